Feature: 161. Rune pools

  Rule: 162.1 Energy and Power go to the rune pool

    Example: a rune is exhausted for Energy
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury rune
      When Alice activates the first ability of "Fury Rune"
      Then Alice has 1 energy
      And "Fury Rune" is exhausted

  Rule: 160.2.b.1 Recycling a rune adds Power of its domain

    Example: a calm rune
      Given a Riftbound game between Alice and Bob
      And Alice controls a calm rune
      When Alice activates the second ability of "Calm Rune"
      Then Alice has 1 calm power
      And Alice's rune deck holds 11 cards

  Rule: 163 Rune pools empty at the end of the turn

    Example: Energy that was not spent
      Given a Riftbound game between Alice and Bob
      And Alice has 3 energy
      When Alice passes
      Then Alice has 0 energy
