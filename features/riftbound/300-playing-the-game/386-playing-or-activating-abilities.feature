Feature: 386. Playing or activating abilities

  Rule: 388.2 An ability that adds resources resolves when it is finalized

    Example: nobody can respond
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Forge": "[E]: [Reaction] - Add [2]."
      When Alice activates "Forge"
      Then Alice has 2 energy
      And the turn is in a neutral open state

  Rule: 389.2 While something resolves, an ability only becomes pending

    Example: the rest of the spell comes first
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 5: "When I take damage, deal 5 to a unit."
      And Alice controls a unit "Quay Scout" with might 5
      And Alice has a spell "Spark" in her hand: "Deal 1 to a unit. Draw 2."
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then Bob is asked to choose targets
      And Alice's hand holds 2 cards

    Example: an ability that the spell itself makes waits, too
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 5
      And Bob controls a unit "Reef Guard" with might 5
      And Alice has a spell "Volley" in her hand: "Do this: Deal 1 to a unit."
      When Alice plays "Volley"
      And all players pass
      Then Alice is asked to choose targets
      And "Volley" is in Alice's trash
      When Alice chooses "Reef Guard"
      And all players pass
      Then "Reef Guard" has 1 damage marked

  Rule: 390.1 Choices are made as the ability is finalized

    Example: a target of a play effect
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Archer" in her hand: "When you play me, deal 2 to an enemy unit."
      And Bob controls a unit "Tide Warden" with might 5
      And Bob controls a unit "Reef Guard" with might 5
      When Alice plays "Archer"
      And Alice chooses "Reef Guard"
      And all players pass
      Then "Reef Guard" has 2 damage marked
      And "Tide Warden" still has no damage marked

  Rule: 390.2 Without legal choices an ability can't be activated

    Example: no enemy unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Archer": "[E]: Deal 2 to an enemy unit."
      Then Alice can't activate "Archer"

    Example: it is refused
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Archer": "[E]: Deal 2 to an enemy unit."
      When Alice tries to activate "Archer"
      Then it is refused

  Rule: 390.3 A trigger without legal choices leaves the chain

    @also:390.3.a
    Example: no enemy unit
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Archer" in her hand: "When you play me, deal 2 to an enemy unit."
      When Alice plays "Archer"
      Then "Archer" is at Alice's base
      And the turn is in a neutral open state

    Example: nothing is chosen where there is not enough for all of it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Proud One": "When you choose a friendly unit, draw 1."
      And Alice has a unit "Archer" in her hand: "When you play me, a friendly unit and an enemy unit swap Might this turn."
      When Alice plays "Archer"
      Then the turn is in a neutral open state
      And Alice's hand holds 0 cards

  Rule: 390.3.b Legal choices can't be declined

    Example: the own unit is the only one
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Archer" in her hand: "When you play me, kill a unit."
      When Alice plays "Archer"
      And all players pass
      Then "Archer" is in Alice's trash

  Rule: 391.1.b A triggered ability has no base cost

    Example: nothing is paid
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Bell Ringer" with energy cost 2 in her hand: "When you play me, draw 2."
      And Alice has 2 energy
      When Alice plays "Bell Ringer"
      And all players pass
      Then Alice has 0 energy
      And Alice's hand holds 2 cards

  Rule: 392.1 All of the cost is paid

    Example: energy, power and exhausting
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury gear "Engine": "[1][C], [E]: Draw 1."
      And Alice has 1 energy
      And Alice has 1 fury power
      When Alice activates "Engine"
      Then "Engine" is exhausted
      And Alice has 0 energy
      And Alice has 0 fury power

  Rule: 392.2 A player may decline to pay for a triggered ability

    @also:392
    @also:392.2.a
    Example: the cost of choosing a unit with Deflect is not paid
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Slick" with might 5: "[Deflect]"
      And Alice has a unit "Archer" in her hand: "When you play me, deal 2 to an enemy unit."
      And Alice has 1 fury power
      When Alice plays "Archer"
      And Alice declines
      Then the turn is in a neutral open state
      And "Slick" still has no damage marked
      And Alice still has 1 fury power

    Example: it is paid
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Slick" with might 5: "[Deflect]"
      And Alice has a unit "Archer" in her hand: "When you play me, deal 2 to an enemy unit."
      And Alice has 1 fury power
      When Alice plays "Archer"
      And Alice accepts
      And all players pass
      Then "Slick" has 2 damage marked
      And Alice has 0 fury power

    Example: who can't pay isn't asked
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Slick" with might 5: "[Deflect]"
      And Alice has a unit "Archer" in her hand: "When you play me, deal 2 to an enemy unit."
      When Alice plays "Archer"
      Then "Archer" is at Alice's base
      And the turn is in a neutral open state

    Example: an ability without such a cost is simply put on the chain
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Plain" with might 5
      And Alice has a unit "Archer" in her hand: "When you play me, deal 2 to an enemy unit."
      When Alice plays "Archer"
      And all players pass
      Then "Plain" has 2 damage marked

  Rule: 394.3 Pending items are finalized before anybody may react

    @also:388.1
    Example: two play effects one after another
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Herald": "When you play another unit, deal 1 to an enemy unit."
      And Alice has a unit "Archer" in her hand: "When you play me, deal 2 to an enemy unit."
      And Bob controls a unit "Tide Warden" with might 5
      When Alice plays "Archer"
      And Alice orders "Herald", "Archer"
      And all players pass
      Then "Tide Warden" has 2 damage marked
      When all players pass
      Then "Tide Warden" has 3 damage marked

  Rule: 394.5 The ability is executed like a spell, then it is gone

    @also:356.3.e.5
    Example: its target is gone
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Archer": "[E]: Deal 2 to an enemy unit."
      And Bob controls a unit "Tide Warden" with might 5
      And Bob controls a unit "Reef Guard" with might 5
      And Bob has a spell "Sacrifice" in his hand: "[Reaction] Kill a friendly unit."
      When Alice activates "Archer" targeting "Tide Warden"
      And Alice passes
      And Bob plays "Sacrifice" targeting "Tide Warden"
      And all players pass
      And all players pass
      Then the turn is in a neutral open state
      And "Tide Warden" is in Bob's trash
      And "Reef Guard" still has no damage marked

  Rule: 391 What an ability costs is determined as what a card costs is

    @also:391.2
    @also:391.3
    @also:393
    @also:393.1
    @also:394
    Example: its cost and what its choices add to it
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice has 1 fury power
      And Alice controls a gear "Ballista": "[1], [E]: Deal 2 to a unit."
      And Bob controls a unit "Slick" with might 5: "[Deflect]"
      When Alice activates "Ballista" targeting "Slick"
      And all players pass
      Then "Slick" has 2 damage marked
      And Alice has 0 energy
      And Alice has 0 fury power

  Rule: 393.1 Targets of an ability are still legal when it has been paid for

    @also:393
    Example: the unit that makes the target strong enough isn't what is killed
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Standard" with might 1: "Other friendly units have +1 [M]."
      And Alice controls a unit "Drone" with might 3
      And Alice controls a unit "Old Walker" with might 1
      And Alice controls a gear "Altar": "Kill a friendly unit: Buff a unit with Might 4 or greater."
      When Alice activates "Altar" targeting "Drone"
      Then "Old Walker" is in Alice's trash
      When all players pass
      Then "Drone" is buffed

  Rule: 393.1 An ability whose target paying makes illegal isn't activated

    @also:393
    @also:355.1
    Example: all that could pay is needed for the target to be strong enough
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scholar" with might 0: "My Might is increased by the number of runes you control."
      And Alice controls 4 fury runes
      And Alice controls a gear "Altar": "[Fury]: Ready a unit with Might 4 or greater."
      Then Alice can't activate "Altar"

  Rule: 392 What pays for an ability leaves its targets legal

    @also:354.3
    Example: with nothing to kill but the target, and what makes it strong enough
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Standard" with might 1: "Other friendly units have +1 [M]."
      And Alice controls a unit "Drone" with might 3
      And Alice controls a gear "Altar": "Kill a friendly unit: Buff a unit with Might 4 or greater."
      Then Alice can't activate "Altar"

    Example: the object that has the ability may be what pays
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Cultist" with might 3: "Kill a friendly unit: Draw 1."
      When Alice activates "Cultist"
      And all players pass
      Then "Cultist" is in Alice's trash
      And Alice's hand holds 1 card
