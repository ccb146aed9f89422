Feature: 364. Replacement effects

  Rule: 356.3.e.13 What was paid with is remembered as it was

    Example: a unit that was exhausted as it was killed
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Altar": "Kill a friendly unit: If it was exhausted, gain 1 point."
      And Alice controls a unit "Asleep", exhausted
      When Alice activates "Altar"
      And all players pass
      Then Alice has 1 point

  Rule: 154.2 What a text says instead may hang on what something was like before

    Example: it was stunned
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Shatter" in her hand: "Deal 2 to a unit. If it was stunned, deal 4 instead."
      And Alice has a spell "Crush" in her hand: "Deal 2 to a unit. If it was stunned, deal 4 instead."
      And Bob controls a unit "Wall" with might 9, stunned
      And Bob controls a unit "Gate" with might 9
      When Alice plays "Shatter" targeting "Wall"
      And all players pass
      And Alice plays "Crush" targeting "Gate"
      And all players pass
      Then "Wall" has 4 damage marked
      And "Gate" has 2 damage marked

  Rule: 366.1 "Instead" alters what would happen

    @also:366
    Example: a gear dies in a unit's place
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Sand Glass": "The next time a unit you control would die, kill this instead. Recall that unit exhausted."
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Tide Warden"
      And all players pass
      Then "Sand Glass" is in Bob's trash
      And "Tide Warden" is at Bob's base
      And "Tide Warden" is exhausted

    Example: of all that would kill it, also of lethal damage
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Mirror": "If a unit you control would die, kill this instead. Exhaust that unit, heal it, and recall it."
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      And Alice has a spell "Spark" in her hand: "Deal 4 to a unit."
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Mirror" is in Bob's trash
      And "Tide Warden" is at Bob's base
      And "Tide Warden" is exhausted
      And "Tide Warden" still has no damage marked

    @also:322.4
    Example: what isn't healed dies at the next cleanup
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Sand Glass": "The next time a unit you control would die, kill this instead. Recall that unit exhausted."
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      And Alice has a spell "Spark" in her hand: "Deal 4 to a unit."
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Sand Glass" is in Bob's trash
      And "Tide Warden" is in Bob's trash

    Example: an enemy unit is no friendly one
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Sand Glass": "The next time a unit you control would die, kill this instead. Recall that unit exhausted."
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" is in Alice's trash
      And "Sand Glass" is still on the board

    Example: what doesn't die doesn't trigger on dying
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Mirror": "If a unit you control would die, kill this instead. Exhaust that unit, heal it, and recall it."
      And Bob controls a unit "Tide Warden": "[Deathknell] - Draw 1."
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is exhausted
      And Bob's hand still holds 0 cards

  Rule: 365 A replacement effect alters a game effect or a rule

    Example: the draw of the turn
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Idol": "If you would draw a card, gain 1 point instead."
      When Alice passes
      Then Bob has 1 point
      And Bob's hand still holds 0 cards

    Example: damage that would be dealt
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Idol": "If a friendly unit would be dealt damage, draw 1 instead."
      And Bob controls a unit "Tide Warden" with might 3
      And Alice has a spell "Spark" in her hand: "Deal 4 to a unit."
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then Bob's hand holds 1 card
      And "Tide Warden" is still on the board

    @also:367
    Example: it replaces an event once, and what it makes of it no more
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Idol": "If you would draw a card, draw 2 instead."
      When Alice passes
      Then Bob's hand holds 2 cards

  Rule: 367 Also what other cards do is altered

    Example: what follows in their text goes on
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Sand Glass": "The next time a unit you control would die, kill this instead. Recall that unit exhausted."
      And Bob controls a unit "Tide Warden"
      And Alice has a spell "Rend" in her hand: "Kill a unit. Draw 2."
      When Alice plays "Rend" targeting "Tide Warden"
      And all players pass
      Then Alice's hand holds 2 cards
      And "Tide Warden" is exhausted

    Example: later text of the same card
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Spark" in her hand: "Deal 1 to a unit. If you've played another card this turn, deal 3 to it instead."
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      And Bob controls a unit "Tide Warden" with might 6
      When Alice plays "Glimpse"
      And all players pass
      And Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 3 damage marked

    Example: whose condition isn't fulfilled
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Spark" in her hand: "Deal 1 to a unit. If you've played another card this turn, deal 3 to it instead."
      And Bob controls a unit "Tide Warden" with might 6
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 1 damage marked

  Rule: 368 The owner of the object orders replacement effects

    Example: of two, the owner picks one, and the other is left
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "First Mirror": "If a unit you control would die, kill this instead. Exhaust that unit, heal it, and recall it."
      And Bob controls a gear "Second Mirror": "If a unit you control would die, kill this instead. Exhaust that unit, heal it, and recall it."
      And Bob controls a unit "Tide Warden"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Tide Warden"
      And all players pass
      And Bob chooses "Second Mirror"
      Then "Second Mirror" is in Bob's trash
      And "First Mirror" is still on the board
      And "Tide Warden" is exhausted

    Example: also where the effects are an opponent's
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Hungry Jar": "If an enemy unit would die, banish it instead."
      And Alice controls a gear "Kind Jar": "If an enemy unit would die, recall it instead."
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Tide Warden"
      And all players pass
      And Bob chooses "Kind Jar"
      Then "Tide Warden" is at Bob's base

    Example: also where another player controls it
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Hungry Jar": "If a friendly unit would die, banish it instead."
      And Alice controls a gear "Kind Jar": "If a friendly unit would die, recall it instead."
      And Bob controls a unit "Tide Warden"
      And Alice has a spell "Charm" in her hand: "Gain control of an enemy unit."
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Charm" targeting "Tide Warden"
      And all players pass
      And Alice plays "Rend" targeting "Tide Warden"
      And all players pass
      And Bob chooses "Hungry Jar"
      Then "Tide Warden" is in Bob's banishment

  Rule: 368.1 The player acted on orders replacement effects

    Example: an opponent's effect and one's own
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Idol": "If you would draw a card, gain 1 point instead."
      And Alice controls a gear "Dry Well": "If an opponent would draw a card, draw 1 instead."
      When Alice passes
      And Bob chooses "Idol"
      Then Bob has 1 point
      And Alice's hand still holds 0 cards

    @ruling:rift-309
    @also:446.1
    Example: the player who scores, though the battlefield is another's
      Given a Riftbound game between Alice and Bob
      And Bob has the battlefield "Ford" on the board
      And Alice controls a gear "Idol": "If you would score, draw 1 instead."
      And Bob controls a gear "Dry Well": "If an opponent would score, draw 1 instead."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Ford"
      And all players pass
      And Alice chooses "Idol"
      Then Alice's hand holds 1 card
      And Bob's hand still holds 0 cards
      And Alice still has 0 points

  Rule: 368.2 The Turn Player orders what replaces something done to an uncontrolled battlefield

    Example: nobody controls it
      Given a Riftbound game between Alice and Bob
      And Bob has the battlefield "Ford" on the board
      And Alice controls a gear "Idol": "If a battlefield would be exhausted, gain 1 point instead."
      And Bob controls a gear "Dry Well": "If a battlefield would be exhausted, draw 1 instead."
      And Alice has a spell "Dusk" in her hand: "Exhaust a battlefield."
      When Alice plays "Dusk" targeting "Ford"
      And all players pass
      And Alice chooses "Idol"
      Then Alice has 1 point
      And Bob's hand still holds 0 cards
      And "Ford" is not exhausted

    @also:368
    @also:166.1
    Example: somebody controls it, and its owner decides
      Given a Riftbound game between Alice and Bob
      And Bob controls the battlefield "Ford"
      And Alice controls a gear "Idol": "If a battlefield would be exhausted, draw 1 instead."
      And Bob controls a gear "Dry Well": "If a battlefield would be exhausted, draw 1 instead."
      And Bob controls a unit "Tide Warden" at "Ford"
      And Alice has a spell "Dusk" in her hand: "Exhaust a battlefield."
      When Alice plays "Dusk" targeting "Ford"
      And all players pass
      And Bob chooses "Dry Well"
      Then Bob's hand holds 1 card
      And Alice's hand still holds 0 cards
