@property
Feature: What is true of every game

  Rule: 104.5 A reserve holds twenty at most

    @also:704.5c @also:704.5g @also:704.5e @also:514.2 @also:508.1a
    Example: cards with generated text
      Given 24 random games of Legions of Will with generated cards and at least 150 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then every reserve holds from none to twenty resource when a player gets priority
      And nothing that should have been destroyed by damage or counters is left when a player gets priority
      And every permanent is in a face-up base of its controller's when a player gets priority
      And no player controls two legendary permanents of one name when a player gets priority
      And damage marked in one turn is gone in the next
      And players are offered attacks with their own reset units only, and abilities and cards of their own
      And every object is in one place when a player gets priority
      And no card is lost or made out of nothing
      And every event and every decision cites its rule
      And what is offered can be done, and what is not offered is refused and changes nothing
      And taking back several answers comes by every earlier position, and giving them again by every later one
      And the same answers lead to the same game in another engine
      And a copy of the game that goes another way changes nothing in the game
      And no player sees, or is offered, anything that depends on the opponents' hidden cards

    Example: an engine that fills a reserve beyond the maximum is found out
      Given 24 random games of Legions of Will with generated cards and at least 150 decisions on average
      And the planted fault "a reserve holds more than twenty"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a reserve holds too much or less than nothing when a player gets priority
      And that game replays from its seed and path
