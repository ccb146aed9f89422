@property
Feature: Zones in random games

  Rule: 400.1 Every object is in a zone

    @also:400.3
    Example: whatever is played, moved, destroyed or returned
      Given 12 random games of Legions of Will with at least 300 decisions on average
      When the players decide at random until the game ends or 500 decisions are made
      Then every object is in one place when a player gets priority
      And no card is lost or made out of nothing

    Example: an engine with an object in two places is found out
      Given 12 random games of Legions of Will with at least 300 decisions on average
      And the planted fault "an object is in two places"
      When the players decide at random until the game ends or 500 decisions are made
      Then a game is found in which an object is in two places or attached to nothing when a player gets priority
      And that game replays from its seed and path

    Example: an engine that loses one of two cards is found out
      Given 12 random games of Legions of Will with at least 300 decisions on average
      And the planted fault "a card is lost when two arrive at once"
      When the players decide at random until the game ends or 500 decisions are made
      Then a game is found in which a card is lost or made out of nothing
      And that game replays from its seed and path
