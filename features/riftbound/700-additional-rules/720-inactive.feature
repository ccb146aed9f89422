Feature: 720. Inactive

  Rule: 721.1.b Inactive abilities can't be activated

    @also:718.2
    Example: an attached gear
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has an Equipment gear "Axe" in her hand:
        """
        When you play this, attach it to a unit you control.
        [E]: Draw 1.
        """
      When Alice plays "Axe"
      And all players pass
      Then "Axe" is attached
      And Alice can't activate the first ability of "Axe"

    Example: while it isn't attached it can be
      Given a Riftbound game between Alice and Bob
      And Alice controls an Equipment gear "Axe": "[E]: Draw 1."
      And Alice has a spell "Lantern" on top of her main deck
      When Alice activates the first ability of "Axe"
      And all players pass
      Then "Lantern" is in Alice's hand

    Example: its passive abilities don't apply
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has an Equipment gear "Axe" in her hand:
        """
        When you play this, attach it to a unit you control.
        Friendly units have +1 [M].
        """
      When Alice plays "Axe"
      Then "Quay Scout" has might 3
      When all players pass
      Then "Axe" is attached
      And "Quay Scout" still has might 2

  Rule: 722.2 Effects still find inactive text

    @also:722.1
    @also:722
    Example: an attached gear with Temporary can be killed by its keyword
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has an Equipment gear "Axe" in her hand:
        """
        [Temporary]
        When you play this, attach it to a unit you control.
        """
      And Alice has a spell "Shatter" in her hand: "Kill a gear with [Temporary]."
      When Alice plays "Axe"
      And all players pass
      Then "Axe" is attached
      When Alice plays "Shatter" targeting "Axe"
      And all players pass
      Then "Axe" is in Alice's trash

    Example: while attached, its Temporary does not trigger
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has an Equipment gear "Axe" in her hand:
        """
        [Temporary]
        When you play this, attach it to a unit you control.
        """
      When Alice plays "Axe"
      And all players pass
      And the game goes to Bob's action phase
      And the game goes to Alice's action phase
      Then "Axe" is attached

  Rule: 721.1.a Inactive text is not applied at all

    Example: a passive ability, until the card is detached
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Banner", attached to "Quay Scout": "Friendly units have +1 [M]."
      And Alice has a spell "Drop" in her hand: "Detach a gear."
      Then "Quay Scout" still has might 2
      When Alice plays "Drop"
      And all players pass
      Then "Quay Scout" has might 3

  Rule: 722 Inactive text is still on the card

    @also:722.1
    Example: an ability of an attached gear
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls an Equipment gear "Axe": "[Equip] [0]"
      When Alice activates "Axe"
      And all players pass
      Then "Axe" is attached
      And "Axe" still has the ability "[Equip] [0]"

  Rule: 723 Rules text is active by default

    Example: of a gear that was never attached
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has an Equipment gear "Banner" in her hand: "Friendly units have +1 [M]."
      When Alice plays "Banner"
      Then "Quay Scout" has might 3

    Example: of one that is attached it is not
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Banner": "Friendly units have +1 [M]."
      And Alice has a spell "Hand Over" in her hand: "Attach a gear you control to a unit you control."
      When Alice plays "Hand Over"
      Then "Quay Scout" still has might 3
      When all players pass
      Then "Quay Scout" has might 2

  Rule: 725.1 Text that triggers on being attached is there as its card is attached

    Example: it triggers
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Axe":
        """
        [Equip] [0]
        When this is attached, draw 1.
        """
      When Alice activates "Axe"
      And all players pass
      Then "Axe" is attached
      And the chain of events holds the ability of "Axe"

    Example: other text of it is not
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Helm": "[Equip] [0]"
      And Alice controls an Equipment gear "Axe", attached to "Quay Scout": "When another gear is attached, draw 1."
      When Alice activates "Helm"
      And all players pass
      Then "Helm" is attached
      And the chain of events is empty

  Rule: 725.2 Text that triggers on being detached is there as its card is detached

    Example: it triggers
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Axe", attached to "Quay Scout": "When this is detached, draw 1."
      And Alice has a spell "Drop" in her hand: "Detach a gear."
      When Alice plays "Drop"
      And all players pass
      Then "Axe" is not attached
      And the chain of events holds the ability of "Axe"

  Rule: 725.3 Weaponmaster refers to an Equip ability that is inactive

    Example: of an Equipment that is attached to another unit
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Axe" with might bonus 2, attached to "Quay Scout":
        """
        [Equip] [2][A]
        My Equip cost is reduced by [1].
        """
      And Alice has a unit "Blade Master" with might 2 in her hand: "[Weaponmaster]"
      When Alice plays "Blade Master"
      And all players pass
      And Alice accepts
      Then "Blade Master" has might 4
      And "Quay Scout" has might 2

  Rule: 721.1.b Inactive abilities can't be activated to pay

    @also:354.1.a
    Example: an attached gear that adds Energy
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls an Equipment gear "Lamp", attached to "Quay Scout": "[E]: [Reaction] - Add [1]."
      And Alice has a spell "Glimpse" with energy cost 1 in her hand: "Draw 1."
      And Alice has a spell "Unclasp" in her hand: "Detach a gear."
      Then Alice can't play "Glimpse"
      When Alice plays "Unclasp"
      And all players pass
      Then Alice can play "Glimpse"
