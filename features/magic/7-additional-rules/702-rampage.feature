Feature: 702 Keyword Abilities

  Rule: 702.23a Rampage triggers on being blocked, in 2003 on being blocked by two or more

    Scenario Outline: one blocker
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ogre" with power 3 and toughness 3: "Rampage 2"
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Ogre"
      And Bob blocks "Ogre" with "Goat"
      And Alice passes
      And Bob passes
      Then it is Alice's <step>

      @edition:2025
      Examples:
        | step                  |
        | declare blockers step |

      @edition:2003 @rule:A.33.2
      Examples:
        | step               |
        | combat damage step |

    Scenario Outline: three blockers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ogre" with power 3 and toughness 3: "Rampage 2"
      And Bob controls 3 creatures "Goat" with power 0 and toughness 9
      When Alice attacks with "Ogre"
      And Bob blocks "Ogre" with "Goat" (1), "Goat" (2) and "Goat" (3)
      And all players pass
      Then "Ogre" has power 7
      And "Ogre" has toughness 7

      @edition:2025
      Examples:
        | |
        | |

      @edition:2003 @rule:A.33.2
      Examples:
        | |
        | |
