Feature: P.12

  Rule: P.12.1 "At end of turn" is the end of turn step

    Example: before the cleanup
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Dusk": "At the beginning of your end of turn step, you gain 1 life."
      When the game goes to the end of turn step
      And all players pass
      Then Alice has 21 life
