Feature: 307. States of the turn: priority and focus (311)

  Rule: 312.2.c In a Closed State, who controls the next item has priority

    @also:328.2
    @also:349.2
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

    @also:332.3
    @also:334.1.c.1
    @also:335.2
    @also:334.1.c
    @also:312~2
    @also:335
    @also:334
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

    @also:308.2
    @also:339.2
    Example: after the showdown
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then nobody has focus
      And the turn is in a neutral open state

  Rule: 312 Only one player has priority at any time

    @also:312.1
    @also:312.1.a
    Example: it is taken from whoever had it
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Alice has a spell "Quick Word" in her hand: "[Reaction] Draw 1."
      And Bob has a spell "Short Word" in his hand: "[Reaction] Draw 1."
      When Alice plays "Lantern"
      Then Alice can still play "Quick Word"
      And Bob can't play "Short Word" without priority
      When Alice passes
      Then Bob can still play "Short Word"
      And Alice can't play "Quick Word" without priority

  Rule: 312.1.b.1 Who is told to choose chooses, with priority or without

    Example: a discard, while another player's spell resolves
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Short Rations" in her hand: "Each player discards 1."
      And Bob has a unit "Drone" in his hand
      And Bob has a unit "Tide Warden" in his hand
      When Alice plays "Short Rations"
      And all players pass
      And Bob chooses "Drone"
      Then "Drone" is in Bob's trash
      And "Tide Warden" is still in Bob's hand
      And Alice still has priority

  Rule: 313 Only one player has focus at any time

    @also:313.1
    Example: it passes from one to the other
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Glimpse" in her hand: "[Action] Draw 1."
      And Bob has a spell "Lantern" in his hand: "[Action] Draw 1."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then Alice has focus
      And Alice can still play "Glimpse"
      And Bob can't play "Lantern" without priority
      When Alice passes
      Then Bob has focus
      And Bob can still play "Lantern"
      And Alice can't play "Glimpse" without priority

  Rule: 312.1.b While nobody has priority, nobody takes discretionary actions

    @also:397
    Example: in the phases before the Action Phase nobody is asked what to do
      Given a Riftbound game between Alice and Bob
      And Bob controls 1 fury rune
      When Alice passes
      Then it is Bob's action phase
