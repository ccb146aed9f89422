Feature: 401. Deck

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 401.2 Nobody looks at the cards in a deck

    Example: neither an opponent nor its owner
      Given Alice has a unit "Imp" on top of her deck
      When Alice passes
      Then Alice doesn't see "Imp"
      And Bob doesn't see "Imp"

  Rule: 401.4 Cards put into a deck together are arranged by their owner

    Example: two on top at once
      Given Alice controls a unit "Imp"
      And Alice controls a unit "Crow"
      And Bob has the action "Recoil" in hand: "Put two target units on top of their owner's deck."
      When Bob plays "Recoil" targeting "Imp" and "Crow"
      And all players pass
      And Alice orders "Imp", "Crow"
      Then "Crow" is on top of Alice's deck

  Rule: 401.5 A player may have to play with the top card of the deck revealed

    Background:
      Given Alice has a unit "Imp" on top of her deck
      And Alice has a unit "Crow" on top of her deck
      And Alice has an upgrade "Glass Eye" in hand: "Play with the top card of your deck revealed."
      And Alice's hand holds 3 cards

    Example: everybody sees the top card and no other
      When Alice plays "Glass Eye" in Alice's base
      Then Bob doesn't see "Imp"
      When all players pass
      Then Bob sees "Imp"
      And Bob doesn't see "Crow"

  Rule: 401.7 Nth from the top of a smaller deck is the bottom

    Background:
      Given Bob controls a unit "Watchman"
      And Alice has the action "Submerge" in hand: "Put target unit into its owner's deck third from the top."

    Example: a deck of one card
      Given Bob's deck holds 1 card
      When Alice plays "Submerge" targeting "Watchman"
      And all players pass
      Then "Watchman" is at the bottom of Bob's deck

    Example: a deck that is large enough
      Given Bob has a unit "Ranger" on top of his deck
      And Bob's deck holds 5 cards
      When Alice plays "Submerge" targeting "Watchman"
      And all players pass
      Then "Watchman" is in Bob's deck
      And "Watchman" is not on top of Bob's deck
      And "Watchman" is not at the bottom of Bob's deck
