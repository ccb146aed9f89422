Feature: 382. Delayed abilities: if this kills it

  Rule: 383.2 A delayed triggered ability triggers on what it waits for

    @also:415.5.c
    Example: damage of a spell kills in the cleanup after it
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Kindling" with might 3
      And Alice has the spell "Flare" in hand: "Deal 3 to a unit. If this kills it, draw 1."
      When Alice plays "Flare" targeting "Kindling"
      And all players pass
      Then "Kindling" is in Bob's trash
      And the chain holds the ability of "Flare"
      When all players pass
      Then Alice's main deck holds 9 cards

    Example: what survives and dies of something else was not killed by this
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Log" with might 4
      And Alice has the spell "Flare" in hand: "Deal 3 to a unit. If this kills it, draw 1."
      And Alice has the spell "Ember" in hand: "Deal 1 to a unit."
      When Alice plays "Flare" targeting "Log"
      And all players pass
      And Alice plays "Ember" targeting "Log"
      And all players pass
      Then "Log" is in Bob's trash
      And the chain is empty
      And Alice's hand holds 0 cards

    Example: what follows is done first, and what waited for the death comes on top
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Kindling" with might 2
      And Alice has the spell "Flare" in hand: "Deal 2 to a unit. If this kills it, draw 1. Its controller draws 2."
      When Alice plays "Flare" targeting "Kindling"
      And all players pass
      Then Alice's hand holds 2 cards
      And the chain holds the ability of "Flare"
      When all players pass
      Then Alice's hand holds 3 cards

    Example: if it dies this turn, whatever it dies of
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Log" with might 4
      And Alice has the spell "Smoulder" in hand: "Deal 3 to a unit. If it dies this turn, draw 2."
      And Alice has the spell "Ember" in hand: "Deal 1 to a unit."
      When Alice plays "Smoulder" targeting "Log"
      And all players pass
      And Alice plays "Ember" targeting "Log"
      And all players pass
      And all players pass
      Then Alice's main deck holds 8 cards

    Example: the damage of a triggered ability, and what it does then has its own target
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 3: "When I attack, deal 1 to an enemy unit here. If this kills it, deal 1 to a unit at a battlefield."
      And Bob controls a unit "Page" with might 1 at "Lists"
      And Bob controls a unit "Squire" with might 5 at "Lists"
      When Alice moves "Lancer" to "Lists"
      And Alice chooses "Page"
      And all players pass
      Then "Page" is in Bob's trash
      When Alice chooses "Squire"
      And all players pass
      Then "Squire" has 1 damage marked
