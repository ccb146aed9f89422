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

  Rule: 418.1.a As many as possible are drawn, then the rest

    @also:418.2
    @also:418.2.a
    @also:418.2.d
    Example: three cards with one in the Main Deck
      Given a Riftbound game between Alice and Bob
      And Alice's main deck holds 1 card
      And Alice's trash holds 4 cards
      And Alice has a spell "Study" in her hand: "Draw 3."
      When Alice plays "Study"
      And all players pass
      Then Alice's hand holds 3 cards
      And Alice's main deck holds 2 cards
      And Bob has 1 point
      And the trace shows, in this order:
        | event       |
        | draw        |
        | burn out    |
        | recycle     |
        | gain points |
        | draw        |
        | draw        |

  Rule: 418.3 The Main Deck may remain empty

    @also:418.1
    Example: two points before a card is found
      Given a Riftbound game between Alice and Bob
      And Alice's main deck holds 0 cards
      And Alice's trash holds 1 card
      And Bob has 5 points
      And Alice has a spell "Study" in her hand: "Draw 2."
      When Alice plays "Study"
      And all players pass
      Then Bob wins the game
      And Alice loses the game

    @ruling:rift-205
    Example: the spell that is resolving is not in the trash yet
      Given a Riftbound game between Alice and Bob
      And Alice's main deck holds 0 cards
      And Alice's trash holds 1 card
      And Alice has a spell "Study" in her hand: "Draw 1."
      When Alice plays "Study"
      And all players pass
      Then "Study" is in Alice's trash
      And Alice's hand still holds 1 card
      And Bob has 1 point

  Rule: 418.3.a The opponent wins in the middle of it

    @ruling:rift-206
    @also:449
    Example: the spell's further instructions don't happen
      Given a Riftbound game between Alice and Bob
      And Alice's main deck holds 0 cards
      And Alice has 7 points
      And Alice has a spell "Study" in her hand: "Draw 1. Gain 1 point."
      When Alice plays "Study"
      And all players pass
      Then Bob wins the game
      And Alice still has 7 points
