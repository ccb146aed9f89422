Feature: 103 Starting the Game

  Rule: 103.4 Players declare mulligans in rounds, in 2003 one player after the other

    Scenario Outline: who decides after the first player's mulligan
      Given a new Magic game between Alice and Bob
      And Alice has 60 instants "Spare" in library
      And Bob has 60 instants "Spare" in library
      And the next coin flip is 1
      When Alice chooses Alice
      And Alice accepts
      Then <next> is asked to mulligan
      And Alice's hand holds <cards> cards

      @edition:2013
      Examples:
        | next | cards |
        | Bob  | 7     |

      @edition:2003 @also:P.1.7
      Examples:
        | next  | cards |
        | Alice | 6     |

      @edition:2025
      Examples:
        | next | cards |
        | Bob  | 7     |

    Scenario Outline: who keeps a hand is not asked again, and all of a round are taken at the same time
      Given a new Magic game between Alice and Bob
      And Alice has 60 instants "Spare" in library
      And Bob has 60 instants "Spare" in library
      And the next coin flip is 1
      When Alice chooses Alice
      And Alice accepts
      And Bob accepts
      Then Alice's hand holds 6 cards
      And Bob's hand holds 6 cards
      When Alice declines
      And Bob accepts
      Then Bob's hand holds 5 cards
      And Bob is asked to mulligan

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |
