Feature: 649. Conceding

  Rule: 650 A player may concede at any time

    @also:651
    @also:651.1
    Example: the player remaining wins
      Given a Riftbound game between Alice and Bob
      When Alice concedes
      Then Bob wins the game
      And Alice loses the game

    Example: on the other player's turn, in a showdown, without priority
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Bob concedes
      Then Alice wins the game
