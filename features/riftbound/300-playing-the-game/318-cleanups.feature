Feature: 318. Cleanups

  Rule: 322.4 Units with lethal damage are killed

    @also:322
    Example: lethal damage from a spell
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Spark" in her hand: "Deal 3 to a unit."
      And Bob controls a unit "Tide Warden" with might 3
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's trash
      And Alice still has priority

  Rule: 322.13 A staged showdown begins in the cleanup

    Example: the showdown begins at once
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then the turn is in a showdown open state

  Rule: 319.5 A cleanup occurs after objects leave the board

    @also:321
    Example: what a dying unit gave is missed at once
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Spark" in her hand: "Deal 1 to a unit."
      And Bob controls a unit "Standard" with might 1: "Other friendly units have +1 [M]."
      And Bob controls a unit "Tide Warden" with might 1, 1 damage marked
      When Alice plays "Spark" targeting "Standard"
      And all players pass
      Then "Standard" is in Bob's trash
      And "Tide Warden" is in Bob's trash

  Rule: 322.6 A battlefield without units becomes uncontrolled

    Example: a battlefield is left by the only unit there
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Snare" in her hand: "Kill a unit."
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      When Alice plays "Snare" targeting "Tide Warden"
      And all players pass
      Then "Bob's battlefield" is uncontrolled

  Rule: 321 Cleanups are repeated until nothing changes

    @also:434.2
    Example: what can't change any more ends them
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Net": "If a friendly unit would die, recall it exhausted instead."
      And Bob controls a unit "Tide Warden" with might 2 at "Bob's battlefield"
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is at Bob's base
      And "Tide Warden" is exhausted
      And "Tide Warden" has 2 damage marked

    @also:384
    Example: what saved it once is used up, and that is a change
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Tide Warden" with might 2
      And Alice has a spell "Vow" in her hand: "Choose a unit you control. The next time it would die this turn, recall it instead."
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Vow" targeting "Tide Warden"
      And all players pass
      And Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Alice's trash

    @also:322.5.c
    @also:319.6
    Example: leaving the combat ends Shield, and then the damage is lethal
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Spark" in her hand: "[Action] Deal 3 to a unit."
      And Bob has a spell "Retreat" in his hand: "[Action] Move a unit to its base."
      And Alice controls a unit "Quay Scout" with might 1
      And Bob controls a unit "Shieldback" with might 2 at "Bob's battlefield": "[Shield 2]"
      And Bob controls a unit "Drone" with might 5 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice plays "Spark" targeting "Shieldback"
      And all players pass
      And Bob plays "Retreat" targeting "Shieldback"
      And all players pass
      Then "Shieldback" is in Bob's trash
      And "Drone" is defending
      And the turn is in a showdown open state

  Rule: 320 Nothing resolves during a cleanup

    @also:320.1
    Example: what triggers in it waits on the chain
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Spark" in her hand: "Deal 1 to a unit."
      And Bob controls a unit "Bell Ringer" with might 1: "[Deathknell] - Draw 1."
      When Alice plays "Spark" targeting "Bell Ringer"
      And all players pass
      Then "Bell Ringer" is in Bob's trash
      And the chain of events holds the ability of "Bell Ringer"
      And Bob's hand still holds 0 cards
      And Bob has priority

  Rule: 142.2.a Damage equal to its Might kills a unit

    Example: all at the same time
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Storm" in her hand: "Deal 2 to all units."
      And Alice controls a unit "Quay Scout" with might 2
      And Bob controls a unit "Tide Warden" with might 3
      And Bob controls a unit "Rat" with might 1 at "Bob's battlefield"
      When Alice plays "Storm"
      And all players pass
      Then "Quay Scout" is in Alice's trash
      And "Rat" is in Bob's trash
      And "Tide Warden" is still at Bob's base
      And "Tide Warden" has 2 damage marked

    Example: a unit with Might 0 and no damage stays
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Wither" in her hand: "Give a unit -3 [M] this turn."
      And Bob controls a unit "Tide Warden" with might 2
      When Alice plays "Wither" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has might 0
      And "Tide Warden" is still at Bob's base

  Rule: 322.5 Designations follow where units are

    @also:322.5.a
    @also:442.1.a.3.a
    Example: a unit that joins the attack
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Reinforce" in her hand: "[Action] Move a friendly unit to a battlefield."
      And Alice controls a unit "Quay Scout" with might 1
      And Alice controls a unit "Old Walker" with might 5
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice plays "Reinforce" targeting "Old Walker" and "Bob's battlefield"
      And all players pass
      Then "Old Walker" is attacking

    @also:442.1.a.4.a
    Example: a unit that joins the defence
      Given a Riftbound game between Alice and Bob
      And Bob has a spell "Reinforce" in his hand: "[Action] Move a friendly unit to a battlefield."
      And Alice controls a unit "Quay Scout" with might 1
      And Bob controls a unit "Old Walker" with might 5
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice passes
      And Bob plays "Reinforce" targeting "Old Walker" and "Bob's battlefield"
      And all players pass
      Then "Old Walker" is defending

    @also:322.5.c
    Example: a unit that leaves
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Retreat" in her hand: "[Action] Move a unit to its base."
      And Alice controls a unit "Quay Scout" with might 1
      And Alice controls a unit "Old Walker" with might 1
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      When Alice moves "Quay Scout" and "Old Walker" to "Bob's battlefield"
      And Alice plays "Retreat" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" is not attacking
      And "Quay Scout" is still at Alice's base
      And "Old Walker" is attacking

  Rule: 184.4.c Without units, control is lost

    @also:322.6
    @ruling:rift-201
    @also:319.7
    @also:431
    Example: its only unit goes home
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      When Alice moves "Quay Scout" to Alice's base
      Then "Alice's battlefield" is uncontrolled

    @also:184.4.a
    Example: one of two units stays
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 units "Quay Scout" at "Alice's battlefield"
      When Alice moves "Quay Scout" (1) to Alice's base
      Then "Alice's battlefield" is still controlled by Alice

  Rule: 322.7 Hidden cards leave battlefields that their controller doesn't control

    @also:106.4.d
    Example: the battlefield is left
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice controls a unit "Lurker", facedown at "Alice's battlefield"
      When Alice moves "Quay Scout" to Alice's base
      Then "Lurker" is in Alice's trash

  Rule: 322.8 A showdown is staged at an uncontrolled battlefield that was contested

    @ruling:rift-202
    Example: the defender is gone before the combat begins
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout": "When I move, kill an enemy unit here."
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then "Tide Warden" is in Bob's trash
      And the turn is in a showdown open state
      And "Quay Scout" is not attacking

  Rule: 322.10 A combat is staged where units of two opposing players are

    Example: it waits until the chain is empty
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout": "When I move, draw 1."
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then the turn is in a neutral closed state
      And "Quay Scout" is not attacking

    @also:322.14
    @also:438
    @also:340.1
    @also:322.10.a
    @also:439
    Example: it begins once the chain is empty
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout": "When I move, draw 1."
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then the turn is in a showdown open state
      And "Quay Scout" is attacking

  Rule: 322.13 Showdowns begin before combats, one at a time

    @also:340
    Example: the Turn Player chooses where
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Reinforce" in her hand: "[Action] Move a friendly unit to a battlefield."
      And Alice controls a unit "Quay Scout" with might 1
      And Alice controls a unit "Old Walker" with might 5
      And Bob controls a unit "Tide Warden" with might 9 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice plays "Reinforce" targeting "Old Walker" and "Alice's battlefield"
      And all players pass
      And all players pass
      Then "Quay Scout" is in Alice's trash
      And "Alice's battlefield" is contested
      And the turn is in a showdown open state
      And Alice has focus

  Rule: 440 A combat is between units of exactly two players

    @also:316.4.d
    Example: units of one alone begin none
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      When Alice moves "Quay Scout" to "Alice's battlefield"
      Then the turn is in a showdown open state
      And "Quay Scout" is not attacking

  Rule: 322.13 Where a showdown and a combat are staged, the showdown begins first

    Example: though the combat was staged by the unit that moved first
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Alice controls a unit "Heron" with might 3
      And Alice has a spell "Sally" in her hand: "Move a friendly unit to a battlefield. Move another friendly unit to a battlefield."
      And Bob controls a unit "Drone" at "Bob's battlefield" with might 3
      When Alice plays "Sally" targeting "Quay Scout", "Bob's battlefield", "Heron" and "Alice's battlefield"
      And all players pass
      Then the turn is in a showdown open state
      And "Quay Scout" is not attacking

  Rule: 322.5 Designations are put right before it is looked who loses control

    @also:322.6
    Example: of a unit that comes to a combat from a battlefield where it was alone
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Alice controls a unit "Heron" at "Alice's battlefield" with might 3
      And Alice has a spell "Sally" in her hand: "[Action] Move a friendly unit to a battlefield."
      And Bob controls a unit "Drone" at "Bob's battlefield" with might 3
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice plays "Sally" targeting "Heron" and "Bob's battlefield"
      And all players pass
      Then the trace shows, in this order:
        | event               | object              |
        | move                | Heron               |
        | become an attacker  | Heron               |
        | become uncontrolled | Alice's battlefield |
