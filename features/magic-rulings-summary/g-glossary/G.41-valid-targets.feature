Feature: G.41

  Rule: G.41.1 A spell never targets itself

    Scenario Outline: the only spell on the stack
      Given a Magic game between Alice and Bob
      And Alice has an instant "Jolt" in hand
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Jolt"
      And Bob tries to target "Deny" with "Deny"
      Then it is refused
      When Bob plays "Deny" targeting "Jolt"
      And all players pass
      Then "Jolt" is in Alice's graveyard

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: G.41.Ruling.5 What is not in play is no target, unless it is said

    Scenario Outline: a creature card in a graveyard
      Given a Magic game between Alice and Bob
      And Bob has a creature "Ox" in graveyard
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice tries to play "Fell"
      Then it is refused by rule <rule>

      @edition:2003
      Examples:
        | rule   |
        | G.39.1 |

      @edition:2025
      Examples:
        | rule   |
        | 601.2c |

  Rule: G.41.Ruling.1 What takes an ability away may be aimed at what hasn't it

    Example: no flying to be lost
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice has an instant "Net" in hand: "Target creature loses flying until end of turn."
      When Alice plays "Net" targeting "Ox"
      And all players pass
      Then "Net" is in Alice's graveyard

  Rule: G.41.Ruling.2 What taps may be aimed at what is tapped

    Example: a tapped creature
      Given a Magic game between Alice and Bob
      And Bob controls a tapped creature "Ox"
      And Alice has an instant "Snare" in hand: "Tap target creature."
      When Alice plays "Snare" targeting "Ox"
      And all players pass
      Then "Snare" is in Alice's graveyard

  Rule: G.41.Ruling.3 An attacking creature is a target only while there is one

    Example: before combat, and in it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Volley" in hand: "Destroy target attacking creature."
      When Alice passes
      Then Bob can't play "Volley"
      When Bob passes
      And Alice attacks with "Ox"
      And Alice passes
      And Bob plays "Volley" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard

  Rule: G.41.Ruling.4 What becomes a permanent is none before

    Example: a creature spell is no creature to be destroyed
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      When Alice plays "Ox"
      And Alice passes
      Then Bob can't play "Slay"
      When Bob passes
      And Alice passes
      Then Bob can play "Slay"

  Rule: G.41.Ruling.6 No ability targets itself

    Example: another ability, and not itself
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Hush": "{0}: Counter target activated ability."
      And Bob controls an artifact "Ring": "{0}: You gain 1 life."
      Then Alice can't activate "Hush"
      When Alice passes
      And Bob activates "Ring"
      And Bob passes
      And Alice tries to activate "Hush" targeting the ability of "Hush"
      Then it is refused
      When Alice activates "Hush" targeting the ability of "Ring"
      And all players pass
      Then the stack is empty
      And Bob still has 20 life
