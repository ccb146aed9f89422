Feature: 379. Reflexive triggers

  Rule: 380.1 "Do this:" makes an ability of its own

    @also:381.1
    Example: it is on the chain when the spell is gone
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Second Wind" in her hand: "Draw 2. Do this: Draw 1."
      When Alice plays "Second Wind"
      And all players pass
      Then "Second Wind" is in Alice's trash
      And Alice's hand holds 2 cards
      And the turn is in a neutral closed state

    @also:380.2
    Example: without a condition it is always added
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Second Wind" in her hand: "Draw 1. Do this: Draw 1."
      When Alice plays "Second Wind"
      And all players pass
      And all players pass
      Then Alice's hand holds 2 cards

    @also:390.1
    Example: its targets are chosen when it is finalized
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Bargain" in her hand: "Kill a friendly unit. Do this: Deal 3 to a unit."
      And Bob controls a unit "Tide Warden" with might 5
      And Bob controls a unit "Reef Guard" with might 5
      When Alice plays "Bargain" targeting "Quay Scout"
      And all players pass
      And Alice chooses "Tide Warden"
      And all players pass
      Then "Tide Warden" has 3 damage marked

    @also:352.14.c
    Example: what it splits is known when it is finalized, and limits no target of what made it
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 units "Quay Scout"
      And Bob controls a unit "Tide Warden" with might 5
      And Bob controls a unit "Reef Guard" with might 5
      And Alice has a spell "Signal" in her hand: "Exhaust any number of friendly units. Do this: Deal that much split among two enemy units."
      When Alice plays "Signal" targeting "Quay Scout" (1) and "Quay Scout" (2)
      And all players pass
      And Alice chooses "Tide Warden" and "Reef Guard"
      And all players pass
      Then "Tide Warden" has 1 damage marked
      And "Reef Guard" has 1 damage marked

  Rule: 380.1.a "Do this N times" adds it N times

    @also:381.2
    Example: each with a target of its own
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Volley" in her hand: "Do this twice: Deal 1 to a unit."
      And Bob controls a unit "Tide Warden" with might 5
      And Bob controls a unit "Reef Guard" with might 5
      When Alice plays "Volley"
      And all players pass
      And Alice chooses "Tide Warden"
      And Alice chooses "Reef Guard"
      And all players pass
      And all players pass
      Then "Tide Warden" has 1 damage marked
      And "Reef Guard" has 1 damage marked

    Example: twice the same
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Volley" in her hand: "Do this 3 times: Deal 1 to a unit."
      And Bob controls a unit "Tide Warden" with might 5
      When Alice plays "Volley"
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      Then "Tide Warden" has 3 damage marked

  Rule: 381.2 They are all added before any goes on

    Example: two items before a target is chosen
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Volley" in her hand: "Do this twice: Deal 1 to a unit."
      And Bob controls a unit "Tide Warden" with might 5
      And Bob controls a unit "Reef Guard" with might 5
      When Alice plays "Volley"
      And all players pass
      Then Alice is asked to choose targets
      And "Volley" is in Alice's trash

    Example: one of several things
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 5
      And Alice has a spell "Omen" in her hand:
        """
        Gain 1 point. Do one of the following:
        - Deal 2 to a unit.
        - Draw 2.
        """
      When Alice plays "Omen"
      And all players pass
      Then Alice has 1 point
      When Alice chooses mode 1
      And all players pass
      Then "Tide Warden" has 2 damage marked
      And Alice's hand holds 0 cards

  Rule: 380.2 A reflexive trigger can have a condition before it

    Example: when you do, and it is done
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Bob controls a unit "Tide Warden" with might 5
      And Alice has a spell "Bargain" in her hand: "You may kill a friendly unit. When you do, deal 4 to an enemy unit."
      When Alice plays "Bargain" targeting "Quay Scout"
      And all players pass
      And Alice accepts
      Then "Quay Scout" is in Alice's trash
      When all players pass
      Then "Tide Warden" has 4 damage marked

    Example: it is not done
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Bob controls a unit "Tide Warden" with might 5
      And Alice has a spell "Bargain" in her hand: "You may kill a friendly unit. When you do, deal 4 to an enemy unit."
      When Alice plays "Bargain" targeting "Quay Scout"
      And all players pass
      And Alice declines
      Then the turn is in a neutral open state
      And "Tide Warden" still has no damage marked
