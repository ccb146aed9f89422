Feature: G.17 Generic Mana

  Rule: G.17.1 Mana of any kind pays it

    Example: a creature of two generic mana and one green
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice controls a Mountain land "Crag"
      And Alice controls an Island land "Isle"
      And Alice has a creature "Bear" with mana cost {2}{G} in hand
      When Alice plays "Bear"
      And all players pass
      Then "Bear" is in play
      And "Isle" is tapped

  Rule: G.17.Ruling.1 A pool never holds generic mana

    Example: a number in a circle adds colorless mana
      Given a Magic game between Alice and Bob
      And Alice controls a land "Mine": "{T}: Add {2} to your mana pool."
      And Alice has an instant "Bolt" with mana cost {R} in hand: "Draw a card."
      When Alice activates "Mine"
      Then Alice has 2 colorless mana
      And Alice can't play "Bolt"
