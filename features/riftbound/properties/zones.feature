@property
Feature: Zones in random games

  Rule: 127.1 Every card is in a zone

    Example: whatever is played, moved, killed or recycled
      Given 16 random games of Riftbound with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then every object is in one place when a player gets priority
      And no card is lost or made out of nothing

    Example: an engine with an object in two places is found out
      Given 16 random games of Riftbound with at least 40 decisions on average
      And the planted fault "an object is in two places"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which an object is in two places or attached to nothing when a player gets priority
      And that game replays from its seed and path

    Example: an engine that loses a card is found out
      Given 16 random games of Riftbound with at least 40 decisions on average
      And the planted fault "a card that dies is lost"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a card is lost or made out of nothing
      And that game replays from its seed and path

  Rule: 180 Tokens are on the board and nowhere else

    Example: whatever becomes of them
      Given 16 random games of Riftbound with generated cards and at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then no token is anywhere but on the board when a player gets priority

    Example: an engine in which tokens go to the trash is found out
      Given 16 random games of Riftbound with generated cards and at least 40 decisions on average
      And the planted fault "tokens go to the trash"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a token is elsewhere than on the board when a player gets priority
      And that game replays from its seed and path
