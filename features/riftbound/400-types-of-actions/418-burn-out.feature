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

  Rule: 418.1.b Cards are put elsewhere as far as there are any, then after burning out

    @also:418.2.a
    @also:418.2.d
    Example: three cards are banished of a Main Deck of one
      Given a Riftbound game between Alice and Bob
      And Alice's main deck holds 1 card
      And Alice's trash holds 4 cards
      And Alice has a spell "Offering" in her hand: "Banish the top 3 cards of your Main Deck."
      When Alice plays "Offering"
      And all players pass
      Then Bob has 1 point
      And Alice's banishment holds 3 cards
      And Alice's main deck holds 2 cards

  Rule: 418.4 Burning out is a Limited Action

    @also:418.5
    Example: it takes the place of drawing, and of nothing else
      Given a Riftbound game between Alice and Bob
      And Alice's main deck holds 0 cards
      And Alice's trash holds 3 cards
      And Alice has a spell "Beacon" in her hand: "Reveal the top card of your Main Deck."
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      When Alice plays "Beacon"
      And all players pass
      Then Bob still has 0 points
      When Alice plays "Glimpse"
      And all players pass
      Then Bob has 1 point
      And Alice's hand holds 1 card

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

  Rule: 418.1.c Looking at more cards than there are burns nobody out

    @also:418.1.c.1
    Example: two of three
      Given a Riftbound game between Alice and Bob
      And Alice's main deck holds 2 cards
      And Alice has a unit "Drone" in her trash
      And Alice has a spell "Peek" in her hand: "Look at the top 3 cards of your Main Deck. Put one into your hand. Recycle the rest."
      When Alice plays "Peek"
      And all players pass
      And Alice chooses "Alice's blank main deck card 1"
      Then Bob still has 0 points
      And Alice's main deck holds 1 card
      And "Drone" is still in Alice's trash
