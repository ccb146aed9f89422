@property
Feature: Order of play in random games

  Rule: 101.1 Players take turns in turn order

    @also:100.9 @also:111.4
    Example: two to four players, and priority among them
      Given 12 random games of Legions of Will with at least 300 decisions on average
      When the players decide at random until the game ends or 500 decisions are made
      Then turns and priority pass from each player to the next in turn order, until all players have passed

    Example: an engine in which every turn is one player's is found out
      Given 12 random games of Legions of Will with at least 300 decisions on average
      And the planted fault "every turn is the same player's"
      When the players decide at random until the game ends or 500 decisions are made
      Then a game is found in which a turn or priority passes to somebody else than the next player in turn order, or comes back after all have passed
      And that game replays from its seed and path
