Feature: 307 Sorceries

  Rule: 307.5 What is played any time one could cast a sorcery needs priority in one's own main phase, and an empty stack

    Scenario Outline: an ability says so
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Forge": "{0}: You gain 1 life. Activate only as a sorcery."
      And Alice has an instant "Spark" in hand: "You gain 3 life."
      When Alice plays "Spark"
      And Alice tries to activate "Forge"
      Then it is refused by rule <rule>
      When all players pass
      And Alice activates "Forge"
      And all players pass
      Then Alice has 24 life
      When the game goes to the end of turn step
      And Alice tries to activate "Forge"
      Then it is refused by rule <rule>
      And Alice still has 24 life

      @edition:2013 @also:602.5
      Examples:
        | rule  |
        | 602.5 |

      @edition:2003 @also:T.4.7 @also:T.1.5
      Examples:
        | rule  |
        | T.1.5 |

      @edition:2025
      Examples:
        | rule  |
        | 602.5 |

    Scenario Outline: an instant says so, and stays an instant
      Given a Magic game between Alice and Bob
      And Alice has an instant "Slow Rite" in hand:
        """
        Cast this spell only any time you could cast a sorcery.
        You gain 3 life.
        """
      And Bob controls an enchantment "Ear": "Whenever a player plays an instant spell, you gain 1 life."
      When the game goes to the end of turn step
      And Alice tries to play "Slow Rite"
      Then it is refused by rule <rule>
      When the game goes to Alice's first main phase
      And Alice plays "Slow Rite"
      And all players pass
      Then Bob has 21 life
      When all players pass
      Then Alice has 23 life

      @edition:2013 @also:601.5
      Examples:
        | rule  |
        | 601.5 |

      @edition:2003 @also:T.4.7 @also:T.4.12
      Examples:
        | rule   |
        | T.4.12 |
