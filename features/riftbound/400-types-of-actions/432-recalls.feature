Feature: 432. Recalls

  Rule: 433 A permanent is relocated to its base

    @also:434.2
    Example: from a battlefield
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Call Home" in her hand: "Recall a unit."
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      When Alice plays "Call Home" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is at Bob's base

  Rule: 434.2 A recall changes a permanent's location

    Example: nothing is recalled to where it is
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Call Home" in her hand: "Recall a unit. If you do, draw 1."
      And Alice controls a unit "Quay Scout"
      When Alice plays "Call Home"
      And all players pass
      Then "Quay Scout" is still at Alice's base
      And Alice still has 0 cards in hand

  Rule: 434 Recalls are not moves

    @also:434.1
    Example: what hears moves doesn't trigger
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Call Home" in her hand: "Recall a unit."
      And Bob controls a unit "Tide Warden" at "Bob's battlefield": "When I move, draw 1."
      When Alice plays "Call Home" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is at Bob's base
      And the chain of events is empty
      And Bob's hand still holds 0 cards

  Rule: 434.3 What can't move can be recalled

    Example: a rooted unit
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Call Home" in her hand: "Recall a unit."
      And Bob controls a unit "Rooted" at "Bob's battlefield": "I can't move."
      When Alice plays "Call Home" targeting "Rooted"
      And all players pass
      Then "Rooted" is at Bob's base

  Rule: 435.1 Unattached gear at a battlefield is recalled at the next cleanup

    @also:435
    @also:322.7
    @also:147.3
    Example: an Equipment whose unit dies
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Snare" in her hand: "Kill a unit."
      And Alice has a Equipment gear "Long Pike" in her hand: "When you play this, attach it to a unit you control."
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      When Alice plays "Long Pike"
      And all players pass
      Then "Long Pike" is at "Alice's battlefield"
      When Alice plays "Snare" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" is in Alice's trash
      And "Long Pike" is not at "Alice's battlefield"
      And "Long Pike" is still on the board

  Rule: 436.1 Damage, status and what applies remain

    @also:436
    Example: damaged, exhausted and buffed
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Call Home" in her hand: "Recall a unit."
      And Alice has a spell "Rally" in her hand: "Give a unit +3 [M] this turn."
      And Bob controls a unit "Tide Warden" with might 3, exhausted, buffed and 1 damage marked at "Bob's battlefield"
      When Alice plays "Rally" targeting "Tide Warden"
      And all players pass
      And Alice plays "Call Home" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is at Bob's base
      And "Tide Warden" still has 1 damage marked
      And "Tide Warden" is still exhausted
      And "Tide Warden" is still buffed
      And "Tide Warden" has might 7
