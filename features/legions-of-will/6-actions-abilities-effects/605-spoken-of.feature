Feature: 605. Resolving cards and abilities: what a text has spoken of

  Rule: 605.2j "That many" is as much as the instruction before did, if only nothing

    Example: of nothing that was destroyed
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Ox" with power 6
      And Alice's deck holds 9 cards
      And Alice has 3 actions "Lantern" in hand
      And Alice has the action "Tally" in hand: "Tally deals 3 damage to target unit. Destroy all upgrades. Draw that many cards."
      When Alice plays "Tally" targeting "Ox"
      And all players pass
      Then "Ox" has 3 damage marked
      And Alice's deck still holds 9 cards

    Example: of what a player might have done, and did not
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Ox" with power 6
      And Alice's deck holds 9 cards
      And Alice has 3 actions "Lantern" in hand
      And Alice has the action "Tally" in hand: "Tally deals 3 damage to target unit. You may discard a card. Draw that many cards."
      When Alice plays "Tally" targeting "Ox"
      And all players pass
      And Alice declines
      Then "Ox" has 3 damage marked
      And Alice's deck still holds 9 cards

    Example: of cards drawn, as many are discarded
      Given a Legions of Will game between Alice and Bob
      And Alice's deck holds 9 cards
      And Alice has 3 actions "Lantern" in hand
      And Alice has the action "Tally" in hand: "Draw a card, then discard that many cards."
      When Alice plays "Tally"
      And all players pass
      And Alice chooses "Lantern"
      Then "Lantern" (1) is in Alice's graveyard
      And Alice's deck holds 8 cards

    Example: of each player as many as that player did
      Given a Legions of Will game between Alice and Bob
      And Alice has 2 actions "Lantern" in hand
      And Bob has 3 actions "Snare" in hand
      And Bob's deck holds 9 cards
      And Alice's deck holds 9 cards
      And Alice has the action "Tally" in hand: "Each player discards their hand, then draws that many cards."
      When Alice plays "Tally"
      And all players pass
      Then 2 "Lantern" are in Alice's graveyard
      And 3 "Snare" are in Bob's graveyard
      And Alice's deck holds 7 cards
      And Bob's deck holds 6 cards

    Example: of what each player controls, for each
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Ox" with power 6
      And Alice controls 2 units "Imp"
      And Alice's deck holds 9 cards
      And Alice has 3 actions "Lantern" in hand
      And Bob's deck holds 9 cards
      And Alice has the action "Tally" in hand: "Each player draws cards equal to the number of units they control."
      When Alice plays "Tally"
      And all players pass
      Then Alice's deck holds 7 cards
      And Bob's deck holds 8 cards

  Rule: 605.2j "It" and "them" are what was named last, whatever was done to it

    Example: both units that were named, though only one of them became rested
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 2, rested
      And Bob controls a unit "Ox" with power 6
      And Alice has the action "Tally" in hand: "Rest up to two target units. They gain +1 power until end of turn."
      When Alice plays "Tally" targeting "Imp" and "Ox"
      And all players pass
      Then "Imp" has power 3
      And "Ox" has power 7

    Example: the unit named last, though nothing happened to it
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 2
      And Bob controls a unit "Ox" with power 6
      And Alice has the action "Tally" in hand: "Rest target unit. Reset another target unit. It gains +1 power until end of turn."
      When Alice plays "Tally" targeting "Imp" and "Ox"
      And all players pass
      Then "Ox" has power 7
      And "Imp" still has power 2

    Example: a unit, after a discard
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 2
      And Alice has 3 actions "Lantern" in hand
      And Alice has the action "Tally" in hand: "Choose a unit you control. Discard a card. It gains +1 power until end of turn."
      When Alice plays "Tally"
      And all players pass
      And Alice chooses "Lantern"
      Then "Imp" has power 3

    Example: a unit, whose controller does something after another drew
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Ox" with power 6
      And Alice's deck holds 9 cards
      And Alice has 3 actions "Lantern" in hand
      And Bob's deck holds 9 cards
      And Alice has the action "Tally" in hand: "Destroy target unit. Draw a card. Its controller draws two cards."
      When Alice plays "Tally" targeting "Ox"
      And all players pass
      Then Bob's deck holds 7 cards
      And Alice's deck holds 8 cards

    Example: several units, whose controllers draw once each
      Given a Legions of Will game between Alice and Bob
      And Bob controls 2 units "Ox" with power 6
      And Alice controls 3 units "Imp"
      And Alice's deck holds 9 cards
      And Alice has 3 actions "Lantern" in hand
      And Bob's deck holds 9 cards
      And Alice has the action "Tally" in hand: "Destroy all units. Their controllers draw a card."
      When Alice plays "Tally"
      And all players pass
      Then Bob's deck holds 8 cards
      And Alice's deck holds 8 cards

    Example: both that the same is done to
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 5
      And Bob controls a unit "Ox" with power 9
      And Alice has the action "End" in hand: "Rest target unit you control and target unit an opponent controls. Destroy them."
      When Alice plays "End" targeting "Imp" and "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And "Imp" is in Alice's graveyard

  Rule: 605.2j What is said of each of several, "that unit" is another, named before

    Example: the unit that was destroyed
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 2
      And Bob controls a unit "Ox" with power 5
      And Alice has the action "Feast" in hand: "Destroy target unit. Each unit you control gains power equal to that unit's power."
      When Alice plays "Feast" targeting "Ox"
      And all players pass
      Then "Imp" has power 7

    Example: the unit that has triggered it
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 2
      And Alice controls a base "Crypt": "Whenever a unit an opponent controls is destroyed, each unit you control gains power equal to that unit's power."
      And Bob controls a unit "Ox" with power 5
      And Alice has the action "End" in hand: "Destroy target unit."
      When Alice plays "End" targeting "Ox"
      And all players pass
      And all players pass
      Then "Imp" has power 7

    Example: so does "its" where all of several are spoken of
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 2
      And Bob controls a unit "Ox" with power 5
      And Alice has the action "Feast" in hand: "Destroy target unit. Units you control gain power equal to its power."
      When Alice plays "Feast" targeting "Ox"
      And all players pass
      Then "Imp" has power 7

    Example: their own power is theirs
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 2
      And Bob controls a unit "Ox" with power 5
      And Alice has the action "Feast" in hand: "Destroy target unit. Units you control gain power equal to their power."
      When Alice plays "Feast" targeting "Ox"
      And all players pass
      Then "Imp" has power 4

    Example: its own power is each one's
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 2
      And Bob controls a unit "Ox" with power 5
      And Alice has the action "Feast" in hand: "Destroy target unit. Each unit you control gains power equal to its power."
      When Alice plays "Feast" targeting "Ox"
      And all players pass
      Then "Imp" has power 4

  Rule: 605.2d Choices are announced while the effect is applied

    Example: one or more, but not none
      Given a Legions of Will game between Alice and Bob
      And Alice controls 3 units "Drone"
      And Alice has the action "Price" in hand: "Sacrifice one or more units."
      When Alice plays "Price"
      And all players pass
      And Alice chooses "Drone" (1) and "Drone" (2)
      Then 2 "Drone" are in Alice's graveyard

    Example: all but units of a type
      Given a Legions of Will game between Alice and Bob
      And Alice controls a Dragon unit "Wyrm"
      And Bob controls a unit "Ox"
      And Alice has the action "Rout" in hand: "Destroy all units except Dragons."
      When Alice plays "Rout"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And "Wyrm" is still on the battlefield

  Rule: 605.2j "Other" is other than what the text has named before

    Example: all others than the one that was dealt damage
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Ox" with power 6
      And Alice controls a unit "Imp" with power 3
      And Alice has the action "Tally" in hand: "Tally deals 2 damage to target unit. Tally deals 1 damage to each other unit."
      When Alice plays "Tally" targeting "Ox"
      And all players pass
      Then "Ox" has 2 damage marked
      And "Imp" has 1 damage marked

    Example: all others than the one that was chosen
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 2
      And Bob controls a unit "Ox" with power 6
      And Alice has the action "Tally" in hand: "Choose a unit you control. Destroy all other units."
      When Alice plays "Tally"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And "Imp" is still on the battlefield

    Example: the rest is what could have been chosen, and was not
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 2
      And Alice controls a unit "Cub" with power 2
      And Bob controls a unit "Ox" with power 6
      And Alice has the action "Tally" in hand: "Each player chooses a unit they control. Destroy the rest."
      When Alice plays "Tally"
      And all players pass
      And Alice chooses "Imp"
      Then "Cub" is in Alice's graveyard
      And "Imp" is still on the battlefield
      And "Ox" is still on the battlefield

    Example: of the rest each player sacrifices their own
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 2
      And Alice controls a unit "Cub" with power 2
      And Bob controls a unit "Ox" with power 6
      And Alice has the action "Tally" in hand: "Each player chooses a unit they control, then sacrifices the rest."
      When Alice plays "Tally"
      And all players pass
      And Alice chooses "Imp"
      Then "Cub" is in Alice's graveyard
      And "Imp" is still on the battlefield
      And "Ox" is still on the battlefield

    Example: what left the battlefield is no other card in the graveyard
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 2: "When this unit is destroyed, you may return another target unit card from your graveyard to your hand."
      And Alice has the unit "Cub" in graveyard
      And Alice has the action "Tally" in hand: "Destroy target unit."
      When Alice plays "Tally" targeting "Imp"
      And all players pass
      Then the ability of "Imp" is targeting "Cub"

    Example: other bases are others than the one that it is in
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 2 in her base "Mill": "Units in other bases you control gain +1 power."
      And Alice controls a unit "Cub" with power 2 in her base "Mill"
      And Alice controls a base "Weir"
      When Alice moves "Cub" to "Weir"
      Then "Cub" has power 3
      And "Imp" still has power 2

  Rule: 605.2j "One of them" is one of what was shown

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice has 3 actions "Lantern" in hand
      And Alice has the unit "Imp" on top of her deck
      And Alice's deck holds 5 cards

    Example: of cards that were expelled
      Given Alice has the action "Tally" in hand: "Expel the top three cards of your deck. Put one of them into your hand."
      When Alice plays "Tally"
      And all players pass
      And Alice chooses "Imp"
      Then "Imp" is in Alice's hand

    Example: of cards that were put into a graveyard, not of what lay there
      Given Alice has the action "Tally" in hand: "Put the top three cards of your deck into your graveyard. Return a unit card from among them to your hand."
      And Alice has the unit "Ox" in graveyard
      When Alice plays "Tally"
      And all players pass
      Then "Imp" is in Alice's hand
      And "Ox" is still in Alice's graveyard

  Rule: 605.2j "That player" is who was spoken of last

    Example: the player who is the target
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Tally" in hand: "Target opponent loses 2 resource. That player loses 1 resource."
      When Alice plays "Tally" targeting Bob
      And all players pass
      Then Bob has 7 resource

    Example: the player whose hand was looked at
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Tally" in hand: "Look at target opponent's hand. That player loses 1 resource."
      When Alice plays "Tally" targeting Bob
      And all players pass
      Then Bob has 9 resource

    Example: the player whose hand something was returned to
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Ox" with power 6
      And Alice has the action "Tally" in hand: "Return target unit to its owner's hand. That player loses 2 resource."
      When Alice plays "Tally" targeting "Ox"
      And all players pass
      Then Bob has 8 resource

    Example: the player named since, not who set the ability off
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp": "Whenever an opponent plays an action, target player gains 2 resource. That player loses 1 resource."
      And Bob has the action "Tally" with cost 0 in hand: "Rest target unit."
      When Bob plays "Tally" targeting "Imp"
      And Alice chooses Alice
      And all players pass
      Then Alice has 11 resource
      And Bob still has 10 resource

  Rule: 605.2j "If you do" asks whether anything was done

    Example: of what was done
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 2
      And Alice's deck holds 9 cards
      And Alice has 3 actions "Lantern" in hand
      And Alice has the action "Tally" in hand: "Rest target unit. If you do, draw a card."
      When Alice plays "Tally" targeting "Imp"
      And all players pass
      Then "Imp" is rested
      And Alice's deck holds 8 cards

    Example: of what could not be done
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 2, rested
      And Alice's deck holds 9 cards
      And Alice has 3 actions "Lantern" in hand
      And Alice has the action "Tally" in hand: "Rest target unit. If you do, draw a card. Otherwise, draw two cards."
      When Alice plays "Tally" targeting "Imp"
      And all players pass
      Then Alice's deck holds 7 cards
