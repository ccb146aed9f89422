Feature: 458. Modes of play

  Rule: 462.1 A duel is played by two players

    @also:462.2
    Example: not by three
      When this scenario is run:
        """
        Given a Riftbound game between Alice, Bob and Carol
        When Alice passes
        Then Bob has priority
        """
      Then it can't be set up: "462.1"

  Rule: 462.3 The Victory Score is 8

    @also:462.6
    Example: seven points are not enough
      Given a Riftbound game between Alice and Bob
      And Bob has 6 points
      And Bob controls a unit "Quay Scout" at "Bob's battlefield"
      When Alice passes
      Then Bob has 7 points
      And the game is not over

    @also:322.1
    Example: eight are
      Given a Riftbound game between Alice and Bob
      And Bob has 6 points
      And Bob controls a unit "Quay Scout" at "Bob's battlefield"
      And Bob controls a unit "Old Walker" at "Alice's battlefield"
      When Alice passes
      Then Bob wins the game

  Rule: 462.5 One battlefield of each player is used, at random

    @also:132.6
    @also:462.4
    @also:113
    @also:106.3.a
    @also:462.4.a
    @also:166.2
    @also:166.2.a
    Example: of three each, one is there
      Given a new Riftbound game between Alice and Bob
      And the decks are made up to constructed ones
      And Alice has the battlefield "Ford" on the board
      And Bob has the battlefield "Mill" on the board
      And Alice has a champion Ember unit "Quay Scout" in her champion zone
      And the next selection of a battlefield brings "Ford"
      And the next selection of a battlefield brings "Mill"
      And the next first player is 1
      When Alice chooses nothing
      And Bob chooses nothing
      And Alice plays "Quay Scout"
      And all players pass, which ends the turn
      And Bob passes
      And Alice moves "Quay Scout" to "Mill"
      Then "Quay Scout" is at "Mill"
      And "Mill" is contested

  Rule: 462.7 Who goes second channels an extra rune

    @also:118
    Example: only in the first Channel Phase
      Given a new Riftbound game between Alice and Bob
      And the decks are made up to constructed ones
      And the next first player is 1
      When Alice chooses nothing
      And Bob chooses nothing
      Then Alice's rune deck holds 10 cards
      And it is Alice's action phase
      When Alice passes
      Then Bob's rune deck holds 9 cards
      When all players pass, which ends the turn
      And Alice passes
      Then Alice's rune deck holds 8 cards
      And Bob's rune deck holds 7 cards

    Example: in a game that is joined in its first turn, whoever takes it
      Given a Riftbound game between Alice and Bob
      And it is turn 1
      And it is Bob's action phase
      When the game goes to Alice's action phase
      Then Alice's rune deck holds 7 cards
      When the game goes to Bob's action phase
      Then Bob's rune deck holds 8 cards

  Rule: 462.6 Who reaches the Victory Score first wins

    Example: the eighth point
      Given a Riftbound game between Alice and Bob
      And Bob has 7 points
      And Bob controls a unit "Quay Scout" at "Bob's battlefield"
      When Alice passes
      Then Bob wins the game

  Rule: 460.3 The Victory Score is how many points win

    Example: a text can make it more
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Ford" on the board: "Increase the points needed to win the game by 1."
      And Bob has 7 points
      And Bob has a spell "Banner" in his hand: "Gain 1 point."
      And Bob has a spell "Pennant" in his hand: "Gain 1 point."
      And it is Bob's action phase
      When Bob plays "Banner"
      And all players pass
      Then Bob has 8 points
      When Bob plays "Pennant"
      And all players pass
      Then Bob wins the game

    @also:448.1.b.2
    Example: then the final point is another one, too
      Given a Riftbound game between Alice and Bob
      And Bob has the battlefield "Ford" on the board: "Increase the points needed to win the game by 1."
      And Alice has 7 points
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Ford"
      And all players pass
      Then Alice has 8 points

    Example: or less
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Ford" on the board: "Reduce the points needed to win by 2."
      And Bob has 5 points
      And Bob controls a unit "Quay Scout" at "Bob's battlefield"
      When Alice passes
      Then Bob wins the game

    @also:454.2
    Example: what has lost its abilities says nothing of it any more
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Keeper" with might 2: "Reduce the points needed to win the game by 1."
      And Alice has 7 points
      And Bob controls a unit "Hush" with might 2: "Enemy units lose all abilities."
      When Alice passes
      Then the game is not over

    @also:454.1.b.1
    Example: what has become a copy says it as well
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Keeper" with might 2: "Reduce the points needed to win the game by 1."
      And Alice controls a unit "Mimic" with might 1
      And Alice has 5 points
      And Alice has a spell "Mirror" in her hand: "A friendly unit becomes a copy of another unit this turn."
      And Alice has a spell "Pennant" in her hand: "Gain 1 point."
      When Alice plays "Mirror" targeting "Mimic" and "Gate Keeper"
      And all players pass
      Then the game is not over
      When Alice plays "Pennant"
      And all players pass
      Then Alice wins the game

    @also:454.2.c
    Example: the effect text of what is attached says it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Keeper" with might 2
      And Alice controls a gear "Crown" with effect text "Reduce the points needed to win the game by 1." attached to "Gate Keeper"
      And Alice has 6 points
      And Alice has a spell "Pennant" in her hand: "Gain 1 point."
      When Alice plays "Pennant"
      And all players pass
      Then Alice wins the game

    @also:362.1
    Example: a legend says it
      Given a Riftbound game between Alice and Bob
      And Alice has a legend "Old Master" in her legend zone: "Reduce the points needed to win the game by 1."
      And Alice has 6 points
      And Alice has a spell "Pennant" in her hand: "Gain 1 point."
      When Alice plays "Pennant"
      And all players pass
      Then Alice wins the game
