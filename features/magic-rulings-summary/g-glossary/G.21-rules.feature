Feature: G.21

  Rule: G.21.1 Life is lost as a text says so, and by damage

    Example: a text
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Omen": "Whenever an opponent loses life, you gain 1 life."
      And Alice has an instant "Drain" in hand: "Target player loses 2 life."
      When Alice plays "Drain" targeting Bob
      And all players pass
      And all players pass
      Then Bob has 18 life
      And Alice has 21 life

    Example: damage
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Omen": "Whenever an opponent loses life, you gain 1 life."
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      And all players pass
      And all players pass
      Then Bob has 17 life
      And Alice has 21 life

  Rule: G.21.Ruling.1 What triggers on the loss of life triggers as life is paid

    Example: for an ability
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Omen": "Whenever an opponent loses life, you gain 1 life."
      And Alice controls an enchantment "Altar": "Pay 2 life: Draw a card."
      When Alice activates "Altar"
      And all players pass
      And all players pass
      Then Alice has 18 life
      And Bob has 21 life

  Rule: G.21.2 Loss of life is no damage, and isn't prevented as damage

    Example: a shield against all damage
      Given a Magic game between Alice and Bob
      And Bob has an instant "Salve" in hand: "Prevent all damage that would be dealt to you this turn."
      And Alice has an instant "Drain" in hand: "Target player loses 3 life."
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target player."
      When Alice passes
      And Bob plays "Salve"
      And all players pass
      And Alice plays "Drain" targeting Bob
      And all players pass
      Then Bob has 17 life
      When Alice plays "Sting" targeting Bob
      And all players pass
      Then Bob still has 17 life
