Feature: The words for what chance decides

  What is rolled, shuffled or picked at random is said beforehand, so that what comes of it can be claimed.

  Scenario: a deck is shuffled
    Given a Legions of Will game between Alice and Bob
    And Alice has a unit "Rat" in her deck
    And Alice has a unit "Owl" in her deck
    And Alice has a unit "Crow" in her deck
    And Alice has a unit "Hen" in her deck
    And Alice has the action "Rummage" in hand: "Search your deck for a card, put it into your hand, then shuffle."
    And the next shuffle brings "Hen" and "Crow"
    When Alice plays "Rummage"
    And all players pass
    And Alice chooses "Owl"
    Then "Hen" is on top of Alice's deck

  Scenario: a card is discarded at random
    Given a Legions of Will game between Alice and Bob
    And Alice controls a base "Gambling Den": "Discard a card at random: Draw a card."
    And Alice's deck holds 4 cards
    And Alice has a unit "Rat" in her hand
    And Alice has a unit "Owl" in her hand
    And Alice has a unit "Crow" in her hand
    And the next random discard brings "Owl"
    And the next random discard brings "Rat"
    When Alice activates "Gambling Den"
    Then "Owl" is in Alice's graveyard
    And "Rat" is still in Alice's hand
    When Alice activates "Gambling Den"
    Then "Rat" is in Alice's graveyard
    And "Crow" is still in Alice's hand

  Scenario: cards are recycled
    Given a Riftbound game between Alice and Bob
    And Alice has a spell "Ash" in her trash
    And Alice has a spell "Birch" in her trash
    And Alice has a spell "Cedar" in her trash
    And Alice has a spell "Tide" in her hand: "Recycle 3 cards from your trash."
    And the next recycling brings "Birch", "Ash" and "Cedar"
    When Alice plays "Tide"
    And all players pass
    Then "Cedar" is at the bottom of Alice's main deck

  Scenario: a player burns out
    Given a Riftbound game between Alice and Bob
    And Alice's main deck holds 0 cards
    And Alice has a spell "Ash" in her trash
    And Alice has a spell "Birch" in her trash
    And Alice has a spell "Reading" in her hand: "Draw 1."
    And the next burn out brings "Birch"
    When Alice plays "Reading"
    And all players pass
    Then "Birch" is in Alice's hand
    And Bob has 1 point

  Scenario Outline: what chance can't bring: <what>
    When this scenario is run:
      """
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Rat" in her deck
      And Alice has a unit "Owl" in her deck
      And Alice has the action "Rummage" in hand: "Search your deck for a card, put it into your hand, then shuffle."
      And the next <order> brings "<card>"
      When Alice plays "Rummage"
      And all players pass
      And Alice chooses "Rat"
      Then "Rat" is in Alice's hand
      """
    Then it can't be set up: "<why>"

    Examples:
      | what                      | order     | card | why                                                       |
      | a card that is elsewhere  | shuffle   | Rat  | which is not among what it is of                          |
      | what no rule decides so   | recycling | Owl  | In Legions of Will chance decides no recycling            |

  Scenario: what is never asked of chance
    When this scenario is run:
      """
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Rat" in her deck
      And the next shuffle brings "Rat"
      When Alice passes
      Then Bob has priority
      """
    Then it fails with "shuffle deck: Rat"
