Feature: What an engine without showdowns gets wrong

  Rule: 345.2.a Who alone has units there establishes control

    Example: all players pass
      Given a Riftbound game between Alice and Bob
      And it is Alice's action phase
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then Alice has 1 point
      And "Quay Scout" is still at "Bob's battlefield"

    Example: one after the other
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice passes
      And Bob passes
      Then Alice has 1 point
