Feature: G.23

  Rule: G.23.Ruling.1 Mana stays in the pool between spells

    Example: two creatures
      Given a Magic game between Alice and Bob
      And Alice has 3 green mana
      And Alice has a creature "Ox" with mana cost {G} in hand
      And Alice has a creature "Elk" with mana cost {G} in hand
      When Alice plays "Ox"
      And all players pass
      And Alice plays "Elk"
      And all players pass
      Then "Elk" is in play
      And Alice has 1 green mana
