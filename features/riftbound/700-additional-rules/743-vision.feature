Feature: 743. Vision

  Rule: 743.1.b The top card is looked at, and may be recycled

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
