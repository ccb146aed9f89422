Feature: 337. Showdowns

  Rule: 340.2 A showdown opens where an uncontrolled battlefield is contested

    @also:341
    @also:338
    @also:339.1
    Example: who moved there has focus
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then the turn is in a showdown open state
      And Alice has focus
      And "Bob's battlefield" is contested

  Rule: 345.2.a Who alone has units there establishes control

    @also:345.2.a.1
    @also:446.1
    Example: an empty battlefield is conquered
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then "Bob's battlefield" is controlled by Alice
      And Alice has 1 point
      And "Quay Scout" is still at "Bob's battlefield"

  Rule: 308.1.a Only Action and Reaction cards are played in a showdown

    Example: a unit without either
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a unit "Drone" in her hand
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then Alice can't play "Drone"

  Rule: 345 The showdown closes

    Example: nobody is left
      Given a Riftbound game between Alice and Bob
      And Bob has a spell "Snare" in his hand: "[Action] Kill a unit."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice passes
      And Bob plays "Snare" targeting "Quay Scout"
      And all players pass
      And all players pass
      Then "Bob's battlefield" is still uncontrolled
      And "Bob's battlefield" is not contested
      And Alice still has 0 points

  Rule: 343 Focus passes after the last item of a chain has resolved

    @also:344.1.a
    @also:338.1
    Example: a spell of the player with focus
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Glimpse" in her hand: "[Action] Draw 1."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice plays "Glimpse"
      Then the turn is in a showdown closed state
      When all players pass
      Then Bob has focus
      And the turn is in a showdown open state

  Rule: 344.4 Focus passes to the next player

    @also:344.3
    Example: who passes first
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice passes
      Then Bob has focus
      And "Bob's battlefield" is contested

  Rule: 344.3.a All players must pass in sequence

    @also:345
    Example: a spell in between
      Given a Riftbound game between Alice and Bob
      And Bob has a spell "Glimpse" in his hand: "[Action] Draw 1."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice passes
      And Bob plays "Glimpse"
      And all players pass
      Then Alice has focus
      When Alice passes
      Then Bob has focus
      When Bob passes
      Then "Bob's battlefield" is controlled by Alice

  Rule: 344.1 A spell with Action is played in a showdown

    @also:308.1.a
    @also:316.5.c
    @also:325.2
    Example: but none without
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Glimpse" in her hand: "[Action] Draw 1."
      And Alice has a spell "Study" in her hand: "Draw 2."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then Alice can still play "Glimpse"
      And Alice can't play "Study"

  Rule: 344.2 An ability with Action is activated in a showdown

    @also:339.1.b
    Example: but none without
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Reader": "[E]: [Action] - Draw 1."
      And Alice controls a unit "Scholar": "[E]: Draw 1."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then Alice can still activate "Reader"
      And Alice can't activate "Scholar"

  Rule: 429.1 A move to an empty battlefield opens a showdown without a combat

    @also:429
    @also:316.5.b
    @also:316.5.b.1
    Example: no one attacks
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then the turn is in a showdown open state
      And "Quay Scout" is not attacking

    Example: none at a battlefield that its player controls
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Old Walker" at "Alice's battlefield"
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Alice's battlefield"
      Then "Quay Scout" is at "Alice's battlefield"
      And "Alice's battlefield" is not contested
      And Alice still has priority

  Rule: 342 A showdown begins with an initial chain or without one

    Example: a combat in which nothing triggers
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Alice has a spell "Glimpse" in her hand: "[Action] Draw 1."
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then the turn is in a showdown open state
      And the chain of events is empty
      When Alice plays "Glimpse"
      And all players pass
      Then Bob has focus

  Rule: 342.1.b Without abilities that trigger, a combat begins without an initial chain

    @also:442.1.c.1
    Example: focus passes after the first chain
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      And Alice has a spell "Quick Word" in her hand: "[Action] Draw 2."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then the turn is in a showdown open state
      And Alice has focus
      When Alice plays "Quick Word"
      And all players pass
      Then Bob has focus
