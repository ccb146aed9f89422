@property
Feature: Turns in random games

  Rule: P.2.2 The next player takes a turn

    @also:T.2.2 @also:P.3.7
    Example: and priority passes
      Given 24 random games of Magic with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then turns and priority pass from each player to the next in turn order, until all players have passed

    Example: an engine in which every turn is one player's is found out
      Given 24 random games of Magic with at least 40 decisions on average
      And the planted fault "every turn is the same player's"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a turn or priority passes to somebody else than the next player in turn order, or comes back after all have passed
      And that game replays from its seed and path

  Rule: P.2.1 A turn has its phases

    Example: one after another
      Given 24 random games of Magic with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then the parts of each turn begin in their order, and none is left out

    Example: an engine without main phases is found out
      Given 24 random games of Magic with at least 40 decisions on average
      And the planted fault "turns have no main phases"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a part of a turn is left out, or begins out of turn
      And that game replays from its seed and path

  Rule: P.13.1 Damage and effects end with the turn

    @also:P.13.Ruling.1
    Example: whatever was dealt and grew
      Given 24 random games of Magic with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then what changes numbers for a turn is over as the next one begins
      And a turn leaves no damage behind, and at most seven cards in the hand of its player

    Example: an engine in which damage stays is found out
      Given 24 random games of Magic with at least 40 decisions on average
      And the planted fault "damage stays"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a turn leaves damage behind, or more than seven cards in the hand of its player
      And that game replays from its seed and path

  Rule: P.13.Ruling.1 The current player discards down to seven cards

    Example: an engine in which nobody discards is found out
      Given 48 random games of Magic with at least 40 decisions on average
      And the planted fault "hands are not bounded"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a turn leaves damage behind, or more than seven cards in the hand of its player
      And that game replays from its seed and path
