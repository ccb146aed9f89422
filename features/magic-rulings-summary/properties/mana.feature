@property
Feature: Mana in random games

  Rule: G.23.1 Mana is kept in the mana pool until it is spent

    @also:P.3.5 @also:G.22.1
    Example: whatever is made, spent and lost
      Given 24 random games of Magic with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then all mana that is made is spent, lost with as much life, or still in its pool

    Example: an engine that tells of less than it makes is found out
      Given 24 random games of Magic with at least 40 decisions on average
      And the planted fault "mana is made of nothing"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which mana comes or goes otherwise than it is made, spent and lost
      And that game replays from its seed and path

  Rule: G.22.1 Mana that is lost costs life

    Example: an engine in which it costs nothing is found out
      Given 24 random games of Magic with at least 40 decisions on average
      And the planted fault "mana does not burn"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which mana comes or goes otherwise than it is made, spent and lost
      And that game replays from its seed and path

  Rule: P.3.5 A phase leaves no mana

    Example: an engine that keeps it is found out
      Given 24 random games of Magic with at least 40 decisions on average
      And the planted fault "mana is kept"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which mana comes or goes otherwise than it is made, spent and lost
      And that game replays from its seed and path

  Rule: T.4.13 A spell is paid for

    Example: whatever it costs
      Given 24 random games of Magic with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then whoever plays a spell spends the mana that it costs

    Example: an engine in which spells cost nothing is found out
      Given 24 random games of Magic with at least 40 decisions on average
      And the planted fault "spells cost nothing"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a spell is played and not paid for as it costs
      And that game replays from its seed and path
