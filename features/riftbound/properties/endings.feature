@property
Feature: How random games end

  Rule: 449 The Victory Score wins the game

    @also:322.1 @also:462.3
    Example: by points that are scored, and by points that are given
      Given 16 random games of Riftbound with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then the game goes on until a player has the Victory Score, and no longer

    Example: an engine that ends the game before is found out
      Given 16 random games of Riftbound with at least 40 decisions on average
      And the planted fault "a draw is called where nothing repeats"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which the game goes on although a player has the Victory Score, or ends although none has
      And that game replays from its seed and path

  Rule: 418.2.c Whoever burns out gives another player a point

    @also:418.3.a @also:418.2.b
    Example: with decks that soon run out, drawing comes to an end
      Given 16 random games of Riftbound with decks of at most 4 cards and at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then whoever burns out gives another player a point
      And whoever burns out recycles all of their own trash

    Example: an engine in which the trash stays is found out
      Given 16 random games of Riftbound with decks of at most 4 cards and at least 40 decisions on average
      And the planted fault "the trash stays as its player burns out"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which whoever burns out doesn't recycle all of their own trash
      And that game replays from its seed and path
