Feature: 112. Costs

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 112.1 To pay a cost is to do what it says

    Example: of several units, one is chosen
      Given Alice controls a unit "First Lamb"
      And Alice controls a unit "Second Lamb"
      And Alice controls a base "Altar": "Sacrifice a unit: Draw a card."
      When Alice activates "Altar" sacrificing "Second Lamb"
      Then "Second Lamb" is in Alice's graveyard
      And "First Lamb" is still on the battlefield

  @ruling:low-020

  Rule: 112.2 Resource for a payment is produced beforehand

    Background:
      Given Alice has 1 resource
      And Alice controls a unit "Coiner": "Rest this unit: Add 2 resource to your reserve."
      And Alice has the action "Chalice" with cost 3 in hand: "You gain 5 resource."

    Example: not in the middle of it
      When Alice tries to play "Chalice"
      Then it is refused by rule 112.3

    Example: with priority, before the card is played
      When Alice activates "Coiner"
      And Alice plays "Chalice"
      Then Alice has 0 resource
      And the chain of events holds "Chalice"

  Rule: 112.3 A cost is paid in full or not at all

    Example: one resource for a cost of two
      Given Alice has 1 resource
      And Alice has the action "Chalice" with cost 2 in hand: "You gain 5 resource."
      When Alice tries to play "Chalice"
      Then it is refused by rule 112.3

    Example: the only card in hand can't be discarded twice, and what was begun is taken back
      Given Alice controls a base "Gambling Den": "Discard a card, discard a card at random: Draw a card."
      And Alice's hand holds 1 card
      When Alice tries to activate "Gambling Den"
      Then it is refused by rule 112.3
      And Alice's hand still holds 1 card

    Example: a rested unit can't be rested
      Given Alice controls a unit "Bellringer" rested: "Rest this unit: Draw a card."
      When Alice tries to activate "Bellringer"
      Then it is refused by rule 112.3

    Example: a base that takes all there is
      Given Alice has 3 resource
      And Alice controls a base "Far Tower" with activation cost 3, face down
      When Alice turns up "Far Tower"
      Then "Far Tower" is face up
      And Alice has 0 resource

    Example: a base that is too expensive
      Given Alice has 2 resource
      And Alice controls a base "Far Tower" with activation cost 3, face down
      When Alice tries to turn up "Far Tower"
      Then it is refused by rule 112.3

    Example: one unit where two are to be sacrificed
      Given Alice controls a unit "Only Lamb"
      And Alice controls a base "Altar": "Sacrifice two units: Draw a card."
      When Alice tries to activate "Altar"
      Then it is refused by rule 112.3

  Rule: 112.3a Resource is paid out of the reserve

    Example: all that is there
      Given Alice has 2 resource
      And Alice has the action "Chalice" with cost 2 in hand: "You gain 5 resource."
      When Alice plays "Chalice"
      Then Alice has 0 resource
      When all players pass
      Then Alice has 5 resource

  Rule: 112.5 A cost of 0 is paid by whoever says so, not by itself

    Example: an ability that costs 0
      Given Alice controls a unit "Well": "Pay 0: This unit gains +2 power until end of turn."
      When all players pass, which ends the prebattle main phase
      Then "Well" still has power 1
      When Alice activates "Well"
      And all players pass
      Then "Well" has power 3

    Example: a card whose cost is reduced to 0
      Given Alice controls a unit "Guide": "Actions you play cost 2 less."
      And Alice has the action "Note" with cost 1 in hand: "You gain 3 resource."
      When Alice plays "Note"
      And all players pass
      Then Alice has 13 resource

    Example: nobody has to
      Given Bob controls a unit "Oak"
      And Alice has the action "Due" in hand: "Choose target unit. Its controller may pay 0. If they don't, destroy it."
      When Alice plays "Due" targeting "Oak"
      And all players pass
      And Bob declines
      Then "Oak" is in Bob's graveyard

  Rule: 112.5a What costs nothing is played all the same

    Example: it doesn't play itself
      Given Alice has the action "Free Air" with cost 0 in hand: "You gain 2 resource."
      And Alice has 0 resource
      When Alice passes
      Then Alice still has 0 resource
      And "Free Air" is still in Alice's hand

    Example: with an empty reserve
      Given Alice has the action "Free Air" with cost 0 in hand: "You gain 2 resource."
      And Alice has 0 resource
      When Alice plays "Free Air"
      Then the chain of events holds "Free Air"
      When all players pass
      Then Alice has 2 resource

  Rule: 112.6 A cost may be reduced

    Example: never below nothing
      Given Alice controls a unit "Broker": "Actions you play cost 3 less."
      And Alice has the action "Chalice" with cost 2 in hand: "You gain 5 resource."
      When Alice plays "Chalice"
      And all players pass
      Then Alice has 15 resource

    Example: by a part
      Given Alice controls a unit "Broker": "Actions you play cost 3 less."
      And Alice has the action "Goblet" with cost 5 in hand: "You gain 1 resource."
      When Alice plays "Goblet"
      Then Alice has 8 resource

    Example: by several effects, each of them
      Given Alice controls a unit "Usher": "Units you play cost 1 less to play."
      And Alice controls a unit "Porter": "Units you play cost 2 less to play."
      And Alice has a unit "Knight" with cost 5 in hand
      When Alice plays "Knight" in Alice's base
      Then Alice has 8 resource

    Example: what increases it is reduced as well
      Given Alice controls a unit "Usher": "Units you play cost 2 less to play."
      And Bob controls a unit "Toll Keeper": "Units your opponents play cost 2 more to play."
      And Alice has a unit "Page" with cost 1 in hand
      When Alice plays "Page" in Alice's base
      Then Alice has 9 resource

  Rule: 112.7 An additional cost is paid along with the resource cost

    Background:
      Given Alice has the action "Pyre" with cost 2 in hand:
        """
        As an additional cost to play this card, sacrifice a unit.
        You gain 7 resource.
        """

    Example: both
      Given Alice controls a unit "Straw Man"
      When Alice plays "Pyre"
      Then "Straw Man" is in Alice's graveyard
      And Alice has 8 resource

    Example: not the one without the other
      When Alice tries to play "Pyre"
      Then it is refused

  Rule: 112.7a Several additional costs may come together

    Example: both
      Given Alice controls a unit "Imp"
      And Alice has the action "Feast" in hand:
        """
        As an additional cost to play this card, discard a card.
        As an additional cost to play this card, sacrifice a unit.
        You gain 4 resource.
        """
      And Alice has the action "Note" in hand: "You gain 1 resource."
      When Alice plays "Feast"
      Then "Note" is in Alice's graveyard
      And "Imp" is in Alice's graveyard
      When all players pass
      Then Alice has 14 resource

  Rule: 112.7b Some additional costs are optional

    Background:
      Given Alice controls a unit "Straw Man"
      And Alice has the action "Ember Oath" with cost 2 in hand:
        """
        As an additional cost to play this card, you may sacrifice a unit.
        You gain 1 resource.
        """

    Example: left out
      When Alice plays "Ember Oath"
      Then Alice has 8 resource
      And "Straw Man" is still on the battlefield

    Example: paid
      When Alice plays "Ember Oath" with the additional cost, sacrificing "Straw Man"
      Then "Straw Man" is in Alice's graveyard

  Rule: 112.7d Additional costs don't change the resource cost of a card

    Example: what looks at it sees the printed one
      Given Bob controls a unit "Gatekeeper": "Your opponents can't play cards with resource cost 4 or greater."
      And Alice has the action "Deep Well" with cost 3 in hand:
        """
        As an additional cost to play this card, pay 2.
        You gain 1 resource.
        """
      When Alice plays "Deep Well"
      Then Alice has 5 resource
      And "Deep Well" still has resource cost 3

  Rule: 112.8 An alternative cost is paid instead of the resource cost

    Background:
      Given Alice controls a unit "Straw Man"
      And Alice has the action "Barter" with cost 6 in hand:
        """
        You may sacrifice a unit rather than pay this card's resource cost.
        You gain 2 resource.
        """

    Example: with too little resource for the other
      Given Alice has 1 resource
      When Alice plays "Barter" for its alternative cost sacrificing "Straw Man"
      And all players pass
      Then "Straw Man" is in Alice's graveyard
      And Alice has 3 resource

    @also:112.8b
    Example: it need not be
      When Alice plays "Barter"
      Then Alice has 4 resource
      And "Straw Man" is still on the battlefield

  Rule: 112.8a Only one alternative cost is paid

    Example: one of two
      Given Alice controls a unit "Imp"
      And Alice has the action "Feast" with cost 6 in hand:
        """
        You may discard a card rather than pay this card's resource cost.
        You may sacrifice a unit rather than pay this card's resource cost.
        You gain 4 resource.
        """
      And Alice has the action "Note" in hand: "You gain 1 resource."
      When Alice plays "Feast" for its alternative cost discarding "Note"
      Then "Note" is in Alice's graveyard
      And "Imp" is still on the battlefield
      And Alice still has 10 resource

  Rule: 112.8c An alternative cost leaves the resource cost as it is

    Example: what asks for the cost sees the printed one
      Given Alice controls a unit "Imp"
      And Alice has the action "Feast" with cost 6 in hand:
        """
        You may sacrifice a unit rather than pay this card's resource cost.
        You gain 4 resource.
        """
      And Bob has the action "Snub" in hand: "Prevent target action with cost 6 or greater from resolving."
      When Alice plays "Feast" for its alternative cost
      Then "Imp" is in Alice's graveyard
      And Alice still has 10 resource
      When Bob plays "Snub" targeting "Feast"
      And all players pass
      Then "Feast" is in Alice's graveyard
      And the chain of events is empty

  Rule: 112.8d What adds to a cost adds to the alternative too

    Example: a toll
      Given Bob controls a unit "Toll Keeper": "Actions your opponents play cost 2 more."
      And Alice controls a unit "Straw Man"
      And Alice has the action "Barter" with cost 6 in hand:
        """
        You may sacrifice a unit rather than pay this card's resource cost.
        You gain 1 resource.
        """
      When Alice plays "Barter" for its alternative cost sacrificing "Straw Man"
      Then Alice has 8 resource

  Rule: 112.9 Each payment is for one cost only

    Example: one unit for two costs
      Given Alice controls a unit "Only Lamb"
      And Alice controls a base "Altar": "Sacrifice a unit, Sacrifice a unit: Draw a card."
      When Alice tries to activate "Altar"
      Then it is refused

    Example: one unit for the abilities of two permanents
      Given Alice controls a unit "Only Lamb"
      And Alice controls a base "Altar": "Sacrifice a unit: Destroy target upgrade."
      And Alice controls an upgrade "Shrine": "Sacrifice a unit: Destroy target upgrade."
      And Bob controls an upgrade "Palisade"
      When Alice activates "Altar" targeting "Palisade"
      Then "Only Lamb" is in Alice's graveyard
      When Alice tries to activate "Shrine"
      Then it is refused
      And the chain of events holds the ability of "Altar"

    Example: two units for both
      Given Alice controls 2 units "Lamb"
      And Alice controls a base "Altar": "Sacrifice a unit: Destroy target upgrade."
      And Alice controls an upgrade "Shrine": "Sacrifice a unit: Destroy target upgrade."
      And Bob controls an upgrade "Palisade"
      When Alice activates "Altar" targeting "Palisade" sacrificing "Lamb" (1)
      And Alice activates "Shrine" targeting "Palisade"
      Then "Lamb" (2) is in Alice's graveyard
      And the chain of events holds the ability of "Shrine", the ability of "Altar"

    Example: one upgrade rested and sacrificed for one ability
      Given Alice controls an upgrade "Relic": "Sacrifice this upgrade, rest this upgrade: Draw a card."
      When Alice activates "Relic"
      Then "Relic" is in Alice's graveyard

    Example: one unit rested and then sacrificed for one ability
      Given Alice controls a unit "Only Lamb"
      And Alice controls an upgrade "Relic": "Rest a unit, sacrifice a unit: Draw a card."
      When Alice activates "Relic"
      Then "Only Lamb" is in Alice's graveyard

    Example: each of three units for the cost that the other two leave it
      Given Alice controls a Dragon Wolf unit "Warg"
      And Alice controls a Dragon Human Wolf unit "Chimera"
      And Alice controls a Human unit "Squire"
      And Alice controls an upgrade "Pyre": "Sacrifice a Dragon, sacrifice a Human, sacrifice a Wolf: Draw a card."
      When Alice activates "Pyre" sacrificing "Warg" sacrificing "Squire"
      Then "Chimera" is in Alice's graveyard
      And the chain of events holds the ability of "Pyre"

    Example: what only one unit can be sacrificed for isn't taken from it
      Given Alice controls a Dragon unit "Wyrm"
      And Alice controls a Dragon unit "Drake"
      And Alice controls a Human unit "Squire"
      And Alice controls an upgrade "Pyre": "Sacrifice two units, sacrifice a Dragon: Draw a card."
      When Alice activates "Pyre" sacrificing "Wyrm"
      Then "Wyrm" is in Alice's graveyard
      And "Squire" is in Alice's graveyard
      And "Drake" is in Alice's graveyard

  Rule: 112.10 A cost is paid though an effect changed what was done for it

    Example: a card discarded as a cost is expelled instead
      Given Alice controls a unit "Smith": "Discard a card: This unit gains +2 power until end of turn."
      And Bob controls a unit "Void": "If a card would be put into a graveyard, expel it instead."
      And Alice has the action "Note" in hand
      When Alice activates "Smith"
      And Alice chooses "Note"
      Then "Note" is expelled
      When all players pass
      Then "Smith" has power 3

  Rule: 112.11 What may be done is chosen as the effect is applied

    Background:
      Given Alice has the action "Wager" in hand: "You may pay 2. If you do, draw a card. Otherwise, you gain 1 resource."

    Example: done
      Given Alice's deck holds 3 cards
      When Alice plays "Wager"
      And all players pass
      And Alice accepts
      Then Alice has 8 resource
      And Alice's deck holds 1 card

    Example: not done
      When Alice plays "Wager"
      And all players pass
      And Alice declines
      Then Alice has 11 resource

    Example: not without the means
      Given Alice has 1 resource
      When Alice plays "Wager"
      And all players pass
      Then Alice has 2 resource

    Example: each player may do it, for that player alone
      Given Alice's deck holds 5 cards
      And Bob's deck holds 5 cards
      And Alice has the action "Round" in hand: "Each player may draw a card."
      When Alice plays "Round"
      And all players pass
      And Alice accepts
      And Bob declines
      Then the trace shows, in this order:
        | event       | player |
        | draw a card | Alice  |
      And Bob's deck still holds 5 cards

    Example: "they" are the player who might have done it
      Given Bob controls a unit "Ox"
      And Alice has the action "Blackmail" in hand: "Target opponent may sacrifice a unit. If they don't, they lose 5 resource."
      When Alice plays "Blackmail" targeting Bob
      And all players pass
      And Bob declines
      Then Bob has 5 resource
      And "Ox" is still on the battlefield

  Rule: 112.11a "Unless" offers a way out

    Background:
      Given Alice has the action "Chant" in hand: "You gain 1 resource."
      And Bob has the action "Ransom" in hand: "Prevent target action from resolving unless its controller pays 2."

    Example: taken
      When Alice plays "Chant"
      And Bob plays "Ransom" targeting "Chant"
      And all players pass
      And Alice accepts
      Then Alice has 8 resource
      When all players pass
      Then Alice has 9 resource

    Example: not taken
      When Alice plays "Chant"
      And Bob plays "Ransom" targeting "Chant"
      And all players pass
      And Alice declines
      Then the chain of events is empty
      And Alice still has 10 resource

    Example: any player may take it
      Given Bob controls a unit "Ox"
      And Alice has the action "Auction" in hand: "Destroy target unit unless any player pays 2."
      When Alice plays "Auction" targeting "Ox"
      And all players pass
      And Alice declines
      And Bob accepts
      Then Bob has 8 resource
      And "Ox" is still on the battlefield

    Example: each player has to take it
      Given Bob controls a unit "Ox"
      And Alice has the action "Auction" in hand: "Destroy target unit unless each player pays 2."
      When Alice plays "Auction" targeting "Ox"
      And all players pass
      And Alice accepts
      And Bob declines
      Then Alice has 8 resource
      And "Ox" is in Bob's graveyard

    Example: each player has it
      Given Bob controls a unit "Ox"
      And Alice controls a unit "Imp"
      And Alice has the action "Tribute" in hand: "Each player loses 5 resource unless they sacrifice a unit."
      When Alice plays "Tribute"
      And all players pass
      And Alice declines
      And Bob accepts
      Then Alice has 5 resource
      And Bob still has 10 resource
      And "Ox" is in Bob's graveyard

    Example: the player who is the target has it
      Given Bob controls a unit "Ox"
      And Alice has the action "Tribute" in hand: "Target opponent loses 5 resource unless they sacrifice a unit."
      When Alice plays "Tribute" targeting Bob
      And all players pass
      And Bob declines
      Then Bob has 5 resource

    Example: said the other way round
      Given Bob controls a unit "Ox"
      And Alice has the action "Extort" in hand: "Choose target unit. Its controller may pay 2. If they don't, destroy it."
      When Alice plays "Extort" targeting "Ox"
      And all players pass
      And Bob declines
      Then "Ox" is in Bob's graveyard

  Rule: 112.12 "If you do" asks whether a player searched, not what was found

    Example: nothing is found
      Given Alice has the action "Rumour" on top of her deck: "Draw a card."
      And Alice has 2 units "Filler" in hand
      And Alice has the action "Quest" in hand: "You may search your deck for a unit card, put it into your hand, then shuffle. If you do, you gain 3 resource."
      When Alice plays "Quest"
      And all players pass
      And Alice accepts
      Then Alice has 13 resource

    Example: the player doesn't search
      Given Alice has the action "Rumour" on top of her deck: "Draw a card."
      And Alice has 2 units "Filler" in hand
      And Alice has the action "Quest" in hand: "You may search your deck for a unit card, put it into your hand, then shuffle. If you do, you gain 3 resource. Otherwise, you gain 1 resource."
      When Alice plays "Quest"
      And all players pass
      And Alice declines
      Then Alice has 11 resource
