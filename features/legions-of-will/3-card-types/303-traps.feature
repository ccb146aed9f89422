Feature: 303. Traps

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 303.1 A trap is played face down, in one's own main phase with nothing on the chain of events

    @ruling:low-039
    Example: others don't see what is being played
      Given Alice has a trap "Snare" with cost 2 in hand: "Pay 1: Draw a card."
      When Alice plays "Snare" in Alice's base
      Then "Snare" is on the chain of events
      And Bob doesn't see "Snare"
      And Alice has 8 resource

    Example: not in the turn of another player
      Given Bob has a trap "Snare" in hand: "Pay 1: Draw a card."
      When Bob tries to play "Snare"
      Then it is refused

    Example: not while the chain of events holds something
      Given Alice has a trap "Snare" in hand: "Pay 1: Draw a card."
      And Alice has the action "Hum" in hand
      When Alice plays "Hum"
      And Alice tries to play "Snare"
      Then it is refused

  Rule: 303.2 It enters the battlefield in the base that it targets

    @also:108.4b
    Example: face down
      Given Alice controls these permanents:
        | card           |
        | a base "Dock"  |
        | a base "Spire" |
      And Alice has a trap "Snare" in hand: "Pay 1: Draw a card."
      When Alice plays "Snare" in "Spire"
      And all players pass
      Then "Snare" is in "Spire"
      And "Snare" is face down

  Rule: 303.2a It needs a base of its player's with room as its target

    @ruling:low-036
    Example: not a base of another player
      Given Alice controls a base "Dock"
      And Alice controls a base "Spire"
      And Alice has a trap "Snare" in hand: "Pay 1: Draw a card."
      When Alice tries to target Bob's base with "Snare"
      Then it is refused
      When Alice plays "Snare" in "Dock"
      And all players pass
      Then "Snare" is in "Dock"

    @ruling:low-036
    Example: not with full bases only
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice has a trap "Snare" in hand: "Pay 1: Draw a card."
      When Alice tries to play "Snare"
      Then it is refused

  Rule: 303.2b A trap whose base is turned face down goes to the graveyard

    Example: and is seen there
      Given Bob controls a trap "Snare" face down in his base "Mill": "Pay 1: Draw a card."
      And Bob controls a base "Tower"
      And Alice has the action "Sinkhole" in hand: "Turn target base face down."
      When Alice plays "Sinkhole" targeting "Mill"
      And Alice passes
      And Bob passes
      Then "Snare" is in Bob's graveyard
      And Alice sees "Snare"

  Rule: 303.2c Brought in by an effect that names no base, it goes where its player chooses

    Example: face down in one of two bases
      Given Alice controls these permanents:
        | card           |
        | a base "Dock"  |
        | a base "Spire" |
      And Alice has a trap "Snare" in her graveyard: "Pay 1: Draw a card."
      And Alice has the action "Salvage" in hand: "Return target trap card from your graveyard to the battlefield."
      When Alice plays "Salvage" targeting "Snare"
      And all players pass
      And Alice chooses "Dock"
      Then "Snare" is in "Dock"
      And "Snare" is face down

  Rule: 303.2d Without a legal base it stays where it is

    Example: every base is full
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice has a trap "Snare" in her graveyard: "Pay 1: Draw a card."
      And Alice has the action "Salvage" in hand: "Return target trap card from your graveyard to the battlefield in target base you control. You gain 2 resource."
      When Alice plays "Salvage" targeting "Snare" and "Shed"
      And all players pass
      Then Alice has 12 resource
      And "Snare" is still in Alice's graveyard

  Rule: 303.2e An effect that names a full base leaves it where it is

    Example: even if another base has room
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice controls a base "Dock" with capacity 5
      And Alice has a trap "Snare" in her graveyard: "Pay 1: Draw a card."
      And Alice has the action "Salvage" in hand: "Return target trap card from your graveyard to the battlefield in target base you control. You gain 2 resource."
      When Alice plays "Salvage" targeting "Shed"
      And all players pass
      Then Alice has 12 resource
      And "Snare" is still in Alice's graveyard

  Rule: 303.2f A trap that would be attached to what it can't be attached to doesn't move

    Example: a base of another player's
      Given Alice controls a base "Kiln"
      And Alice controls a trap "Net" in her base "Kiln"
      And Bob controls a base "Mill"
      And Alice has the action "Haul" in hand: "Move target trap to target base. You gain 1 resource."
      When Alice plays "Haul" targeting "Net", "Mill"
      And all players pass
      Then Alice has 11 resource
      And "Net" is still in "Kiln"

    Example: a base of the same player's
      Given Alice controls a base "Kiln"
      And Alice controls a base "Forge"
      And Alice controls a trap "Net" in her base "Kiln"
      And Alice has the action "Haul" in hand: "Move target trap to target base. You gain 1 resource."
      When Alice plays "Haul" targeting "Net", "Forge"
      And all players pass
      Then "Net" is in "Forge"

  Rule: 303.3 Only its controller may look at a face-down trap

    @ruling:low-040
    Example: its controller sees it, others don't
      Given Bob controls a trap "Snare" face down: "Pay 1: Draw a card."
      When Alice passes
      Then Bob still sees "Snare"
      And Alice doesn't see "Snare"

    @ruling:low-040
    Example: a player who gains control of it sees it, its owner no longer does
      Given Bob controls a trap "Snare" face down: "Pay 1: Draw a card."
      And Alice has the action "Bribe" in hand: "Gain control of target trap."
      When Alice plays "Bribe" targeting "Snare"
      And all players pass
      Then "Snare" is controlled by Alice
      And Alice sees "Snare"
      And Bob doesn't see "Snare"

  Rule: 303.4 Its activation costs what its text says and turns it face up

    Background:
      Given Alice controls a unit "Ash Hound" with will 4 and power 3
      And Bob controls a trap "Pitfall" face down in his base "Mill": "Pay 3: Pitfall deals 3 damage to target unit."
      And the next will roll is 4

    Example: the cost is paid, and its ability is on the chain of events
      When Alice attacks "Mill" with "Ash Hound"
      And Bob activates "Pitfall" targeting "Ash Hound"
      Then Bob has 7 resource
      And "Pitfall" is face up
      And Alice sees "Pitfall"
      And the chain of events holds the ability of "Pitfall"

    Example: one that lies face up already isn't turned up again
      Given Bob controls a trap "Snare" face up in "Mill": "Pay 1: Snare deals 2 damage to target unit."
      And Bob controls a unit "Gazer": "Whenever a trap is turned face up, you gain 5 resource."
      When Alice attacks "Mill" with "Ash Hound"
      And Bob activates "Snare" targeting "Ash Hound"
      Then the chain of events holds the ability of "Snare"
      And Bob has 9 resource

  Rule: 303.5 A trap answers what happens to its base

    Background:
      Given Bob controls a trap "Pitfall" face down in his base "Mill": "Pay 1: You gain 5 resource. Pitfall deals 1 damage to each unit."
      And Bob controls a base "Tower" with defense 9

    Example: not while nothing does
      When Bob tries to activate "Pitfall"
      Then it is refused

    @ruling:low-041 @ruling:low-042
    Example: while a unit attacks it; afterwards the trap is spent
      Given Alice controls a unit "Ash Hound" with will 4 and power 3
      And the next will roll is 4
      When Alice attacks "Mill" with "Ash Hound"
      And Bob activates "Pitfall"
      Then "Pitfall" is still in "Mill"
      When all players pass
      Then Bob has 14 resource
      And "Pitfall" is in Bob's graveyard

    Example: not while a unit attacks another base
      Given Alice controls a unit "Ash Hound" with will 4 and power 3
      And the next will roll is 4
      When Alice attacks "Tower" with "Ash Hound"
      And Bob tries to activate "Pitfall"
      Then it is refused

    @ruling:low-041
    Example: while something on the chain of events targets it
      Given Alice has the action "Ram" in hand: "Ram deals 2 damage to target base."
      When Alice plays "Ram" targeting "Mill"
      And Bob activates "Pitfall"
      Then the chain of events holds the ability of "Pitfall", "Ram"

    @ruling:low-041
    Example: while a card that is played into it, even one of one's own, targets it
      Given Alice controls a trap "Deadfall" face down in her base "Dock": "Pay 1: You gain 5 resource."
      And Alice has a unit "Ash Hound" in hand
      When Alice tries to activate "Deadfall"
      Then it is refused by rule 303.5
      When Alice plays "Ash Hound" in "Dock"
      And Alice activates "Deadfall"
      Then the chain of events holds the ability of "Deadfall", "Ash Hound"

    @ruling:low-041
    Example: while something on the chain of events would destroy it
      Given Alice has the action "Earthquake" in hand: "Destroy all bases your opponents control."
      When Alice plays "Earthquake"
      And Bob activates "Pitfall"
      Then the chain of events holds the ability of "Pitfall", "Earthquake"

    @ruling:low-041
    Example: not after its base has been destroyed
      Given Alice has the action "Ram" in hand: "Destroy target base."
      When Alice plays "Ram" targeting "Mill"
      And all players pass
      Then "Pitfall" is in Bob's graveyard
      And Bob can't activate "Pitfall"

    @ruling:low-042
    Example: not again while its ability is on the chain of events
      Given Alice has the action "Ram" in hand: "Ram deals 2 damage to target base."
      When Alice plays "Ram" targeting "Mill"
      And Bob activates "Pitfall"
      And Bob tries to activate "Pitfall"
      Then it is refused

    @ruling:low-042
    Example: its ability prevented from resolving, it is spent all the same
      Given Alice has the action "Ram" in hand: "Ram deals 2 damage to target base."
      And Alice has the action "Hush" in hand: "Prevent target ability from resolving."
      When Alice plays "Ram" targeting "Mill"
      And Bob activates "Pitfall"
      And Alice plays "Hush" targeting the ability of "Pitfall"
      And all players pass
      Then "Pitfall" is in Bob's graveyard
      And Bob has 9 resource

    @ruling:low-014
    Example: not without priority
      Given Alice has the action "Ram" in hand: "Ram deals 2 damage to target base."
      When Alice plays "Ram" targeting "Mill"
      And Bob tries to activate "Pitfall" without priority
      Then it is refused

    Example: by the player who controls it now
      Given Bob controls a unit "Ash Hound" with will 4 and power 9
      And Alice has the action "Poach" in hand: "Gain control of target trap for the rest of the game."
      And the next will roll is 4
      When Alice plays "Poach" targeting "Pitfall"
      And all players pass
      Then "Pitfall" is controlled by Alice
      When the game goes to Bob's prebattle main phase
      And Bob attacks Alice's base with "Ash Hound"
      And Alice activates "Pitfall"
      And all players pass
      Then "Ash Hound" has 1 damage marked

  Rule: 303.6 Nobody activates a trap that somebody else controls

    Example: while its base is attacked
      Given Alice controls a unit "Ash Hound" with will 4 and power 3
      And Bob controls a trap "Pitfall" face down in his base "Mill": "Pay 1: You gain 5 resource."
      And the next will roll is 4
      When Alice attacks "Mill" with "Ash Hound"
      And Alice tries to activate "Pitfall"
      Then it is refused by rule 303.6
