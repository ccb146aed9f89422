Feature: 110. Setup process

  Rule: 116 Each player draws 4

    Example: both hands
      Given a new Riftbound game between Alice and Bob
      And Alice's main deck holds 12 cards
      And Bob's main deck holds 12 cards
      And the next first player is 1
      When Alice chooses nothing
      Then Alice's hand still holds 4 cards
      And Bob is asked to mulligan

  Rule: 117.3 What was set aside is recycled

    @also:117.2
    Example: two of four
      Given a new Riftbound game between Alice and Bob
      And Alice has 6 units "Quay Scout" in her main deck
      And Bob's main deck holds 12 cards
      And the next first player is 1
      When Alice chooses "Quay Scout" (3) and "Quay Scout" (4)
      Then Alice's main deck still holds 2 cards
      And Alice's hand still holds 4 cards
      And Bob is asked to mulligan
