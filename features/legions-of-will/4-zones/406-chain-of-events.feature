Feature: 406. Chain of Events

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 406.1 A card being played is on the chain of events; an ability is there without its card

    Example: a card
      Given Alice has a unit "Imp" in hand
      When Alice plays "Imp" in Alice's base
      Then "Imp" is on the chain of events
      And Alice's hand holds 1 card

    Example: an activated ability
      Given Alice controls a unit "Seer": "Pay 1: Draw a card."
      When Alice activates "Seer"
      Then the chain of events holds the ability of "Seer"
      And "Seer" is still on the battlefield

  Rule: 406.2 What comes last lies on top and resolves first

    Example: an answer to an action
      Given Alice controls a unit "Drone" with power 2
      And Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit."
      And Alice has the action "Rage" in hand: "Target unit gains +2 power until end of turn."
      When Bob plays "Spark" targeting "Drone"
      And Alice plays "Rage" targeting "Drone"
      Then the chain of events holds "Rage", "Spark"
      When all players pass
      Then "Drone" has power 4
      When all players pass
      Then "Drone" is still on the battlefield

  Rule: 406.3 Of abilities put there together, the active player's lie lowest

    Background:
      Given Alice controls a unit "Herald": "Whenever a unit enters the battlefield, you gain 1 resource."
      And Bob controls a unit "Spy": "Whenever a unit enters the battlefield, you gain 1 resource."
      And Alice has a unit "Imp" in hand

    Example: one of each player
      When Alice plays "Imp" in Alice's base
      And all players pass
      Then the chain of events holds the ability of "Spy", the ability of "Herald"

    Example: a player who has several puts them in order
      Given Alice controls a unit "Drummer": "Whenever a unit enters the battlefield, you gain 2 resource."
      When Alice plays "Imp" in Alice's base
      And all players pass
      And Alice orders "Drummer", "Herald"
      Then the chain of events holds the ability of "Spy", the ability of "Herald", the ability of "Drummer"

  Rule: 406.4 An ability there has its text and a controller, and no other characteristics

    Example: the controller of its source as it triggered, even after the source has left
      Given Bob controls a unit "Martyr" with power 2: "When Martyr is destroyed, you gain 3 resource."
      And Alice has the action "Spark" in hand: "Spark deals 2 damage to target unit."
      When Alice plays "Spark" targeting "Martyr"
      And all players pass
      Then the ability of "Martyr" is controlled by Bob
      And the ability of "Martyr" is not a unit
      When all players pass
      Then Bob has 13 resource

    Example: a permanent card keeps its characteristics
      Given Alice has a Demon unit "Imp" with power 3 and cost 2 in hand
      And Bob has the action "Veto" in hand: "Prevent target Demon card on the chain of events from resolving."
      When Alice plays "Imp" in Alice's base
      And Bob plays "Veto" targeting "Imp"
      And all players pass
      Then "Imp" is in Alice's graveyard

  Rule: 406.5 When all pass in succession, the top resolves, or the step ends

    Example: only the top
      Given Alice has the action "Hum" in hand
      And Bob has the action "Echo" in hand
      When Alice plays "Hum"
      And Bob plays "Echo"
      And all players pass
      Then "Echo" is in Bob's graveyard
      And the chain of events holds "Hum"

    Example: not before everybody has passed
      Given Alice has the action "Hum" in hand
      When Alice plays "Hum"
      And Alice passes
      Then Bob has priority
      And the chain of events holds "Hum"

    Example: with nothing there the step ends
      Given it is Alice's effect step
      When all players pass
      Then it is Alice's resource step

  Rule: 406.6a An effect is not on the chain of events, but a delayed triggered ability that it makes may be

    Example: when it triggers
      Given Alice has the action "Slow Harvest" in hand: "At the beginning of the next end step, you gain 3 resource."
      When Alice plays "Slow Harvest"
      And all players pass
      Then "Slow Harvest" is in Alice's graveyard
      And the chain of events is empty
      When the game goes to the end step
      Then the chain of events holds the ability of "Slow Harvest"
      When all players pass
      Then Alice has 13 resource

  Rule: 406.6b Static abilities don't use the chain of events

    Example: they apply at once
      Given Alice controls a unit "Drone" with power 2
      And Alice has an upgrade "War Drum" in hand: "Units you control gain +2 power."
      When Alice plays "War Drum" in Alice's base
      And all players pass
      Then the chain of events is empty
      And "Drone" has power 4

  Rule: 406.6c Resource abilities resolve at once

    @ruling:low-021
    Example: an ability that adds resource
      Given Alice has 3 resource
      And Alice controls a unit "Miner": "Rest Miner: You gain 2 resource."
      When Alice activates "Miner"
      Then Alice has 5 resource
      And "Miner" is rested
      And the chain of events is empty
      And Alice still has priority

    @ruling:low-021
    Example: an ability with a target is none, whatever it adds
      Given Alice has 3 resource
      And Alice controls a unit "Almoner": "Rest Almoner: Target player gains 2 resource."
      When Alice activates "Almoner" targeting Alice
      Then Alice still has 3 resource
      And the chain of events holds the ability of "Almoner"

    @ruling:low-020
    Example: what it produces pays for a card
      Given Alice has 1 resource
      And Alice controls a unit "Miner": "Rest Miner: You gain 2 resource."
      And Alice has a unit "Imp" with cost 3 in hand
      When Alice activates "Miner"
      And Alice plays "Imp" in Alice's base
      Then Alice has 0 resource
      And the chain of events holds "Imp"

  Rule: 406.6d Turn-based actions don't use the chain of events

    Example: resource is produced before anybody has priority
      Given it is Alice's effect step
      And Alice has 0 resource
      And Alice controls a base "Mine" with production 3
      When all players pass
      Then Alice has 3 resource
      And the chain of events is empty
      And Alice still has priority

  Rule: 406.6e State-based actions don't use the chain of events

    Example: nobody can respond to them
      Given Bob controls a unit "Watchman" with power 2
      And Alice has the action "Spark" in hand: "Spark deals 2 damage to target unit."
      When Alice plays "Spark" targeting "Watchman"
      And all players pass
      Then "Watchman" is in Bob's graveyard
      And the chain of events is empty

  Rule: 406.6f A player may concede at any time

    Example: without priority
      Given Alice has the action "Hum" in hand
      When Alice plays "Hum"
      And Bob concedes
      Then Bob loses the game
      And Alice wins the game

  Rule: 406.7 To remove something from the game is to expel it

    Example: as older cards say it
      Given Bob controls a unit "Oak"
      And Alice has the action "Banish" in hand: "Remove target unit from the game."
      When Alice plays "Banish" targeting "Oak"
      And all players pass
      Then "Oak" is expelled
