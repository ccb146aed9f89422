Feature: 732. Action

  Rule: 732.1.b It permits to act during showdowns, on any player's turn

    @also:732.1.c.1
    Example: a spell, on the turn of an opponent
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer"
      And Bob has a spell "Charge" in his hand:
        """
        [Action]
        Gain 1 point.
        """
      And Bob has a spell "Hymn" in his hand: "Gain 1 point."
      When Alice moves "Lancer" to "Bob's battlefield"
      And Alice passes
      Then Bob can play "Charge"
      And Bob can't play "Hymn"
      When Bob plays "Charge"
      And all players pass
      Then Bob has 1 point

    @also:732.1.c.1
    Example: not in a Closed State
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer"
      And Alice has a spell "Charge" in her hand:
        """
        [Action]
        Gain 1 point.
        """
      And Bob has a spell "Feint" in his hand:
        """
        [Action]
        Gain 1 point.
        """
      When Alice moves "Lancer" to "Bob's battlefield"
      And Alice plays "Charge"
      Then Bob can't play "Feint"

    @also:732.1.c.2
    Example: an ability
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer"
      And Bob controls a gear "Horn": "[E]: [Action] - Gain 1 point."
      And Bob controls a gear "Lamp": "[E]: Gain 1 point."
      When Alice moves "Lancer" to "Bob's battlefield"
      And Alice passes
      Then Bob can't activate "Lamp"
      When Bob activates "Horn"
      And all players pass
      Then Bob has 1 point

  Rule: 732.2 What could be done anyway remains possible

    Example: outside showdowns, on the own turn
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Horn": "[E]: [Action] - Gain 1 point."
      And Alice has a spell "Charge" in her hand:
        """
        [Action]
        Gain 1 point.
        """
      When Alice plays "Charge"
      And all players pass
      Then Alice has 1 point
      When Alice activates "Horn"
      And all players pass
      Then Alice has 2 points

    Example: a unit with Action during a showdown
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer"
      And Alice has a unit "Squire" in her hand: "[Action]"
      When Alice moves "Lancer" to "Bob's battlefield"
      And Alice plays "Squire"
      Then "Squire" is at Alice's base

  Rule: 732.3 It is permission, and changes nothing else

    Example: a unit is played to the base or a battlefield that its player controls
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer"
      And Bob controls a unit "Gate Guard" at "Bob's battlefield"
      And Bob has a unit "Squire" in his hand: "[Action]"
      When Alice moves "Lancer" to "Alice's battlefield"
      And Alice passes
      And Bob plays "Squire"
      Then Bob can't choose "Alice's battlefield"
      When Bob chooses "Bob's battlefield"
      Then "Squire" is at "Bob's battlefield"

  Rule: 732.4.a Whether an object has Action may be asked for

    @also:732.4
    Example: of a unit
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Squire": "[Action]"
      And Bob controls a unit "Drone"
      And Alice has a spell "Lantern" in her hand: "Kill a unit with [Action]."
      When Alice plays "Lantern"
      And all players pass
      Then "Squire" is in Bob's trash

  Rule: 732.4.b Whether a spell has Action may be asked for

    Example: it is countered
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Charge" in her hand:
        """
        [Action]
        Gain 1 point.
        """
      And Bob has a spell "Denial" in his hand:
        """
        [Reaction]
        Counter a spell with [Action].
        """
      When Alice plays "Charge"
      And Bob plays "Denial"
      And all players pass
      Then "Charge" is in Alice's trash
      And Alice still has 0 points

    Example: one without it is not
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      And Bob has a spell "Denial" in his hand:
        """
        [Reaction]
        Counter a spell with [Action].
        """
      When Alice plays "Hymn"
      Then Bob can't play "Denial"

  Rule: 732.4.c Whether an ability has Action may be asked for

    Example: it is countered
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Horn": "[E]: [Action] - Gain 1 point."
      And Bob has a spell "Denial" in his hand:
        """
        [Reaction]
        Counter an ability with [Action].
        """
      When Alice activates "Horn"
      And Bob plays "Denial"
      And all players pass
      Then the chain of events is empty
      And Alice still has 0 points

  Rule: 732.4.c Whether an ability has Action may be asked for, and it may have none

    Example: an ability without it is not countered
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Horn": "[E]: Gain 1 point."
      And Bob has a spell "Denial" in his hand:
        """
        [Reaction]
        Counter an ability with [Action].
        """
      When Alice activates "Horn"
      And Alice passes
      Then Bob can't play "Denial"
