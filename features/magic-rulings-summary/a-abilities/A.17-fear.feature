Feature: A.17 Fear

  Rule: A.17.2 Only artifact creatures and black creatures block it

    Example: a green one doesn't, a black one does
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Shade": "Fear"
      And Bob controls a creature "Goat" with mana cost {G}
      And Bob controls a creature "Rat" with mana cost {B}
      When Alice attacks with "Shade"
      And Bob tries to block "Shade" with "Goat"
      Then it is refused by rule A.17.2
      When Bob blocks "Shade" with "Rat"
      Then "Rat" is blocking "Shade"

  Rule: A.17.Ruling.1 It adds up with other evasion

    Example: with flying, a black one on the ground doesn't block
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bat": "Flying, fear"
      And Bob controls a creature "Rat" with mana cost {B}
      And Bob controls a creature "Hawk" with mana cost {W}: "Flying"
      And Bob controls a creature "Vampire" with mana cost {B}: "Flying"
      When Alice attacks with "Bat"
      And Bob tries to block "Bat" with "Hawk"
      Then it is refused by rule A.17.2
      When Bob tries to block "Bat" with "Rat"
      Then it is refused by rule A.21.2

  Rule: A.17.Ruling.2 A color word that is changed doesn't change it

    Example: green in the place of black
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Shade": "Fear (Artifact creatures and black creatures alone can block it.)"
      And Bob controls a creature "Goat" with mana cost {G}
      And Bob controls a creature "Rat" with mana cost {B}
      And Bob has an instant "Sleight" in hand: "Change the text of target permanent by replacing all instances of one color word with another."
      When Bob plays "Sleight" targeting "Shade"
      And all players pass
      And Bob chooses "black"
      And Bob chooses "green"
      And Alice attacks with "Shade"
      And Bob tries to block "Shade" with "Goat"
      Then it is refused by rule A.17.2
      When Bob blocks "Shade" with "Rat"
      Then "Rat" is blocking "Shade"
