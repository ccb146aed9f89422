Feature: 610. Replacement effects

  Rule: 610.1 A replacement effect watches for an event and replaces it

    @also:610.1a
    Example: expelled instead of destroyed
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Wisp": "If Wisp would be destroyed, expel it instead."
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Bob plays "Bane" targeting "Wisp"
      And all players pass
      Then "Wisp" is expelled

  Rule: 610.1b To skip is to replace with nothing

    Example: a step that somebody skips
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Mint" with production 2
      And Alice has the action "Strike" in hand: "Target player skips their next resource step."
      When Alice plays "Strike" targeting Bob
      And all players pass
      And the game goes to Bob's prebattle main phase
      Then Bob still has 10 resource

  Rule: 610.1b~2 How a permanent enters the battlefield is replaced as it enters

    Example: rested
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Sluggard" in hand: "This unit enters the battlefield rested."
      And Bob controls a unit "Alarm": "Whenever a unit becomes rested, you gain 1 resource."
      When Alice plays "Sluggard"
      And all players pass
      Then "Sluggard" is rested
      And the chain of events is empty

    Example: with counters, so that the counters are there at once
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Thawing" in hand: "This unit enters the battlefield with two ice counters on it."
      When Alice plays "Thawing"
      And all players pass
      Then "Thawing" has 2 ice counters
      When Alice tries to attack Bob's base with "Thawing"
      Then it is refused

    Example: only while its condition is so
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Sleeper" in hand: "This unit enters the battlefield rested as long as it's not your turn."
      And Alice has a unit "Riser" in hand: "This unit enters the battlefield rested as long as it's your turn."
      When Alice plays "Sleeper"
      And all players pass
      And Alice plays "Riser"
      And all players pass
      Then "Sleeper" is reset
      And "Riser" is rested

  Rule: 610.2 A replacement effect may be about the damage of one source

    Example: only the damage that the unit itself deals
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Pillar" with power 9
      And Alice controls a unit "Slinger": "Pay 1: Slinger deals 2 damage to target unit."
      And Alice controls a unit "Archer":
        """
        If this unit would deal damage to a unit, it deals twice that much instead.
        Pay 1: Archer deals 2 damage to target unit.
        """
      When Alice activates "Slinger" targeting "Pillar"
      And all players pass
      Then "Pillar" has 2 damage marked
      When Alice activates "Archer" targeting "Pillar"
      And all players pass
      Then "Pillar" has 6 damage marked

  Rule: 610.3 A replacement effect is played like any other, and lasts as long as it says

    Example: this turn, and not the next
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Oak"
      And Bob controls a unit "Elm"
      And Alice has the action "Dusk" in hand: "If a unit would be destroyed this turn, expel it instead."
      And Alice has the action "Bane" in hand: "Destroy target unit."
      And Bob has the action "Axe" in hand: "Destroy target unit."
      When Alice plays "Dusk"
      And all players pass
      And Alice plays "Bane" targeting "Oak"
      And all players pass
      Then "Oak" is expelled
      When the game goes to Bob's prebattle main phase
      And Bob plays "Axe" targeting "Elm"
      And all players pass
      Then "Elm" is in Bob's graveyard

  Rule: 610.4 A replacement effect must exist before the event

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Moth"
      And Bob has the action "Bane" in hand: "Destroy target unit."
      And Alice has the action "Requiem" in hand: "If a unit would be destroyed this turn, expel it instead."

    Example: in response it is in time
      When Bob plays "Bane" targeting "Moth"
      And Alice plays "Requiem"
      And all players pass
      And all players pass
      Then "Moth" is expelled

    Example: afterwards it is too late
      When Bob plays "Bane" targeting "Moth"
      And all players pass
      And Alice plays "Requiem"
      And all players pass
      Then "Requiem" is in Alice's graveyard
      And "Moth" is in Alice's graveyard

  Rule: 610.5 A replacement effect has one opportunity to affect an event

    Example: damage is doubled once
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Bellows": "If a source you control would deal damage to a unit, it deals twice that much damage instead."
      And Bob controls a unit "Anvil" with power 9
      And Alice has the action "Pebble" in hand: "Pebble deals 2 damage to target unit."
      When Alice plays "Pebble" targeting "Anvil"
      And all players pass
      Then "Anvil" has 4 damage marked

    Example: a draw that becomes two is not replaced again
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Echo": "If you would draw a card, draw two cards instead."
      And Alice's deck holds 5 cards
      And Alice has the action "Sip" in hand: "Draw a card."
      And Alice has the action "Spare" in hand
      And Alice has the action "Other Spare" in hand
      When Alice plays "Sip"
      And all players pass
      Then Alice's deck holds 3 cards

  Rule: 610.6 A replaced event never happens, but what happens instead may trigger abilities

    Example: gaining instead of drawing
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Pawnbroker": "If you would draw a card, you gain 2 resource instead."
      And Alice controls a unit "Reader": "Whenever you draw a card, you gain 5 resource."
      And Alice controls a unit "Purse": "Whenever you gain resource, reset this unit."
      And Alice has the action "Sip" in hand: "Draw a card."
      And Alice has the action "Spare" in hand
      And Alice has the action "Other Spare" in hand
      When Alice plays "Sip"
      And all players pass
      Then Alice has 12 resource
      And the chain of events holds the ability of "Purse"

  Rule: 610.7 Without the event the effect does nothing

    Example: a unit leaves in another way
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Wisp": "If Wisp would be destroyed, expel it instead."
      And Bob has the action "Homesick" in hand: "Return target unit to its owner's hand."
      When Bob plays "Homesick" targeting "Wisp"
      And all players pass
      Then "Wisp" is in Alice's hand

  Rule: 610.7a No damage can't become more

    @also:113.7
    Example: X is 0
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Whetstone": "If a source you control would deal damage to a unit, it deals that much damage plus 2 instead."
      And Bob controls a unit "Anvil" with power 9
      And Alice has the action "Volley" with cost X in hand: "Volley deals X damage to target unit."
      When Alice plays "Volley" with X = 0 targeting "Anvil"
      And all players pass
      Then "Volley" is in Alice's graveyard
      And "Anvil" still has no damage marked

  Rule: 610.8 What is skipped is passed over, unless it has started

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Mint" with production 2
      And Alice has the action "Strike" in hand: "Target player skips their next resource step."

    Example: nothing of the step happens
      Given Bob controls a unit "Cashier": "At the beginning of your resource step, you gain 1 resource."
      When Alice plays "Strike" targeting Bob
      And all players pass
      And the game goes to Bob's prebattle main phase
      Then Bob still has 10 resource
      And the chain of events is empty

    Example: a step that has started goes on
      When the game goes to Bob's resource step
      And Alice plays "Strike" targeting Bob
      And all players pass
      And the game goes to Bob's prebattle main phase
      Then Bob has 12 resource

  Rule: 610.8a Two effects skip two occurrences

    Example: two resource steps
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Mint" with production 2
      And Alice has the action "Strike" in hand: "Target player skips their next resource step."
      And Alice has the action "Lockout" in hand: "Target player skips their next resource step."
      When Alice plays "Strike" targeting Bob
      And Alice plays "Lockout" targeting Bob
      And the game goes to Bob's prebattle main phase
      Then Bob still has 10 resource
      When the game goes to Alice's prebattle main phase
      And the game goes to Bob's prebattle main phase
      Then Bob still has 10 resource
      When the game goes to Alice's prebattle main phase
      And the game goes to Bob's prebattle main phase
      Then Bob has 12 resource

  Rule: 610.9 A draw is replaced even when the deck is empty

    Example: nothing to draw
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Pawnbroker": "If you would draw a card, you gain 2 resource instead."
      And Alice has the action "Sip" in hand: "Draw a card."
      And Alice has the action "Spare" in hand
      And Alice has the action "Other Spare" in hand
      When Alice plays "Sip"
      And all players pass
      Then Alice has 12 resource

  Rule: 610.9a A replaced draw is dealt with before the next one

    Example: each of two draws
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Pawnbroker": "If you would draw a card, you gain 2 resource instead."
      And Alice's deck holds 4 cards
      And Alice has the action "Gulp" in hand: "Draw two cards."
      And Alice has the action "Spare" in hand
      And Alice has the action "Other Spare" in hand
      When Alice plays "Gulp"
      And all players pass
      Then Alice has 14 resource
      And Alice's deck still holds 4 cards

  Rule: 610.10 "The cards expelled with this" are those that its own replacement effect expelled

    Example: and no other expelled card
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Oak"
      And Bob has a unit "Elm" in his graveyard
      And Alice controls a unit "Reaper":
        """
        If another unit would be destroyed, expel it instead.
        Pay 1: Return all cards expelled with Reaper to the battlefield under their owner's control.
        """
      And Alice has the action "Bane" in hand: "Destroy target unit."
      And Alice has the action "Pyre" in hand: "Expel target unit card in an opponent's graveyard."
      When Alice plays "Bane" targeting "Oak"
      And all players pass
      And Alice plays "Pyre" targeting "Elm"
      And all players pass
      And Alice activates "Reaper"
      And all players pass
      Then "Oak" is on the battlefield
      And "Elm" is expelled

  Rule: 610.11 An effect may replace a part of itself, before anything else replaces it

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a Demon unit "Imp" with power 9
      And Bob controls a unit "Ogre" with power 9
      And Alice has the action "Smite" in hand: "Smite deals 2 damage to target unit. If that unit is a Demon, Smite deals 4 damage to it instead."

    Example: where its condition is met
      When Alice plays "Smite" targeting "Imp"
      And all players pass
      Then "Imp" has 4 damage marked

    Example: where it isn't
      When Alice plays "Smite" targeting "Ogre"
      And all players pass
      Then "Ogre" has 2 damage marked

    @also:612.1a
    Example: other effects replace what it has made of it
      Given Alice controls an upgrade "Loupe": "If a source would deal damage to a unit, it deals twice that much damage instead."
      When Alice plays "Smite" targeting "Imp"
      And all players pass
      Then "Imp" has 8 damage marked

  Rule: 610.12 Counters that are put by a replacement effect are put by an effect

    Example: more counters than the replacement says
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Numb": "If Numb would be destroyed, put an ice counter on it instead."
      And Alice controls a unit "Frost": "If a unit you control would have one or more ice counters put on it, put twice that many ice counters on it instead."
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Bob plays "Bane" targeting "Numb"
      And all players pass
      Then "Numb" has 2 ice counters

  Rule: 610.13 What can't happen doesn't happen

    Example: nobody loses
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Stubborn": "You can't lose the game."
      And Alice has the action "Checkmate" in hand: "Target player loses the game."
      When Alice plays "Checkmate" targeting Bob
      And all players pass
      Then "Checkmate" is in Alice's graveyard
      And the game is not over

  Rule: 610.13a "Can't" doesn't go back in time

    Example: what was gained before remains
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Windfall" in hand: "You gain 3 resource."
      And Bob has the action "Freeze" in hand: "Players can't gain resource this turn."
      When Alice plays "Windfall"
      And all players pass
      And Bob plays "Freeze"
      And all players pass
      Then "Freeze" is in Bob's graveyard
      And Alice has 13 resource

  Rule: 610.13c What can't happen isn't replaced

    Example: no resource, and nothing instead
      Given a Legions of Will game between Alice and Bob
      And Alice's deck holds 3 cards
      And Alice controls a unit "Scholar": "If you would gain resource, draw a card instead."
      And Bob controls a unit "Embargo": "Players can't gain resource."
      And Alice has the action "Windfall" in hand: "You gain 3 resource."
      And Alice has the action "Spare" in hand
      And Alice has the action "Other Spare" in hand
      When Alice plays "Windfall"
      And all players pass
      Then "Windfall" is in Alice's graveyard
      And Alice's deck still holds 3 cards
      And Alice still has 10 resource
