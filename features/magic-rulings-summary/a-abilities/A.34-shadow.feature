Feature: A.34 Shadow

  Rule: A.34.2 What has it and what has it not don't block each other

    Example: a goat doesn't block a shade
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Shade": "Shadow"
      And Bob controls a creature "Goat"
      And Bob controls a creature "Ghost": "Shadow"
      When Alice attacks with "Shade"
      And Bob tries to block "Shade" with "Goat"
      Then it is refused by rule A.34.2
      When Bob blocks "Shade" with "Ghost"
      Then "Ghost" is blocking "Shade"

    Example: nor a shade a goat
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat"
      And Bob controls a creature "Shade": "Shadow"
      And Bob controls a creature "Ox"
      When Alice attacks with "Goat"
      And Bob tries to block "Goat" with "Shade"
      Then it is refused by rule A.34.2

  Rule: A.34.Ruling.1 It adds up with other evasion

    Example: with fear
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Shade": "Shadow, fear"
      And Bob controls a creature "Rat" with mana cost {B}
      And Bob controls a creature "Ghost" with mana cost {W}: "Shadow"
      And Bob controls a creature "Wraith" with mana cost {B}: "Shadow"
      When Alice attacks with "Shade"
      And Bob tries to block "Shade" with "Rat"
      Then it is refused by rule A.34.2
      When Bob tries to block "Shade" with "Ghost"
      Then it is refused by rule A.17.2

  Rule: A.34.Ruling.2 Banding may have a creature with shadow be blocked by one without it

    Example: its band is blocked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Shade": "Shadow"
      And Alice controls a creature "Ox": "Banding"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Shade" and "Ox" in a band
      And Bob blocks "Ox" with "Goat"
      Then "Goat" is blocking "Shade"
