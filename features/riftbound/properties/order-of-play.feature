@property
Feature: Order of play in random games

  Rule: 317.4 The next player takes a turn

    @also:344.3 @also:335.1
    Example: and priority and focus pass
      Given 16 random games of Riftbound with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then turns and priority pass from each player to the next in turn order, until all players have passed

    Example: an engine in which every turn is one player's is found out
      Given 16 random games of Riftbound with at least 40 decisions on average
      And the planted fault "every turn is the same player's"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a turn or priority passes to somebody else than the next player in turn order, or comes back after all have passed
      And that game replays from its seed and path
