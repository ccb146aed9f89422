Feature: G.7 Countering Spells and Abilities

  Rule: G.7.2 A countered spell goes to its owner's graveyard and does nothing

    Example: a burn spell is countered
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Sting" targeting Bob
      And Bob plays "Deny" targeting "Sting"
      And all players pass
      Then "Sting" is in Alice's graveyard
      And Bob still has 20 life
