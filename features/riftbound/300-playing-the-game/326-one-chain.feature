Feature: 326. Chains: one chain, and what is done on it

  Rule: 329.1 Only one chain exists at a time

    @also:334.1.a.7
    @also:351
    @also:351.1
    @also:351.2
    @also:310.2
    Example: what is played in answer goes on the same chain
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Bob has a spell "Quick Word" in his hand: "[Reaction] Draw 1."
      When Alice plays "Lantern"
      Then the turn is in a neutral closed state
      When Bob plays "Quick Word"
      Then the chain of events holds "Quick Word", "Lantern"

  Rule: 370.2 Activated abilities use the chain

    @also:327.2
    @also:370.2.a
    @also:370.2.b.3
    @also:371
    @also:394.1
    @also:394.2
    Example: an ability of a gear, and an answer to it
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Telescope": "[E]: Draw 1."
      And Bob has a spell "Quick Word" in his hand: "[Reaction] Draw 1."
      When Alice activates "Telescope"
      Then the chain of events holds the ability of "Telescope"
      When Bob plays "Quick Word"
      And all players pass
      Then the chain of events holds the ability of "Telescope"
      And Bob's main deck holds 9 cards
      When all players pass
      Then Alice's main deck holds 9 cards
      And the chain of events is empty

  Rule: 398.1.b A player may take any number of discretionary actions

    @also:398.1.b.1
    @also:398.1.b.2
    @also:316.2.a
    @also:398.1.a
    Example: a unit is played, another moves, a card is played
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has 2 energy
      And Alice has a unit "Drone" with energy cost 2 in her hand
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      When Alice plays "Drone"
      And Alice plays "Lantern"
      And all players pass
      And Alice moves "Quay Scout" to "Alice's battlefield"
      Then "Quay Scout" is at "Alice's battlefield"
      And "Drone" is exhausted
      And Alice has 0 energy
      And Alice's main deck holds 9 cards

  Rule: 322~4 With units of two players there, no showdown is staged but a combat

    @also:322.10
    Example: a spell that moves both
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Tide Warden" with might 3
      And Alice has a spell "Summons" in her hand:
        """
        Move a friendly unit to a battlefield.
        Move an enemy unit to a battlefield.
        """
      When Alice plays "Summons" targeting "Quay Scout", "Bob's battlefield", "Tide Warden" and "Bob's battlefield"
      And all players pass
      Then "Quay Scout" is attacking
      And "Tide Warden" is defending

    Example: a staged showdown ceases to be staged as the other player's unit arrives
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Tide Warden" with might 3
      And Alice has a spell "Lure" in her hand: "Move an enemy unit to a battlefield."
      And Alice has a spell "Sortie" in her hand: "[Reaction] Move a friendly unit to a battlefield."
      When Alice plays "Lure" targeting "Tide Warden" and "Bob's battlefield"
      And Alice plays "Sortie" targeting "Quay Scout" and "Bob's battlefield"
      And all players pass
      Then "Quay Scout" is at "Bob's battlefield"
      And the chain of events holds "Lure"
      When all players pass
      Then "Quay Scout" is attacking
      And "Tide Warden" is defending

  Rule: 322.8~2 A showdown remains staged only where units of who contested the battlefield are present

    Example: the unit that came there is killed before it begins
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Alice has a spell "Snare" in her hand: "Kill a unit."
      And Alice has a spell "Sortie" in her hand: "[Reaction] Move a friendly unit to a battlefield."
      When Alice plays "Snare" targeting "Quay Scout"
      And Alice plays "Sortie" targeting "Quay Scout" and "Bob's battlefield"
      And all players pass
      Then "Bob's battlefield" is contested
      When all players pass
      Then "Quay Scout" is in Alice's trash
      And "Bob's battlefield" is not contested
      And the turn is in a neutral open state

  Rule: 344.3.a.1 A showdown that ends is followed by a cleanup

    Example: control is established, and the state is neutral
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then the turn is in a showdown open state
      When Alice passes
      And Bob passes
      Then "Bob's battlefield" is controlled by Alice
      And nobody has focus
