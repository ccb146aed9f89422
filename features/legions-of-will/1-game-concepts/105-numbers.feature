Feature: 105. Numbers

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 105.1a There are no fractions; a text says which way to round

    @also:105.1
    Example: half of five, rounded down
      Given Alice controls 5 units "Mite"
      And Alice has the action "Tally" in hand: "You gain resource equal to half the number of units you control, rounded down."
      When Alice plays "Tally"
      And all players pass
      Then Alice has 12 resource

    @also:105.1
    Example: half of five, rounded up
      Given Alice controls 5 units "Mite"
      And Alice has the action "Tally" in hand: "You gain resource equal to half the number of units you control, rounded up."
      When Alice plays "Tally"
      And all players pass
      Then Alice has 13 resource

  Rule: 105.1b A value may be negative; the result of an effect is not

    Example: a will of 1 sinks to -2 and rises to 1 again
      Given Alice controls a unit "Waif" with will 1 and power 2
      And Alice has the action "Daunt" in hand: "Target unit gains -3 will until end of turn."
      And Alice has the action "Hearten" in hand: "Target unit gains +3 will until end of turn."
      When Alice plays "Daunt" targeting "Waif"
      And all players pass
      Then "Waif" has will -2
      When Alice plays "Hearten" targeting "Waif"
      And all players pass
      Then "Waif" still has will 1

    @ruling:low-007
    Example: a will of -3 gains as much will as it has
      Given Alice controls a unit "Waif" with will -3 and power 2
      And Alice has the action "Mirror" in hand: "Target unit gains will equal to its will."
      When Alice plays "Mirror" targeting "Waif"
      And all players pass
      Then "Mirror" is in Alice's graveyard
      And "Waif" still has will -3

    Example: a will of -3 gives no power
      Given Alice controls a unit "Waif" with will -3 and power 2
      And Alice has the action "Mirror" in hand: "Target unit gains power equal to its will."
      When Alice plays "Mirror" targeting "Waif"
      And all players pass
      Then "Mirror" is in Alice's graveyard
      And "Waif" still has power 2

    Example: damage is never negative
      Given Alice controls a unit "Waif" with will -3 and power 2
      And Bob controls a unit "Ogre" with power 5 and 2 damage marked
      And Alice has the action "Glare" in hand: "Target unit you control deals damage equal to its will to another target unit."
      When Alice plays "Glare" targeting "Waif" and "Ogre"
      And all players pass
      Then "Glare" is in Alice's graveyard
      And "Ogre" still has 2 damage marked

    Example: doubling a negative will makes it lower
      Given Alice controls a unit "Waif" with will -3 and power 2
      And Alice has the action "Amplify" in hand: "Double target unit's will until end of turn."
      When Alice plays "Amplify" targeting "Waif"
      And all players pass
      Then "Waif" has will -6

  Rule: 105.1c Any number may be zero

    Example: any number of targets
      Given Alice has the action "Sweep" in hand: "Destroy any number of target units. You gain 1 resource."
      And Bob controls a unit "Imp"
      When Alice plays "Sweep"
      And Alice chooses nothing
      And all players pass
      Then Alice has 11 resource
      And "Imp" is still on the battlefield

  Rule: 105.2 What can't be determined is zero

    Example: the power of no unit at all
      Given Bob controls a unit "Ogre" with power 3
      And Alice has the action "Weigh" in hand: "You gain resource equal to the power of up to one target unit."
      When Alice plays "Weigh"
      And Alice chooses nothing
      And all players pass
      Then "Weigh" is in Alice's graveyard
      And Alice still has 10 resource

  Rule: 105.3a X in a cost is chosen as the card is played or the ability activated

    Example: a card
      Given Bob controls a unit "Ogre" with power 9
      And Alice has the action "Blaze" with cost X+1 in hand: "Blaze deals X damage to target unit."
      When Alice plays "Blaze" with X = 4 targeting "Ogre"
      And all players pass
      Then Alice has 5 resource
      And "Ogre" has 4 damage marked

    Example: an ability
      Given Alice controls a unit "Forge": "Pay X: This unit gains +X power until end of turn."
      When Alice activates "Forge" with X = 3
      And all players pass
      Then "Forge" has power 4
      And Alice has 7 resource

    Example: zero
      Given Alice has 0 resource
      And Alice has the action "Blaze" with cost X in hand: "Blaze deals X damage to target base."
      When Alice plays "Blaze" with X = 0 targeting Bob's base
      And all players pass
      Then "Blaze" is in Alice's graveyard
      And Bob's base still has no damage marked

    Example: as much as can be paid for where it costs less
      Given Bob controls a unit "Ogre" with power 9
      And Alice controls a unit "Clerk": "Actions you play cost 1 less."
      And Alice has 5 resource
      And Alice has the action "Blaze" with cost X in hand: "Blaze deals X damage to target unit."
      When Alice plays "Blaze" with X = 6 targeting "Ogre"
      And all players pass
      Then Alice has 0 resource
      And "Ogre" has 6 damage marked

    Example: no more than can be paid for
      Given Bob controls a unit "Ogre" with power 9
      And Alice has 5 resource
      And Alice has the action "Blaze" with cost X+1 in hand: "Blaze deals X damage to target unit."
      When Alice tries to play "Blaze" with X = 5
      Then it is refused by rule 105.3a
      And Alice still has 5 resource
      And "Blaze" is still in Alice's hand

    Example: no more than an ability's player has
      Given Alice has 2 resource
      And Alice controls a unit "Forge": "Pay X: This unit gains +X power until end of turn."
      When Alice tries to activate "Forge" with X = 3
      Then it is refused by rule 105.3a
      And the chain of events is empty
      And Alice still has 2 resource

    @also:601.1c
    Example: no value for which there is no target
      Given Bob controls a unit "Ox" with power 1
      And Bob controls a unit "Ogre" with power 4
      And Alice has the action "Measure" with cost X in hand: "Destroy target unit with power X."
      When Alice tries to play "Measure" with X = 3
      Then it is refused by rule 105.3a
      When Alice plays "Measure" with X = 4
      Then "Measure" is targeting "Ogre"
      And Alice has 6 resource

    Example: an ability of what has X in its own cost
      Given Alice has a unit "Forge" with cost X in hand: "Pay X: This unit gains +X power until end of turn."
      When Alice plays "Forge" with X = 6
      And all players pass
      And Alice activates "Forge" with X = 1
      And all players pass
      Then Alice has 3 resource

  Rule: 105.3d An X that nothing defines is chosen by the controller

    Example: as the action is played
      Given Alice controls a unit "Pillar" with power 3
      And Alice has the action "Swell" in hand: "Swell deals X damage to target unit."
      When Alice plays "Swell" with X = 2 targeting "Pillar"
      And all players pass
      Then "Pillar" has 2 damage marked

  Rule: 105.3e X is zero off the chain of events

    @also:202.2c
    Example: the number chosen on it, none on the battlefield
      Given Alice has a unit "Hydra" with cost X+2 and power 3 in hand
      When Alice plays "Hydra" with X = 3 in Alice's base
      Then "Hydra" has resource cost 5
      And Alice has 5 resource
      When all players pass
      Then "Hydra" is on the battlefield
      And "Hydra" still has resource cost 2

    Example: a target is looked for by its cost
      Given Bob controls a unit "Hydra" with cost X+2 and power 3
      And Bob controls a unit "Ogre" with cost 3 and power 3
      And Alice has the action "Snuff" in hand: "Destroy target unit with resource cost 2 or less."
      When Alice tries to target "Ogre" with "Snuff"
      Then it is refused
      When Alice plays "Snuff" targeting "Hydra"
      And all players pass
      Then "Hydra" is in Bob's graveyard

  Rule: 105.3f The X in a cost that an effect tells to pay is 0

    Example: the cost of a unit on the battlefield
      Given Alice controls a unit "Crate" with cost X: "Pay its resource cost: You gain 3 resource."
      When Alice activates "Crate"
      Then Alice has 13 resource
