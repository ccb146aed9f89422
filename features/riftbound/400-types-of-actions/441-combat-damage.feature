Feature: 441. Combat damage

  Rule: 443.1.d.3 Lethal damage to one unit before the next

    @also:443.1.d.4
    Example: 5 damage among four units with might 3
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Old Walker" with might 5
      And Bob controls a unit "Imp" with might 3 at "Bob's battlefield"
      And Bob controls a unit "Rat" with might 3 at "Bob's battlefield"
      And Bob controls a unit "Newt" with might 3 at "Bob's battlefield"
      And Bob controls a unit "Toad" with might 3 at "Bob's battlefield"
      When Alice moves "Old Walker" to "Bob's battlefield"
      And all players pass
      And Alice chooses "Rat"
      And Alice chooses "Toad"
      Then "Rat" is in Bob's trash
      And "Toad" is still at "Bob's battlefield"
      And the trace shows, in this order:
        | event       | object | amount |
        | deal damage | Rat    | 3      |
        | deal damage | Toad   | 2      |

    @ruling:rift-203
    Example: damage marked before counts
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Old Walker" with might 4
      And Bob controls a unit "Imp" with might 3, 2 damage marked at "Bob's battlefield"
      And Bob controls a unit "Rat" with might 3 at "Bob's battlefield"
      When Alice moves "Old Walker" to "Bob's battlefield"
      And all players pass
      And Alice chooses "Imp"
      Then "Imp" is in Bob's trash
      And "Rat" is in Bob's trash

  Rule: 443.1.d.4 No more than lethal damage while other units remain

    Example: what is left over goes to the last
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Old Walker" with might 7
      And Bob controls a unit "Imp" with might 2 at "Bob's battlefield"
      And Bob controls a unit "Rat" with might 2 at "Bob's battlefield"
      When Alice moves "Old Walker" to "Bob's battlefield"
      And all players pass
      And Alice chooses "Imp"
      Then the trace shows, in this order:
        | event       | object | amount |
        | deal damage | Imp    | 2      |
        | deal damage | Rat    | 5      |

    Example: or to another one, as the player who assigns chooses
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Old Walker" with might 7
      And Bob controls a unit "Imp" with might 2 at "Bob's battlefield"
      And Bob controls a unit "Rat" with might 2 at "Bob's battlefield"
      When Alice moves "Old Walker" to "Bob's battlefield"
      And all players pass
      And Alice chooses "Imp"
      And Alice chooses "Imp"
      Then the trace shows, in this order:
        | event       | object | amount |
        | deal damage | Imp    | 5      |
        | deal damage | Rat    | 2      |

  Rule: 443.1.d.5 Requirements of assignment are obeyed

    @also:443.1.d.2
    Example: first the unit with Tank, last the one that must be last
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Old Walker" with might 4
      And Bob controls a unit "Sentry" with might 2 at "Bob's battlefield": "I must be assigned combat damage last."
      And Bob controls a unit "Imp" with might 2 at "Bob's battlefield"
      And Bob controls a unit "Shieldback" with might 2 at "Bob's battlefield": "[Tank]"
      When Alice moves "Old Walker" to "Bob's battlefield"
      And all players pass
      Then "Shieldback" is in Bob's trash
      And "Imp" is in Bob's trash
      And "Sentry" is still at "Bob's battlefield"

    Example: one that must be last is not chosen before another
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Old Walker" with might 4
      And Bob controls a unit "Sentry" with might 2 at "Bob's battlefield": "I must be assigned combat damage last."
      And Bob controls a unit "Imp" with might 2 at "Bob's battlefield"
      And Bob controls a unit "Rat" with might 2 at "Bob's battlefield"
      When Alice moves "Old Walker" to "Bob's battlefield"
      And all players pass
      And Alice tries to choose "Sentry"
      Then it is refused
      And Alice is asked to assign combat damage

  Rule: 443.1.d.6 Those with the same priority in any order

    Example: two units with Tank, then the one without
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Old Walker" with might 3
      And Bob controls a unit "Shieldback" with might 2 at "Bob's battlefield": "[Tank]"
      And Bob controls a unit "Bulwark" with might 2 at "Bob's battlefield": "[Tank]"
      And Bob controls a unit "Imp" with might 1 at "Bob's battlefield"
      When Alice moves "Old Walker" to "Bob's battlefield"
      And all players pass
      Then Alice can't choose "Imp"
      And Alice can choose "Shieldback"
      And Alice can choose "Bulwark"
      And Alice is asked to assign combat damage

    Example: the second Tank before the unit without
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Old Walker" with might 3
      And Bob controls a unit "Shieldback" with might 2 at "Bob's battlefield": "[Tank]"
      And Bob controls a unit "Bulwark" with might 2 at "Bob's battlefield": "[Tank]"
      And Bob controls a unit "Imp" with might 1 at "Bob's battlefield"
      When Alice moves "Old Walker" to "Bob's battlefield"
      And all players pass
      And Alice chooses "Bulwark"
      Then "Bulwark" is in Bob's trash
      And "Shieldback" is still at "Bob's battlefield"
      And "Imp" is still at "Bob's battlefield"

  Rule: 443.1.d.7 Of requirements that exclude each other, one is chosen

    Example: last, with Tank given: assigned first
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Order of March" in her hand: "Give a unit [Tank] this turn."
      And Alice controls a unit "Old Walker" with might 4
      And Bob controls a unit "Sentry" with might 2 at "Bob's battlefield": "I must be assigned combat damage last."
      And Bob controls a unit "Imp" with might 2 at "Bob's battlefield"
      And Bob controls a unit "Rat" with might 2 at "Bob's battlefield"
      When Alice plays "Order of March" targeting "Sentry"
      And all players pass
      And Alice moves "Old Walker" to "Bob's battlefield"
      And all players pass
      And Alice chooses "Sentry"
      And Alice chooses "Rat"
      Then "Sentry" is in Bob's trash
      And "Rat" is in Bob's trash
      And "Imp" is still at "Bob's battlefield"

    Example: last, with Tank given: not in between
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Order of March" in her hand: "Give a unit [Tank] this turn."
      And Alice controls a unit "Old Walker" with might 4
      And Bob controls a unit "Sentry" with might 2 at "Bob's battlefield": "I must be assigned combat damage last."
      And Bob controls a unit "Imp" with might 2 at "Bob's battlefield"
      And Bob controls a unit "Rat" with might 2 at "Bob's battlefield"
      When Alice plays "Order of March" targeting "Sentry"
      And all players pass
      And Alice moves "Old Walker" to "Bob's battlefield"
      And all players pass
      And Alice chooses "Imp"
      Then "Imp" is in Bob's trash
      And "Rat" is in Bob's trash
      And "Sentry" is still at "Bob's battlefield"

  Rule: 443.1.d.8 Each such unit is dealt with by itself

    Example: two of them, both first
      Given a Riftbound game between Alice and Bob
      And Alice has 2 spells "Order of March" in her hand: "Give a unit [Tank] this turn."
      And Alice controls a unit "Old Walker" with might 4
      And Bob controls a unit "Sentry" with might 2 at "Bob's battlefield": "I must be assigned combat damage last."
      And Bob controls a unit "Picket" with might 2 at "Bob's battlefield": "I must be assigned combat damage last."
      And Bob controls a unit "Imp" with might 2 at "Bob's battlefield"
      When Alice plays "Order of March" (1) targeting "Sentry"
      And all players pass
      And Alice plays "Order of March" (2) targeting "Picket"
      And all players pass
      And Alice moves "Old Walker" to "Bob's battlefield"
      And all players pass
      And Alice chooses "Picket"
      And Alice chooses "Sentry"
      Then "Picket" is in Bob's trash
      And "Sentry" is in Bob's trash
      And "Imp" is still at "Bob's battlefield"

  Rule: 443.1.d.9 What can't be dealt damage is ignored

    Example: all damage goes to the other unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Old Walker" with might 4
      And Bob controls a unit "Wraith" with might 2 at "Bob's battlefield": "I don't take damage."
      And Bob controls a unit "Imp" with might 2 at "Bob's battlefield"
      When Alice moves "Old Walker" to "Bob's battlefield"
      And all players pass
      Then "Imp" is in Bob's trash
      And "Wraith" is still at "Bob's battlefield"
      And the trace shows, in this order:
        | event       | object | amount |
        | deal damage | Imp    | 4      |

    Example: a unit that has moved twice
      Given a Riftbound game between Alice and Bob
      And Alice has 2 spells "Forced March" in her hand: "Ready a unit."
      And Alice controls a unit "Wraith" with might 2: "If I have moved twice this turn, I don't take damage."
      And Alice controls a unit "Quay Scout" with might 2
      And Bob controls a unit "Tide Warden" with might 4 at "Bob's battlefield"
      When Alice moves "Wraith" to "Alice's battlefield"
      And all players pass
      And Alice plays "Forced March" (1) targeting "Wraith"
      And all players pass
      And Alice moves "Wraith" to Alice's base
      And Alice plays "Forced March" (2) targeting "Wraith"
      And all players pass
      And Alice moves "Wraith" and "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then "Quay Scout" is in Alice's trash
      And "Tide Warden" is in Bob's trash
      And "Wraith" is at "Bob's battlefield"

  Rule: 443.1.d The attacker assigns first

    Example: then the defender
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 units "Quay Scout" with might 2
      And Bob controls a unit "Imp" with might 2 at "Bob's battlefield"
      And Bob controls a unit "Rat" with might 2 at "Bob's battlefield"
      When Alice moves "Quay Scout" (1) and "Quay Scout" (2) to "Bob's battlefield"
      And all players pass
      And Alice chooses "Imp"
      Then Bob is asked to assign combat damage

  Rule: 443.1.a Damage is dealt only if both sides remain

    @also:443.1.a.1
    Example: both sides remain
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Bob controls a unit "Imp" with might 2 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then "Imp" is in Bob's trash
      And "Quay Scout" is in Alice's trash

    Example: the defender is gone before
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Snare" in her hand: "[Action] Kill a unit."
      And Alice controls a unit "Quay Scout" with might 2
      And Bob controls a unit "Tide Warden" with might 9 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice plays "Snare" targeting "Tide Warden"
      And all players pass
      And all players pass
      Then "Quay Scout" is at "Bob's battlefield"
      And "Bob's battlefield" is controlled by Alice
      And Alice has 1 point

    @also:444.2.c
    Example: the attacker is gone before
      Given a Riftbound game between Alice and Bob
      And Bob has a spell "Snare" in his hand: "[Action] Kill a unit."
      And Alice controls a unit "Quay Scout" with might 2
      And Bob controls a unit "Tide Warden" with might 1 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice passes
      And Bob plays "Snare" targeting "Quay Scout"
      And all players pass
      And all players pass
      Then "Quay Scout" is in Alice's trash
      And "Bob's battlefield" is still controlled by Bob
      And "Bob's battlefield" is not contested
      And Bob still has 0 points

  Rule: 443.1.b The Might of all attackers is summed

    @also:443.1.c
    Example: two against one
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 units "Quay Scout" with might 2
      And Bob controls a unit "Tide Warden" with might 4 at "Bob's battlefield"
      When Alice moves "Quay Scout" (1) and "Quay Scout" (2) to "Bob's battlefield"
      And all players pass
      And Bob chooses "Quay Scout" (1)
      Then the trace shows, in this order:
        | event       | object      | amount |
        | deal damage | Tide Warden | 4      |
      And "Tide Warden" is in Bob's trash
