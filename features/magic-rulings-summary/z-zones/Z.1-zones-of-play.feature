Feature: Z.1 Zones of Play

  Rule: Z.1.5 A card goes to its owner's graveyard

    Example: a countered spell of the opponent's
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Sting" targeting Bob
      And Bob plays "Deny" targeting "Sting"
      And all players pass
      Then Alice's graveyard holds 1 card
      And Bob's graveyard holds 1 card
