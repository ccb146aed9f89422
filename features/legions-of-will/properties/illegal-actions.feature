@property
Feature: Illegal actions in random games

  Rule: 710.1 An illegal action is reversed

    @also:601.1e
    Example: whatever is tried that is not offered
      Given 12 random games of Legions of Will with at least 300 decisions on average
      When the players decide at random until the game ends or 500 decisions are made
      Then what is offered can be done, and what is not offered is refused and changes nothing

    Example: an engine that accepts everything is found out
      Given 12 random games of Legions of Will with at least 300 decisions on average
      And the planted fault "everything is accepted"
      When the players decide at random until the game ends or 500 decisions are made
      Then a game is found in which something offered can not be done, or something that is not offered can
      And that game replays from its seed and path

    Example: an engine in which anybody acts in anybody's place is found out
      Given 12 random games of Legions of Will with at least 300 decisions on average
      And the planted fault "anybody acts in anybody's place"
      When the players decide at random until the game ends or 500 decisions are made
      Then a game is found in which something offered can not be done, or something that is not offered can
      And that game replays from its seed and path

  Rule: 508.1a Attackers are reset units of the active player's

    @also:303.5
    Example: what is offered is the player's own, and able to do it
      Given 12 random games of Legions of Will with at least 300 decisions on average
      When the players decide at random until the game ends or 500 decisions are made
      Then players are offered attacks with their own reset units only, and abilities and cards of their own

    Example: an engine in which rested units attack is found out
      Given 12 random games of Legions of Will with at least 300 decisions on average
      And the planted fault "rested units attack"
      When the players decide at random until the game ends or 500 decisions are made
      Then a game is found in which a player is offered an attack with a unit that can't, or an ability or a card of somebody else's
      And that game replays from its seed and path
