Feature: G.35 Skipping a Draw

  Rule: G.35.1 To skip a draw replaces it

    Example: what triggers on drawing a card doesn't
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Loan" in hand: "You gain 5 life. Skip your next draw."
      And Alice has a sorcery "Study" in hand: "Draw a card."
      And Alice controls an enchantment "Lens": "Whenever you draw a card, you gain 1 life."
      When Alice plays "Loan"
      And all players pass
      And Alice plays "Study"
      And all players pass
      Then Alice has 25 life
      And Alice's hand holds 0 cards
      And the stack is empty

  Rule: G.35.2 It is the next draw, whenever that is

    Example: the first of two cards
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Loan" in hand: "Skip your next draw."
      And Alice has a sorcery "Study" in hand: "Draw two cards."
      When Alice plays "Loan"
      And all players pass
      And Alice plays "Study"
      And all players pass
      Then Alice's hand holds 1 card

    Example: in the next turn
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Loan" in hand: "Target player skips his or her next draw."
      When Alice plays "Loan" targeting Bob
      And all players pass
      And the game goes to Bob's first main phase
      Then Bob's hand still holds 0 cards
      When the game goes to Alice's end of turn step
      And the game goes to Bob's first main phase
      Then Bob's hand holds 1 card
