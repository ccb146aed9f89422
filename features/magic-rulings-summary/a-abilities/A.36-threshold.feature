Feature: A.36 Threshold

  Rule: A.36.2 The ability is there while seven cards are in the graveyard

    Example: with seven
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ape" with power 2 and toughness 2: "Threshold - Ape gets +2/+2."
      And Alice has 6 instants "Leaf" in her graveyard
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      And all players pass
      Then "Ape" has power 4

    Example: with six
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ape" with power 2 and toughness 2: "Threshold - Ape gets +2/+2."
      And Alice has 5 instants "Leaf" in her graveyard
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      And all players pass
      Then "Ape" still has power 2

  Rule: A.36.Ruling.2 An activated one is asked for as it is announced

    Example: one that is not there
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ape": "Threshold - {0}: Ape gets +1/+0 until end of turn."
      And Alice has 6 instants "Leaf" in her graveyard
      Then Alice can't activate "Ape"
