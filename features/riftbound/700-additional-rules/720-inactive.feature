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
