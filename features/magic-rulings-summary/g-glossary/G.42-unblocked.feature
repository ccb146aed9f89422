Feature: G.42 Unblocked

  Rule: G.42.1 Only after blockers are declared, and only in combat

    Example: before, then, and afterwards
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an instant "Trick" in hand: "Target unblocked creature gets +2/+0 until end of turn."
      When Alice attacks with "Ox"
      Then "Ox" is not unblocked
      When the game goes to the declare blockers step
      Then "Ox" is unblocked
      When the game goes to the second main phase
      Then "Ox" is not unblocked
