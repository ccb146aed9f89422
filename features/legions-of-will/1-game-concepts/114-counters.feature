Feature: 114. Counters

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 114.1 Counters are put on permanents

    Example: on a unit on the battlefield
      Given Bob controls a unit "Brook" with power 5
      And Alice has the action "Frostbite" in hand: "Put two omen counters on target unit."
      When Alice plays "Frostbite" targeting "Brook"
      And all players pass
      Then "Brook" has 2 omen counters

    @ruling:low-079
    Example: a kind of which no rule speaks, which is no other kind
      Given Bob controls a unit "Brook" with power 5 and 1 omen counter
      And Alice has the action "Dusk" in hand: "Destroy target unit with two omen counters on it."
      And Alice has the action "Eve" in hand: "Put a dusk counter on target unit with an omen counter on it."
      When Alice plays "Eve" targeting "Brook"
      And all players pass
      Then "Brook" still has 1 omen counter
      And "Brook" has 1 dusk counter
      When Alice tries to play "Dusk"
      Then it is refused by rule 601.1c

    Example: not on a card in another zone
      Given Alice has a unit "Sunken" in her graveyard
      And Alice has the action "Murk" in hand: "Put an omen counter on target unit card in a graveyard. You gain 1 resource."
      When Alice plays "Murk" targeting "Sunken"
      And all players pass
      Then Alice has 11 resource
      And "Sunken" doesn't have 1 omen counter

  @ruling:low-023

  Rule: 114.1a A unit with an ice counter doesn't attack, block or move

    Example: it can't attack
      Given Alice controls a unit "Rime Ram" with power 3 and 1 ice counter
      When Alice tries to attack Bob's base with "Rime Ram"
      Then it is refused by rule 114.1a

    Example: it can't block
      Given Alice controls a unit "Boar" with power 3
      And Bob controls a unit "Rime Ram" with power 3 and 1 ice counter
      And Bob controls a unit "Thawed Ram" with power 3
      When Alice attacks Bob's base with "Boar"
      And Bob tries to block "Boar" with "Rime Ram"
      Then it is refused

    Example: it can't move
      Given Alice controls a unit "Rime Ram" with 1 ice counter in her base "Dock"
      And Alice controls a base "Spire"
      When Alice tries to move "Rime Ram" to "Spire"
      Then it is refused by rule 114.1a

    Example: an effect that would move it leaves it
      Given Alice controls a unit "Rime Ram" with 1 ice counter in her base "Dock"
      And Alice controls a base "Spire"
      And Alice has the action "Haul" in hand: "Move target unit you control to target base you control. You gain 1 resource."
      When Alice plays "Haul" targeting "Spire"
      And all players pass
      Then Alice has 11 resource
      And "Rime Ram" is still in "Dock"

    @also:703.4b @ruling:low-024
    Example: the ice melts on its controller's turn
      Given Bob controls a unit "Rime Ram" with power 3 and 2 ice counters
      When the game goes to Bob's effect step
      Then "Rime Ram" has 1 ice counter

  Rule: 114.1b Poison counters equal to its power destroy a unit

    Background:
      Given Bob controls a unit "Toad" with power 3 and 1 poison counter

    @ruling:low-013
    Example: as many as its power
      Given Alice has the action "Venom" in hand: "Put two poison counters on target unit."
      When Alice plays "Venom" targeting "Toad"
      And all players pass
      Then "Toad" is in Bob's graveyard
      And the trace cites rule 114.1b for "Toad"

    Example: fewer don't
      Given Alice has the action "Bite" in hand: "Put a poison counter on target unit."
      When Alice plays "Bite" targeting "Toad"
      And all players pass
      Then "Toad" has 2 poison counters
      And "Toad" is still on the battlefield

    @also:703.4b @ruling:low-024
    Example: they grow on its controller's turn
      When the game goes to Bob's effect step
      Then "Toad" has 2 poison counters

    @ruling:low-024
    Example: not on another player's turn
      Given it is Bob's end step
      When the game goes to Alice's effect step
      Then "Toad" still has 1 poison counter

  @ruling:low-025

  Rule: 114.1c A will counter takes one from will

    Example: each of them
      Given Bob controls a unit "Sage" with will 5 and power 2
      And Alice has the action "Doubt" in hand: "Put two will counters on target unit."
      When Alice plays "Doubt" targeting "Sage"
      And all players pass
      Then "Sage" has will 3

  Rule: 114.2 Counters are taken off by what says so

    Example: one of them
      Given Bob controls a unit "Rime Ram" with power 3 and 2 ice counters
      And Alice has the action "Thaw" in hand: "Remove an ice counter from target unit."
      When Alice plays "Thaw" targeting "Rime Ram"
      And all players pass
      Then "Rime Ram" has 1 ice counter

    Example: no more than there are
      Given Bob controls a unit "Rime Ram" with power 3 and 2 ice counters
      And Alice has the action "Great Thaw" in hand: "Remove three ice counters from target unit."
      When Alice plays "Great Thaw" targeting "Rime Ram"
      And all players pass
      Then "Rime Ram" has no ice counters

    @also:605.2f
    Example: all of each of several
      Given Alice controls a unit "Patient" with power 5 and 2 poison counters
      And Bob controls a unit "Leech" with power 5 and 1 poison counter
      And Alice has the action "Purge" in hand: "Remove all poison counters from all units."
      When Alice plays "Purge"
      And all players pass
      Then "Patient" has no poison counters
      And "Leech" has no poison counters

    Example: all of every kind
      Given Alice controls a unit "Patient" with power 5 and 2 poison counters and 1 ice counter
      And Alice has the action "Purge" in hand: "Remove all counters from target unit."
      When Alice plays "Purge" targeting "Patient"
      And all players pass
      Then "Patient" has no poison counters
      And "Patient" has no ice counters

  Rule: 114.2a Counters stay on a permanent that moves to another base

    Example: a move
      Given Alice controls a unit "Carrier" with power 5 and 2 omen counters in her base "Dock"
      And Alice controls a base "Spire"
      When Alice moves "Carrier" to "Spire"
      Then "Carrier" is in "Spire"
      And "Carrier" still has 2 omen counters

    Example: a move by an effect
      Given Alice controls a unit "Carrier" with power 5 and 2 omen counters in her base "Dock"
      And Alice controls a base "Spire"
      And Alice has the action "Haul" in hand: "Move target unit you control to target base you control."
      When Alice plays "Haul" targeting "Spire"
      And all players pass
      Then "Carrier" is in "Spire"
      And "Carrier" still has 2 omen counters

  Rule: 114.2b Counters cease to exist in another zone

    Example: a unit that returns without them
      Given Alice controls a unit "Carrier" with power 5 and 2 omen counters
      And Alice has the action "Recall" in hand: "Return target unit to its owner's hand."
      When Alice plays "Recall" targeting "Carrier"
      And all players pass
      Then "Carrier" is in Alice's hand
      And "Carrier" has no omen counters

  @ruling:low-013

  Rule: 114.3 Counters beyond a maximum are removed

    Example: all but two
      Given Bob controls a unit "Vessel" with power 5: "This unit can't have more than two omen counters on it."
      And Alice has the action "Portents" in hand: "Put four omen counters on target unit."
      When Alice plays "Portents" targeting "Vessel"
      And all players pass
      Then "Vessel" has 2 omen counters

    Example: others are not counted
      Given Bob controls a unit "Vessel" with power 5: "This unit can't have more than two omen counters on it."
      And Alice has the action "Portents" in hand: "Put four charge counters on target unit."
      When Alice plays "Portents" targeting "Vessel"
      And all players pass
      Then "Vessel" has 4 charge counters

    Example: a text may ask for a number of them
      Given Bob controls a unit "Vessel" with power 5 and 2 poison counters
      And Bob controls a unit "Flask" with power 5 and 1 poison counter
      And Alice has the action "Purge" in hand: "Destroy target unit with two poison counters on it."
      Then Alice can't target "Flask" with "Purge"
      When Alice plays "Purge" targeting "Vessel"
      And all players pass
      Then "Vessel" is in Bob's graveyard

  Rule: 114.4 A counter moves only if it can leave the one and be put on the other

    Background:
      Given Alice has the action "Siphon" in hand: "Move a poison counter from target unit to another target unit. You gain 1 resource."

    Example: from one unit to another
      Given Alice controls a unit "Patient" with power 5 and 2 poison counters
      And Bob controls a unit "Leech" with power 5
      When Alice plays "Siphon" targeting "Patient", "Leech"
      And all players pass
      Then "Patient" has 1 poison counter
      And "Leech" has 1 poison counter

    Example: none to take, none put
      Given Alice controls a unit "Healthy" with power 5
      And Bob controls a unit "Leech" with power 5
      When Alice plays "Siphon" targeting "Healthy", "Leech"
      And all players pass
      Then Alice has 11 resource
      And "Leech" still has no poison counters

    Example: not when the second unit is gone
      Given Alice controls a unit "Patient" with power 5 and 2 poison counters
      And Bob controls a unit "Leech" with power 5
      And Bob has the action "Recall" in hand: "Return target unit to its owner's hand."
      When Alice plays "Siphon" targeting "Patient", "Leech"
      And Bob plays "Recall" targeting "Leech"
      And all players pass
      And all players pass
      Then Alice has 11 resource
      And "Patient" still has 2 poison counters

    @also:605.2f
    Example: from each of several
      Given Alice controls a unit "Patient" with power 5 and 2 poison counters
      And Alice controls a unit "Sufferer" with power 5 and 1 poison counter
      And Bob controls a unit "Leech" with power 5
      And Alice has the action "Drain" in hand: "Move a poison counter from each unit you control to target unit an opponent controls."
      When Alice plays "Drain" targeting "Leech"
      And all players pass
      Then "Leech" has 2 poison counters
      And "Patient" has 1 poison counter
      And "Sufferer" has no poison counters

    @also:605.2d
    Example: from one that is chosen to another that is chosen
      Given Alice controls a unit "Patient" with power 5 and 2 poison counters
      And Bob controls a unit "Leech" with power 5
      And Alice has the action "Drain" in hand: "Move a poison counter from a unit you control to another unit."
      When Alice plays "Drain"
      And all players pass
      Then "Leech" has 1 poison counter

  Rule: 114.5 Counters may be there as a permanent enters

    Example: by its own text
      Given Alice has a unit "Frozen Heir" in hand: "This unit enters the battlefield with two ice counters on it."
      And Bob controls a unit "Tally": "Whenever one or more ice counters are put on a unit, you gain 1 resource."
      When Alice plays "Frozen Heir" in Alice's base
      And all players pass
      Then "Frozen Heir" has 2 ice counters
      And the chain of events holds the ability of "Tally"

    @also:610.12
    Example: as many as an effect on putting them says
      Given Alice has a unit "Frozen Heir" in hand: "This unit enters the battlefield with two ice counters on it."
      And Alice controls an upgrade "Frost": "If a permanent would have one or more ice counters put on it, put twice that many ice counters on it instead."
      When Alice plays "Frozen Heir" in Alice's base
      And all players pass
      Then "Frozen Heir" has 4 ice counters

    @also:610.12
    Example: none where something else is to be done instead
      Given Alice has a unit "Frozen Heir" in hand: "This unit enters the battlefield with two ice counters on it."
      And Alice controls an upgrade "Thaw": "If a permanent would have one or more ice counters put on it, you gain 1 resource instead."
      And Alice has 0 resource
      When Alice plays "Frozen Heir" in Alice's base
      And all players pass
      Then "Frozen Heir" is on the battlefield
      And "Frozen Heir" has no ice counters
      And Alice has 1 resource

    @also:701.6d
    Example: as many again
      Given Bob controls a unit "Toad" with power 9 and 2 poison counters
      And Alice has the action "Fester" in hand: "Double the number of poison counters on target unit."
      When Alice plays "Fester" targeting "Toad"
      And all players pass
      Then "Toad" has 4 poison counters

    Example: put on it later
      Given Bob controls a unit "Brook" with power 5
      And Alice has the action "Omen" in hand: "Put three omen counters on target unit."
      When Alice plays "Omen" targeting "Brook"
      And all players pass
      Then "Brook" has 3 omen counters

    @also:605.2h
    Example: on each as many as its own numbers say
      Given Alice controls a unit "Patient" with power 5
      And Bob controls a unit "Leech" with power 7
      And Alice has the action "Daunt" in hand: "Put will counters equal to its power on each unit."
      When Alice plays "Daunt"
      And all players pass
      Then "Patient" has 5 will counters
      And "Leech" has 7 will counters

    @also:605.2j
    Example: as many as the numbers of what was spoken of before say
      Given Alice controls a unit "Patient" with power 5: "Whenever another unit attacks, put growth counters equal to its power on this unit."
      And Bob controls a unit "Leech" with power 7
      And it is Bob's prebattle main phase
      And the next will roll is 12
      When Bob attacks Alice's base with "Leech"
      And all players pass
      Then "Patient" has 7 growth counters

  Rule: 114.6 The Nth counter is the one that makes N

    Background:
      Given Alice has the action "Omens" in hand: "Put two omen counters on target unit."
      And Alice has the action "Sign" in hand: "Put an omen counter on target unit."

    Example: by two at once
      Given Alice controls a unit "Seer" with power 5 and 2 omen counters: "When the third omen counter is put on this unit, you gain 4 resource."
      When Alice plays "Omens" targeting "Seer"
      And all players pass
      Then the chain of events holds the ability of "Seer"

    Example: not before
      Given Alice controls a unit "Seer" with power 5 and 1 omen counter: "When the third omen counter is put on this unit, you gain 4 resource."
      When Alice plays "Sign" targeting "Seer"
      And all players pass
      Then "Seer" has 2 omen counters
      And the chain of events is empty

    Example: not by a counter of another kind
      Given Alice has the action "Frost" in hand: "Put an ice counter on target unit."
      And Alice controls a unit "Seer" with power 5 and 2 omen counters: "When the third omen counter is put on this unit, you gain 4 resource."
      When Alice plays "Frost" targeting "Seer"
      And all players pass
      Then "Seer" has 1 ice counter
      And the chain of events is empty

    Example: not by one on another unit
      Given Alice controls a unit "Seer" with power 5 and 2 omen counters: "When the third omen counter is put on this unit, you gain 4 resource."
      And Alice controls a unit "Drone" with power 5 and 2 omen counters
      When Alice plays "Sign" targeting "Drone"
      And all players pass
      Then "Drone" has 3 omen counters
      And the chain of events is empty

    Example: not again
      Given Alice controls a unit "Seer" with power 5 and 3 omen counters: "When the third omen counter is put on this unit, you gain 4 resource."
      When Alice plays "Sign" targeting "Seer"
      And all players pass
      Then "Seer" has 4 omen counters
      And the chain of events is empty

  Rule: 114.7 The counters of what has left are put anew, as many of each kind

    Example: two kinds
      Given Alice controls a unit "Urn" with 2 ice counters and 1 charge counter: "When this unit is put into a graveyard from the battlefield, put its counters on target unit."
      And Alice controls a unit "Heir"
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Alice passes
      And Bob plays "Bane" targeting "Urn"
      And all players pass
      And all players pass
      Then "Heir" has 2 ice counters
      And "Heir" has 1 charge counter
