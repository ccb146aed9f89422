Feature: 401. Deck

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 401.2 Nobody looks at the cards in a deck

    Example: neither an opponent nor its owner
      Given Alice has a unit "Imp" on top of her deck
      When Alice passes
      Then Alice doesn't see "Imp"
      And Bob doesn't see "Imp"

  Rule: 401.3 Anybody may count the cards of a deck

    Example: an opponent's deck
      Given Bob's deck holds 4 cards
      And Bob has the action "Note" in hand: "Draw a card."
      When Alice passes
      And Bob plays "Note"
      And all players pass
      Then Bob's deck holds 2 cards

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

  Rule: 401.6 A top card that is revealed again is a new object

    Background:
      Given Alice has a unit "Imp" on top of her deck
      And Alice has the action "Mark" in hand: "Choose the top card of your deck. At the beginning of the next end step, expel it."
      And Alice's hand holds 3 cards
      And Bob has the action "Lull" in hand: "Rest target unit."
      And Bob has the action "Rouse" in hand: "Reset target unit."

    Example: an effect on the card that it was has lost it
      Given Alice controls a unit "Seer": "As long as Seer is reset, play with the top card of your deck revealed."
      When Alice plays "Mark"
      And all players pass
      And Bob plays "Lull" targeting "Seer"
      And all players pass
      Then Bob doesn't see "Imp"
      When Bob plays "Rouse" targeting "Seer"
      And all players pass
      Then Bob still sees "Imp"
      When the game goes to the end step
      And all players pass
      Then "Imp" is still on top of Alice's deck

    Example: as long as it stays revealed it is the same
      Given Alice controls a unit "Seer": "As long as Seer is reset, play with the top card of your deck revealed."
      When Alice plays "Mark"
      And all players pass
      And the game goes to the end step
      And all players pass
      Then "Imp" is expelled

    Example: one that is revealed for the first time is the same, too
      Given Alice controls a unit "Seer" rested: "As long as Seer is reset, play with the top card of your deck revealed."
      When Alice plays "Mark"
      And all players pass
      Then Bob doesn't see "Imp"
      When Bob plays "Rouse" targeting "Seer"
      And all players pass
      Then Bob sees "Imp"
      When the game goes to the end step
      And all players pass
      Then "Imp" is expelled

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
