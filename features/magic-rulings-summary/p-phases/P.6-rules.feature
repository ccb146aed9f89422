Feature: P.6

  Rule: P.6.1 The current player has priority in the upkeep step

    Example: before the draw
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      When the game goes to Bob's upkeep step
      Then Bob has priority
      And it is Bob's upkeep step

  Rule: P.6.Ruling.1 An ability that triggered at the beginning of upkeep resolves without what it came from

    Example: an enchantment that is destroyed in response
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Debt": "At the beginning of your upkeep, you lose 2 life."
      And Alice has an instant "Shatter" in hand: "Destroy target enchantment."
      When the game goes to Alice's upkeep step
      And Alice plays "Shatter" targeting "Debt"
      And all players pass
      Then "Debt" is in Alice's graveyard
      When all players pass
      Then Alice has 18 life
