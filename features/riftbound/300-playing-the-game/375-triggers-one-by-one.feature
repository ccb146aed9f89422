Feature: 375. Triggered abilities: several of one spell

  Rule: 389.1 A triggered ability becomes a pending item as it triggers

    @ruling:rift-310
    @also:376.3.b
    Example: what an earlier instruction set off lies below what a later one did, whose ever it is
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Mourner": "When another friendly unit dies, draw 2."
      And Bob controls a unit "Tide Warden"
      And Alice controls a gear "Ledger": "When you draw a card, gain 1 point."
      And Alice has a spell "Snuff" in her hand: "Kill a unit. Draw 1."
      When Alice plays "Snuff" targeting "Tide Warden"
      And all players pass
      Then the chain of events holds the ability of "Ledger", the ability of "Mourner"
      When all players pass
      Then Alice has 1 point
      And Bob's hand still holds 0 cards

    @also:442.1.a.3.a
    @also:442.1.b
    @also:376.4.d.2
    Example: a unit that comes to a combat late attacks before it dies
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 6
      And Alice controls a unit "Raider" with might 3 and 1 damage marked:
        """
        When I attack, gain 1 point.
        [Deathknell] - Draw 1.
        """
      And Alice has a spell "Sally" in her hand: "[Action] Move a friendly unit to a battlefield."
      And Bob controls a unit "Drone" at "Bob's battlefield" with might 3: "Attacking enemy units have -3 [M]."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice plays "Sally" targeting "Raider" and "Bob's battlefield"
      And all players pass
      Then "Raider" is in Alice's trash
      When all players pass
      Then Alice's hand holds 1 card
      And Alice still has 0 points

    @also:376.4.a.2
    Example: what was paid for as a unit was played lies below what its arrival sets off
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice has a unit "Tyrant" with might 3 in her hand:
        """
        As you play me, you may pay [1] as an additional cost. If you do, gain 1 point.
        Other friendly units have -2 [M].
        """
      And Alice controls a unit "Drone" with might 3 and 1 damage marked: "[Deathknell] - Draw 1."
      When Alice plays "Tyrant" to her base with the additional cost
      Then "Drone" is in Alice's trash
      And the chain of events holds the ability of "Drone" and the ability of "Tyrant"

    @ruling:rift-310
    @also:376.3.b
    Example: nobody orders what did not trigger at the same time
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mourner": "When a unit dies, draw 2."
      And Alice controls a gear "Ledger": "When you discard a card, gain 1 point."
      And Alice has a spell "Snuff" in her hand: "Kill a unit. Discard 1."
      And Alice has a spell "Spare" in her hand
      And Bob controls a unit "Tide Warden"
      When Alice plays "Snuff" targeting "Tide Warden"
      And all players pass
      Then the chain of events holds the ability of "Ledger", the ability of "Mourner"

    @ruling:rift-310
    @also:376.3.b
    Example: of one instruction they are ordered
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mourner": "When a unit dies, draw 2."
      And Alice controls a gear "Ledger": "When you kill a unit, gain 1 point."
      And Alice has a spell "Snuff" in her hand: "Kill a unit."
      And Bob controls a unit "Tide Warden"
      When Alice plays "Snuff" targeting "Tide Warden"
      And all players pass
      And Alice orders "Ledger", "Mourner"
      Then the chain of events holds the ability of "Mourner", the ability of "Ledger"

    @ruling:rift-310
    @also:389.2
    @also:351.3
    Example: a card that the spell plays comes after what the spell set off before
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mourner": "When a unit dies, draw 2."
      And Alice has a spell "Snuff" in her hand: "Kill a unit. You may play a spell from your hand, ignoring its costs."
      And Alice has a spell "Spark" in her hand: "Gain 1 point."
      And Bob controls a unit "Tide Warden"
      When Alice plays "Snuff" targeting "Tide Warden"
      And all players pass
      And Alice accepts
      Then the chain of events holds "Spark", the ability of "Mourner"

    @ruling:rift-310
    Example: a discarded card triggers above the ability that it pays for
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Imp" in her hand: "When I'm discarded, gain 1 point."
      And Alice controls a gear "Altar": "Discard 1: Draw 2."
      When Alice activates "Altar"
      Then the chain of events holds the ability of "Imp", the ability of "Altar"
      When all players pass
      Then Alice has 1 point
      And Alice's hand still holds 0 cards

    @ruling:rift-310
    @also:376.1.b
    Example: of two deaths, one is picked in the middle of the spell
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Wraith": "The first time an enemy unit dies each turn, draw 2."
      And Bob controls 2 units "Warden"
      And Alice has a spell "Storm" in her hand: "Kill all enemy units. Gain 1 point."
      When Alice plays "Storm"
      And all players pass
      And Alice chooses "Warden" (1)
      Then Alice has 1 point
      And the chain of events holds the ability of "Wraith"

    @ruling:rift-310
    @also:376.3.b.1
    Example: of one event, the Turn Player's first
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a gear "Bell": "When a unit dies, draw 2."
      And Bob controls a gear "Gong": "When a unit dies, draw 2."
      And Bob controls a unit "Warden" with might 1
      And Bob has a spell "Rend" in his hand: "Kill a unit. Buff a unit."
      And Alice controls a unit "Drone"
      When Bob plays "Rend" targeting "Warden" and "Drone"
      And all players pass
      Then the chain of events holds the ability of "Bell", the ability of "Gong"

  Rule: 320.1 What triggers in a cleanup becomes a pending item in it

    @ruling:rift-310
    Example: what a cleanup sets off lies above what the spell set off
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Gauge": "When a unit takes damage, gain 1 point."
      And Bob controls a gear "Bell": "When a friendly unit dies, draw 2."
      And Bob controls a unit "Warden" with might 1
      And Alice has a spell "Spark" in her hand: "Deal 3 to a unit."
      When Alice plays "Spark"
      And all players pass
      Then the chain of events holds the ability of "Bell", the ability of "Gauge"
      And Bob has priority

  Rule: 376.3.b Abilities that do the same, from equal objects, need no order

    Example: two of them
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 units "Quay Scribe": "When you play a spell, draw 1."
      And Alice has the spell "Whet" in hand: "Buff a unit."
      When Alice plays "Whet" targeting "Quay Scribe" (1)
      And all players pass
      Then the chain holds the ability of "Quay Scribe" (2), the ability of "Quay Scribe" (1)
      When all players pass
      And all players pass
      Then Alice's hand holds 2 cards

    Example: where each speaks of itself, it shows in which order they are
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 units "Quay Brawler": "When you play a spell, give me +1 [M] this turn."
      And Alice has the spell "Whet" in hand: "Draw 1."
      When Alice plays "Whet"
      And all players pass
      And Alice orders "Quay Brawler" (2), "Quay Brawler" (1)
      And all players pass
      Then "Quay Brawler" (1) has might 2
      And "Quay Brawler" (2) still has might 1

    Example: where each chooses among others than itself, too
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 units "Quay Brawler": "When you play a spell, buff another friendly unit."
      And Alice has the spell "Whet" in hand: "Draw 1."
      When Alice plays "Whet"
      And all players pass
      Then Alice is asked to order triggered abilities

    Example: one ability that triggers twice at once
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Bell": "When a friendly unit dies, draw 1."
      And Alice controls 2 units "Drone"
      And Alice has the spell "Flood" in hand: "Kill all units."
      When Alice plays "Flood"
      And all players pass
      And all players pass
      And all players pass
      Then Alice's hand holds 2 cards
