Feature: P.11 End Phase

  Rule: P.11.1 The end of turn step, then the cleanup

    Example: a card too many is kept through the first and not through the second
      Given a Magic game between Alice and Bob
      And Alice has 8 creatures "Bear" with mana cost {9} in hand
      And Alice controls an enchantment "Dusk": "At the beginning of your end of turn step, you gain 1 life."
      When the game goes to the end of turn step
      Then Alice's hand still holds 8 cards
      And the stack holds the ability of "Dusk"
      When all players pass
      And all players pass
      Then Alice is asked to discard down to maximum hand size
