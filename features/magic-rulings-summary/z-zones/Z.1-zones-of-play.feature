Feature: Z.1 Zones of Play

  Rule: Z.1.5 A card goes to its owner's graveyard

    Example: a countered spell of the opponent's
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Sting" targeting Bob
      And Bob plays "Deny" targeting "Sting"
      And all players pass
      Then Alice's graveyard holds 1 card
      And Bob's graveyard holds 1 card

    Example: one of the opponent that was put into play
      Given a Magic game between Alice and Bob
      And Bob has a creature "Giant" with power 1 and toughness 1 in graveyard
      And Alice has an instant "Wake" in hand: "Put target creature card in a graveyard into play under your control."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Wake" targeting "Giant"
      And all players pass
      Then "Giant" is controlled by Alice
      When Alice plays "Fell" targeting "Giant"
      And all players pass
      Then "Giant" is in Bob's graveyard

    Example: who owns a returned creature plays it again
      Given a Magic game between Alice and Bob
      And Bob has a creature "Bear" in graveyard
      And Alice has a sorcery "Animate" in hand: "Put target creature card from a graveyard into play under your control."
      And Alice has an instant "Recall" in hand: "Return target creature to its owner's hand."
      When Alice plays "Animate" targeting "Bear"
      And all players pass
      And Alice plays "Recall" targeting "Bear"
      And all players pass
      And the game goes to Bob's first main phase
      And Bob plays "Bear"
      And all players pass
      Then "Bear" is controlled by Bob

  Rule: Z.1.3 What changes zones forgets what it was

    Example: damage and growth
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 5
      And Alice has an instant "Blessing" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Recall" in hand: "Return target creature to its owner's hand."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When Alice plays "Recall" targeting "Ox"
      And all players pass
      And Alice plays "Ox"
      And all players pass
      Then "Ox" has power 2

  Rule: Z.1.4 What one effect moves moves at the same time

    Example: creatures that see each other go
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Mourner": "Whenever a creature is put into a graveyard from play, you gain 1 life."
      And Bob controls a creature "Ox"
      And Bob controls a creature "Elk"
      And Alice has a sorcery "Flood" in hand: "Destroy all creatures."
      When Alice plays "Flood"
      And all players pass
      And Bob orders "Elk" and "Ox"
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 23 life

  Rule: Z.1.Ruling.2 What triggers on going somewhere resolves once it is there

    Example: it is found in the graveyard
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Phoenix": "When Phoenix is put into a graveyard from play, return it to its owner's hand."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Fell" targeting "Phoenix"
      And all players pass
      Then "Phoenix" is in Alice's graveyard
      When all players pass
      Then "Phoenix" is in Alice's hand

  Rule: Z.1.Ruling.3 What triggers on going somewhere doesn't follow it to a third zone

    Example: it has left the graveyard meanwhile
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Phoenix": "When Phoenix is put into a graveyard from play, return it to its owner's hand."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Bob has an instant "Banish" in hand: "Remove target card in a graveyard from the game."
      When Alice plays "Fell" targeting "Phoenix"
      And all players pass
      And Alice passes
      And Bob plays "Banish" targeting "Phoenix"
      And all players pass
      And all players pass
      Then "Phoenix" is out of game

  Rule: Z.1.Ruling.1 What triggers on leaving remembers what left

    Example: how strong it was
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Martyr" with power 4 and toughness 1: "When Martyr is put into a graveyard from play, you gain life equal to its power."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Fell" targeting "Martyr"
      And all players pass
      And all players pass
      Then Alice has 24 life

  Rule: Z.1.2 Each player has a hand, a library and a graveyard; play and the stack are shared

    Example: what was stolen goes to its owner's graveyard, and not to one of all
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice has an instant "Steal" in hand: "Gain control of target creature."
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      When Alice plays "Steal" targeting "Ox"
      And all players pass
      And Alice plays "Slay" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And "Slay" is in Alice's graveyard
      And Bob's graveyard holds 1 card

  Rule: Z.1.Ruling.4 What is put into the zone where it is stays as it is

    Scenario Outline: nothing triggers as a card in a graveyard is put there
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ghost" in graveyard
      And Alice controls an enchantment "Dirge": "Whenever a creature is put into a graveyard from anywhere, you gain 1 life."
      And Alice has an instant "Bury" in hand: "Put target creature card in a graveyard into its owner's graveyard. Draw a card."
      When Alice plays "Bury" targeting "Ghost"
      And all players pass
      Then Alice's hand holds 1 card
      And "Ghost" is still in Alice's graveyard
      And the stack is empty

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |
