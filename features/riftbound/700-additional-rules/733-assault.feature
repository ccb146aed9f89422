Feature: 733. Assault

  Rule: 733.1.c While attacking, the unit has that much more Might

    @also:733.1 @also:733.1.b @also:733.1.d
    Example: an attacker of Might 3 with Assault 2 kills a defender of Might 5
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 3: "[Assault 2]"
      And Bob controls a unit "Gate Guard" with might 5 at "Bob's battlefield"
      When Alice moves "Lancer" to "Bob's battlefield"
      Then "Lancer" has might 5
      When all players pass
      Then "Gate Guard" is in Bob's trash

  Rule: 733.2 The values of several Assaults are added up

    Example: Assault and Assault 3 are Assault 4
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 1: "[Assault]"
      And Bob controls a unit "Gate Guard" with might 9 at "Bob's battlefield"
      And Alice has a spell "Charge" in her hand: "[Action] Give a unit [Assault 3] this turn."
      When Alice plays "Charge" targeting "Lancer"
      And all players pass
      And Alice moves "Lancer" to "Bob's battlefield"
      Then "Lancer" has might 5

  Rule: 733.1.b.3 Without a number, the value is 1

    Example: an attacker of Might 3 with Assault
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 3: "[Assault]"
      And Bob controls a unit "Gate Guard" with might 9 at "Bob's battlefield"
      When Alice moves "Lancer" to "Bob's battlefield"
      Then "Lancer" has might 4

    Example: not while defending
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 3
      And Bob controls a unit "Gate Guard" with might 9 at "Bob's battlefield": "[Assault]"
      When Alice moves "Lancer" to "Bob's battlefield"
      Then "Gate Guard" still has might 9

  Rule: 733.1.d.1 It lasts as long as the unit is an attacker

    Example: until it is recalled from the combat
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 3: "[Assault 2]"
      And Alice controls a unit "Squire" with might 1
      And Bob controls a unit "Gate Guard" with might 9 at "Bob's battlefield"
      And Alice has a spell "Retreat" in her hand:
        """
        [Action]
        Move a friendly unit to its base.
        """
      When Alice moves "Lancer" and "Squire" to "Bob's battlefield"
      Then "Lancer" has might 5
      When Alice plays "Retreat" targeting "Lancer"
      And all players pass
      Then "Lancer" still has might 3

  Rule: 733.3 Whether a unit has Assault may be asked for

    Example: whatever its value
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Lancer": "[Assault 2]"
      And Bob controls a unit "Drone"
      And Alice has a spell "Lantern" in her hand: "Kill a unit with [Assault]."
      When Alice plays "Lantern"
      And all players pass
      Then "Lancer" is in Bob's trash
