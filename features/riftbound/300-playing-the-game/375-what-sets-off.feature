Feature: 375. Triggered abilities: what sets them off

  Rule: 376.1 "When", "at" and "the first time" say what sets an ability off

    Example: whichever unit dies
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Bell": "When any unit dies, gain 1 point."
      And Alice controls a unit "Duelist"
      And Bob controls a unit "Miller"
      And Alice has the spell "Plague" in hand: "Kill all units."
      When Alice plays "Plague"
      And all players pass
      Then the chain holds the ability of "Bell", the ability of "Bell"

    Example: on an opponent's turn, and not on one's own
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Bell": "When a unit dies on an opponent's turn, gain 1 point."
      And Bob controls a gear "Gong": "When a unit dies on an opponent's turn, gain 1 point."
      And Bob controls a unit "Miller"
      And Alice has the spell "Plague" in hand: "Kill all units."
      When Alice plays "Plague"
      And all players pass
      Then the chain holds the ability of "Gong"

    Example: being readied, also where nothing was chosen
      Given a Riftbound game between Alice and Bob
      And Alice controls an exhausted unit "Duelist": "When you choose or ready me, gain 1 point."
      And Alice has the spell "Reveille" in hand: "Ready all friendly units."
      When Alice plays "Reveille"
      And all players pass
      Then the chain holds the ability of "Duelist"

    Example: being chosen, also where nothing is readied
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Duelist": "When you choose or ready me, gain 1 point."
      And Alice has the spell "Drill" in hand: "Buff a unit."
      When Alice plays "Drill" targeting "Duelist"
      Then the chain holds the ability of "Duelist", "Drill"

    @also:444.1.a
    Example: winning a combat
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Duelist" with might 4: "When I win a combat, draw 1."
      And Bob controls a unit "Sparring Partner" with might 2 at "Ring": "When I win a combat, draw 1."
      When Alice moves "Duelist" to "Ring"
      And all players pass
      Then "Sparring Partner" is in Bob's trash
      And the chain holds the ability of "Duelist"

    @also:444.1.a
    Example: winning a combat for a player who doesn't own it
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Duelist" with might 4: "When I win a combat, gain 1 point."
      And Bob controls a unit "Sparring Partner" with might 2 at "Ring"
      And Alice has a spell "Charm" in her hand: "Gain control of an enemy unit in a base."
      When Alice plays "Charm" targeting "Duelist"
      And all players pass
      And Alice moves "Duelist" to "Ring"
      And all players pass
      Then "Sparring Partner" is in Bob's trash
      And the chain holds the ability of "Duelist"
      When all players pass
      Then Alice has 2 points

    Example: who defends wins a combat, too
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Rash Duelist" with might 2
      And Bob controls a unit "Champion" with might 4 at "Ring"
      And Bob controls a gear "Bell": "When a friendly unit wins a combat, draw 1."
      When Alice moves "Rash Duelist" to "Ring"
      And all players pass
      Then "Rash Duelist" is in Alice's trash
      And the chain holds the ability of "Bell"

    Example: nobody wins where the attackers are recalled
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Slow Duelist" with might 4: "When I win a combat, draw 1."
      And Bob controls a unit "Wall" with might 5 at "Ring": "When I win a combat, draw 1."
      And Alice has the spell "Daze" in hand: "[Action] Stun a unit."
      When Alice moves "Slow Duelist" to "Ring"
      And Alice plays "Daze" targeting "Wall"
      And all players pass
      And all players pass
      Then the trace cites rule 444.1.a.2 for "Slow Duelist"
      And "Wall" is still at "Ring"
      And the chain is empty

    Example: attacking alone, and not with another
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lone Wolf" with might 3: "When I attack alone, draw 1."
      And Alice controls a unit "Pack Wolf" with might 3: "When I attack alone, draw 1."
      And Bob controls a unit "Sheep" at "Fold"
      And Bob controls a unit "Shepherd" at "Pen"
      When Alice moves "Lone Wolf" to "Fold"
      Then the chain holds the ability of "Lone Wolf"

    Example: two that attack together are not alone
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lone Wolf" with might 3: "When I attack alone, draw 1."
      And Alice controls a unit "Pack Wolf" with might 3
      And Bob controls a unit "Sheep" at "Fold"
      When Alice moves "Lone Wolf" and "Pack Wolf" to "Fold"
      Then "Lone Wolf" is attacking
      And the chain is empty

    Example: defending alone
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Raider" with might 3
      And Bob controls a unit "Sentry" with might 2 at "Post": "When I defend alone, give me +2 [M] this turn."
      When Alice moves "Raider" to "Post"
      And all players pass
      Then "Sentry" has might 4

    Example: what is done to a unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Sponge" with might 9:
        """
        When I'm stunned, draw 1.
        When I'm buffed, draw 1.
        When I'm dealt damage, draw 1.
        When I'm chosen by a spell, draw 1.
        """
      And Alice has the spell "Lesson" in hand: "Stun all units. Buff all friendly units."
      And Alice has the spell "Slap" in hand: "Deal 1 to a unit."
      When Alice plays "Lesson"
      And all players pass
      Then the chain holds the ability of "Sponge", the ability of "Sponge"
      When all players pass
      And all players pass
      And Alice plays "Slap" targeting "Sponge"
      Then the chain holds the ability of "Sponge", "Slap"
      When all players pass
      And all players pass
      Then "Sponge" has 1 damage marked
      And the chain holds the ability of "Sponge"

    Example: what a unit kills itself
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Hunter" with might 4: "When I kill a unit, draw 1."
      And Bob controls a unit "Deer" with might 2 at "Glade"
      And Bob controls a unit "Fawn" with might 1
      And Alice has the spell "Arrow" in hand: "Kill a unit."
      When Alice plays "Arrow" targeting "Fawn"
      And all players pass
      Then the chain is empty
      When Alice moves "Hunter" to "Glade"
      And all players pass
      Then the chain holds the ability of "Hunter"

    Example: a buff spent, a point gained
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Purser" with might 2, buffed
      And Alice controls a gear "Ledger": "When you spend a buff, draw 1."
      And Alice controls a gear "Tally": "When you gain a point, draw 1."
      And Alice has the spell "Fee" in hand: "As an additional cost to play this, spend a buff. Gain 1 point."
      When Alice plays "Fee"
      Then "Purser" is not buffed
      And the chain holds the ability of "Ledger", "Fee"
      When all players pass
      And all players pass
      Then Alice has 1 point
      And the chain holds the ability of "Tally"

    Example: being played to a battlefield, and not to the base
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Ferry Scout" at "Landing"
      And Alice has a unit "Marine" in hand: "When you play me to a battlefield, draw 1."
      And Alice has a unit "Second Marine" in hand: "When you play me to a battlefield, draw 1."
      When Alice plays "Second Marine" to her base
      Then "Second Marine" is at Alice's base
      And the chain is empty
      When Alice plays "Marine" to "Landing"
      Then the chain holds the ability of "Marine"

  Rule: 376.1.b The second card of a turn sets an ability off

    Example: not the first, and not the third
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drummer" with might 1: "When you play your second card in a turn, give me +1 [M] this turn."
      And Alice has 3 units "Quay Scout" in her hand
      When Alice plays "Quay Scout" (1) to her base
      Then the chain is empty
      When Alice plays "Quay Scout" (2) to her base
      Then the chain holds the ability of "Drummer"
      When all players pass
      And Alice plays "Quay Scout" (3) to her base
      Then "Drummer" has might 2

    Example: several cards discarded at once
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scrapper" with might 1: "When you discard one or more cards, give me +1 [M] this turn."
      And Alice has 2 units "Junk" in her hand
      And Alice has a spell "Trade" in her hand: "Discard 2, then draw 2."
      When Alice plays "Trade"
      And all players pass
      And all players pass
      Then "Scrapper" has might 2

  Rule: 376.1.b Equal abilities of one object count apart

    @also:718.3
    Example: two gear append the same text
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp"
      And Alice controls an Equipment gear "Boot", attached to "Imp" with effect text "The first time I move each turn, draw 1."
      And Alice controls an Equipment gear "Boot", attached to "Imp" with effect text "The first time I move each turn, draw 1."
      When Alice moves "Imp" to "Alice's battlefield"
      And all players pass
      And all players pass
      Then Alice's hand holds 2 cards

    @ruling:rift-302
    Example: one that came later counts from then on, and the other no more
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp"
      And Alice controls an Equipment gear "Boot", attached to "Imp" with effect text "The first time I move each turn, draw 1."
      And Alice controls an Equipment gear "Boot" with effect text "The first time I move each turn, draw 1."
      And Alice has a spell "Clasp" in her hand: "Attach a gear you control to a unit you control."
      And Alice has a spell "March" in her hand: "Move a friendly unit to its base."
      When Alice moves "Imp" to "Alice's battlefield"
      And all players pass
      And all players pass
      Then Alice's hand holds 3 cards
      When Alice plays "Clasp" targeting "Boot" (2) and "Imp"
      And all players pass
      And Alice plays "March"
      And all players pass
      And all players pass
      Then Alice's hand holds 2 cards

  Rule: 376.2 A condition can be what something was like as it died

    Example: dying alone at a place, and with another there
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mourner": "When another friendly unit dies alone, gain 1 point."
      And Alice controls a unit "Outpost" with might 1 at "Alice's battlefield"
      And Alice controls a unit "Pair One" with might 1 at "Bob's battlefield"
      And Alice controls a unit "Pair Two" with might 1 at "Bob's battlefield"
      And Alice has 2 spells "Spark" in her hand: "Kill a friendly unit."
      When Alice plays "Spark" (1) targeting "Pair One"
      And all players pass
      Then Alice still has 0 points
      When Alice plays "Spark" (2) targeting "Outpost"
      And all players pass
      And all players pass
      Then Alice has 1 point

    Example: two that die together were not alone
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mourner": "When another friendly unit dies, if it was alone, gain 1 point."
      And Alice controls a unit "Pair One" with might 1 at "Bob's battlefield"
      And Alice controls a unit "Pair Two" with might 1 at "Bob's battlefield"
      And Alice has a spell "Blaze" in her hand: "Kill all units at battlefields."
      When Alice plays "Blaze"
      And all players pass
      Then "Pair One" is in Alice's trash
      And Alice still has 0 points
      And the chain is empty

    Example: it was exhausted
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mourner": "When another friendly unit dies, if it was exhausted, gain 1 point."
      And Alice controls a unit "Awake"
      And Alice controls a unit "Asleep", exhausted
      And Alice has 2 spells "Spark" in her hand: "Kill a friendly unit."
      When Alice plays "Spark" (1) targeting "Awake"
      And all players pass
      Then Alice still has 0 points
      When Alice plays "Spark" (2) targeting "Asleep"
      And all players pass
      And all players pass
      Then Alice has 1 point

  Rule: 376.1 What happens to one of your units sets off what waits for it

    Example: one of yours, and no other
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Urn": "When one of your units dies, return it to its owner's hand."
      And Alice controls a unit "Drone"
      And Bob controls a unit "Imp"
      And Alice has a spell "Doom" in her hand: "Kill all units."
      When Alice plays "Doom"
      And all players pass
      And all players pass
      Then "Drone" is in Alice's hand
      And "Imp" is in Bob's trash
