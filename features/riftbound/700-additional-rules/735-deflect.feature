Feature: 735. Deflect

  Rule: 735.1.c What chooses it costs an opponent Power more

    @also:735.1.c.1
    Example: Power of any domain pays for it
      Given a Riftbound game between Alice and Bob
      And Alice has 1 mind power
      And Bob controls a unit "Mirror" with might 5: "[Deflect]"
      And Alice has a fury spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Mirror"
      And all players pass
      Then "Mirror" has 2 damage marked
      And Alice has 0 mind power

    Example: its own player pays nothing more
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mirror" with might 5: "[Deflect]"
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Mirror"
      And all players pass
      Then "Mirror" has 2 damage marked

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
