Feature: 402. Hand

  Rule: 402.1 Each player draws two cards at the beginning of the game

    Example: before anybody takes a mulligan
      Given a new Legions of Will game between Alice and Bob
      And the decks are made up to constructed ones
      When Alice chooses Alice
      And Alice chooses Alice's base
      And Bob chooses Bob's base
      Then Alice's hand holds 2 cards
      And Bob's deck holds 38 cards
      And Alice is asked to mulligan

  Rule: 402.2 Excess cards are discarded in the cleanup step

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Imp" in hand
      And Alice has a unit "Crow" in hand
      And Alice's hand holds 4 cards

    @ruling:low-044
    Example: down to two
      Given it is Alice's end step
      When all players pass
      And Alice chooses "Imp" and "Crow"
      Then "Imp" is in Alice's graveyard
      And Alice's hand holds 2 cards

    Example: not before, however far the turn goes
      When the game goes to the end step
      Then it is Alice's end step
      And Alice's hand still holds 4 cards
      When all players pass
      Then Alice is asked to discard down to maximum hand size
      And Alice's hand still holds 4 cards

    @ruling:low-044
    Example: not in the turn of another player
      Given it is Bob's end step
      When the game goes to Alice's effect step
      Then Alice's hand still holds 4 cards

  Rule: 402.2a A hand below its maximum is refilled

    Background:
      Given a Legions of Will game between Alice and Bob

    @ruling:low-044
    Example: as soon as a card is played, for every player
      Given Alice has the action "Hum" in hand: "You gain 1 resource."
      And Alice's deck holds 5 cards
      When Alice plays "Hum"
      Then Alice's hand still holds 2 cards
      And Alice's deck holds 4 cards

    Example: in the turn of another player as well
      Given Bob has the action "Echo" in hand: "You gain 1 resource."
      And Bob's deck holds 5 cards
      When Bob plays "Echo"
      Then Bob's hand still holds 2 cards
      And Bob's deck holds 4 cards

    @ruling:low-045
    Example: as far as the deck has cards; nobody loses by that
      Given Alice has the action "Purge" with cost 0 in hand: "Discard your hand."
      And Alice's deck holds 1 card
      When Alice plays "Purge"
      And all players pass
      Then Alice's deck holds 0 cards
      And Alice's hand holds 0 cards
      And the game is not over

    @ruling:low-015
    Example: by the state-based action that refills hands
      Given Alice has the action "Hum" in hand: "You gain 1 resource."
      And Alice's deck holds 5 cards
      When Alice plays "Hum"
      Then the trace cites rule 704.5i
      And Alice's deck holds 4 cards

  Rule: 402.3 Nobody looks at another player's hand

    Example: its owner does
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Imp" in hand
      When Alice passes
      Then Alice still sees "Imp"
      And Bob doesn't see "Imp"

  Rule: 402.4 Nobody looks at another player's face-down bases

    Example: their owner does
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Weir" face down
      When Alice passes
      Then Bob still sees "Weir"
      And Alice doesn't see "Weir"
