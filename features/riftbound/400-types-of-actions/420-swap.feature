Feature: 420. Swap

  Rule: 420.1.b The lower value is increased and the higher decreased by their difference

    @also:420.1.a
    Example: the Might of two units
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 1
      And Bob controls a unit "Giant" with might 6
      And Alice has a spell "Trade Places" in her hand: "Swap the Might of a friendly unit and an enemy unit this turn."
      When Alice plays "Trade Places" targeting "Quay Scout" and "Giant"
      And all players pass
      Then "Quay Scout" has might 6
      And "Giant" has might 1

    Example: what changes later changes on top of that
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 1
      And Bob controls a unit "Giant" with might 6
      And Alice has a spell "Trade Places" in her hand: "Swap the Might of a friendly unit and an enemy unit this turn."
      And Alice has a spell "Praise" in her hand: "Buff a unit."
      When Alice plays "Trade Places" targeting "Quay Scout" and "Giant"
      And all players pass
      And Alice plays "Praise" targeting "Giant"
      And all players pass
      Then "Quay Scout" has might 6
      And "Giant" has might 2

    Example: of two units that are chosen together
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Bob controls a unit "Tide Warden" with might 5
      And Alice has a spell "Trade Winds" in her hand: "Swap the Might of two units this turn."
      When Alice plays "Trade Winds" targeting "Quay Scout" and "Tide Warden"
      And all players pass
      Then "Quay Scout" has might 5
      And "Tide Warden" has might 2

    Example: they swap
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 1
      And Bob controls a unit "Giant" with might 6
      And Alice has a spell "Trade Places" in her hand: "Choose a friendly unit and an enemy unit. They swap Might this turn."
      When Alice plays "Trade Places" targeting "Quay Scout" and "Giant"
      And all players pass
      Then "Quay Scout" has might 6
      And "Giant" has might 1

    Example: two units swap
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 1
      And Bob controls a unit "Giant" with might 6
      And Alice has a spell "Trade Places" in her hand: "A friendly unit and an enemy unit swap their Mights."
      When Alice plays "Trade Places"
      And all players pass
      Then "Quay Scout" has might 6
      And "Giant" has might 1

  Rule: 420.1~2 With the same value, swapping has no effect

    Example: one more makes a difference
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Giant" with might 4
      And Alice has a spell "Trade Places" in her hand: "Swap the Might of a friendly unit and an enemy unit this turn."
      When Alice plays "Trade Places" targeting "Quay Scout" and "Giant"
      And all players pass
      Then "Quay Scout" has might 4
      And "Giant" has might 3

    Example: two units of Might 3
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Giant" with might 3
      And Alice has a spell "Trade Places" in her hand: "Swap the Might of a friendly unit and an enemy unit this turn."
      When Alice plays "Trade Places" targeting "Quay Scout" and "Giant"
      And all players pass
      Then "Trade Places" is in Alice's trash
      And "Quay Scout" still has might 3
      And "Giant" still has might 3

    Example: nothing begins to apply to them
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Giant" with might 3
      And Alice has a spell "Trade Places" in her hand: "Swap the Might of a friendly unit and an enemy unit this turn."
      When Alice plays "Trade Places" targeting "Quay Scout" and "Giant"
      And all players pass
      Then "Trade Places" is in Alice's trash
      And the trace doesn't cite rule 457.1 for "Giant"

  Rule: 420.2 Swapping is done when something says so

    @also:420.2~2
    @also:420.1
    Example: only by the spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Trade" in her hand: "Swap the Might of a friendly unit and an enemy unit this turn."
      When the game goes to Bob's action phase
      Then "Tide Warden" still has might 4
      When the game goes to Alice's action phase
      And Alice plays "Trade"
      And all players pass
      Then "Tide Warden" has might 2
