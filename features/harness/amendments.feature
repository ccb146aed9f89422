Feature: Games under an amendment

  A scenario names what the rulebook would say instead.

  Scenario: a hand that holds three cards
    Given a Legions of Will game under "a hand of three" between Alice and Bob
    And Alice has a unit "Imp" in hand
    And Alice's hand holds 4 cards
    And it is Alice's end step
    When all players pass
    And Alice chooses "Imp"
    Then "Imp" is in Alice's graveyard
    And Alice's hand holds 3 cards

  Scenario: from the very beginning
    Given a new Legions of Will game under "a hand of three" between Alice and Bob
    And the decks are made up to constructed ones
    When Alice chooses Alice
    And Alice chooses Alice's base
    And Bob chooses Bob's base
    Then Alice's hand holds 2 cards
    And Alice is asked to mulligan

  Scenario: a reading of a ruling that there isn't
    When this scenario is run:
      """
      Given a Legions of Will game under ruling low-028 "three" between Alice and Bob
      When Alice passes
      """
    Then it can't be set up: 'ruling low-028 "three": Ruling low-028 has no reading "three" that can be played; there are two (Its resource cost is 2), free (Playing it is free).'

  Scenario: a reserve that holds fifteen, and not what the rulebook would allow
    When this scenario is run:
      """
      Given a Legions of Will game under "a reserve of fifteen" between Alice and Bob
      And Alice has 18 resource
      When Alice passes
      """
    Then it can't be set up: "Alice's reserve can't hold 18 resource; it holds 0 to 15."
