@property
Feature: Facedown zones in random games

  Rule: 106.4.c A facedown zone holds one card

    @also:106.4.b @also:322.7
    Example: whatever is hidden, played or lost
      Given 16 random games of Riftbound with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then no facedown zone holds two cards, or one of a player who does not control its battlefield
      And every legal answer is accepted, and taking it back restores the position

    Example: an engine that takes hidden cards for somebody else's is found out
      Given 16 random games of Riftbound with at least 40 decisions on average
      And the planted fault "hidden cards are shown as somebody else hid them"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a facedown zone holds two cards, or one of a player who does not control its battlefield
      And that game replays from its seed and path
