Feature: P.12

  Rule: P.12.1 "At end of turn" is the end of turn step

    Example: before the cleanup
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Dusk": "At the beginning of your end of turn step, you gain 1 life."
      When the game goes to the end of turn step
      And all players pass
      Then Alice has 21 life

  Rule: P.12.2 What comes as the end of turn step has begun waits for the next one

    Example: a creature with an ability of that kind
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ghost" in graveyard
      And Alice has an instant "Wake" in hand: "Put target creature card in a graveyard into play under your control. Sacrifice it at end of turn."
      When the game goes to Alice's end of turn step
      And Alice plays "Wake" targeting "Ghost"
      And all players pass
      And the game goes to Bob's upkeep step
      Then "Ghost" is in play
