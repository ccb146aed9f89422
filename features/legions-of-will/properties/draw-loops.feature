@property
Feature: Draws and loops in random games

  Rule: 704.5i A hand below its maximum is refilled

    @also:402.2a
    Example: with decks that soon run out, drawing comes to an end
      Given 12 random games of Legions of Will with decks of at most 6 cards and at least 300 decisions on average
      When the players decide at random until the game ends or 500 decisions are made
      Then every hand below its maximum has been refilled as far as its deck allows when a player gets priority

    Example: an engine that doesn't refill hands is found out
      Given 12 random games of Legions of Will with decks of at most 6 cards and at least 300 decisions on average
      And the planted fault "rule 704.5i is switched off"
      When the players decide at random until the game ends or 500 decisions are made
      Then a game is found in which a hand below its maximum has not been refilled although its deck has cards when a player gets priority, or one was refilled beyond it
      And that game replays from its seed and path

    Example: an engine that draws from an empty deck for ever is found out
      Given 12 random games of Legions of Will with decks of at most 6 cards and at least 300 decisions on average
      And the planted fault "drawing from an empty deck never ends"
      When the players decide at random until the game ends or 500 decisions are made
      Then a game is found in which a legal answer is refused, or taking it back does not restore the position
      And that game replays from its seed and path

  Rule: 103.4b A loop of mandatory actions is a draw

    Example: a loop that nobody can leave
      Given 60 random tables of Legions of Will on which a loop of mandatory actions begins
      When the players decide at random until the game ends or 300 decisions are made
      Then every game is declared a draw by 103.4b
      And a game is declared a draw only when events repeat without anybody having a choice

    Example: an engine that calls a draw where nothing repeats is found out
      Given 12 random games of Legions of Will with decks of at most 6 cards and at least 300 decisions on average
      And the planted fault "a draw is called where nothing repeats"
      When the players decide at random until the game ends or 500 decisions are made
      Then a game is found in which a game is declared a draw although nothing repeated without anybody having a choice
      And that game replays from its seed and path

    Example: a loop with an option in it
      Given 30 random tables of Legions of Will on which a loop with an option in it begins
      When the players decide at random until the game ends or 300 decisions are made
      Then no game is declared a draw

    Example: a loop that wears a player down
      Given 30 random tables of Legions of Will on which a loop begins that wears a player down
      When the players decide at random until the game ends or 300 decisions are made
      Then every game ends with a player losing and none as a draw

    Example: an engine that plays on in a loop is found out
      Given 60 random tables of Legions of Will on which a loop of mandatory actions begins
      And the planted fault "a drawn game goes on for ever"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which the loop does not end in a draw by 103.4b
      And that game replays from its seed and path

    Example: an engine that takes passing for a loop is found out
      Given 30 random tables of Legions of Will on which a loop with an option in it begins
      And the planted fault "eight passes in a row are called a draw"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a choice does not keep the game from being declared a draw
      And that game replays from its seed and path
