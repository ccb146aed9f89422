@property
Feature: The order of choices in random games

  Rule: T.6.4 The active player chooses first

    @also:C.5.1
    Example: what each player discards, and how creatures deal damage
      Given 240 random games of Magic with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then simultaneous choices are asked of the active player first

    Example: an engine that asks the other player first is found out
      Given 128 random games of Magic with at least 40 decisions on average
      And the planted fault "the active player chooses last"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which the other player is asked for a simultaneous choice before the active player
      And that game replays from its seed and path
