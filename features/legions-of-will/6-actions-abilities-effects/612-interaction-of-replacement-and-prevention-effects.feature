Feature: 612. Interaction of replacement and/or prevention effects

  Rule: 612.1 The affected object's controller, or the affected player, chooses which effect applies

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Anvil" with power 9
      And Alice controls a unit "Bellows": "If a source you control would deal damage to a unit, it deals twice that much damage instead."
      And Alice has the action "Pebble" in hand: "Pebble deals 2 damage to target unit."

    @also:612.1d
    Example: of two replacement effects
      Given Alice controls a unit "Whetstone": "If a source you control would deal damage to a unit, it deals that much damage plus 1 instead."
      When Alice plays "Pebble" targeting "Anvil"
      And all players pass
      And Bob chooses "Whetstone (2)"
      Then "Anvil" has 6 damage marked

    Example: of who controls a unit that another player owns
      Given Alice controls a unit "Whetstone": "If a source you control would deal damage to a unit, it deals that much damage plus 1 instead."
      And Alice has the action "Bribe" in hand: "Gain control of target unit."
      When Alice plays "Bribe" targeting "Anvil"
      And all players pass
      And Alice plays "Pebble" targeting "Anvil"
      And all players pass
      And Alice chooses "Whetstone (2)"
      Then "Anvil" has 6 damage marked

    Example: the other one first
      Given Alice controls a unit "Whetstone": "If a source you control would deal damage to a unit, it deals that much damage plus 1 instead."
      When Alice plays "Pebble" targeting "Anvil"
      And all players pass
      And Bob chooses "Bellows (1)"
      Then "Anvil" has 5 damage marked

    Example: of a replacement and a prevention effect
      Given Bob has the action "Pillow" in hand: "Prevent the next 1 damage that would be dealt to target unit this turn."
      When Bob plays "Pillow" targeting "Anvil"
      And all players pass
      And Alice plays "Pebble" targeting "Anvil"
      And all players pass
      And Bob chooses "Pillow (2)"
      Then "Anvil" has 2 damage marked

    Example: of effects on the player's own draw
      Given Alice controls a unit "Pawnbroker": "If you would draw a card, you gain 2 resource instead."
      And Bob controls a unit "Rag Picker": "If a player would draw a card, that player loses 1 resource instead."
      And Alice's deck holds 2 cards
      And Alice has the action "Sip" in hand: "Draw a card."
      And Alice has the action "Spare" in hand
      And Alice has the action "Other Spare" in hand
      When Alice plays "Sip"
      And all players pass
      And Alice chooses "Pawnbroker (1)"
      Then Alice has 12 resource
      And Alice's deck still holds 2 cards

    @also:100.9
    Example: two players choose at once, the active player first
      Given Alice controls a unit "Whetstone" with power 9: "If a source you control would deal damage to a unit, it deals that much damage plus 1 instead."
      And Alice has the action "Shower" in hand: "Shower deals 1 damage to each unit with power 9."
      When Alice plays "Shower"
      And all players pass
      And Alice chooses "Bellows (1)"
      And Bob chooses "Whetstone (2)"
      Then "Whetstone" has 3 damage marked
      And "Anvil" has 4 damage marked

  Rule: 612.1e After one effect the others are looked at again

    Example: an effect that no longer has anything to modify
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Phantom" with power 3: "If Phantom would be destroyed, expel it instead."
      And Alice controls a unit "Surgeon": "If a unit you control would be destroyed, rest it instead."
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Bob plays "Bane" targeting "Phantom"
      And all players pass
      And Alice chooses "Surgeon (2)"
      Then "Phantom" is rested
      And "Phantom" is still on the battlefield

  Rule: 612.1f What changes an event within an event is applied after what changes the whole

    Example: the counters of what enters with them are doubled
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Frost Lord": "If one or more ice counters would be put on a unit, put twice that many ice counters on it instead."
      And Alice has a unit "Glacier" in hand: "This unit enters the battlefield with two ice counters on it."
      When Alice plays "Glacier" in Alice's base
      And all players pass
      Then "Glacier" has 4 ice counters

  Rule: 612.2 An effect can become applicable through another

    Example: from a draw to a gain, and from a gain to a greater one
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Pawnbroker": "If you would draw a card, you gain 2 resource instead."
      And Alice controls a unit "Alchemist": "If you would gain resource, you gain twice that much instead."
      And Alice has the action "Sip" in hand: "Draw a card."
      And Alice has the action "Spare" in hand
      And Alice has the action "Other Spare" in hand
      When Alice plays "Sip"
      And all players pass
      Then Alice has 14 resource
