Feature: 139. Units

  Rule: 143.4.a Units move from their base to a battlefield

    @also:143
    @also:143.1.a
    Example: to either battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then "Quay Scout" is at "Bob's battlefield"
      And "Quay Scout" is exhausted

  Rule: 143.4.b Units move from a battlefield to their base

    Example: back home
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2 at "Alice's battlefield"
      When Alice moves "Quay Scout" to Alice's base
      Then "Quay Scout" is at Alice's base

    Example: not from one battlefield to another
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2 at "Alice's battlefield"
      Then Alice can't move "Quay Scout" to "Bob's battlefield"

  Rule: 143.2 Exhausting the unit is the cost

    Example: an exhausted unit can't
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2, exhausted
      When Alice tries to move "Quay Scout" to "Bob's battlefield"
      Then it is refused by rule 143.2

  Rule: 143.3 Several units move at once

    @also:143.3.a
    @also:143.3.c
    Example: two of three
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls 2 units "Drone"
      When Alice moves "Quay Scout" and "Drone" (2) to "Bob's battlefield"
      Then "Quay Scout" is at "Bob's battlefield"
      And "Drone" (2) is at "Bob's battlefield"
      And "Drone" (1) is still at Alice's base
      And "Quay Scout" is exhausted
      And "Drone" (2) is exhausted

  Rule: 142.4 Units enter the board exhausted

    Example: played from the hand to the base
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Quay Scout" with might 2 in her hand
      When Alice plays "Quay Scout"
      Then "Quay Scout" is exhausted
      And "Quay Scout" is at Alice's base

  Rule: 143.1.b No standard move is made while a chain exists

    Example: not in reaction to one's own spell
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      When Alice plays "Lantern"
      And Alice tries to move "Quay Scout" to "Bob's battlefield"
      Then it is refused
      And "Quay Scout" is still at Alice's base

  Rule: 143.1.c No standard move is made during a showdown

    Example: no second unit follows
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Old Walker"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice tries to move "Old Walker" to "Bob's battlefield"
      Then it is refused
      And "Old Walker" is still at Alice's base

  Rule: 143.3.b Units that move at once may come from different places

    @also:143.3.a
    Example: one from the base, one from the other battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Rider" at "Alice's battlefield": "[Ganking]"
      When Alice moves "Quay Scout" and "Rider" to "Bob's battlefield"
      Then "Quay Scout" is at "Bob's battlefield"
      And "Rider" is at "Bob's battlefield"
      And "Rider" is exhausted

  Rule: 143.4.c.1 With Ganking a unit moves from battlefield to battlefield

    Example: but not without
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Rider" at "Alice's battlefield": "[Ganking]"
      And Alice controls a unit "Old Walker" at "Alice's battlefield"
      Then Alice can't move "Old Walker" to "Bob's battlefield"
      When Alice moves "Rider" to "Bob's battlefield"
      Then "Rider" is at "Bob's battlefield"

  Rule: 144.2 Abilities of units are activated in the own Action Phase, in an Open State

    Example: not while a chain exists
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scholar": "[E]: Draw 1."
      And Alice controls a unit "Reader": "[E]: Draw 1."
      When Alice activates "Scholar"
      Then Alice can't activate "Reader"
      When all players pass
      And Alice activates "Reader"
      And all players pass
      Then Alice's hand holds 2 cards

  Rule: 398.1.b.3 No standard move leads to a forbidden state

    @also:106.2.d
    Example: not into another player's base
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      When Alice tries to move "Quay Scout" to Bob's base
      Then it is refused by rule 106.2.d

  Rule: 140.2.a The type of an object restricts what is chosen

    @also:140.2.b
    @also:146.2.a
    @also:146.2.b
    Example: in all zones
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Winch"
      And Bob controls a unit "Tide Warden"
      And Alice has a unit "Drone" in her trash
      And Alice has a gear "Anvil" in her trash
      And Alice has a spell "Rust" in her hand: "Kill a gear."
      And Alice has a spell "Dig" in her hand: "Recycle a unit from your trash."
      Then Alice can't target "Tide Warden" with "Rust"
      And Alice can't target "Anvil" with "Dig"
      When Alice plays "Rust"
      And all players pass
      Then "Winch" is in Alice's trash
      When Alice plays "Dig"
      And all players pass
      Then "Drone" is in Alice's main deck

  Rule: 143.2 Exhausting is what a standard move costs

    @also:407.3.b
    Example: the unit is exhausted, then it moves
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Alice's battlefield"
      Then the trace shows, in this order:
        | event   | object     |
        | exhaust | Quay Scout |
        | move    | Quay Scout |
