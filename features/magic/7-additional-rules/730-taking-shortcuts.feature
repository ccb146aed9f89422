Feature: 730 Taking Shortcuts

  Rule: 730.4 A loop of mandatory actions is a draw

    Scenario Outline: two enchantments that set each other off
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Echo": "Whenever a player gains life, that player loses 1 life."
      And Alice controls an enchantment "Answer": "Whenever a player loses life, that player gains 1 life."
      And Alice has an instant "Spark" in hand: "You gain 1 life."
      When Alice plays "Spark"
      And all players pass
      And all players pass
      And all players pass
      Then the game is <what>

      @edition:2025
      Examples:
        | what   |
        | a draw |

      @edition:2013 @rule:716.4
      Examples:
        | what   |
        | a draw |

      @edition:2003 @also:G.18.4
      Examples:
        | what   |
        | a draw |
