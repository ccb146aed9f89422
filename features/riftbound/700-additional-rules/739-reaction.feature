Feature: 739. Reaction

  Rule: 739.1.b It permits all that Action permits

    @also:739.2
    Example: a spell and an ability, in the Open State of a showdown
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer"
      And Bob controls a gear "Horn": "[E]: [Reaction] - Gain 1 point."
      And Bob has a spell "Parry" in his hand:
        """
        [Reaction]
        Gain 1 point.
        """
      When Alice moves "Lancer" to "Bob's battlefield"
      And Alice passes
      Then Bob can activate "Horn"
      When Bob plays "Parry"
      And all players pass
      Then Bob has 1 point

    @also:739.2
    Example: and what is possible anyway
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Parry" in her hand:
        """
        [Reaction]
        Gain 1 point.
        """
      When Alice plays "Parry"
      And all players pass
      Then Alice has 1 point

  Rule: 739.1.c.1 A spell with Reaction is played in Closed States, on any player's turn

    Example: in answer to a spell of an opponent
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      And Bob has a spell "Parry" in his hand:
        """
        [Reaction]
        Gain 1 point.
        """
      And Bob has a spell "Charge" in his hand:
        """
        [Action]
        Gain 1 point.
        """
      When Alice plays "Hymn"
      Then Bob can't play "Charge"
      When Bob plays "Parry"
      And all players pass
      Then Bob has 1 point

    Example: not in an Open State on the turn of an opponent, outside showdowns
      Given a Riftbound game between Alice and Bob
      And Bob has a spell "Parry" in his hand:
        """
        [Reaction]
        Gain 1 point.
        """
      Then Bob can't play "Parry" without priority

  Rule: 739.1.c.2 A unit with Reaction is played in Closed States

    Example: in answer to a spell
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      And Bob has a unit "Bodyguard" in his hand: "[Reaction]"
      And Bob has a unit "Drone" in his hand
      When Alice plays "Hymn"
      Then Bob can't play "Drone"
      When Bob plays "Bodyguard"
      Then "Bodyguard" is at Bob's base

  Rule: 739.1.c.3 An ability with Reaction is activated in Closed States

    Example: in answer to a spell
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      And Bob controls a gear "Horn": "[E]: [Reaction] - Gain 1 point."
      And Bob controls a gear "Lamp": "[E]: [Action] - Gain 1 point."
      When Alice plays "Hymn"
      Then Bob can't activate "Lamp"
      When Bob activates "Horn"
      And all players pass
      Then Bob has 1 point

  Rule: 739.3 It is permission, and changes nothing else

    @also:739.3.a
    Example: a unit is played to the base or a battlefield that its player controls
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" at "Alice's battlefield"
      And Bob controls a unit "Gate Guard" at "Bob's battlefield"
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      And Bob has a unit "Bodyguard" in his hand: "[Reaction]"
      When Alice plays "Hymn"
      And Alice passes
      And Bob plays "Bodyguard"
      Then Bob can't choose "Alice's battlefield"
      When Bob chooses "Bob's battlefield"
      Then "Bodyguard" is at "Bob's battlefield"

  Rule: 739.4.a Whether an object has Reaction may be asked for

    @also:739.4
    Example: of a unit
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Bodyguard": "[Reaction]"
      And Bob controls a unit "Drone"
      And Alice has a spell "Lantern" in her hand: "Kill a unit with [Reaction]."
      When Alice plays "Lantern"
      And all players pass
      Then "Bodyguard" is in Bob's trash

  Rule: 739.4.b Whether a spell has Reaction may be asked for

    Example: it is countered
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Parry" in her hand:
        """
        [Reaction]
        Gain 1 point.
        """
      And Bob has a spell "Denial" in his hand:
        """
        [Reaction]
        Counter a spell with [Reaction].
        """
      When Alice plays "Parry"
      And Bob plays "Denial"
      And all players pass
      Then "Parry" is in Alice's trash
      And Alice still has 0 points

  Rule: 739.4.c Whether an ability has Reaction may be asked for

    Example: it is countered
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Horn": "[E]: [Reaction] - Gain 1 point."
      And Bob has a spell "Denial" in his hand:
        """
        [Reaction]
        Counter an ability with [Reaction].
        """
      When Alice activates "Horn"
      And Bob plays "Denial"
      And all players pass
      Then the chain of events is empty
      And Alice still has 0 points

  Rule: 739.4.c Whether an ability has Reaction may be asked for, and it may have none

    Example: an ability without it is not countered
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Horn": "[E]: Gain 1 point."
      And Bob has a spell "Denial" in his hand:
        """
        [Reaction]
        Counter an ability with [Reaction].
        """
      When Alice activates "Horn"
      And Alice passes
      Then Bob can't play "Denial"
