@property
Feature: The stack in random games

  Rule: P.3.7 A step ends once all pass with nothing on the stack

    @also:T.2.2
    Example: whatever lies there
      Given 24 random games of Magic with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then no step or phase ends before the stack is empty

    Example: an engine that leaves something there is found out
      Given 24 random games of Magic with at least 40 decisions on average
      And the planted fault "a step ends with something on the stack"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a step or phase ends with something on the stack
      And that game replays from its seed and path

  Rule: T.2.Ruling.2 What was put on the stack last resolves first

    Example: whatever is played in response
      Given 24 random games of Magic with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then the newest thing on the chain resolves first

    Example: an engine whose stack stands on its head is found out
      Given 24 random games of Magic with at least 40 decisions on average
      And the planted fault "the oldest resolves first"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which something resolves before what was put on the chain after it
      And that game replays from its seed and path

  Rule: T.1.3 What is no instant waits for a main phase and an empty stack

    @also:P.8.3
    Example: in anybody's turn
      Given 24 random games of Magic with at least 40 decisions on average
      When the players decide at random until the game ends or 300 decisions are made
      Then players are offered cards of their own hand and abilities of their own permanents, each in its time

    Example: an engine that offers sorceries at any time is found out
      Given 24 random games of Magic with at least 40 decisions on average
      And the planted fault "sorceries are offered at any time"
      When the players decide at random until the game ends or 300 decisions are made
      Then a game is found in which a player is offered a card or an ability that is somebody else's, or out of its time
      And that game replays from its seed and path
