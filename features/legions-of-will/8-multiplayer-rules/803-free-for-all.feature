Feature: 803. Free-for-All

  Rule: 803.1 In a Free-for-All game everybody is everybody's opponent

    Example: each of the others loses resource
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice has the action "Tribute" in hand: "Each opponent loses 2 resource."
      When Alice plays "Tribute"
      And all players pass
      Then Bob has 8 resource
      And Carol has 8 resource
      And Alice still has 10 resource
