Feature: 606. Effects

  Rule: 606.2 Effects apply to permanents unless their text says otherwise

    Example: units elsewhere are not units for an effect
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Field Hand"
      And Alice has a unit "Stay-at-home" in hand
      And Alice has a unit "Long Gone" in her graveyard
      And Bob has the action "Deluge" in hand: "Expel all units."
      When Bob plays "Deluge"
      And all players pass
      Then "Field Hand" is expelled
      And "Stay-at-home" is still in Alice's hand
      And "Long Gone" is still in Alice's graveyard

  Rule: 606.3 An effect does as much as is possible

    Example: a reserve holds less than is to be lost
      Given a Legions of Will game between Alice and Bob
      And Bob has 1 resource
      And Alice has the action "Toll" in hand: "Target player loses 2 resource."
      When Alice plays "Toll" targeting Bob
      And all players pass
      Then Bob has 0 resource

    Example: what was left out doesn't keep the rest from happening
      Given a Legions of Will game between Alice and Bob
      And Bob has 1 resource
      And Bob's deck holds 1 card
      And Alice has the action "Barter" in hand: "Target player loses 3 resource and draws two cards."
      When Alice plays "Barter" targeting Bob
      And all players pass
      Then Bob has 0 resource
      And Bob's hand holds 3 cards

  Rule: 606.7 An effect may be about the damage of one source

    Example: that of the source chosen, and of no other
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Pillar" with power 9
      And Alice controls a unit "Slinger": "Pay 1: Slinger deals 2 damage to target unit."
      And Alice controls a unit "Archer": "Pay 1: Archer deals 3 damage to target unit."
      And Bob has the action "Balm" in hand: "The next time a source would deal damage to target unit this turn, prevent that damage."
      When Alice passes
      And Bob plays "Balm" targeting "Pillar"
      And all players pass
      And Bob chooses "Slinger"
      And Alice activates "Archer" targeting "Pillar"
      And all players pass
      And Alice activates "Slinger" targeting "Pillar"
      And all players pass
      Then "Pillar" has 3 damage marked

  Rule: 606.7a A source of damage is chosen as the effect is created

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Anvil" with power 9
      And Alice controls a unit "Slinger": "Rest this unit: Slinger deals 2 damage to target unit."
      And Alice has the action "Pebble" in hand: "Pebble deals 1 damage to target unit."
      And Bob has the action "Parry" in hand: "The next time a source would deal damage to target unit this turn, prevent that damage."

    Example: a permanent
      When Bob plays "Parry" targeting "Anvil"
      And all players pass
      And Bob chooses "Slinger"
      And Alice activates "Slinger" targeting "Anvil"
      And all players pass
      And Alice plays "Pebble" targeting "Anvil"
      And all players pass
      Then "Anvil" has 1 damage marked

    Example: a card on the chain of events
      When Alice plays "Pebble" targeting "Anvil"
      And Bob plays "Parry" targeting "Anvil"
      And all players pass
      And Bob chooses "Pebble"
      And all players pass
      Then "Pebble" is in Alice's graveyard
      And "Anvil" still has no damage marked

  Rule: 606.7b What a source is gets checked as it would deal damage

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Anvil" with power 9
      And Alice controls a Dragon unit "Smoulder": "Rest this unit: Smoulder deals 2 damage to target unit."
      And Bob has the action "Scale Ward" in hand: "Prevent all damage that would be dealt by Dragons this turn."

    Example: it still is what the effect speaks of
      When Bob plays "Scale Ward"
      And all players pass
      And Alice activates "Smoulder" targeting "Anvil"
      And all players pass
      Then "Smoulder" is rested
      And "Anvil" still has no damage marked

    Example: it no longer is
      Given Bob has the action "Uplift" in hand: "Target unit becomes an Angel until end of turn."
      When Bob plays "Scale Ward"
      And all players pass
      And Bob plays "Uplift" targeting "Smoulder"
      And all players pass
      And Alice activates "Smoulder" targeting "Anvil"
      And all players pass
      Then "Anvil" has 2 damage marked

  Rule: 606.7c Static abilities prevent damage from permanents and from sources elsewhere

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Anvil" with power 9
      And Bob controls a unit "Aegis": "Prevent all damage that would be dealt to units you control by actions."

    Example: a source on the chain of events
      Given Alice has the action "Pebble" in hand: "Pebble deals 1 damage to target unit."
      When Alice plays "Pebble" targeting "Anvil"
      And all players pass
      Then "Pebble" is in Alice's graveyard
      And "Anvil" still has no damage marked

    Example: a source without the property
      Given Alice controls a unit "Slinger": "Rest this unit: Slinger deals 2 damage to target unit."
      When Alice activates "Slinger" targeting "Anvil"
      And all players pass
      Then "Anvil" has 2 damage marked

  Rule: 606.8 What looks back finds what has been, wherever it is now

    Example: the attacker has died since
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with will 1 and power 2
      And Alice controls a unit "Herald" with will 20: "At the beginning of your end step, if you attacked an opponent this turn, you gain 3 resource."
      And Bob controls a unit "Guard" with power 5
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Guard"
      And all players pass
      And all players pass
      Then "Raider" is in Alice's graveyard
      When the game goes to the end step
      And all players pass
      Then Alice has 13 resource
