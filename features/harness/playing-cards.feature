Feature: The words for playing cards

  Every phrase about cards, abilities and what is announced for them, at work.

  Scenario: a unit is played into a base
    Given a Legions of Will game between Alice and Bob
    And Alice has 3 resource
    And Alice has a unit "Imp" with cost 2, will 3 and power 2 in hand: "When Imp enters the battlefield, draw a card."
    And Alice's deck holds 3 cards
    When Alice plays "Imp" in Alice's base
    Then "Imp" is on the chain of events
    And the chain of events holds "Imp"
    And Alice has 1 resource
    When all players pass
    Then "Imp" is in Alice's base
    And the chain of events holds the ability of "Imp"
    When all players pass
    Then Alice's hand holds 3 cards

  Scenario: damage is divided
    Given a Legions of Will game between Alice and Bob
    And Bob controls a unit "Imp" with power 2
    And Bob controls a unit "Rat" with power 2
    And Alice has the action "Split" in hand: "Split deals 3 damage divided as you choose among any number of target units."
    When Alice plays "Split" targeting "Imp" and "Rat" dividing it 2 and 1
    And all players pass
    Then "Imp" is in Bob's graveyard
    And "Rat" has 1 damage marked

  Scenario: X is announced
    Given a Legions of Will game between Alice and Bob
    And Bob controls a unit "Imp" with power 2
    And Alice has the action "Flare" with cost X in hand: "Flare deals X damage to target unit."
    When Alice plays "Flare" with X = 2 targeting "Imp"
    And all players pass
    Then "Imp" is in Bob's graveyard
    And Alice has 8 resource

  Scenario: a mode is chosen
    Given a Legions of Will game between Alice and Bob
    And Bob controls a unit "Imp" with power 2
    And Alice has the action "Fork" in hand:
      """
      Choose one — 
      • Fork deals 2 damage to target unit.
      • Draw a card.
      """
    When Alice plays "Fork" choosing mode 1 targeting "Imp"
    And all players pass
    Then "Imp" is in Bob's graveyard

  Scenario: a cost is paid by a sacrifice
    Given a Legions of Will game between Alice and Bob
    And Alice controls a unit "Imp" with power 2
    And Alice controls a unit "Rat" with power 2: "Sacrifice a unit: Draw a card."
    And Alice's deck holds 4 cards
    When Alice activates "Rat" sacrificing "Imp"
    Then "Imp" is in Alice's graveyard
    And the chain of events holds the ability of "Rat"
    When all players pass
    Then Alice's hand holds 3 cards

  Scenario: an ability is named by its place
    Given a Legions of Will game between Alice and Bob
    And Alice controls a unit "Imp" with power 4:
      """
      Pay 1 resource: Imp gets +1 power until end of turn.
      Pay 2 resource: Imp gets +2 power until end of turn.
      """
    When Alice activates the second ability of "Imp"
    And all players pass
    Then "Imp" has power 6

  Scenario: a trap is activated
    Given a Legions of Will game between Alice and Bob
    And Alice controls a unit "Ash Hound" with power 8
    And Bob controls a trap "Snare": "Pay 2 resource: Destroy target unit."
    When Alice attacks Bob's base with "Ash Hound"
    And Bob activates "Snare"
    Then Alice sees "Snare"
    And "Snare" is face up
    And Bob has 8 resource
    When all players pass
    Then "Ash Hound" is in Alice's graveyard
    And "Snare" is in Bob's graveyard

  Scenario: a player is targeted
    Given a Legions of Will game between Alice and Bob
    And Alice has the action "Mug" in hand: "Target player discards a card."
    And Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit."
    When Alice plays "Mug" targeting Bob
    And all players pass
    And Bob chooses "Spark"
    Then "Spark" is in Bob's graveyard

  Scenario: cards lie in every zone
    Given a Legions of Will game between Alice and Bob
    And Alice has the action "Wish" in her graveyard
    And Alice has a unit "Top" expelled
    And Alice has a unit "Deep" on top of her deck
    And Alice has a unit "Deeper" in her deck
    And Alice's deck holds 5 cards
    And Alice has the action "Dig" in hand: "Expel target unit. Draw a card."
    And Bob controls a unit "Imp" with 2 poison counters, power 4, played this turn
    And it is turn 7
    Then "Top" is expelled
    And "Deep" is on top of Alice's deck
    And "Imp" has 2 poison counters and power 4
    When Alice plays "Dig"
    Then "Dig" is targeting "Imp"
    When all players pass
    Then "Imp" is expelled
    And "Deep" is in Alice's hand
    And Alice sees "Deep"
    And Bob doesn't see "Deep"

  Scenario: what may be done is declined
    Given a Legions of Will game between Alice and Bob
    And Alice has the action "Mug" in hand: "You may add 3 resource."
    When Alice plays "Mug"
    And all players pass
    And Alice declines
    Then Alice still has 10 resource
    And "Mug" is in Alice's graveyard

  Scenario: what may be done is done
    Given a Legions of Will game between Alice and Bob
    And Bob controls a unit "Imp" with power 4
    And Alice has the action "Tax" in hand: "Destroy target unit unless its controller pays 2."
    When Alice plays "Tax" targeting "Imp"
    And all players pass
    And Bob accepts
    Then Bob has 8 resource

  Scenario: what can be targeted
    Given a Legions of Will game between Alice and Bob
    And Alice has the action "Spark" in hand: "Spark deals 3 damage to target unit."
    And Bob controls 2 units "Imp" with power 2
    Then Alice can target "Imp" (1) with "Spark"
    And Alice can't target Bob's base with "Spark"

  Scenario: a triggered ability divides damage, and then is no more
    Given a Legions of Will game between Alice and Bob
    And Alice controls a unit "Ash Hound" with power 4: "At the beginning of your end step, Ash Hound deals 3 damage divided as you choose among any number of target units."
    And Bob controls a unit "Imp" with power 2
    And Bob controls a unit "Rat" with power 2
    When the game goes to the end step
    And Alice chooses "Imp" and "Rat"
    And Alice divides 2 to "Imp" and 1 to "Rat"
    And all players pass
    Then "Imp" is in Bob's graveyard
    And "Rat" has 1 damage marked
    And the chain of events is empty

  Scenario: a triggered ability resolves and is no more
    Given a Legions of Will game between Alice and Bob
    And Alice controls a unit "Ash Hound" with power 4: "At the beginning of your end step, add 1 resource."
    When the game goes to the end step
    Then the ability of "Ash Hound" is on the chain of events
    When all players pass
    Then the chain of events is empty
    And Alice has 11 resource

  Scenario: one of two optional additional costs is paid
    Given a Legions of Will game between Alice and Bob
    And Alice has a unit "Racer" in hand: "As an additional cost to play Racer, you may pay 1.\nAs an additional cost to play Racer, you may pay 2."
    When Alice plays "Racer" with the additional cost "pay 2"
    Then Alice has 8 resource
