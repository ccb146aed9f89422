Feature: A.23 Horsemanship

  Rule: A.23.2 Only what has it blocks what has it

    Scenario Outline: a goat doesn't, a knight does
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Rider": "Horsemanship"
      And Bob controls a creature "Goat"
      And Bob controls a creature "Knight": "Horsemanship"
      When Alice attacks with "Rider"
      And Bob tries to block "Rider" with "Goat"
      Then it is refused by rule A.23.2
      When Bob blocks "Rider" with "Knight"
      Then "Knight" is blocking "Rider"

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  Rule: A.23.Ruling.1 What has it blocks what has it not

    Example: a knight before an ox
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Knight": "Horsemanship"
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Knight"
      Then "Knight" is blocking "Ox"

  Rule: A.23.5 It adds up with other evasion

    Example: with fear
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Rider": "Horsemanship, fear"
      And Bob controls a creature "Rat" with mana cost {B}
      And Bob controls a creature "Knight" with mana cost {W}: "Horsemanship"
      And Bob controls a creature "Black Knight" with mana cost {B}: "Horsemanship"
      When Alice attacks with "Rider"
      And Bob tries to block "Rider" with "Rat"
      Then it is refused by rule A.23.2
      When Bob tries to block "Rider" with "Knight"
      Then it is refused by rule A.17.2
