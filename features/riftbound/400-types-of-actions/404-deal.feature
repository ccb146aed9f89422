Feature: 404. Deal

  Rule: 404.1.b Damage is marked on the unit

    Example: less than lethal
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      And Bob controls a unit "Tide Warden" with might 3
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 2 damage marked
      And "Spark" is in Alice's trash

    @also:322.4
    Example: lethal damage kills at the cleanup
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Spark" in her hand: "Deal 3 to a unit."
      And Bob controls a unit "Tide Warden" with might 3
      When Alice plays "Spark" targeting "Tide Warden"
      Then the turn is in a neutral closed state
      And Alice still has priority

    Example: as much as X is when the spell resolves
      Given a Riftbound game between Alice and Bob
      And Alice controls 3 units "Drone"
      And Alice has a spell "Swarm" in her hand: "Deal X to a unit, where X is the number of units you control."
      And Bob has a spell "Swat" in his hand: "[Reaction] Kill a unit."
      And Bob controls a unit "Tide Warden" with might 9
      When Alice plays "Swarm" targeting "Tide Warden"
      And Alice passes
      And Bob plays "Swat" targeting "Drone" (2)
      And all players pass
      And all players pass
      Then "Tide Warden" has 2 damage marked

    Example: X is said of the unit that was chosen before
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Old Walker" with might 4
      And Alice has a spell "Shove" in her hand: "Choose a friendly unit. Deal X to an enemy unit, where X is its Might."
      And Bob controls a unit "Tide Warden" with might 9
      When Alice plays "Shove" targeting "Old Walker" and "Tide Warden"
      And all players pass
      Then "Tide Warden" has 4 damage marked

  Rule: 404.6.a Where a text names no source, the spell deals the damage

    Example: a unit that it kills is killed with a spell
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Witness": "When you kill a unit with a spell, draw 2."
      And Alice has a spell "Bolt" in her hand: "Deal 4 to a unit."
      And Bob controls a unit "Tide Warden" with might 3
      When Alice plays "Bolt" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's trash
      When all players pass
      Then Alice's hand holds 2 cards

    Example: not where the text names a unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Witness" with might 5: "When you kill a unit with a spell, draw 2."
      And Alice has a spell "Duel" in her hand: "Choose an enemy unit and a friendly unit. They deal damage equal to their Mights to each other."
      And Bob controls a unit "Tide Warden" with might 3
      When Alice plays "Duel" targeting "Tide Warden" and "Witness"
      And all players pass
      Then "Tide Warden" is in Bob's trash
      And the turn is in a neutral open state
      And Alice's hand holds 0 cards

  Rule: 404.3 Dealing damage is done when something says so

    @also:404.1
    @also:404.1.c
    Example: only by the spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When the game goes to Bob's action phase
      Then "Tide Warden" still has no damage marked
      When the game goes to Alice's action phase
      And Alice plays "Spark"
      And all players pass
      Then "Tide Warden" has 2 damage marked

  Rule: 404.1.d Damage can be dealt to several units at once

    Example: to two
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Bob controls a unit "Old Walker" with might 4
      And Alice has a spell "Twin Spark" in her hand: "Deal 2 to each of up to two units."
      When Alice plays "Twin Spark" targeting "Tide Warden" and "Old Walker"
      And all players pass
      Then "Tide Warden" has 2 damage marked
      And "Old Walker" has 2 damage marked

    Scenario Outline: <whose> damage is dealt to what they control
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Old Walker" with might 4
      And Bob controls a unit "Tide Warden" with might 4
      And Alice has a spell "Red Rain" in her hand: "<whose> 2 to all units they control."
      When Alice plays "Red Rain"
      And all players pass
      Then "Old Walker" has <Alice's> damage marked
      And "Tide Warden" has <Bob's> damage marked

      Examples:
        | whose               | Alice's | Bob's |
        | Players deal        | 2       | 2     |
        | Each player deals   | 2       | 2     |
        | Your opponent deals | 0       | 2     |

    Example: more to one than to another
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Bob controls a unit "Old Walker" with might 4
      And Alice has a spell "Forked Spark" in her hand: "Deal 2 to a unit and 1 to another."
      When Alice plays "Forked Spark" targeting "Tide Warden" and "Old Walker"
      And all players pass
      Then "Tide Warden" has 2 damage marked
      And "Old Walker" has 1 damage marked

    Example: another is not the same once more
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Alice has a spell "Forked Spark" in her hand: "Deal 2 to a unit and 1 to another."
      Then Alice can't play "Forked Spark"

    Example: to one, and to each other
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Bob controls 2 units "Old Walker" with might 4
      And Alice has a spell "Burst" in her hand: "Deal 3 to an enemy unit and 1 to each other enemy unit."
      When Alice plays "Burst" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 3 damage marked
      And "Old Walker" (1) has 1 damage marked
      And "Old Walker" (2) has 1 damage marked

  Rule: 404.6.b.1 Units can be sources of damage

    @also:404.6.b
    Example: each of two
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Bob controls a unit "Tide Warden" with might 4
      And Alice has a spell "Duel" in her hand: "Choose an enemy unit and a friendly unit. They deal damage equal to their Mights to each other."
      When Alice plays "Duel"
      And all players pass
      Then "Tide Warden" has 2 damage marked
      And "Quay Scout" is in Alice's trash

  Rule: 404.6 Damage is dealt by what the text names, or by what says so

    Example: a unit that a spell lets deal damage deals no Bonus Damage of spells
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Cinder Mage" with might 1: "Your spells and abilities deal 1 Bonus Damage."
      And Alice controls a unit "Quay Scout" with might 2
      And Bob controls a unit "Tide Warden" with might 9
      And Alice has a spell "Blow" in her hand: "A friendly unit deals damage equal to its Might to an enemy unit."
      When Alice plays "Blow" targeting "Quay Scout" and "Tide Warden"
      And all players pass
      Then "Tide Warden" has 2 damage marked

  Rule: 404.6.b.2.a What an ability deals is dealt by the ability and by the object that it is of

    @also:404.6.b.2
    @also:415.5.d
    Example: a gear's ability has killed, and so has the gear
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Bolt Thrower": "[E]: Deal 2 to a unit at a battlefield."
      And Alice controls a gear "Ledger": "When you kill a unit with a gear, gain 1 point."
      And Alice controls a gear "Tally": "When you kill a unit with an ability, draw 1."
      And Alice controls a gear "Rune Slate": "When you kill a unit with a spell, draw 4."
      And Bob controls a unit "Tide Warden" with might 2 at "Bob's battlefield"
      When Alice activates "Bolt Thrower" targeting "Tide Warden"
      And all players pass
      And Alice orders "Ledger", "Tally"
      Then the chain holds the ability of "Tally", the ability of "Ledger"

    Example: a spell that deals damage is no ability
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Tally": "When you kill a unit with an ability, draw 1."
      And Bob controls a unit "Tide Warden" with might 2
      And Alice has a spell "Blow" in her hand: "Deal 2 to a unit."
      When Alice plays "Blow" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's trash
      And the chain is empty

    Example: an ability that kills outright
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Guillotine": "[E]: Kill a unit."
      And Alice controls a gear "Tally": "When you kill a unit with an ability, draw 1."
      And Bob controls a unit "Tide Warden" with might 2
      When Alice activates "Guillotine" targeting "Tide Warden"
      And all players pass
      Then the chain holds the ability of "Tally"

  Rule: 404.6.c.1 Combat damage to attackers is dealt by the defenders, and vice versa

    @also:404.1.a
    @also:404.3.a
    @also:404.7
    @ruling:rift-311
    Example: the attacker has killed the defender
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 5
      And Alice controls a gear "Ledger": "When you kill a unit, gain 1 point."
      And Bob controls a unit "Tide Warden" with might 2 at "Bob's battlefield"
      And Bob controls a gear "Tally": "When you kill a unit, draw 2."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then "Tide Warden" is in Bob's trash
      And the chain of events holds the ability of "Ledger"

    @also:415.5
    @also:404.6.c
    @ruling:rift-311
    Example: each unit of the other side has killed what dies
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield": "When I kill a unit, draw 1."
      And Bob controls a unit "Reef Guard" with might 3 at "Bob's battlefield": "When I kill a unit, draw 2."
      And Bob controls a gear "Tally": "When you kill a unit, gain 1 point."
      And Alice controls a unit "Mite" with might 1
      When Alice moves "Mite" to "Bob's battlefield"
      And Alice passes
      And Bob passes
      And Alice chooses "Tide Warden"
      And Bob orders "Tide Warden", "Reef Guard", "Tally"
      Then the chain of events holds the ability of "Tally", the ability of "Reef Guard", the ability of "Tide Warden"

  Rule: 404.6 Damage can come from several sources

    Example: each of them deals it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone"
      And Alice controls a unit "Quay Scout"
      And Bob controls a unit "Ox" with might 9: "When I take damage, draw 1."
      And Alice has a spell "Volley" in her hand: "Friendly units each deal 2 to an enemy unit."
      When Alice plays "Volley"
      And all players pass
      Then "Ox" has 4 damage marked

    Example: as much as its own Might
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" with might 2
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Ox" with might 9
      And Alice has a spell "Volley" in her hand: "Friendly units deal damage equal to their Might to an enemy unit."
      When Alice plays "Volley"
      And all players pass
      Then "Ox" has 5 damage marked

    Example: of two that are chosen, once each
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" with might 2
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Ox" with might 9
      And Alice has a spell "Volley" in her hand: "Two friendly units deal damage equal to their Might to an enemy unit."
      When Alice plays "Volley" targeting "Drone", "Quay Scout", and "Ox"
      And all players pass
      Then "Ox" has 5 damage marked

    Example: to each of several
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" with might 2
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Ox" with might 9
      And Bob controls a unit "Cow" with might 9
      And Alice has a spell "Volley" in her hand: "Friendly units each deal 1 to all enemy units."
      When Alice plays "Volley"
      And all players pass
      Then "Ox" has 2 damage marked
      And "Cow" has 2 damage marked

    Example: as much as a unit had that was spoken of before them
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 units "Quay Scout" with might 1
      And Bob controls a unit "Tide Warden" with might 9
      And Bob controls a unit "Ogre" with might 3
      And Alice has a spell "Blow" in her hand: "Kill a unit. Friendly units deal damage equal to its Might to an enemy unit."
      When Alice plays "Blow" targeting "Ogre" and "Tide Warden"
      And all players pass
      Then "Tide Warden" has 6 damage marked

    Example: as much as each of them has
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 units "Quay Scout" with might 1
      And Bob controls a unit "Tide Warden" with might 9
      And Bob controls a unit "Ogre" with might 3
      And Alice has a spell "Blow" in her hand: "Kill a unit. Friendly units deal damage equal to their Mights to an enemy unit."
      When Alice plays "Blow" targeting "Ogre" and "Tide Warden"
      And all players pass
      Then "Tide Warden" has 2 damage marked

  Rule: 404.1 Units are what is dealt damage

    Example: none is marked on a gear, though a spell may choose any permanent
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Shatter" in her hand: "Deal 2 to a permanent."
      And Bob controls a gear "Anvil"
      When Alice plays "Shatter" targeting "Anvil"
      And all players pass
      Then "Shatter" is in Alice's trash
      And "Anvil" still has no damage marked
