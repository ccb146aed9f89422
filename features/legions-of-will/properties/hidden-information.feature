@property
Feature: Hidden information in random games

  Rule: 400.2 Hands and decks are hidden zones

    @also:402.3 @also:301.12 @also:303.3
    Example: whatever is drawn, shuffled, set face down or looked at
      Given 12 random games of Legions of Will with at least 300 decisions on average
      When the players decide at random until the game ends or 500 decisions are made
      Then no player sees, or is offered, anything that depends on the opponents' hidden cards

    Example: an engine that shows other players' hands is found out
      Given 12 random games of Legions of Will with at least 300 decisions on average
      And the planted fault "a hand leaks into a view"
      When the players decide at random until the game ends or 500 decisions are made
      Then a game is found in which what a player sees depends on the opponents' hidden cards
      And that game replays from its seed and path
