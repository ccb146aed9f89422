Feature: 114 Targets that are changed in Part, and what looks at Targets

  Rule: 114.6b Of several targets one is changed

    Scenario Outline: the first one, and the other stays
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Bob controls a creature "Cow"
      And Bob controls a creature "Hen"
      And Alice has a sorcery "Lull" in hand: "Tap two target creatures."
      And Bob has an instant "Turn" in hand: "Change a target of target spell."
      When Alice plays "Lull" targeting "Ox", "Cow"
      And Bob plays "Turn" targeting "Lull"
      And all players pass
      And Bob chooses "Hen"
      And all players pass
      Then "Hen" is tapped
      And "Cow" is tapped
      And "Ox" is still untapped

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013
    Example: the first one stays, and so the other is changed
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Bob controls a creature "Cow"
      And Bob controls a creature "Hen"
      And Alice has a sorcery "Lull" in hand: "Tap two target creatures."
      And Bob has an instant "Turn" in hand: "Change a target of target spell."
      When Alice plays "Lull" targeting "Ox", "Cow"
      And Bob plays "Turn" targeting "Lull"
      And all players pass
      And Bob chooses "Ox"
      And all players pass
      Then "Ox" is tapped
      And "Hen" is tapped
      And "Cow" is still untapped

  Rule: 114.6c Any targets that may be changed may stay

    Scenario Outline: one of two
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Bob controls a creature "Cow"
      And Bob controls a creature "Hen"
      And Bob controls a creature "Hog"
      And Alice has a sorcery "Lull" in hand: "Tap two target creatures."
      And Bob has an instant "Turn" in hand: "Change any targets of target spell."
      When Alice plays "Lull" targeting "Ox", "Cow"
      And Bob plays "Turn" targeting "Lull"
      And all players pass
      And Bob chooses "Hen"
      And Bob chooses "Cow"
      And all players pass
      Then "Hen" is tapped
      And "Cow" is tapped
      And "Ox" is still untapped

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013
    Example: both
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Bob controls a creature "Cow"
      And Bob controls a creature "Hen"
      And Bob controls a creature "Hog"
      And Alice has a sorcery "Lull" in hand: "Tap two target creatures."
      And Bob has an instant "Turn" in hand: "Change any targets of target spell."
      When Alice plays "Lull" targeting "Ox", "Cow"
      And Bob plays "Turn" targeting "Lull"
      And all players pass
      And Bob chooses "Hen"
      And Bob chooses "Hog"
      And all players pass
      Then "Hen" is tapped
      And "Hog" is tapped

  Rule: 114.8c What targets only one thing had no other target, be that legal or not

    Scenario Outline: that alone
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice has a sorcery "Lull" in hand: "Tap target creature."
      And Bob has an instant "Stop" in hand: "Counter target spell that targets only a creature you control."
      When Alice plays "Lull" targeting "Ox"
      And Bob plays "Stop" targeting "Lull"
      And all players pass
      Then "Lull" is in Alice's graveyard
      And "Ox" is still untapped

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013
    Example: the same thing twice is one thing
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with mana cost {G}
      And Alice has a sorcery "Ruin" in hand: "Destroy target creature and target green creature."
      And Bob has an instant "Stop" in hand: "Counter target spell that targets only a creature you control."
      When Alice plays "Ruin" targeting "Ox", "Ox"
      And Bob plays "Stop" targeting "Ruin"
      And all players pass
      Then "Ruin" is in Alice's graveyard
      And "Ox" is still in play

    @edition:2013
    Example: another one besides, which is no legal target any more
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Bob controls a creature "Cow"
      And Alice has a sorcery "Lull" in hand: "Tap two target creatures."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      And Bob has an instant "Stop" in hand: "Counter target spell that targets only a creature you control."
      When Alice plays "Lull" targeting "Ox", "Cow"
      And Bob plays "Fell" targeting "Cow"
      And all players pass
      Then "Cow" is in Bob's graveyard
      And Bob can't target "Lull" with "Stop"
