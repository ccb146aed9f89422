Feature: 405. Graveyard

  Background:
    Given a Legions of Will game between Alice and Bob
    And Alice has a unit "Ghoul" in her graveyard

  Rule: 405.1 What is discarded, destroyed or sacrificed, and an action that is done, goes on top of the graveyard

    Example: an action that has resolved
      Given Alice has the action "Hum" in hand
      When Alice plays "Hum"
      And all players pass
      Then "Hum" is on top of Alice's graveyard

    Example: a card from the deck
      Given Alice has a unit "Imp" on top of her deck
      And Alice has the action "Erode" in hand: "Put the top card of your deck into your graveyard."
      And Alice's hand holds 3 cards
      When Alice plays "Erode"
      And all players pass
      Then "Imp" is in Alice's graveyard
      And "Erode" is on top of Alice's graveyard

    Example: a unit that is destroyed
      Given Alice controls a unit "Drone"
      And Bob has the action "Smash" in hand: "Destroy target unit."
      When Bob plays "Smash" targeting "Drone"
      And all players pass
      Then "Drone" is on top of Alice's graveyard

    Example: a unit that is sacrificed as a cost
      Given Alice controls a unit "Martyr": "Sacrifice Martyr: You gain 2 resource."
      When Alice activates "Martyr"
      Then "Martyr" is on top of Alice's graveyard

    Example: an action prevented from resolving
      Given Alice has the action "Hum" in hand: "You gain 1 resource."
      And Bob has the action "Hush" in hand: "Prevent target action from resolving."
      When Alice plays "Hum"
      And Bob plays "Hush" targeting "Hum"
      And all players pass
      Then "Hum" is on top of Alice's graveyard
      And Alice still has 10 resource

  Rule: 405.2 Everybody may look at a graveyard

    Example: a card from a hand
      Given Bob controls a unit "Cutpurse": "Pay 1: Target opponent discards a card."
      And Alice has a unit "Imp" in hand
      And Alice's hand holds 1 card
      When Bob activates "Cutpurse"
      And all players pass
      Then Bob sees "Imp"

  Rule: 405.3 Cards that go to a graveyard together are arranged by their owner

    Example: two units at once
      Given Alice controls a unit "Mule"
      And Alice controls a unit "Goat"
      And Bob has the action "Ruin" in hand: "Destroy all units."
      When Bob plays "Ruin"
      And all players pass
      And Alice orders "Goat", "Mule"
      Then "Goat" is in Alice's graveyard
      And "Mule" is on top of Alice's graveyard
