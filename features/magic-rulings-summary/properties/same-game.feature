@property
Feature: The same game again

  Example: answers are taken back and given again
    Given 24 random games of Magic with at least 40 decisions on average
    When the players decide at random until the game ends or 300 decisions are made
    Then taking back several answers comes by every earlier position, and giving them again by every later one

  Example: an engine whose undo takes back too much is found out
    Given 24 random games of Magic with at least 40 decisions on average
    And the planted fault "undo takes back too much"
    When the players decide at random until the game ends or 300 decisions are made
    Then a game is found in which taking back several answers comes to another position than before
    And that game replays from its seed and path

  Example: another engine plays the same game, and a copy leaves it alone
    Given 24 random games of Magic with at least 40 decisions on average
    When the players decide at random until the game ends or 300 decisions are made
    Then the same answers lead to the same game in another engine
    And a copy of the game that goes another way changes nothing in the game

  Example: no two tables are taken for one
    Given 24 random games of Magic with at least 40 decisions on average
    When the players decide at random until the game ends or 300 decisions are made
    Then a table that differs in one detail has another hash

  Example: whatever happens is argued for
    Given 24 random games of Magic with at least 40 decisions on average
    When the players decide at random until the game ends or 300 decisions are made
    Then every event and every decision cites its rule

  Example: an engine that leaves out rules is found out
    Given 24 random games of Magic with at least 40 decisions on average
    And the planted fault "an event without a rule"
    When the players decide at random until the game ends or 300 decisions are made
    Then a game is found in which something happens or is asked without a rule
    And that game replays from its seed and path
