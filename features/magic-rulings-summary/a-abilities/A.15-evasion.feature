Feature: A.15 Evasion

  Rule: A.15.2 What blocks must get past every evasion ability

    Example: neither a black one nor a Wall
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wisp":
        """
        Wisp can't be blocked by black creatures.
        Wisp can't be blocked by Walls.
        """
      And Bob controls a creature "Rat" with mana cost {B}
      And Bob controls a Wall creature "Rampart"
      And Bob controls a creature "Goat"
      When Alice attacks with "Wisp"
      And Bob tries to block "Wisp" with "Rat"
      Then it is refused by rule A.15.2
      When Bob tries to block "Wisp" with "Rampart"
      Then it is refused by rule A.15.2
      When Bob blocks "Wisp" with "Goat"
      Then "Goat" is blocking "Wisp"

    Example: what is said in a positive sense
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wisp": "Wisp can't be blocked except by Walls."
      And Bob controls a Wall creature "Rampart"
      And Bob controls a creature "Goat"
      When Alice attacks with "Wisp"
      And Bob tries to block "Wisp" with "Goat"
      Then it is refused by rule A.15.2
      When Bob blocks "Wisp" with "Rampart"
      Then "Rampart" is blocking "Wisp"

  Rule: A.15.3 An ability may restrict what its own creature blocks

    Example: it blocks nothing
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Idler": "Idler can't block."
      And Bob controls a creature "Goat"
      When Alice attacks with "Ox"
      And Bob tries to block "Ox" with "Idler"
      Then it is refused by rule A.15.3
