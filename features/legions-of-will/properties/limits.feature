@property
Feature: Limits in random games

  Rule: 104.5 A reserve holds at most twenty

    Example: whatever is gained and paid
      Given 12 random games of Legions of Will with at least 300 decisions on average
      When the players decide at random until the game ends or 500 decisions are made
      Then every reserve holds from none to twenty resource when a player gets priority

    Example: an engine that keeps more is found out
      Given 12 random games of Legions of Will with at least 300 decisions on average
      And the planted fault "a reserve holds more than twenty"
      When the players decide at random until the game ends or 500 decisions are made
      Then a game is found in which a reserve holds too much or less than nothing when a player gets priority
      And that game replays from its seed and path

  Rule: 514.1 The active player discards down to the maximum hand size

    Example: whatever is drawn in the turn
      Given 12 random games of Legions of Will with at least 300 decisions on average
      When the players decide at random until the game ends or 500 decisions are made
      Then whoever ends a turn holds no more than two cards

    Example: an engine in which nobody discards is found out
      Given 12 random games of Legions of Will with at least 300 decisions on average
      And the planted fault "nobody discards down to a full hand"
      When the players decide at random until the game ends or 500 decisions are made
      Then a game is found in which a turn has ended, and its player holds more than two cards
      And that game replays from its seed and path
