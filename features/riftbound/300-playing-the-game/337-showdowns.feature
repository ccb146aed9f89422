Feature: 337. Showdowns

  Rule: 340.2 A showdown opens where an uncontrolled battlefield is contested

    @also:341
    Example: who moved there has focus
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then the turn is in a showdown open state
      And Alice has focus
      And "Bob's battlefield" is contested

  Rule: 345.2.a Who alone has units there establishes control

    @also:345.2.a.1
    @also:446.1
    Example: an empty battlefield is conquered
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then "Bob's battlefield" is controlled by Alice
      And Alice has 1 point
      And "Quay Scout" is still at "Bob's battlefield"

  Rule: 308.1.a Only Action and Reaction cards are played in a showdown

    Example: a unit without either
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a unit "Drone" in her hand
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then Alice can't play "Drone"
