Feature: 409. Discard

  Rule: 409.1 A discarded card goes from the hand to the trash, and nothing else of it happens

    Example: its instructions are not followed
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Purge" in her hand: "Discard 1."
      And Alice has a spell "Second Wind" in her hand: "Draw 3."
      When Alice plays "Purge"
      And all players pass
      Then "Second Wind" is in Alice's trash
      And Alice's hand holds 0 cards

  Rule: 409.1.a The player who discards chooses

    Example: one of two cards
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Purge" in her hand: "Discard 1."
      And Alice has a spell "Ember" in her hand
      And Alice has a spell "Lantern" in her hand
      When Alice plays "Purge"
      And all players pass
      And Alice chooses "Lantern"
      Then "Lantern" is in Alice's trash
      And "Ember" is still in Alice's hand

    Example: any number of cards, or none
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Clearance" in her hand: "Discard any number of cards. Draw that many."
      And Alice has a spell "Waste" in her hand: "Discard up to two cards."
      And Alice has 3 spells "Ember" in her hand
      When Alice plays "Clearance"
      And all players pass
      And Alice chooses "Ember" (1) and "Ember" (2)
      Then "Ember" (1) is in Alice's trash
      And "Ember" (2) is in Alice's trash
      And "Ember" (3) is still in Alice's hand
      And Alice's hand holds 4 cards
      When Alice plays "Waste"
      And all players pass
      And Alice chooses nothing
      Then Alice's hand holds 3 cards

    Example: one of those that were drawn
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Rat" in her hand
      And Alice has these cards on top of her main deck:
        | card            |
        | a unit "Mole"   |
        | a unit "Marten" |
      And Alice has a spell "Sift" in her hand: "Draw 2. Discard one of them."
      When Alice plays "Sift"
      And all players pass
      And Alice tries to choose "Rat"
      Then it is refused
      When Alice chooses "Marten"
      Then "Marten" is in Alice's trash
      And "Mole" is in Alice's hand

    @also:376.2
    Example: who discards is whose hand it is, whoever's spell says so
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Ledger": "When you discard a card, gain 1 point."
      And Bob controls a gear "Tally": "When you discard a card, gain 1 point."
      And Alice has a spell "Short Rations" in her hand: "Each player discards 1."
      And Bob has a spell "Ember" in his hand
      When Alice plays "Short Rations"
      And all players pass
      Then "Ember" is in Bob's trash
      When all players pass
      Then Bob has 1 point
      And Alice still has 0 points

  Rule: 409.1.b Abilities that trigger on discarding come after it

    Example: the discarded card itself triggers
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Purge" in her hand: "Discard 1."
      And Alice has a unit "Flame Chompers" in her hand: "When I'm discarded, draw 1."
      And Alice has a spell "Lantern" on top of her main deck
      When Alice plays "Purge"
      And all players pass
      Then "Flame Chompers" is in Alice's trash
      When all players pass
      Then "Lantern" is in Alice's hand

  Rule: 409.3 A cost of discarding must be able to be paid

    Example: two cards in hand are enough
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Trickster": "Discard 2: Deal 2 damage to a unit at a battlefield."
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      And Alice has 2 spells "Ember" in her hand
      When Alice activates the first ability of "Trickster" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 2 damage marked
      And 2 "Ember" are in Alice's trash

    Example: one card is not
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Trickster": "Discard 2: Deal 2 damage to a unit at a battlefield."
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      And Alice has a spell "Ember" in her hand
      Then Alice can't activate the first ability of "Trickster"

  Rule: 409.4 An effect of discarding takes as many cards as there are

    Example: two cards in hand
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mole" with might 2: "[Deathknell] - Discard 2, then draw 2."
      And Alice has 2 spells "Lantern" in her hand
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Mole"
      And all players pass
      And all players pass
      Then 2 "Lantern" are in Alice's trash
      And Alice's hand holds 2 cards

    Example: one card in hand
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mole" with might 2: "[Deathknell] - Discard 2, then draw 2."
      And Alice has a spell "Lantern" in her hand
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Mole"
      And all players pass
      And all players pass
      Then "Lantern" is in Alice's trash
      And Alice's hand still holds 2 cards

    Example: who didn't discard
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Pledge" in her hand: "Discard 1. If you don't, draw 2."
      When Alice plays "Pledge"
      And all players pass
      Then Alice's hand holds 2 cards

    Example: who did discard
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand
      And Alice has a spell "Pledge" in her hand: "Discard 1. If you don't, draw 2."
      When Alice plays "Pledge"
      And all players pass
      Then "Lantern" is in Alice's trash
      And Alice's hand holds 0 cards

    Example: no card in hand
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mole" with might 2: "[Deathknell] - Discard 2, then draw 2."
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Mole"
      And all players pass
      And all players pass
      Then Alice's hand holds 2 cards
      And Alice's trash holds 2 cards

  Rule: 409.2 Discarding is done when something says so

    @also:409.2.a
    @also:409.5
    Example: only by the spell
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      And Alice's hand holds 2 cards
      And Alice has a spell "Waste" in her hand: "Discard 1."
      When the game goes to Bob's action phase
      Then "Drone" is not in Alice's trash
      When the game goes to Alice's action phase
      And Alice plays "Waste"
      And all players pass
      And Alice chooses "Drone"
      Then "Drone" is in Alice's trash

  Rule: 409.1.b A discarded card hears that it was discarded, and nothing else

    Example: of two abilities one triggers
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Wisp" in her hand:
        """
        When I'm discarded, gain 1 point.
        When you discard a card, draw 1.
        """
      And Alice has a spell "Purge" in her hand: "Discard 1."
      When Alice plays "Purge"
      And all players pass
      Then the chain of events holds the ability of "Wisp"
      When all players pass
      Then Alice has 1 point
      And the chain of events is empty
      And Alice has 0 cards in her hand
