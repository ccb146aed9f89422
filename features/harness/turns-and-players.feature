Feature: The words for turns and players

  Every phrase about the course of a turn, special actions and the end of the game, at work.

  Scenario: a game from its beginning
    Given a new Legions of Will game between Alice and Bob
    And the decks are made up to constructed ones
    When Alice chooses Bob
    And Bob chooses "Bob's base"
    And Alice chooses "Alice's base"
    And Bob chooses nothing
    And Alice chooses nothing
    Then it is Bob's effect step

  Scenario: decks that are made up are legal ones, with what is said of them
    Given a new Legions of Will game between Alice and Bob
    And the decks are made up to constructed ones
    And Alice has 4 units "Rat" in her deck
    And Bob's deck holds 60 cards
    When Alice chooses Alice
    And Alice chooses Alice's base
    And Bob chooses Bob's third base
    Then Alice's deck holds 38 cards
    And Bob's deck holds 58 cards
    And Alice is asked to mulligan

  Scenario: decks that can't be made up, and games for which none are
    When this scenario is run:
      """
      Given a new Legions of Will game between Alice and Bob
      And the decks are made up to constructed ones
      And Alice has 5 units "Rat" in her deck
      When Alice chooses Alice
      """
    Then it can't be set up: "it has 5 of \"Rat\", and 4 is the most"
    When this scenario is run:
      """
      Given a new Riftbound game between Alice and Bob
      And the decks are made up to constructed ones
      And Alice has a champion unit "Hero" in her champion zone
      When Alice chooses nothing
      """
    Then it can't be set up: "\"Hero\" can't be its Chosen Champion"
    When this scenario is run:
      """
      Given a Legions of Will game between Alice and Bob
      And the decks are made up to constructed ones
      When Alice passes
      """
    Then it can't be set up: "a game from its beginning"

  Scenario: a game from its beginning, with a mulligan
    Given a new Legions of Will game between Alice and Bob
    And the decks are made up to constructed ones
    And Alice has a unit "Rat" in her deck
    And the next shuffle brings "Rat"
    And Alice controls a base "Kiln" with defense 7
    And Alice controls a legendary base "Throne" with defense 7
    When Alice chooses Alice
    And Alice tries to choose "Throne"
    Then it is refused
    When Alice chooses "Kiln"
    And Bob chooses "Bob's base"
    And Alice chooses "Rat"
    And Bob chooses nothing
    And Alice chooses nothing
    Then it is Alice's effect step
    And "Kiln" is face up

  Scenario: a base is turned up, the turn passes, a player concedes
    Given a Legions of Will game between Alice and Bob
    And Bob controls a trap "Snare": "Pay 2 resource: Destroy target unit."
    And Alice controls a base "Forge" with defense 4 and activation cost 2, face down
    Then Alice doesn't see "Snare"
    And Bob sees "Snare"
    When Alice turns up her base "Forge"
    Then "Forge" is face up
    And Alice has 8 resource
    When the game goes to Bob's effect step
    Then it is Bob's effect step
    When Bob concedes
    Then Alice wins the game
    And Bob loses the game

  Scenario: triggered abilities are ordered
    Given a Legions of Will game between Alice and Bob
    And Alice controls a unit "Imp" with power 2: "At the beginning of your end step, draw a card."
    And Alice controls a unit "Rat" with power 2: "At the beginning of your end step, you may add 1 resource."
    And Alice's deck holds 4 cards
    When the game goes to the end step
    Then Alice is asked to order triggered abilities
    When Alice orders "Imp", "Rat"
    Then the chain of events holds the ability of "Rat", the ability of "Imp"
    When all players pass
    And Alice accepts
    Then Alice has 11 resource

  Scenario: units move, cards are redeemed
    Given a Legions of Will game between Alice and Bob
    And Alice controls a unit "Imp" with power 2
    And Alice controls a base "Kiln" with capacity 1
    And Alice controls a base "Mill" with capacity 1
    And Alice has a Redeem unit "Rat" with cost 1 in hand
    When Alice moves "Imp" to "Mill"
    Then "Imp" is in "Mill"
    When Alice redeems "Rat"
    Then "Rat" is in Alice's graveyard
    When Alice tries to move "Imp" to "Kiln"
    Then it is refused by rule 505.3c
    And Alice can't move "Imp" to "Kiln"
    When Bob tries to play Bob's "Bob's blank hand card 1" without priority
    Then it is refused by rule 111.1

  Scenario: a player discards down to the maximum
    Given a Legions of Will game between Alice and Bob
    And Alice has these cards in hand:
      | card                 | text |
      | a unit "A" with cost 1 |    |
      | the action "B"         | Draw a card. |
      | the action "C"         |  |
    When the game goes to the end step
    And all players pass
    And Alice chooses "C"
    Then "C" is in Alice's graveyard
    And it is Bob's effect step
    When the game goes to Alice's postbattle main phase
    Then it is Alice's postbattle main phase

  Scenario: a unit is tried out of turn
    Given a Legions of Will game between Alice and Bob
    And Bob has a unit "Imp" with cost 2, will 3 and power 2 in hand
    When Bob tries to play "Imp"
    Then it is refused

  Scenario: what each player can play
    Given a Legions of Will game between Alice and Bob
    And Bob has a unit "Imp" with cost 2, will 3 and power 2 in hand
    And Alice has a unit "Imp" with cost 2, will 3 and power 2 in hand
    Then Bob can't play "Imp"
    And Alice can play "Imp"

  Scenario: nobody passes over anything
    Given a Legions of Will game between Alice and Bob
    And it is Alice's resource step
    And Alice's hand holds 0 cards
    And Bob's hand holds 0 cards
    Then Alice has priority
    When Alice passes
    Then Bob has priority
    When Bob passes
    Then it is Alice's prebattle main phase
    And Alice still has priority
    And it is still Alice's prebattle main phase
    And Bob's deck still holds 0 cards
    And the chain of events is empty

  Scenario: an attack that is declined
    Given a Legions of Will game between Alice and Bob
    And Alice controls a unit "Ash Hound"
    When Alice declares no attackers
    Then it is Alice's declare attackers step
    And "Ash Hound" is not attacking
    When the game goes to Bob's effect step
    And Alice tries to redeem "Alice's blank hand card 1"
    Then it is refused
    And Alice can still play "Alice's blank hand card 2"

  Scenario: many rolls
    Given a Legions of Will game between Alice and Bob
    And Alice has the action "Gamble" in hand: "Roll a six-sided die."
    And the next die roll is 4
    When Alice plays "Gamble"
    And all players pass
    Then the trace cites rule 706.1
    And the trace doesn't cite rule 706.1 for "Gamble"

  Scenario: everybody loses
    Given a Legions of Will game between Alice and Bob
    And Alice has the action "Doom" in hand: "The game is a draw."
    When Alice plays "Doom"
    And all players pass
    Then the game is a draw

  Scenario: what is known stays known
    Given a Legions of Will game between Alice and Bob
    And Alice controls a trap "Snare": "Pay 2 resource: Destroy target unit."
    When Alice passes
    Then Alice still sees "Snare"
    And Bob doesn't see "Snare"

  Scenario: a part of the turn that has just begun
    Given a new Riftbound game between Alice and Bob
    And the decks are made up to constructed ones
    And the next first player is 1
    When Alice chooses nothing
    And Bob chooses nothing
    And the game goes to Alice's action phase
    Then Alice's hand holds 5 cards
    When all players pass
    And the game goes to Bob's action phase
    Then Bob's hand holds 5 cards
    When the game goes to Bob's action phase
    Then Bob's hand holds 6 cards
