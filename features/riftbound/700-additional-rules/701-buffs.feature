Feature: 701. Buffs

  Rule: 702.2.b Spending a buff removes it from a unit

    @also:702.2 @also:702.2.b.2
    Example: for an effect, from a unit of the own
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2, buffed
      And Bob controls a unit "Tide Warden", buffed
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a unit "Dealer" in her hand: "When you play me, you may spend a buff to draw 1."
      When Alice plays "Dealer"
      And all players pass
      And Alice accepts
      Then "Quay Scout" is not buffed
      And "Quay Scout" has might 2
      And "Lantern" is in Alice's hand
      And "Tide Warden" is still buffed

    @also:702.2
    Example: by an instruction
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2, buffed
      And Bob controls a unit "Tide Warden", buffed
      And Alice has a spell "Humility" in her hand: "Spend a buff."
      When Alice plays "Humility"
      And all players pass
      Then "Quay Scout" is not buffed
      And "Tide Warden" is still buffed

    Example: any number of them
      Given a Riftbound game between Alice and Bob
      And Alice controls 3 units "Quay Scout", buffed
      And Alice controls a unit "Monk":
        """
        When I conquer, you may spend any number of buffs. Draw 1 for each buff spent this way.
        """
      When Alice moves "Monk" to "Alice's battlefield"
      And all players pass
      And all players pass
      And Alice accepts
      And Alice chooses "Quay Scout" (1) and "Quay Scout" (3)
      Then Alice has 2 cards in her hand
      And "Quay Scout" (1) is not buffed
      And "Quay Scout" (2) is still buffed

    Example: any number of them may be none
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout", buffed
      And Alice has a spell "Harvest" in her hand:
        """
        You may spend any number of buffs. Draw 1 for each buff spent this way.
        """
      When Alice plays "Harvest"
      And all players pass
      And Alice accepts
      And Alice chooses nothing
      Then Alice still has 0 cards in her hand
      And "Quay Scout" is still buffed

    Example: to draw as many
      Given a Riftbound game between Alice and Bob
      And Alice controls 3 units "Quay Scout", buffed
      And Alice has a spell "Harvest" in her hand: "Deal 3 to a unit. Spend any number of buffs to draw that many."
      And Bob controls a unit "Tide Warden" with might 5
      When Alice plays "Harvest" targeting "Tide Warden"
      And all players pass
      And Alice chooses "Quay Scout" (1) and "Quay Scout" (2)
      Then Alice has 2 cards in her hand

    Example: of none, nothing is drawn, whatever was dealt before
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout", buffed
      And Alice has a spell "Harvest" in her hand: "Deal 3 to a unit. Spend any number of buffs to draw that many."
      And Bob controls a unit "Tide Warden" with might 5
      When Alice plays "Harvest" targeting "Tide Warden"
      And all players pass
      And Alice chooses nothing
      Then "Tide Warden" has 3 damage marked
      And Alice still has 0 cards in her hand

  Rule: 702.2.b.2 A buff is spent only from a unit that the player controls

    Example: whoever owns it
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden", buffed
      And Alice has a spell "Charm" in her hand: "Gain control of an enemy unit."
      And Alice has a spell "Humility" in her hand: "Spend a buff."
      When Alice plays "Charm" targeting "Tide Warden"
      And all players pass
      And Alice plays "Humility"
      And all players pass
      Then "Tide Warden" is not buffed

    Example: not from one that the player owns and an opponent controls
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden", buffed
      And Alice has a spell "Charm" in her hand: "Gain control of an enemy unit."
      And Bob has a spell "Humility" in his hand: "[Reaction] Spend a buff."
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      When Alice plays "Charm" targeting "Tide Warden"
      And all players pass
      And Alice plays "Lantern"
      And Alice passes
      And Bob plays "Humility"
      And all players pass
      Then "Humility" is in Bob's trash
      And "Tide Warden" is still buffed

  Rule: 702.2.b.1 A buff that isn't there can't be spent

    Example: without a buff nothing is drawn
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Bob controls a unit "Tide Warden", buffed
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a unit "Dealer" in her hand: "When you play me, you may spend a buff to draw 1."
      When Alice plays "Dealer"
      And all players pass
      Then "Dealer" is at Alice's base
      And "Lantern" is still in Alice's main deck
      And "Tide Warden" is still buffed

  Rule: 702.3 A unit has at most one buff

    @also:702.3.a
    Example: another one adds nothing
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2, buffed
      And Alice has a spell "Praise" in her hand: "Buff a unit."
      When Alice plays "Praise" targeting "Quay Scout"
      And all players pass
      Then "Praise" is in Alice's trash
      And "Quay Scout" still has might 3

    @also:702.3.a
    Example: nor does anything hear of it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2, buffed
      And Alice controls a unit "Herald": "When you buff a unit, draw 1."
      And Alice has a spell "Praise" in her hand: "Buff a unit."
      When Alice plays "Praise" targeting "Quay Scout"
      And all players pass
      Then "Praise" is in Alice's trash
      And the chain of events is empty

  Rule: 704 Buffs can be referred to

    Example: a buffed unit is chosen
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden", buffed
      And Bob controls a unit "Miller"
      And Alice has a spell "Envy" in her hand: "Kill a buffed unit."
      Then Alice can't target "Miller" with "Envy"
      When Alice plays "Envy"
      And all players pass
      Then "Tide Warden" is in Bob's trash

  Rule: 703 Each buff contributes +1 Might

    Example: a buffed unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Praise" in her hand: "Buff a unit."
      When Alice plays "Praise" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" has might 3

    Example: more, where a text says so
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls a unit "Old Walker" with might 2, buffed
      And Alice has a spell "Rally" in her hand: "Buff a friendly unit. Buffs give an additional +1 [M] to friendly units this turn."
      When Alice plays "Rally" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" has might 4
      And "Old Walker" has might 4
      When the game goes to Bob's action phase
      Then "Quay Scout" has might 3

  Rule: 705 A unit that leaves play has no buff any more

    Example: returned to the hand and played again
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2, buffed
      And Alice has a spell "Undertow" in her hand: "Return a unit to its owner's hand."
      When Alice plays "Undertow" targeting "Quay Scout"
      And all players pass
      And Alice plays "Quay Scout"
      Then "Quay Scout" is not buffed
      And "Quay Scout" has might 2

  Rule: 705.1 A champion that returns to the Champion Zone has no buff any more

    Example: played again from there
      Given a Riftbound game between Alice and Bob
      And Alice has a champion unit "Hero" with might 4 in her champion zone
      And Alice has a spell "Praise" in her hand: "Buff a unit."
      And Alice has a spell "Way Home" in her hand: "Put a unit into its owner's champion zone."
      When Alice plays "Hero"
      And Alice plays "Praise"
      And all players pass
      Then "Hero" has might 5
      When Alice plays "Way Home"
      And all players pass
      Then "Hero" is still in Alice's champion zone
      When Alice plays "Hero"
      Then "Hero" is at Alice's base
      And "Hero" is not buffed
      And "Hero" still has might 4

  Rule: 704 Buffs may be referenced, counted or targeted

    Example: a buff is spent as a cost
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout", buffed
      And Alice has a spell "Trade" in her hand: "You may spend a buff to draw 2."
      When Alice plays "Trade"
      And all players pass
      And Alice accepts
      Then "Quay Scout" is not buffed
      And Alice's hand holds 2 cards

  Rule: 702.2.b.2 The buff of another player's unit isn't spent

    Example: an ability resolves whose object has changed hands
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Giant" with might 3, buffed: "[E]: You may spend my buff to draw 1."
      And Bob has a spell "Charm" in his hand: "[Reaction] Gain control of an enemy unit."
      When Alice activates "Giant"
      And Alice passes
      And Bob plays "Charm" targeting "Giant"
      And all players pass
      And all players pass
      Then "Giant" is controlled by Bob
      And "Giant" is still buffed
      And Alice still has 10 cards in her main deck
