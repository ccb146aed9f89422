@property
Feature: How random games end

  Rule: Z.6.8 Who was to draw from an empty library loses

    @also:G.19.3 @also:G.20.1
    Example: with libraries that soon run out
      Given 24 random games of Magic with decks of at most 4 cards and at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then who has no life or no card to draw loses, and where everybody does the game is a draw

    Example: an engine in which an empty library harms nobody is found out
      Given 24 random games of Magic with decks of at most 4 cards and at least 40 decisions on average
      And the planted fault "an empty library harms nobody"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which somebody without life or a card to draw goes on, or a game ends otherwise
      And that game replays from its seed and path

  Rule: G.19.3 Who has no life loses

    @also:T.11.1 @also:K.10.6
    Example: whatever is lost, and whoever dies with it
      Given 24 random games of Magic with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then no creature that should have died and no player who should have lost is left when a player gets priority

    Example: an engine in which players live on is found out
      Given 24 random games of Magic with at least 40 decisions on average
      And the planted fault "players live without life"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a creature that should have died or a player who should have lost is left when a player gets priority
      And that game replays from its seed and path

  Rule: T.11.5 Creatures die of damage

    Example: an engine in which they survive is found out
      Given 24 random games of Magic with at least 40 decisions on average
      And the planted fault "creatures survive lethal damage"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a creature that should have died or a player who should have lost is left when a player gets priority
      And that game replays from its seed and path
