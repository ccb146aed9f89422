Feature: G.39 Targeting: Announcing and Resolving

  Rule: G.39.2 The same target is not chosen twice

    Example: two creatures
      Given a Magic game between Alice and Bob
      And Alice has an instant "Twin" in hand: "Twin deals 1 damage to each of two target creatures."
      And Bob controls a creature "Ox"
      When Alice tries to play "Twin"
      Then it is refused by rule G.39.1

  Rule: G.39.5 What is still legal is affected

    Example: one of two creatures is gone
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Volley" in hand: "Volley deals 4 damage divided as you choose among up to two target creatures."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Mule" with power 2 and toughness 2
      And Bob has an instant "Recall" in hand: "Return target creature to its owner's hand."
      When Alice plays "Volley" targeting "Ox" and "Mule"
      And Alice divides 2 to "Ox" and 2 to "Mule"
      And Bob plays "Recall" targeting "Ox"
      And all players pass
      And all players pass
      Then "Ox" is in Bob's hand
      And "Mule" is in Bob's graveyard
