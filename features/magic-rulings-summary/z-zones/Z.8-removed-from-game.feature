Feature: Z.8

  Rule: Z.8.1 What is removed from the game lies apart

    Example: a creature
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice has an instant "Swords" in hand: "Remove target creature from the game."
      When Alice plays "Swords" targeting "Ox"
      And all players pass
      Then "Ox" is out of game
