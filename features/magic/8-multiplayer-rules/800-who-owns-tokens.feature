Feature: 800 General (Multiplayer Rules): who owns a token

  Rule: 800.4a A token is owned by who it came under the control of, in 2003 by who put it there

    Scenario Outline: a gift
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Gift" in hand: "Target opponent puts a 1/1 white Bird creature token into play."
      When Alice plays "Gift" targeting Bob
      And all players pass
      Then "Bird" is controlled by Bob
      And "Bird" is owned by <owner>

      @edition:2013
      Examples:
        | owner |
        | Bob   |

      @edition:2003 @also:K.25.7
      Examples:
        | owner |
        | Alice |

      @edition:2025
      Examples:
        | owner |
        | Bob   |
