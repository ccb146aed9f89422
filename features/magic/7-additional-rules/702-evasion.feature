Feature: 702 Keyword Abilities

  @edition:2025
  Rule: 702.13b A creature with intimidate is blocked by artifact creatures and by those that share a color with it

    Example: a green creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ogre" with mana cost {G}{U}: "Intimidate"
      And Bob controls an artifact creature "Golem" with power 1 and toughness 1
      And Bob controls a creature "Elf" with mana cost {G}
      And Bob controls a creature "Imp" with mana cost {B}
      And Bob controls a creature "Goat"
      When Alice attacks with "Ogre"
      And the game goes to the declare blockers step
      Then Bob can block "Ogre" with "Golem"
      And Bob can block "Ogre" with "Elf"
      And Bob can't block "Ogre" with "Imp"
      And Bob can't block "Ogre" with "Goat"

  @edition:2025
  Rule: 702.13c Several instances of intimidate do no more than one

    Example: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ogre" with mana cost {G}: "Intimidate, intimidate"
      And Bob controls a creature "Elf" with mana cost {G}
      And Bob controls a creature "Goat"
      When Alice attacks with "Ogre"
      And the game goes to the declare blockers step
      Then Bob can block "Ogre" with "Elf"
      And Bob can't block "Ogre" with "Goat"

  @edition:2025
  Rule: 702.111b A creature with menace is blocked by two creatures or more

    Example: a single creature is not even asked, and can't
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Menace"
      And Bob controls a creature "Elk"
      When Alice attacks with "Ox"
      And Bob tries to block "Ox" with "Elk"
      Then it is refused by rule 702.111b

    Example: one alone doesn't
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Brute" with power 3 and toughness 3: "Menace"
      And Alice controls a creature "Boar"
      And Bob controls a creature "Goat"
      When Alice attacks with "Brute" and "Boar"
      And the game goes to the declare blockers step
      Then Bob can't block "Brute" with "Goat"
      And Bob can block "Boar" with "Goat"

    Example: two do
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Brute" with power 3 and toughness 3: "Menace"
      And Bob controls a creature "Goat"
      And Bob controls a creature "Mule"
      When Alice attacks with "Brute"
      And Bob blocks "Brute" with "Goat" and "Mule"
      Then "Brute" is blocked

  @edition:2025
  Rule: 702.111c Several instances of menace do no more than one

    Example: two creatures are enough for two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Brute" with power 3 and toughness 3: "Menace, menace"
      And Bob controls a creature "Goat"
      And Bob controls a creature "Mule"
      When Alice attacks with "Brute"
      And Bob blocks "Brute" with "Goat" and "Mule"
      Then "Brute" is blocked

    Example: and one is not
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Brute" with power 3 and toughness 3: "Menace, menace"
      And Alice controls a creature "Boar"
      And Bob controls a creature "Goat"
      When Alice attacks with "Brute" and "Boar"
      And the game goes to the declare blockers step
      Then Bob can't block "Brute" with "Goat"
      And Bob can block "Boar" with "Goat"

  @edition:2025
  Rule: 702.118b A creature with skulk is not blocked by creatures with greater power

    Example: as much power is no greater one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Rat" with power 2 and toughness 2: "Skulk"
      And Bob controls a creature "Goat" with power 2 and toughness 2
      And Bob controls a creature "Ox" with power 3 and toughness 3
      When Alice attacks with "Rat"
      And the game goes to the declare blockers step
      Then Bob can block "Rat" with "Goat"
      And Bob can't block "Rat" with "Ox"

  @edition:2025
  Rule: 702.118c Several instances of skulk do no more than one

    Example: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Rat" with power 2 and toughness 2: "Skulk, skulk"
      And Bob controls a creature "Goat" with power 2 and toughness 2
      And Bob controls a creature "Ox" with power 3 and toughness 3
      When Alice attacks with "Rat"
      And the game goes to the declare blockers step
      Then Bob can block "Rat" with "Goat"
      And Bob can't block "Rat" with "Ox"

  Rule: 702.9b A creature with flying is blocked by none without flying or reach

    Scenario Outline: a creature with flying, and one without
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hawk": "Flying"
      And Alice controls a creature "Boar"
      And Bob controls a creature "Bat": "Flying"
      And Bob controls a creature "Goat"
      When Alice attacks with "Hawk" and "Boar"
      And the game goes to the declare blockers step
      Then Bob <may> block "Hawk" with "Goat"
      And Bob can block "Hawk" with "Bat"
      And Bob can block "Boar" with "Bat"

      @edition:2025
      Examples:
        | may   |
        | can't |

      @edition:2003 @also:A.21.2
      Examples:
        | may   |
        | can't |

  Rule: 702.9c Several instances of flying do no more than one

    Scenario Outline: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hawk": "Flying, flying"
      And Bob controls a creature "Bat": "Flying"
      And Bob controls a creature "Goat"
      When Alice attacks with "Hawk"
      And the game goes to the declare blockers step
      Then Bob <may> block "Hawk" with "Goat"
      And Bob can block "Hawk" with "Bat"

      @edition:2025
      Examples:
        | may   |
        | can't |

      @edition:2013
      Examples:
        | may   |
        | can't |

  @edition:2025
  Rule: 702.14c A creature with landwalk is not blocked while the defending player controls such a land

    Example: islandwalk
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Eel": "Islandwalk"
      And Alice controls a creature "Boa": "Swampwalk"
      And Bob controls an Island land "Cove"
      And Bob controls a creature "Goat"
      When Alice attacks with "Eel" and "Boa"
      And the game goes to the declare blockers step
      Then Bob can't block "Eel" with "Goat"
      And Bob can block "Boa" with "Goat"

  @edition:2025
  Rule: 702.14d Landwalk abilities do not cancel one another

    Example: the defending player's creature has forestwalk, too
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Boar": "Forestwalk"
      And Bob controls a Forest land "Grove"
      And Bob controls a creature "Elf": "Forestwalk"
      When Alice attacks with "Boar"
      And the game goes to the declare blockers step
      Then Bob can't block "Boar" with "Elf"

  Rule: 702.14e Several instances of a kind of landwalk do no more than one

    Scenario Outline: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Eel": "Islandwalk, islandwalk"
      And Bob controls an Island land "Cove"
      And Bob controls a creature "Goat"
      When Alice attacks with "Eel"
      And the game goes to the declare blockers step
      Then Bob <may> block "Eel" with "Goat"

      @edition:2025
      Examples:
        | may   |
        | can't |

      @edition:2013 @rule:702.13e
      Examples:
        | may   |
        | can't |

  @edition:2025
  Rule: 702.17c Several instances of reach do no more than one

    Example: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hawk": "Flying"
      And Alice controls a creature "Kite": "Flying"
      And Bob controls a creature "Web": "Reach, reach"
      When Alice attacks with "Hawk" and "Kite"
      And the game goes to the declare blockers step
      Then Bob can block "Hawk" with "Web"
      When Bob blocks "Hawk" with "Web"
      Then "Kite" is unblocked

  @edition:2025
  Rule: 702.28b Creatures with shadow and creatures without it do not block each other

    Example: both ways
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Shade": "Shadow"
      And Alice controls a creature "Boar"
      And Bob controls a creature "Ghost": "Shadow"
      And Bob controls a creature "Goat"
      When Alice attacks with "Shade" and "Boar"
      And the game goes to the declare blockers step
      Then Bob can block "Shade" with "Ghost"
      And Bob can't block "Shade" with "Goat"
      And Bob can't block "Boar" with "Ghost"

  Rule: 702.28c Several instances of shadow do no more than one

    Scenario Outline: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Shade": "Shadow, shadow"
      And Bob controls a creature "Ghost": "Shadow"
      And Bob controls a creature "Goat"
      When Alice attacks with "Shade"
      And the game goes to the declare blockers step
      Then Bob can block "Shade" with "Ghost"
      And Bob <may> block "Shade" with "Goat"

      @edition:2025
      Examples:
        | may   |
        | can't |

      @edition:2013 @rule:702.26c
      Examples:
        | may   |
        | can't |

  @edition:2025
  Rule: 702.31b A creature with horsemanship is not blocked by one without

    Example: one with it blocks anything
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer": "Horsemanship"
      And Alice controls a creature "Boar"
      And Bob controls a creature "Rider": "Horsemanship"
      And Bob controls a creature "Goat"
      When Alice attacks with "Lancer" and "Boar"
      And the game goes to the declare blockers step
      Then Bob can block "Lancer" with "Rider"
      And Bob can block "Boar" with "Rider"
      And Bob can't block "Lancer" with "Goat"

  @edition:2025
  Rule: 702.31c Several instances of horsemanship do no more than one

    Example: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer": "Horsemanship, horsemanship"
      And Bob controls a creature "Rider": "Horsemanship"
      And Bob controls a creature "Goat"
      When Alice attacks with "Lancer"
      And the game goes to the declare blockers step
      Then Bob can block "Lancer" with "Rider"
      And Bob can't block "Lancer" with "Goat"

  @edition:2025
  Rule: 702.36b A creature with fear is blocked by artifact creatures and black creatures alone

    Example: one of each
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ghoul": "Fear"
      And Bob controls an artifact creature "Golem" with power 1 and toughness 1
      And Bob controls a creature "Imp" with mana cost {B}
      And Bob controls a creature "Elf" with mana cost {G}
      When Alice attacks with "Ghoul"
      And the game goes to the declare blockers step
      Then Bob can block "Ghoul" with "Golem"
      And Bob can block "Ghoul" with "Imp"
      And Bob can't block "Ghoul" with "Elf"

  Rule: 702.36c Several instances of fear do no more than one

    Scenario Outline: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ghoul": "Fear, fear"
      And Bob controls a creature "Imp" with mana cost {B}
      And Bob controls a creature "Elf" with mana cost {G}
      When Alice attacks with "Ghoul"
      And the game goes to the declare blockers step
      Then Bob can block "Ghoul" with "Imp"
      And Bob <may> block "Ghoul" with "Elf"

      @edition:2025
      Examples:
        | may   |
        | can't |

      @edition:2013 @rule:702.34c
      Examples:
        | may   |
        | can't |
