@property
Feature: Illegal actions in random games

  Rule: T.12.Ruling.6 An action that is illegal is undone

    Example: whatever is tried that is not offered
      Given 24 random games of Magic with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then what is offered can be done, and what is not offered is refused and changes nothing

    Example: an engine that accepts everything is found out
      Given 24 random games of Magic with at least 40 decisions on average
      And the planted fault "everything is accepted"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which something offered can not be done, or something that is not offered can
      And that game replays from its seed and path

    Example: an engine in which anybody acts in anybody's place is found out
      Given 24 random games of Magic with at least 40 decisions on average
      And the planted fault "anybody acts in anybody's place"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which something offered can not be done, or something that is not offered can
      And that game replays from its seed and path
