Feature: 337. Showdowns: who has focus, and when they close

  Rule: 343 When the last item of a chain resolves, focus passes

    @also:336.2
    Example: after a spell
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Lantern" in her hand:
        """
        [Action]
        Draw 1.
        """
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice plays "Lantern"
      And all players pass
      Then Bob has focus
      And Bob has priority
      And the turn is in a showdown open state

    Example: not while items are left on the chain
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Lantern" in her hand:
        """
        [Action]
        Draw 1.
        """
      And Bob has a spell "Quick Word" in his hand:
        """
        [Reaction]
        Draw 1.
        """
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice plays "Lantern"
      And Bob plays "Quick Word"
      And all players pass
      Then Alice has focus
      And Alice still has priority
      And the turn is in a showdown closed state

    @also:333.1.c.1
    Example: after a unit, which is on the chain for a moment only
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a unit "Late Oar" in her hand: "[Action]"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice plays "Late Oar"
      Then "Late Oar" is at Alice's base
      And Bob has focus
      And Bob has priority
      And the turn is in a showdown open state

  Rule: 343.1 Focus doesn't pass when the initial chain ends

    @also:442.1.e
    @also:342
    @also:342.1
    @also:442.1.c
    Example: a trigger on attacking
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3: "When I attack, draw 1."
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then Alice's hand holds 1 card
      And Alice has focus
      And the turn is in a showdown open state

  Rule: 344.3.a The showdown ends when all players have passed in sequence

    @also:345
    Example: not after one pass
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice passes
      Then the turn is in a showdown open state
      And "Bob's battlefield" is not controlled by Alice

    Example: a pass before a spell doesn't count
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Bob has a spell "Lantern" in his hand:
        """
        [Action]
        Draw 1.
        """
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice passes
      And Bob plays "Lantern"
      And all players pass
      And Alice passes
      Then Bob has focus
      And the turn is in a showdown open state

  Rule: 345.2.b With units of two players there, the battlefield remains contested

    @also:345.2.b.1
    Example: a unit is moved there by a spell, and combat follows
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Tide Warden" with might 3
      And Bob has a spell "Forced March" in his hand:
        """
        [Action]
        Move a friendly unit to a battlefield.
        """
      When Alice moves "Quay Scout" to "Alice's battlefield"
      And Bob plays "Forced March" targeting "Tide Warden" and "Alice's battlefield"
      And all players pass
      And Alice passes
      And Bob passes
      Then "Quay Scout" is attacking
      And "Tide Warden" is defending
      And "Alice's battlefield" is contested
