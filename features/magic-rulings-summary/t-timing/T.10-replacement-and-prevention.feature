Feature: T.10 Replacement and Prevention Effects

  Rule: T.10.4 An effect that waits for the next event is used up by it

    Example: the next time, and the time after
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 1 and toughness 1:
        """
        {0}: Imp deals 2 damage to target creature or player.
        """
      And Bob controls an enchantment "Ward": "{0}: The next time a source of your choice would deal damage to you this turn, prevent that damage."
      When Bob activates "Ward"
      And all players pass
      And Bob chooses "Imp"
      And Alice activates "Imp" targeting Bob
      And all players pass
      Then Bob still has 20 life
      When Alice activates "Imp" targeting Bob
      And all players pass
      Then Bob has 18 life

  Rule: T.10.2 What says “instead” replaces the event

    Example: a creature that would be put into a graveyard
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Void": "If a creature would be put into a graveyard from play, remove it from the game instead."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Bob controls a creature "Goat"
      When Alice plays "Fell" targeting "Goat"
      And all players pass
      Then "Goat" is not in Bob's graveyard

  Rule: T.10.8 Each effect applies once to an event

    Example: two that double
      Given a Magic game between Alice and Bob
      And Alice controls 2 enchantments "Furnace": "If a source would deal damage to a creature or player, it deals double that damage to that creature or player instead."
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      And all players pass
      And Bob chooses "Furnace (1)"
      Then Bob has 16 life

  Rule: T.10.13 What a text replaces of itself is about what that was about

    Background:
      Given a Magic game between Alice and Bob
      And Alice has 3 red mana

    Example: more damage to the same target
      Given Alice has an instant "Blast" with mana cost {R} in hand:
        """
        Kicker {2}
        Blast deals 2 damage to target creature or player. If the kicker cost was paid, Blast deals 4 damage to that creature or player instead.
        """
      When Alice plays "Blast" with the additional cost targeting Bob
      And all players pass
      Then Bob has 16 life

    Example: not without
      Given Alice has an instant "Blast" with mana cost {R} in hand:
        """
        Kicker {2}
        Blast deals 2 damage to target creature or player. If the kicker cost was paid, it deals 4 damage instead.
        """
      When Alice plays "Blast" targeting Bob
      And all players pass
      Then Bob has 18 life

    Example: more for the same creature
      Given Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an instant "Might" with mana cost {R} in hand:
        """
        Kicker {2}
        Target creature gets +1/+1 until end of turn. If the kicker cost was paid, that creature gets +4/+4 until end of turn instead.
        """
      When Alice plays "Might" with the additional cost targeting "Ox"
      And all players pass
      Then "Ox" has power 5

    Example: a sacrificed land is taken from the game instead of destroying it
      Given Bob controls a land "Mesa"
      And Alice has a sorcery "Quake" with mana cost {R} in hand:
        """
        Kicker {2}
        Destroy target land. If the kicker cost was paid, remove it from the game instead.
        """
      When Alice plays "Quake" with the additional cost targeting "Mesa"
      And all players pass
      Then "Mesa" is out of game
