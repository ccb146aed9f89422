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

  Rule: G.39.4 A target is looked at again as the spell resolves

    Example: it has become illegal, and another one has not
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 5
      And Bob controls a creature "Elk" with power 2 and toughness 5
      And Alice has an instant "Spray" in hand: "Two target creatures get -1/-1 until end of turn."
      And Bob has an instant "Recall" in hand: "Return target creature to its owner's hand."
      When Alice plays "Spray" targeting "Ox" and "Elk"
      And Alice passes
      And Bob plays "Recall" targeting "Ox"
      And all players pass
      And all players pass
      Then "Elk" has power 1
      And "Ox" is in Bob's hand
