Feature: P.6

  Rule: P.6.1 The current player has priority in the upkeep step

    Example: before the draw
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      When the game goes to Bob's upkeep step
      Then Bob has priority
      And it is Bob's upkeep step
