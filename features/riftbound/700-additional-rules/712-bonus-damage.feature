Feature: 712. Bonus Damage

  Rule: 715.1 With a single target, its damage is increased

    @also:404.4 @also:404.5 @also:404.6.a @also:715
    Example: a spell
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Firebrand": "Your spells and abilities deal 1 Bonus Damage."
      And Bob controls a unit "Tide Warden" with might 5
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 3 damage marked

    @also:404.6.b.2.a
    @also:404.6.b.2
    Example: an ability
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Firebrand": "Your spells and abilities deal 1 Bonus Damage."
      And Alice controls a gear "Ballista": "[E]: Deal 2 to a unit at a battlefield."
      And Bob controls a unit "Tide Warden" with might 5 at "Bob's battlefield"
      When Alice activates the first ability of "Ballista" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 3 damage marked

    @ruling:rift-462
    Example: where none is dealt, there is none to increase
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Firebrand": "Your spells and abilities deal 1 Bonus Damage."
      And Alice controls a unit "Husk" with might 0: "[E]: Deal damage equal to my Might to a unit."
      And Bob controls a unit "Tide Warden" with might 5
      And Alice has a spell "Praise" in her hand: "Buff a unit. Ready it."
      When Alice activates the first ability of "Husk" targeting "Tide Warden"
      And all players pass
      Then "Husk" is exhausted
      And "Tide Warden" still has no damage marked
      When Alice plays "Praise" targeting "Husk"
      And all players pass
      And Alice activates the first ability of "Husk" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 2 damage marked

    Example: not what an opponent deals
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Firebrand" with might 9: "Your spells and abilities deal 1 Bonus Damage."
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Firebrand"
      And all players pass
      Then "Firebrand" has 2 damage marked

    Example: of spells, whoever plays them
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Storm Glass": "Spells deal 1 Bonus Damage."
      And Alice controls a unit "Quay Scout" with might 5
      And Bob has a spell "Spark" in his hand: "[Action] Deal 2 to a unit."
      And Bob controls a unit "Tide Warden" with might 5
      And Alice has a spell "Flare" in her hand: "[Action] Deal 2 to a unit."
      When Alice plays "Flare" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 3 damage
      When the game goes to Bob's action phase
      And Bob plays "Spark" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" has 3 damage

    Example: of enemy spells alone
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Cracked Glass": "Enemy spells deal 1 Bonus Damage."
      And Alice controls a unit "Quay Scout" with might 5
      And Bob has a spell "Spark" in his hand: "[Action] Deal 2 to a unit."
      And Bob controls a unit "Tide Warden" with might 5
      And Alice has a spell "Flare" in her hand: "[Action] Deal 2 to a unit."
      When Alice plays "Flare" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 2 damage
      When the game goes to Bob's action phase
      And Bob plays "Spark" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" has 3 damage

  Rule: 714 Several instances are added up and applied once

    Example: two of them
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Firebrand": "Your spells and abilities deal 1 Bonus Damage."
      And Alice controls a unit "Furnace": "Your spells and abilities deal 2 Bonus Damage."
      And Bob controls a unit "Tide Warden" with might 9
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 5 damage marked

  Rule: 715.2 Each of several targets is dealt the Bonus Damage

    Example: 6 to each of two units becomes 7 to each
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Firebrand": "Your spells and abilities deal 1 Bonus Damage."
      And Bob controls a unit "Tide Warden" with might 9
      And Bob controls a unit "Miller" with might 8
      And Alice has a spell "Black Hole" in her hand: "Deal 6 to each of up to two units."
      When Alice plays "Black Hole" targeting "Tide Warden" and "Miller"
      And all players pass
      Then "Tide Warden" has 7 damage marked
      And "Miller" has 7 damage marked

  Rule: 715.3 Bonus Damage is split along, and more targets can be chosen

    Example: 5 damage split become 6, among six units
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Firebrand": "Your spells and abilities deal 1 Bonus Damage."
      And Alice controls a unit "Storm Bear" with might 2: "When I attack, deal 5 split among any number of enemy units at my battlefield."
      And Bob controls 6 units "Drone" with might 2 at "Bob's battlefield"
      When Alice moves "Storm Bear" to "Bob's battlefield"
      And Alice chooses "Drone" (1), "Drone" (2), "Drone" (3), "Drone" (4), "Drone" (5) and "Drone" (6)
      And all players pass
      Then "Drone" (1) has 1 damage marked
      And "Drone" (6) has 1 damage marked

  Rule: 404.6.b.3 What a named unit deals is not dealt by the spell

    Example: two units deal damage to each other, without Bonus Damage
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Firebrand" with might 4: "Your spells and abilities deal 1 Bonus Damage."
      And Bob controls a unit "Tide Warden" with might 6
      And Alice has a spell "Duel" in her hand: "Choose an enemy unit and a friendly unit. They deal damage equal to their Mights to each other."
      When Alice plays "Duel" targeting "Tide Warden" and "Firebrand"
      And all players pass
      Then "Tide Warden" has 4 damage marked
      And "Firebrand" is in Alice's trash

    Example: a unit that a spell makes deal damage, without the Bonus Damage of spells
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Firebrand" with might 4: "Your spells and abilities deal 1 Bonus Damage."
      And Bob controls a unit "Tide Warden" with might 6
      And Alice has a spell "Blow" in her hand: "A friendly unit deals damage equal to its Might to an enemy unit."
      When Alice plays "Blow" targeting "Firebrand" and "Tide Warden"
      And all players pass
      Then "Tide Warden" has 4 damage marked

  Rule: 714.2 Negative Bonus Damage is none

    @also:714.1
    Example: the damage isn't reduced
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Damp": "Your spells and abilities deal -3 Bonus Damage."
      And Alice controls a unit "Firebrand": "Your spells and abilities deal 2 Bonus Damage."
      And Bob controls a unit "Tide Warden" with might 9
      And Alice has a spell "Spark" in her hand: "Deal 4 to a unit."
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 4 damage marked
