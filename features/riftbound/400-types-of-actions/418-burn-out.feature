Feature: 418. Burn out

  Rule: 418.2.c An opponent gains a point

    @also:418.2.b
    Example: drawing from an empty Main Deck
      Given a Riftbound game between Alice and Bob
      And Bob's main deck holds 0 cards
      And Bob's trash holds 3 cards
      When Alice passes
      Then Alice has 1 point
      And Bob's main deck holds 2 cards

  Rule: 418.3.a Burning out repeatedly ends the game

    Example: nothing is left anywhere
      Given a Riftbound game between Alice and Bob
      And Bob's main deck holds 0 cards
      When Alice passes
      Then Alice wins the game
