@property
Feature: Zones in random games

  Example: whatever is played, destroyed, countered or discarded
    Given 24 random games of Magic with at least 40 decisions on average
    When the players decide at random until the game ends or 300 decisions are made
    Then every object is in one place when a player gets priority
    And no card is lost or made out of nothing

  Example: an engine with an object in two places is found out
    Given 24 random games of Magic with at least 40 decisions on average
    And the planted fault "an object is in two places"
    When the players decide at random until the game ends or 300 decisions are made
    Then a game is found in which an object is in two places or attached to nothing when a player gets priority
    And that game replays from its seed and path

  Rule: Z.4.2 Hands are private

    Example: whatever is drawn and discarded
      Given 24 random games of Magic with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then no player sees, or is offered, anything that depends on the opponents' hidden cards

    Example: an engine that shows them is found out
      Given 24 random games of Magic with at least 40 decisions on average
      And the planted fault "a hand leaks into a view"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which what a player sees depends on the opponents' hidden cards
      And that game replays from its seed and path
