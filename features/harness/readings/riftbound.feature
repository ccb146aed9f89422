Feature: Riftbound under other readings of its rulings

  Each of these is played as the reading that it names has it, and fails as the rulebook is read.

  Scenario: damage that is marked already is assigned once more
    Given a Riftbound game under ruling rift-203 "full" between Alice and Bob
    And Alice controls a unit "Strider" with might 4
    And Bob controls a unit "Gnat" with might 3, 2 damage marked at "Bob's battlefield"
    And Bob controls a unit "Vole" with might 3 at "Bob's battlefield"
    When Alice moves "Strider" to "Bob's battlefield"
    And all players pass
    And Alice chooses "Gnat"
    Then "Gnat" is in Bob's trash
    And "Vole" is still at "Bob's battlefield"

  Scenario: a combat heals nobody who is elsewhere
    Given a Riftbound game under ruling rift-204 "there" between Alice and Bob
    And Alice controls a unit "Pier Hand" with might 3
    And Alice controls a unit "Strider" with might 6, 4 damage marked
    And Bob controls a unit "Ebb Keeper" with might 5, stunned at "Bob's battlefield"
    When Alice moves "Pier Hand" to "Bob's battlefield"
    And all players pass
    Then "Strider" still has 4 damage marked
    And "Ebb Keeper" has no damage marked

  Scenario: during a showdown nothing is hidden
    Given a Riftbound game under ruling rift-401 "neutral" between Alice and Bob
    And Alice has 1 fury power
    And Alice controls a unit "Bridge Guard" at "Alice's battlefield"
    And Alice controls a unit "Pier Hand"
    And Alice has a unit "Creeper" in her hand: "[Hidden]"
    When Alice moves "Pier Hand" to "Bob's battlefield"
    Then the turn is in a showdown open state
    When Alice tries to hide "Creeper" at "Alice's battlefield"
    Then it is refused

  Scenario: a card is played in answer to a spell in the turn in which it was hidden
    Given a Riftbound game under ruling rift-402 "same-turn" between Alice and Bob
    And Alice has 1 fury power
    And Alice controls a unit "Bridge Guard" at "Alice's battlefield"
    And Alice has a unit "Creeper" in her hand: "[Hidden]"
    And Alice has a spell "Psalm" in her hand: "Gain 1 point."
    When Alice hides "Creeper" at "Alice's battlefield"
    And Alice plays "Psalm"
    And Alice plays "Creeper"
    Then "Creeper" is at "Alice's battlefield"

  Scenario: Power of a domain need not be paid
    Given a Riftbound game under ruling rift-461 "any-domain" between Alice and Bob
    And Alice controls an Equipment gear "Halberd" with might bonus 2: "[Equip] [fury]"
    And Alice has a unit "Sword Saint" with might 2 in her hand: "[Weaponmaster]"
    When Alice plays "Sword Saint"
    And all players pass
    And Alice accepts
    Then "Sword Saint" has might 4

  Scenario: what would deal nothing deals the Bonus Damage
    Given a Riftbound game under ruling rift-462 "bonus" between Alice and Bob
    And Alice controls a unit "Kindler": "Your spells and abilities deal 1 Bonus Damage."
    And Alice controls a unit "Shell" with might 0: "[E]: Deal damage equal to my Might to a unit."
    And Bob controls a unit "Ebb Keeper" with might 5
    When Alice activates the first ability of "Shell" targeting "Ebb Keeper"
    And all players pass
    Then "Ebb Keeper" has 1 damage marked
