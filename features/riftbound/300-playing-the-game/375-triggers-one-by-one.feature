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
