Feature: A.21 Flying

  Rule: A.21.2 Only what flies blocks what flies

    Example: a goat doesn't, a hawk does
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wisp": "Flying"
      And Bob controls a creature "Goat"
      And Bob controls a creature "Hawk": "Flying"
      When Alice attacks with "Wisp"
      And Bob tries to block "Wisp" with "Goat"
      Then it is refused by rule A.21.2
      When Bob blocks "Wisp" with "Hawk"
      Then "Hawk" is blocking "Wisp"

    Example: a goat alone is not even asked, and can't
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wisp": "Flying"
      And Bob controls a creature "Goat"
      When Alice attacks with "Wisp"
      And Bob tries to block "Wisp" with "Goat"
      Then it is refused by rule A.21.2

    Example: what flies blocks what walks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Hawk": "Flying"
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Hawk"
      Then "Hawk" is blocking "Ox"

    Example: a spider blocks as though it flew
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wisp": "Flying"
      And Bob controls a creature "Weaver": "Weaver may block as though it had flying."
      When Alice attacks with "Wisp"
      And Bob blocks "Wisp" with "Weaver"
      Then "Weaver" is blocking "Wisp"

  Rule: A.21.Ruling.1 It adds up with other evasion

    Example: with horsemanship
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Rider": "Flying, horsemanship"
      And Bob controls a creature "Hawk": "Flying"
      And Bob controls a creature "Knight": "Horsemanship"
      And Bob controls a creature "Winged Knight": "Flying, horsemanship"
      When Alice attacks with "Rider"
      And Bob tries to block "Rider" with "Knight"
      Then it is refused by rule A.21.2
      When Bob tries to block "Rider" with "Hawk"
      Then it is refused by rule A.23.2
