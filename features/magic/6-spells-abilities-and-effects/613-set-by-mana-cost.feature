Feature: 613 Interaction of Continuous Effects

  @edition:2013
  Rule: 613.4 Power and toughness are set before they are changed

    Example: enchantments become creatures as strong as they cost
      Given a Magic game between Alice and Bob
      And Alice has an enchantment "Opal" in hand: "Each other non-Aura enchantment is a creature in addition to its other types and has base power and base toughness each equal to its converted mana cost."
      And Alice controls an enchantment "Seal" with mana cost {2}{G}
      And Alice controls an enchantment "Anthem": "Creatures you control get +1/+1."
      And Alice controls a creature "Elk" with power 1 and toughness 1
      When Alice plays "Opal"
      And all players pass
      Then "Seal" is a creature
      And "Seal" has power 4 and toughness 4
      And "Seal" is still an enchantment
      And "Elk" still has power 2
