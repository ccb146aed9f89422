Feature: 744. Equip

  Rule: 744.1.c.2 For its cost, the gear is attached to a unit that its controller controls

    @also:744.1 @also:744.1.b @also:744.1.b.2 @also:744.1.c
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

  Rule: 744.1.c.1 What triggers as it is activated goes on the chain above it

    @also:744.1.b.1
    Example: choosing the unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls a unit "Proud One": "When you choose a friendly unit, draw 1."
      And Alice controls an Equipment gear "Axe" with might bonus 3: "[Equip] [0]"
      When Alice activates "Axe" targeting "Quay Scout"
      Then the chain of events holds the ability of "Proud One", the ability of "Axe"

  Rule: 744.1.c.3 An Equip cost may include other costs than resources

    Example: killing a unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls a unit "Drone"
      And Alice controls an Equipment gear "Axe" with might bonus 3: "[Equip] Kill a friendly unit"
      When Alice activates "Axe" targeting "Quay Scout"
      And all players pass
      Then "Drone" is in Alice's trash
      And "Quay Scout" has might 5

  Rule: 744.1.c.4 Text that alters the Equip cost is taken into account

    Example: a reduction
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Axe" with might bonus 3:
        """
        [Equip] [3]
        My Equip cost is reduced by [2].
        """
      When Alice activates "Axe"
      And all players pass
      Then "Quay Scout" has might 5
      And Alice has 0 energy

    Example: a reduction of Power
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Axe" with might bonus 3:
        """
        [Equip] [1][A]
        My Equip cost is reduced by [A].
        """
      When Alice activates "Axe"
      And all players pass
      Then "Quay Scout" has might 5
      And Alice has 0 energy

    Example: an increase
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Axe" with might bonus 3:
        """
        [Equip] [1]
        My Equip cost is increased by [1].
        """
      Then Alice can't activate "Axe"

  Rule: 744.2 A unit that Equip attached something to has been equipped

    @also:744.2.a
    Example: it hears of that
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2: "When I'm equipped, draw 1."
      And Alice controls an Equipment gear "Axe" with might bonus 3: "[Equip] [0]"
      When Alice activates "Axe"
      And all players pass
      Then the chain of events holds the ability of "Quay Scout"

    Example: attached otherwise, it has not
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2: "When I'm equipped, draw 1."
      And Alice controls an Equipment gear "Axe" with might bonus 3: "[Equip] [0]"
      And Alice has a spell "Hand Over" in her hand: "Attach a gear you control to a unit you control."
      When Alice plays "Hand Over"
      And all players pass
      Then "Axe" is attached
      And the chain of events is empty

  Rule: 744.3.b A unit is equipped as long as an Equipment is attached to it

    @also:744.3.a @also:744.3.c
    Example: until the last one is detached
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2: "While I'm equipped, I have [Ganking]."
      And Alice controls an Equipment gear "Axe", attached to "Quay Scout": "[Equip] [0]"
      And Alice has a spell "Drop" in her hand: "Detach a gear."
      Then "Quay Scout" still has the ability "[Ganking]"
      When Alice plays "Drop"
      And all players pass
      Then "Quay Scout" doesn't have the ability "[Ganking]"

    Example: a gear that is no Equipment doesn't equip
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2: "While I'm equipped, I have [Ganking]."
      And Alice controls a gear "Lamp"
      And Alice has a spell "Hand Over" in her hand: "Attach a gear you control to a unit you control."
      When Alice plays "Hand Over"
      And all players pass
      Then "Lamp" is attached
      And "Quay Scout" doesn't have the ability "[Ganking]"

  Rule: 744.4 Several Equips are several abilities

    Example: the dearer one is activated
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Axe" with might bonus 3:
        """
        [Equip] [1]
        [Equip] [2]
        """
      When Alice activates the second ability of "Axe"
      And all players pass
      Then "Axe" is attached
      And Alice has 0 energy

  Rule: 744.5 Whether a gear has Equip may be asked for

    Example: by a spell
      Given a Riftbound game between Alice and Bob
      And Bob controls an Equipment gear "Axe": "[Equip] [1]"
      And Bob controls a gear "Lamp"
      And Alice has a spell "Rust" in her hand: "Kill a gear with [Equip]."
      When Alice plays "Rust"
      And all players pass
      Then "Axe" is in Bob's trash

  Rule: 744.5~2 Also while its text is inactive

    Example: of a gear that is attached
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Bob controls an Equipment gear "Axe", attached to "Tide Warden": "[Equip] [1]"
      And Alice has a spell "Rust" in her hand: "Kill a gear with [Equip]."
      When Alice plays "Rust"
      And all players pass
      Then "Axe" is in Bob's trash

  Rule: 744.1.c.5 Its text may alter its timing

    Example: in a Closed State
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 2
      And Bob controls an Equipment gear "Shield" with might bonus 3: "[Reaction] - [Equip] [0]"
      And Bob controls an Equipment gear "Axe" with might bonus 3: "[Equip] [0]"
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      When Alice plays "Hymn"
      Then Bob can't activate "Axe"
      When Bob activates "Shield"
      And all players pass
      Then "Tide Warden" has might 5
