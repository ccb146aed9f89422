Feature: 350. The process of play: choices (352)

  Rule: 352.2~2 By default, units are played to the base or a battlefield that their player controls

    Example: not to a battlefield that nobody controls
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice has a unit "Drone" in her hand
      When Alice plays "Drone"
      Then Alice is asked to choose a location
      And Alice can't choose "Bob's battlefield"

  Rule: 352.3 For spells that move units, a destination is chosen

    Example: a battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Drone" at "Alice's battlefield"
      And Alice has a spell "Forced March" in her hand: "Move a unit to a battlefield."
      When Alice plays "Forced March" targeting "Quay Scout" and "Alice's battlefield"
      And all players pass
      Then "Quay Scout" is at "Alice's battlefield"

    Example: for an ability, too, whose cost takes something away
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drover": "[E]: Move another friendly unit."
      And Alice controls a unit "Quay Scout"
      When Alice activates "Drover" targeting "Quay Scout" and "Alice's battlefield"
      And all players pass
      Then "Quay Scout" is at "Alice's battlefield"

    Example: "another battlefield" is none that it is at
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Rover" at "Alice's battlefield": "[E]: Move me to another battlefield."
      Then Alice can't target "Alice's battlefield" with "Rover"
      When Alice activates "Rover" targeting "Bob's battlefield"
      And all players pass
      Then "Rover" is at "Bob's battlefield"

    Example: to or from its base, and not between battlefields
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice controls a unit "Drone"
      And Alice has a spell "Rota" in her hand: "Move a friendly unit to or from its base."
      Then Alice can't target "Quay Scout" and "Bob's battlefield" with "Rota"
      And Alice can target "Quay Scout" and "Alice's base" with "Rota"
      And Alice can target "Drone" and "Bob's battlefield" with "Rota"
      When Alice plays "Rota" targeting "Quay Scout" and "Alice's base"
      And all players pass
      Then "Quay Scout" is at "Alice's base"

  Rule: 352.4.a What is affected by what it is isn't a choice

    @also:352.10.d
    @also:352.10.d.1
    Example: "Kill all gear" chooses nothing
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Winch"
      And Bob controls a gear "Buckler": "This can't be chosen."
      And Alice has a spell "Rust" in her hand: "Kill all gear."
      When Alice plays "Rust"
      And all players pass
      Then "Winch" is in Alice's trash
      And "Buckler" is in Bob's trash

    @also:352.4
    Example: "Stun a unit at a battlefield" is a choice
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      And Bob controls a unit "Drone" at "Bob's battlefield"
      And Alice has a spell "Hush" in her hand: "Stun a unit at a battlefield."
      When Alice plays "Hush" targeting "Drone"
      And all players pass
      Then "Drone" is stunned
      And "Tide Warden" is not stunned

  Rule: 352.4.b Targets of a permanent's triggered ability are chosen when it triggers

    Example: a unit that kills a unit as it is played
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Bob controls a unit "Drone"
      And Alice has a unit "Night Hound" in her hand: "When I'm played, kill a unit."
      When Alice plays "Night Hound"
      Then Alice is asked to choose targets
      And "Night Hound" is at Alice's base

    Example: it is played though there is nothing to kill
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Night Hound" in her hand: "When I'm played, kill a gear."
      When Alice plays "Night Hound"
      Then "Night Hound" is at Alice's base
      And the chain of events is empty

  Rule: 352.7 Valid choices must be made for all targets

    Example: without a unit, a spell that needs one can't be played
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice tries to play "Spark"
      Then it is refused

  Rule: 352.8.a "Unit" is one on the board unless the text says where else

    @also:352.8.a.1
    Example: not one in the trash
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her trash
      And Alice has a spell "Reckoning" in her hand: "Kill a unit."
      When Alice tries to play "Reckoning"
      Then it is refused

    Example: one in the trash where the text says so
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her trash
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Compost" in her hand: "Recycle a unit from your trash."
      When Alice plays "Compost" targeting "Drone"
      And all players pass
      Then "Drone" is at the bottom of Alice's main deck

    @also:352.8.a.2
    Example: "spell" is one on the chain
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 2."
      And Bob has a spell "No" in his hand:
        """
        [Reaction]
        Counter a spell.
        """
      When Alice plays "Lantern"
      And Bob plays "No" targeting "Lantern"
      And all players pass
      Then "Lantern" is in Alice's trash
      And Alice's hand holds 0 cards

  Rule: 352.8.b A target meets all targeting restrictions

    Example: not at a battlefield
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Bob controls a unit "Drone" at "Bob's battlefield"
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit at a battlefield."
      Then Alice can't target "Tide Warden" with "Spark"

    Example: not an enemy unit
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice controls a unit "Drone"
      And Alice has a spell "Spark" in her hand: "Deal 2 to an enemy unit."
      Then Alice can't target "Drone" with "Spark"

    Example: not enough Might
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Bob controls a unit "Drone" with might 3
      And Alice has a spell "Humble" in her hand: "Kill a unit with Might 3 or less."
      Then Alice can't target "Tide Warden" with "Humble"

  Rule: 352.8.c A spell can't target itself

    Example: alone on the chain
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "No" in her hand: "Counter a spell."
      When Alice tries to play "No"
      Then it is refused

    Example: an ability can target what has it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout": "[E]: Buff a unit."
      And Alice controls a unit "Drone"
      When Alice activates "Quay Scout" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" is buffed

    Example: an ability can target what has it, where nothing else is
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout": "[E]: Buff a unit."
      When Alice activates "Quay Scout" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" is buffed

  Rule: 352.10.b What only restricts another choice is no target

    Example: "Kill all units at a battlefield" targets the battlefield
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      And Bob controls a unit "Drone"
      And Alice has a spell "Flood" in her hand: "Kill all units at a battlefield."
      When Alice plays "Flood" targeting "Bob's battlefield"
      Then "Flood" is targeting "Bob's battlefield"
      And "Flood" is not targeting "Tide Warden"

    Example: "Kill a unit at a battlefield" targets the unit
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      And Bob controls a unit "Drone" at "Bob's battlefield"
      And Alice has a spell "Reckoning" in her hand: "Kill a unit at a battlefield."
      When Alice plays "Reckoning" targeting "Tide Warden"
      Then "Reckoning" is targeting "Tide Warden"
      And "Reckoning" is not targeting "Bob's battlefield"

  Rule: 352.10.a What is in a zone that isn't public is no target

    @also:352.9
    Example: a unit from the hand is chosen on resolution
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      And Alice has a unit "Quay Scout" in her hand
      And Alice has a spell "Muster" in her hand: "You may play a unit from your hand, ignoring its costs."
      When Alice plays "Muster"
      Then "Muster" is not targeting "Drone"
      And "Muster" is on the chain

  Rule: 352.10.d.2 What is the only valid choice at the moment is still a target

    Example: the only unit at a battlefield leaves it
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      And Alice has a spell "Reckoning" in her hand: "Kill a unit at a battlefield."
      When Alice plays "Reckoning" targeting "Tide Warden"
      Then "Reckoning" is targeting "Tide Warden"

  Rule: 352.10.e What several players choose is no target

    Example: each player kills one of theirs
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Drone"
      And Bob controls a unit "Tide Warden"
      And Alice has a spell "Toll" in her hand: "Each player kills a unit they control."
      When Alice plays "Toll"
      And all players pass
      And Alice chooses "Drone"
      Then "Drone" is in Alice's trash
      And "Tide Warden" is in Bob's trash
      And "Quay Scout" is still at Alice's base

    Example: what each opponent kills of their own, in those words
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Decree" in her hand: "Each opponent kills one of their units."
      And Alice controls a unit "Quay Scout"
      And Bob controls a unit "Tide Warden"
      And Bob controls a unit "Reef Warden"
      When Alice plays "Decree"
      And all players pass
      And Bob chooses "Reef Warden"
      Then "Reef Warden" is in Bob's trash
      And "Tide Warden" is still in Bob's base
      And "Quay Scout" is still in Alice's base

  Rule: 352.10.f What a player "must" do chooses no target

    Example: "Recycle a rune you control" targets the rune
      Given a Riftbound game between Alice and Bob
      And Alice controls a calm rune
      And Alice controls a fury rune
      And Alice has a spell "Compost" in her hand: "Recycle a rune you control."
      When Alice plays "Compost" targeting "Calm Rune"
      Then "Compost" is targeting "Calm Rune"

  Rule: 352.11.a A group of targets fulfils its restriction as a whole

    Example: a unit too many is not offered
      Given a Riftbound game between Alice and Bob
      And Bob controls 4 units "Drone" with might 1 at "Bob's battlefield"
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      And Alice has a spell "Will Fire" in her hand: "Kill any number of enemy units at a battlefield with total Might 4 or less."
      When Alice plays "Will Fire" targeting "Tide Warden" and "Drone" (2)
      And all players pass
      Then "Tide Warden" is in Bob's trash
      And "Drone" (2) is in Bob's trash
      And "Drone" (1) is still at "Bob's battlefield"

    @also:352.11
    Example: not together with one at another place
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice controls a unit "Drone"
      And Alice controls a unit "Old Walker"
      And Alice has a spell "Rally" in her hand: "Buff two friendly units at the same battlefield."
      Then Alice can't target "Drone" and "Quay Scout" with "Rally"

    @also:352.11
    Example: whoever is alone somewhere is not offered, not even first
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice controls a unit "Miller" at "Alice's battlefield"
      And Bob controls a unit "Drone" at "Bob's battlefield"
      And Alice has a spell "Rally" in her hand: "Buff two units at the same battlefield."
      Then Alice can't target "Drone" with "Rally"

    @also:352.11
    Example: a base is a location, but no battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice controls a unit "Miller" at "Alice's battlefield"
      And Alice controls a unit "Drone"
      And Alice controls a unit "Old Walker"
      And Alice has a spell "Rally" in her hand: "Buff two friendly units at the same battlefield."
      And Alice has a spell "Meeting" in her hand: "Buff two friendly units at the same location."
      Then Alice can't target "Drone" and "Old Walker" with "Rally"
      And Alice can target "Drone" and "Old Walker" with "Meeting"

  Rule: 352.11.b A group that no longer fulfils its restriction is chosen from

    @ruling:rift-102
    Example: two of four units gained Might
      Given a Riftbound game between Alice and Bob
      And Bob controls 4 units "Drone" with might 1 at "Bob's battlefield"
      And Bob has a spell "Growth" in his hand:
        """
        [Reaction]
        Give each of up to two units +1 [M] this turn.
        """
      And Alice has a spell "Will Fire" in her hand: "Kill any number of enemy units at a battlefield with total Might 4 or less."
      When Alice plays "Will Fire" targeting "Drone" (1) and "Drone" (2) and "Drone" (3) and "Drone" (4)
      And Bob plays "Growth" targeting "Drone" (1) and "Drone" (2)
      And all players pass
      And all players pass
      And Alice chooses "Drone" (1)
      And Alice chooses "Drone" (3)
      And Alice chooses "Drone" (4)
      Then "Drone" (1) is in Bob's trash
      And "Drone" (3) is in Bob's trash
      And "Drone" (4) is in Bob's trash
      And "Drone" (2) is still at "Bob's battlefield"

    @ruling:rift-102
    Example: the two that gained Might
      Given a Riftbound game between Alice and Bob
      And Bob controls 4 units "Drone" with might 1 at "Bob's battlefield"
      And Bob has a spell "Growth" in his hand:
        """
        [Reaction]
        Give each of up to two units +1 [M] this turn.
        """
      And Alice has a spell "Will Fire" in her hand: "Kill any number of enemy units at a battlefield with total Might 4 or less."
      When Alice plays "Will Fire" targeting "Drone" (1) and "Drone" (2) and "Drone" (3) and "Drone" (4)
      And Bob plays "Growth" targeting "Drone" (1) and "Drone" (2)
      And all players pass
      And all players pass
      And Alice chooses "Drone" (1)
      And Alice chooses "Drone" (2)
      Then 2 "Drone" are in Bob's trash
      And "Drone" (3) is still at "Bob's battlefield"
      And "Drone" (4) is still at "Bob's battlefield"

  Rule: 352.13 "Up to" and "any number" include none

    Example: a spell without any target
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Growth" in her hand: "Give each of up to two units +1 [M] this turn."
      When Alice plays "Growth"
      And all players pass
      Then "Growth" is in Alice's trash

  Rule: 352.14.c No more targets are chosen than there is damage to split

    Example: five for 5 damage, not six
      Given a Riftbound game between Alice and Bob
      And Bob controls 6 units "Drone"
      And Alice has a spell "Hail" in her hand: "Deal 5 damage split among any number of units."
      Then Alice can't target "Drone" (1), "Drone" (2), "Drone" (3), "Drone" (4), "Drone" (5) and "Drone" (6) with "Hail"

    @also:352.7
    Example: exactly three can't be chosen for 2 damage, so it isn't played
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 gear "Whetstone"
      And Bob controls 3 units "Drone"
      And Alice has a spell "Hail" in her hand: "Deal X split among three units, where X is the number of gear you control."
      And Alice has a spell "Sleet" in her hand: "Deal X split among two units, where X is the number of gear you control."
      Then Alice can't play "Hail"
      And Alice can play "Sleet"

  Rule: 352.14.e Damage is split on resolution

    @also:352.14.f
    @also:352.14.g
    Example: 4 and 1
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 5
      And Bob controls a unit "Old Walker" with might 5
      And Alice has a spell "Hail" in her hand: "Deal 5 damage split among any number of units."
      When Alice plays "Hail" targeting "Tide Warden" and "Old Walker"
      And all players pass
      And Alice divides 4 to "Tide Warden" and 1 to "Old Walker"
      Then "Tide Warden" has 4 damage marked
      And "Old Walker" has 1 damage marked

    Example: none to one of them is refused
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Bob controls a unit "Old Walker" with might 6
      And Alice has a spell "Hail" in her hand: "Deal 5 damage split among any number of units."
      When Alice plays "Hail" targeting "Tide Warden" and "Old Walker"
      And all players pass
      Then Alice is asked to split damage
      And Alice can't divide 5 to "Tide Warden" and 0 to "Old Walker"

  Rule: 352.4 What is chosen among several is chosen once

    @also:735.1.c
    @ruling:rift-460
    Scenario Outline: beside <with deflect>
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Ann" with might 2
      And Alice controls a unit "Ben" with might 2
      And Bob controls a unit "Def" with might 2<text>
      And Alice has the spell "Cheer" in hand: "Buff each of up to two units."
      Then Alice can't target "Ann" and "Ann" with "Cheer"
      And Alice can target "Ann" and "Ben" with "Cheer"

      Examples:
        | with deflect           | text          |
        | nothing with Deflect   |               |
        | one that has Deflect   | : "[Deflect]" |
