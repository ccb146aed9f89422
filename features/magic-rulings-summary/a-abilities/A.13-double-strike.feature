Feature: A.13 Double Strike

  Rule: A.13.2 Damage is dealt in both steps

    Example: an unblocked attacker
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Duelist" with power 2 and toughness 2: "Double strike"
      When Alice attacks with "Duelist"
      And the game goes to the combat damage step
      And all players pass
      Then Bob has 18 life
      When the game goes to the end of combat step
      Then Bob has 16 life

  Rule: A.13.Ruling.1 It is no first strike

    Example: what takes first strike leaves it alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Duelist" with power 2 and toughness 2: "Double strike"
      And Bob controls an enchantment "Damp Air": "Creatures lose first strike."
      When Alice attacks with "Duelist"
      And the game goes to the end of combat step
      Then Bob has 16 life
