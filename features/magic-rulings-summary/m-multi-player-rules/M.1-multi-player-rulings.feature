Feature: M.1 Multi-Player Rulings

  Rule: M.1.2 An ability's target is chosen each time

    Example: one player, then the other
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Rod": "{0}: Rod deals 1 damage to target player."
      When Alice activates "Rod" targeting Bob
      And all players pass
      And Alice activates "Rod" targeting Alice
      And all players pass
      Then Bob has 19 life
      And Alice has 19 life
