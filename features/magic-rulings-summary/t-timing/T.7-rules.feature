Feature: T.7

  Rule: T.7.3 Of what is impossible as much as is possible

    Example: one card of two
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      And Alice has a sorcery "Rot" in hand: "Target player discards two cards."
      When Alice plays "Rot" targeting Bob
      And all players pass
      Then "Jolt" is in Bob's graveyard
      And Bob's hand holds 0 cards
