Feature: 701. Buffs

  Rule: 702.2.b Spending a buff removes it from a unit

    @also:702.2.b.2
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
