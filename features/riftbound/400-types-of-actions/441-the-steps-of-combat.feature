Feature: 441. The steps of combat

  Rule: 443.1.e Combat damage is dealt at once

    @also:404.6.c
    @also:322.4
    @also:443
    @also:443.1
    @also:345.1
    @also:443.1.d.1.a
    @also:443.1.d.1
    Example: both die
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then "Quay Scout" is in Alice's trash
      And "Tide Warden" is in Bob's trash
      And "Bob's battlefield" is uncontrolled

  Rule: 444.2.b Gaining control by combat is a conquer

    @also:444
    @also:444.1.a
    @also:444.2
    Example: the attacker is left
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Old Walker" with might 5
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      When Alice moves "Old Walker" to "Bob's battlefield"
      And all players pass
      Then Alice has 1 point
      And "Bob's battlefield" is controlled by Alice
      And "Old Walker" still has no damage marked

  Rule: 444.1.a.2 Attackers are recalled if defenders remain

    Example: nobody dies
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      And Bob controls a unit "Drone" with might 1, stunned at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      And Alice chooses "Tide Warden"
      Then "Quay Scout" is in Alice's trash
      And "Bob's battlefield" is still controlled by Bob

  Rule: 442.1.a.1 The attacker is who contested the battlefield

    @also:442.1.a.3
    @also:442
    @also:442.1.a
    @also:442.1.a.2
    @also:442.1.a.4
    @also:316.4.a
    @also:430.1
    Example: designations
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then "Quay Scout" is attacking
      And "Tide Warden" is defending

  Rule: 444.1.a.2 Attackers return to base while defenders remain

    @also:444.2.a
    Example: a stunned defender kills nobody
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Tide Warden" with might 5, stunned at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then "Quay Scout" is still at Alice's base
      And "Quay Scout" is exhausted
      And "Quay Scout" is not attacking
      And "Bob's battlefield" is still controlled by Bob
      And "Bob's battlefield" is not contested

  Rule: 444.1.a.1 All units are healed in the combat cleanup

    @ruling:rift-204
    @also:142.3.b.2
    Example: units elsewhere too
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Alice controls a unit "Old Walker" with might 6, 4 damage marked
      And Bob controls a unit "Tide Warden" with might 5, stunned at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then "Old Walker" has no damage marked
      And "Tide Warden" still has no damage marked

  Rule: 444.1.a.3 Designations are removed in the combat cleanup

    @also:444.1
    @also:444.1.a
    Example: nobody attacks or defends any more
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 5
      And Alice has a spell "Rally" in her hand: "Give a unit +1 [M] this turn."
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then "Quay Scout" is attacking
      When all players pass
      Then "Quay Scout" is not attacking
      And Alice can still play "Rally"

    @also:444.1.a.2
    Example: of units that were recalled with all others
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Heron" with might 1
      And Bob controls a unit "Drone" at "Bob's battlefield" with might 3, stunned
      When Alice moves "Heron" to "Bob's battlefield"
      And all players pass
      Then "Heron" is at Alice's base
      And the trace cites rule 444.1.a.3 for "Heron"
      And the trace doesn't cite rule 322.5 for "Heron"

  Rule: 444.2.c Control goes to whoever is left

    @also:444.2.a
    @also:345.2.b
    @also:345.2.b.1
    Example: the player who did not contest it
      Given a Riftbound game between Alice and Bob
      And Bob has a spell "Reinforce" in his hand: "[Action] Move a friendly unit to a battlefield."
      And Alice controls a unit "Quay Scout" with might 1
      And Bob controls a unit "Old Walker" with might 5
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice passes
      And Bob plays "Reinforce" targeting "Bob's battlefield"
      And all players pass
      And all players pass
      Then "Quay Scout" is attacking
      And "Old Walker" is defending
      When all players pass
      Then "Quay Scout" is in Alice's trash
      And "Bob's battlefield" is controlled by Bob
      And "Bob's battlefield" is not contested
      And Bob has 1 point

  Rule: 442.1.b Abilities that trigger make the initial chain

    Example: the attacker's first, the defender's last
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout": "When I attack, draw 1."
      And Bob controls a unit "Tide Warden" at "Bob's battlefield": "When I defend, draw 1."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then the chain of events holds the ability of "Tide Warden", the ability of "Quay Scout"
      And the turn is in a showdown closed state
      And Bob has priority

    @also:342.1
    @also:342.1.a
    @also:442.1.a.3
    @also:442.1.b.1
    Example: an attacker who isn't the Turn Player is first too
      Given a Riftbound game between Alice and Bob
      And Bob has a spell "Ambush" in his hand: "[Action] Move a friendly unit to a battlefield."
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Old Walker" at "Alice's battlefield": "When I defend, draw 1."
      And Bob controls a unit "Tide Warden": "When I attack, draw 1."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice passes
      And Bob plays "Ambush" targeting "Alice's battlefield"
      And all players pass
      And all players pass
      Then the chain of events holds the ability of "Old Walker", the ability of "Tide Warden"
      And "Tide Warden" is attacking

  Rule: 442.1.e Focus doesn't pass as the initial chain closes

    @also:442.1.c
    @also:442.1.d
    Example: the attacker goes on
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout": "When I attack, draw 1."
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then Alice's hand holds 1 card
      And the turn is in a showdown open state
      And Alice has focus

  Rule: 442.1.a.1.a The attacker gains focus as the showdown begins

    @also:442.1
    @also:316.4.f
    @also:316.5.a
    Example: the attacker has focus at once
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then the turn is in a showdown open state
      And Alice has focus
      And the chain of events is empty

  Rule: 439.1 Of several staged combats, the Turn Player decides which is first

    Example: two battlefields
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Storm" in her hand: "[Action] Move a friendly unit to a battlefield."
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Old Walker" with might 5
      And Alice has the battlefield "Ford" on the board
      And Bob has the battlefield "Mill" on the board
      And Bob controls a unit "Tide Warden" with might 2 at "Mill"
      And Bob controls a unit "Imp" with might 2 at "Ford"
      When Alice moves "Quay Scout" to "Mill"
      And Alice plays "Storm" targeting "Old Walker" and "Ford"
      And all players pass
      Then "Old Walker" is not attacking
      And "Ford" is contested
      When all players pass
      Then "Old Walker" is attacking
      And "Imp" is defending

    Example: two staged at the same time
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Scatter" in her hand: "[Action] Move a friendly unit to a battlefield."
      And Alice has a spell "Sortie" in her hand: "[Action] Move a friendly unit to a battlefield."
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Old Walker" with might 5
      And Alice controls a unit "Rider" with might 5
      And Alice has the battlefield "Weir" on the board
      And Alice has the battlefield "Ford" on the board
      And Bob has the battlefield "Mill" on the board
      And Bob controls a unit "Tide Warden" with might 2 at "Mill"
      And Bob controls a unit "Imp" with might 2 at "Ford"
      When Alice moves "Quay Scout" to "Weir"
      And Alice plays "Scatter" targeting "Old Walker" and "Mill"
      And all players pass
      And Bob passes
      And Alice plays "Sortie" targeting "Rider" and "Ford"
      And all players pass
      And all players pass
      And Alice chooses "Ford"
      Then "Rider" is attacking
      And "Old Walker" is not attacking
      And "Mill" is contested

  Rule: 316.4.b A combat can come of an effect

    @also:316.4.c
    @also:430
    Example: a spell moves a unit to enemies
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Charge" in her hand: "Move a friendly unit to a battlefield."
      And Alice controls a unit "Quay Scout"
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      When Alice plays "Charge" targeting "Bob's battlefield"
      And all players pass
      Then the turn is in a showdown open state
      And "Quay Scout" is attacking
      And "Quay Scout" is not exhausted

  Rule: 443.1.a Without units on both sides no damage is dealt

    Example: the only defender goes home
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      And Bob has a spell "Retreat" in his hand: "[Action] Move a unit to its base."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice passes
      And Bob plays "Retreat" targeting "Tide Warden"
      And all players pass
      And all players pass
      Then "Quay Scout" is still at "Bob's battlefield"
      And "Tide Warden" still has no damage marked
      And "Bob's battlefield" is controlled by Alice

  Rule: 444.2 With nobody left, nobody controls the battlefield

    Example: both die, and it is contested no more
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then "Bob's battlefield" is uncontrolled
      And "Bob's battlefield" is not contested
      And Alice still has 0 points

  Rule: 439.2 A staged combat that is staged no more is not fought

    @also:322~5
    Example: the attacker is gone before it begins
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3: "When I move, kill a unit."
      And Alice controls a unit "Old Walker" with might 5
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield": "When I defend, draw 1."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice chooses "Quay Scout"
      And all players pass
      Then "Quay Scout" is in Alice's trash
      And the turn is in a neutral open state
      And Bob's hand still holds 0 cards
      When Alice moves "Old Walker" to "Bob's battlefield"
      Then "Old Walker" is attacking

    @also:322~5
    Example: the defender is gone before it begins
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3: "When I move, kill a unit."
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield": "When I defend, draw 1."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice chooses "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's trash
      And "Quay Scout" is not attacking
      And the turn is in a showdown open state

  Rule: 444.2.d A battlefield without units after a combat is uncontrolled

    Example: both units die
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then "Tide Warden" is in Bob's trash
      And "Bob's battlefield" is uncontrolled
      And "Bob's battlefield" is not contested

    @also:444.2.a
    Example: it is contested until then, and no cleanup takes control away before
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then the trace shows, in this order:
        | event                      | object            |
        | become uncontrolled        | Bob's battlefield |
        | clear the contested status | Bob's battlefield |

  Rule: 442 What triggers at the start of a combat belongs to its initial chain

    @also:442.1.e
    Example: focus stays with the attacker as it resolves
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Alice controls a gear "Horn": "At the start of the combat, gain 1 point."
      And Bob controls a unit "Drone" at "Bob's battlefield" with might 3
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then the chain of events holds the ability of "Horn"
      When all players pass
      Then Alice has 1 point
      And Alice has focus

  Rule: 444 A combat has been won before what lasts for it ends

    @also:444.1.a
    Example: a unit is still as strong as it was in the combat
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Alice controls a gear "Banner": "When a friendly [Mighty] unit wins a combat, draw 1."
      And Alice has a spell "Rally" in her hand: "[Action] Give a unit +3 [M] this combat."
      And Bob controls a unit "Drone" at "Bob's battlefield" with might 3
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice plays "Rally" targeting "Quay Scout"
      And all players pass
      And all players pass
      Then the chain of events holds the ability of "Banner"
