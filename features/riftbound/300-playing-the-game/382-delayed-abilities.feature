Feature: 382. Delayed abilities

  Rule: 384 A delayed ability is active at the time that its effect names

    @also:383.2
    @ruling:rift-305
    Example: killed the next time that it takes damage
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Marked Neck" in her hand: "Choose an enemy unit. Kill it the next time it takes damage this turn."
      And Alice has a spell "Spark" in her hand: "Deal 1 to a unit."
      And Bob controls a unit "Tide Warden" with might 5
      When Alice plays "Marked Neck" targeting "Tide Warden"
      And all players pass
      And Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 1 damage marked
      And "Tide Warden" is still on the board
      When all players pass
      Then "Tide Warden" is in Bob's trash

    Example: another unit that takes damage is not killed
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Marked Neck" in her hand: "Choose an enemy unit. Kill it the next time it takes damage this turn."
      And Alice has a spell "Spark" in her hand: "Deal 1 to a unit."
      And Bob controls a unit "Tide Warden" with might 5
      And Bob controls a unit "Reef Guard" with might 5
      When Alice plays "Marked Neck" targeting "Tide Warden"
      And all players pass
      And Alice plays "Spark" targeting "Reef Guard"
      And all players pass
      Then "Reef Guard" has 1 damage marked
      And "Reef Guard" is still on the board

    @also:317.3.a
    Example: the turn after it is over
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Marked Neck" in her hand: "Choose an enemy unit. Kill it the next time it takes damage this turn."
      And Bob has a spell "Spark" in his hand: "Deal 1 to a unit."
      And Bob controls a unit "Tide Warden" with might 5
      When Alice plays "Marked Neck" targeting "Tide Warden"
      And all players pass
      And the game goes to Bob's action phase
      And Bob plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 1 damage marked
      And "Tide Warden" is still on the board
      When all players pass, which ends the turn
      Then "Tide Warden" is still on the board

  Rule: 383.2 A delayed trigger names a time or an event within a time

    Example: each time that it happens this turn
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "War Chant" in her hand: "When you conquer this turn, draw 1."
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Old Walker"
      When Alice plays "War Chant"
      And all players pass
      And Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      And all players pass
      And Alice moves "Old Walker" to "Alice's battlefield"
      And all players pass
      And all players pass
      Then Alice's hand holds 2 cards

    Example: the next time only
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "War Chant" in her hand: "The next time you conquer this turn, draw 1."
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Old Walker"
      When Alice plays "War Chant"
      And all players pass
      And Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      And all players pass
      And Alice moves "Old Walker" to "Alice's battlefield"
      And all players pass
      Then the chain is empty
      And Alice's hand holds 1 card

    Example: at the end of the turn
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Fuse" in her hand: "Kill a unit at the end of the turn."
      And Bob controls a unit "Tide Warden"
      When Alice plays "Fuse" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is still on the board
      When the game goes to Bob's action phase
      Then "Tide Warden" is in Bob's trash

  Rule: 383.3 A delayed replacement names the effect that it replaces

    @ruling:rift-305
    Example: the next death only
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Old Walker"
      And Alice has a spell "Last Breath" in her hand: "The next time a friendly unit would die this turn, recall it exhausted instead."
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      And Alice has a spell "Sever" in her hand: "Kill a unit."
      When Alice plays "Last Breath"
      And all players pass
      And Alice plays "Rend" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" is exhausted
      When Alice plays "Sever" targeting "Old Walker"
      And all players pass
      Then "Old Walker" is in Alice's trash

    Example: no longer than its time
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Last Breath" in her hand: "The next time a friendly unit would die this turn, recall it exhausted instead."
      And Bob has a spell "Rend" in his hand: "Kill a unit."
      When Alice plays "Last Breath"
      And all players pass
      And the game goes to Bob's action phase
      And Bob plays "Rend" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" is in Alice's trash

    Example: the next spell deals Bonus Damage, and no other
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Tome": "[E]: The next spell you play this turn deals 2 Bonus Damage."
      And Alice has a spell "Spark" in her hand: "Deal 1 to a unit."
      And Alice has a spell "Ember" in her hand: "Deal 1 to a unit."
      And Bob controls a unit "Tide Warden" with might 9
      When Alice activates "Tome"
      And all players pass
      And Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 3 damage marked
      When Alice plays "Ember" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 4 damage marked

    Example: the next spell is the next one, also when it deals no damage
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Tome": "[E]: The next spell you play this turn deals 2 Bonus Damage."
      And Alice has a spell "Glimpse" in her hand: "Draw 2."
      And Alice has a spell "Ember" in her hand: "Deal 1 to a unit."
      And Bob controls a unit "Tide Warden" with might 9
      When Alice activates "Tome"
      And all players pass
      And Alice plays "Glimpse"
      And all players pass
      And Alice plays "Ember" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 1 damage marked

    Example: not the opponent's next spell
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Tome": "[E]: The next spell you play this turn deals 2 Bonus Damage."
      And Bob has a spell "Spark" in his hand: "[Reaction] Deal 1 to a unit."
      And Alice has a spell "Glimpse" in her hand: "Draw 2."
      And Bob controls a unit "Tide Warden" with might 9
      When Alice activates "Tome"
      And all players pass
      And Alice plays "Glimpse"
      And Alice passes
      And Bob plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 1 damage marked

    Example: not in the next turn
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Tome": "[E]: The next spell you play this turn deals 2 Bonus Damage."
      And Alice has a spell "Spark" in her hand: "[Reaction] Deal 1 to a unit."
      And Bob has a spell "Glimpse" in his hand: "Draw 2."
      And Bob controls a unit "Tide Warden" with might 9
      When Alice activates "Tome"
      And all players pass
      And the game goes to Bob's action phase
      And Bob plays "Glimpse"
      And Bob passes
      And Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 1 damage marked

  Rule: 383.4 A delayed passive ability is true for the time that its effect names

    Example: until one's next turn
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Vigil" in her hand: "Give a unit +3 [M] until your next turn."
      When Alice plays "Vigil" targeting "Quay Scout"
      And all players pass
      And the game goes to Bob's action phase
      Then "Quay Scout" has might 5
      When the game goes to Alice's action phase
      Then "Quay Scout" still has might 2

    @ruling:rift-454
    Example: for the combat
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Raider" with might 2
      And Alice has a spell "Fury" in her hand: "[Action] Give a unit +3 [M] this combat."
      And Bob controls a unit "Tide Warden" with might 4 at "Bob's battlefield"
      When Alice moves "Raider" to "Bob's battlefield"
      And Alice plays "Fury" targeting "Raider"
      And all players pass
      Then "Raider" has might 5
      When all players pass
      Then "Tide Warden" is in Bob's trash
      And "Raider" still has might 2

    @ruling:rift-454
    Example: outside of a combat it is for none
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Raider" with might 2
      And Alice has a spell "Fury" in her hand: "[Action] Give a unit +3 [M] this combat."
      When Alice plays "Fury" targeting "Raider"
      And all players pass
      Then "Raider" still has might 2

  Rule: 385 A delayed ability doesn't need its source

    @also:735.1.c
    Example: what it speaks of was chosen, and paid for, before
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Marked Neck" in her hand: "Choose an enemy unit. Kill it the next time it takes damage this turn."
      And Alice has a unit "Fire Eater" in her hand: "When you play me, deal 1 to each enemy unit."
      And Alice has 1 mind power
      And Bob controls a unit "Tide Warden" with might 5: "[Deflect]"
      When Alice plays "Marked Neck" targeting "Tide Warden"
      And all players pass
      And Alice plays "Fire Eater"
      And all players pass
      And all players pass
      Then "Tide Warden" is in Bob's trash

    Example: the unit that made it has died
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Fire Eater" in her hand: "When you play me, kill a unit at the end of the turn."
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      And Bob controls a unit "Tide Warden"
      When Alice plays "Fire Eater"
      And Alice chooses "Tide Warden"
      And all players pass
      And Alice plays "Rend" targeting "Fire Eater"
      And all players pass
      Then "Fire Eater" is in Alice's trash
      When the game goes to Bob's action phase
      Then "Tide Warden" is in Bob's trash

  Rule: 302 A turn is over with all that lasted for it before the next one begins

    @also:317.3.a
    @also:384
    Example: also with what began as other effects expired
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Vane" with might 6:
        """
        When I become Mighty, draw 1.
        When another friendly unit becomes Mighty, give me +2 [M] this turn.
        """
      And Alice controls a unit "Weight" with might 6
      And Alice has a spell "Dampen" in her hand: "Give a unit -2 [M] until your next turn."
      And Bob has a spell "Wither" in his hand: "Give a unit -3 [M] this turn."
      When Alice plays "Dampen" targeting "Vane"
      And all players pass
      And the game goes to Bob's action phase
      And Bob plays "Wither" targeting "Weight"
      And all players pass
      And Bob passes
      Then the chain of events holds the ability of "Vane"
      When all players pass
      Then "Vane" has might 6
      When all players pass
      Then it is Alice's awaken phase
      And the chain of events holds the ability of "Vane"
