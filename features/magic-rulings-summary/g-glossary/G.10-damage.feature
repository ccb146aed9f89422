Feature: G.10 Damage

  Rule: G.10.1 Damage to a player takes as much life

    Example: three
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      And all players pass
      Then Bob has 17 life

  Rule: G.10.2 Damage to a creature stays on it

    Example: two after one
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 4
      And Alice has 2 instants "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Sting" targeting "Ox"
      And all players pass
      And Alice plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" has 2 damage marked
