Feature: D.10 Rules of Play

  Rule: D.10.4 The first player decides on mulligans before the second does

    Example: two of the first player's
      Given a new Magic game between Alice and Bob
      And Alice has 60 instants "Spare" in library
      And Bob has 60 instants "Spare" in library
      And the next coin flip is 1
      When Alice chooses Bob
      Then Bob is asked to mulligan
      When Bob accepts
      Then Bob is asked to mulligan
      When Bob declines
      Then Alice is asked to mulligan

  Rule: D.10.5 Who goes first draws no card in the first draw step

    Example: the winner of the toss lets the other go first
      Given a new Magic game between Alice and Bob
      And Alice has 60 instants "Spare" in library
      And Bob has 60 instants "Spare" in library
      And the next coin flip is 1
      When Alice chooses Bob
      And Bob declines
      And Alice declines
      And the game goes to the first main phase
      Then it is Bob's first main phase
      And Bob's hand holds 7 cards
      When the game goes to Alice's first main phase
      Then Alice's hand holds 8 cards
