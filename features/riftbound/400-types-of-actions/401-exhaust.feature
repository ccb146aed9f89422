Feature: 401. Exhaust

  Rule: 401.1 What is told to be exhausted is

    Example: an enemy unit
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice has a spell "Lull" in her hand: "Exhaust a unit."
      When Alice plays "Lull" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is exhausted

  Rule: 401.1.c Exhausting what is exhausted does nothing more

    Example: nobody hears of it
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden", exhausted
      And Alice has a spell "Lull" in her hand: "Exhaust a unit."
      When Alice plays "Lull" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is still exhausted
      And the trace doesn't cite rule 401.1 for "Tide Warden"

    Example: of several units those are exhausted that weren't
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden", exhausted
      And Bob controls a unit "Reef Guard"
      And Alice has a spell "Lull" in her hand: "Exhaust all enemy units."
      When Alice plays "Lull"
      And all players pass
      Then "Reef Guard" is exhausted
      And "Tide Warden" is still exhausted

  Rule: 401.3 Exhausting is a Limited Action

    @also:401.3.a
    Example: it is a cost of the standard move
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Alice's battlefield"
      Then "Quay Scout" is exhausted

  Rule: 401.4 A cost of exhausting must be able to be paid

    Example: an exhausted unit is not exhausted for the additional cost
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout", exhausted
      And Alice has a spell "Rally" in her hand:
        """
        As an additional cost to play this, you may exhaust a unit you control.
        Draw 1. If you paid the additional cost, draw 2.
        """
      When Alice plays "Rally"
      And all players pass
      Then Alice's hand still holds 1 card
      And "Quay Scout" is still exhausted

    Example: the cost can't be announced without a ready unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout", exhausted
      And Alice has a spell "Rally" in her hand: "As an additional cost to play this, you may exhaust a unit you control. Draw 1."
      When Alice tries to play "Rally" with the additional cost
      Then it is refused

    Example: it can with a ready one
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout", exhausted
      And Alice has a spell "Rally" in her hand: "As an additional cost to play this, you may exhaust a unit you control. Draw 1."
      And Alice has a spell "Rouse" in her hand: "Ready a unit."
      When Alice plays "Rouse"
      And all players pass
      Then Alice can play "Rally" with the additional cost

    Example: a ready unit is
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Rally" in her hand:
        """
        As an additional cost to play this, you may exhaust a unit you control.
        Draw 1. If you paid the additional cost, draw 2.
        """
      When Alice plays "Rally" with the additional cost, exhausting "Quay Scout"
      And all players pass
      Then Alice's hand holds 3 cards
      And "Quay Scout" is exhausted

    Example: an exhausted gear can't pay with its exhaust symbol
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Night Lamp", exhausted: "[E]: Draw 1."
      Then Alice can't activate the first ability of "Night Lamp"

  Rule: 401.3 Exhausting is done when something says so

    Example: a spell exhausts a unit
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice has a spell "Tire" in her hand: "Exhaust a unit."
      When Alice plays "Tire"
      And all players pass
      Then "Tide Warden" is exhausted

  Rule: 401.1.b An exhausted unit cannot be exhausted again

    @also:401.2
    Example: it has not been exhausted by that
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden", exhausted
      And Alice controls a gear "Idol": "If a unit would be exhausted, gain 1 point instead."
      And Alice has a spell "Lull" in her hand: "Exhaust a unit. Draw 2."
      When Alice plays "Lull"
      And all players pass
      Then Alice's hand holds 2 cards
      And Alice still has 0 points

    @also:401.2
    Example: a ready one can
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice has a spell "Lull" in her hand: "Exhaust a unit."
      And Alice has a spell "Rouse" in her hand: "Kill something that's exhausted."
      When Alice plays "Lull"
      And all players pass
      And Alice plays "Rouse" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's trash

  Rule: 401.5 The exhaust symbol is the cost "exhaust this"

    Example: of the gear that has the ability
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Winch": "[E]: Draw 2."
      When Alice activates "Winch"
      Then "Winch" is exhausted
      And Alice can't activate "Winch"
