Feature: 417. Channel

  Rule: 417.1 Channelling puts runes from the top of the Rune Deck on the board

    @also:417.4
    Example: by an effect
      Given a Riftbound game between Alice and Bob
      And Alice has a rune "Deep Rune" on top of her rune deck
      And Alice has a spell "Grow" in her hand: "Channel 1 rune."
      When Alice plays "Grow"
      And all players pass
      Then "Deep Rune" is at Alice's base
      And "Deep Rune" is ready

  Rule: 417.2 An effect may say how runes enter

    Example: exhausted
      Given a Riftbound game between Alice and Bob
      And Alice has a rune "Deep Rune" on top of her rune deck
      And Alice has a spell "Grow" in her hand: "Channel 1 rune exhausted."
      When Alice plays "Grow"
      And all players pass
      Then "Deep Rune" is at Alice's base
      And "Deep Rune" is exhausted

    Example: a play effect
      Given a Riftbound game between Alice and Bob
      And Alice has a rune "Deep Rune" on top of her rune deck
      And Alice has a unit "Gardener" in her hand: "When you play me, channel 1 rune exhausted."
      When Alice plays "Gardener"
      And all players pass
      Then "Deep Rune" is at Alice's base
      And "Deep Rune" is exhausted

  Rule: 417.4 "Channel X runes"

    Example: who can't channel as many draws
      Given a Riftbound game between Alice and Bob
      And Alice's rune deck holds 1 card
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Grow" in her hand: "Channel 2 runes exhausted. If you couldn't channel 2 runes this way, draw 1."
      When Alice plays "Grow"
      And all players pass
      Then Alice's rune deck holds 0 cards
      And "Lantern" is in Alice's hand

    Example: who can't channel the only one draws
      Given a Riftbound game between Alice and Bob
      And Alice's rune deck holds 1 card
      And Alice has 2 spells "Grow" in her hand: "Channel 1 rune exhausted. If you can't, draw 1."
      And Alice has a spell "Lantern" on top of her main deck
      When Alice plays "Grow"
      And all players pass
      Then Alice's rune deck holds 0 cards
      And "Lantern" is still in Alice's main deck
      When Alice plays "Grow"
      And all players pass
      Then "Lantern" is in Alice's hand

    Example: who can doesn't
      Given a Riftbound game between Alice and Bob
      And Alice's rune deck holds 2 cards
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Grow" in her hand: "Channel 2 runes exhausted. If you couldn't channel 2 runes this way, draw 1."
      When Alice plays "Grow"
      And all players pass
      Then Alice's rune deck holds 0 cards
      And "Lantern" is still in Alice's main deck

  Rule: 417.3 Channelling is done by the turn, or when something says so

    @also:417.3.a
    Example: two runes each turn, and one more
      Given a Riftbound game between Alice and Bob
      And Alice's rune deck holds 10 cards
      And Alice has a spell "Spring" in her hand: "Channel 1 rune."
      When the game goes to Bob's action phase
      Then Alice's rune deck still holds 10 cards
      When the game goes to Alice's action phase
      And Alice plays "Spring"
      And all players pass
      Then Alice's rune deck holds 7 cards

    @also:376.2
    Example: who channels is whose runes they are, whoever's spell says so
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Ledger": "When you channel a rune, gain 1 point."
      And Bob controls a gear "Tally": "When you channel a rune, gain 1 point."
      And Alice's rune deck holds 0 cards
      And Bob's rune deck holds 10 cards
      And Alice has a spell "Thaw" in her hand: "Each player channels 1 rune."
      When Alice plays "Thaw"
      And all players pass
      Then Bob's rune deck holds 9 cards
      When all players pass
      Then Bob has 1 point
      And Alice still has 0 points
