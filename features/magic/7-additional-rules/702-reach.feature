Feature: 702 Keyword Abilities

  @edition:2025
  Rule: 702.17b A creature with reach blocks one with flying

    Example: and one without it doesn't
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hawk" with power 2 and toughness 2: "Flying"
      And Bob controls a creature "Web" with power 0 and toughness 4: "Reach"
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Hawk"
      And the game goes to the declare blockers step
      Then Bob can block "Hawk" with "Web"
      And Bob can't block "Hawk" with "Goat"
