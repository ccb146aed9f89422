Feature: K.22 Sorcery

  Rule: K.22.2 A sorcery does not come into play

    Example: it stays in the graveyard
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Study" in graveyard
      And Alice has an instant "Wake" in hand: "Put target card in your graveyard into play."
      When Alice plays "Wake" targeting "Study"
      And all players pass
      Then "Study" is still in Alice's graveyard
