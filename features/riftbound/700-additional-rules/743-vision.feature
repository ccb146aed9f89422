Feature: 743. Vision

  Rule: 743.1.b The top card is looked at, and may be recycled

    @also:743.1 @also:743.1.c
    Example: recycled
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Ember" on top of her main deck
      And Alice has a unit "Seer" in her hand: "[Vision]"
      When Alice plays "Seer"
      And all players pass
      Then Alice sees "Ember"
      And Bob doesn't see "Ember"
      When Alice accepts
      Then the trace cites rule 403.1 for "Ember"

    Example: not recycled
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Ember" on top of her main deck
      And Alice has a unit "Seer" in her hand: "[Vision]"
      When Alice plays "Seer"
      And all players pass
      And Alice declines
      Then the trace doesn't cite rule 403.1 for "Ember"
      And Alice doesn't see "Ember"

  Rule: 743.2 Several instances of Vision trigger separately

    @also:743.2.a
    Example: the first card is recycled, the second is not
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Ember" on top of her main deck
      And Alice has a spell "Coal" on top of her main deck
      And Alice has a unit "Seer" in her hand: "[Vision] [Vision]"
      When Alice plays "Seer"
      And Alice orders "Seer", "Seer"
      And all players pass
      And Alice accepts
      And all players pass
      Then Alice sees "Coal"
      And Alice doesn't see "Ember"
      When Alice declines
      Then the trace cites rule 403.1 for "Ember"
      And the trace doesn't cite rule 403.1 for "Coal"

  Rule: 743.2.b A card that isn't recycled is seen again

    Example: by the second instance
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Ember" on top of her main deck
      And Alice has a unit "Seer" in her hand: "[Vision] [Vision]"
      When Alice plays "Seer"
      And Alice orders "Seer", "Seer"
      And all players pass
      And Alice declines
      And all players pass
      Then Alice sees "Ember"
      When Alice accepts
      Then the trace cites rule 403.1 for "Ember"

  Rule: 743.3 Whether a permanent has Vision may be asked for

    Example: by a spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Seer": "[Vision]"
      And Bob controls a unit "Drone"
      And Alice has a spell "Lantern" in her hand: "Kill a unit with [Vision]."
      When Alice plays "Lantern"
      And all players pass
      Then "Seer" is in Bob's trash
