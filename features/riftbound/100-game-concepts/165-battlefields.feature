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

    Example: to a battlefield that is there because a card is; a backslash and an n begin a new line of text
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Ferry Scout" with might 2 at "Long Ford"
      And Bob controls a unit "Ferry Guard" with might 3: "[Ganking]\nWhen I attack, draw 1."
      When the game goes to Bob's action phase
      And Bob moves "Ferry Guard" to "Long Ford"
      Then "Ferry Guard" is at "Long Ford"
      And the chain holds the ability of "Ferry Guard"

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

  Rule: 166.3 Battlefields cannot be killed

    @also:167
    Example: nothing has been killed
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Ledger": "When you kill a battlefield, gain 1 point."
      And Alice has a spell "Rend" in her hand: "Kill a battlefield. Draw 2."
      When Alice plays "Rend" targeting "Bob's battlefield"
      And all players pass
      Then Alice's hand holds 2 cards
      And the chain of events is empty
      And "Bob's battlefield" is not in Bob's trash

  Rule: 166.4 Battlefields cannot be moved

    Example: nothing has moved
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Ledger": "When a battlefield moves, gain 1 point."
      And Alice has a spell "Shove" in her hand: "Move a battlefield to a battlefield. Draw 2."
      When Alice plays "Shove" targeting "Bob's battlefield" and "Alice's battlefield"
      And all players pass
      Then Alice's hand holds 2 cards
      And the chain of events is empty

  Rule: 166.6 Any number of units can be at a battlefield

    Example: six of one player at once
      Given a Riftbound game between Alice and Bob
      And Alice controls 6 units "Drone"
      When Alice moves "Drone" (1), "Drone" (2), "Drone" (3), "Drone" (4), "Drone" (5) and "Drone" (6) to "Alice's battlefield"
      Then 6 "Drone" are exhausted
      And "Drone" (6) is at "Alice's battlefield"
