Feature: 702 Keyword Abilities

  @edition:2025
  Rule: 702.20b Attacking doesn't tap a creature with vigilance

    Example: it attacks untapped
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Vigilance"
      And Alice controls a creature "Mule" with power 2 and toughness 2
      When Alice attacks with "Ox" and "Mule"
      Then "Ox" is still untapped
      And "Mule" is tapped
