@property
Feature: Loops in random games

  Rule: G.18.4 A loop that no player can end is a draw

    Example: whose ever it is, and whatever it does
      Given 30 random tables of Magic on which a loop of mandatory actions begins
      When the players decide at random until the game ends or 300 decisions are made
      Then every game is declared a draw by G.18.4

    Example: with a choice in it
      Given 30 random tables of Magic on which a loop with an option in it begins
      When the players decide at random until the game ends or 300 decisions are made
      Then no game is declared a draw

    Example: that wears a player down
      Given 30 random tables of Magic on which a loop begins that wears a player down
      When the players decide at random until the game ends or 300 decisions are made
      Then every game ends with a player losing and none as a draw

    Example: an engine that plays on in a loop is found out
      Given 30 random tables of Magic on which a loop of mandatory actions begins
      And the planted fault "a drawn game goes on for ever"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which the loop does not end in a draw by G.18.4
      And that game replays from its seed and path

    Example: an engine that takes passing for a loop is found out
      Given 30 random tables of Magic on which a loop with an option in it begins
      And the planted fault "eight passes in a row are called a draw"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a choice does not keep the game from being declared a draw
      And that game replays from its seed and path
