Feature: 731. Accelerate

  Rule: 731.1.a For 1 Energy and 1 Power more, the unit enters ready

    @also:731.1.a.1
    Example: paid with Power of its domain
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice has 1 fury power
      And Alice has a fury unit "Racer" in her hand: "[Accelerate]"
      When Alice plays "Racer" with the additional cost
      Then "Racer" is ready
      And Alice has 0 energy
      And Alice has 0 fury power

    Example: not paid
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice has 1 fury power
      And Alice has a fury unit "Racer" in her hand: "[Accelerate]"
      When Alice plays "Racer"
      Then "Racer" is exhausted
      And Alice still has 1 energy

    Example: Power of another domain doesn't pay for a unit of one domain
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice has 1 calm power
      And Alice has a fury unit "Racer" in her hand: "[Accelerate]"
      When Alice plays "Racer"
      Then "Racer" is exhausted
      And Alice still has 1 calm power

  Rule: 731.6.a It does not become ready

    Example: nothing triggers on that
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice has 1 fury power
      And Alice has a fury unit "Racer" in her hand:
        """
        [Accelerate]
        When I become ready, draw 1.
        """
      When Alice plays "Racer" with the additional cost
      Then "Racer" is ready
      And the chain of events is empty
