Feature: 746. Repeat

  Rule: 746.1.d For its cost, the instructions of the spell are executed once more

    @also:746.1 @also:746.1.b @also:746.1.c @also:746.1.c.1
    Example: paid
      Given a Riftbound game between Alice and Bob
      And Alice has 3 energy
      And Alice has a spell "Hymn" with energy cost 1 in her hand:
        """
        [Repeat] [2]
        Gain 1 point.
        """
      When Alice plays "Hymn" with the additional cost
      Then Alice has 0 energy
      When all players pass
      Then Alice has 2 points

    @also:746.1
    Example: not paid
      Given a Riftbound game between Alice and Bob
      And Alice has 3 energy
      And Alice has a spell "Hymn" with energy cost 1 in her hand:
        """
        [Repeat] [2]
        Gain 1 point.
        """
      When Alice plays "Hymn"
      Then Alice has 2 energy
      When all players pass
      Then Alice has 1 point

    @also:746.1.c.1
    Example: without the means it is not offered
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Alice has a spell "Hymn" with energy cost 1 in her hand:
        """
        [Repeat] [2]
        Gain 1 point.
        """
      When Alice plays "Hymn"
      Then Alice has 1 energy
      When all players pass
      Then Alice has 1 point

    Example: it doesn't count as the additional cost that another text speaks of
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice has a spell "Hymn" in her hand:
        """
        [Repeat] [1]
        If you paid the additional cost, gain 1 point.
        """
      When Alice plays "Hymn" with the additional cost
      And all players pass
      Then "Hymn" is in Alice's trash
      And Alice still has 0 points

  Rule: 746.1.d.1 The effect is performed an additional time as the spell resolves

    Example: a token is played twice
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Alice has a spell "Call of the Dunes" in her hand:
        """
        [Repeat] [2]
        Play a 2 [M] Recruit unit token.
        """
      When Alice plays "Call of the Dunes" with the additional cost
      And all players pass
      Then 2 "Recruit" are at Alice's base

  Rule: 746.1.c.2 Of several Repeats, each may be paid or not

    @also:746.3 @also:746.1.c.3
    Example: both
      Given a Riftbound game between Alice and Bob
      And Alice has 3 energy
      And Alice has a spell "Hymn" in her hand:
        """
        [Repeat] [2]
        [Repeat] [1]
        Gain 1 point.
        """
      When Alice plays "Hymn" with the additional cost
      Then Alice has 0 energy
      When all players pass
      Then Alice has 3 points

    @also:746.3 @also:746.1.c.3
    Example: only the one that can be paid, and that once
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Alice has a spell "Hymn" in her hand:
        """
        [Repeat] [3]
        [Repeat] [1]
        Gain 1 point.
        """
      When Alice plays "Hymn" with the additional cost
      Then Alice has 1 energy
      When all players pass
      Then Alice has 2 points

  Rule: 746.2 Choices for every execution are made as the spell is played

    Example: both targets are chosen then
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Bob controls a unit "Tide Warden" with might 5
      And Bob controls a unit "Miller" with might 5
      And Alice has a spell "Spark" in her hand:
        """
        [Repeat] [1]
        Deal 2 to a unit.
        """
      When Alice plays "Spark" with the additional cost, targeting "Tide Warden" and "Miller"
      Then "Spark" is targeting "Tide Warden"
      And "Spark" is targeting "Miller"
      When all players pass
      Then "Tide Warden" has 2 damage marked
      And "Miller" has 2 damage marked

  Rule: 746.2.a They need not be the same, and may be

    Example: the same unit twice
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Bob controls a unit "Tide Warden" with might 5
      And Bob controls a unit "Miller" with might 5
      And Alice has a spell "Spark" in her hand:
        """
        [Repeat] [1]
        Deal 2 to a unit.
        """
      When Alice plays "Spark" with the additional cost, targeting "Tide Warden" and "Tide Warden"
      And all players pass
      Then "Tide Warden" has 4 damage marked
      And "Miller" still has no damage marked

    Example: two gear are killed in the order in which they were chosen
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Bob controls a gear "Lamp"
      And Bob controls a gear "Horn"
      And Alice has a spell "Rust" in her hand:
        """
        [Repeat] [1]
        Kill a gear.
        """
      When Alice plays "Rust" with the additional cost, targeting "Horn" and "Lamp"
      And all players pass
      Then the trace shows, in this order:
        | event | object |
        | kill  | Horn   |
        | kill  | Lamp   |

    Example: a target that is gone by then is passed over
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Bob controls a gear "Lamp"
      And Alice has a spell "Rust" in her hand:
        """
        [Repeat] [1]
        Kill a gear.
        """
      When Alice plays "Rust" with the additional cost
      And all players pass
      Then "Lamp" is in Bob's trash
      And "Rust" is in Alice's trash

    @also:746.2
    Example: another mode the second time
      Given a Riftbound game between Alice and Bob
      And Alice has 4 energy
      And Alice has 1 fury power
      And Bob controls a unit "Tide Warden" with might 4
      And Bob controls a unit "Miller" with might 4 at "Bob's battlefield"
      And Bob controls a gear "Lamp"
      And Bob controls a gear "Horn"
      And Alice has a fury spell "Rockfall" in her hand:
        """
        [Repeat] [4][C]
        Choose one -
        - Deal 4 to a unit in a base.
        - Kill a gear.
        """
      When Alice plays "Rockfall" with the additional cost choosing modes 1 and 2 targeting "Tide Warden" and "Horn"
      Then "Rockfall" is targeting "Horn"
      And "Rockfall" is not targeting "Lamp"
      When all players pass
      Then "Tide Warden" is in Bob's trash
      And "Horn" is in Bob's trash
      And "Lamp" is still on the board

    Example: the same mode with other targets, in the order in which they were chosen
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Bob controls a unit "Tide Warden" with might 4
      And Bob controls a gear "Lamp"
      And Bob controls a gear "Horn"
      And Alice has a spell "Rockfall" in her hand:
        """
        [Repeat] [2]
        Choose one - Stun a unit. [or] Kill a gear.
        """
      When Alice plays "Rockfall" with the additional cost choosing modes 2 and 2 targeting "Horn" and "Lamp"
      And all players pass
      Then the trace shows, in this order:
        | event | object |
        | kill  | Horn   |
        | kill  | Lamp   |
      And "Tide Warden" is not stunned

    Example: once where the cost isn't paid
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Bob controls a unit "Tide Warden" with might 4
      And Bob controls a gear "Lamp"
      And Alice has a spell "Rockfall" in her hand:
        """
        [Repeat] [2]
        Choose one -
        - Deal 4 to a unit in a base.
        - Kill a gear.
        """
      When Alice plays "Rockfall" choosing mode 2
      And all players pass
      Then "Lamp" is in Bob's trash
      And "Tide Warden" still has no damage marked

  Rule: 746.3.a However often its instructions are executed, the spell is played once

    Example: what hears of it triggers once
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice controls a unit "Listener": "When you play a spell, draw 1."
      And Alice has a spell "Hymn" in her hand:
        """
        [Repeat] [1]
        Gain 1 point.
        """
      When Alice plays "Hymn" with the additional cost
      And all players pass
      Then Alice has 2 points
      And the chain of events holds the ability of "Listener"

  Rule: 746.4 Whether a spell has Repeat may be asked for

    Example: it is countered
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Hymn" in her hand:
        """
        [Repeat] [1]
        Gain 1 point.
        """
      And Bob has a spell "Denial" in his hand:
        """
        [Reaction]
        Counter a spell with [Repeat].
        """
      When Alice plays "Hymn"
      And Bob plays "Denial"
      And all players pass
      Then "Hymn" is in Alice's trash
      And Alice still has 0 points

  Rule: 746.4 Whether a spell has Repeat may be asked for, and it may have none

    Example: a spell without it is not countered
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      And Bob has a spell "Denial" in his hand:
        """
        [Reaction]
        Counter a spell with [Repeat].
        """
      When Alice plays "Glimpse"
      And Alice passes
      Then Bob can't play "Denial"
