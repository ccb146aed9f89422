Feature: G.14

  Rule: G.14.Ruling.2 A card that a text puts into the graveyard is not discarded

    Example: nothing triggers on it
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Wake": "Whenever a player discards a card, you gain 1 life."
      And Alice has an instant "Jolt" in hand
      And Alice has a sorcery "Shed" in hand: "Put a card from your hand into your graveyard."
      And Alice has a sorcery "Drop" in hand: "Discard a card."
      When Alice plays "Shed"
      And all players pass
      And Alice chooses "Jolt"
      Then "Jolt" is in Alice's graveyard
      And the stack is empty
      When Alice plays "Drop"
      And all players pass
      Then Alice still has 20 life
