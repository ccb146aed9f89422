Feature: 731. Accelerate

  Rule: 731.1.a For 1 Energy and 1 Power more, the unit enters ready

    @also:731.1.a.1 @also:731.2 @also:731.6
    Example: paid with Power of its domain
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice has 1 fury power
      And Alice has a fury unit "Racer" in her hand: "[Accelerate]"
      When Alice plays "Racer" with the additional cost
      Then "Racer" is ready
      And Alice has 0 energy
      And Alice has 0 fury power

    @also:731.1.a.1
    Example: Power of another domain doesn't pay
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice has 1 calm power
      And Alice has a fury unit "Racer" in her hand: "[Accelerate]"
      When Alice tries to play "Racer" with the additional cost
      Then it is refused

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

  Rule: 731.1.a.2 For a unit without a single domain, any Power pays

    Example: a unit without a domain
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice has 1 calm power
      And Alice has a unit "Racer" in her hand: "[Accelerate]"
      When Alice plays "Racer" with the additional cost
      Then "Racer" is ready
      And Alice has 0 calm power

    Example: a unit without a domain, where only its own would be hers to pay
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 fury runes
      And Alice has a unit "Racer" in her hand: "[Accelerate]"
      When Alice plays "Racer" with the additional cost
      Then "Racer" is ready

    Example: a unit of two domains
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice has 1 mind power
      And Alice has a fury calm unit "Racer" in her hand: "[Accelerate]"
      When Alice plays "Racer" with the additional cost
      Then "Racer" is ready

  Rule: 731.2.a Its cost is paid as the unit is played, and at no other time

    @also:731.3
    Example: a unit on the board has no use for it
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Alice has 2 fury power
      And Alice controls a fury unit "Racer", exhausted: "[Accelerate]"
      And Alice has a fury unit "Runner" in her hand: "[Accelerate]"
      Then Alice can't activate "Racer"
      When Alice plays "Runner" with the additional cost
      Then "Runner" is ready
      And "Racer" is still exhausted

  Rule: 731.4 Several instances of Accelerate are redundant

    Example: it is offered once
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Alice has 2 fury power
      And Alice has a fury unit "Racer" in her hand: "[Accelerate] [Accelerate]"
      When Alice plays "Racer" with the additional cost
      Then "Racer" is ready
      And Alice has 1 energy
      And Alice has 1 fury power

  Rule: 731.5 Whether a unit has Accelerate may be asked for

    Example: by a spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Racer": "[Accelerate]"
      And Bob controls a unit "Drone"
      And Alice has a spell "Lantern" in her hand: "Kill a unit with [Accelerate]."
      When Alice plays "Lantern"
      And all players pass
      Then "Racer" is in Bob's trash
