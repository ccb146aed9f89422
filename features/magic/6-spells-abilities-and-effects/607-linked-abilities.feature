Feature: 607 Linked Abilities

  @edition:2013
  Rule: 607.1 Of two abilities of an object the second means only what the first has done

    Example: what another ability of the same object exiled in vain
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Warden" with power 2 and toughness 2:
        """
        {0}: Exile target creature an opponent controls.
        {0}: Return a creature card exiled with Warden to its owner's hand.
        """
      And Alice controls a creature "Jailer" with power 2 and toughness 2: "{0}: Exile target creature an opponent controls."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Elk" with power 2 and toughness 2
      When Alice activates "Jailer" targeting "Elk"
      And all players pass
      And Alice activates the first ability of "Warden" targeting "Ox"
      And all players pass
      And Alice activates the second ability of "Warden"
      And all players pass
      Then "Ox" is in Bob's hand
      And "Elk" is out of game

  Rule: 607.1a An ability that is printed within another, for the object itself, is printed on it

    Scenario Outline: what it exiles by an ability that it gives itself
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Warden" with power 2 and toughness 2:
        """
        {0}: Until end of turn, Warden gains "{1}: Exile target creature an opponent controls."
        {2}: Return a creature card exiled with Warden to its owner's hand.
        """
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Alice has 3 green mana
      When Alice activates the first ability of "Warden"
      And all players pass
      And Alice activates the third ability of "Warden" targeting "Ox"
      And all players pass
      Then "Ox" is out of game
      When Alice activates the second ability of "Warden"
      And all players pass
      Then "Ox" is in Bob's hand

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  @edition:2013
  Rule: 607.1b An ability may speak of what it has done itself

    Example: what it exiled before comes back as it exiles another
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Lamp": "{0}: Return all cards exiled with Lamp to their owner's hand. Exile target creature."
      And Alice controls an artifact "Cage": "{0}: Exile target creature."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Elk" with power 2 and toughness 2
      And Bob controls a creature "Goat" with power 2 and toughness 2
      When Alice activates "Cage" targeting "Goat"
      And all players pass
      And Alice activates "Lamp" targeting "Ox"
      And all players pass
      Then "Ox" is out of game
      When Alice activates "Lamp" targeting "Elk"
      And all players pass
      Then "Ox" is in Bob's hand
      And "Elk" is out of game
      And "Goat" is out of game

  @edition:2013
  Rule: 607.2c What was put onto the battlefield with an object was put there by its own ability

    Example: creatures out of a crib, and another one
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Crib":
        """
        {0}: Put a creature card from your hand onto the battlefield.
        {1}: Destroy all creatures put onto the battlefield with Crib.
        """
      And Alice controls an artifact "Nest": "{0}: Put a 1/1 green Insect creature token onto the battlefield."
      And Alice controls a creature "Elk"
      And Alice has a creature "Ox" with power 2 and toughness 2 in hand
      And Alice has 1 green mana
      When Alice activates the first ability of "Crib"
      And all players pass
      And Alice activates "Nest"
      And all players pass
      And Alice activates the second ability of "Crib"
      And all players pass
      Then "Ox" is in Alice's graveyard
      And "Insect" is in play
      And "Elk" is still in play

    Example: tokens
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Burst":
        """
        {0}: Put a 1/1 green Saproling creature token onto the battlefield.
        When Burst leaves the battlefield, destroy all tokens put onto the battlefield with Burst.
        """
      And Alice controls an artifact "Nest": "{0}: Put a 1/1 green Insect creature token onto the battlefield."
      And Bob has an instant "Hush" in hand: "Destroy target enchantment."
      When Alice activates "Burst"
      And all players pass
      And Alice activates "Nest"
      And all players pass
      And Bob plays "Hush" targeting "Burst"
      And all players pass
      Then "Saproling" is in play
      When all players pass
      Then the trace shows, in this order:
        | event   | object    |
        | destroy | Saproling |
      And "Insect" is in play

  @edition:2013
  Rule: 607.2h Whether an object was kicked is asked of its own kicker cost

    Example: another creature was kicked
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" with mana cost {G}, power 2 and toughness 2 in hand:
        """
        Kicker {1}
        When Ox enters the battlefield, if it was kicked, you gain 3 life.
        """
      And Alice has a creature "Elk" with mana cost {G}, power 2 and toughness 2 in hand:
        """
        Kicker {2}
        When Elk enters the battlefield, if it was kicked, you gain 5 life.
        """
      And Alice has 4 green mana
      When Alice plays "Elk" with the additional cost
      And all players pass
      And all players pass
      Then Alice has 25 life
      When Alice plays "Ox"
      And all players pass
      Then the stack is empty

  @edition:2013
  Rule: 607.4 Abilities that an object has got together are linked to one another alone

    Example: what it exiled by one ability is not what it may return by another
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Mimic" with power 1 and toughness 1: "{0}: Mimic gains all activated abilities of target creature until end of turn."
      And Alice controls a creature "Slinger" with power 3 and toughness 3: "{0}: Exile target creature card from your graveyard."
      And Alice controls a creature "Sister" with power 3 and toughness 3:
        """
        {0}: Exile target creature an opponent controls.
        {0}: Put a creature card exiled with Sister onto the battlefield under your control.
        """
      And Alice has a creature "Goat" in her graveyard
      And Bob controls a creature "Ox" with power 2 and toughness 2
      When Alice activates "Mimic" targeting "Slinger"
      And all players pass
      And Alice activates the second ability of "Mimic" targeting "Goat"
      And all players pass
      Then "Goat" is out of game
      When Alice activates the first ability of "Mimic" targeting "Sister"
      And all players pass
      And Alice activates the third ability of "Mimic" targeting "Ox"
      And all players pass
      And Alice activates the fourth ability of "Mimic"
      And all players pass
      Then "Ox" is in play
      And "Ox" is controlled by Alice
      And "Goat" is out of game

    Example: what an Aura lets a creature exile is not what it may return by itself, nor the other way round
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Warden" with power 2 and toughness 2:
        """
        {0}: Exile target creature an opponent controls.
        {0}: Return a creature card exiled with Warden to its owner's hand.
        """
      And Alice controls an Aura enchantment "Chain" attached to "Warden":
        """
        Enchant creature
        Enchanted creature has "{0}: Exile target creature an opponent controls." and "{0}: Return a creature card exiled with this creature to its owner's hand."
        """
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Elk" with power 2 and toughness 2
      When Alice activates the first ability of "Warden" targeting "Ox"
      And all players pass
      And Alice activates the fourth ability of "Warden"
      And all players pass
      Then "Ox" is out of game
      When Alice activates the third ability of "Warden" targeting "Elk"
      And all players pass
      And Alice activates the second ability of "Warden"
      And all players pass
      Then "Ox" is in Bob's hand
      And "Elk" is out of game
      When Alice activates the fourth ability of "Warden"
      And all players pass
      Then "Elk" is in Bob's hand

    Example: what one Aura lets a creature exile is not what another one lets it return
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Warden" with power 2 and toughness 2
      And Alice controls an Aura enchantment "Chain" attached to "Warden":
        """
        Enchant creature
        Enchanted creature has "{0}: Exile target creature an opponent controls." and "{0}: Return a creature card exiled with this creature to its owner's hand."
        """
      And Alice controls an Aura enchantment "Rope" attached to "Warden":
        """
        Enchant creature
        Enchanted creature has "{0}: Exile target creature an opponent controls." and "{0}: Return a creature card exiled with this creature to its owner's hand."
        """
      And Bob controls a creature "Ox" with power 2 and toughness 2
      When Alice activates the first ability of "Warden" targeting "Ox"
      And all players pass
      And Alice activates the fourth ability of "Warden"
      And all players pass
      Then "Ox" is out of game
      When Alice activates the second ability of "Warden"
      And all players pass
      Then "Ox" is in Bob's hand

    Example: what a spell lets a creature exile until end of turn is not what it may return by itself
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Warden" with power 2 and toughness 2:
        """
        {0}: Return a creature card exiled with Warden to its owner's hand.
        """
      And Alice has an instant "Surge" in hand:
        """
        Until end of turn, target creature gains "{0}: Exile target creature an opponent controls." and "{0}: Return a creature card exiled with this creature to its owner's hand."
        """
      And Bob controls a creature "Ox" with power 2 and toughness 2
      When Alice plays "Surge" targeting "Warden"
      And all players pass
      And Alice activates the second ability of "Warden" targeting "Ox"
      And all players pass
      And Alice activates the first ability of "Warden"
      And all players pass
      Then "Ox" is out of game
      When Alice activates the third ability of "Warden"
      And all players pass
      Then "Ox" is in Bob's hand
