Feature: 108. Permanents

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 108.1 A card is a permanent from when it enters the battlefield until it leaves it

    Example: a target for what speaks of permanents only there
      Given Alice has a unit "Ash Hound" with cost 1 in hand
      And Bob has the action "Ruin" in hand: "Destroy target permanent."
      When Alice plays "Ash Hound" in Alice's base
      Then Bob can't target "Ash Hound" with "Ruin"
      When all players pass
      And Alice passes
      Then Bob can target "Ash Hound" with "Ruin"

  Rule: 108.2 Every permanent has a controller

    @ruling:low-011
    Example: its owner's effects find it among what they control, others' don't
      Given Alice controls a base "Cellar", face down
      And Alice has the action "Break Ground" in hand: "Turn target face-down base you control face up."
      And Bob has the action "Undermine" in hand: "Turn target face-down base you control face up."
      Then Bob can't target "Cellar" with "Undermine"
      When Alice plays "Break Ground" targeting "Cellar"
      And all players pass
      Then "Cellar" is face up

  Rule: 108.2a Who puts a card onto the battlefield controls it

    @also:108.2
    Example: a card of another player
      Given Bob has a unit "Husk" in his graveyard
      And Alice has the action "Raise" in hand: "Put target unit card from a graveyard onto the battlefield in target base you control."
      When Alice plays "Raise" targeting "Husk" and Alice's base
      And all players pass
      Then "Husk" is in Alice's base
      And "Husk" is controlled by Alice
      And "Husk" is still owned by Bob

    Example: the player whom the text names
      Given Bob has a unit "Husk" in his graveyard
      And Alice has the action "Raise" in hand: "Target opponent puts a unit card from their graveyard onto the battlefield."
      When Alice plays "Raise" targeting Bob
      And all players pass
      Then "Husk" is in Bob's base
      And "Husk" is controlled by Bob

    @also:605.2f
    Example: each of several players
      Given Bob has a unit "Husk" in his graveyard
      And Alice has a unit "Shell" in her graveyard
      And Alice has the action "Raise" in hand: "Each player puts a unit card from their graveyard onto the battlefield."
      When Alice plays "Raise"
      And all players pass
      Then "Husk" is controlled by Bob
      And "Shell" is controlled by Alice

    @also:605.2f
    Example: the owners of several, where the text says so
      Given Bob controls a unit "Husk"
      And Alice controls a unit "Shell"
      And Alice has the action "Eclipse" in hand: "Expel all units. Return them to the battlefield under their owners' control at the beginning of the next end step."
      When Alice plays "Eclipse"
      And all players pass
      And the game goes to the end step
      And all players pass
      Then "Husk" is in Bob's base
      And "Shell" is in Alice's base

  Rule: 108.2b Who gains control of a permanent puts it into a base with room

    Background:
      Given Bob controls a unit "Nomad" with power 2 in his base "Mill"
      And Alice has the action "Lure" in hand: "Gain control of target unit. You gain 1 resource."
      And Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Mule" in her base "Shed"

    @also:605.2d
    Example: the permanent may be left to a choice as well
      Given Bob controls a unit "Hermit" in his base "Mill"
      And Alice has the action "Adopt" in hand: "Gain control of a unit an opponent controls."
      And Alice controls a base "Dock"
      When Alice plays "Adopt"
      And all players pass
      And Alice chooses "Hermit"
      Then "Hermit" is in "Dock"
      And "Nomad" is still in "Mill"

    Example: of the new controller's choice
      Given Alice controls a base "Dock"
      And Alice controls a base "Spire"
      When Alice plays "Lure" targeting "Nomad"
      And all players pass
      And Alice chooses "Spire"
      Then "Nomad" is in "Spire"
      And "Nomad" is controlled by Alice

    Example: not into a full one
      Given Alice controls a base "Dock"
      And Alice controls a base "Spire"
      When Alice plays "Lure" targeting "Nomad"
      And all players pass
      And Alice tries to choose "Shed"
      Then it is refused
      When Alice chooses "Dock"
      Then "Nomad" is in "Dock"

    @ruling:low-012
    Example: without room it stays, and the rest of the effect happens
      When Alice plays "Lure" targeting "Nomad"
      And all players pass
      Then Alice has 11 resource
      And "Nomad" is still in "Mill"
      And "Nomad" is still controlled by Bob

  Rule: 108.2c Permanents beyond a base's capacity are put into the graveyard

    @ruling:low-013
    Example: its controller chooses them
      Given Bob controls a base "Mill" with capacity 3
      And Bob controls a unit "Ox" in his base "Mill"
      And Bob controls a unit "Yak" in his base "Mill"
      And Bob controls a unit "Goat" in his base "Mill"
      And Alice has the action "Squeeze" in hand: "Target base gains -2 capacity until end of turn."
      When Alice plays "Squeeze" targeting "Mill"
      And all players pass
      And Bob chooses "Ox" and "Goat"
      Then "Ox" is in Bob's graveyard
      And "Goat" is in Bob's graveyard
      And "Yak" is still on the battlefield

  Rule: 108.3 An action can't be a permanent

    Example: it stays in the graveyard
      Given Alice has the action "Whim" in her graveyard: "Draw a card."
      And Alice has the action "Salvage" in hand: "Return target card from your graveyard to the battlefield. You gain 1 resource."
      When Alice plays "Salvage" targeting "Whim"
      And all players pass
      Then Alice has 11 resource
      And "Whim" is still in Alice's graveyard

  Rule: 108.4b Permanents enter reset and face up, but traps don't

    Example: a unit
      Given Alice has a unit "Recruit" in hand
      When Alice plays "Recruit" in Alice's base
      And all players pass
      Then "Recruit" is on the battlefield
      And "Recruit" is reset
      And "Recruit" is face up

    Example: rested if its text says so
      Given Alice has a unit "Sloth" in hand: "This unit enters the battlefield rested."
      When Alice plays "Sloth" in Alice's base
      And all players pass
      Then "Sloth" is rested

    Example: a trap
      Given Alice has a trap "Snare" in hand: "Pay 1: Draw a card."
      When Alice plays "Snare" in Alice's base
      And all players pass
      Then "Snare" is on the battlefield
      And "Snare" is face down

  Rule: 108.4c A permanent keeps its status until something changes it

    Example: rested under another player's control
      Given Bob controls a unit "Nomad" rested
      And Alice has the action "Lure" in hand: "Gain control of target unit."
      When Alice plays "Lure" targeting "Nomad"
      And all players pass
      Then "Nomad" is controlled by Alice
      And "Nomad" is still rested

    Example: face down until an effect turns it up
      Given Bob controls a trap "Snare" face down: "Pay 1: Draw a card."
      And Alice has the action "Unearth" in hand: "Turn target trap face up."
      When Alice plays "Unearth" targeting "Snare"
      Then "Snare" is still face down
      When all players pass
      Then "Snare" is face up

  Rule: 108.4d Only permanents are rested or reset

    Example: a rested unit that comes back
      Given Alice controls a unit "Ash Hound" rested
      And Alice has the action "Gust" in hand: "Return target unit to its owner's hand."
      When Alice plays "Gust" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" is in Alice's hand
      And "Ash Hound" is not rested
      When Alice plays "Ash Hound" in Alice's base
      And all players pass
      Then "Ash Hound" is on the battlefield
      And "Ash Hound" is reset
