Feature: 350. The process of play: choices and costs

  Rule: 352.12 Several objects are chosen independently

    @also:352
    @also:352.10
    Example: any two
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 2
      And Bob controls a unit "Old Walker" with might 2
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Growth" in her hand: "Give each of up to two units +1 [M] this turn."
      When Alice plays "Growth" targeting "Quay Scout" and "Old Walker"
      And all players pass
      Then "Quay Scout" has might 3
      And "Old Walker" has might 3
      And "Tide Warden" still has might 2

  Rule: 352.14.b Targets of damage that is split are chosen as it is played

    @also:352.14.a
    @also:352.14.d
    Example: two of three
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 5
      And Bob controls a unit "Old Walker" with might 5
      And Bob controls a unit "Drone" with might 5
      And Alice has a spell "Hail" in her hand: "Deal 2 damage split among any number of units."
      Then Alice can't target "Tide Warden", "Old Walker" and "Drone" with "Hail"
      When Alice plays "Hail" targeting "Tide Warden" and "Old Walker"
      Then "Hail" is targeting "Old Walker"
      And "Hail" is not targeting "Drone"
      When all players pass
      Then "Tide Warden" has 1 damage marked
      And "Old Walker" has 1 damage marked

  Rule: 352.14.h With more targets than damage, it is determined which cease to be targets

    Example: the unit that gave Bonus Damage is killed in answer
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Cinder Mage": "Your spells and abilities deal 1 Bonus Damage."
      And Bob controls 3 units "Drone" with might 5
      And Alice has a spell "Hail" in her hand: "Deal 2 damage split among any number of units."
      And Bob has a spell "Snuff" in his hand: "[Reaction] Kill an enemy unit."
      When Alice plays "Hail" targeting "Drone" (1), "Drone" (2) and "Drone" (3)
      And Bob plays "Snuff" targeting "Cinder Mage"
      And all players pass
      And all players pass
      And Alice chooses "Drone" (1) and "Drone" (3)
      Then "Drone" (1) has 1 damage marked
      And "Drone" (3) has 1 damage marked
      And "Drone" (2) still has no damage marked

  Rule: 352.10.c What is only part of a cost is no target

    Example: the unit that is killed to pay
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone"
      And Alice controls a unit "Quay Scout"
      And Alice controls a gear "Altar": "Kill a friendly unit: Draw 1."
      When Alice activates "Altar"
      And Alice chooses "Drone"
      And all players pass
      Then "Drone" is in Alice's trash
      And Alice's main deck holds 9 cards

  Rule: 353.1.c Additional costs are added to an ignored base cost

    @also:353
    @also:353.1
    @also:353.2
    Example: Accelerate
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice has 1 fury power
      And Alice has a fury unit "Racer" with energy cost 5 in her hand: "[Accelerate]"
      And Alice has a spell "Muster" in her hand: "You may play a unit from your hand, ignoring its costs."
      When Alice plays "Muster"
      And all players pass
      And Alice accepts
      And Alice accepts
      Then "Racer" is at Alice's base
      And "Racer" is not exhausted
      And Alice has 0 energy
      And Alice has 0 fury power

  Rule: 354 Costs are paid

    @also:354.1
    @also:185.4.e
    @also:391.1
    Example: of a spell, and of an ability
      Given a Riftbound game between Alice and Bob
      And Alice has 3 energy
      And Alice has a spell "Lantern" with energy cost 1 in her hand: "Draw 1."
      And Alice controls a gear "Telescope": "[2]: Draw 1."
      When Alice plays "Lantern"
      Then Alice has 2 energy
      When all players pass
      And Alice activates "Telescope"
      Then Alice has 0 energy

  Rule: 185.4.c The controller of an ability chooses its targets

    @also:334.1.b.2
    Example: not the player whose unit it is
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Bob controls a unit "Old Walker"
      And Alice controls a unit "Scholar": "[E]: Stun an enemy unit."
      When Alice activates "Scholar" targeting "Old Walker"
      And all players pass
      Then "Old Walker" is stunned
      And "Tide Warden" is not stunned

  Rule: 303.1 An action is executed completely

    Example: before anybody else acts
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 2
      And Bob controls a unit "Old Walker" with might 2
      And Alice has a spell "Flood" in her hand: "Deal 2 to all enemy units. Draw 1."
      When Alice plays "Flood"
      And all players pass
      Then "Tide Warden" is in Bob's trash
      And "Old Walker" is in Bob's trash
      And Alice's main deck holds 9 cards

  Rule: 380 A reflexive trigger makes items of the chain

    @also:381
    Example: it is chosen for when the spell has resolved
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Bob controls a unit "Old Walker" with might 4
      And Alice has a spell "Echo Shot" in her hand: "Draw 1. Do this: Deal 2 to a unit."
      When Alice plays "Echo Shot"
      And all players pass
      And Alice chooses "Tide Warden"
      Then "Echo Shot" is in Alice's trash
      When all players pass
      Then "Tide Warden" has 2 damage marked

  Rule: 377.1 Triggered abilities of permanents are active on the board

    @also:376
    @also:376.3
    Example: not in the hand
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Herald": "When you play a unit, draw 1."
      And Alice has a unit "Second Herald" in her hand: "When you play a unit, draw 1."
      And Alice has a unit "Drone" in her hand
      When Alice plays "Drone"
      And all players pass
      Then Alice's main deck holds 9 cards

  Rule: 352.14.i What was paid because of targets stays paid when they cease to be targets

    @also:352.14.h
    Example: Deflect of a unit that is spared
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls a unit "Cinder Mage": "Your spells and abilities deal 1 Bonus Damage."
      And Bob controls a unit "Drone" with might 5
      And Bob controls a unit "Slick" with might 5: "[Deflect]"
      And Alice has a spell "Hail" in her hand: "Deal 1 damage split among any number of units."
      And Bob has a spell "Snuff" in his hand: "[Reaction] Kill an enemy unit."
      When Alice plays "Hail" targeting "Drone" and "Slick"
      And Bob plays "Snuff" targeting "Cinder Mage"
      And all players pass
      And all players pass
      And Alice chooses "Drone"
      Then "Drone" has 1 damage marked
      And "Slick" still has no damage marked
      And Alice has 0 fury power

  Rule: 354 Energy and Power are paid before other costs

    @also:354.1
    @also:354.2
    Example: a rune is used before a unit is killed
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls a fury rune
      And Alice has a spell "Offering" with energy cost 1 in her hand:
        """
        As an additional cost to play this, kill a friendly unit.
        Draw 1.
        """
      When Alice plays "Offering"
      Then the trace shows, in this order:
        | event   | object     |
        | exhaust | Fury Rune  |
        | kill    | Quay Scout |

  Rule: 352.2 A unit's location is chosen before what else is paid for it

    Example: the location first, then the cost of Accelerate
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice has 1 fury power
      And Alice has 1 energy
      And Alice has a fury unit "Runner" in her hand: "[Accelerate]"
      When Alice plays "Runner"
      Then Alice is asked to choose a location
      When Alice chooses "Alice's battlefield"
      Then Alice is asked to choose costs

  Rule: 354.1 Energy is paid before other costs, also while something resolves

    @also:354.2
    Example: a rune is used before a unit is killed
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls a fury rune
      And Alice has a spell "Offering" in her hand: "You may pay [1] and kill a friendly unit. If you do, draw 1."
      When Alice plays "Offering"
      And all players pass
      And Alice accepts
      Then the trace shows, in this order:
        | event   | object     |
        | exhaust | Fury Rune  |
        | kill    | Quay Scout |
