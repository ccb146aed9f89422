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
