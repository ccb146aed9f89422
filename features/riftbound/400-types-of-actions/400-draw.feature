Feature: 400. Draw

  Rule: 400.1 A card is drawn from the top of the Main Deck

    Example: the top card, and no other
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Second Wind" in her hand: "Draw 1."
      And Alice has a spell "Lantern" on top of her main deck
      When Alice plays "Second Wind"
      And all players pass
      Then "Lantern" is in Alice's hand

  Rule: 400.3 "Draw X"

    Example: so many cards
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Second Wind" in her hand: "Draw 3."
      When Alice plays "Second Wind"
      And all players pass
      Then Alice's hand holds 3 cards
      And Alice's main deck holds 7 cards

    Example: "a card" is one from the Main Deck, and nothing that is chosen
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Imp"
      And Alice has a spell "Glance" in her hand: "Draw a card."
      When Alice plays "Glance"
      Then "Glance" is not targeting "Imp"
      When all players pass
      Then Alice's main deck holds 9 cards
      And "Imp" is still on the board

    Example: as many as there are of something
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 units "Imp"
      And Bob controls a unit "Rat"
      And Alice has a spell "Muster" in her hand: "Draw a card for each unit you control. Then discard a card."
      When Alice plays "Muster"
      And all players pass
      And Alice chooses "Alice's blank main deck card 1"
      Then Alice's main deck holds 8 cards
      And Alice's trash holds 2 cards

  Rule: 400.4 Who draws more cards than there are burns out in between

    @also:418.1.a
    Example: as many as possible, a Burn Out, then the rest
      Given a Riftbound game between Alice and Bob
      And Alice's main deck holds 1 card
      And Alice has 3 spells "Ember" in her trash
      And Alice has a spell "Second Wind" in her hand: "Draw 3."
      When Alice plays "Second Wind"
      And all players pass
      Then Alice's hand holds 3 cards
      And Bob has 1 point
      And Alice's main deck still holds 1 card

  Rule: 400.2 Drawing is done by the turn, or when something says so

    @also:400.2.a
    @also:400.2.b
    Example: one card a turn, and one more for a spell
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      When the game goes to Bob's action phase
      Then Alice's main deck still holds 10 cards
      When the game goes to Alice's action phase
      Then Alice's main deck holds 9 cards
      When Alice plays "Lantern"
      And all players pass
      Then Alice's main deck holds 8 cards

  Rule: 400.4.a With too few cards, as many as possible are drawn, then the rest

    @also:400.4.b
    @also:400.4.c
    @also:418.4.a
    Example: two cards of a deck of one
      Given a Riftbound game between Alice and Bob
      And Alice's main deck holds 1 card
      And Alice has a unit "Drone" in her trash
      And Alice has a spell "Lantern" in her hand: "Draw 2."
      When Alice plays "Lantern"
      And all players pass
      Then Alice's hand holds 2 cards
      And Bob has 1 point
      And "Drone" is in Alice's hand
