Feature: 301. Bases

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 301.1 A base never leaves the battlefield

    Example: an effect that would expel one leaves it there
      Given Alice has the action "Uproot" in hand: "Expel target base. You gain 1 resource."
      When Alice plays "Uproot" targeting Bob's base
      And all players pass
      Then Alice has 11 resource
      And Bob's base is still on the battlefield

    Example: nor is one returned to a hand
      Given Alice has the action "Landslip" in hand: "Return target base to its owner's hand."
      When Alice plays "Landslip" targeting Bob's base
      And all players pass
      Then "Landslip" is in Alice's graveyard
      And Bob's base is still on the battlefield

  Rule: 301.1a Bases are permanents

    Example: a target for what speaks of permanents
      Given Bob controls a base "Mill"
      And Alice has the action "Ruin" in hand: "Put two ice counters on target permanent."
      When Alice plays "Ruin" targeting "Mill"
      And all players pass
      Then "Mill" has 2 ice counters

  Rule: 301.1b Nobody turns up a base of somebody else's

    @also:301.5b
    Example: with resource enough
      When Alice tries to turn up Bob's second base
      Then it is refused by rule 301.1b

  Rule: 301.2a Defense is the damage that destroys a base

    Background:
      Given Bob controls these permanents:
        | card                          |
        | a base "Mill" with defense 4  |
        | a base "Tower" with defense 9 |

    Example: as much as its defense
      Given Alice has the action "Ram" in hand: "Ram deals 4 damage to target base."
      When Alice plays "Ram" targeting "Mill"
      And all players pass
      Then "Mill" is face down
      And "Tower" is still face up

    Example: one less
      Given Alice has the action "Ram" in hand: "Ram deals 3 damage to target base."
      When Alice plays "Ram" targeting "Mill"
      And all players pass
      Then "Mill" has 3 damage marked
      And "Mill" is still face up

  Rule: 301.3a Capacity is how many permanents a base takes

    Background:
      Given Alice controls a unit "Drone" in her base "Dock"

    Example: no unit is moved into a full base
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      When Alice tries to move "Drone" to "Shed"
      Then it is refused

    Example: one is while there is room
      Given Alice controls a base "Shed" with capacity 2
      And Alice controls a unit "Mule" in her base "Shed"
      When Alice moves "Drone" to "Shed"
      Then "Drone" is in "Shed"

  Rule: 301.3b What a base holds beyond its capacity goes to the graveyard

    @ruling:low-013
    Example: its controller chooses as many as are too many
      Given Alice controls a base "Shed" with capacity 4
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice controls a unit "Goat" in her base "Shed"
      And Alice controls a unit "Crow" in her base "Shed"
      And Bob has the action "Cave-In" in hand: "Target base gains -2 capacity until end of turn."
      When Bob plays "Cave-In" targeting "Shed"
      And all players pass
      And Alice chooses "Goat"
      Then "Goat" is in Alice's graveyard
      And "Mule" is still in "Shed"
      And "Crow" is still in "Shed"

    Example: what goes is not destroyed
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed": "When Mule is destroyed, you gain 5 resource."
      And Bob has the action "Cave-In" in hand: "Target base gains -1 capacity until end of turn."
      When Bob plays "Cave-In" targeting "Shed"
      And all players pass
      Then "Mule" is in Alice's graveyard
      And the chain of events is empty

  Rule: 301.4a A base produces resource in its controller's turn

    Example: every face-up base does
      Given it is Alice's effect step
      And Alice has 1 resource
      And Alice controls these permanents:
        | card                                       |
        | a base "Mine" with production 3            |
        | a base "Kiln" with production 2            |
        | a base "Weir" with production 4, face down |
      When all players pass
      Then it is Alice's resource step
      And Alice has 6 resource

    Example: not in the turn of another player
      Given it is Alice's effect step
      And Bob has 1 resource
      And Bob controls a base "Mine" with production 3
      When all players pass
      Then it is Alice's resource step
      And Bob still has 1 resource

  Rule: 301.5 A base's abilities work while it is face up

    @ruling:low-030
    Example: its static ability begins as it is turned up
      Given Alice controls a unit "Drone" with power 2
      And Alice controls a base "Banner Hall" face down: "Units you control gain +3 power."
      When Alice turns up "Banner Hall"
      Then "Drone" has power 5

    @ruling:low-030
    Example: the activated ability of a face-down base can't be activated
      Given Alice controls a base "Oracle" face down: "Pay 1: Draw a card."
      When Alice tries to activate "Oracle"
      Then it is refused

  Rule: 301.5a A face-down base is turned up for its activation cost

    Background:
      Given Alice controls a base "Weir" with activation cost 4, face down

    @ruling:low-031
    Example: in the owner's main phase
      Given Alice has 5 resource
      When Alice turns up "Weir"
      Then "Weir" is face up
      And Alice has 1 resource
      And the chain of events is empty

    Example: not with less resource than that
      Given Alice has 3 resource
      When Alice tries to turn up "Weir"
      Then it is refused

    @ruling:low-031
    Example: not in the turn of another player
      Given it is Bob's prebattle main phase
      When Alice tries to turn up "Weir"
      Then it is refused

    @ruling:low-031
    Example: not while the chain of events holds something
      Given Alice has the action "Hum" in hand
      When Alice plays "Hum"
      And Alice tries to turn up "Weir"
      Then it is refused

    Example: its cost is paid before it is face up
      Given Alice controls a base "Outpost" face down with activation cost 4
      And Alice controls a unit "Surveyor": "Whenever a base is turned face up, if you have 10 or more resource, draw a card."
      When Alice turns up "Outpost"
      Then "Outpost" is face up
      And Alice has 6 resource
      And the chain of events is empty

  Rule: 301.5b Nobody pays for a base of somebody else's

    Example: not even in their own main phase with their own resource
      Given it is Bob's postbattle main phase
      And Alice controls a base "Weir" with activation cost 0, face down
      When Bob tries to turn up "Weir"
      Then it is refused

  Rule: 301.6 Bases can be attacked

    Background:
      Given Alice controls a unit "Ash Hound" with will 4 and power 3

    Example: a face-up base
      Given Bob controls a base "Mill" with defense 9
      And the next will roll is 4
      When Alice attacks "Mill" with "Ash Hound"
      Then "Ash Hound" is attacking "Mill"

    @ruling:low-030
    Example: not one that lies face down
      When Alice tries to attack Bob's second base with "Ash Hound"
      Then it is refused

  Rule: 301.7 Damage stays marked on a base, and destroys it when it is lethal

    Background:
      Given Bob controls these permanents:
        | card                          | text                                            |
        | a base "Mill" with defense 5  |                                                 |
        | a base "Tower" with defense 9 | Whenever a base is destroyed, draw a card.      |

    Example: damage of two sources adds up
      Given Alice has the action "Ram" in hand: "Ram deals 2 damage to target base."
      And Alice has the action "Torch" in hand: "Torch deals 3 damage to target base."
      When Alice plays "Ram" targeting "Mill"
      And all players pass
      And Alice plays "Torch" targeting "Mill"
      And all players pass
      Then "Mill" is face down

    @ruling:low-029
    Example: it is destroyed, and lies face down where it was
      Given Alice has the action "Ram" in hand: "Ram deals 5 damage to target base."
      When Alice plays "Ram" targeting "Mill"
      And all players pass
      Then "Mill" is face down
      And "Mill" is still on the battlefield
      And the chain of events holds the ability of "Tower"

    Example: the cleanup step removes it
      Given Alice controls a base "Dam" with defense 5 and 4 damage marked
      When the game goes to Bob's effect step
      Then "Dam" has no damage marked
      And "Dam" is still face up

  Rule: 301.8 A base with defense 0 is turned face down

    Background:
      Given Bob controls these permanents:
        | card                           | text                                                                              |
        | a base "Beacon" with defense 6 | Whenever a unit enters the battlefield under your control, you gain 3 resource.   |
        | a base "Tower" with defense 9  |                                                                                   |

    @ruling:low-033
    Example: also with one below 0
      Given Alice has the action "Undermine" in hand: "Target base gains -8 defense until end of turn."
      When Alice plays "Undermine" targeting "Beacon"
      And all players pass
      Then "Beacon" is face down

    @ruling:low-032
    Example: not before an ability of its own has left the chain of events
      Given it is Bob's prebattle main phase
      And Bob has a unit "Imp" with cost 0 in hand
      And Alice has the action "Undermine" in hand: "Target base gains -6 defense until end of turn."
      When Bob plays "Imp" in "Tower"
      And all players pass
      And Alice plays "Undermine" targeting "Beacon"
      And all players pass
      Then "Beacon" has defense 0
      And "Beacon" is still face up
      When all players pass
      Then Bob has 13 resource
      And "Beacon" is face down

  Rule: 301.8a What is in a base that is turned face down goes to the graveyard

    @ruling:low-034
    Example: it isn't destroyed
      Given Bob controls a unit "Imp" in his base "Mill": "Whenever a unit is destroyed, you gain 4 resource."
      And Bob controls a base "Tower" with defense 9
      And Alice has the action "Sinkhole" in hand: "Turn target base face down."
      When Alice plays "Sinkhole" targeting "Mill"
      And all players pass
      Then "Imp" is in Bob's graveyard
      And the chain of events is empty

    @ruling:low-034
    Example: it follows in the next check
      Given Bob controls these permanents:
        | card                          |
        | a base "Mill" with defense 2  |
        | a unit "Imp" with power 5     |
        | a base "Tower" with defense 9 |
      And Alice has the action "Ram" in hand: "Ram deals 2 damage to target base."
      When Alice plays "Ram" targeting "Mill"
      And all players pass
      Then "Imp" is in Bob's graveyard
      And the trace shows, in this order:
        | rule   | object |
        | 301.7  | Mill   |
        | 704.5g | Imp    |

  Rule: 301.9 A base is defended by the units in it

    Background:
      Given Alice controls a unit "Ash Hound" with will 4 and power 3
      And Bob controls a unit "Watchman" in his base "Mill"
      And Bob controls a unit "Ranger" in his base "Tower"
      And the next will roll is 9

    Example: a unit in it blocks
      When Alice attacks "Mill" with "Ash Hound"
      And Bob blocks "Ash Hound" with "Watchman"
      Then "Watchman" is blocking "Ash Hound"

    Example: a unit in another base doesn't
      When Alice attacks "Mill" with "Ash Hound"
      And Bob tries to block "Ash Hound" with "Ranger"
      Then it is refused

  Rule: 301.10 A base is owned by whoever began with it, and controlled by its owner

    Example: nobody else gains control of it
      Given Bob controls a base "Mill"
      And Bob controls a unit "Imp"
      And Alice has the action "Annex" in hand: "Gain control of all permanents for the rest of the game."
      When Alice plays "Annex"
      And all players pass
      Then "Imp" is controlled by Alice
      And "Mill" is still controlled by Bob

  Rule: 301.10a A base stays under its owner's control

    Example: an effect that would give control of it
      Given Alice has the action "Writ" in hand: "Gain control of target base. You gain 1 resource."
      When Alice plays "Writ" targeting Bob's base
      And all players pass
      Then Alice has 11 resource
      And Bob's base is still controlled by Bob

  Rule: 301.11 A base that is turned face down becomes a new object

    Background:
      Given Alice controls a base "Kiln" with defense 8, activation cost 1 and 3 damage marked
      And Alice controls a base "Tower" with defense 9
      And Alice has the action "Dusk" in hand: "Turn target base face down."

    @ruling:low-035
    Example: damage on it is gone
      When Alice plays "Dusk" targeting "Kiln"
      And all players pass
      And Alice turns up "Kiln"
      Then "Kiln" has no damage marked
      And "Kiln" is still face up

    @ruling:low-035
    Example: an effect on it has ended
      Given Alice has the action "Rampart" in hand: "Target base gains +5 defense until end of turn."
      When Alice plays "Rampart" targeting "Kiln"
      And all players pass
      Then "Kiln" has defense 13
      When Alice plays "Dusk" targeting "Kiln"
      And all players pass
      And Alice turns up "Kiln"
      Then "Kiln" still has defense 8

    @ruling:low-035
    Example: counters on it are gone
      Given Alice has the action "Omen" in hand: "Put two omen counters on target base."
      When Alice plays "Omen" targeting "Kiln"
      And all players pass
      Then "Kiln" has 2 omen counters
      When Alice plays "Dusk" targeting "Kiln"
      And all players pass
      Then "Kiln" still has no omen counters

    @ruling:low-072 @also:605.2b
    Example: what was aimed at it before doesn't find it, though it is face up again
      Given Bob has the action "Spark" in hand: "Spark deals 2 damage to target base."
      And Alice has the action "Flicker" in hand: "Turn target base face down. Turn that base face up."
      When Alice passes
      And Bob plays "Spark" targeting "Kiln"
      And Alice plays "Flicker" targeting "Kiln"
      And all players pass
      Then "Kiln" has no damage marked
      And "Kiln" is still face up
      When all players pass
      Then "Spark" is in Bob's graveyard
      And "Kiln" has no damage marked

    @also:603.6c
    Example: an ability that was to be put on the chain later doesn't find it, though it is face up again
      Given Bob has the action "Fuse" in hand: "Put an omen counter on target base. At the beginning of the next end step, put two omen counters on it."
      And Alice has the action "Flicker" in hand: "Turn target base face down. Turn that base face up."
      When Alice passes
      And Bob plays "Fuse" targeting "Kiln"
      And all players pass
      Then "Kiln" has 1 omen counter
      When Alice plays "Flicker" targeting "Kiln"
      And all players pass
      When the game goes to Alice's end step
      And all players pass
      Then "Kiln" still has no omen counters

    @ruling:low-072
    Example: an ability of it that waits to resolve speaks of the base that it was
      Given Alice controls a base "Shrine" with defense 9: "Pay 1: Put two omen counters on this base."
      And Bob has the action "Flicker" in hand: "Turn target base face down. Turn that base face up."
      When Alice activates "Shrine"
      And Bob plays "Flicker" targeting "Shrine"
      And all players pass
      And all players pass
      Then the chain of events is empty
      And "Shrine" still has no omen counters

  Rule: 301.12 Players look at their own face-down bases only

    Background:
      Given Alice controls a base "Weir" with activation cost 1, face down

    Example: its owner sees it, others don't
      When Alice passes
      Then Alice still sees "Weir"
      And Bob doesn't see "Weir"

    Example: everybody does once it is face up
      When Alice turns up "Weir"
      Then Bob sees "Weir"
