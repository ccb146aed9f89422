Feature: 514. Cleanup step

  Rule: 514.1 The active player discards down to the maximum hand size

    Example: the player chooses what to discard
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Alice has a unit "Recruit" in hand
      And Alice has a unit "Veteran" in hand
      And Alice has a unit "Deserter" in hand
      When all players pass
      Then Alice is asked to discard down to maximum hand size
      When Alice chooses "Deserter"
      Then "Deserter" is in Alice's graveyard
      And Alice's hand holds 2 cards

    @ruling:low-044
    Example: the other player keeps everything
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob's hand holds 4 cards
      When all players pass
      Then it is Bob's effect step
      And Bob's hand still holds 4 cards

    Example: an effect changes the maximum
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Alice controls an upgrade "Satchel": "Your maximum hand size is three."
      And Alice's hand holds 3 cards
      When all players pass
      Then it is Bob's effect step
      And Alice's hand still holds 3 cards

    Example: before damage is removed
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob controls a unit "Moth" with power 3 and 1 damage
      And Alice has a unit "Recruit" in hand
      And Alice has a unit "Veteran" in hand
      And Alice has a unit "Deserter" in hand
      When all players pass
      Then Alice is asked to discard down to maximum hand size
      And "Moth" still has 1 damage marked
      When Alice chooses "Deserter"
      Then "Moth" has no damage marked

  Rule: 514.2 Damage is removed and effects of the turn end, all at once

    Example: damage wears off
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Alice controls a unit "Veteran" with power 5 and 3 damage marked
      And Bob controls a base "Mill"
      And Alice has the action "Boulder" in hand: "Boulder deals 4 damage to target base."
      When Alice plays "Boulder" targeting "Mill"
      And all players pass
      Then "Mill" has 4 damage marked
      When all players pass, which ends the turn
      Then "Mill" still has no damage marked
      And "Veteran" has no damage marked

    Example: a unit that only an effect kept alive survives
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice has the action "War Cry" in hand: "Target unit gains +3 power until end of turn."
      And Bob has the action "Bolt" in hand: "Bolt deals 5 damage to target unit."
      When Alice plays "War Cry" targeting "Raider"
      And all players pass
      And Bob plays "Bolt" targeting "Raider"
      And all players pass
      Then "Raider" has power 6 and 5 damage marked
      When the game goes to Bob's effect step
      Then "Raider" still has power 3 and no damage marked

    Example: what is said of this turn is no longer so
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Bailiff" with power 2
      And Alice has the action "Edict" in hand: "Target unit can't attack this turn."
      When Alice plays "Edict" targeting "Bailiff"
      And all players pass
      And the game goes to Bob's prebattle main phase
      And Bob attacks Alice's base with "Bailiff"
      Then "Bailiff" is attacking Alice's base

  Rule: 514.3 Normally nobody receives priority during the cleanup step

    @ruling:low-059
    Example: from the discard straight to the next turn
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Alice has a unit "Deserter" in hand
      And Alice's hand holds 3 cards
      When all players pass
      And Alice chooses "Deserter"
      Then it is Bob's effect step
      And Bob has priority

  Rule: 514.3a If something is left to be done, players get priority and another cleanup step follows

    @ruling:low-059
    Example: an ability that triggered on the discard
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Alice controls an upgrade "Rag Bin": "Whenever you discard a card, you gain 1 resource."
      And Alice has a unit "Deserter" in hand
      And Alice's hand holds 3 cards
      When all players pass
      And Alice chooses "Deserter"
      Then it is Alice's cleanup step
      And the chain of events holds the ability of "Rag Bin"
      And Alice still has priority

    @ruling:low-059
    Example: players may act, and what they draw is discarded in the next cleanup step
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Alice controls an upgrade "Rag Bin": "Whenever you discard a card, draw a card. Do this only once each turn."
      And Alice has a unit "Deserter" in hand
      And Alice has a unit "Straggler" in hand
      And Alice's hand holds 3 cards
      And Alice's deck holds 4 cards
      When all players pass
      And Alice chooses "Deserter"
      And all players pass
      Then Alice's deck holds 3 cards
      And it is Alice's cleanup step
      When all players pass
      And Alice chooses "Straggler"
      Then it is Bob's effect step
      And Alice's hand holds 2 cards

    @ruling:low-059
    Example: a state-based action, as an effect of the turn has ended
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Mill" with capacity 1
      And Bob controls a unit "Miller" in his base "Mill"
      And Alice has the action "Annex" in hand: "Target base gains +1 capacity until end of turn."
      And Bob has a unit "Lodger" with power 1 in hand
      And it is Bob's prebattle main phase
      When Alice plays "Annex" targeting "Mill"
      And all players pass
      And Bob plays "Lodger"
      And all players pass
      And the game goes to Bob's end step
      And all players pass
      Then Bob is asked to choose permanents beyond capacity
      And it is Bob's cleanup step
