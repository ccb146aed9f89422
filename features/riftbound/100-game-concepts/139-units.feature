Feature: 139. Units

  Rule: 143.4.a Units move from their base to a battlefield

    Example: to either battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then "Quay Scout" is at "Bob's battlefield"
      And "Quay Scout" is exhausted

  Rule: 143.4.b Units move from a battlefield to their base

    Example: back home
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2 at "Alice's battlefield"
      When Alice moves "Quay Scout" to Alice's base
      Then "Quay Scout" is at Alice's base

    Example: not from one battlefield to another
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2 at "Alice's battlefield"
      Then Alice can't move "Quay Scout" to "Bob's battlefield"

  Rule: 143.2 Exhausting the unit is the cost

    Example: an exhausted unit can't
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2, exhausted
      When Alice tries to move "Quay Scout" to "Bob's battlefield"
      Then it is refused by rule 143.2

  Rule: 143.3 Several units move at once

    Example: two of three
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls 2 units "Drone"
      When Alice moves "Quay Scout" and "Drone" (2) to "Bob's battlefield"
      Then "Quay Scout" is at "Bob's battlefield"
      And "Drone" (2) is at "Bob's battlefield"
      And "Drone" (1) is still at Alice's base

  Rule: 142.4 Units enter the board exhausted

    Example: played from the hand to the base
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Quay Scout" with might 2 in her hand
      When Alice plays "Quay Scout"
      Then "Quay Scout" is exhausted
      And "Quay Scout" is at Alice's base
