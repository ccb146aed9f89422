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
