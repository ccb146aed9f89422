Feature: 744. Equip

  Rule: 744.1.c.2 For its cost, the gear is attached to a unit that its controller controls

    Example: paid
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Axe" with might bonus 3: "[Equip] [1]"
      When Alice activates the first ability of "Axe"
      And all players pass
      Then "Axe" is attached
      And "Quay Scout" has might 5
      And Alice has 0 energy

    Example: not without the cost
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Axe" with might bonus 3: "[Equip] [1]"
      Then Alice can't activate the first ability of "Axe"

    @also:744.1.b.1
    Example: not to an enemy unit
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice has 1 energy
      And Alice controls an Equipment gear "Axe" with might bonus 3: "[Equip] [1]"
      Then Alice can't activate the first ability of "Axe"

  Rule: 718.2 While attached, Equip is inactive

    Example: it can't be equipped elsewhere with its own ability
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Axe" with might bonus 3: "[Equip] [1]"
      When Alice activates the first ability of "Axe"
      And all players pass
      Then "Axe" is attached
      And Alice can't activate the first ability of "Axe"
