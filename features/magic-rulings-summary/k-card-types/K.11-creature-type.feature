Feature: K.11 Creature type

  Rule: K.11.8 A new creature type takes the place of all others

    Scenario Outline: a goblin wizard becomes an elf
      Given a Magic game between Alice and Bob
      And Alice controls a Goblin Wizard creature "Tinker"
      And Bob has an instant "Teach" in hand: "Target creature becomes an Elf until end of turn."
      When Bob plays "Teach" targeting "Tinker"
      And all players pass
      Then "Tinker" is an Elf
      And "Tinker" is not a Goblin
      And "Tinker" is not a Wizard

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: besides its other types
      Given a Magic game between Alice and Bob
      And Alice controls a Goblin creature "Tinker"
      And Bob has an instant "Teach" in hand: "Target creature becomes an Elf in addition to its other types until end of turn."
      When Bob plays "Teach" targeting "Tinker"
      And all players pass
      Then "Tinker" is an Elf
      And "Tinker" is still a Goblin

  Rule: K.11.9 What is no creature any more has no creature type

    Scenario Outline: a goblin of stone
      Given a Magic game between Alice and Bob
      And Alice controls a Goblin creature "Tinker"
      And Bob has an instant "Petrify" in hand: "Target creature becomes an artifact until end of turn."
      When Bob plays "Petrify" targeting "Tinker"
      And all players pass
      Then "Tinker" is an artifact
      And "Tinker" is not a Goblin

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: K.11.7 A creature type that is chosen is one that there is

    Example: as the text comes to it
      Given a Magic game between Alice and Bob
      And Alice controls an Elf creature "Archer"
      And Alice has an instant "Veil" in hand: "Target creature becomes the creature type of your choice until end of turn."
      When Alice plays "Veil" targeting "Archer"
      And all players pass
      Then Alice is asked to choose a creature type
      When Alice chooses "Goblin"
      Then "Archer" is a Goblin
      And "Archer" is not an Elf

    Example: for as long as the permanent is there for which it was chosen
      Given a Magic game between Alice and Bob
      And Alice controls an Elf creature "Archer" with power 1 and toughness 1
      And Alice controls a Goblin creature "Digger" with power 1 and toughness 1
      And Alice has an enchantment "Banner" in hand:
        """
        As Banner comes into play, choose a creature type.
        Creatures you control of the chosen type get +1/+1.
        """
      When Alice plays "Banner"
      And all players pass
      And Alice chooses "Elf"
      Then "Archer" has power 2
      And "Digger" still has power 1

  Rule: K.11.4 Each word is a creature type of its own

    Scenario Outline: a goblin wizard is both
      Given a Magic game between Alice and Bob
      And Bob controls a Goblin Wizard creature "Tinker"
      And Bob controls a Soldier creature "Guard"
      And Alice has a sorcery "Purge" in hand: "Destroy all <kind>."
      When Alice plays "Purge"
      And all players pass
      Then "Tinker" is in Bob's graveyard
      And "Guard" is still in play

      Examples:
        | kind    |
        | Goblins |
        | Wizards |

  Rule: K.11.Ruling.1 Permanent types are no creature types

    Example: none of them can be chosen
      Given a Magic game between Alice and Bob
      And Alice controls an artifact creature "Golem" with power 1 and toughness 1
      And Alice has an instant "Veil" in hand: "Target creature becomes the creature type of your choice until end of turn."
      When Alice plays "Veil" targeting "Golem"
      And all players pass
      Then Alice can't choose "Artifact"
      And Alice can't choose "artifact creature"
      When Alice chooses "Elf"
      Then "Golem" is an Elf

  Rule: K.11.Ruling.2 Nor are colors and keywords

    Example: none of them can be chosen
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Red" with mana cost {R}, power 1 and toughness 1
      And Alice has an instant "Veil" in hand: "Target creature becomes the creature type of your choice until end of turn."
      When Alice plays "Veil" targeting "Red"
      And all players pass
      Then Alice can't choose "Red"
      When Alice chooses "Elf"
      Then "Red" is an Elf

  Rule: K.11.9 What is no creature any more has no creature type

    Example: what still is one keeps it
      Given a Magic game between Alice and Bob
      And Alice controls a Goblin creature "Tinker"
      And Bob has an instant "Plate" in hand: "Target creature becomes an artifact in addition to its other types until end of turn."
      When Bob plays "Plate" targeting "Tinker"
      And all players pass
      Then "Tinker" is an artifact
      And "Tinker" is still a Goblin

  Rule: K.11.3 A card that counts as a creature type is of that type

    Example: a wall of spears doesn't attack
      Given a Magic game between Alice and Bob
      And Alice controls an artifact creature "Spears" with power 2 and toughness 3: "Counts as a Wall."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      When Alice tries to attack with "Spears"
      Then it is refused by rule K.27.1
