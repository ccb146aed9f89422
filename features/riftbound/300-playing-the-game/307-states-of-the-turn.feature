Feature: 307. States of the turn

  Rule: 310 The turn is always in one of four states

    Example: nothing is going on
      Given a Riftbound game between Alice and Bob
      When the game goes to Bob's action phase
      Then the turn is in a neutral open state
      And Bob has priority

    @also:310.2
    @also:309.1
    @also:329
    @also:330.1
    @also:327.1
    @also:327
    @also:328
    @also:332
    @also:328.1
    @also:349.1
    Example: a chain exists
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      When Alice plays "Lantern"
      Then the turn is in a neutral closed state

    @also:310.3
    @also:308.1
    Example: a showdown is in progress
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then the turn is in a showdown open state

    @also:310.4
    @also:338.1
    Example: a chain exists during a showdown
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Lantern" in her hand:
        """
        [Action]
        Draw 1.
        """
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice plays "Lantern"
      Then the turn is in a showdown closed state

  Rule: 309.1.a Only cards and abilities with Reaction are played in a Closed State

    @also:330.1.a
    @also:334.1.a.6
    @also:334.1.a.1
    Example: no unit
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Alice has a unit "Drone" in her hand
      When Alice plays "Lantern"
      And Alice tries to play "Drone"
      Then it is refused

    @also:334.1.a.2
    @also:334.1.a.5
    @also:325
    @also:325.1
    @also:334.1.a
    @also:334.1.a.4
    @also:329.2
    Example: a spell with Reaction, also by who began the chain
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Alice has a spell "Quick Word" in her hand:
        """
        [Reaction]
        Draw 1.
        """
      When Alice plays "Lantern"
      And Alice plays "Quick Word"
      Then the chain of events holds "Quick Word", "Lantern"

    Example: no spell with Action
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Bob has a spell "Long Word" in his hand:
        """
        [Action]
        Draw 1.
        """
      When Alice plays "Lantern"
      And Bob tries to play "Long Word"
      Then it is refused

    @also:330.1.b
    @also:334.1.b.1
    Example: an ability without Reaction
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Alice controls a gear "Winch": "[E]: Draw 1."
      When Alice plays "Lantern"
      And Alice tries to activate "Winch"
      Then it is refused

    @also:334.1.b
    Example: an ability with Reaction, by the other player
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Bob controls a gear "Winch": "[E]: [Reaction] - Draw 1."
      When Alice plays "Lantern"
      And Bob activates "Winch"
      And all players pass
      Then Bob's hand holds 1 card
      And "Lantern" is on the chain

  Rule: 310.1.a By default, cards are played on the own turn in a Neutral Open State

    Example: not on another player's turn
      Given a Riftbound game between Alice and Bob
      And Bob has a unit "Drone" in his hand
      When Bob tries to play "Drone" without priority
      Then it is refused

    Example: without priority, not even with Reaction
      Given a Riftbound game between Alice and Bob
      And Bob has a spell "Quick Word" in his hand:
        """
        [Reaction]
        Draw 1.
        """
      When Bob tries to play "Quick Word" without priority
      Then it is refused

    Example: an ability on another player's turn
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Winch": "[E]: Draw 1."
      When Bob tries to activate "Winch" without priority
      Then it is refused

  Rule: 308.1.a Only cards and abilities with Action or Reaction are played in a Showdown State

    @also:313.1.a
    @also:339.1.b
    Example: an ability without either, though its player has focus
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls a gear "Winch": "[E]: Draw 1."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice tries to activate "Winch"
      Then it is refused

    @also:313.1.a
    @also:339.1.a
    Example: a spell without either, though its player has focus
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice tries to play "Lantern"
      Then it is refused

    Example: an ability with Action
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls a gear "Winch": "[E]: [Action] - Draw 1."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice activates "Winch"
      And all players pass
      Then Alice's hand holds 1 card

  Rule: 310.1 In a Neutral Open State cards are played

    @also:310.1.a
    Example: a unit, and after it a spell
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      When Alice plays "Drone"
      Then "Drone" is at Alice's base
      When Alice plays "Lantern"
      And all players pass
      Then Alice's hand holds 1 card

  Rule: 308.2 Without a showdown the turn is in a Neutral State

    @also:339.2
    @also:308.1
    @also:310.1
    @also:310.3
    Example: while it lasts, and after it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then the turn is in a showdown open state
      When all players pass
      Then the turn is in a neutral open state

  Rule: 309.2 Without a chain the turn is in an Open State

    @also:330.2
    @also:336.2
    @also:309.1
    @also:310.4
    Example: in a showdown, once the chain is empty
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Lantern" in her hand:
        """
        [Action]
        Draw 1.
        """
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice plays "Lantern"
      Then the turn is in a showdown closed state
      When all players pass
      Then the turn is in a showdown open state
