Feature: G.40

  Rule: G.40.Ruling.2 What affects all targets nothing

    Example: there need be none
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Quake" in hand: "Destroy all creatures. You gain 1 life."
      When Alice plays "Quake"
      And all players pass
      Then Alice has 21 life
