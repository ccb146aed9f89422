@edition:2025
Feature: 701 What Tokens Are as They Are Created

  Rule: 701.7b What replaces the creating of tokens looks at them before continuous effects, what replaces their entering after these

    Example: a token that becomes green by an effect is not created green
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Dye": "All creatures are green."
      And Alice controls an enchantment "Season": "If an effect would create one or more green tokens under your control, it creates twice that many of those tokens instead."
      And Alice has a sorcery "Rally" in hand: "Create a 1/1 white Soldier creature token."
      And Alice has a sorcery "Thicket" in hand: "Create a 1/1 green Snake creature token."
      When Alice plays "Rally"
      And all players pass
      And Alice plays "Thicket"
      And all players pass
      Then 1 "Soldier" is green
      And 2 "Snake" are green

    Example: it enters green
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Dye": "All creatures are green."
      And Bob controls an enchantment "Mire": "If a green creature would enter, it enters tapped instead."
      And Alice has a sorcery "Rally" in hand: "Create a 1/1 white Soldier creature token."
      When Alice plays "Rally"
      And all players pass
      Then "Soldier" is tapped

    Example: without the effect it does not
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Mire": "If a green creature would enter, it enters tapped instead."
      And Alice has a sorcery "Rally" in hand: "Create a 1/1 white Soldier creature token."
      When Alice plays "Rally"
      And all players pass
      Then "Soldier" is untapped
