Feature: A.2 Activated Abilities

  Rule: A.2.2 The cost is paid and the ability put on the stack as it is announced

    Example: the effect comes as it resolves
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Archer": "{T}: Archer deals 1 damage to target creature or player."
      When Alice activates "Archer" targeting Bob
      Then "Archer" is tapped
      And Bob still has 20 life
      When all players pass
      Then Bob has 19 life

    Example: it is on the stack as its mode is chosen
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Orb": "{T}: Choose one - You gain 3 life; or you draw two cards."
      When Alice activates "Orb"
      Then Alice is asked to choose modes
      And the stack holds the ability of "Orb"

  Rule: A.2.3 Not where its card is out of play

    Scenario Outline: from the hand
      Given a Magic game between Alice and Bob
      And Alice has a creature "Archer" with mana cost {9} in hand: "{0}: You gain 1 life."
      When Alice tries to activate "Archer"
      Then it is refused by rule A.2.3

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: A.2.4 By nobody but its controller

    Example: the opponent's
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Archer": "{0}: You gain 1 life."
      When Alice tries to activate "Archer"
      Then it is refused by rule A.2.4

  Rule: A.2.5 Once on the stack it is independent of its source

    Example: its source is destroyed in response
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Archer": "{T}: Archer deals 1 damage to target creature or player."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Archer" targeting Bob
      And Bob plays "Fell" targeting "Archer"
      And all players pass
      Then "Archer" is in Alice's graveyard
      When all players pass
      Then Bob has 19 life

  Rule: A.2.6 What its source does it does as it then is

    Example: damage equal to its power, which has grown
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Archer" with power 1 and toughness 1: "{T}: Archer deals damage equal to its power to target creature or player."
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      When Alice activates "Archer" targeting Bob
      And Alice plays "Grow" targeting "Archer"
      And all players pass
      And all players pass
      Then Bob has 16 life

    Example: of what has left play, as it last was
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Archer" with power 2 and toughness 2: "{T}: Archer deals damage equal to its power to target creature or player."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Archer" targeting Bob
      And Bob plays "Fell" targeting "Archer"
      And all players pass
      And all players pass
      Then Bob has 18 life

  Rule: A.2.7 "Only once each turn" is once

    Scenario Outline: and once again in the next turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Monk": "{0}: You gain 1 life. <activate> only once each turn."
      When Alice activates "Monk"
      And all players pass
      Then Alice has 21 life
      When Alice tries to activate "Monk"
      Then it is refused by rule A.2.7
      When the game goes to Bob's first main phase
      And Alice activates "Monk"
      And all players pass
      Then Alice has 22 life

      @edition:2003
      Examples:
        | activate          |
        | Play this ability |

      @edition:2025
      Examples:
        | activate |
        | Activate |

    Example: whoever controls it then
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Monk": "{0}: You gain 1 life. Play this ability only once each turn."
      And Bob has an instant "Lure" in hand: "Gain control of target creature."
      When Alice activates "Monk"
      And all players pass
      And Bob plays "Lure" targeting "Monk"
      And all players pass
      Then "Monk" is controlled by Bob
      When Bob tries to activate "Monk"
      Then it is refused by rule A.2.7
      When the game goes to Bob's upkeep step
      And Bob activates "Monk"
      And all players pass
      Then Bob has 21 life

    Example: what must be so for it is not so yet
      Given a Magic game between Alice and Bob
      And Alice has 6 cards in graveyard
      And Alice controls a creature "Ox": "{0}: You gain 1 life. Play this ability only if seven or more cards are in your graveyard."
      And Alice has an instant "Wind" in hand: "You gain 2 life."
      When Alice tries to activate "Ox"
      Then it is refused by rule A.2.7
      When Alice plays "Wind"
      And all players pass
      And Alice activates "Ox"
      And all players pass
      Then Alice has 23 life

  Rule: A.2.8 It has the color of its source

    Example: a black one does not target what is protected from black
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Rat" with mana cost {B}: "{0}: Tap target creature."
      And Bob controls a creature "Knight": "Protection from black"
      And Bob controls a creature "Ox"
      When Alice tries to activate "Rat" targeting "Knight"
      Then it is refused
      When Alice activates "Rat" targeting "Ox"
      And all players pass
      Then "Ox" is tapped


    Example: a text that counters red abilities finds it
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Imp" with mana cost {R}: "{0}: Imp deals 1 damage to target player."
      And Bob controls a creature "Elf" with mana cost {G}: "{0}: You gain 1 life."
      And Alice has an instant "Hush" in hand: "Counter target red ability."
      When Alice passes
      And Bob activates "Imp" targeting Alice
      And Bob activates "Elf"
      And Alice plays "Hush"
      And all players pass
      And all players pass
      Then Alice still has 20 life
      And Bob has 21 life

  Rule: A.2.Ruling.1 Who plays an ability twice pays twice

    Example: twice the mana, and two uses
      Given a Magic game between Alice and Bob
      And Alice has 2 black mana
      And Alice controls an enchantment "Plague": "{B}: Plague deals 1 damage to each player."
      When Alice activates "Plague"
      Then Alice has 1 black mana
      When all players pass
      Then Bob has 19 life
      When Alice activates "Plague"
      And all players pass
      Then Bob has 18 life
