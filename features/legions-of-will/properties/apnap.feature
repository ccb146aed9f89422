@property
Feature: APNAP order in random games

  Rule: 603.3b Triggered abilities are put on the chain of events in APNAP order

    @also:100.9
    Example: two to four players, in anybody's turn
      Given 12 random games of Legions of Will with at least 300 decisions on average
      When the players decide at random until the game ends or 500 decisions are made
      Then simultaneous triggered abilities lie on the chain of events and simultaneous choices are asked in turn order, beginning with the active player's

    Example: an engine whose chain of events lies the wrong way round is found out
      Given 12 random games of Legions of Will with at least 300 decisions on average
      And the planted fault "the chain of events lies upside down"
      When the players decide at random until the game ends or 500 decisions are made
      Then a game is found in which simultaneous triggered abilities or choices are not in turn order beginning with the active player's
      And that game replays from its seed and path
