Feature: 411. Reveal

  Rule: 411.1 A revealed card is seen by all players

    @also:411.4
    Example: two cards from the top, one into the hand, the other recycled
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Ember" on top of her main deck
      And Alice has a spell "Unearth" in her hand: "Reveal the top 2 cards of your Main Deck. Put one of them into your hand. Recycle the other."
      When Alice plays "Unearth"
      And all players pass
      Then Bob sees "Lantern"
      And Bob sees "Ember"
      When Alice chooses "Lantern"
      Then "Lantern" is in Alice's hand

  Rule: 411.1.a It is temporary

    Example: afterwards the card in hand is private again
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Ember" on top of her main deck
      And Alice has a spell "Unearth" in her hand: "Reveal the top 2 cards of your Main Deck. Put one of them into your hand. Recycle the other."
      When Alice plays "Unearth"
      And all players pass
      And Alice chooses "Lantern"
      Then Bob doesn't see "Lantern"
      And Bob doesn't see "Ember"

    Example: a card that stays on the deck is secret again
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Beacon" in her hand: "Reveal the top card of your Main Deck. Gain 1 point."
      When Alice plays "Beacon"
      And all players pass
      Then Alice has 1 point
      And Bob doesn't see "Lantern"
      And Alice doesn't see "Lantern"

  Rule: 411.1.a.2 Revealed cards stay in their zone

    Example: the top card stays the top card
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Beacon" in her hand: "Reveal the top card of your Main Deck. Draw 1."
      When Alice plays "Beacon"
      And all players pass
      Then "Lantern" is in Alice's hand

    Example: what is done with none of them leaves them where they are
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a unit "Mole" in her trash
      And Alice has a spell "Beacon" in her hand: "Reveal the top card of your Main Deck. Recycle it."
      When Alice plays "Beacon"
      And all players pass
      Then "Lantern" is still in Alice's main deck
      And the trace cites rule 403.1 for "Lantern"

  Rule: 411.3 "Reveal cards from …"

    Example: two cards from the top
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Beacon" in her hand: "Reveal 2 cards from the top of your Main Deck. Put one of them into your hand."
      When Alice plays "Beacon"
      And all players pass
      And Alice chooses "Lantern"
      Then "Lantern" is in Alice's hand

  Rule: 411.4.a Revealed cards can be put elsewhere

    Example: one goes into the hand, the other to the bottom of the Main Deck
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Ember" on top of her main deck
      And Alice has a spell "Unearth" in her hand: "Reveal the top 2 cards of your Main Deck. Put one of them into your hand. Recycle the other."
      When Alice plays "Unearth"
      And all players pass
      And Alice chooses "Ember"
      Then "Ember" is in Alice's hand
      And "Lantern" is still in Alice's main deck
      And the trace cites rule 403.1 for "Lantern"

  Rule: 411.2 Revealing is done when something says so

    @also:411.2.a
    @also:411.1.b
    Example: the top card
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" on top of her main deck
      And Alice has a spell "Open Book" in her hand: "Reveal the top card of your Main Deck. You may pay [1]. If you do, draw 1."
      And Alice has 1 energy
      When Alice plays "Open Book"
      Then Bob doesn't see "Drone"
      When all players pass
      Then Bob sees "Drone"
      When Alice declines
      Then "Drone" is still in Alice's main deck
      And Alice still has 1 energy

  Rule: 411.1.a.1 Other cards refer to what is revealed

    Example: who hears of revealing
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Ledger": "When you reveal a card, gain 1 point."
      And Alice has a spell "Show" in her hand: "Reveal the top card of your Main Deck."
      When Alice plays "Show"
      And all players pass
      And all players pass
      Then Alice has 1 point

  Rule: 411.3 Cards are revealed from the top until there is what is sought

    Example: the first unit, past two spells
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Ember" on top of her main deck
      And Alice has a unit "Quay Scout" on top of her main deck
      And Alice has a unit "Deep Diver" on top of her main deck
      And Alice has a spell "Muster" in her hand: "Reveal cards from the top of your Main Deck until you reveal a unit. Draw it. Recycle the rest."
      When Alice plays "Muster"
      And all players pass
      Then "Quay Scout" is in Alice's hand
      And "Deep Diver" is still in Alice's main deck
      And Alice's main deck holds 9 cards
      And Alice has 1 card in her hand
      And the trace shows, in this order:
        | event   | object     |
        | reveal  | Lantern    |
        | reveal  | Ember      |
        | reveal  | Quay Scout |

    @also:418.1.c @also:418.1.c.1
    Example: where there is none, nothing is drawn, and nobody burns out
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Ember" on top of her main deck
      And Alice has a spell "Lantern" on top of her main deck
      And Alice's main deck holds 2 cards
      And Alice has a spell "Muster" in her hand: "Reveal cards from the top of your Main Deck until you reveal a unit. Put it into your hand. Gain 1 point."
      When Alice plays "Muster"
      And all players pass
      Then Alice has 1 point
      And Bob still has 0 points
      And Alice still has 0 cards in her hand

  Rule: 411.1 Each player reveals of their own

    Example: the top card of their deck, and one of them is banished
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" on top of her main deck
      And Bob has a unit "Ox" on top of his main deck
      And Alice has a spell "Mill" in her hand: "Each player reveals the top card of their Main Deck. Banish one of them."
      When Alice plays "Mill"
      And all players pass
      And Alice chooses "Ox"
      Then "Ox" is in Bob's banishment
