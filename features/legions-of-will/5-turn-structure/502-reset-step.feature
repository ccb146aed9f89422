Feature: 502. Reset step

  Rule: 502.1 The active player's permanents reset, all at once

    @ruling:low-048
    Example: all of the active player's, none of the other player's
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob controls a unit "Heron" rested
      And Bob controls a unit "Egret" rested
      And Alice controls a unit "Crab" rested
      When all players pass, which ends the turn
      Then "Heron" is reset
      And "Egret" is reset
      And "Crab" is still rested

    Example: an effect keeps a permanent from resetting
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob controls a unit "Sloth" rested: "Sloth doesn't reset during your reset step."
      And Bob controls a unit "Heron" rested
      When all players pass, which ends the turn
      Then "Sloth" is still rested
      And "Heron" is reset

  Rule: 502.2 Nobody receives priority during the reset step

    Example: what triggers in it waits for the effect step
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob controls a unit "Sunflower" rested: "Whenever Sunflower becomes reset, you gain 1 resource."
      When all players pass
      Then it is Bob's effect step
      And the chain of events holds the ability of "Sunflower"
      And Bob has priority
