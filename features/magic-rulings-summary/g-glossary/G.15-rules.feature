Feature: G.15

  Rule: G.15.Ruling.1 A card that a text puts into the hand is not drawn

    Example: nothing triggers on it
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Wake": "Whenever you draw a card, you gain 1 life."
      And Alice has a creature "Ox" on top of her library
      And Alice has a sorcery "Take" in hand: "Put the top card of your library into your hand."
      When Alice plays "Take"
      And all players pass
      Then "Ox" is in Alice's hand
      And the stack is empty

  Rule: G.15.Ruling.2 Several cards are drawn one after another

    Example: what triggers on a draw triggers for each
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Wake": "Whenever you draw a card, you gain 1 life."
      And Alice has a sorcery "Study" in hand: "Draw three cards."
      When Alice plays "Study"
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 23 life

  Rule: G.15.Ruling.3 What replaces one draw replaces the first of several

    Example: of three cards
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Well": "{0}: The next time you would draw a card this turn, you gain 2 life instead."
      And Alice has a sorcery "Study" in hand: "Draw three cards."
      When Alice activates "Well"
      And all players pass
      And Alice plays "Study"
      And all players pass
      Then Alice has 22 life
      And Alice's hand holds 2 cards

    Example: two such effects replace two of them
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Well": "{0}: The next time you would draw a card this turn, you gain 2 life instead."
      And Alice has a sorcery "Study" in hand: "Draw three cards."
      When Alice activates "Well"
      And all players pass
      And Alice activates "Well"
      And all players pass
      And Alice plays "Study"
      And all players pass
      And Alice chooses "Well (1)"
      Then Alice has 24 life
      And Alice's hand holds 1 card

    Example: it is over with the turn
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Well": "{0}: The next time you would draw a card this turn, you gain 2 life instead."
      When Alice activates "Well"
      And all players pass
      And the game goes to Bob's end of turn step
      And the game goes to Alice's first main phase
      Then Alice still has 20 life
      And Alice's hand holds 1 card
