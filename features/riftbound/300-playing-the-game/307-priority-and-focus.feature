Feature: 307. States of the turn: priority and focus (311)

  Rule: 312.2.c In a Closed State, who controls the next item has priority

    Example: whoever played the spell
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      When Alice plays "Lantern"
      Then Alice still has priority
      And the turn is in a neutral closed state

    @also:336.4
    Example: after an item resolved, the controller of the one below
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Bob has a spell "Quick Word" in his hand:
        """
        [Reaction]
        Draw 1.
        """
      When Alice plays "Lantern"
      And Bob plays "Quick Word"
      And all players pass
      Then Alice still has priority
      And "Quick Word" is in Bob's trash

  Rule: 312.2.d When the player with priority passes, the next player gains it

    @also:334.1.c.1
    @also:335.2
    Example: the other player
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      When Alice plays "Lantern"
      And Alice passes
      Then Bob has priority
      And "Lantern" is on the chain

  Rule: 312.2.b A player who gains focus in a showdown gains priority

    @also:313.2
    Example: as the other player passes focus
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice passes
      Then Bob has focus
      And Bob has priority

  Rule: 313.3 A player who passes priority retains focus

    @also:313~2
    Example: the other player has priority on the chain
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Lantern" in her hand:
        """
        [Action]
        Draw 1.
        """
      And Alice has a spell "Quick Word" in her hand:
        """
        [Reaction]
        Draw 1.
        """
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice plays "Lantern"
      And Alice passes
      Then Alice has focus
      And Bob has priority
      And Alice can't play "Quick Word" without priority

  Rule: 313.5 In a Neutral State no player has focus

    Example: after the showdown
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then nobody has focus
      And the turn is in a neutral open state
