@property
Feature: Turn order of triggers in random games

  Rule: 376.3.b.1 The turn player's triggered abilities are put on the chain first

    @also:342.1.a
    Example: in anybody's turn, and as a combat begins
      Given 48 random games of Riftbound with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then simultaneous triggered abilities are put on the chain in turn order, the turn player's first

    Example: an engine that puts them there in any order is found out
      Given 48 random games of Riftbound with at least 40 decisions on average
      And the planted fault "triggers are put in any order"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which simultaneous triggered abilities are not put on the chain in turn order, the turn player's first
      And that game replays from its seed and path
