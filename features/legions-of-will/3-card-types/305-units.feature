Feature: 305. Units

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 305.1 A unit is played in one's own main phase with nothing on the chain of events

    Example: in the second main phase as well
      Given it is Alice's postbattle main phase
      And Alice has a unit "Imp" with cost 3 in hand
      When Alice plays "Imp" in Alice's base
      Then the chain of events holds "Imp"
      And Alice has 7 resource

    Example: not in the turn of another player
      Given Bob has a unit "Imp" in hand
      When Bob tries to play "Imp"
      Then it is refused

    Example: not in the battle phase
      Given it is Alice's end of battle step
      And Alice has a unit "Imp" in hand
      When Alice tries to play "Imp"
      Then it is refused

    Example: not while the chain of events holds something
      Given Alice has 2 units "Imp" in hand
      When Alice plays "Imp" (1) in Alice's base
      And Alice tries to play "Imp" (2)
      Then it is refused by rule 305.1

  Rule: 305.2 It enters a base with available capacity under its player's control

    Example: one place of two is left
      Given Alice controls a base "Shed" with capacity 2
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice has a unit "Imp" in hand
      When Alice plays "Imp" in "Shed"
      And all players pass
      Then "Imp" is in "Shed"
      And "Imp" is controlled by Alice

  Rule: 305.3 It enters in the base that it targets

    Example: one of two bases
      Given Alice controls these permanents:
        | card           |
        | a base "Dock"  |
        | a base "Spire" |
      And Alice has a unit "Imp" in hand
      When Alice plays "Imp" in "Spire"
      And all players pass
      Then "Imp" is in "Spire"

  Rule: 305.3a It needs a base of its player's with room as its target

    Background:
      Given Alice controls these permanents:
        | card                            |
        | a base "Dock" with capacity 3   |
        | a base "Spire" with defense 3   |
      And Alice has a unit "Imp" in hand

    @ruling:low-036
    Example: not a base of another player
      When Alice tries to target Bob's base with "Imp"
      Then it is refused

    @ruling:low-036 @ruling:low-037
    Example: a base that is turned face down before it resolves
      Given Bob has the action "Ram" in hand: "Ram deals 3 damage to target base."
      When Alice plays "Imp" in "Spire"
      And Bob plays "Ram" targeting "Spire"
      And all players pass
      And all players pass
      Then "Imp" is in Alice's graveyard

    @ruling:low-036
    Example: a base of one's own
      When Alice plays "Imp" in "Dock"
      Then "Imp" is targeting "Dock"

  Rule: 305.3b A unit whose base is turned face down goes to the graveyard

    Example: units in other bases stay
      Given Bob controls a unit "Watchman" in his base "Mill"
      And Bob controls a unit "Ranger" in his base "Tower"
      And Alice has the action "Sinkhole" in hand: "Turn target base face down."
      When Alice plays "Sinkhole" targeting "Mill"
      And all players pass
      Then "Watchman" is in Bob's graveyard
      And "Ranger" is still in "Tower"

  Rule: 305.3c Brought in by an effect that names no base, it goes where its player chooses

    Example: a full base is not among them
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice controls a base "Dock"
      And Alice controls a base "Spire"
      And Alice has a unit "Imp" in her graveyard
      And Alice has the action "Rouse" in hand: "Return target unit card from your graveyard to the battlefield."
      When Alice plays "Rouse" targeting "Imp"
      And all players pass
      And Alice tries to choose "Shed"
      Then it is refused
      When Alice chooses "Spire"
      Then "Imp" is in "Spire"

  Rule: 305.3d Without a legal base it stays where it is

    Example: every base is full
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice has a unit "Imp" in her graveyard
      And Alice has the action "Rouse" in hand: "Return target unit card from your graveyard to the battlefield in target base you control. You gain 2 resource."
      When Alice plays "Rouse" targeting "Imp" and "Shed"
      And all players pass
      Then Alice has 12 resource
      And "Imp" is still in Alice's graveyard

  Rule: 305.3e An effect that names a full base leaves it where it is

    Example: even if another base has room
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice controls a base "Dock" with capacity 5
      And Alice has a unit "Imp" in her graveyard
      And Alice has the action "Rouse" in hand: "Return target unit card from your graveyard to the battlefield in target base you control. You gain 2 resource."
      When Alice plays "Rouse" targeting "Shed"
      And all players pass
      Then Alice has 12 resource
      And "Imp" is still in Alice's graveyard

  Rule: 305.3f A unit isn't moved to a base that it can't be attached to

    Background:
      Given Alice controls a unit "Drone" in her base "Dock"
      And Alice controls a base "Shed" with capacity 1
      And Alice has the action "Haul" in hand: "Move target unit you control to target base you control."

    Example: it is moved to one with room
      When Alice plays "Haul" targeting "Shed"
      And all players pass
      Then "Drone" is in "Shed"

    Example: it stays where it is if there is none
      Given Alice controls a unit "Mule" in her base "Shed"
      When Alice plays "Haul" targeting "Drone" and "Shed"
      And all players pass
      Then "Haul" is in Alice's graveyard
      And "Drone" is still in "Dock"
      And "Mule" is still in "Shed"

  Rule: 305.4 A unit may have several subtypes

    Example: a Human Septuorian is a Human and a Septuorian
      Given Alice controls a Human Septuorian unit "Vesna" with power 2
      And Alice controls a Biterrian unit "Crow" with power 2
      And Alice has the action "Kinship" in hand: "Humans you control gain +1 power until end of turn. Septuorians you control gain +3 power until end of turn."
      When Alice plays "Kinship"
      And all players pass
      Then "Vesna" has power 6
      And "Crow" still has power 2

  Rule: 305.5 Only units have will and power

    Example: a description by will means units alone
      Given Bob controls a trap "Net"
      And Bob controls a unit "Imp" with will 1 and power 1
      And Alice has the action "Hush" in hand: "Rest all permanents with will 3 or less."
      When Alice plays "Hush"
      And all players pass
      Then "Imp" is rested
      And "Net" is still reset
      And Bob's base is still reset

    Example: no base, no trap and no upgrade has them
      Given Alice controls a base "Kiln"
      And Alice controls a trap "Net"
      And Alice controls an upgrade "Wall"
      And Alice has the action "Swell" in hand: "All permanents gain +2 power until end of turn."
      And Alice controls a unit "Imp" with power 1
      When Alice plays "Swell"
      And all players pass
      Then "Imp" has power 3
      And "Kiln" doesn't have power 2
      And "Net" doesn't have power 2
      And "Wall" doesn't have power 2

  Rule: 305.5a A unit attacks if a roll of the 12-sided die meets its will

    Background:
      Given Alice controls a unit "Ash Hound" with will 7 and power 3

    Example: a roll as high as its will
      Given the next will roll is 7
      When Alice attacks Bob's base with "Ash Hound"
      Then "Ash Hound" is attacking
      And "Ash Hound" is rested

    Example: a lower roll
      Given the next will roll is 6
      When Alice attacks Bob's base with "Ash Hound"
      Then "Ash Hound" is not attacking
      And "Ash Hound" is not rested

  Rule: 305.5b Power is the damage that a unit deals and the damage that destroys it

    Example: two units fight
      Given Alice controls a unit "Ash Hound" with will 4 and power 3
      And Bob controls a unit "Watchman" with power 2
      And the next will roll is 4
      When Alice attacks Bob's base with "Ash Hound"
      And Bob blocks "Ash Hound" with "Watchman"
      And the game goes to the battle damage step
      Then "Ash Hound" has 2 damage marked
      And "Watchman" is in Bob's graveyard

  Rule: 305.5c Will and power are what is printed, with every effect applied

    Example: several effects
      Given Alice controls a unit "Ash Hound" with will 4 and power 3
      And Alice controls an upgrade "War Drum": "Units you control gain -1 will and +2 power."
      And Alice has the action "Rage" in hand: "Target unit gains +1 power until end of turn."
      When Alice plays "Rage" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" has power 6
      And "Ash Hound" still has will 3

  Rule: 305.6 Units attack and block

    Background:
      Given Alice controls a unit "Ash Hound" with will 4 and power 3
      And Bob controls a unit "Watchman" in his base "Mill"
      And Bob controls an upgrade "Palisade" in his base "Mill"
      And Alice controls an upgrade "Lantern"

    Example: they do
      Given the next will roll is 12
      When Alice attacks "Mill" with "Ash Hound"
      And Bob blocks "Ash Hound" with "Watchman"
      Then "Ash Hound" is blocked
      And "Watchman" is blocking "Ash Hound"

    Example: an upgrade doesn't attack
      When Alice tries to attack "Mill" with "Lantern"
      Then it is refused

    Example: an upgrade doesn't block
      Given the next will roll is 12
      When Alice attacks "Mill" with "Ash Hound"
      And Bob tries to block "Ash Hound" with "Palisade"
      Then it is refused

  Rule: 305.7 Damage stays marked on a unit until the cleanup step

    Background:
      Given Alice controls a unit "Ash Hound" with power 5 and 2 damage marked

    Example: more damage adds to it
      Given Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit."
      When Bob plays "Spark" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" is in Alice's graveyard

    Example: the cleanup step removes it
      When the game goes to Bob's effect step
      Then "Ash Hound" has no damage marked
