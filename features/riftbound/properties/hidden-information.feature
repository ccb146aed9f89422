@property
Feature: Hidden information in random games

  Rule: 127.4 Hands and facedown cards are private

    @also:127.3
    Example: whatever is drawn, hidden, revealed or looked at
      Given 16 random games of Riftbound with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then no player sees, or is offered, anything that depends on the opponents' hidden cards

    Example: an engine that shows other players' facedown cards is found out
      Given 16 random games of Riftbound with at least 40 decisions on average
      And the planted fault "a facedown card leaks into a view"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which what a player sees depends on the opponents' hidden cards
      And that game replays from its seed and path
