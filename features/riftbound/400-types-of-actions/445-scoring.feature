Feature: 445. Scoring

  Rule: 449 A player with the Victory Score wins at once

    @also:448.1.b.1
    Example: the final point is held
      Given a Riftbound game between Alice and Bob
      And Bob has 7 points
      And Bob controls a unit "Quay Scout" at "Bob's battlefield"
      When Alice passes
      Then Bob wins the game

  Rule: 448.1.b.2 The final point is not conquered without every battlefield

    Example: a card is drawn instead
      Given a Riftbound game between Alice and Bob
      And Alice has 7 points
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then Alice still has 7 points
      And Alice's hand holds 1 card

    Example: with every battlefield scored it is a point
      Given a Riftbound game between Alice and Bob
      And Alice has 6 points
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Old Walker"
      When Alice moves "Quay Scout" to "Alice's battlefield"
      And all players pass
      And Alice moves "Old Walker" to "Bob's battlefield"
      And all players pass
      Then Alice wins the game

    Example: held earlier in the turn, it counts too
      Given a Riftbound game between Alice and Bob
      And Bob has 6 points
      And Bob controls a unit "Quay Scout" at "Bob's battlefield"
      And Bob controls a unit "Old Walker"
      When Alice passes
      Then Bob has 7 points
      When Bob moves "Old Walker" to "Alice's battlefield"
      And all players pass
      Then Bob wins the game

  Rule: 448.1.a.1 Other points are beyond the restrictions

    Example: the final point by a spell
      Given a Riftbound game between Alice and Bob
      And Alice has 7 points
      And Alice has a spell "Banner" in her hand: "Gain 1 point."
      When Alice plays "Banner"
      And all players pass
      Then Alice wins the game

  Rule: 446.2 A battlefield is held in the Beginning Phase

    Example: both of them
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Quay Scout" at "Bob's battlefield"
      And Bob controls a unit "Old Walker" at "Alice's battlefield"
      When Alice passes
      Then Bob has 2 points

    Example: not the other player's
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      When Alice passes
      Then Bob still has 0 points
      And Alice still has 0 points

  Rule: 447 Once per battlefield and turn

    @also:448.2.c
    Example: conquered again in the same turn
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Forced March" in her hand: "Ready a unit."
      And Alice controls a unit "Quay Scout": "When I conquer, draw 1."
      And Alice controls a unit "Old Walker"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then Alice has 1 point
      When all players pass
      And Alice plays "Forced March" targeting "Quay Scout"
      And all players pass
      And Alice moves "Quay Scout" to Alice's base
      Then "Bob's battlefield" is not controlled
      When Alice moves "Old Walker" to "Bob's battlefield"
      And all players pass
      Then "Bob's battlefield" is controlled by Alice
      And Alice has 1 point

  Rule: 448.2 What triggers on scoring

    @also:448.2.a
    Example: a unit that conquers
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout": "When I conquer, draw 1."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then the chain of events holds the ability of "Quay Scout"
      And Alice has 1 point

    @also:448.2.b
    Example: a unit that holds
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Quay Scout" at "Bob's battlefield": "When I hold, draw 1."
      When Alice passes
      Then the chain of events holds the ability of "Quay Scout"
      And Bob has 1 point

    @ruling:rift-207
    Example: though the final point is withheld
      Given a Riftbound game between Alice and Bob
      And Alice has 7 points
      And Alice controls a unit "Quay Scout": "When I conquer, draw 2."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then Alice's hand holds 1 card
      And the chain of events holds the ability of "Quay Scout"
      When all players pass
      Then Alice's hand holds 3 cards

  Rule: 448.1 Who scores earns one point

    Example: for two conquering units too
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 units "Quay Scout"
      When Alice moves "Quay Scout" (1) and "Quay Scout" (2) to "Bob's battlefield"
      And all players pass
      Then Alice has 1 point

  Rule: 449 Points that equal the Victory Score are enough, and at once

    Example: nothing else that the spell says is done
      Given a Riftbound game between Alice and Bob
      And Alice has 7 points
      And Alice has a spell "Triumph" in her hand: "Gain 1 point. Draw 1."
      When Alice plays "Triumph"
      And all players pass
      Then Alice wins the game
      And Alice has 8 points
      And Alice still has 10 cards in her main deck
