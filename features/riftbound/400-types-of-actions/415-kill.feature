Feature: 415. Kill

  Rule: 415.1.a.1 A kill instruction puts a permanent into the trash

    @also:415.2
    Example: a unit
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 9
      And Alice has a spell "Vengeance" in her hand: "Kill a unit."
      When Alice plays "Vengeance" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's trash

  Rule: 415.6 "Kill …"

    Example: all gear
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Night Lamp"
      And Alice controls a gear "Anvil"
      And Bob controls a unit "Tide Warden"
      And Alice has a spell "Rust" in her hand: "Kill all gear."
      When Alice plays "Rust"
      And all players pass
      Then "Night Lamp" is in Bob's trash
      And "Anvil" is in Alice's trash
      And "Tide Warden" is still at Bob's base

    Scenario Outline: all that they control: "<text>"
      Given a Riftbound game between Alice and Bob
      And Bob controls 2 units "Drone"
      And Alice controls a unit "Warden"
      And Alice has a spell "Reckoning" in her hand: "<text>"
      When Alice plays "Reckoning"
      And all players pass
      Then 2 "Drone" are in Bob's trash
      And "Warden" is <warden>

      Examples:
        | text                                        | warden                |
        | Each opponent kills all units they control. | still at Alice's base |
        | Your opponent kills each unit they control. | still at Alice's base |
        | Each player kills all units they control.   | in Alice's trash      |

    Example: as a cost
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Alice has a spell "Lantern" on top of her main deck
      And Alice controls a gear "Relic": "Kill this, [2]: Draw 1."
      When Alice activates the first ability of "Relic"
      Then "Relic" is in Alice's trash
      When all players pass
      Then "Lantern" is in Alice's hand

    @ruling:rift-456
    @also:352.10.d
    Example: "destroy" says the same
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden": "[Deathknell] - Channel 1 rune."
      And Alice has a spell "Ruin" in her hand: "Destroy a unit. Its controller draws 2 cards."
      When Alice plays "Ruin" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's trash
      And Bob's hand holds 2 cards
      And the chain holds the ability of "Tide Warden"

    Example: what follows if one of a kind was killed
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp"
      And Bob controls a unit "Drone"
      And Bob controls a unit "Miller"
      And Alice has 2 spells "Cull" in her hand: "Kill two units. If a friendly unit was killed this way, draw 1."
      When Alice plays "Cull" (1) targeting "Drone" and "Imp"
      And all players pass
      Then Alice's hand holds 2 cards

    Example: nothing follows if all that were killed are of another
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp"
      And Bob controls a unit "Drone"
      And Bob controls a unit "Miller"
      And Alice has a spell "Cull" in her hand: "Kill two units. If a friendly unit was killed this way, draw 1."
      When Alice plays "Cull" targeting "Drone" and "Miller"
      And all players pass
      Then "Drone" is in Bob's trash
      And "Miller" is in Bob's trash
      And Alice's main deck still holds 10 cards

    Example: and how many there were
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp"
      And Bob controls a unit "Drone"
      And Bob controls a unit "Miller"
      And Alice has a spell "Cull" in her hand: "Kill two units. If two or more enemy units were killed this way, draw 1."
      When Alice plays "Cull" targeting "Drone" and "Miller"
      And all players pass
      Then Alice's main deck holds 9 cards

  Rule: 415.1.a.2 Lethal damage kills passively

    @also:415.4
    Example: at the next cleanup
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 2
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's trash
      And the trace cites rule 322.4 for "Tide Warden"

  Rule: 415.2.a Only what was on the board is killed

    Example: a discarded unit has not died
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Purge" in her hand: "Discard 1."
      And Alice has a unit "Mole" in her hand: "[Deathknell] - Draw 1."
      When Alice plays "Purge"
      And all players pass
      Then "Mole" is in Alice's trash
      And the chain of events is empty
      And Alice's hand holds 0 cards

    Example: a unit on the board has
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Purge" in her hand: "Kill a unit."
      And Alice controls a unit "Mole": "[Deathknell] - Draw 2."
      When Alice plays "Purge" targeting "Mole"
      And all players pass
      And all players pass
      Then "Mole" is in Alice's trash
      And Alice's hand holds 2 cards

  Rule: 415.5.d Killing by an ability of a spell is killing by the spell too

    @also:415.5.c
    @also:415.5.a
    @also:415.5
    Example: a reflexive ability deals lethal damage
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Bob controls a unit "Tide Warden" with might 3
      And Bob controls a unit "Miller" with might 5
      And Alice has a unit "Ash Bird" in her trash: "When you kill a unit with a spell, you may pay [2] to play me from your trash."
      And Alice has a spell "Meteor" in her hand: "Do this twice: Deal 3 to a unit."
      When Alice plays "Meteor"
      And all players pass
      And Alice chooses "Tide Warden"
      And Alice chooses "Miller"
      And all players pass
      And all players pass
      Then "Tide Warden" is in Bob's trash
      When all players pass
      And Alice accepts
      Then "Ash Bird" is at Alice's base

  Rule: 415.5.c What damaged a unit before an earlier cleanup has not killed it

    Example: it dies as it has less Might
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Alice controls a gear "Ledger": "When you kill a unit with a spell, gain 1 point."
      And Alice has a spell "Spark" in her hand: "Deal 3 to a unit."
      And Alice controls a unit "Hexer": "[E]: Give a unit -2 [M] this turn."
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      And Alice activates "Hexer" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's trash
      And the chain of events is empty

    Example: all that damaged it since the last one have
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone": "When I kill a unit, draw 1."
      And Alice controls a unit "Quay Scout": "When I kill a unit, draw 2."
      And Bob controls a unit "Ox" with might 4
      And Alice has a spell "Volley" in her hand: "Friendly units each deal 2 to an enemy unit."
      When Alice plays "Volley"
      And all players pass
      And Alice orders "Drone", "Quay Scout"
      Then the chain of events holds the ability of "Quay Scout", the ability of "Drone"

  Rule: 415.3 Killing is done when something says so

    @also:415.3.a
    @also:415.5.b
    Example: only by the spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Alice has a spell "Snuff" in her hand: "Kill a unit."
      When the game goes to Bob's action phase
      Then "Tide Warden" is not in Bob's trash
      When the game goes to Alice's action phase
      And Alice plays "Snuff"
      And all players pass
      Then "Tide Warden" is in Bob's trash

  Rule: 415.2.b Being killed is no move

    Example: what hears moves doesn't hear it
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice controls a gear "Ledger": "When a unit moves, gain 1 point."
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Rend"
      And all players pass
      Then "Tide Warden" is in Bob's trash
      And the chain of events is empty
