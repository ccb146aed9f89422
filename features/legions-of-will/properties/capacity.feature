@property
Feature: Capacity limits in random games

  Rule: 301.3b A base with more permanents than its capacity loses the rest

    Example: whatever is played, moved or destroyed
      Given 12 random games of Legions of Will with at least 300 decisions on average
      When the players decide at random until the game ends or 500 decisions are made
      Then no base holds more permanents than its capacity when a player gets priority, or has given up more than that took
      And every legal answer is accepted, and taking it back restores the position

    Example: an engine that doesn't enforce the rule is found out
      Given 12 random games of Legions of Will with at least 300 decisions on average
      And the planted fault "rule 301.3b is switched off"
      When the players decide at random until the game ends or 500 decisions are made
      Then a game is found in which a base holds more permanents than its capacity when a player gets priority, or has given up more than that took
      And that game replays from its seed and path

    Example: an engine whose bases give up a permanent too many is found out
      Given 12 random games of Legions of Will with at least 300 decisions on average
      And the planted fault "bases hold a permanent less than they show"
      When the players decide at random until the game ends or 500 decisions are made
      Then a game is found in which a base holds more permanents than its capacity when a player gets priority, or has given up more than that took
      And that game replays from its seed and path
