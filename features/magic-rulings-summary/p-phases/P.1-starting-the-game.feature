Feature: P.1 Starting the Game

  Rule: P.1.5 A coin says who chooses

    Scenario Outline: tails lets the second player choose
      Given a new Magic game between Alice and Bob
      And Alice has 60 instants "Spare" in library
      And Bob has 60 instants "Spare" in library
      And the next coin flip is 2
      When Bob chooses Bob
      And Bob declines
      And Alice declines
      And the game goes to the first main phase
      Then it is Bob's first main phase

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: P.1.4 Who chooses may go first or not; who goes first draws no card in the first draw step

    Scenario Outline: the first player goes without a draw
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

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: P.1.6 Seven cards and 20 life

    Scenario Outline: both begin alike
      Given a new Magic game between Alice and Bob
      And Alice has 60 instants "Spare" in library
      And Bob has 60 instants "Spare" in library
      And the next coin flip is 1
      When Alice chooses Alice
      And Alice declines
      And Bob declines
      And the game goes to the first main phase
      Then Alice's hand holds 7 cards
      And Bob's hand holds 7 cards
      And Bob has 20 life

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: P.1.7 Each mulligan costs a card, and the first player decides before the second does

    Example: two mulligans, then the opponent's
      Given a new Magic game between Alice and Bob
      And Alice has 60 instants "Spare" in library
      And Bob has 60 instants "Spare" in library
      And the next coin flip is 1
      When Alice chooses Alice
      And Alice accepts
      And Alice accepts
      And Alice declines
      Then Bob is asked to mulligan
      When Bob accepts
      And Bob declines
      Then Alice's hand holds 5 cards
      And Bob's hand holds 6 cards

    Example: with no card left to draw nobody is asked any more
      Given a new Magic game between Alice and Bob
      And Alice has 60 instants "Spare" in library
      And Bob has 60 instants "Spare" in library
      And the next coin flip is 1
      When Alice chooses Alice
      And Alice accepts
      And Alice accepts
      And Alice accepts
      And Alice accepts
      And Alice accepts
      And Alice accepts
      And Alice accepts
      Then Bob is asked to mulligan
      When Bob declines
      Then Alice's hand holds 0 cards
      And Bob's hand holds 7 cards

  Rule: P.1.1 The deck is shuffled, and is the library

    Scenario Outline: what is drawn first is what the shuffle brings
      Given a new Magic game between Alice and Bob
      And Alice has 59 instants "Spare" in library
      And Alice has an instant "Rare" in library
      And Bob has 60 instants "Spare" in library
      And the next shuffle brings "Rare"
      And the next coin flip is 1
      When Alice chooses Alice
      Then "Rare" is in Alice's hand
      When Alice declines
      And Bob declines
      Then it is Alice's upkeep step

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |
