Feature: 702. Keyword abilities

  Rule: 702.1a Only what is rested is reset

    Example: a unit that was reset anyway
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Sunflower": "Whenever Sunflower becomes reset, you gain 2 resource."
      And Alice controls a unit "Moth" rested: "Whenever Moth becomes reset, you gain 3 resource."
      And Alice has the action "Rouse" in hand: "Reset all units you control."
      When Alice plays "Rouse"
      And all players pass
      Then the chain of events holds the ability of "Moth"
      And "Moth" is reset

  Rule: 702.1c "With" a keyword means that it has an ability of it

    Example: printed or given
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Oak": "Redeem"
      And Bob controls a unit "Elm"
      And Alice has the action "Gift" in hand: "Target unit gains Redeem until end of turn."
      And Alice has the action "Fell" in hand: "Destroy all units with Redeem."
      When Alice plays "Gift" targeting "Elm"
      And all players pass
      And Alice plays "Fell"
      And all players pass
      Then "Oak" is in Bob's graveyard
      And "Elm" is in Bob's graveyard

  Rule: 702.2a Protection is from a quality, of permanents and of sources elsewhere

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Deaf Knight" with power 9: "Protection from actions"
      And Alice controls a unit "Slinger": "Pay 1: Slinger deals 2 damage to target unit."
      And Alice has the action "Hammer" in hand: "Hammer deals 5 damage to target unit."

    Example: a source on the chain of events
      When Alice plays "Hammer" targeting "Deaf Knight"
      And all players pass
      Then "Hammer" is in Alice's graveyard
      And "Deaf Knight" still has no damage marked

    Example: a source without the quality
      When Alice activates "Slinger" targeting "Deaf Knight"
      And all players pass
      Then "Deaf Knight" has 2 damage marked

    Example: from each of several types
      Given Alice controls a unit "Far Knight" with power 9: "Protection from traps and from units"
      When Alice plays "Hammer" targeting "Far Knight"
      And all players pass
      Then "Far Knight" has 5 damage marked
      When Alice activates "Slinger" targeting "Far Knight"
      And all players pass
      Then "Far Knight" still has 5 damage marked

  Rule: 702.2b Damage from sources with the quality is prevented

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Wyrmbane" with power 9: "Protection from Dragons"

    Example: battle damage
      Given it is Bob's prebattle main phase
      And Bob controls a Dragon unit "Smoulder" with power 4
      When Bob attacks Alice's base with "Smoulder"
      And Alice blocks "Smoulder" with "Wyrmbane"
      And the game goes to the end of battle step
      Then "Smoulder" is in Bob's graveyard
      And "Wyrmbane" still has no damage marked

    Example: damage of an ability
      Given Bob controls a Dragon unit "Scorcher": "Pay 1: Scorcher deals 2 damage to target unit."
      When Bob activates "Scorcher" targeting "Wyrmbane"
      And all players pass
      Then Bob has 9 resource
      And "Wyrmbane" still has no damage marked

  Rule: 702.2c A unit with protection isn't blocked by units with the quality

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Wyrmbane" with power 9: "Protection from Dragons"
      And Bob controls a Dragon unit "Smoulder" with power 4
      And Bob controls a Human unit "Squire"

    Example: a unit with it
      When Alice attacks Bob's base with "Wyrmbane"
      And Bob tries to block "Wyrmbane" with "Smoulder"
      Then it is refused by rule 702.2c

    Example: a unit without it
      When Alice attacks Bob's base with "Wyrmbane"
      And Bob blocks "Wyrmbane" with "Squire"
      Then "Squire" is blocking "Wyrmbane"

    Example: it says nothing of the units that it blocks itself
      Given it is Bob's prebattle main phase
      When Bob attacks Alice's base with "Smoulder"
      And Alice blocks "Smoulder" with "Wyrmbane"
      Then "Wyrmbane" is blocking "Smoulder"

  Rule: 702.2e A second protection from the same quality adds nothing

    Example: nobody is asked which one prevents
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Wyrmbane" with power 9: "Protection from Dragons"
      And Alice controls a unit "Warder": "Other units you control have Protection from Dragons."
      And Bob controls a Dragon unit "Scorcher": "Pay 1: Scorcher deals 2 damage to target unit."
      When Bob activates "Scorcher" targeting "Wyrmbane"
      And all players pass
      Then Bob has 9 resource
      And "Wyrmbane" still has no damage marked

  Rule: 702.3a~2 Redeem: pay the card's resource cost and discard it

    Background:
      Given a Legions of Will game between Alice and Bob

    @also:115.2b @ruling:low-027
    Example: for its cost, without the chain of events
      Given Alice has the Redeem action "Voucher" with cost 2 in hand
      And Alice's deck holds 3 cards
      When Alice redeems "Voucher"
      Then Alice has 8 resource
      And "Voucher" is in Alice's graveyard
      And the chain of events is empty
      And Alice's deck holds 2 cards
      And Alice still has priority

    Example: not without the resource
      Given Alice has the Redeem action "Voucher" with cost 2 in hand
      And Alice has 1 resource
      When Alice tries to redeem "Voucher"
      Then it is refused

    Example: not without the keyword
      Given Alice has the action "Keepsake" with cost 2 in hand
      When Alice tries to redeem "Keepsake"
      Then it is refused

    Example: not without priority
      Given Bob has the Redeem action "Voucher" with cost 2 in hand
      When Bob tries to redeem "Voucher" without priority
      Then it is refused

    Example: not from the graveyard
      Given Alice has the Redeem action "Voucher" with cost 2 in her graveyard
      When Alice tries to redeem "Voucher"
      Then it is refused

    Example: its cost is paid before it is discarded
      Given Alice has the Redeem action "Token" with cost 3 in hand: "Draw a card."
      And Alice controls a unit "Miser": "Whenever you discard a card, if you have 10 or more resource, you gain 5 resource."
      When Alice redeems "Token"
      Then "Token" is in Alice's graveyard
      And Alice has 7 resource
      And the chain of events is empty

  Rule: 702.3b~2 Other cards may have redeem

    Example: a unit card
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Fair-weather Friend" with cost 3 in hand: "Redeem"
      When Alice redeems "Fair-weather Friend"
      Then Alice has 7 resource
      And "Fair-weather Friend" is in Alice's graveyard

  Rule: 702.4a Recur: the card may be played from the graveyard, and is expelled then

    Background:
      Given a Legions of Will game between Alice and Bob

    @ruling:low-066
    Example: from the graveyard, for its cost
      Given Alice has the Recur action "Encore" with cost 2 in her graveyard: "You gain 1 resource."
      When Alice plays "Encore"
      Then Alice has 8 resource
      When all players pass
      Then Alice has 9 resource
      And "Encore" is expelled

    Example: from the hand it goes to the graveyard
      Given Alice has the Recur action "Encore" with cost 2 in hand: "You gain 1 resource."
      When Alice plays "Encore"
      And all players pass
      Then "Encore" is in Alice's graveyard

    @ruling:low-066
    Example: expelled even when it is prevented from resolving
      Given Alice has the Recur action "Encore" with cost 2 in her graveyard: "You gain 1 resource."
      And Bob has the action "Veto" in hand: "Prevent target action from resolving."
      When Alice plays "Encore"
      And Bob plays "Veto" targeting "Encore"
      And all players pass
      Then "Encore" is expelled
      And Alice has 8 resource

    @ruling:low-066
    Example: expelled even when its only target is gone
      Given Alice has the Recur action "Reprise" in her graveyard: "Reprise deals 1 damage to target unit."
      And Bob controls a unit "Fleeting"
      And Bob has the action "Homesick" in hand: "Return target unit to its owner's hand."
      When Alice plays "Reprise" targeting "Fleeting"
      And Bob plays "Homesick" targeting "Fleeting"
      And all players pass
      And all players pass
      Then "Reprise" is expelled

    Example: not without the keyword
      Given Alice has the action "Swan Song" in her graveyard: "You gain 1 resource."
      When Alice tries to play "Swan Song"
      Then it is refused

    Example: not from another player's graveyard
      Given Bob has the Recur action "Encore" in his graveyard: "You gain 1 resource."
      When Alice tries to play "Encore"
      Then it is refused

    Example: not without the resource for it
      Given Alice has the Recur action "Encore" with cost 2 in her graveyard: "You gain 1 resource."
      And Alice has 1 resource
      When Alice tries to play "Encore"
      Then it is refused
