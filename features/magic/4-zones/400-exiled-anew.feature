@edition:2013
Feature: 400 What Is Exiled Though It Is in Exile

  Rule: 400.8 What is exiled in exile is a new object, which has just been exiled

    Example: whoever exiled it before knows it no more
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice controls an artifact "Lamp":
        """
        {0}: Exile target creature an opponent controls.
        When Lamp leaves the battlefield, return the exiled card to the battlefield under its owner's control.
        """
      And Alice has an instant "Banish" in hand: "Exile target card in exile."
      And Alice has an instant "Smash" in hand: "Destroy target artifact."
      When Alice activates "Lamp" targeting "Ox"
      And all players pass
      Then "Ox" is exiled
      When Alice plays "Banish" targeting "Ox"
      And all players pass
      And Alice plays "Smash" targeting "Lamp"
      And all players pass
      And all players pass
      Then "Lamp" is in Alice's graveyard
      And "Ox" is still exiled

    Example: whoever exiles it anew knows it
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice controls an artifact "Lamp": "{0}: Exile target creature an opponent controls."
      And Alice controls an artifact "Urn":
        """
        {0}: Exile target card in exile.
        {0}: Put a creature card exiled with Urn onto the battlefield under your control.
        """
      When Alice activates "Lamp" targeting "Ox"
      And all players pass
      And Alice activates the first ability of "Urn" targeting "Ox"
      And all players pass
      And Alice activates the second ability of "Urn"
      And all players pass
      Then "Ox" is in play
      And "Ox" is controlled by Alice
