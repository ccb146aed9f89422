Feature: 104 Ending the Game

  @edition:2013
  Rule: 104.1 The game ends as soon as a player wins or it is drawn

    Example: nobody acts any more
      Given a Magic game between Alice and Bob
      And Alice has an instant "Jolt" in hand
      When Bob concedes
      Then Alice wins the game
      And Alice can't play "Jolt"

  @edition:2013
  Rule: 104.2a Who alone is left in the game wins

    @also:104.5
    Example: the opponent has lost and has left
      Given a Magic game between Alice and Bob
      And Bob has 2 life
      And Alice has an instant "Sting" in hand: "Sting deals 2 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      And all players pass
      Then Bob loses the game
      And Alice wins the game

  Rule: 104.3a A player may concede at any time

    @also:405.6g
    Scenario Outline: in the other player's turn, with a spell on the stack
      Given a Magic game between Alice and Bob
      And Alice has an instant "Jolt" in hand
      When Alice plays "Jolt"
      And Bob concedes
      Then Bob loses the game
      And Alice wins the game
      And "Jolt" is on the stack

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  @edition:2013
  Rule: 104.3c Who must draw more than there is draws the rest and loses at the next check

    @also:704.5b @also:120.2
    Example: three cards of two
      Given a Magic game between Alice and Bob
      And Alice's library holds 2 cards
      And Alice has a sorcery "Insight" in hand: "Draw three cards. You gain 1 life."
      When Alice plays "Insight"
      And all players pass
      Then Alice loses the game
      And Bob wins the game
      And the trace shows, in this order:
        | event         | player | amount |
        | draw a card   | Alice  |        |
        | draw a card   | Alice  |        |
        | gain life     | Alice  | 1      |
        | lose the game | Alice  |        |

  @edition:2013
  Rule: 104.4a The game is a draw if all players lose at the same time

    @also:704.3 @also:704.5a
    Example: both without life
      Given a Magic game between Alice and Bob
      And Alice has 2 life
      And Bob has 1 life
      And Alice has a sorcery "Drain" in hand: "Each player loses 2 life."
      When Alice plays "Drain"
      And all players pass
      Then the game is a draw

  @edition:2013
  Rule: 104.4b A loop of mandatory actions is a draw

    Example: not where somebody may end it
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Echo": "Whenever you gain life, you may gain 1 life."
      And Alice has an instant "Balm" in hand: "You gain 1 life."
      When Alice plays "Balm"
      And all players pass
      And all players pass
      Then the game is not over
      And Alice is asked to may

  Rule: 104.2b An effect may say that a player wins the game

    Scenario Outline: whoever casts it
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Triumph" in hand: "You win the game."
      When Alice plays "Triumph"
      And all players pass
      Then Alice wins the game

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: 104.3f Who would win and lose at the same time loses

    Scenario Outline: both at once
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Gamble" in hand: "Target player wins the game and loses the game."
      When Alice plays "Gamble" targeting Alice
      And all players pass
      Then Alice loses the game

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: 104.4c An effect may say that the game is a draw

    Scenario Outline: a sorcery
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Truce" in hand: "The game is a draw."
      When Alice plays "Truce"
      And all players pass
      Then the game is a draw

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |
