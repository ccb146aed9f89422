Feature: 740. Shield

  Rule: 740.1.c While defending, the unit has that much more Might

    @also:740.1 @also:740.1.b @also:740.1.d
    Example: Shield 2
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 3
      And Bob controls a unit "Gate Guard" with might 2 at "Bob's battlefield": "[Shield 2]"
      When Alice moves "Lancer" to "Bob's battlefield"
      Then "Gate Guard" has might 4

  Rule: 740.2 The values of several Shields are added up

    Example: Shield and Shield 3 are Shield 4
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 1
      And Bob controls a unit "Lamb" with might 2 at "Bob's battlefield": "[Shield]"
      And Bob has a spell "Block" in his hand: "[Reaction] Give a unit [Shield 3] and [Tank] this turn."
      When Alice moves "Lancer" to "Bob's battlefield"
      And Alice passes
      And Bob plays "Block" targeting "Lamb"
      And Bob passes
      And Alice passes
      Then "Lamb" has might 6

  Rule: 740.1.b.3 Without a number, the value is 1

    Example: a defender of Might 2 with Shield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 3
      And Bob controls a unit "Gate Guard" with might 2 at "Bob's battlefield": "[Shield]"
      When Alice moves "Lancer" to "Bob's battlefield"
      Then "Gate Guard" has might 3

    Example: not while attacking
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 3: "[Shield]"
      And Bob controls a unit "Gate Guard" with might 9 at "Bob's battlefield"
      When Alice moves "Lancer" to "Bob's battlefield"
      Then "Lancer" still has might 3

  Rule: 740.1.d.1 It lasts as long as the unit is a defender

    Example: until it has left the combat
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 3
      And Bob controls a unit "Gate Guard" with might 2 at "Bob's battlefield": "[Shield 2]"
      And Bob controls a unit "Squire" with might 9 at "Bob's battlefield"
      And Bob has a spell "Retreat" in his hand:
        """
        [Action]
        Move a friendly unit to its base.
        """
      When Alice moves "Lancer" to "Bob's battlefield"
      And Alice passes
      Then "Gate Guard" has might 4
      When Bob plays "Retreat" targeting "Gate Guard"
      And all players pass
      Then "Gate Guard" still has might 2

  Rule: 740.3 Whether a unit has Shield may be asked for

    Example: whatever its value
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Gate Guard": "[Shield 2]"
      And Bob controls a unit "Drone"
      And Alice has a spell "Lantern" in her hand: "Kill a unit with [Shield]."
      When Alice plays "Lantern"
      And all players pass
      Then "Gate Guard" is in Bob's trash
