Feature: 106. Cards

  Background:
    Given a Legions of Will game between Alice and Bob
    And Bob controls a unit "Nomad" with power 2
    And Alice has the action "Lure" in hand: "Gain control of target unit."

  Rule: 106.4 Its owner is who started the game with it

    Example: whoever controls it, its owner gets it back
      Given Alice has the action "Spark" in hand: "Spark deals 2 damage to target unit."
      When Alice plays "Lure" targeting "Nomad"
      And all players pass
      Then "Nomad" is controlled by Alice
      And "Nomad" is still owned by Bob
      When Alice plays "Spark" targeting "Nomad"
      And all players pass
      Then "Nomad" is in Bob's graveyard

  Rule: 106.5 A card is controlled by nobody unless it is played or a permanent

    Example: a unit from the hand to the graveyard
      Given Alice has a unit "Ash Hound" with cost 1 in hand
      And Bob has the action "Bane" in hand: "Destroy target unit."
      Then "Ash Hound" is not controlled by Alice
      When Alice plays "Ash Hound" in Alice's base
      Then "Ash Hound" is controlled by Alice
      When all players pass
      Then "Ash Hound" is on the battlefield
      When Bob plays "Bane" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" is in Alice's graveyard
      And "Ash Hound" is not controlled by Alice

  Rule: 106.6 Where a card has no controller its owner is meant

    Example: a card in a graveyard
      Given Bob has a unit "Relic" in his graveyard
      And Bob's deck holds 5 cards
      And Alice has the action "Exhume" in hand: "Expel target unit card from a graveyard. Its controller draws a card."
      When Alice plays "Exhume" targeting "Relic"
      And all players pass
      Then "Relic" is expelled
      And Bob's deck holds 4 cards
