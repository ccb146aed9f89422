Feature: 700 General

  @edition:2025
  Rule: 700.1 All damage that is dealt at a time is one event for what doesn't ask to whom, or by what

    Example: one creature deals damage to several
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 5: "{0}: Ox deals 1 damage to each creature.\nWhenever Ox deals damage, you gain that much life."
      And Bob controls a creature "Elk" with power 1 and toughness 5
      When Alice activates "Ox"
      And all players pass
      Then the stack holds the ability of "Ox"
      When all players pass
      Then Alice has 22 life

    Example: one creature is dealt damage by several
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 0 and toughness 9: "Whenever Ox is dealt damage, you gain that much life."
      And Bob controls a creature "Elk" with power 1 and toughness 1
      And Bob controls a creature "Imp" with power 2 and toughness 1
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Elk" and "Imp"
      And the game goes to the combat damage step
      Then the stack holds the ability of "Ox"
      When all players pass
      Then Alice has 23 life

    Example: to each creature it is an event of its own for what asks that
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 5: "{0}: Ox deals 1 damage to each creature.\nWhenever Ox deals damage to a creature, you gain 1 life."
      And Bob controls a creature "Elk" with power 1 and toughness 5
      When Alice activates "Ox"
      And all players pass
      Then the stack holds the ability of "Ox", the ability of "Ox"
