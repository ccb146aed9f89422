Feature: 404. Base

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 404.1 Three bases begin face down on the battlefield

    Example: and stay on the battlefield
      Given Bob controls a base "Mill"
      And Alice has the action "Sweep" in hand: "Return all permanents to their owner's hand."
      And Bob controls a unit "Imp"
      When Alice plays "Sweep"
      And all players pass
      Then "Imp" is in Bob's hand
      And "Mill" is still on the battlefield

  Rule: 404.2a Nothing is moved to a base without available capacity

    Background:
      Given Alice controls a unit "Drone" with power 4, 1 damage marked in her base "Dock"

    @ruling:low-010
    Example: a unit is moved while there is room, and stays what it was
      Given Alice controls a base "Shed" with capacity 1
      When Alice moves "Drone" to "Shed"
      Then "Drone" is in "Shed"
      And "Drone" still has 1 damage marked

    Example: not to a full base
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      When Alice tries to move "Drone" to "Shed"
      Then it is refused

    Example: not to another player's base
      When Alice tries to move "Drone" to Bob's base
      Then it is refused

    @ruling:low-030
    Example: not to a face-down base
      When Alice tries to move "Drone" to Alice's second base
      Then it is refused

  Rule: 404.2b A permanent card needs a legal base to be played

    Example: with room in one of two
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice controls a base "Dock" with capacity 1
      And Alice has a unit "Imp" in hand
      When Alice plays "Imp" targeting "Dock"
      And all players pass
      Then "Imp" is in "Dock"

    Example: without room anywhere
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice has a unit "Imp" in hand
      When Alice tries to play "Imp"
      Then it is refused

    @ruling:low-030
    Example: a face-down base is none
      Given Alice controls a base "Dock"
      And Alice controls a base "Spire"
      And Alice has a unit "Imp" in hand
      When Alice tries to target Alice's second base with "Imp"
      Then it is refused

  Rule: 404.2c What is in a base that lies face down goes to the graveyard

    @ruling:low-043
    Example: all of it, whatever it is
      Given Bob controls a base "Mill" with defense 4
      And Bob controls a unit "Watchman" in his base "Mill"
      And Bob controls an upgrade "Lantern" in his base "Mill"
      And Bob controls a trap "Snare" face down in his base "Mill": "Pay 1: Draw a card."
      And Bob controls a base "Tower"
      And Alice has the action "Sinkhole" in hand: "Turn target base face down."
      When Alice plays "Sinkhole" targeting "Mill"
      And Alice passes
      And Bob passes
      Then "Watchman" is in Bob's graveyard
      And "Lantern" is in Bob's graveyard
      And "Snare" is in Bob's graveyard

  Rule: 404.2d Of more than a base can hold, its controller chooses what goes

    @ruling:low-043 @ruling:low-038
    Example: an upgrade that added the capacity is destroyed
      Given Alice controls a base "Warren" with capacity 3
      And Alice controls these permanents:
        | card                                                    |
        | a unit "Mule" in her base "Warren"                      |
        | a unit "Goat" in her base "Warren"                      |
        | a unit "Crow" in her base "Warren"                      |
        | an upgrade "Lantern" in her base "Warren"               |
        | an upgrade "Drill" in her base "Warren"                 |
        | an upgrade "Annex" with capacity 3 in her base "Warren" |
      And Bob has the action "Wrecking Crew" in hand: "Destroy target upgrade."
      When Bob plays "Wrecking Crew" targeting "Annex"
      And all players pass
      Then "Warren" has capacity 3
      And Alice is asked to choose permanents beyond capacity
      When Alice chooses "Goat" and "Lantern"
      Then "Goat" is in Alice's graveyard
      And "Lantern" is in Alice's graveyard
      And "Mule" is still in "Warren"
      And "Crow" is still in "Warren"
      And "Drill" is still in "Warren"

  Rule: 404.2e With no legal base to enter, a permanent stays where it is

    Example: a unit that an effect puts into a full base
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      And Alice has a unit "Imp" in her graveyard
      And Alice has the action "Rouse" in hand: "Return target unit card from your graveyard to the battlefield in target base you control. You gain 2 resource."
      When Alice plays "Rouse" targeting "Imp" and "Shed"
      And all players pass
      Then Alice has 12 resource
      And "Imp" is still in Alice's graveyard

    @ruling:low-012
    Example: a player without room doesn't gain control of a permanent
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"
      And Bob controls a unit "Watchman"
      And Alice has the action "Bribe" in hand: "Gain control of target unit. You gain 2 resource."
      When Alice plays "Bribe" targeting "Watchman"
      And all players pass
      Then Alice has 12 resource
      And "Watchman" is still controlled by Bob
      And "Watchman" is still in Bob's base

  Rule: 404.2f A permanent isn't moved by an effect to a base without room

    Background:
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Drone" in her base "Dock"
      And Alice has the action "Haul" in hand: "Move target unit you control to target base you control."

    Example: it is moved to one with room
      When Alice plays "Haul" targeting "Shed"
      And all players pass
      Then "Drone" is in "Shed"

    Example: it doesn't leave the base that it is in
      Given Alice controls a unit "Mule" in her base "Shed"
      When Alice plays "Haul" targeting "Drone" and "Shed"
      And all players pass
      Then "Haul" is in Alice's graveyard
      And "Drone" is still in "Dock"
      And "Mule" is still in "Shed"

    @also:605.2d
    Example: only where it can go is a choice
      Given Alice controls a base "Quay"
      And Alice has the action "Tow" in hand: "Move target unit you control to another base you control."
      And Alice controls a unit "Mule" in her base "Shed"
      When Alice plays "Tow" targeting "Drone"
      And all players pass
      Then "Drone" is in "Quay"

    @also:605.2d
    Example: what is moved, and where to, may both be chosen
      Given Alice has the action "Tow" in hand: "Move a unit you control to a base you control."
      When Alice plays "Tow"
      And all players pass
      Then "Drone" is in "Shed"

    @also:605.2f
    Example: each player's own unit is moved to a base of that player's
      Given Bob controls a base "Mill"
      And Bob controls a base "Weir"
      And Bob controls a unit "Ox" in his base "Mill"
      And Alice has the action "Tow" in hand: "Each player moves a unit they control to another base they control."
      When Alice plays "Tow"
      And all players pass
      Then "Drone" is in "Shed"
      And "Ox" is in "Weir"

  Rule: 404.2g Without room for all that would be moved, none is

    Background:
      Given Alice controls these permanents:
        | card                             |
        | a base "Shed" with capacity 2    |
        | a unit "Mule" in her base "Dock" |
        | a unit "Goat" in her base "Dock" |
        | a unit "Crow" in her base "Dock" |

    @ruling:low-046
    Example: three units and a base with room for two
      Given Alice has the action "Exodus" in hand: "Choose up to three target units. Move them to target base you control. Those units may attack this turn."
      When Alice plays "Exodus" targeting "Mule", "Goat", "Crow" and "Shed"
      And all players pass
      Then "Exodus" is in Alice's graveyard
      And "Mule" is still in "Dock"
      And "Goat" is still in "Dock"
      And "Crow" is still in "Dock"

    @ruling:low-046
    Example: three units and a base of their owner's with room for two
      Given Alice has the action "Exodus" in hand: "Choose up to three target units. Move them to target base their owner controls. Those units may attack this turn."
      When Alice plays "Exodus" targeting "Mule", "Goat", "Crow" and "Shed"
      And all players pass
      Then "Exodus" is in Alice's graveyard
      And "Mule" is still in "Dock"
      And "Goat" is still in "Dock"
      And "Crow" is still in "Dock"

    Example: two of them
      Given Alice has the action "Exodus" in hand: "Choose up to three target units. Move them to target base you control. Those units may attack this turn."
      When Alice plays "Exodus" targeting "Mule", "Crow" and "Shed"
      And all players pass
      Then "Mule" is in "Shed"
      And "Crow" is in "Shed"
      And "Goat" is still in "Dock"

    @ruling:low-046
    Example: nothing else of the card happens, for it hasn't resolved
      Given Alice has the action "Exodus" in hand: "Choose up to three target units. Move them to target base you control. You gain 4 resource."
      When Alice plays "Exodus" targeting "Mule", "Goat", "Crow" and "Shed"
      And all players pass
      Then "Exodus" is in Alice's graveyard
      And Alice still has 10 resource

  Rule: 404.3 What is no base is on the battlefield only in a base

    Example: where there is no room in any base nothing comes onto the battlefield
      Given Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Imp" in her base "Shed"
      And Alice has a unit "Ghoul" in her graveyard
      And Alice has the action "Raise" in hand: "Put target unit card from your graveyard onto the battlefield. You gain 1 resource."
      When Alice plays "Raise" targeting "Ghoul"
      And all players pass
      Then Alice has 11 resource
      And "Ghoul" is still in Alice's graveyard

    Example: with room it is in that base
      Given Alice controls a base "Shed" with capacity 2
      And Alice controls a unit "Imp" in her base "Shed"
      And Alice has a unit "Ghoul" in her graveyard
      And Alice has the action "Raise" in hand: "Put target unit card from your graveyard onto the battlefield."
      When Alice plays "Raise" targeting "Ghoul"
      And all players pass
      Then "Ghoul" is in "Shed"

  Rule: 404.5 What moves between bases doesn't enter the battlefield

    @ruling:low-010
    Example: abilities that look for that don't trigger
      Given Alice controls a unit "Drone" in her base "Dock"
      And Alice controls a base "Spire": "Whenever a unit enters the battlefield under your control, you gain 3 resource."
      And Alice has a unit "Imp" with cost 0 in hand
      When Alice moves "Drone" to "Spire"
      Then "Drone" is in "Spire"
      And the chain of events is empty
      When Alice plays "Imp" in "Dock"
      And all players pass
      Then the chain of events holds the ability of "Spire"

    Example: nor does what merely happens to a unit that is there
      Given Alice controls a base "Hearth": "Whenever a unit enters this base, you gain 3 resource."
      And Alice controls a unit "Old Drone" with power 3 in her base "Hearth"
      And Bob has the action "Spark" in hand: "Spark deals 1 damage to target unit."
      When Bob plays "Spark" targeting "Old Drone"
      And all players pass
      Then "Old Drone" has 1 damage marked
      And the chain of events is empty
