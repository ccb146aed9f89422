Feature: What a sabotaged engine gets wrong

  Rule: 113.2 Damage is marked on units

    Example: damage less than its power
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with will 4 and power 5 in her base "Kiln"
      And Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit."
      When Bob plays "Spark" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" has 3 damage marked

  Rule: 305.1 Units are played in the own main phase

    Example: a unit of the other player
      Given a Legions of Will game between Alice and Bob
      And Bob has a unit "Imp" with will 1 and power 1 in hand
      When Bob tries to play "Imp"
      Then it is refused

  Rule: 100.9 The active player acts first

    Example: both players have a triggered ability
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Bell" with will 1 and power 1 in her base "Kiln": "Whenever a unit is destroyed, draw a card."
      And Bob controls a unit "Gong" with will 1 and power 1 in his base "Mill": "Whenever a unit is destroyed, draw a card."
      And Bob controls a unit "Ash Hound" with will 4 and power 3 in his base "Mill"
      And Alice has the action "Spark" in hand: "Spark deals 3 damage to target unit."
      When Alice plays "Spark" targeting "Ash Hound"
      And all players pass
      Then the chain of events holds the ability of "Gong", the ability of "Bell"

  Rule: 402.3 Hands are hidden

    Example: a card in hand
      Given a Legions of Will game between Alice and Bob
      And Bob has a unit "Imp" with will 1 and power 1 in hand
      When Alice passes
      Then Alice doesn't see "Imp"
