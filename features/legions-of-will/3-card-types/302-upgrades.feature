Feature: 302. Upgrades

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 302.1 An upgrade is played in one's own main phase with nothing on the chain of events

    Example: then it can be
      Given Alice has an upgrade "Palisade" with cost 2 and defense 1 in hand
      When Alice plays "Palisade" in Alice's base
      Then the chain of events holds "Palisade"
      And Alice has 8 resource

    Example: not in the turn of another player
      Given Bob has an upgrade "Palisade" with cost 2 and defense 1 in hand
      When Bob tries to play "Palisade"
      Then it is refused

    Example: not while the chain of events holds something
      Given Alice has an upgrade "Palisade" with cost 2 and defense 1 in hand
      And Alice has the action "Hum" in hand
      When Alice plays "Hum"
      And Alice tries to play "Palisade"
      Then it is refused

    Example: not in the battle phase
      Given it is Alice's beginning of battle step
      And Alice has an upgrade "Palisade" with cost 2 and defense 1 in hand
      When Alice tries to play "Palisade"
      Then it is refused

  Rule: 302.2 It enters the battlefield in the base that it targets

    Example: one of two bases
      Given Alice controls these permanents:
        | card           |
        | a base "Dock"  |
        | a base "Spire" |
      And Alice has an upgrade "Lantern" with cost 1 in hand
      When Alice plays "Lantern" in "Spire"
      And all players pass
      Then "Lantern" is in "Spire"
      And "Lantern" is controlled by Alice

  Rule: 302.2a It needs a base with available capacity as its target

    @ruling:low-036
    Example: one that it can be played into
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice controls a base "Dock" with capacity 2
      And Alice has an upgrade "Lantern" in hand
      When Alice plays "Lantern" in "Dock"
      And all players pass
      Then "Lantern" is in "Dock"

    @ruling:low-036
    Example: with full bases only it can't be played
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice has an upgrade "Lantern" in hand
      When Alice tries to play "Lantern"
      Then it is refused

    @ruling:low-038
    Example: the capacity that it would add doesn't make the room
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice controls a base "Dock" with capacity 4
      And Alice has an upgrade "Annex" with capacity 3 in hand
      When Alice tries to target "Shed" with "Annex"
      Then it is refused

    @ruling:low-036 @also:605.3b
    Example: a base that is full by the time it resolves
      Given Alice controls a base "Shed" with capacity 1
      And Alice has an upgrade "Lantern" in hand
      And Bob has the action "Cave-In" in hand: "Target base gains -1 capacity until end of turn."
      When Alice plays "Lantern" in "Shed"
      And Bob plays "Cave-In" targeting "Shed"
      And all players pass
      And all players pass
      Then "Lantern" is in Alice's graveyard

  Rule: 302.2b An upgrade whose base is turned face down goes to the graveyard

    Example: the base is turned face down
      Given Bob controls an upgrade "Lantern" in his base "Mill"
      And Bob controls an upgrade "Beam" in his base "Tower"
      And Alice has the action "Sinkhole" in hand: "Turn target base face down."
      When Alice plays "Sinkhole" targeting "Mill"
      And all players pass
      Then "Lantern" is in Bob's graveyard
      And "Beam" is still in "Tower"

  Rule: 302.2c Brought in by an effect that names no base, it goes where its player chooses

    Example: its player chooses among the bases with room
      Given Alice controls these permanents:
        | card           |
        | a base "Dock"  |
        | a base "Spire" |
      And Alice has an upgrade "Lantern" in her graveyard
      And Alice has the action "Salvage" in hand: "Return target upgrade card from your graveyard to the battlefield."
      When Alice plays "Salvage" targeting "Lantern"
      And all players pass
      And Alice chooses "Spire"
      Then "Lantern" is in "Spire"

  Rule: 302.2d Without a legal base it stays where it is

    Example: every base is full
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice has an upgrade "Lantern" in her graveyard
      And Alice has the action "Salvage" in hand: "Return target upgrade card from your graveyard to the battlefield in target base you control. You gain 2 resource."
      When Alice plays "Salvage" targeting "Lantern" and "Shed"
      And all players pass
      Then Alice has 12 resource
      And "Lantern" is still in Alice's graveyard
      And "Mule" is still in "Shed"

    @ruling:low-037
    Example: from the chain of events it goes to the graveyard
      Given Bob controls a base "Mill" with defense 3
      And Bob controls a base "Tower" with defense 9
      And it is Bob's prebattle main phase
      And Bob has an upgrade "Lantern" in hand
      And Alice has the action "Ram" in hand: "Ram deals 3 damage to target base."
      When Bob plays "Lantern" in "Mill"
      And Alice plays "Ram" targeting "Mill"
      And all players pass
      And all players pass
      Then "Lantern" is in Bob's graveyard

  Rule: 302.2e An effect that names a full base leaves it where it is

    Example: even if another base has room
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice controls a base "Dock" with capacity 5
      And Alice has an upgrade "Lantern" in her graveyard
      And Alice has the action "Salvage" in hand: "Return target upgrade card from your graveyard to the battlefield in target base you control. You gain 2 resource."
      When Alice plays "Salvage" targeting "Shed"
      And all players pass
      Then Alice has 12 resource
      And "Lantern" is still in Alice's graveyard

  Rule: 302.2f An upgrade isn't moved to a base that it can't be attached to

    @also:404.2f
    Example: a full one
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice controls an upgrade "Lantern" in her base "Dock"
      And Alice has the action "Haul" in hand: "Move target upgrade you control to target base you control."
      When Alice plays "Haul" targeting "Shed"
      And all players pass
      Then "Haul" is in Alice's graveyard
      And "Lantern" is still in "Dock"
      And "Mule" is still in "Shed"

  Rule: 302.3a Its defense modifier adds to the defense of its base

    @ruling:low-009
    Example: of that base only
      Given Alice controls these permanents:
        | card                          |
        | a base "Dock" with defense 8  |
        | a base "Spire" with defense 6 |
      And Alice has an upgrade "Palisade" with defense 4 in hand
      When Alice plays "Palisade" in "Dock"
      And all players pass
      Then "Dock" has defense 12
      And "Spire" still has defense 6

  Rule: 302.4a Its capacity modifier adds to the capacity of its base

    @ruling:low-038
    Example: it takes one place of it itself
      Given Alice controls a base "Dock" with capacity 1
      And Alice has an upgrade "Annex" with capacity 2 in hand
      And Alice has these cards in hand:
        | card                      |
        | a unit "Imp" with cost 0  |
        | a unit "Crow" with cost 0 |
      When Alice plays "Annex" in "Dock"
      And all players pass
      Then "Dock" has capacity 3
      When Alice plays "Imp" in "Dock"
      And all players pass
      Then Alice can still play "Crow"

  Rule: 302.5a Its production modifier adds to what its base produces

    Example: in the resource step
      Given it is Alice's effect step
      And Alice has 1 resource
      And Alice controls a base "Mine" with production 3
      And Alice controls an upgrade "Drill" with production 2 in her base "Mine"
      When all players pass
      Then Alice has 6 resource
