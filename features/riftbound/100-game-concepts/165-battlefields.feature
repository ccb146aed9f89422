Feature: 165. Battlefields

  Rule: 166.2.b Battlefields remain in place

    @also:132.6.a.1
    Example: not even banished
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone"
      And Alice has a spell "Exile" in her hand: "Banish a battlefield. Banish a unit."
      When Alice plays "Exile" targeting "Bob's battlefield"
      And all players pass
      Then "Drone" is in Alice's banishment
      And "Bob's battlefield" is not in Bob's banishment

  Rule: 166.5.a Battlefields can be origins of moves

    @also:106.2.c
    Example: back to the base
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      When Alice moves "Quay Scout" to Alice's base
      Then "Quay Scout" is at Alice's base

  Rule: 166.5.b Battlefields can be destinations of moves

    @also:166.5
    @also:106.3.c
    Example: from the base
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Alice's battlefield"
      Then "Quay Scout" is at "Alice's battlefield"

  Rule: 166.7 Battlefields can be targeted

    Example: by a spell for all units there
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 2 at "Bob's battlefield"
      And Alice has a spell "Flood" in her hand: "Deal 2 to all units at a battlefield."
      When Alice plays "Flood" targeting "Bob's battlefield"
      And all players pass
      Then "Tide Warden" is in Bob's trash

  Rule: 166.8 Battlefields can have passive abilities

    Example: units there have more Might
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Ford": "Units here have +1 [M]."
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls a unit "Drone" with might 2 at "Ford"
      When Alice moves "Quay Scout" to "Ford"
      Then "Quay Scout" has might 3

  Rule: 166.9 Battlefields can have triggered abilities

    Example: when a unit is moved there
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Ford": "When a unit moves here, draw 1."
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Drone" at "Ford"
      When Alice moves "Quay Scout" to "Ford"
      And all players pass
      Then Alice's main deck holds 9 cards

  Rule: 184.2.b A battlefield is controlled by one player or by no one

    Example: the last unit leaves
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      When Alice moves "Quay Scout" to Alice's base
      Then "Alice's battlefield" is uncontrolled
      And "Bob's battlefield" is still controlled by Bob
