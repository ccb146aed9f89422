Feature: Legions of Will in each of its editions

  Scenario Outline: what would go beyond the reserve's maximum
    Given a Legions of Will <edition> game between Alice and Bob
    And Alice has 18 resource
    And Alice has the action "Tithe" in hand: "You gain 5 resource. Draw a card."
    And Alice's deck holds 4 cards
    When Alice plays "Tithe"
    And all players pass
    Then Alice <has> resource

    Examples:
      | edition     | has          |
      | 2023        | has 20       |
      | 2023-letter | still has 18 |

  @edition:2023-letter
  Scenario: two will counters take one from will
    Given a Legions of Will game between Alice and Bob
    And Bob controls a unit "Oracle" with will 5 and power 2
    And Alice has the action "Waver" in hand: "Put two will counters on target unit."
    When Alice plays "Waver" targeting "Oracle"
    And all players pass
    Then "Oracle" has will 4
