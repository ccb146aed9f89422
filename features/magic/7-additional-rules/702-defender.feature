Feature: 702 Keyword Abilities

  Rule: 702.3b Defender keeps a creature from attacking, in 2003 being a Wall does

    Scenario Outline: a Wall without a text
      Given a Magic game between Alice and Bob
      And Alice controls a Wall creature "Rampart" with power 2 and toughness 4
      And Alice controls a creature "Ox"
      When the game goes to the declare attackers step
      Then Alice <may> attack with "Rampart"

      @edition:2025
      Examples:
        | may |
        | can |

      @edition:2003 @also:K.27.1 @also:C.3.3
      Examples:
        | may   |
        | can't |

    @edition:2025
    Example: a creature with defender
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hedge" with power 2 and toughness 4: "Defender"
      And Alice controls a creature "Ox"
      When the game goes to the declare attackers step
      Then Alice can't attack with "Hedge"
