Feature: 112.6m What a Text says of Decks

  Rule: 112.6m A text that is about decks functions before the game begins

    Scenario Outline: any number of cards of its name
      Given a new Magic game between Alice and Bob
      And the decks are made up to constructed ones
      And the next coin flip is 1
      And Alice has 20 creatures "Rat" in library: "A deck can have any number of cards named Rat."
      When Alice chooses Alice
      Then Alice is asked to mulligan

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013
    Example: a card without such a text
      When this scenario is run:
        """
        Given a new Magic 2013 game between Alice and Bob
        And the decks are made up to constructed ones
        And Alice has 20 creatures "Rat" in library
        When Alice chooses Alice
        Then Alice has 7 cards in her hand
        """
      Then it can't be set up: "more than four"
