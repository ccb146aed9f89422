Feature: 735. Deflect

  Rule: 735.1.c What chooses it costs an opponent Power more

    @also:735.1.c.1 @also:735.1 @also:735.1.b.3 @also:735.1.d
    Example: Power of any domain pays for it
      Given a Riftbound game between Alice and Bob
      And Alice has 1 mind power
      And Bob controls an order unit "Mirror" with might 5: "[Deflect]"
      And Alice has a fury spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Mirror"
      And all players pass
      Then "Mirror" has 2 damage marked
      And Alice has 0 mind power

    @also:735.1.d @also:735.1
    Example: without it, it can't be chosen
      Given a Riftbound game between Alice and Bob
      And Alice has 3 energy
      And Bob controls a unit "Mirror" with might 5: "[Deflect]"
      And Bob controls a unit "Tide Warden" with might 5
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      Then Alice can't target "Mirror" with "Spark"

    @also:735.1.d
    Example: with nothing else to choose, the spell can't be played
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Mirror" with might 5: "[Deflect]"
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      Then Alice can't play "Spark"

    @also:735.1.d
    Example: nor an ability be activated
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Mirror" with might 5: "[Deflect]"
      And Alice controls a gear "Ballista": "[E]: Deal 2 to a unit."
      Then Alice can't activate "Ballista"

    @also:735.1.d @also:735.2
    Example: what the spell chooses besides doesn't pay for it
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Mirror" with might 5: "[Deflect]"
      And Bob has a legend "Prism" in their legend zone: "Friendly units have [Deflect]."
      And Alice has a spell "Wane" in her hand: "Give a unit -1 [M] this turn. Recycle a rune you control."
      When the game goes to Alice's action phase
      Then Alice can't play "Wane"

    @also:735.1.d
    Example: where something else can be chosen, it is not offered
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Mirror" with might 5: "[Deflect 2]"
      And Bob controls a unit "Tide Warden" with might 5
      And Alice has a spell "Wane" in her hand: "Give a unit -1 [M] this turn. Recycle a rune you control."
      When the game goes to Alice's action phase
      Then Alice can't target "Mirror" with "Wane"

    Example: its own player pays nothing more
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mirror" with might 5: "[Deflect]"
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Mirror"
      And all players pass
      Then "Mirror" has 2 damage marked

    Example: what doesn't choose it costs nothing more
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Mirror" with might 5: "[Deflect]"
      And Alice has a spell "Storm" in her hand: "Deal 1 to all units."
      When Alice plays "Storm"
      And all players pass
      Then "Mirror" has 1 damage marked

  Rule: 735.1.b Deflect X costs X Power

    Example: Deflect 2
      Given a Riftbound game between Alice and Bob
      And Alice has 1 mind power
      And Alice has 1 fury power
      And Bob controls a unit "Mirror" with might 5: "[Deflect 2]"
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Mirror"
      And all players pass
      Then "Mirror" has 2 damage marked
      And Alice has 0 mind power
      And Alice has 0 fury power

  Rule: 735.2 The values of several Deflects are summed

    Example: Deflect and Deflect 2 are Deflect 3
      Given a Riftbound game between Alice and Bob
      And Alice has 2 mind power
      And Bob controls a unit "Mirror" with might 5: "[Deflect] [Deflect 2]"
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      Then Alice can't play "Spark"

    @ruling:rift-406
    Example: a spell that chooses it twice pays once
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice has 1 mind power
      And Bob controls a unit "Mirror" with might 5: "[Deflect]"
      And Alice has a spell "Spark" in her hand:
        """
        [Repeat] [1]
        Deal 1 to a unit.
        """
      When Alice plays "Spark" with the additional cost
      And all players pass
      Then "Mirror" has 2 damage marked
      And Alice has 0 mind power

  Rule: 735.3 Whether a permanent has Deflect may be asked for

    Example: by a spell
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mirror": "[Deflect]"
      And Alice controls a unit "Drone"
      And Alice has a spell "Lantern" in her hand: "Kill a unit with [Deflect]."
      When Alice plays "Lantern"
      And all players pass
      Then "Mirror" is in Alice's trash

  Rule: 353.2.a.2 Deflect is a mandatory additional cost

    Example: who can't pay for it can't play what must choose it
      Given a Riftbound game between Alice and Bob
      And Alice has a fury spell "Spark" in her hand: "Deal 2 to an enemy unit."
      And Alice has a spell "Ember" in her hand: "Kill a gear."
      And Bob controls a gear "Lamp"
      And Bob controls a unit "Mirror" with might 5: "[Deflect]"
      When Alice plays "Ember" targeting "Lamp"
      And all players pass
      Then Alice can't play "Spark"

  Rule: 721.1.b Inactive text asks nothing of who chooses its card

    @also:735.1.c
    Example: an attached gear with Deflect
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Bob controls an Equipment gear "Helm", attached to "Tide Warden": "[Deflect 2]"
      And Alice has a spell "Rust" in her hand: "Kill a gear."
      When Alice plays "Rust"
      And all players pass
      Then "Helm" is in Bob's trash
