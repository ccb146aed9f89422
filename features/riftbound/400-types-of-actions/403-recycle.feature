Feature: 403. Recycle

  Rule: 403.1.a Main Deck cards are put on the bottom of the Main Deck

    @also:403.1
    Example: a card from the trash
      Given a Riftbound game between Alice and Bob
      And Alice's main deck holds 1 card
      And Alice has a unit "Old Soldier" in her trash
      And Alice has a spell "Remember" in her hand: "Recycle a unit from your trash. Draw 1."
      When Alice plays "Remember" targeting "Old Soldier"
      And all players pass
      Then "Old Soldier" is in Alice's main deck
      And Alice's main deck still holds 1 card

  Rule: 403.1.b Runes are recycled to the Rune Deck

    Example: a rune on the board
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury rune
      And Alice has a spell "Earthquake" in her hand: "Recycle a rune you control."
      When Alice plays "Earthquake" targeting "Fury Rune"
      And all players pass
      Then "Fury Rune" is in Alice's rune deck

  Rule: 403.1.c Cards are recycled to their owner's decks, whoever is told to

    Example: each player's own trash
      Given a Riftbound game between Alice and Bob
      And Bob has a unit "Old Soldier" in his trash
      And Alice has a spell "Oblivion" in her hand: "Each player recycles 1 from their trash."
      When Alice plays "Oblivion"
      And all players pass
      Then "Old Soldier" is in Bob's main deck

    Example: what another player controls goes to its owner's deck
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice's main deck holds 0 cards
      And Alice's trash holds 3 cards
      And Alice has a spell "Sway" in her hand: "Gain control of an enemy unit. Recycle it. Draw 1."
      When Alice plays "Sway" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's main deck
      And Bob has 1 point
      And "Tide Warden" is not in Alice's hand

  Rule: 403.3 A cost of recycling must be able to be paid

    Example: with a card in the trash the ability is activated
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Wrecker" with might 3: "Recycle 1 from your trash: Give me +1 [M] this turn."
      And Alice has a spell "Ember" in her trash
      When Alice activates the first ability of "Wrecker"
      And all players pass
      Then "Wrecker" has might 4
      And "Ember" is in Alice's main deck
      And Alice can't activate the first ability of "Wrecker"

    Example: with an empty trash it isn't
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Wrecker": "Recycle 1 from your trash: Give me +1 [M] this turn."
      Then Alice can't activate the first ability of "Wrecker"

  Rule: 403.5.a Several runes are recycled in the order that their owner chooses

    Example: the first named lies lowest
      Given a Riftbound game between Alice and Bob
      And Alice controls a calm rune "Reed"
      And Alice controls a fury rune "Ember Stone"
      And Alice has a spell "Compost" in her hand: "Recycle all runes."
      When Alice plays "Compost"
      And all players pass
      And Alice orders "Ember Stone", "Reed"
      Then "Ember Stone" is at the bottom of Alice's rune deck
      And "Reed" is in Alice's rune deck

    Example: whichever it is
      Given a Riftbound game between Alice and Bob
      And Alice controls a calm rune "Reed"
      And Alice controls a fury rune "Ember Stone"
      And Alice has a spell "Compost" in her hand: "Recycle all runes."
      When Alice plays "Compost"
      And all players pass
      And Alice orders "Reed", "Ember Stone"
      Then "Reed" is at the bottom of Alice's rune deck

  Rule: 403.5 Several cards lie on the bottom in a random order

    Example: the order that chance brings
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Ash" in her trash
      And Alice has a spell "Birch" in her trash
      And Alice has a spell "Cedar" in her trash
      And Alice has a spell "Tide" in her hand: "Recycle 3 cards from your trash."
      And the next recycling brings "Cedar", "Birch" and "Ash"
      When Alice plays "Tide"
      And all players pass
      Then "Ash" is at the bottom of Alice's main deck
      And 1 "Birch" are in Alice's main deck

    Example: three cards recycled for a cost
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scrap Collector": "Recycle 3 from your trash, [1], [E]: Draw 1."
      And Alice has 1 energy
      And Alice has 3 spells "Ember" in her trash
      When Alice activates the first ability of "Scrap Collector"
      And all players pass
      Then 3 "Ember" are in Alice's main deck
      And Alice's hand holds 1 card
      And Alice's main deck holds 12 cards

  Rule: 403.6 "Recycle X from …": as many as there are

    @also:403.4
    Example: two cards, although it says three
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a unit "Field Surgeon": "At the start of your Beginning Phase, recycle 3 from your trash."
      And Alice has 2 spells "Ember" in her trash
      When the game goes to Alice's action phase
      Then 2 "Ember" are in Alice's main deck

    Example: three of four, of her choice
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a unit "Field Surgeon": "At the start of your Beginning Phase, recycle 3 from your trash."
      And Alice has 3 spells "Ember" in her trash
      And Alice has a unit "Old Soldier" in her trash
      When the game goes to Alice's beginning step
      And all players pass
      And Alice chooses "Old Soldier" and "Ember" (1) and "Ember" (2)
      Then "Old Soldier" is in Alice's main deck
      And "Ember" (3) is still in Alice's trash

  Rule: 403.2 Recycling is done when something says so

    @also:403.2.a
    Example: only by the spell
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her trash
      And Alice has a spell "Compost" in her hand: "Recycle a unit from your trash."
      When the game goes to Bob's action phase
      Then "Drone" is not in Alice's main deck
      When the game goes to Alice's action phase
      And Alice plays "Compost"
      And all players pass
      Then "Drone" is in Alice's main deck
