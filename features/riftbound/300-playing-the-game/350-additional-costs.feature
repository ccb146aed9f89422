Feature: 350. The process of play: additional costs (353.2)

  Rule: 353.2.a.1 A mandatory additional cost must be paid

    @also:353.6
    @also:354.2
    Example: a friendly unit is killed
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Drone"
      And Alice has a unit "Pit Lord" in her hand: "As an additional cost to play me, kill a friendly unit."
      When Alice plays "Pit Lord" killing "Drone"
      Then "Pit Lord" is at Alice's base
      And "Drone" is in Alice's trash
      And "Quay Scout" is still at Alice's base

    Example: without a unit it can't be played
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Drone"
      And Alice has a unit "Pit Lord" in her hand: "As an additional cost to play me, kill a friendly unit."
      When Alice tries to play "Pit Lord"
      Then it is refused

    @also:353.6
    Example: so must what is to be done to play it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Drone"
      And Alice has a unit "Pit Lord" in her hand: "To play me, kill a friendly unit."
      When Alice plays "Pit Lord" killing "Drone"
      Then "Pit Lord" is at Alice's base
      And "Drone" is in Alice's trash
      And "Quay Scout" is still at Alice's base

    Example: a spell isn't played without it
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her trash
      And Alice has a spell "Deep Dig" in her hand: "To play this, recycle 2 from your trash. Draw 2."
      When Alice tries to play "Deep Dig"
      Then it is refused

    @also:354.2
    Example: a spell for which it is done
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her trash
      And Alice has a unit "Imp" in her trash
      And Alice has a spell "Deep Dig" in her hand: "To play this, recycle 2 from your trash. Draw 2."
      When Alice plays "Deep Dig"
      Then "Drone" is in Alice's main deck
      And "Imp" is in Alice's main deck
      When all players pass
      Then Alice's hand holds 2 cards


  Rule: 353.2.b.1 What an optional additional cost is paid for follows

    Example: a unit enters ready for it
      Given a Riftbound game between Alice and Bob
      And Alice has a fury unit "Raider" in her hand:
        """
        You may pay [C] as an additional cost to play me. If you do, I enter ready.
        """
      And Alice has 1 fury power
      When Alice plays "Raider" to her base with the additional cost
      Then "Raider" is ready

    Example: unless it is not paid
      Given a Riftbound game between Alice and Bob
      And Alice has a fury unit "Raider" in her hand:
        """
        As you play me, you may pay [C] as an additional cost. If you do, I enter ready.
        """
      And Alice has 1 fury power
      When Alice plays "Raider" to her base
      Then "Raider" is exhausted
      And Alice still has 1 fury power

    Example: a buff is spent, and a card drawn
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Raider" in her hand:
        """
        As an additional cost to play me, you may spend a buff. If you do, draw 1.
        """
      And Alice controls a unit "Quay Scout", buffed
      When Alice plays "Raider" to her base with the additional cost
      And all players pass
      Then Alice has 1 card in her hand
      And "Quay Scout" is not buffed

    Example: what may be done as it is played is such a cost
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Raider" in her hand: "You may discard 1 as you play me. If you do, I enter ready."
      And Alice has a unit "Drone" in her hand
      When Alice plays "Raider" with the additional cost
      Then "Raider" is ready
      And "Drone" is in Alice's trash

    Example: and not, if it isn't
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Raider" in her hand: "As you play me, you may discard 1. If you do, I enter ready."
      And Alice has a unit "Drone" in her hand
      When Alice plays "Raider"
      Then "Raider" is exhausted
      And "Drone" is still in Alice's hand

    Example: nothing follows that wasn't paid for
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Raider" in her hand: "As you play me, you may discard 1. If you do, draw 2."
      And Alice has a unit "Drone" in her hand
      And Alice has a unit "Imp" in her hand
      When Alice plays "Raider" with the additional cost discarding "Drone"
      And all players pass
      Then "Drone" is in Alice's trash
      And Alice's hand holds 3 cards


  Rule: 353.2.b.1 An optional additional cost is paid if the player chooses to

    @also:353.4
    Example: a card is discarded for a discount
      Given a Riftbound game between Alice and Bob
      And Alice controls 3 fury runes
      And Alice has a unit "Scrounger" with energy cost 6 in her hand: "As you play me, you may discard a card as an additional cost. If you do, reduce my cost by [3]."
      And Alice has a unit "Drone" in her hand
      When Alice plays "Scrounger" with the additional cost
      Then "Scrounger" is at Alice's base
      And "Drone" is in Alice's trash

    Example: not paid, it costs what is printed
      Given a Riftbound game between Alice and Bob
      And Alice has 6 energy
      And Alice has a unit "Scrounger" with energy cost 6 in her hand: "As you play me, you may discard a card as an additional cost. If you do, reduce my cost by [3]."
      And Alice has a unit "Drone" in her hand
      When Alice plays "Scrounger"
      Then "Scrounger" is at Alice's base
      And Alice has 0 energy
      And Alice's hand holds 1 card

    Example: with nothing to discard, the discount is not to be had
      Given a Riftbound game between Alice and Bob
      And Alice has 3 energy
      And Alice has a unit "Scrounger" with energy cost 6 in her hand: "As you play me, you may discard a card as an additional cost. If you do, reduce my cost by [3]."
      When Alice tries to play "Scrounger"
      Then it is refused

  Rule: 353.4.d.1 An optional cost was paid if the player decided to, whatever was paid in the end

    @also:353.4.d
    Example: reduced to nothing
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Alice controls a unit "Paymaster": "Units you play cost [A] less."
      And Alice has a unit "Brass Keeper" with energy cost 2 in her hand: "As you play me, you may pay [Fury] as an additional cost. If you do, draw 1."
      When Alice plays "Brass Keeper" with the additional cost
      And all players pass
      Then "Brass Keeper" is at Alice's base
      And Alice has 0 energy
      And Alice's main deck holds 9 cards

    Example: not chosen, no card is drawn
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Alice controls a unit "Paymaster": "Units you play cost [A] less."
      And Alice has a unit "Brass Keeper" with energy cost 2 in her hand: "As you play me, you may pay [Fury] as an additional cost. If you do, draw 1."
      When Alice plays "Brass Keeper"
      Then "Brass Keeper" is at Alice's base
      And Alice's main deck still holds 10 cards
      And the turn is in a neutral open state

  Rule: 352.16 No choice is made that will make playing illegal

    Example: the only friendly unit holds the battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" at "Alice's battlefield"
      And Alice has a unit "Pit Lord" in her hand: "As an additional cost to play me, kill a friendly unit."
      When Alice plays "Pit Lord"
      Then "Pit Lord" is at Alice's base
      And "Drone" is in Alice's trash

  Rule: 354.3 No cost is paid so that playing becomes illegal

    Example: the unit that is alone at the chosen battlefield is not killed
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" at "Alice's battlefield"
      And Alice controls a unit "Quay Scout"
      And Alice has a unit "Pit Lord" in her hand: "As an additional cost to play me, kill a friendly unit."
      When Alice plays "Pit Lord"
      And Alice chooses "Alice's battlefield"
      Then "Pit Lord" is at "Alice's battlefield"
      And "Quay Scout" is in Alice's trash
      And "Drone" is still at "Alice's battlefield"

    Example: nor is another, for which the unit that is alone there would be killed instead
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Warden" at "Alice's battlefield": "If a friendly Yordle would die, kill me instead."
      And Alice controls a Yordle unit "Quay Scout"
      And Alice controls a unit "Drone"
      And Alice has a unit "Pit Lord" in her hand: "As an additional cost to play me, kill a friendly unit."
      When Alice plays "Pit Lord"
      And Alice chooses "Alice's battlefield"
      Then "Pit Lord" is at "Alice's battlefield"
      And "Drone" is in Alice's trash
      And "Quay Scout" is still on the board
      And "Warden" is still at "Alice's battlefield"

    Example: where that one would be killed for any, nothing is played to the battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Warden" at "Alice's battlefield": "If a friendly unit would die, kill me instead."
      And Alice controls a unit "Quay Scout"
      And Alice has a unit "Pit Lord" in her hand: "As an additional cost to play me, kill a friendly unit."
      When Alice plays "Pit Lord"
      And Alice chooses "Quay Scout"
      Then "Pit Lord" is at Alice's base
      And "Quay Scout" is still on the board
      And "Warden" is in Alice's trash

    Example: the unit that is alone there pays if something else is killed instead
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" at "Alice's battlefield"
      And Alice controls a gear "Decoy": "If a friendly unit would die, kill this instead."
      And Alice has a unit "Pit Lord" in her hand: "As an additional cost to play me, kill a friendly unit."
      When Alice plays "Pit Lord"
      And Alice chooses "Alice's battlefield"
      Then "Pit Lord" is at "Alice's battlefield"
      And "Drone" is still at "Alice's battlefield"
      And "Decoy" is in Alice's trash

    Example: not if it is recalled as well
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" at "Alice's battlefield"
      And Alice controls a gear "Decoy": "If a friendly unit would die, kill this instead. Recall that unit."
      And Alice has a unit "Pit Lord" in her hand: "As an additional cost to play me, kill a friendly unit."
      When Alice plays "Pit Lord"
      Then "Pit Lord" is at Alice's base
      And "Drone" is at Alice's base
      And "Decoy" is in Alice's trash

    Example: of several units there, any may be killed
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 units "Drone" at "Alice's battlefield"
      And Alice controls a unit "Quay Scout"
      And Alice has a unit "Pit Lord" in her hand: "As an additional cost to play me, kill a friendly unit."
      When Alice plays "Pit Lord"
      And Alice chooses "Alice's battlefield"
      And Alice chooses "Drone" (1)
      Then "Pit Lord" is at "Alice's battlefield"
      And "Drone" (1) is in Alice's trash

  Rule: 412.1.c Countering refunds no costs

    @also:412.1.a
    @also:412.1.c.1
    @also:412.1.b
    @also:406.4.b
    Example: neither Energy nor the unit that was exhausted
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Alice controls a unit "Drone"
      And Alice controls a unit "Bell Ringer" with might 2: "When you play a spell, draw 1."
      And Alice has a spell "Lantern" with energy cost 2 in her hand:
        """
        As an additional cost to play this, you may exhaust a unit you control.
        Draw 2.
        """
      And Bob has a spell "No" in his hand:
        """
        [Reaction]
        Counter a spell.
        """
      When Alice plays "Lantern" with the additional cost exhausting "Drone"
      And Bob plays "No" targeting "Lantern"
      And all players pass
      Then "Lantern" is in Alice's trash
      And Alice has 0 energy
      And "Drone" is exhausted
      And Alice's main deck still holds 10 cards

  Rule: 353.2.b.1 What follows from paying can have targets

    @also:376.3
    Example: they are chosen as it is put on the chain
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Ox" with might 9
      And Bob controls a unit "Cow" with might 9
      And Alice has 1 energy
      And Alice has a unit "Raider" in her hand: "As you play me, you may pay [1] as an additional cost. If you do, deal 2 to an enemy unit."
      When Alice plays "Raider" to her base with the additional cost
      And Alice chooses "Ox"
      And all players pass
      Then "Ox" has 2 damage marked

    Example: without paying, nothing is chosen
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Ox" with might 9
      And Alice has 1 energy
      And Alice has a unit "Raider" in her hand: "As you play me, you may pay [1] as an additional cost. If you do, deal 2 to an enemy unit."
      When Alice plays "Raider" to her base
      Then the chain is empty
      And "Ox" has 0 damage marked
