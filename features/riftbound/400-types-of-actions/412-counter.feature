Feature: 412. Counter

  Rule: 412.1.a A countered card does nothing and is put into the trash

    Example: a spell
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Second Wind" in her hand: "Draw 3."
      And Bob has a spell "No" in his hand:
        """
        [Reaction]
        Counter a spell.
        """
      When Alice plays "Second Wind"
      And Bob plays "No" targeting "Second Wind"
      And all players pass
      Then "Second Wind" is in Alice's trash
      And Alice's hand holds 0 cards

  Rule: 412.1.b A countered card has not been played

    @also:406.4.b
    Example: nothing triggers on it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Choir": "When you play a spell, draw 1."
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      And Bob has a spell "No" in his hand: "[Reaction] Counter a spell."
      When Alice plays "Hymn"
      And Bob plays "No" targeting "Hymn"
      And all players pass
      Then Alice's hand holds 0 cards
      And "Hymn" is in Alice's trash
      And Alice still has 0 points

    Example: a spell that resolves has been
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Choir": "When you play a spell, draw 1."
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      When Alice plays "Hymn"
      And all players pass
      And all players pass
      Then Alice has 1 point
      And "Lantern" is in Alice's hand

  Rule: 412.1.c Countering refunds no costs

    @also:412.1.c.1
    Example: Energy stays paid
      Given a Riftbound game between Alice and Bob
      And Alice has 3 energy
      And Alice has a spell "Hymn" with energy cost 2 in her hand: "Gain 1 point."
      And Bob has a spell "No" in his hand: "[Reaction] Counter a spell."
      When Alice plays "Hymn"
      And Bob plays "No" targeting "Hymn"
      And all players pass
      Then Alice has 1 energy
      And Alice still has 0 points

  Rule: 412.2 Countering is done when something says so

    @also:412.2.a
    @also:412.1
    @also:412.3
    Example: only by the spell
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Alice has a spell "Second Lantern" in her hand: "Draw 1."
      And Bob has a spell "No" in his hand: "[Reaction] Counter a spell."
      When Alice plays "Lantern"
      And all players pass
      Then Alice's main deck holds 9 cards
      When Alice plays "Second Lantern"
      And Bob plays "No"
      And all players pass
      Then Alice's main deck holds 9 cards
      And "Second Lantern" is in Alice's trash
