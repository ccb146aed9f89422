Feature: 110. Setup process

  Rule: 116 Each player draws 4

    Example: both hands
      Given a new Riftbound game between Alice and Bob
      And the decks are made up to constructed ones
      And the next first player is 1
      When Alice chooses nothing
      Then Alice's hand still holds 4 cards
      And Bob is asked to mulligan

    Example: from decks of forty, and one more in the first turn
      Given a new Riftbound game between Alice and Bob
      And the decks are made up to constructed ones
      And the next first player is 1
      When Alice chooses nothing
      And Bob chooses nothing
      Then Bob still has 4 cards in hand
      And Bob's main deck still holds 35 cards
      And it is Alice's action phase
      And Alice has 5 cards in her hand

  Rule: 117.3 What was set aside is recycled

    @also:117.2
    Example: two of four
      Given a new Riftbound game between Alice and Bob
      And the decks are made up to constructed ones
      And Alice has a unit "Quay Scout" in her main deck
      And Alice has a unit "Heron" in her main deck
      And the next first player is 1
      And the next shuffle brings "Quay Scout" and "Heron"
      When Alice chooses "Quay Scout" and "Heron"
      Then Alice's main deck still holds 35 cards
      And "Quay Scout" is in Alice's main deck
      And "Heron" is in Alice's main deck
      And Alice's hand still holds 4 cards
      And Bob is asked to mulligan

  Rule: 117 Players mulligan in turn order

    @also:115
    Example: the first player first
      Given a new Riftbound game between Alice and Bob
      And the decks are made up to constructed ones
      And the next first player is 2
      When Bob chooses nothing
      Then Alice is asked to mulligan

  Rule: 117.1 Up to two cards are set aside

    Example: three are refused
      Given a new Riftbound game between Alice and Bob
      And the decks are made up to constructed ones
      And Alice has a unit "Quay Scout" in her main deck
      And Alice has a unit "Heron" in her main deck
      And Alice has a unit "Crow" in her main deck
      And the next first player is 1
      And the next shuffle brings "Quay Scout", "Heron" and "Crow"
      When Alice tries to choose "Quay Scout", "Heron" and "Crow"
      Then it is refused
      When Alice chooses nothing
      Then Bob is asked to mulligan

    Example: two are enough to be asked for no more
      Given a new Riftbound game between Alice and Bob
      And the decks are made up to constructed ones
      And Alice has a unit "Quay Scout" in her main deck
      And Alice has a unit "Heron" in her main deck
      And the next first player is 1
      And the next shuffle brings "Quay Scout" and "Heron"
      When Alice chooses "Quay Scout" and "Heron"
      Then Alice's main deck still holds 35 cards
      And Bob is asked to mulligan

  Rule: 118 The first player takes the first turn

    @also:115.1.b.1
    Example: once both have mulliganed
      Given a new Riftbound game between Alice and Bob
      And the decks are made up to constructed ones
      And the next first player is 2
      When Bob chooses nothing
      And Alice chooses nothing
      Then it is Bob's action phase
      And Bob's hand holds 5 cards
      And Alice's hand still holds 4 cards

  Rule: 112 The Chosen Champion waits in the Champion Zone

    @also:107.2.c
    Example: it is played from there
      Given a new Riftbound game between Alice and Bob
      And the decks are made up to constructed ones
      And Alice has a champion Ember unit "Hero" in her champion zone
      And the next first player is 1
      When Alice chooses nothing
      And Bob chooses nothing
      And Alice plays "Hero"
      Then "Hero" is at Alice's base
      And "Hero" is exhausted

  Rule: 114 Decks are shuffled before the game

    @also:103.3.b
    @also:114.1
    @also:114.2
    Example: both decks of each player
      Given a new Riftbound game between Alice and Bob
      And the decks are made up to constructed ones
      And the next first player is 1
      When Alice chooses nothing
      And Bob chooses nothing
      Then the trace shows, in this order:
        | rule  | player |
        | 114   | Alice  |
        | 114   | Bob    |
        | 116   | Alice  |
        | 315.4 | Alice  |
      And Alice has priority

  Rule: 115 Turn order is determined once battlefields have been selected, and before anybody draws

    @also:462.5
    @also:116
    Example: in this order
      Given a new Riftbound game between Alice and Bob
      And the decks are made up to constructed ones
      And the next first player is 1
      When Alice chooses nothing
      And Bob chooses nothing
      Then the trace shows, in this order:
        | rule  | player |
        | 462.5 | Alice  |
        | 462.5 | Bob    |
        | 115   | Alice  |
        | 116   | Alice  |
        | 116   | Bob    |
        | 315.4 | Alice  |
