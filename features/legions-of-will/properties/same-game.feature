@property
Feature: The same game again

  Example: answers are taken back and given again
    Given 12 random games of Legions of Will with at least 300 decisions on average
    When the players decide at random until the game ends or 500 decisions are made
    Then taking back several answers comes by every earlier position, and giving them again by every later one

  Example: an engine whose undo takes back too much is found out
    Given 12 random games of Legions of Will with at least 300 decisions on average
    And the planted fault "undo takes back too much"
    When the players decide at random until the game ends or 500 decisions are made
    Then a game is found in which taking back several answers comes to another position than before
    And that game replays from its seed and path

  Example: another engine plays the same game, and a copy leaves it alone
    Given 12 random games of Legions of Will with at least 300 decisions on average
    When the players decide at random until the game ends or 500 decisions are made
    Then the same answers lead to the same game in another engine
    And a copy of the game that goes another way changes nothing in the game

  Example: an engine whose games depend on games before them is found out
    Given 12 random games of Legions of Will with at least 300 decisions on average
    And the planted fault "a game depends on games before it"
    When the players decide at random until the game ends or 500 decisions are made
    Then a game is found in which the same answers lead to another game in another engine

  Example: an engine whose games share their state is found out
    Given 12 random games of Legions of Will with at least 300 decisions on average
    And the planted fault "copies of a game share their state"
    When the players decide at random until the game ends or 500 decisions are made
    Then a game is found in which a copy of the game that goes another way changes the game

  Example: no two tables are taken for one
    Given 12 random games of Legions of Will with at least 300 decisions on average
    When the players decide at random until the game ends or 500 decisions are made
    Then a table that differs in one detail has another hash

  Example: whatever happens is argued for
    Given 12 random games of Legions of Will with at least 300 decisions on average
    When the players decide at random until the game ends or 500 decisions are made
    Then every event and every decision cites its rule

  Example: an engine that leaves out rules is found out
    Given 12 random games of Legions of Will with at least 300 decisions on average
    And the planted fault "an event without a rule"
    When the players decide at random until the game ends or 500 decisions are made
    Then a game is found in which something happens or is asked without a rule
    And that game replays from its seed and path
