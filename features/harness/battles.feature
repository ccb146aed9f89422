Feature: The words for battles

  Every phrase about attackers, blockers and their damage, at work.

  Scenario: attackers and blockers are declared
    Given a Legions of Will game between Alice and Bob
    And Alice controls a unit "Ash Hound" with will 4 and power 3 in her base "Kiln"
    And Alice controls 2 units "Drone" with will 2 and power 2
    And Bob controls a base "Mill" with defense 5, capacity 3 and production 2
    And Bob controls a Demon Imp unit "Imp" with power 2
    And the next will rolls are 5, 7
    When Alice attacks "Mill" with "Ash Hound" and "Drone" (2)
    And Bob blocks "Ash Hound" with "Imp"
    And the game goes to the battle damage step
    Then "Imp" is in Bob's graveyard
    And "Mill" has 2 damage marked
    And "Ash Hound" has 2 damage marked
    And "Ash Hound" is rested
    And "Ash Hound" is attacking "Mill"
    And "Drone" (1) is not rested
    And the trace cites rule 510.2

  Scenario: attackers and blockers are declared in tables
    Given a Legions of Will game between Alice and Bob
    And Alice controls these permanents:
      | card                             | text |
      | a unit "Ash Hound" with power 3  | Ash Hound can't block. |
      | 2 units "Drone" with power 1     |      |
    And Bob controls a base "Mill" with defense 9
    And Bob controls a base "Dam" with defense 9
    And Bob controls a unit "Imp" with power 2 in his base "Dam"
    And Bob controls a legendary upgrade "Wall" with defense 2 in his base "Dam"
    Then "Dam" has defense 11
    And "Wall" is legendary
    When Alice attacks with:
      | unit      | base |
      | Ash Hound | Mill |
      | Drone (2) | Dam  |
    And the game goes to the declare blockers step
    Then Bob can block "Drone" (2) with "Imp"
    And Bob can't block "Ash Hound" with "Imp"
    When Bob blocks with:
      | unit | attacker  |
      | Imp  | Drone (2) |
    And all players pass
    Then "Mill" has 3 damage marked
    And "Drone" (2) is in Alice's graveyard
    And 1 "Drone" are on the battlefield
    And "Imp" still has power 2
    And "Imp" doesn't have power 3

  Scenario: damage is assigned in an order
    Given a Legions of Will game between Alice and Bob
    And Alice controls a unit "Ash Hound" with power 8
    And Bob controls a unit "Imp" with power 2
    And Bob controls a unit "Rat" with power 3
    When Alice attacks Bob's base with "Ash Hound"
    And Bob blocks "Ash Hound" with "Imp" and "Rat"
    And Alice orders the units fighting "Ash Hound" as "Rat", "Imp"
    And all players pass
    And Alice assigns 6 damage of "Ash Hound" to "Rat" and 2 to "Imp"
    Then "Imp" is in Bob's graveyard
    And "Rat" is in Bob's graveyard
    And the trace shows, in this order:
      | rule   | event       | object    | amount |
      | 510.2  | deal damage |           | 6      |
      | 704.5c |             | Imp       |        |

  Scenario: a rested unit tries to block
    Given a Legions of Will game between Alice and Bob
    And Alice controls a unit "Ash Hound" with will 1 and power 3
    And Bob controls a unit "Imp" with power 2, rested
    And Bob controls a unit "Rat" with power 2
    When Alice attacks Bob's base with "Ash Hound"
    And Bob tries to block "Ash Hound" with "Imp"
    Then it is refused
    When Bob declares no blockers
    And all players pass
    Then Bob's base has 3 damage marked

  Scenario: a rested unit tries to attack
    Given a Legions of Will game between Alice and Bob
    And Alice controls a unit "Ash Hound" with power 3, rested
    And Alice controls a unit "Rat"
    When Alice tries to attack Bob's base with "Ash Hound"
    Then it is refused
    And Alice can't attack Bob's base with "Ash Hound"
    And Alice can attack Bob's base with "Rat"

  Scenario: a rested unit tries to attack where nobody can
    Given a Legions of Will game between Alice and Bob
    And Alice controls a unit "Ash Hound" with power 3, rested
    When Alice tries to attack Bob's base with "Ash Hound"
    Then it is refused by rule 508.1a

  Scenario: a unit that must attack
    Given a Legions of Will game between Alice and Bob
    And Alice controls a unit "Ash Hound" with power 3: "Ash Hound attacks each turn if able."
    And Alice controls a unit "Rat"
    When Alice tries to declare no attackers
    Then it is refused
    And Alice can't declare no attackers
    When Alice attacks Bob's base with "Ash Hound"
    And Bob tries to pass without priority
    Then it is refused by rule 111.1

  Scenario: an answer of nothing
    Given a Legions of Will game between Alice and Bob
    And Bob controls 2 units "Imp"
    And Alice has the action "Spark" in hand: "Spark deals 3 damage to target unit."
    When Alice plays "Spark"
    Then Alice can't choose nothing
    And Alice can choose "Imp" (1)
    When Alice chooses "Imp" (1)
    And all players pass
    Then "Imp" (1) is in Bob's graveyard
