@property
Feature: Combat in random games

  Rule: C.3.3 Attackers are untapped creatures of the current player's, and no Walls

    @also:C.3.6 @also:C.4.3
    Example: whoever is declared
      Given 24 random games of Magic with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then attackers and blockers are declared as the rules allow

    Example: an engine in which tapped creatures attack is found out
      Given 24 random games of Magic with at least 40 decisions on average
      And the planted fault "tapped creatures attack"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a creature attacks or blocks that may not
      And that game replays from its seed and path

  Rule: C.3.4 New creatures do not attack

    Example: an engine in which they do is found out
      Given 120 random games of Magic with at least 40 decisions on average
      And the planted fault "new creatures attack"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a creature attacks or blocks that may not
      And that game replays from its seed and path

  Rule: C.4.2 A creature blocks one attacker

    Example: an engine in which it blocks two is found out
      Given 48 random games of Magic with at least 40 decisions on average
      And the planted fault "a creature blocks two"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a creature attacks or blocks that may not
      And that game replays from its seed and path

  Rule: C.5.6 Combat damage is dealt as it was announced

    @also:C.5.2 @also:C.5.3 @also:C.5.4 @also:C.5.5
    Example: whatever becomes of who deals it
      Given 48 random games of Magic with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then combat damage is dealt as it was announced

    Example: an engine in which no player is hit is found out
      Given 48 random games of Magic with at least 40 decisions on average
      And the planted fault "unblocked creatures deal nothing"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which combat damage is dealt otherwise than it was announced
      And that game replays from its seed and path
