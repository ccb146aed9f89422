Feature: Names of players

  Rule: A name is a word of letters, of any script

    Scenario Outline: <one> and <other>
      Given a Legions of Will game between <one> and <other>
      And <one> controls a unit "Ash Hound" with power 3
      And <other> has the action "Spark" in hand: "Spark deals 3 damage to target unit."
      When <other> plays "Spark" targeting <one>'s "Ash Hound"
      And all players pass
      Then "Ash Hound" is in <one>'s graveyard
      And "Spark" is in <other>'s graveyard

      Examples:
        | one       | other |
        | Jürgen    | Änne  |
        | Ольга     | 花子  |
        | Anna-Lena | Anna  |
        | Bob2      | Bob   |

    Example: a player is targeted
      Given a Riftbound game between Zoë and Renée
      And Zoë has 1 point
      When Zoë passes
      Then Renée has priority
