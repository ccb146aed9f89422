Feature: A.11 Cumulative Upkeep

  Rule: A.11.2 It is sacrificed unless more is paid each upkeep

    @also:A.11.3 @also:A.11.Ruling.1
    Example: one life, then two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wurm" with power 6 and toughness 6: "Cumulative upkeep - Pay 1 life."
      When the game goes to Bob's first main phase
      And the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      Then Alice has 19 life
      When the game goes to Bob's first main phase
      And the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      Then Alice has 17 life
      And "Wurm" is still in play

    Example: who doesn't pay
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wurm" with power 6 and toughness 6: "Cumulative upkeep - Pay 1 life."
      When the game goes to Bob's first main phase
      And the game goes to Alice's upkeep step
      And all players pass
      And Alice declines
      Then "Wurm" is in Alice's graveyard
      And Alice still has 20 life

  Rule: A.11.4 Each of two triggers, and counts all counters

    Example: one life and two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wurm" with power 6 and toughness 6:
        """
        Cumulative upkeep - Pay 1 life.
        Cumulative upkeep - Pay 1 life.
        """
      When the game goes to Bob's first main phase
      And the game goes to Alice's upkeep step
      And Alice orders "Wurm", "Wurm"
      And all players pass
      And Alice accepts
      Then Alice has 19 life
      When all players pass
      And Alice accepts
      Then Alice has 17 life

  Rule: A.11.1 It may cost anything

    Example: mana
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wurm": "Cumulative upkeep {1}"
      And Alice controls a Forest land "Grove"
      When the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      Then "Grove" is tapped
      And "Wurm" is still in play

    Example: a land
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wurm": "Cumulative upkeep - Sacrifice a land."
      And Alice controls a Forest land "Grove"
      When the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      Then "Grove" is in Alice's graveyard
      And "Wurm" is still in play

  Rule: A.11.5 One that is added is one more, and triggers by itself

    Example: an enchantment gives it to a creature that has one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wurm": "Cumulative upkeep - Pay 1 life."
      And Alice controls a Creature enchantment "Chains" attached to "Wurm":
        """
        Enchanted creature has "Cumulative upkeep - Pay 1 life."
        """
      When the game goes to Alice's upkeep step
      And Alice orders "Wurm", "Wurm"
      And all players pass
      And Alice accepts
      Then Alice has 19 life
      When all players pass
      And Alice accepts
      Then Alice has 17 life

  Rule: A.11.Ruling.2 What is not paid for a while is paid afterwards as though it had been

    Example: an upkeep without abilities
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wurm": "Cumulative upkeep - Pay 1 life."
      And Bob has an enchantment "Hush" in hand: "Creatures lose all abilities."
      And Bob has an instant "Tear" in hand: "Destroy target enchantment."
      When the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      Then Alice has 19 life
      When the game goes to Bob's first main phase
      And Bob plays "Hush"
      And all players pass
      And the game goes to Alice's first main phase
      Then Alice has 19 life
      And "Wurm" is still in play
      When Alice passes
      And Bob plays "Tear" targeting "Hush"
      And all players pass
      And the game goes to Bob's first main phase
      And the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      Then Alice has 17 life

  Rule: A.11.Ruling.3 Another controller pays as much as the one before would have

    Example: taken over after the first upkeep
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wurm": "Cumulative upkeep - Pay 1 life."
      And Bob has a sorcery "Lure" in hand: "Gain control of target creature."
      When the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      And the game goes to Bob's first main phase
      And Bob plays "Lure" targeting "Wurm"
      And all players pass
      And the game goes to Bob's upkeep step
      And all players pass
      And Bob accepts
      Then Bob has 18 life

  Rule: A.11.Ruling.4 What was paid last is told by the counters

    Example: life for each of them
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      And Alice controls an enchantment "Floe":
        """
        Cumulative upkeep {2}
        {0}: You gain 2 life for each age counter on Floe.
        """
      When the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      And Alice activates "Floe"
      And all players pass
      Then Alice has 22 life
