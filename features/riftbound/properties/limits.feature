@property
Feature: Limits in random games

  Rule: 106.2.d A base holds nothing that another player controls

    @also:106.2.e @also:107.2.b.1 @also:106.5.d
    Example: nor a champion zone two cards, whatever is moved, recalled or stolen
      Given 16 random games of Riftbound with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then a base holds what its player controls, a champion zone one card, and a legend zone its legend

    Example: an engine that takes one base for the other is found out
      Given 16 random games of Riftbound with at least 40 decisions on average
      And the planted fault "units at a base are shown at the other player's"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a base holds what somebody else controls, a champion zone two cards, or a legend zone not its legend
      And that game replays from its seed and path

  Rule: 107.2.b.1 A champion zone holds one card

    Example: an engine that shows another one there is found out
      Given 16 random games of Riftbound with at least 40 decisions on average
      And the planted fault "a second card is shown in a champion zone"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a base holds what somebody else controls, a champion zone two cards, or a legend zone not its legend
      And that game replays from its seed and path

  Rule: 163 A rune pool empties

    @also:163.1 @also:315.4.d
    Example: whatever is added and paid
      Given 16 random games of Riftbound with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then rune pools hold nothing less than nothing, and are empty as a turn and its Action Phase begin

    Example: an engine that keeps what is in a pool is found out
      Given 16 random games of Riftbound with at least 40 decisions on average
      And the planted fault "rune pools keep what is in them"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a rune pool holds less than nothing, or is not empty as a turn or its Action Phase begins
      And that game replays from its seed and path

  Rule: 448.1 A battlefield that is scored is worth one point

    @also:446.1
    Example: conquered or held
      Given 16 random games of Riftbound with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then scoring a battlefield is worth one point

    Example: an engine in which it is worth two is found out
      Given 16 random games of Riftbound with at least 40 decisions on average
      And the planted fault "scoring is worth two points"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a player gains more than one point for scoring a battlefield
      And that game replays from its seed and path

    Example: and is scored once a turn
      Given 16 random games of Riftbound with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then no player scores a battlefield twice in one turn

    Example: an engine that scores it again and again is found out
      Given 16 random games of Riftbound with at least 40 decisions on average
      And the planted fault "battlefields are scored again and again"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a player scores a battlefield twice in one turn
      And that game replays from its seed and path
