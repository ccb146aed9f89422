Feature: T.1 Types of Spells and Abilities

  Rule: T.1.5 It is played whenever an instant could be

    Example: in the opponent's turn, on top of a spell
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Monk": "{0}: You gain 1 life."
      And Bob has an instant "Jolt" in hand
      When the game goes to Bob's first main phase
      And Bob plays "Jolt"
      And Alice activates "Monk"
      And all players pass
      Then Alice has 21 life
      And "Jolt" is on the stack

    Example: in another player's turn
      Given a Magic game between Alice and Bob
      And Bob controls an artifact "Orb": "{T}: You gain 3 life."
      When Alice passes
      And Bob activates "Orb"
      And all players pass
      Then Bob has 23 life
