Feature: 405. Heal

  Rule: 405.1 Damage on units is cleared

    Example: all of it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 5 and 3 damage marked
      And Alice has a spell "Balm" in her hand: "Heal a unit."
      When Alice plays "Balm" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" has 0 damage marked

  Rule: 405.2 Several units are healed at once

    Example: all friendly units
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 5 and 3 damage marked
      And Alice controls a unit "Miller" with might 4 and 1 damage marked
      And Bob controls a unit "Tide Warden" with might 4 and 1 damage marked
      And Alice has a spell "Balm" in her hand: "Heal all friendly units."
      When Alice plays "Balm"
      And all players pass
      Then "Quay Scout" has 0 damage marked
      And "Miller" has 0 damage marked
      And "Tide Warden" still has 1 damage marked

  Rule: 405.3 Healing is done by the turn, or when something says so

    @also:405.1.a
    @also:141.4
    Example: a spell heals a unit in the middle of a turn
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      And Alice has a spell "Balm" in her hand: "Heal a unit."
      When the game goes to Bob's action phase
      Then "Tide Warden" still has no damage marked
      When the game goes to Alice's action phase
      And Alice plays "Spark"
      And all players pass
      Then "Tide Warden" has 2 damage marked
      When Alice plays "Balm"
      And all players pass
      Then "Tide Warden" still has no damage marked
