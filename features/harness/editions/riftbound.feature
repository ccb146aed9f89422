Feature: Riftbound in each of its editions

  Scenario Outline: whom the end of a combat heals
    Given a Riftbound <edition> game between Alice and Bob
    And Alice controls a unit "Pier Hand" with might 3
    And Alice controls a unit "Strider" with might 6, 4 damage marked
    And Bob controls a unit "Ebb Keeper" with might 5, stunned at "Bob's battlefield"
    When Alice moves "Pier Hand" to "Bob's battlefield"
    And all players pass
    Then "Strider" <has>
    And "Ebb Keeper" has no damage marked

    Examples:
      | edition        | has                       |
      | 2025           | has no damage marked      |
      | 2025-otherwise | still has 4 damage marked |
