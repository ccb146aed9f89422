Feature: 352. What texts permit and describe

  Rule: 352.2~3 A text can permit a unit to be played elsewhere

    @also:363.1
    Example: the text of the unit itself
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      And Alice has a unit "Ambusher" in her hand: "I may be played to a battlefield an opponent controls."
      When Alice plays "Ambusher"
      And Alice chooses "Bob's battlefield"
      Then "Ambusher" is at "Bob's battlefield"
      And "Bob's battlefield" is contested

    Example: the text of something else
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Ladder": "Friendly units may be played to a battlefield."
      And Alice has a unit "Quay Scout" in her hand
      When Alice plays "Quay Scout"
      And Alice chooses "Bob's battlefield"
      Then "Quay Scout" is at "Bob's battlefield"

    Example: without such a text it isn't permitted
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      And Alice has a unit "Ambusher" in her hand
      When Alice plays "Ambusher"
      Then "Ambusher" is at Alice's base

  Rule: 352.8.b A target meets what the text says of it

    Example: a spell that chooses the unit
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Warded": "[E]: [Reaction] - Counter a spell that chooses me."
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Warded"
      And Alice passes
      And Bob activates "Warded"
      And all players pass
      Then "Spark" is in Alice's trash
      And "Warded" still has no damage marked

    Example: a spell that chooses another unit is no target
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Warded": "[E]: [Reaction] - Counter a spell that chooses me."
      And Bob controls a unit "Tide Warden" with might 5
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Tide Warden"
      And Alice passes
      Then Bob can't activate "Warded"

    Example: a spell that chooses something of a description
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice controls a unit "Quay Scout"
      And Bob has a spell "Shelter" in his hand: "[Reaction] Counter an enemy spell that chooses a friendly unit."
      And Alice has a spell "Blow" in her hand: "Deal 1 to a unit."
      When Alice plays "Blow" targeting "Quay Scout"
      Then Bob can't play "Shelter"
      When all players pass
      Then "Quay Scout" is in Alice's trash

    Example: and one that does
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice controls a unit "Quay Scout"
      And Bob has a spell "Shelter" in his hand: "[Reaction] Counter an enemy spell that chooses a friendly unit."
      And Alice has a spell "Blow" in her hand: "Deal 1 to a unit."
      When Alice plays "Blow" targeting "Tide Warden"
      And Bob plays "Shelter"
      And all players pass
      Then "Blow" is in Alice's trash
      And "Tide Warden" is still on the board

    Example: from a battlefield, with no more Might than a number
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      And Bob controls a unit "Miller" with might 4 at "Bob's battlefield"
      And Bob controls a unit "Homebody" with might 1
      And Alice has a spell "Send Home" in her hand: "Move a unit from a battlefield with 3 Might or less to its base."
      Then Alice can't target "Miller" with "Send Home"
      And Alice can't target "Homebody" with "Send Home"
      When Alice plays "Send Home" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is at Bob's base

  Rule: 352.10.c.1 A cost within an instruction is chosen, and no target

    Example: one of two other units
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Keeper" at "Bob's battlefield": "When I hold, you may exhaust another friendly unit to draw 2."
      And Bob controls a unit "Drone"
      And Bob controls a unit "Tide Warden"
      When Alice passes
      And all players pass
      And Bob accepts
      And Bob chooses "Drone"
      Then "Drone" is exhausted
      And "Tide Warden" is still ready
      And Bob's hand holds 3 cards

  Rule: 352.4 What is chosen is chosen as the ability is put on the chain

    Example: one of two units elsewhere
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Blink" with might 3 at "Bob's battlefield": "When I defend, choose another friendly unit at another location. Move it to my location and me to its original location."
      And Bob controls a unit "Stand In" with might 9
      And Bob controls a unit "Drone"
      And Alice controls a unit "Raider" with might 4
      When Alice moves "Raider" to "Bob's battlefield"
      And Bob chooses "Stand In"
      And all players pass
      Then "Stand In" is at "Bob's battlefield"
      And "Blink" is at Bob's base
      And "Drone" is still at Bob's base

  Rule: 356.3.e.13 What moves something knows where it was before

    Example: two units change places
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Blink" with might 3 at "Bob's battlefield": "When I defend, choose another friendly unit at another location. Move it to my location and me to its original location."
      And Bob controls a unit "Stand In" with might 9
      And Alice controls a unit "Raider" with might 4
      When Alice moves "Raider" to "Bob's battlefield"
      And all players pass
      Then "Stand In" is at "Bob's battlefield"
      And "Blink" is at Bob's base

  Rule: 352.2~3 A text can permit a unit to be played to what an opponent controls

    Example: an enemy battlefield, and no other
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 5 at "Ford"
      And Alice has a unit "Raider" in her hand: "You may play me to an enemy battlefield."
      Then Alice can't play "Raider" to "Alice's battlefield"
      When Alice plays "Raider" to "Ford"
      Then "Raider" is at "Ford"
