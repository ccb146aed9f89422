Feature: 369. Activated abilities

  Rule: 370.1 The cost stands before the colon, the effect after it

    @also:391.1.a
    Example: two energy for a card
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Telescope": "[2]: Draw 1."
      And Alice has 3 energy
      When Alice activates "Telescope"
      And all players pass
      Then Alice has 1 energy
      And Alice's hand holds 1 card

    @also:370
    Example: it can be repeated
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Telescope": "[2]: Draw 1."
      And Alice has 4 energy
      When Alice activates "Telescope"
      And all players pass
      And Alice activates "Telescope"
      And all players pass
      Then Alice's hand holds 2 cards

    @also:401.4
    Example: what is exhausted can't be exhausted again
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Telescope": "[E]: Draw 1."
      When Alice activates "Telescope"
      And all players pass
      Then "Telescope" is exhausted
      And Alice can't activate "Telescope"

    Example: without the energy
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Telescope": "[2]: Draw 1."
      And Alice has 1 energy
      Then Alice can't activate "Telescope"

  Rule: 370.2.a.1 The ability on the chain makes a Closed State

    @also:389.1
    Example: before it resolves
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Telescope": "[E]: Draw 1."
      When Alice activates "Telescope"
      Then the turn is in a neutral closed state
      And Alice's hand still holds 0 cards

  Rule: 370.2.b.2 Opponents may respond

    @also:394.4
    @also:370.2.b.1
    Example: a reaction resolves first
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Archer": "[E]: Deal 2 to a unit."
      And Bob controls a unit "Tide Warden" with might 3
      And Bob has a spell "Brace" in his hand: "[Reaction] Give a unit +2 [M] this turn."
      And Bob's hand holds 1 card
      When Alice activates "Archer" targeting "Tide Warden"
      And Alice passes
      And Bob plays "Brace" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has might 5
      And "Tide Warden" still has no damage marked
      When all players pass
      Then "Tide Warden" has 2 damage marked

    Example: it resolves though its source is gone
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Archer": "[E]: Draw 1."
      And Bob has a spell "Rend" in his hand: "[Reaction] Kill a unit."
      When Alice activates "Archer"
      And Alice passes
      And Bob plays "Rend" targeting "Archer"
      And all players pass
      And all players pass
      Then "Archer" is in Alice's trash
      And Alice's hand holds 1 card

  Rule: 373 Abilities are activated while on the board

    Example: not from the hand
      Given a Riftbound game between Alice and Bob
      And Alice has a gear "Telescope" in her hand: "[2]: Draw 1."
      And Alice has 2 energy
      Then Alice can't activate "Telescope"

    Example: it is refused
      Given a Riftbound game between Alice and Bob
      And Alice has a gear "Telescope" in her hand: "[2]: Draw 1."
      And Alice has 2 energy
      When Alice tries to activate "Telescope"
      Then it is refused

  Rule: 374 Abilities are activated on the own turn in an open state

    Example: on the own turn
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Telescope": "[E]: Draw 1."
      When Alice activates "Telescope"
      And all players pass
      Then Alice's hand holds 1 card

    Example: not on an opponent's turn
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Telescope": "[E]: Draw 1."
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      When Alice plays "Glimpse"
      And Alice passes
      Then Bob can't activate "Telescope"

    Example: not in a Closed State
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Telescope": "[E]: Draw 1."
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      When Alice plays "Glimpse"
      Then Alice can't activate "Telescope"

    Example: it is refused
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Telescope": "[E]: Draw 1."
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      When Alice plays "Glimpse"
      And Alice tries to activate "Telescope"
      Then it is refused

    @also:739.1.c.3
    Example: with Reaction it is otherwise
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Telescope": "[E]: [Reaction] - Draw 1."
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      When Alice plays "Glimpse"
      And Alice passes
      And Bob activates "Telescope"
      And all players pass
      Then Bob's hand holds 1 card

  Rule: 353.6 Several units at one place can be a cost

    @also:354.2
    Example: two at the same location
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone"
      And Alice controls a unit "Reed" at "Marsh"
      And Alice controls a unit "Oak" at "Marsh"
      And Alice controls a gear "Pyre": "Kill two friendly units at the same location: Draw 2."
      When Alice activates "Pyre" killing "Oak" and "Reed"
      Then "Oak" is in Alice's trash
      And "Reed" is in Alice's trash
      And "Drone" is still at Alice's base

    Example: two at different ones don't pay for it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone"
      And Alice controls a unit "Reed" at "Marsh"
      And Alice controls a gear "Pyre": "Kill two friendly units at the same location: Draw 2."
      When Alice tries to activate "Pyre"
      Then it is refused

    Example: the second is asked for where the first is
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone"
      And Alice controls a unit "Imp"
      And Alice controls a unit "Reed" at "Marsh"
      And Alice controls a unit "Oak" at "Marsh"
      And Alice controls a gear "Pyre": "Exhaust two friendly units at the same location: Draw 2."
      When Alice activates "Pyre"
      And Alice chooses "Drone"
      And Alice tries to choose "Reed"
      Then it is refused
      When Alice chooses "Imp"
      Then "Imp" is exhausted
      And "Drone" is exhausted
      And "Reed" is still ready

    Example: not at a base, where it says so
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone"
      And Alice controls a unit "Imp"
      And Alice controls a gear "Pyre": "Exhaust two friendly units at the same battlefield: Draw 2."
      When Alice tries to activate "Pyre"
      Then it is refused
