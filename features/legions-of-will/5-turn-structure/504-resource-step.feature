Feature: 504. Resource step

  Rule: 504.1 The active player gains what the player's bases can produce

    Example: all face-up bases produce
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob controls a base "Quarry" with production 2
      And Bob controls a base "Sawmill" with production 3
      And Alice controls a base "Fishery" with production 1
      When the game goes to Bob's resource step
      Then Bob has 15 resource
      And Alice still has 10 resource

    Example: a face-down base produces nothing
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob controls a base "Quarry" with production 2
      And Bob controls a base "Sawmill" with production 3, face down
      When the game goes to Bob's resource step
      Then Bob has 12 resource

    @ruling:low-006
    Example: no more than the reserve can hold
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob has 18 resource
      And Bob controls a base "Quarry" with production 5
      When the game goes to Bob's resource step
      Then Bob has 20 resource

    Example: nobody can respond to it
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob controls a base "Quarry" with production 4
      When the game goes to Bob's resource step
      Then the chain of events is empty
      And Bob has 14 resource

  Rule: 504.2 Then the active player gets priority

    Example: priority before the main phase
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      When the game goes to Bob's effect step
      And all players pass
      Then it is Bob's resource step
      And Bob has priority
