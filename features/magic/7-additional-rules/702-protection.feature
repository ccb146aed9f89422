Feature: 702 Keyword Abilities

  Rule: 702.16b What has protection is no target of what has the quality

    Scenario Outline: spells and abilities
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight" with power 2 and toughness 2: "Protection from black"
      And Bob controls a creature "Rat" with mana cost {B}: "{T}: Rat deals 1 damage to target creature."
      And Bob controls a Swamp land "Mire"
      And Bob has an instant "Fell" with mana cost {B} in hand: "Destroy target creature."
      And Bob has an instant "Zap" in hand: "Destroy target creature."
      When Alice passes
      Then Bob <may> play "Fell" targeting "Knight"
      And Bob can't activate "Rat" targeting "Knight"
      And Bob can play "Zap" targeting "Knight"
      When Bob tries to play "Fell" targeting "Knight"
      Then it is refused by rule <rule>

      @edition:2025
      Examples:
        | may   | rule    |
        | can't | 702.16b |

      @edition:2013 @rule:702.15b
      Examples:
        | may   | rule    |
        | can't | 702.15b |

      @edition:2003 @also:A.31.2
      Examples:
        | may   | rule   |
        | can't | A.31.2 |

  @edition:2025
  Rule: 702.16a The quality may be a type, of what is not in play too

    Example: an artifact, and its ability
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight" with power 2 and toughness 2: "Protection from artifacts"
      And Bob controls an artifact "Engine": "{T}: Engine deals 1 damage to target creature."
      And Bob controls a creature "Archer": "{T}: Archer deals 1 damage to target creature."
      When Alice passes
      Then Bob can't activate "Engine" targeting "Knight"
      And Bob can activate "Archer" targeting "Knight"

    Example: instants, which are never in play
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight" with power 2 and toughness 2: "Protection from instants"
      And Bob has an instant "Zap" in hand: "Destroy target creature."
      And Bob controls a creature "Archer": "{T}: Archer deals 1 damage to target creature."
      When Alice passes
      Then Bob can't play "Zap" targeting "Knight"
      And Bob can activate "Archer" targeting "Knight"

    Example: from what has several colors, or one, or none
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight": "Protection from multicolored"
      And Alice controls a creature "Squire": "Protection from monocolored"
      And Alice controls a creature "Page": "Protection from colorless"
      And Bob controls a creature "Gold" with mana cost {R}{G}: "{T}: Tap target creature."
      And Bob controls a creature "Ruby" with mana cost {R}: "{T}: Tap target creature."
      And Bob controls an artifact "Lead": "{T}: Tap target creature."
      When Alice passes
      Then Bob can't activate "Gold" targeting "Knight"
      And Bob can activate "Gold" targeting "Squire"
      And Bob can't activate "Ruby" targeting "Squire"
      And Bob can activate "Ruby" targeting "Page"
      And Bob can't activate "Lead" targeting "Page"
      And Bob can activate "Lead" targeting "Knight"

  Rule: 702.16e Damage from what has the quality is prevented

    Scenario Outline: a spell without targets
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight" with power 2 and toughness 2: "Protection from red"
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a Mountain land "Crag"
      And Bob has an instant "Quake" with mana cost {R} in hand: "Quake deals 2 damage to each creature."
      When Bob plays "Quake"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And "Knight" is <where>

      @edition:2025
      Examples:
        | where         |
        | still in play |

      @edition:2013 @rule:702.15e
      Examples:
        | where         |
        | still in play |

      @edition:2003 @also:A.31.2
      Examples:
        | where         |
        | still in play |

  Rule: 702.16f What has the quality doesn't block an attacker with protection

    Scenario Outline: a black creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight": "Protection from black"
      And Bob controls a creature "Rat" with mana cost {B}
      And Bob controls a creature "Goat"
      When Alice attacks with "Knight"
      And the game goes to the declare blockers step
      Then Bob <may> block "Knight" with "Rat"
      And Bob can block "Knight" with "Goat"

      @edition:2025
      Examples:
        | may   |
        | can't |

      @edition:2003 @also:A.31.2
      Examples:
        | may   |
        | can't |

  Rule: 702.16g Protection from two qualities is two abilities

    Scenario Outline: one of them can be lost alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight" with power 2 and toughness 2: "Protection from black and from red"
      And Alice has an instant "Bare" in hand: "Target creature loses protection from black until end of turn."
      And Bob controls a Swamp land "Bog"
      And Bob controls a Mountain land "Crag"
      And Bob has an instant "Fell" with mana cost {B} in hand: "Destroy target creature."
      And Bob has an instant "Zap" with mana cost {R} in hand: "Destroy target creature."
      When Alice plays "Bare" targeting "Knight"
      And Alice passes
      Then Bob can't play "Fell" targeting "Knight"
      When Bob passes
      And Alice passes
      Then Bob <may> play "Fell" targeting "Knight"
      And Bob can't play "Zap" targeting "Knight"

      @edition:2025
      Examples:
        | may |
        | can |

      @edition:2013 @rule:702.15g
      Examples:
        | may |
        | can |

  Rule: 702.16h Protection from each color is an ability for each color

    Scenario Outline: of a color, and of none
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight" with power 2 and toughness 2: "Protection from <each>"
      And Bob controls a Forest land "Grove"
      And Bob has an instant "Fell" with mana cost {G} in hand: "Destroy target creature."
      And Bob has an instant "Zap" in hand: "Destroy target creature."
      When Alice passes
      Then Bob can't play "Fell" targeting "Knight"
      And Bob can play "Zap" targeting "Knight"

      @edition:2025
      Examples:
        | each       |
        | each color |

      @edition:2013 @rule:702.15h
      Examples:
        | each       |
        | each color |

  @edition:2025
  Rule: 702.16j Protection from everything is protection from each object

    Example: targets, blockers and damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Idol" with power 2 and toughness 2: "Protection from everything"
      And Bob controls a creature "Goat" with power 2 and toughness 2
      And Bob has an instant "Zap" in hand: "Destroy target creature."
      And Bob has an instant "Quake" in hand: "Quake deals 2 damage to each creature."
      When Alice attacks with "Idol"
      And the game goes to the declare blockers step
      Then Bob can't block "Idol" with "Goat"
      When the game goes to the end of combat step
      And Alice passes
      Then Bob can't play "Zap" targeting "Idol"
      When Bob plays "Quake"
      And all players pass
      Then "Goat" is in Bob's graveyard
      And "Idol" is still in play

  Rule: 702.16m Several instances of protection from a quality do no more than one

    Scenario Outline: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight": "Protection from black, protection from black"
      And Bob controls a creature "Rat" with mana cost {B}
      And Bob controls a creature "Goat"
      When Alice attacks with "Knight"
      And the game goes to the declare blockers step
      Then Bob <may> block "Knight" with "Rat"
      And Bob can block "Knight" with "Goat"

      @edition:2025
      Examples:
        | may   |
        | can't |

      @edition:2013 @rule:702.15j
      Examples:
        | may   |
        | can't |
