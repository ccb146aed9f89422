Feature: 100 and 103 Decks and Starting the Game

  @edition:2013
  Rule: 103.2 It is determined who chooses who takes the first turn

    Example: tails lets the second player choose
      Given a new Magic game between Alice and Bob
      And Alice has 60 instants "Spare" in library
      And Bob has 60 instants "Spare" in library
      And the next coin flip is 2
      When Bob chooses Bob
      And Bob declines
      And Alice declines
      And the game goes to the first main phase
      Then it is Bob's first main phase

    Example: whoever chooses may choose the other player
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

  @edition:2013
  Rule: 100.2a A constructed deck has sixty cards at least, and four of a name at most but for basic lands

    Example: fifty-nine
      When this scenario is run:
        """
        Given a new Magic 2013 game between Alice and Bob
        And the decks are constructed
        And Alice has 59 Forest lands "Forest" in library
        And Bob has 60 Forest lands "Forest" in library
        And the next coin flip is 1
        When Alice chooses Alice
        Then Alice's hand holds 7 cards
        """
      Then it can't be set up: "59 cards of at least 60"

    Example: five of a name
      When this scenario is run:
        """
        Given a new Magic 2013 game between Alice and Bob
        And the decks are constructed
        And Alice has 55 Forest lands "Forest" in library
        And Alice has 5 instants "Jolt" in library
        And Bob has 60 Forest lands "Forest" in library
        And the next coin flip is 1
        When Alice chooses Alice
        Then Alice's hand holds 7 cards
        """
      Then it can't be set up: "more than four cards"

    @rule:100.5
    Example: as many cards as its player likes, of them basic lands
      Given a new Magic game between Alice and Bob
      And the decks are constructed
      And Alice has 200 Forest lands "Forest" in library
      And Bob has 60 Forest lands "Forest" in library
      And the next coin flip is 1
      When Alice chooses Alice
      Then Alice is asked to mulligan
      And Alice's library holds 193 cards
