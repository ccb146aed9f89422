Feature: 701. Keywords

  Rule: 701.2a Only its controller activates an ability of an object

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Lamplighter" with power 3: "Rest this unit: Draw a card."

    Example: somebody else doesn't
      When Bob tries to activate "Lamplighter"
      Then it is refused

    Example: the controller doesn't without priority
      When Alice passes
      And Alice tries to activate "Lamplighter" without priority
      Then it is refused

    Example: the controller does
      When Alice activates "Lamplighter"
      Then the chain of events holds the ability of "Lamplighter"

  Rule: 701.3a To attach is to put a permanent onto a base

    Example: from one base to another
      Given a Legions of Will game between Alice and Bob
      And Alice controls an upgrade "Sluice" in her base "Dam"
      And Alice controls an upgrade "Weir" in her base "Dam"
      And Alice controls a base "Mill"
      And Alice has the action "Cartage" in hand: "Move target upgrade you control to target base you control."
      When Alice plays "Cartage" targeting "Sluice", "Mill"
      And all players pass
      Then "Sluice" is in "Mill"

  Rule: 701.3b What can't be attached doesn't move

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls an upgrade "Sluice" in her base "Dam"
      And Alice controls an upgrade "Weir" in her base "Dam"
      And Alice controls a base "Mill" with capacity 1
      And Alice has the action "Cartage" in hand: "Move target upgrade you control to target base you control."

    Example: a full base
      Given Alice controls a unit "Miller" in her base "Mill"
      When Alice plays "Cartage" targeting "Sluice", "Mill"
      And all players pass
      Then "Cartage" is in Alice's graveyard
      And "Sluice" is still in "Dam"
      And "Miller" is still in "Mill"

    Example: the base that it is in
      When Alice plays "Cartage" targeting "Sluice", "Dam"
      And all players pass
      Then "Cartage" is in Alice's graveyard
      And "Sluice" is still in "Dam"

  Rule: 701.3c Attaching to another base gives a new timestamp

    Example: the upgrade that moved applies last
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Weathercock" with power 2 in her base "Kiln"
      And Alice controls an upgrade "Brass Vane" in her base "Kiln": "Units you control have base power 4."
      And Alice controls an upgrade "Iron Vane" in her base "Kiln": "Units you control have base power 7."
      And Alice controls a base "Tower"
      And Alice has the action "Cartage" in hand: "Move target upgrade you control to target base you control."
      When Alice plays "Cartage" targeting "Brass Vane", "Tower"
      And all players pass
      Then "Weathercock" has power 4

  Rule: 701.4a To destroy a permanent is to put it into its owner's graveyard

    Example: a permanent that another player controls
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Turncoat"
      And Alice has the action "Bribe" in hand: "Gain control of target unit until end of turn."
      And Alice has the action "Bane" in hand: "Destroy target unit."
      When Alice plays "Bribe" targeting "Turncoat"
      And all players pass
      And Alice plays "Bane" targeting "Turncoat"
      And all players pass
      Then "Turncoat" is in Bob's graveyard

  Rule: 701.4b Only "destroy" and lethal damage destroy

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Mayfly" with power 2
      And Alice controls a unit "Mourner": "Whenever a unit is destroyed, you gain 1 resource."

    Example: lethal damage
      Given Bob has the action "Spark" in hand: "Spark deals 2 damage to target unit."
      When Bob plays "Spark" targeting "Mayfly"
      And all players pass
      Then the chain of events holds the ability of "Mourner"

    Example: power 0
      Given Bob has the action "Wither" in hand: "Target unit gets -2 power until end of turn."
      When Bob plays "Wither" targeting "Mayfly"
      And all players pass
      Then "Mayfly" is in Alice's graveyard
      And the chain of events is empty

  Rule: 701.5a To discard a card is to put it from the hand into the graveyard

    Example: a whole hand
      Given a Legions of Will game between Alice and Bob
      And Bob has a unit "Homebody" in hand
      And Alice has the action "Gust" in hand: "Target player discards their hand."
      When Alice plays "Gust" targeting Bob
      And all players pass
      Then "Homebody" is in Bob's graveyard
      And Bob's hand holds 0 cards

  Rule: 701.5b The player who discards chooses the card

    Example: the opponent's effect, the player's choice
      Given a Legions of Will game between Alice and Bob
      And Bob has a unit "Homebody" in hand
      And Bob has the action "Trifle" in hand
      And Alice has the action "Pickpocket" in hand: "Target player discards a card."
      When Alice plays "Pickpocket" targeting Bob
      And all players pass
      And Bob chooses "Trifle"
      Then "Trifle" is in Bob's graveyard
      And "Homebody" is still in Bob's hand

    @also:605.2d
    Example: any number, none as well
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Anvil" with power 9
      And Alice has a unit "Homebody" in hand
      And Alice has the action "Trifle" in hand
      And Alice has the action "Clear Out" in hand: "Discard any number of cards. Put that many charge counters on a unit."
      When Alice plays "Clear Out"
      And all players pass
      And Alice chooses "Homebody" and "Trifle"
      And Alice chooses "Anvil"
      Then "Homebody" is in Alice's graveyard
      And "Anvil" has 2 charge counters

  Rule: 701.5c A card that an effect puts elsewhere has been discarded all the same

    Example: it is expelled instead
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Void": "If a card would be put into a graveyard, expel it instead."
      And Alice controls a unit "Magpie": "Whenever you discard a card, you gain 2 resource."
      And Bob has the action "Pinch" in hand: "Target opponent discards a card."
      And Alice has the action "Note" in hand: "You gain 1 resource."
      When Alice passes
      And Bob plays "Pinch" targeting Alice
      And all players pass
      And Alice chooses "Note"
      Then "Note" is expelled
      And the chain of events holds the ability of "Magpie"
      When all players pass
      Then Alice has 12 resource

    Example: it goes to the deck instead
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Spring": "If a card would be put into a graveyard, put it on the bottom of its owner's deck instead."
      And Alice controls a unit "Magpie": "Whenever you discard a card, you gain 2 resource."
      And Bob has the action "Pinch" in hand: "Target opponent discards a card."
      And Alice has the action "Note" in hand: "You gain 1 resource."
      And Alice has 2 units "Filler" in hand
      When Alice passes
      And Bob plays "Pinch" targeting Alice
      And all players pass
      And Alice chooses "Note"
      Then "Note" is in Alice's deck
      And the chain of events holds the ability of "Magpie"

    Example: what says that it is not discarded keeps it from being so
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Void": "If a card would be discarded, expel it instead."
      And Alice controls a unit "Magpie": "Whenever you discard a card, you gain 2 resource."
      And Bob has the action "Pinch" in hand: "Target opponent discards a card."
      And Alice has the action "Note" in hand: "You gain 1 resource."
      When Alice passes
      And Bob plays "Pinch" targeting Alice
      And all players pass
      And Alice chooses "Note"
      Then "Note" is expelled
      And the chain of events is empty

  Rule: 701.6a Doubling modifies and doesn't set

    Example: the power is set afterwards
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Giantling" with power 3
      And Alice has the action "Swell" in hand: "Double target unit's power until end of turn."
      And Alice has the action "Verdict" in hand: "Target unit has base power 5 until end of turn."
      When Alice plays "Swell" targeting "Giantling"
      And all players pass
      Then "Giantling" has power 6
      When Alice plays "Verdict" targeting "Giantling"
      And all players pass
      Then "Giantling" has power 8

  Rule: 701.6b Doubling gives as much as there is when it resolves

    Example: both numbers
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Giantling" with will 2 and power 3
      And Alice has the action "Rain" in hand: "Target unit gains +1 power until end of turn."
      And Alice has the action "Swell" in hand: "Double target unit's will and power until end of turn."
      When Alice plays "Swell" targeting "Giantling"
      And Alice plays "Rain" targeting "Giantling"
      And all players pass
      And all players pass
      Then "Giantling" has will 4 and power 8

  Rule: 701.6c A negative will becomes more negative

    Example: from -1 to -2
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Doormat" with will 1 and power 3
      And Alice has the action "Snub" in hand: "Target unit gains -2 will until end of turn."
      And Alice has the action "Swell" in hand: "Double target unit's will until end of turn."
      When Alice plays "Snub" targeting "Doormat"
      And all players pass
      Then "Doormat" has will -1
      When Alice plays "Swell" targeting "Doormat"
      And all players pass
      Then "Doormat" has will -2

  Rule: 701.6d Doubling counters puts as many as there are

    Example: from 2 to 4
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Patient" with power 9 and 2 poison counters
      And Alice has the action "Relapse" in hand: "Double the number of poison counters on target unit."
      When Alice plays "Relapse" targeting "Patient"
      And all players pass
      Then "Patient" has 4 poison counters

  Rule: 701.6e Doubling resource adds as much as there is

    Example: from 4 to 8
      Given a Legions of Will game between Alice and Bob
      And Alice has 4 resource
      And Alice has the action "Usury" in hand: "Double your resource."
      When Alice plays "Usury"
      And all players pass
      Then Alice has 8 resource

    Example: of the player whose resource it is
      Given a Legions of Will game between Alice and Bob
      And Alice has 4 resource
      And Bob has 3 resource
      And Alice has the action "Endowment" in hand: "Target player doubles their resource."
      When Alice plays "Endowment" targeting Bob
      And all players pass
      Then Bob has 6 resource
      And Alice still has 4 resource

  Rule: 701.7a To expel is to put into the expelled zone from anywhere

    Example: from the battlefield
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Nuisance"
      And Alice has the action "Banish" in hand: "Expel target unit."
      When Alice plays "Banish" targeting "Nuisance"
      And all players pass
      Then "Nuisance" is expelled

    Example: from a graveyard
      Given a Legions of Will game between Alice and Bob
      And Bob has a unit "Late Nuisance" in his graveyard
      And Alice has the action "Exhume" in hand: "Expel target unit card in a graveyard."
      When Alice plays "Exhume" targeting "Late Nuisance"
      And all players pass
      Then "Late Nuisance" is expelled

  Rule: 701.8a Permanents are played in one's own main phase with the chain of events empty

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Walk-on" in hand

    Example: something is on the chain of events
      Given Alice has the action "Prelude" in hand
      When Alice plays "Prelude"
      And Alice tries to play "Walk-on"
      Then it is refused

    Example: it is somebody else's main phase
      Given it is Bob's prebattle main phase
      When Alice tries to play "Walk-on"
      Then it is refused

    Example: putting a permanent onto the battlefield isn't playing it
      Given Alice has a unit "Revenant" in her graveyard
      And Alice controls a unit "Box Office": "Whenever you play a unit, you gain 1 resource."
      And Alice has the action "Raise" in hand: "Return target unit card from your graveyard to the battlefield in target base you control."
      When Alice plays "Raise" targeting "Revenant", Alice's base
      And all players pass
      Then "Revenant" is on the battlefield
      And the chain of events is empty

  Rule: 701.8b To play with something revealed is to play the game so

    Example: the top card of a deck
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Open Secret" on top of her deck
      And Alice has an upgrade "Glass Shelf" in hand: "Play with the top card of your deck revealed."
      And Alice has the action "Spare" in hand
      And Alice has the action "Other Spare" in hand
      When Alice plays "Glass Shelf"
      Then Bob doesn't see "Open Secret"
      When all players pass
      Then Bob sees "Open Secret"

  Rule: 701.9a A card resolves when its effect has taken place

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ratchet" with power 9: "Whenever Ratchet is dealt damage, put an ice counter on this unit. Do this only once each turn."
      And Alice controls a unit "Striker": "Pay 1: Striker deals 1 damage to target unit."

    Example: an ability that has resolved this turn
      When Alice activates "Striker" targeting "Ratchet"
      And all players pass
      And all players pass
      Then "Ratchet" has 1 ice counter
      When Alice activates "Striker" targeting "Ratchet"
      And all players pass
      Then the chain of events is empty

    Example: one that was prevented has not resolved
      Given Bob has the action "Snuff" in hand: "Prevent target ability from resolving."
      When Alice activates "Striker" targeting "Ratchet"
      And all players pass
      And Bob plays "Snuff" targeting the ability of "Ratchet"
      And all players pass
      And Alice activates "Striker" targeting "Ratchet"
      And all players pass
      And all players pass
      Then "Ratchet" has 1 ice counter

  Rule: 701.9b A card that is prevented from resolving goes to its owner's graveyard

    Example: a unit that never arrives
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Hopeful" in hand
      And Bob has the action "Veto" in hand: "Prevent target unit card from resolving."
      When Alice plays "Hopeful"
      And Bob plays "Veto" targeting "Hopeful"
      And all players pass
      Then "Hopeful" is in Alice's graveyard
      And the chain of events is empty

  Rule: 701.9c An ability that is prevented is removed, and nothing happens

    Example: an ability that would have drawn
      Given a Legions of Will game between Alice and Bob
      And Alice's deck holds 1 card
      And Alice controls a unit "Lamplighter": "Rest this unit: Draw a card."
      And Bob has the action "Snuff" in hand: "Prevent target ability from resolving."
      When Alice activates "Lamplighter"
      And Bob plays "Snuff" targeting the ability of "Lamplighter"
      And all players pass
      Then the chain of events is empty
      And Alice's deck still holds 1 card
      And "Lamplighter" is rested

  Rule: 701.10a Only reset permanents can be rested

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: a cost that a rested unit can't pay
      Given Alice controls a unit "Sleeper", rested: "Rest this unit: Draw a card."
      When Alice tries to activate "Sleeper"
      Then it is refused

    Example: resting a rested unit is nothing
      Given Alice controls a unit "Sleeper", rested: "Whenever Sleeper becomes rested, you gain 1 resource."
      And Bob has the action "Lullaby" in hand: "Rest target unit."
      When Bob plays "Lullaby" targeting "Sleeper"
      And all players pass
      Then "Lullaby" is in Bob's graveyard
      And the chain of events is empty

  Rule: 701.10b Only rested permanents can be reset

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Cockcrow" in hand: "Reset target unit."

    Example: a rested one
      Given Alice controls a unit "Early Riser", rested: "Whenever Early Riser becomes reset, you gain 1 resource."
      When Alice plays "Cockcrow" targeting "Early Riser"
      And all players pass
      Then "Early Riser" is reset
      And the chain of events holds the ability of "Early Riser"

    Example: a reset one
      Given Alice controls a unit "Early Riser": "Whenever Early Riser becomes reset, you gain 1 resource."
      When Alice plays "Cockcrow" targeting "Early Riser"
      And all players pass
      Then "Cockcrow" is in Alice's graveyard
      And the chain of events is empty

  Rule: 701.11a A revealed card is shown to all players, as long as the effect needs it

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob has a unit "Ace" in hand
      And Bob has a unit "Joker" in hand
      And Alice has the action "Show" in hand: "Target opponent reveals their hand, then discards a card."

    Example: while the effect goes on
      When Alice plays "Show" targeting Bob
      And all players pass
      Then Bob is asked to discard
      And Alice sees "Ace"

    Example: not afterwards
      When Alice plays "Show" targeting Bob
      And all players pass
      And Bob chooses "Joker"
      Then "Joker" is in Bob's graveyard
      And Alice doesn't see "Ace"

  Rule: 701.11b A revealed card stays in its zone

    Example: a hand that is shown
      Given a Legions of Will game between Alice and Bob
      And Bob has a unit "Ace" in hand
      And Alice has the action "Show" in hand: "Target opponent reveals their hand."
      When Alice plays "Show" targeting Bob
      And all players pass
      Then the trace cites rule 701.11a for "Ace"
      And "Ace" is still in Bob's hand

  Rule: 701.11c A revealed card that is shuffled away is a new object

    Example: what is said of the revealed card finds it no more
      Given a Legions of Will game between Alice and Bob
      And Alice has these cards on top of her deck:
        | card                  | text         |
        | the action "Note"     | Draw a card. |
      And Alice has 2 units "Filler" in hand
      And Alice has the action "Riddle" in hand: "Reveal the top card of your deck. Shuffle your deck. Put that card into your hand. You gain 1 resource."
      When Alice plays "Riddle"
      And all players pass
      Then Alice has 11 resource
      And "Note" is still in Alice's deck

    Example: one that nobody was shown stays what it was
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Imp" on top of her deck
      And Alice has the action "Mark" in hand: "Choose the top card of your deck. At the beginning of the next end step, expel it."
      And Alice has the action "Mix" in hand: "Shuffle your deck."
      And Alice's hand holds 4 cards
      When Alice plays "Mark"
      And all players pass
      And Alice plays "Mix"
      And all players pass
      And the game goes to the end step
      And all players pass
      Then "Imp" is expelled

  Rule: 701.11d A card that is looked at is shown to one player

    Example: the opponent doesn't see it
      Given a Legions of Will game between Alice and Bob
      And Alice's deck holds 1 card
      And Alice has the action "Peek" in hand: "Look at the top card of your deck. You may discard a card."
      And Alice has the action "Spare" in hand
      And Alice has the action "Other Spare" in hand
      And Alice has a unit "Hidden Ace" on top of her deck
      When Alice plays "Peek"
      And all players pass
      Then Alice is asked to may
      And Alice sees "Hidden Ace"
      And Bob doesn't see "Hidden Ace"

    @also:605.2d
    Example: one of those that were looked at, and the rest elsewhere
      Given a Legions of Will game between Alice and Bob
      And Alice's deck holds 4 cards
      And Alice has the action "Sift" in hand: "Look at the top two cards of your deck. Put one of them into your hand and the rest into your graveyard."
      And Alice has the action "Spare" in hand
      And Alice has the action "Other Spare" in hand
      And Alice has a unit "Ace" on top of her deck
      And Alice has a unit "Deuce" on top of her deck
      And Alice has a unit "Trey" on top of her deck
      When Alice plays "Sift"
      And all players pass
      And Alice chooses "Deuce"
      Then "Deuce" is in Alice's hand
      And "Ace" is in Alice's graveyard
      And "Trey" is still in Alice's deck

    Example: only what is asked for, from among those that were revealed
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Muster" in hand: "Reveal the top three cards of your deck. Put a unit card from among them into your hand. Put the rest on the bottom of your deck in any order."
      And Alice has the action "Spare" in hand
      And Alice has the action "Other Spare" in hand
      And Alice has the action "Bait" on top of her deck
      And Alice has a unit "Deuce" on top of her deck
      And Alice has the action "Lure" on top of her deck
      And Alice has a unit "Trey" on top of her deck
      When Alice plays "Muster"
      And all players pass
      And Alice orders "Lure", "Bait"
      Then "Deuce" is in Alice's hand
      And "Trey" is on top of Alice's deck

  Rule: 701.12a To sacrifice is to put a permanent that one controls into its owner's graveyard

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Tithe" in hand: "Target player sacrifices a unit."

    Example: all but one, which whoever sacrifices chooses
      Given Bob controls a unit "Ewe"
      And Bob controls a unit "Ram"
      And Bob controls a unit "Wolf"
      And Alice has the action "Cull" in hand: "Each opponent sacrifices all but one unit."
      When Alice plays "Cull"
      And all players pass
      And Bob chooses "Ewe" and "Wolf"
      Then "Ewe" is in Bob's graveyard
      And "Wolf" is in Bob's graveyard
      And "Ram" is still on the battlefield

    Scenario Outline: all that they control: "<text>"
      Given Bob controls 2 units "Drone"
      And Alice controls a unit "Warden"
      And Alice has the action "Reckoning" in hand: "<text>"
      When Alice plays <what>
      And all players pass
      Then 2 "Drone" are in Bob's graveyard
      And "Warden" is <warden>

      Examples:
        | text                                             | what                      | warden                   |
        | Each opponent sacrifices all units they control. | "Reckoning"               | still on the battlefield |
        | Target player sacrifices each unit they control. | "Reckoning" targeting Bob | still on the battlefield |
        | Each player sacrifices all units they control.   | "Reckoning"               | in Alice's graveyard     |

    @also:105.1c
    Example: any number of them
      Given Alice controls 3 units "Drone"
      And Alice has the action "Price" in hand: "Sacrifice any number of units."
      When Alice plays "Price"
      And all players pass
      And Alice chooses "Drone" (1) and "Drone" (2)
      Then 2 "Drone" are in Alice's graveyard

    Example: none of any number
      Given Alice controls 3 units "Drone"
      And Alice has the action "Price" in hand: "Sacrifice any number of units."
      When Alice plays "Price"
      And all players pass
      And Alice chooses nothing
      Then "Price" is in Alice's graveyard

    Example: the player chooses among the player's own
      Given Bob controls a unit "Lamb"
      And Bob controls a unit "Ram"
      And Alice controls a unit "Ewe"
      When Alice plays "Tithe" targeting Bob
      And all players pass
      And Bob chooses "Lamb"
      Then "Lamb" is in Bob's graveyard
      And "Ram" is still on the battlefield

    Example: it isn't destroyed
      Given Bob controls a unit "Wisp": "If Wisp would be destroyed, expel it instead."
      When Alice plays "Tithe" targeting Bob
      And all players pass
      Then "Wisp" is in Bob's graveyard

    Example: nobody sacrifices what another player controls
      Given Alice controls a unit "Altar": "Sacrifice another unit: Draw a card."
      And Bob controls a unit "Lamb"
      When Alice tries to activate "Altar"
      Then it is refused

  Rule: 701.13a To search is to find matching cards in a zone

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice has these cards on top of her deck:
        | card                  |
        | the action "Chaff"    |
        | a unit "Grain"        |
        | a unit "Other Grain"  |

    Example: cards that match are offered, and others aren't
      Given Alice has the action "Sieve" in hand: "Search your deck for a unit card, reveal it, put it into your hand, then shuffle."
      When Alice plays "Sieve"
      And all players pass
      And Alice chooses "Grain"
      Then "Grain" is in Alice's hand

    @also:701.13d
    Example: a quantity must be found
      Given Alice has the action "Rummage" in hand: "Search your deck for a card, put it into your hand, then shuffle."
      And Alice has the action "Spare" in hand
      And Alice has the action "Other Spare" in hand
      When Alice plays "Rummage"
      And all players pass
      And Alice tries to choose nothing
      Then it is refused
      When Alice chooses "Chaff"
      Then "Chaff" is in Alice's hand

    Example: what is found is put where the text says
      Given Alice has the action "Recruit" in hand: "Search your deck for a unit card, put it onto the battlefield rested, then shuffle."
      When Alice plays "Recruit"
      And all players pass
      And Alice chooses "Grain"
      Then "Grain" is on the battlefield
      And "Grain" is rested

    Example: on top of the deck as well
      Given Alice has the action "Foresight" in hand: "Search your deck for a unit card, put it on top of your deck. Draw a card."
      When Alice plays "Foresight"
      And all players pass
      And Alice chooses "Other Grain"
      Then "Other Grain" is in Alice's hand

  Rule: 701.13b A card with a stated quality needn't be found

    Example: the player finds nothing
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Grain" on top of her deck
      And Alice has the action "Sieve" in hand: "Search your deck for a unit card, reveal it, put it into your hand, then shuffle."
      And Alice has the action "Spare" in hand
      And Alice has the action "Other Spare" in hand
      When Alice plays "Sieve"
      And all players pass
      And Alice chooses nothing
      Then "Sieve" is in Alice's graveyard
      And "Grain" is still in Alice's deck

    Example: what was spoken of before isn't put anywhere instead
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Bystander" with power 5
      And Alice has the action "Sieve" in hand: "Rest target unit. Search your deck for a unit card, put it into your graveyard."
      When Alice plays "Sieve" targeting "Bystander"
      And all players pass
      Then "Bystander" is rested
      And "Bystander" is still on the battlefield

  Rule: 701.13e A found card is revealed only where the effect says so

    Example: into the hand, unseen
      Given a Legions of Will game between Alice and Bob
      And Alice has these cards on top of her deck:
        | card         | text |
        | a unit "Imp" |      |
        | a unit "Rat" |      |
      And Alice has 2 units "Filler" in hand
      And Alice has the action "Quest" in hand: "Search your deck for a unit card, put it into your hand, then shuffle."
      When Alice plays "Quest"
      And all players pass
      And Alice chooses "Imp"
      Then Alice sees "Imp"
      And Bob doesn't see "Imp"

  Rule: 701.13g A player may choose to search, whatever can be done with what is found

    Example: there is no room for a unit
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Shed" with capacity 1
      And Alice controls a unit "Rat" in her base "Shed"
      And Alice has these cards on top of her deck:
        | card         | text |
        | a unit "Imp" |      |
      And Alice has 2 units "Filler" in hand
      And Alice has the action "Quest" in hand: "You may search your deck for a unit card, put it onto the battlefield, then shuffle. If you do, you gain 3 resource."
      When Alice plays "Quest"
      And all players pass
      And Alice accepts
      And Alice chooses "Imp"
      Then Alice has 13 resource
      And "Imp" is still in Alice's deck

  Rule: 701.13h Two searches before one shuffle are one search for all the cards

    Example: a unit and an action
      Given a Legions of Will game between Alice and Bob
      And Alice has these cards on top of her deck:
        | card              | text         |
        | a unit "Imp"      |              |
        | the action "Note" | Draw a card. |
      And Alice has 2 units "Filler" in hand
      And Alice has the action "Quest" in hand: "Search your deck for a unit card, put it into your hand, search your deck for an action card, put it into your hand, then shuffle."
      When Alice plays "Quest"
      And all players pass
      And Alice chooses "Imp"
      And Alice chooses "Note"
      Then "Imp" is in Alice's hand
      And "Note" is in Alice's hand

  Rule: 701.13i Players who search at the same time choose in APNAP order

    Example: Alice first
      Given a Legions of Will game between Alice and Bob
      And Alice has these cards on top of her deck:
        | card         | text |
        | a unit "Imp" |      |
        | a unit "Rat" |      |
      And Bob has these cards on top of his deck:
        | card         | text |
        | a unit "Owl" |      |
        | a unit "Elk" |      |
      And Alice has 2 units "Filler" in hand
      And Alice has the action "Quest" in hand: "Each player searches their deck for a unit card, puts it into their hand, then shuffles."
      When Alice plays "Quest"
      And all players pass
      And Alice chooses "Rat"
      And Bob chooses "Owl"
      Then "Rat" is in Alice's hand
      And "Owl" is in Bob's hand

  Rule: 701.14a To shuffle is to put cards in an order that nobody knows

    Example: a graveyard into a deck
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Long Gone" in her graveyard
      And Bob has a unit "Late Nuisance" in his graveyard
      And Alice has the action "Rebirth" in hand: "Each player shuffles their graveyard into their deck."
      And Alice has the action "Spare" in hand
      And Alice has the action "Other Spare" in hand
      When Alice plays "Rebirth"
      And all players pass
      Then "Long Gone" is in Alice's deck
      And "Late Nuisance" is in Bob's deck
      And the trace cites rule 701.14a

  Rule: 701.14c A deck is shuffled though what was to be shuffled into it isn't there

    Example: the card has gone elsewhere
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Ghoul" in her graveyard
      And Alice has the action "Bury" in hand: "Expel target unit card in your graveyard. Shuffle it into your deck."
      And Alice has a unit "Rat" in her graveyard
      When Alice plays "Bury" targeting "Ghoul"
      And all players pass
      Then the trace shows, in this order:
        | event   | player |
        | shuffle | Alice  |

  Rule: 701.14d A deck is shuffled though there is nothing to shuffle into it

    Example: an empty graveyard
      Given a Legions of Will game between Alice and Bob
      And Alice's deck holds 3 cards
      And Alice has 2 units "Filler" in hand
      And Alice has the action "Renew" in hand: "Shuffle your graveyard into your deck."
      When Alice plays "Renew"
      And all players pass
      Then the trace shows, in this order:
        | event   | player |
        | shuffle | Alice  |
      And "Renew" is in Alice's graveyard

  Rule: 701.14e A deck of one card, or of none, is shuffled as well

    Scenario Outline: with <number> in it
      Given a Legions of Will game between Alice and Bob
      And Alice's deck holds <number>
      And Alice controls a unit "Croupier": "Whenever a player shuffles their deck, you gain 2 resource."
      And Alice has 2 units "Filler" in hand
      And Alice has the action "Riffle" in hand: "Shuffle your deck."
      When Alice plays "Riffle"
      And all players pass
      Then the chain of events holds the ability of "Croupier"
      When all players pass
      Then Alice has 12 resource

      Examples:
        | number  |
        | 0 cards |
        | 1 card  |

  Rule: 701.15a To station a unit is to put it into a base

    Example: from the hand
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Usher": "Whenever another unit is stationed in this base, you gain 2 resource."
      And Alice has a unit "Imp" in hand
      When Alice plays "Imp" in Alice's base
      And all players pass
      Then the chain of events holds the ability of "Usher"
      And "Imp" is in Alice's base
