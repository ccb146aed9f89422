Feature: 441. The steps of combat

  Rule: 443.1.e Combat damage is dealt at once

    @also:322.4
    Example: both die
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then "Quay Scout" is in Alice's trash
      And "Tide Warden" is in Bob's trash
      And "Bob's battlefield" is uncontrolled

  Rule: 444.2.b Gaining control by combat is a conquer

    Example: the attacker is left
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Old Walker" with might 5
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      When Alice moves "Old Walker" to "Bob's battlefield"
      And all players pass
      Then Alice has 1 point
      And "Bob's battlefield" is controlled by Alice
      And "Old Walker" still has no damage marked

  Rule: 444.1.a.2 Attackers are recalled if defenders remain

    Example: nobody dies
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      And Bob controls a unit "Drone" with might 1, stunned at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      And Alice chooses "Tide Warden"
      Then "Quay Scout" is in Alice's trash
      And "Bob's battlefield" is still controlled by Bob

  Rule: 442.1.a.1 The attacker is who contested the battlefield

    @also:442.1.a.3
    Example: designations
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then "Quay Scout" is attacking
      And "Tide Warden" is defending
