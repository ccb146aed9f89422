Feature: 702 Keyword Abilities

  Rule: 702.24a Nothing is paid for what is gone, in 2003 it may be all the same

    Scenario Outline: destroyed in response, with a counter on it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wurm" with power 6 and toughness 6: "Cumulative upkeep - Pay 1 life."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When the game goes to Bob's first main phase
      And the game goes to <first upkeep>
      And all players pass
      And Alice accepts
      Then Alice has 19 life
      When the game goes to Bob's first main phase
      And the game goes to <first upkeep>
      And Bob plays "Fell" targeting "Wurm"
      And all players pass
      Then "Wurm" is in Alice's graveyard
      When all players pass
      And <then>
      Then <outcome>

      @edition:2025
      Examples:
        | first upkeep        | then                                     | outcome                 |
        | Alice's upkeep step | the game goes to Alice's first main phase | Alice still has 19 life |

      @edition:2003 @rule:A.11.Ruling.5
      Examples:
        | first upkeep        | then          | outcome           |
        | Alice's upkeep step | Alice accepts | Alice has 18 life |
