Feature: 184. Control: abilities of battlefields that nobody controls

  Rule: 184.6.b While a battlefield is uncontrolled, the Turn Player counts as the controller of its abilities

    @ruling:rift-455
    @also:184.6.c
    Example: the Turn Player's units are the friendly ones
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice has the battlefield "Proving Ground" on the board: "At the start of each player's Beginning Phase, buff all friendly units."
      And Alice controls a unit "Quay Scout"
      And Bob controls a unit "Tide Warden"
      When the game goes to Alice's action phase
      Then "Quay Scout" is buffed
      And "Tide Warden" is not buffed
