Feature: 740. Shield

  Rule: 740.1.c While defending, the unit has that much more Might

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
