Feature: 404. Deal

  Rule: 404.1.b Damage is marked on the unit

    Example: less than lethal
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      And Bob controls a unit "Tide Warden" with might 3
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 2 damage marked
      And "Spark" is in Alice's trash

    @also:322.4
    Example: lethal damage kills at the cleanup
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Spark" in her hand: "Deal 3 to a unit."
      And Bob controls a unit "Tide Warden" with might 3
      When Alice plays "Spark" targeting "Tide Warden"
      Then the turn is in a neutral closed state
      And Alice still has priority
