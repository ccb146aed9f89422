Feature: 318. Cleanups: what follows a special one

  Rule: 323.2 What happens in a special cleanup makes a normal one follow

    @also:444.1.a.1
    @also:321
    Example: a unit that is damaged after the healing stays damaged
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Shield Bearer" with might 3: "If another friendly unit would be recalled, deal 2 to me and recall it instead."
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Tide Warden" with might 9, stunned at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then "Quay Scout" is exhausted
      And "Shield Bearer" has 2 damage marked
