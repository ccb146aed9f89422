Feature: 423. Movement

  Rule: 424 A unit moves only when something lets it

    @also:424.1
    Example: an ability that hears moves
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Charge" in her hand: "Move a friendly unit to a battlefield."
      And Alice controls a unit "Quay Scout": "When I move, draw 1."
      When Alice plays "Charge" targeting "Bob's battlefield"
      And all players pass
      Then the chain of events holds the ability of "Quay Scout"

    @also:424.2
    Example: entering the board is no move
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Quay Scout" in her hand: "When I move, draw 1."
      When Alice plays "Quay Scout"
      Then "Quay Scout" is at Alice's base
      And the chain of events is empty
      And Alice's hand still holds 0 cards

  Rule: 424.3 A move is instantaneous

    @also:424.3.c
    @also:424.3.b
    @also:424.3.a
    Example: nobody reacts to it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Bob has a spell "Snare" in his hand: "[Reaction] Kill a unit."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then "Quay Scout" is at "Bob's battlefield"
      And the chain of events is empty
      And Alice has focus

  Rule: 425.3 Only units move

    Example: a rune or gear has no standard move
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Lamp"
      And Alice controls a unit "Quay Scout"
      When Alice tries to move "Lamp" to "Bob's battlefield"
      Then it is refused

  Rule: 427 Effects move units

    @also:427.1
    Example: an enemy unit goes to its base, not to the other player's
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Retreat" in her hand: "Move an enemy unit to its base."
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      When Alice plays "Retreat" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is at Bob's base
      And "Bob's battlefield" is uncontrolled

    Example: it costs no exhausting
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Charge" in her hand: "Move a friendly unit to a battlefield."
      And Alice controls a unit "Quay Scout"
      When Alice plays "Charge" targeting "Bob's battlefield"
      And all players pass
      Then "Quay Scout" is at "Bob's battlefield"
      And "Quay Scout" is not exhausted

  Rule: 428 The destination becomes contested

    @also:184.3.a
    @also:184.3.a.1
    Example: a battlefield that its player doesn't control
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Charge" in her hand: "Move a friendly unit to a battlefield."
      And Alice controls a unit "Quay Scout"
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      When Alice plays "Charge" targeting "Bob's battlefield"
      And all players pass
      Then "Bob's battlefield" is contested
      And "Bob's battlefield" is still controlled by Bob

    Example: not one that its player controls
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Charge" in her hand: "Move a friendly unit to a battlefield."
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Old Walker" at "Alice's battlefield"
      When Alice plays "Charge" targeting "Quay Scout" and "Alice's battlefield"
      And all players pass
      Then "Quay Scout" is at "Alice's battlefield"
      And "Alice's battlefield" is not contested

  Rule: 054.1 What can't move doesn't

    Example: neither by itself nor by an effect
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Charge" in her hand: "Move a friendly unit to a battlefield."
      And Alice controls a unit "Rooted": "I can't move."
      Then Alice can't move "Rooted" to "Bob's battlefield"
      When Alice plays "Charge" targeting "Bob's battlefield"
      And all players pass
      Then "Rooted" is still at Alice's base

  Rule: 425.2.b A unit that cannot be where it would move is recalled

    @also:434
    Example: from a battlefield, not into another player's base
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lurer"
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      And Alice controls a gear "Ledger": "When a unit moves, gain 1 point."
      And Alice has a spell "Lure" in her hand: "Move an enemy unit to your base."
      When Alice plays "Lure"
      And all players pass
      Then "Tide Warden" is at Bob's base
      And the chain of events is empty
