Feature: 410. Stun

  Rule: 410.1 A stunned unit is stunned

    Example: by a spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice has a spell "Daze" in her hand: "Stun a unit."
      When Alice plays "Daze" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is stunned

  Rule: 410.1.a.1 A stunned unit is not stunned again

    Example: it can be chosen, but nothing triggers
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden", stunned
      And Alice controls a unit "Moon Herald" with might 3, exhausted: "When you stun an enemy unit, give me +2 [M] this turn. Ready me."
      And Alice has a spell "Daze" in her hand: "Stun a unit."
      When Alice plays "Daze" targeting "Tide Warden"
      And all players pass
      Then the chain is empty
      And "Moon Herald" is still exhausted
      And "Moon Herald" still has might 3
      And "Tide Warden" is still stunned

    Example: stunning another one triggers
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice controls a unit "Moon Herald" with might 3, exhausted: "When you stun an enemy unit, give me +2 [M] this turn. Ready me."
      And Alice has a spell "Daze" in her hand: "Stun a unit."
      When Alice plays "Daze" targeting "Tide Warden"
      And all players pass
      And all players pass
      Then "Moon Herald" is ready
      And "Moon Herald" has might 5

  Rule: 410.1.a.2 It lasts until the next Ending Step begins

    Example: of the same turn
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden", stunned
      When the game goes to Bob's action phase
      Then "Tide Warden" is not stunned

  Rule: 410.1.b A stunned unit contributes no Might to combat damage

    @also:410.1.c
    Example: a stunned defender deals nothing, and dies of its full Might only
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4, stunned at "Bob's battlefield"
      And Alice controls a unit "Quay Scout" with might 3
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then "Tide Warden" is still at "Bob's battlefield"
      And "Quay Scout" is still at Alice's base

  Rule: 410.2 Stunning is done when something says so

    @also:410.2.a
    Example: only by the spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Alice has a spell "Hush" in her hand: "Stun a unit."
      When the game goes to Bob's action phase
      Then "Tide Warden" is not stunned
      When the game goes to Alice's action phase
      And Alice plays "Hush"
      And all players pass
      Then "Tide Warden" is stunned

  Rule: 410.1.a.2 Units are no longer stunned as soon as the Ending Step begins

    Example: before anybody acts in it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout", stunned
      And Alice controls a gear "Clock": "At the end of your turn, gain 1 point."
      When Alice passes
      Then the chain of events holds the ability of "Clock"
      And "Quay Scout" is not stunned
