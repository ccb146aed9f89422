Feature: 101. Players

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 101.1 The active player is the one whose turn it is

    Example: the turn passes to the other player
      Given Alice's hand holds 2 cards
      When the game goes to the end step
      And all players pass
      Then it is Bob's effect step
      And Bob has priority

  Rule: 101.2 A player's opponent is the other player

    Example: each opponent is Bob for Alice
      Given Alice has the action "Levy" in hand: "Each opponent loses 4 resource."
      When Alice plays "Levy"
      And all players pass
      Then Bob has 6 resource
      And Alice still has 10 resource

    Example: nobody is an opponent of themselves
      Given Alice has the action "Levy" in hand: "Target opponent loses 4 resource."
      When Alice tries to target Alice with "Levy"
      Then it is refused
      When Alice plays "Levy" targeting Bob
      And all players pass
      Then Bob has 6 resource
