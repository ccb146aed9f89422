Feature: 733. Assault

  Rule: 733.1.c While attacking, the unit has that much more Might

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
