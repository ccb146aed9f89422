Feature: 414. Banish

  Rule: 414.2 A banished card goes directly to banishment

    @also:414.2.a
    Example: a unit is banished without being killed
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden": "When I die, draw 1."
      And Alice has a spell "Exile" in her hand: "Banish a unit."
      When Alice plays "Exile" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's banishment
      And Bob's hand still holds 0 cards

  Rule: 414.2.b Banishing from a hand is no discarding

    @also:414.5
    Example: "When I'm discarded" does not trigger
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Exile" in her hand: "Banish a card from your hand."
      And Alice has a unit "Flame Chompers" in her hand: "When I'm discarded, draw 1."
      When Alice plays "Exile"
      And all players pass
      Then "Flame Chompers" is in Alice's banishment
      And Alice's hand holds 0 cards

  Rule: 414.5 "Banish …"

    Example: two cards from the trash
      Given a Riftbound game between Alice and Bob
      And Alice has 2 spells "Ember" in her trash
      And Alice has a spell "Cremate" in her hand: "Banish 2 cards from your trash."
      When Alice plays "Cremate" targeting "Ember" (1) and "Ember" (2)
      And all players pass
      Then 2 "Ember" are in Alice's banishment

    Example: one of three cards that were looked at
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Ember" on top of her main deck
      And Alice has a spell "Scry" in her hand: "Look at the top 3 cards of your Main Deck. Draw one of them. Banish the rest."
      When Alice plays "Scry"
      And all players pass
      And Alice chooses "Lantern"
      Then "Lantern" is in Alice's hand
      And "Ember" is in Alice's banishment

    Example: only the player who looks sees the cards
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Ember" on top of her main deck
      And Alice has a spell "Scry" in her hand: "Look at the top 3 cards of your Main Deck. Draw one of them. Banish the rest."
      When Alice plays "Scry"
      And all players pass
      Then Alice sees "Lantern"
      And Alice sees "Ember"
      And Bob doesn't see "Lantern"
      When Alice chooses "Lantern"
      Then Bob doesn't see "Lantern"

  Rule: 414.3.a Each object refers to the cards that it banished itself

    @also:414.3
    @also:107.5.h
    @also:107.5.i
    @also:107.5.j
    Example: two copies of a spell, each draws its own card
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Ember" on top of her main deck
      And Alice has 2 spells "Wager" in her hand: "Banish the top card of your Main Deck. When you conquer or you hold this turn, draw it."
      When Alice plays "Wager" (1)
      And all players pass
      And Alice plays "Wager" (2)
      And all players pass
      Then "Ember" is in Alice's banishment
      And "Lantern" is in Alice's banishment
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      And Alice orders "Wager" (1), "Wager" (2)
      And all players pass
      And all players pass
      Then "Ember" is in Alice's hand
      And "Lantern" is in Alice's hand

  Rule: 414.4 Banishing is done when something says so

    @also:414.4.a
    @also:414.1
    @also:107.5.a
    Example: only by the spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Alice has a spell "Exile" in her hand: "Banish a unit."
      When the game goes to Bob's action phase
      Then "Tide Warden" is not in Bob's banishment
      When the game goes to Alice's action phase
      And Alice plays "Exile"
      And all players pass
      Then "Tide Warden" is in Bob's banishment

  Rule: 414.1 Each player banishes of their own

    Example: the top card of their deck
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" on top of her main deck
      And Bob has a unit "Ox" on top of his main deck
      And Alice has a spell "Mill" in her hand: "Each player banishes the top card of their Main Deck."
      When Alice plays "Mill"
      And all players pass
      Then "Drone" is in Alice's banishment
      And "Ox" is in Bob's banishment
