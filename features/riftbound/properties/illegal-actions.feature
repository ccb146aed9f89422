@property
Feature: Illegal actions in random games

  Rule: 355.3 An action that is illegal is undone

    Example: whatever is tried that is not offered
      Given 16 random games of Riftbound with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then what is offered can be done, and what is not offered is refused and changes nothing

    Example: an engine that accepts everything is found out
      Given 16 random games of Riftbound with at least 40 decisions on average
      And the planted fault "everything is accepted"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which something offered can not be done, or something that is not offered can
      And that game replays from its seed and path

    Example: an engine in which anybody acts in anybody's place is found out
      Given 16 random games of Riftbound with at least 40 decisions on average
      And the planted fault "anybody acts in anybody's place"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which something offered can not be done, or something that is not offered can
      And that game replays from its seed and path

  Rule: 143.2 Units move by exhausting

    @also:143.1.a @also:143.1.c @also:107.6.a
    Example: what is offered is the player's own, and able to do it
      Given 16 random games of Riftbound with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then players are offered moves of their own ready units in their Action Phase, and abilities and cards of their own

    Example: an engine in which exhausted units move is found out
      Given 16 random games of Riftbound with at least 40 decisions on average
      And the planted fault "exhausted units move"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a player is offered a move with a unit that can't, or an ability or a card of somebody else's
      And that game replays from its seed and path
