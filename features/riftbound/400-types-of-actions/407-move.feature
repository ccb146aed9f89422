Feature: 407. Move

  Rule: 407.2 Moving is done when something says so, or by a standard move

    @also:407.2.a
    @also:407.2.b
    @also:407.1
    Example: by a spell, then by itself
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Forced March" in her hand: "Move a friendly unit to a battlefield."
      When Alice plays "Forced March" targeting "Quay Scout" and "Alice's battlefield"
      And all players pass
      And all players pass
      Then "Quay Scout" is at "Alice's battlefield"
      When Alice moves "Quay Scout" to Alice's base
      Then "Quay Scout" is not at "Alice's battlefield"
      And "Quay Scout" is exhausted

  Rule: 407.3.a Exhausting is the cost of a standard move

    @also:407.3
    @also:407.3.b
    Example: not twice
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Alice's battlefield"
      And all players pass
      Then "Quay Scout" is exhausted
      And "Quay Scout" is at "Alice's battlefield"
      And Alice can't move "Quay Scout" to Alice's base
