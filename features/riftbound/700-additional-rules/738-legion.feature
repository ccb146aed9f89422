Feature: 738. Legion

  Rule: 738.1.c.1 On spells and play effects it applies if another card was played before

    @also:738.1.b @also:738.1.c
    Example: a play effect
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      And Alice has a unit "Dealer" in her hand: "[Legion] - When you play me, draw 1."
      When Alice plays "Drone"
      And Alice plays "Dealer"
      Then the chain of events holds the ability of "Dealer"

    Example: without another card it doesn't
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Dealer" in her hand: "[Legion] - When you play me, draw 1."
      When Alice plays "Dealer"
      Then "Dealer" is at Alice's base
      And the chain of events is empty

    Example: a paragraph of a spell
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      And Alice has a spell "Study" in her hand:
        """
        Draw 1.
        [Legion] - Gain 1 point.
        """
      And Alice has a spell "Notes" in her hand:
        """
        Draw 1.
        [Legion] - Gain 1 point.
        """
      When Alice plays "Study"
      And all players pass
      Then Alice still has 0 points
      When Alice plays "Notes"
      And all players pass
      Then Alice has 1 point

    Example: cards that an opponent played don't count
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Bob has a spell "Hymn" in his hand: "Draw 1."
      And Alice has a spell "Study" in her hand:
        """
        [Reaction]
        Draw 1.
        [Legion] - Gain 1 point.
        """
      And Bob has a spell "Psalm" in his hand: "Draw 1."
      When Bob plays "Hymn"
      And all players pass
      And Bob plays "Psalm"
      And Bob passes
      And Alice plays "Study"
      And all players pass
      Then "Study" is in Alice's trash
      And Alice still has 0 points

    @ruling:rift-407
    Example: a card that was played in answer to it counts
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Study" in her hand:
        """
        Draw 1.
        [Legion] - Gain 1 point.
        """
      And Alice has a spell "Whisper" in her hand:
        """
        [Reaction]
        Draw 1.
        """
      When Alice plays "Study"
      And Alice plays "Whisper"
      And all players pass
      And all players pass
      Then "Study" is in Alice's trash
      And Alice has 1 point

    @also:738.1.b
    Example: as the rules write it, without brackets
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      And Alice has a unit "Dealer" in her hand: "Legion - When you play me, draw 1."
      When Alice plays "Drone"
      Then the chain of events is empty
      When Alice plays "Dealer"
      Then the chain of events holds the ability of "Dealer"


  Rule: 738.1.c.2 On other abilities it applies if any card was played this turn

    @also:738.1.c.4
    Example: a passive ability
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Recruit Captain" with might 2: "[Legion] - I have +2 [M]."
      And Alice has a spell "Hymn" in her hand: "Draw 1."
      When Alice plays "Hymn"
      Then "Recruit Captain" still has might 2
      When all players pass
      Then "Recruit Captain" has might 4
      When the game goes to Bob's action phase
      Then "Recruit Captain" still has might 2

    @also:738.1.c.4
    Example: an activated ability
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Lamp": "[Legion] - [E]: Draw 1."
      And Alice has a spell "Hymn" in her hand: "Draw 1."
      Then Alice can't activate "Lamp"
      When Alice plays "Hymn"
      And all players pass
      And Alice activates "Lamp"
      Then the chain of events holds the ability of "Lamp"

    @also:738.1.c.4
    Example: an ability that works in the hand
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Straggler" with energy cost 2 in her hand: "[Legion] - My cost is reduced by [2]."
      And Alice has a spell "Hymn" in her hand: "Draw 1."
      Then Alice can't play "Straggler"
      When Alice plays "Hymn"
      And all players pass
      Then Alice can play "Straggler"

    Example: a triggered ability that hears of something else
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scholar": "[Legion] - When I move, draw 1."
      And Alice has a spell "Hymn" in her hand: "Draw 1."
      When Alice plays "Hymn"
      And all players pass
      And Alice moves "Scholar" to "Alice's battlefield"
      Then the chain of events holds the ability of "Scholar"

    Example: without a card it doesn't trigger
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scholar": "[Legion] - When I move, draw 1."
      When Alice moves "Scholar" to "Alice's battlefield"
      Then "Scholar" is at "Alice's battlefield"
      And the chain of events is empty

    @also:738.1.c.4
    Example: a keyword
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scout" at "Alice's battlefield": "[Legion] - [Ganking]"
      And Alice has a spell "Hymn" in her hand: "Draw 1."
      Then Alice can't move "Scout" to "Bob's battlefield"
      When Alice plays "Hymn"
      And all players pass
      And Alice moves "Scout" to "Bob's battlefield"
      Then "Scout" is at "Bob's battlefield"

  Rule: 738.2 One card satisfies every Legion of its player

    Example: three abilities of one unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Recruit Captain" with might 2:
        """
        [Legion] - I have +2 [M].
        [Legion] - [E]: Draw 1.
        [Legion] - I have [Ganking].
        """
      And Alice has a spell "Hymn" in her hand: "Draw 1."
      When Alice plays "Hymn"
      And all players pass
      Then "Recruit Captain" has might 4
      And "Recruit Captain" has the ability "[Ganking]"
      And Alice can activate "Recruit Captain"

  Rule: 738.3 Whether a card has Legion may be asked for

    Example: by a spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Recruit Captain": "[Legion] - I have +2 [M]."
      And Bob controls a unit "Drone"
      And Alice has a spell "Lantern" in her hand: "Kill a unit with [Legion]."
      When Alice plays "Lantern"
      And all players pass
      Then "Recruit Captain" is in Bob's trash
