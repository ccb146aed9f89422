Feature: 113. Damage

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 113.1a Only units and bases are dealt damage

    @also:113.1
    Example: not an upgrade
      Given Bob controls an upgrade "Rampart" in his base "Mill"
      And Bob controls a unit "Miller" with power 5 in his base "Mill"
      And Alice has the action "Landslide" in hand: "Landslide deals 2 damage to each permanent."
      When Alice plays "Landslide"
      And all players pass
      Then "Miller" has 2 damage marked
      And "Mill" has 2 damage marked
      And "Rampart" still has no damage marked

    Example: a trap is dealt some while it is a unit as well, face down or not
      Given Bob controls an upgrade "Comet": "Traps you control are also units with will and power 3."
      And Bob controls a trap "Pitfall"
      And Alice has the action "Landslide" in hand: "Landslide deals 2 damage to each unit."
      When Alice plays "Landslide"
      And all players pass
      Then "Pitfall" has 2 damage marked

    Example: an upgrade is no target for it
      Given Bob controls an upgrade "Rampart" in his base "Mill"
      And Alice has the action "Bolt" in hand: "Bolt deals 2 damage to any target."
      Then Alice can still target "Mill" with "Bolt"
      And Alice can't target "Rampart" with "Bolt"

  Rule: 113.2 Any object can deal damage

    Scenario Outline: <what>
      Given Alice controls <what> "Thing": "Pay 1: Thing deals 2 damage to target unit."
      And Bob controls a unit "Pillar" with power 9
      When Alice activates "Thing" targeting "Pillar"
      And all players pass
      Then "Pillar" has 2 damage marked

      Examples:
        | what       |
        | a unit     |
        | a base     |
        | an upgrade |

  Rule: 113.2a Units deal battle damage equal to their power

    Example: to each other
      Given Alice controls a unit "Boar" with power 5
      And Bob controls a unit "Hound" with power 3
      When Alice attacks Bob's base with "Boar"
      And Bob blocks "Boar" with "Hound"
      And the game goes to the end of battle step
      Then "Hound" is in Bob's graveyard
      And "Boar" has 3 damage marked

    Example: to the base that they attack
      Given Alice controls a unit "Boar" with power 5
      And Bob controls a base "Mill"
      When Alice attacks "Mill" with "Boar"
      And the game goes to the end of battle step
      Then "Mill" has 5 damage marked

  Rule: 113.2b An effect may deal damage

    Example: the object that the text names deals it
      Given Bob controls a unit "Boar" with power 5
      And Alice has the action "Dart" in hand: "Dart deals 3 damage to target unit."
      When Alice plays "Dart" targeting "Boar"
      And all players pass
      Then "Boar" has 3 damage marked

    @also:605.2f
    Example: each of several that it names deals its own
      Given Alice controls a unit "Ogress" with power 2: "Whenever this unit deals damage, you gain 1 resource."
      And Alice controls a unit "Troll" with power 3: "Whenever this unit deals damage, you gain 1 resource."
      And Bob controls a unit "Boar" with power 9
      And Alice has the action "Ambush" in hand: "Each unit you control deals damage equal to its power to target unit an opponent controls."
      When Alice plays "Ambush" targeting "Boar"
      And all players pass
      Then "Boar" has 5 damage marked
      And Alice is asked to order triggered abilities

    Example: each of several targets
      Given Alice controls a unit "Ogress" with power 2
      And Alice controls a unit "Troll" with power 3
      And Bob controls a unit "Boar" with power 9
      And Alice has the action "Ambush" in hand: "Two target units you control each deal damage equal to their power to target unit an opponent controls."
      When Alice plays "Ambush" targeting "Ogress", "Troll" and "Boar"
      And all players pass
      Then "Boar" has 5 damage marked

    Example: each of those that were spoken of
      Given Alice controls a unit "Ogress" with power 2
      And Alice controls a unit "Troll" with power 3
      And Bob controls a unit "Boar" with power 9
      And Alice has the action "Ambush" in hand: "Rest all units you control. They deal damage equal to their power to target unit an opponent controls."
      When Alice plays "Ambush" targeting "Boar"
      And all players pass
      Then "Boar" has 5 damage marked

    Example: each to another, which is chosen for it
      Given Alice controls a unit "Ogress" with power 2
      And Alice controls a unit "Troll" with power 3
      And Alice controls a unit "Gnome" with power 9, rested
      And Alice has the action "Ambush" in hand: "Each reset unit deals damage equal to its power to another unit."
      When Alice plays "Ambush"
      And all players pass
      And Alice chooses "Gnome"
      And Alice chooses "Ogress"
      Then "Gnome" has 2 damage marked
      And "Ogress" is in Alice's graveyard
      And "Troll" still has no damage marked

    Example: one that is chosen, with its own power
      Given Alice controls a unit "Ogress" with power 2
      And Alice controls a unit "Troll" with power 3
      And Bob controls a unit "Boar" with power 9
      And Alice has the action "Ambush" in hand: "A unit you control deals damage equal to its power to target unit an opponent controls."
      When Alice plays "Ambush" targeting "Boar"
      And all players pass
      And Alice chooses "Troll"
      Then "Boar" has 3 damage marked

    Example: one that is chosen, to what was spoken of
      Given Alice controls a unit "Ogress" with power 2: "Whenever a unit an opponent controls attacks, a unit you control deals damage equal to its power to that unit."
      And Alice controls a unit "Troll" with power 3
      And Bob controls a unit "Boar" with power 9
      And it is Bob's prebattle main phase
      And the next will roll is 12
      When Bob attacks "Alice's base" with "Boar"
      And all players pass
      And Alice chooses "Troll"
      Then "Boar" has 3 damage marked

    Example: one that is chosen, to another
      Given Alice controls a unit "Ogress" with power 2
      And Alice controls a unit "Troll" with power 3
      And Alice has the action "Ambush" in hand: "A unit you control deals damage equal to its power to another unit you control."
      When Alice plays "Ambush"
      And all players pass
      And Alice chooses "Troll"
      Then "Ogress" is in Alice's graveyard
      And "Troll" still has no damage marked

    @also:605.2j
    Example: "each other" is each but the one that deals it
      Given Alice controls a unit "Ogress" with power 9
      And Alice controls a unit "Troll" with power 9
      And Alice has the action "Ambush" in hand: "Target unit you control deals 1 damage to each other unit."
      When Alice plays "Ambush" targeting "Ogress"
      And all players pass
      Then "Troll" has 1 damage marked
      And "Ogress" still has no damage marked

    @also:605.2f
    Example: two, to each other at once
      Given Alice controls a unit "Ogress" with power 2
      And Bob controls a unit "Boar" with power 2
      And Alice has the action "Ambush" in hand: "Target unit you control and target unit an opponent controls deal damage equal to their power to each other."
      When Alice plays "Ambush" targeting "Ogress" and "Boar"
      And all players pass
      Then "Ogress" is in Alice's graveyard
      And "Boar" is in Bob's graveyard

    Example: all that were spoken of, to each other
      Given Alice controls a unit "Ogress" with power 4
      And Alice controls a unit "Troll" with power 5
      And Bob controls a unit "Boar" with power 9
      And Alice has the action "Ambush" in hand: "Rest all units. They deal damage equal to their power to each other."
      When Alice plays "Ambush"
      And all players pass
      Then "Boar" is in Bob's graveyard
      And "Ogress" is in Alice's graveyard
      And "Troll" is in Alice's graveyard

  Rule: 113.3a First damage is dealt, as replaced and prevented; what triggers on it waits

    Example: less is dealt, and that is what triggers
      Given Bob controls a unit "Shield" with power 9: "If a source would deal damage to this unit, prevent 2 of that damage."
      And Alice controls a unit "Slinger": "Pay 1: Slinger deals 5 damage to target unit."
      And Alice controls a unit "Clerk": "Whenever a unit you control deals damage, you gain that much resource."
      When Alice activates "Slinger" targeting "Shield"
      And all players pass
      Then "Shield" has 3 damage marked
      And the chain of events holds the ability of "Clerk"
      When all players pass
      Then Alice has 12 resource

  Rule: 113.4 Damage itself destroys nothing, a check does

    Example: destroyed by the check afterwards
      Given Bob controls a unit "Sprout" with power 2
      And Alice has the action "Dart" in hand: "Dart deals 3 damage to target unit."
      When Alice plays "Dart" targeting "Sprout"
      And all players pass
      Then the trace shows, in this order:
        | event       | object |
        | deal damage | Sprout |
        | destroy     | Sprout |
      And "Sprout" is in Bob's graveyard

    Example: a permanent of another kind doesn't take it
      Given Bob controls an upgrade "Rampart" in his base "Mill"
      And Alice controls a unit "Watcher": "Whenever a permanent is dealt damage, you gain 1 resource."
      And Alice has the action "Landslide" in hand: "Landslide deals 2 damage to each upgrade. You gain 1 resource."
      When Alice plays "Landslide"
      And all players pass
      Then Alice has 11 resource
      And the chain of events is empty

  Rule: 113.5 Damage equal to a unit's power is lethal

    Example: all damage together
      Given Bob controls a unit "Boar" with power 5 and 2 damage marked
      And Alice has the action "Dart" in hand: "Dart deals 3 damage to target unit."
      When Alice plays "Dart" targeting "Boar"
      And all players pass
      Then "Boar" is in Bob's graveyard

    Example: what remains is marked until the cleanup step
      Given Bob controls a unit "Boar" with power 5 and 2 damage marked
      When the game goes to Bob's effect step
      Then "Boar" has no damage marked

    @ruling:low-022
    Example: power 0 without damage is no destruction
      Given Bob controls a unit "Sprout" with power 2: "If Sprout would be destroyed, expel it instead."
      And Alice has the action "Wither" in hand: "Target unit gets -2 power until end of turn."
      When Alice plays "Wither" targeting "Sprout"
      And all players pass
      Then "Sprout" is in Bob's graveyard

  Rule: 113.6 Damage comes from whichever object dealt it

    Example: not the action that says so
      Given Alice controls a unit "Ogress" with power 4: "Whenever this unit deals damage, you gain 1 resource."
      And Bob controls a unit "Wall" with power 9
      And Alice has the action "Shove" in hand: "Target unit you control deals damage equal to its power to another target unit."
      When Alice plays "Shove" targeting "Ogress", "Wall"
      And all players pass
      Then "Wall" has 4 damage marked
      And the chain of events holds the ability of "Ogress"

    Example: a source is chosen among permanents
      Given Bob controls a unit "Wall" with power 9
      And Alice controls a unit "Slinger": "Rest this unit: Slinger deals 2 damage to target unit."
      And Bob has the action "Parry" in hand: "The next time a source would deal damage to target unit this turn, prevent that damage."
      When Bob plays "Parry" targeting "Wall"
      And all players pass
      And Bob chooses "Slinger"
      And Alice activates "Slinger" targeting "Wall"
      And all players pass
      Then "Slinger" is rested
      And "Wall" still has no damage marked

  Rule: 113.7 Damage of 0 is none

    Example: nothing triggers
      Given Bob controls a unit "Boar" with power 5: "Whenever this unit is dealt damage, you gain 1 resource."
      And Alice has the action "Sting" with cost X in hand: "Sting deals X damage to target unit. You gain 2 resource."
      When Alice plays "Sting" with X = 0 targeting "Boar"
      And all players pass
      Then Alice has 12 resource
      And the chain of events is empty

    Example: nothing is increased
      Given Bob controls a unit "Boar" with power 5
      And Alice controls a unit "Firebrand": "If a source you control would deal damage to a unit, it deals that much damage plus 2 instead."
      And Alice has the action "Sting" with cost X in hand: "Sting deals X damage to target unit. You gain 2 resource."
      When Alice plays "Sting" with X = 0 targeting "Boar"
      And all players pass
      Then Alice has 12 resource
      And "Boar" still has no damage marked

    @also:612.2
    Example: nor where an effect leaves none of it
      Given Bob controls a unit "Rusted Glazier": "If a source would deal damage to this unit, it deals that much minus 1 instead."
      And Bob controls a unit "Crier": "Whenever a unit is dealt damage, you gain 1 resource."
      And Bob has 0 resource
      And Alice has an action "Zap" with cost 0 in hand: "Zap deals 1 damage to target unit."
      When Alice plays "Zap" targeting "Rusted Glazier"
      And all players pass
      Then the chain of events is empty
      And Bob still has 0 resource

  Rule: 113.8 "Damage dealt" is that of the source spoken of

    Example: two attackers at once
      Given Alice controls a unit "Leech" with will 1 and power 2: "Whenever this unit deals battle damage, you gain that much resource."
      And Alice controls a unit "Brute" with will 1 and power 5
      When Alice attacks Bob's base with "Leech" and "Brute"
      And all players pass
      And all players pass
      And all players pass
      Then Bob's base has 7 damage marked
      And Alice has 12 resource
