Feature: 364. Replacement effects: when one applies

  Rule: 366 A replacement effect intercedes in what would happen

    @ruling:rift-308
    @also:055
    Example: what can't be killed in a unit's place saves it all the same
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 3
      And Bob controls a gear "Idol":
        """
        This can't be killed.
        If a friendly unit would die, kill this instead.
        """
      And Alice has a spell "Snuff" in her hand: "Kill a unit. Draw 1."
      When Alice plays "Snuff"
      And all players pass
      Then "Tide Warden" is still at Bob's base
      And "Idol" is still on the board
      And Alice's main deck holds 9 cards

    @also:415.1
    Example: to die is to be killed
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Net": "If a friendly unit would be killed, heal it and recall it exhausted instead."
      And Bob controls a unit "Tide Warden" with might 2 at "Bob's battlefield"
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is at Bob's base
      And "Tide Warden" is exhausted

  Rule: 354.2.a A cost that is replaced is still paid

    Example: the unit to be killed is saved, and what it pays for is played
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone"
      And Alice controls a unit "Quay Scout"
      And Alice controls a gear "Mirror": "If a friendly unit would die, kill this instead. Recall that unit."
      And Alice has a unit "Pit Lord" in her hand: "As an additional cost to play me, kill a friendly unit."
      When Alice plays "Pit Lord" killing "Drone"
      Then "Pit Lord" is at Alice's base
      And "Mirror" is in Alice's trash
      And "Drone" is still at Alice's base

  Rule: 366 Of events in a turn, only the first is replaced where the text says so

    Example: the first time it would die, not the second
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout": "The first time I would die each turn, recall me exhausted instead."
      And Alice has a spell "Snuff" in her hand: "Kill a unit."
      And Alice has a spell "Smother" in her hand: "Kill a unit."
      When Alice plays "Snuff"
      And all players pass
      Then "Quay Scout" is exhausted
      When Alice plays "Smother"
      And all players pass
      Then "Quay Scout" is in Alice's trash

    Example: the first time of another turn, too
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout": "The first time I would die each turn, recall me exhausted instead."
      And Alice has a spell "Snuff" in her hand: "Kill a unit."
      And Bob has a spell "Smother" in his hand: "Kill a unit."
      When Alice plays "Snuff"
      And all players pass
      And the game goes to Bob's action phase
      And Bob plays "Smother"
      And all players pass
      Then "Quay Scout" is still at Alice's base

    @also:368
    Example: the first time is over if something else replaced it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout": "The first time I would die each turn, recall me exhausted instead."
      And Alice controls a gear "Idol": "If a friendly unit would die, kill this instead."
      And Alice has a spell "Snuff" in her hand: "Kill a unit."
      And Alice has a spell "Smother" in her hand: "Kill a unit."
      When Alice plays "Snuff"
      And all players pass
      And Alice chooses "Idol (1)"
      Then "Idol" is in Alice's trash
      When Alice plays "Smother"
      And all players pass
      Then "Quay Scout" is in Alice's trash

    @also:321
    Example: what it is left with kills it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2: "The first time I would die each turn, recall me exhausted instead."
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark"
      And all players pass
      Then "Quay Scout" is in Alice's trash

    Example: in combat, too: it is at its base again, and the battlefield is conquered
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Ox" with might 3 at "Bob's battlefield": "The first time I would die each turn, recall me exhausted instead."
      And Alice controls a unit "Bull" with might 9
      When Alice moves "Bull" to "Bob's battlefield"
      And all players pass
      Then "Ox" is at Bob's base
      And "Ox" is exhausted
      And "Ox" has 0 damage marked
      And Alice has 1 point

  Rule: 366.1 "Instead" makes it a replacement effect

    Example: though it begins with "when"
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Stray" at "Ford": "When I would die, recall me instead."
      And Alice has a spell "Doom" in her hand: "Kill a unit."
      When Alice plays "Doom"
      And all players pass
      Then "Stray" is at Alice's base
