Feature: 102. Starting the game

  Rule: 102.1 One player chooses who takes the first turn

    Background:
      Given a new Legions of Will game between Alice and Bob
      And the decks are made up to constructed ones

    @also:102.6 @also:100.9f
    Example: the other player is chosen and does everything first
      When Alice chooses Bob
      And Bob chooses "Bob's base"
      And Alice chooses "Alice's base"
      And Bob chooses nothing
      And Alice chooses nothing
      Then it is Bob's effect step
      And Bob has priority

    Example: oneself
      When Alice chooses Alice
      And Alice chooses "Alice's base"
      And Bob chooses "Bob's base"
      And Alice chooses nothing
      And Bob declines
      Then it is Alice's effect step

  Rule: 102.2 Each player's deck is shuffled

    Background:
      Given a new Legions of Will game between Alice and Bob
      And the decks are made up to constructed ones

    Example: before anything is drawn
      When Alice chooses Alice
      And Alice chooses "Alice's base"
      And Bob chooses "Bob's base"
      Then the trace shows, in this order:
        | rule  | player |
        | 102.2 | Alice  |
        | 102.2 | Bob    |
        | 102.4 | Alice  |
      And Alice is asked to mulligan

    @also:401.1
    Example: what each has brought, and nothing of the other's
      Given Alice has a unit "Rat" in her deck
      And Alice has a unit "Vole" in her deck
      And Bob has a unit "Crow" in his deck
      And Bob has a unit "Owl" in his deck
      And the next shuffle brings "Rat" and "Vole"
      And the next shuffle brings "Crow" and "Owl"
      When Alice chooses Alice
      And Alice chooses "Alice's base"
      And Bob chooses "Bob's base"
      Then "Rat" is in Alice's hand
      And "Vole" is in Alice's hand
      And "Crow" is in Bob's hand
      And "Owl" is in Bob's hand
      And Alice's deck holds 38 cards
      And Bob's deck holds 38 cards
      And Alice is asked to mulligan

  Rule: 102.3 Each player begins with a base face up that isn't legendary

    Background:
      Given a new Legions of Will game between Alice and Bob
      And the decks are made up to constructed ones
      And Alice controls a base "Kiln"
      And Alice controls a legendary base "Throne"

    @ruling:low-001
    Example: one of three
      When Alice chooses Alice
      And Alice chooses "Kiln"
      And Bob chooses "Bob's base"
      Then "Kiln" is face up
      And "Throne" is still face down
      And Alice is asked to mulligan

    Example: not a legendary one
      When Alice chooses Alice
      And Alice tries to choose "Throne"
      Then it is refused
      When Alice chooses "Kiln"
      Then "Kiln" is face up
      And Bob is asked to choose the base that starts face up

    Example: before the starting hands are drawn
      When Alice chooses Alice
      Then Alice is asked to choose the base that starts face up
      And Alice's hand still holds 0 cards
      When Alice chooses "Kiln"
      Then "Kiln" is face up
      And Bob is asked to choose the base that starts face up

  Rule: 102.4 Two cards are drawn, and mulligans of any number of them may be taken

    Background:
      Given a new Legions of Will game between Alice and Bob
      And the decks are made up to constructed ones
      And Alice has a unit "Rat" in her deck
      And Alice has a unit "Vole" in her deck
      And Bob has a unit "Crow" in his deck
      And Bob has a unit "Owl" in his deck
      And the next shuffle brings "Crow" and "Owl"
      And the next shuffle brings "Rat" and "Vole"
      When Alice chooses Bob
      And Bob chooses "Bob's base"
      And Alice chooses "Alice's base"

    Example: a starting hand of two cards
      Then Alice's hand holds 2 cards
      And Bob's hand holds 2 cards
      And "Rat" is in Alice's hand
      And Bob is asked to mulligan

    @also:100.9f
    Example: they are taken once everybody has declared, the starting player first
      When Bob chooses "Crow"
      Then the trace doesn't cite rule 102.4 for "Crow"
      And Alice is asked to mulligan
      When Alice chooses nothing
      Then the trace cites rule 102.4 for "Crow"
      And Bob's hand holds 2 cards
      And Bob is asked to mulligan

    @ruling:low-002
    Example: twice at most
      When Bob chooses "Crow"
      And Alice chooses nothing
      And Bob chooses "Owl"
      Then it is Bob's effect step
      And Bob's hand holds 2 cards

    @ruling:low-002
    Example: whoever has kept a hand takes no mulligan any more
      When Bob chooses nothing
      And Alice chooses "Rat"
      Then Alice is asked to mulligan
      When Alice chooses nothing
      Then it is Bob's effect step

    Example: no card of somebody else is shuffled away
      When Bob tries to choose "Rat"
      Then it is refused
      And Bob is asked to mulligan

  Rule: 102.5 Some cards act from an opening hand

    Background:
      Given a new Legions of Will game between Alice and Bob
      And the decks are made up to constructed ones
      And Alice has a unit "Early Bird" in her deck: "You may begin the game with Early Bird on the battlefield."
      And Alice has a unit "Town Crier" in her deck: "You may reveal this card from your opening hand. If you do, you gain 3 resource."
      And Bob has a unit "Night Owl" in his deck: "You may begin the game with Night Owl on the battlefield."
      And Bob has a unit "Sparrow" in his deck

    Example: the starting player first, in any order, then the other one
      Given the next shuffle brings "Early Bird" and "Town Crier"
      And the next shuffle brings "Night Owl" and "Sparrow"
      When Alice chooses Alice
      And Alice chooses "Alice's base"
      And Bob chooses "Bob's base"
      And Alice chooses nothing
      And Bob chooses nothing
      Then Alice is asked to act from the opening hand
      And Alice can choose "Town Crier"
      When Alice chooses "Early Bird"
      And Alice chooses nothing
      Then Bob is asked to act from the opening hand
      When Bob chooses nothing
      Then it is Alice's effect step
      And "Early Bird" is on the battlefield
      And "Night Owl" is in Bob's hand

    @also:102.5a
    Example: a card that the game begins with is put into a base
      Given the next shuffle brings "Night Owl" and "Sparrow"
      And the next shuffle brings "Early Bird" and "Town Crier"
      When Alice chooses Bob
      And Bob chooses "Bob's base"
      And Alice chooses "Alice's base"
      And Bob chooses nothing
      And Alice chooses nothing
      And Bob chooses "Night Owl"
      Then "Night Owl" is in Bob's base
      When Alice chooses nothing
      Then it is Bob's effect step

    @also:102.5b
    Example: a card that is revealed is seen until the first turn begins, and revealed once
      Given the next shuffle brings "Night Owl" and "Sparrow"
      And the next shuffle brings "Early Bird" and "Town Crier"
      When Alice chooses Bob
      And Bob chooses "Bob's base"
      And Alice chooses "Alice's base"
      And Bob chooses nothing
      And Alice chooses nothing
      And Bob chooses nothing
      And Alice chooses "Town Crier"
      Then Bob sees "Town Crier"
      And Alice has 3 resource
      When Alice tries to choose "Town Crier"
      Then it is refused
      When Alice chooses nothing
      Then it is Bob's effect step
      And Bob doesn't see "Town Crier"

  Rule: 102.6 The starting player takes the first turn

    Background:
      Given a new Legions of Will game between Alice and Bob
      And the decks are made up to constructed ones

    Example: and the other one the second
      When Alice chooses Bob
      And Bob chooses "Bob's base"
      And Alice chooses "Alice's base"
      And Bob chooses nothing
      And Alice chooses nothing
      Then it is Bob's effect step
      When the game goes to Alice's effect step
      Then Alice has priority

  Rule: 102.6a Whoever plays first has no battle phase in the first turn

    Background:
      Given a Legions of Will game between Alice and Bob
      And it is turn 1
      And Alice controls a unit "Hound" with will 1 and power 2
      And Bob controls a unit "Wolf" with will 1 and power 2

    @ruling:low-003
    Example: the second main phase follows the first one
      When all players pass
      Then it is Alice's postbattle main phase

    @ruling:low-003
    Example: nobody attacks, and nothing of a battle triggers
      Given Alice controls a unit "Drummer": "At end of battle, you gain 3 resource."
      When the game goes to Alice's end step
      Then Alice still has 10 resource
      And the trace doesn't cite rule 508.1a

    @ruling:low-003
    Example: the other player's first turn has one
      Given the next will roll is 5
      When the game goes to Bob's declare attackers step
      And Bob attacks Alice's base with "Wolf"
      Then "Wolf" is attacking Alice's base

    @ruling:low-003
    Example: whoever would attack all the same can't
      When Alice tries to attack Bob's base with "Hound"
      Then it is refused
      And it is still Alice's prebattle main phase
      And "Hound" is not rested
