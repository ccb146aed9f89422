Feature: 747. Weaponmaster

  Rule: 747.1.c An Equipment is chosen, whose Equip cost may be paid with [A] less, to attach it

    @also:747.1 @also:747.1.b @also:747.1.c.3
    Example: paid
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice controls an Equipment gear "Axe" with might bonus 2: "[Equip] [1][A]"
      And Alice has a unit "Blade Master" with might 2 in her hand: "[Weaponmaster]"
      When Alice plays "Blade Master"
      And all players pass
      And Alice accepts
      Then "Axe" is attached
      And "Blade Master" has might 4
      And Alice has 0 energy

    @also:747.1.b
    Example: not paid
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice controls an Equipment gear "Axe" with might bonus 2: "[Equip] [1][A]"
      And Alice has a unit "Blade Master" with might 2 in her hand: "[Weaponmaster]"
      When Alice plays "Blade Master"
      And all players pass
      And Alice declines
      Then "Axe" is not attached
      And Alice still has 1 energy

    @also:747.1
    Example: without an Equipment, nothing happens
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Lamp"
      And Bob controls an Equipment gear "Axe": "[Equip] [0]"
      And Alice has a unit "Blade Master" with might 2 in her hand: "[Weaponmaster]"
      When Alice plays "Blade Master"
      Then "Blade Master" is at Alice's base
      And the chain of events is empty

  Rule: 747.1.c.1 An Equipment without Equip can be chosen

    @also:747.1.c.4
    Example: and nothing can be paid for it
      Given a Riftbound game between Alice and Bob
      And Alice has 5 energy
      And Alice controls an Equipment gear "Axe" with might bonus 2
      And Alice has a unit "Blade Master" with might 2 in her hand: "[Weaponmaster]"
      When Alice plays "Blade Master"
      Then the chain of events holds the ability of "Blade Master"
      When all players pass
      Then the chain of events is empty
      And Alice still has priority
      And "Axe" is not attached

  Rule: 747.1.c.2 The cost is that of the Equip ability, as other text alters it

    Example: reduced besides
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice controls an Equipment gear "Axe" with might bonus 2:
        """
        [Equip] [3][A]
        My Equip cost is reduced by [2].
        """
      And Alice has a unit "Blade Master" with might 2 in her hand: "[Weaponmaster]"
      When Alice plays "Blade Master"
      And all players pass
      And Alice accepts
      Then "Blade Master" has might 4
      And Alice has 0 energy

  Rule: 747.1.c.3 A cost without [A] is not reduced

    @also:353.4.d.1 @ruling:rift-461
    Example: Power of a domain is paid in full
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls an Equipment gear "Axe" with might bonus 2: "[Equip] [fury]"
      And Alice has a unit "Blade Master" with might 2 in her hand: "[Weaponmaster]"
      When Alice plays "Blade Master"
      And all players pass
      And Alice accepts
      Then "Blade Master" has might 4
      And Alice has 0 fury power

    @ruling:rift-461
    Example: without it, it can't be paid
      Given a Riftbound game between Alice and Bob
      And Alice controls an Equipment gear "Axe" with might bonus 2: "[Equip] [fury]"
      And Alice has a unit "Blade Master" with might 2 in her hand: "[Weaponmaster]"
      When Alice plays "Blade Master"
      And all players pass
      Then the chain of events is empty
      And Alice still has priority
      And "Axe" is not attached

    @also:134.2.e.6.b
    Example: a [C] of an Equipment without a domain is an [A]
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice controls an Equipment gear "Axe" with might bonus 2: "[Equip] [1][C]"
      And Alice has a unit "Blade Master" with might 2 in her hand: "[Weaponmaster]"
      When Alice plays "Blade Master"
      And all players pass
      And Alice accepts
      Then "Blade Master" has might 4
      And Alice has 0 energy

  Rule: 747.1.c.5 What can't be paid for stays where it is

    Example: attached to another unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Axe" with might bonus 2, attached to "Quay Scout": "[Equip] [1]"
      And Alice has a unit "Blade Master" with might 2 in her hand: "[Weaponmaster]"
      When Alice plays "Blade Master"
      And all players pass
      Then "Blade Master" is at Alice's base
      And "Quay Scout" still has might 4
      And "Blade Master" still has might 2

    Example: so does what can't be attached, as the unit is gone
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice controls an Equipment gear "Axe" with might bonus 2: "[Equip] [1]"
      And Alice has a unit "Blade Master" with might 2 in her hand: "[Weaponmaster]"
      And Bob has a spell "Snuff" in his hand:
        """
        [Reaction]
        Kill a unit.
        """
      When Alice plays "Blade Master"
      And Bob plays "Snuff"
      And all players pass
      And all players pass
      Then "Blade Master" is in Alice's trash
      And "Axe" is not attached
      And Alice still has 1 energy

  Rule: 747.1.c.6 The Equip ability is not activated, and the unit is not chosen

    Example: nothing hears of choosing the unit, or of its being equipped
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Proud One": "When you choose a friendly unit, draw 1."
      And Alice controls an Equipment gear "Axe" with might bonus 2: "[Equip] [0]"
      And Alice has a unit "Blade Master" with might 2 in her hand:
        """
        [Weaponmaster]
        When I'm equipped, draw 1.
        """
      When Alice plays "Blade Master"
      And all players pass
      And Alice accepts
      Then "Blade Master" has might 4
      And the chain of events is empty

  Rule: 747.2 Several instances of Weaponmaster trigger separately

    Example: for two Equipments
      Given a Riftbound game between Alice and Bob
      And Alice controls an Equipment gear "Axe" with might bonus 2: "[Equip] [0]"
      And Alice controls an Equipment gear "Helm" with might bonus 1: "[Equip] [0]"
      And Alice has a unit "Blade Master" with might 2 in her hand: "[Weaponmaster] [Weaponmaster]"
      When Alice plays "Blade Master"
      And Alice orders "Blade Master", "Blade Master"
      And Alice chooses "Axe"
      And Alice chooses "Helm"
      And all players pass
      And Alice accepts
      And all players pass
      And Alice accepts
      Then "Blade Master" has might 5

  Rule: 747.2.a With the same target, each resolves separately

    Example: what is attached already is not attached again
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice controls an Equipment gear "Axe" with might bonus 2: "[Equip] [1]"
      And Alice has a unit "Blade Master" with might 2 in her hand: "[Weaponmaster] [Weaponmaster]"
      When Alice plays "Blade Master"
      And Alice orders "Blade Master", "Blade Master"
      And all players pass
      And Alice declines
      And all players pass
      And Alice accepts
      Then "Blade Master" has might 4

  Rule: 747.3 It has no function while on the board

    Example: for an Equipment that comes later
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Blade Master" with might 2: "[Weaponmaster]"
      And Alice has a unit "Sword Saint" in her hand: "[Weaponmaster]"
      And Alice has an Equipment gear "Axe" with might bonus 2 in her hand: "[Equip] [0]"
      When Alice plays "Axe"
      Then "Axe" is at Alice's base
      And the chain of events is empty
      When Alice plays "Sword Saint"
      Then the chain of events holds the ability of "Sword Saint"

  Rule: 747~2 Whether a unit has Weaponmaster may be asked for

    Example: by a spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Blade Master": "[Weaponmaster]"
      And Bob controls a unit "Drone"
      And Alice has a spell "Lantern" in her hand: "Kill a unit with [Weaponmaster]."
      When Alice plays "Lantern"
      And all players pass
      Then "Blade Master" is in Bob's trash
