Feature: 104. Resource

  Rule: 104.1 Resource is spent to pay costs

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: for a card and for an ability
      Given Alice has 7 resource
      And Alice controls a unit "Tinker": "Pay 2: This unit gains +1 power until end of turn."
      And Alice has the action "Spark" with cost 4 in hand: "Spark deals 1 damage to target base."
      When Alice plays "Spark" targeting Bob's base
      And Alice activates "Tinker"
      Then Alice has 1 resource

    Example: not with less than the cost
      Given Alice has 3 resource
      And Alice has the action "Spark" with cost 4 in hand: "Spark deals 1 damage to target base."
      When Alice tries to play "Spark"
      Then it is refused

  Rule: 104.2 An effect adds resource to a player's reserve

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: an action
      Given Alice has the action "Harvest" with cost 1 in hand: "Add 3 resource to your reserve."
      When Alice plays "Harvest"
      And all players pass
      Then Alice has 12 resource

    Example: adding none is no event
      Given Alice controls a base "Kiln": "Whenever you gain resource, draw a card."
      And Alice's deck holds 5 cards
      And Alice's hand holds 3 cards
      And Alice has the action "Tithe" in hand: "You gain resource equal to the number of units you control."
      When Alice plays "Tithe"
      And all players pass
      Then the chain of events is empty
      And Alice's deck still holds 5 cards
      And "Tithe" is in Alice's graveyard

  Rule: 104.3 What is added stays in the reserve

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: until it is needed, in another player's turn
      Given Alice has 1 resource
      And Alice has the action "Harvest" in hand: "You gain 3 resource."
      And Alice has the action "Spark" with cost 4 in hand: "Spark deals 1 damage to target base."
      When Alice plays "Harvest"
      And all players pass
      And the game goes to Bob's prebattle main phase
      Then Alice has 4 resource
      When Alice plays "Spark" targeting Bob's base
      Then Alice has 0 resource

  Rule: 104.4 Players begin with an empty reserve

    Example: nothing can be paid in the first turn before a base has produced something
      Given a new Legions of Will game between Alice and Bob
      And the decks are made up to constructed ones
      And Alice has the action "Spark" with cost 1 in her deck: "Spark deals 1 damage to target base."
      And the next shuffle brings "Spark"
      When Alice chooses Alice
      And Alice chooses "Alice's base"
      And Bob chooses "Bob's base"
      And Alice chooses nothing
      And Bob chooses nothing
      Then it is Alice's effect step
      And Alice still has 0 resource
      When Alice tries to play "Spark"
      Then it is refused

  Rule: 104.5 A reserve holds twenty at most

    Background:
      Given a Legions of Will game between Alice and Bob

    @also:104.3 @ruling:low-006
    Example: as much as there is room for, and the rest of the effect
      Given Alice has 18 resource
      And Alice's deck holds 4 cards
      And Alice has the action "Bounty" in hand: "You gain 5 resource. Draw a card."
      When Alice plays "Bounty"
      And all players pass
      Then Alice has 20 resource
      And Alice's deck holds 2 cards

    @ruling:low-006
    Example: a full reserve gains nothing in the resource step
      Given Bob has 20 resource
      And Bob controls a base "Mill" with production 3
      When the game goes to Bob's resource step
      Then Bob still has 20 resource
      And the trace cites rule 703.4c
