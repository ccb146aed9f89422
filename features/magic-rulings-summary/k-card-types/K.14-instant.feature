Feature: K.14 Instant

  Rule: K.14.2 An instant does not come into play

    Example: it stays in the graveyard
      Given a Magic game between Alice and Bob
      And Alice has an instant "Jolt" in graveyard
      And Alice has an instant "Wake" in hand: "Put target card in your graveyard into play."
      When Alice plays "Wake" targeting "Jolt"
      And all players pass
      Then "Jolt" is still in Alice's graveyard
