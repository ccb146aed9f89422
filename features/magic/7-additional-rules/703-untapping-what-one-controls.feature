Feature: 703 Turn-Based Actions

  @edition:2025
  Rule: 703.4c What a player controls untaps, whoever owns it

    Example: in that player's untap step
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk", tapped
      And Bob controls a creature "Cow", tapped
      And Alice has a sorcery "Lure" in hand: "Gain control of target creature."
      When Alice plays "Lure" targeting "Elk"
      And all players pass
      And the game goes to Bob's upkeep step
      Then "Cow" is untapped
      And "Elk" is still tapped
      When the game goes to Alice's upkeep step
      Then "Elk" is untapped
