Feature: 702 Keyword Abilities

  Rule: 701.3a To attach something puts it onto an object

    Scenario Outline: from one creature to another
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls a creature "Hen" with power 1 and toughness 1
      And Alice controls an Equipment artifact "Sword": "Equipped creature gets +2/+0.\nEquip {0}"
      When Alice activates "Sword" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When Alice activates "Sword" targeting "Hen"
      And all players pass
      Then "Ox" has power <power>
      And "Hen" has power 3

      @edition:2025
      Examples:
        | power |
        | 1     |

      @edition:2013 @rule:701.3a
      Examples:
        | power |
        | 1     |

  Rule: 701.3b What can not be attached somewhere does not move

    Scenario Outline: to a creature with protection from it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls a creature "Knight" with power 1 and toughness 1: "Protection from artifacts"
      And Alice controls an Equipment artifact "Sword": "Equipped creature gets +2/+0.\nEquip {0}"
      And Alice has an instant "Toss" in hand: "Attach target artifact to target creature."
      When Alice activates "Sword" targeting "Ox"
      And all players pass
      And Alice plays "Toss" targeting "Sword" and "Knight"
      And all players pass
      Then "Knight" still has power 1
      And "Ox" has power 3

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

    @edition:2025
    Example: what is no Equipment stays where it is
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls an artifact "Idol": "Equipped creature gets +2/+0."
      And Alice has an instant "Toss" in hand: "Attach target artifact to target creature."
      When Alice plays "Toss" targeting "Idol" and "Ox"
      And all players pass
      Then "Toss" is in Alice's graveyard
      And "Ox" still has power 1

  Rule: 701.3c What becomes attached to another object has a new timestamp

    Scenario Outline: of two that say what power is, the one that came last counts
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls a creature "Hen" with power 1 and toughness 1
      And Alice controls an Equipment artifact "Crown": "Equipped creature is 5/5.\nEquip {0}"
      And Alice controls an Equipment artifact "Rags": "Equipped creature is 2/2.\nEquip {0}"
      When Alice activates "Rags" targeting "Ox"
      And all players pass
      And Alice activates "Crown" targeting "Ox"
      And all players pass
      Then "Ox" has power 5
      When Alice activates "Rags" targeting "Hen"
      And all players pass
      And Alice activates "Rags" targeting "Ox"
      And all players pass
      Then "Ox" has power 2

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  Rule: 701.3d To unattach Equipment moves it away, and it stays on the battlefield

    Scenario Outline: by its own ability
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls an Equipment artifact "Sword": "Equipped creature gets +2/+0.\nEquip {0}\n{1}: Unattach <text>."
      And Alice has 1 green mana
      When Alice activates the second ability of "Sword" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When Alice activates the third ability of "Sword"
      And all players pass
      Then "Ox" has power 1
      And "Sword" is still in play

      @edition:2025
      Examples:
        | text           |
        | this Equipment |

      @edition:2013
      Examples:
        | text  |
        | Sword |

  Rule: 702.5a The enchant ability says what an Aura targets and may be on

    Scenario Outline: a creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls an artifact "Idol"
      And Alice has an Aura enchantment "Wings" in hand: "Enchant creature\nEnchanted creature gets +1/+1."
      Then Alice can't play "Wings" targeting "Idol"
      When Alice plays "Wings" targeting "Ox"
      And all players pass
      Then "Ox" has power 2

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  Rule: 702.5d An Aura with "enchant player" is on a player

    @also:702.5a
    Scenario Outline: it targets a player, and no permanent
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Alice has an Aura enchantment "Curse" in hand:
        """
        Enchant player
        At the beginning of enchanted player's upkeep, Curse deals 1 damage to that player.
        Creatures enchanted player controls get -1/-0.
        """
      Then Alice can't play "Curse" targeting "Ox"
      When Alice plays "Curse" targeting Bob
      And all players pass
      Then "Curse" is in play
      And "Ox" has power 1
      When the game goes to Bob's upkeep step
      And all players pass
      Then Bob has 19 life
      When the game goes to Alice's upkeep step
      Then the stack is empty

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

    @edition:2025
    Example: one for opponents is on nobody else
      Given a Magic game between Alice and Bob
      And Alice has an Aura enchantment "Curse" in hand:
        """
        Enchant opponent
        Enchanted player can't gain life.
        """
      And Bob has an instant "Salve" in hand: "You gain 2 life."
      Then Alice can't play "Curse" targeting Alice
      When Alice plays "Curse" targeting Bob
      And all players pass
      And Alice passes
      And Bob plays "Salve"
      And all players pass
      Then "Salve" is in Bob's graveyard
      And Bob still has 20 life

  Rule: 702.5c Of several enchant abilities all apply

    Scenario Outline: a creature that is one's own
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls an artifact "Idol"
      And Bob controls a creature "Goat" with power 1 and toughness 1
      And Alice has an Aura enchantment "Wings" in hand: "Enchant permanent you control\nEnchant creature\nEnchanted creature gets +1/+1."
      Then Alice can't play "Wings" targeting "Idol"
      And Alice can't play "Wings" targeting "Goat"
      When Alice plays "Wings" targeting "Ox"
      And all players pass
      Then "Ox" has power 2

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

    @edition:2025
    Example: both of two types
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Idol"
      And Alice controls a creature "Ox"
      And Bob controls an artifact creature "Golem"
      And Alice has an Aura enchantment "Wings" in hand: "Enchant creature\nEnchant artifact\nEnchanted creature gets +1/+1."
      And Bob has an instant "Still" in hand: "Target creature becomes an artifact until end of turn."
      Then Alice can't play "Wings" targeting "Idol"
      And Alice can't play "Wings" targeting "Ox"
      When Alice plays "Wings" targeting "Golem"
      And all players pass
      Then "Wings" is attached to "Golem"
      When Bob plays "Still" targeting "Golem"
      And all players pass
      Then "Wings" is in Alice's graveyard

  @edition:2025
  Rule: 704.5m An Aura on nothing, or on what it can't enchant, is put into its owner's graveyard

    Example: the creature has died
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an Aura enchantment "Wings" in hand: "Enchant creature\nEnchanted creature gets +1/+1."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Wings" targeting "Ox"
      And all players pass
      And Alice passes
      And Bob plays "Fell" targeting "Ox"
      And all players pass
      Then "Wings" is in Alice's graveyard

    Scenario Outline: of what other Auras can not enchant they fall off
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an Aura enchantment "Veil" in hand: "Enchant creature"
      And Alice has an Aura enchantment "Shroud" in hand: "Enchant creature\nEnchanted creature gets +1/+1 and can't be enchanted by other Auras."
      When Alice plays "Veil" targeting "Ox"
      And all players pass
      And Alice plays "Shroud" targeting "Ox"
      And all players pass
      Then "Veil" is <where>
      And "Ox" has power 2

      @edition:2025
      Examples:
        | where                |
        | in Alice's graveyard |

      @edition:2013 @rule:303.4c
      Examples:
        | where                |
        | in Alice's graveyard |

  @edition:2025
  Rule: 702.16c What has the quality does not enchant what is protected from it

    Example: an Aura that is there already goes
      Given a Magic game between Alice and Bob
      And Alice controls a Plains land "Field"
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an Aura enchantment "Wings" with mana cost {W} in hand: "Enchant creature\nEnchanted creature gets +1/+1."
      And Bob has an instant "Shun" in hand: "Target creature gains protection from white until end of turn."
      When Alice plays "Wings" targeting "Ox"
      And all players pass
      And Alice passes
      And Bob plays "Shun" targeting "Ox"
      And all players pass
      Then "Wings" is in Alice's graveyard

  Rule: 702.16d What has the quality does not equip what is protected from it

    Scenario Outline: Equipment that is there already becomes unattached
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls an Equipment artifact "Sword": "Equipped creature gets +2/+0.\nEquip {0}"
      And Bob has an instant "Shun" in hand: "Target creature gains protection from artifacts until end of turn."
      When Alice activates "Sword" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When Alice passes
      And Bob plays "Shun" targeting "Ox"
      And all players pass
      Then "Ox" has power 1
      And "Sword" is still in play

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  Rule: 704.5n Equipment on what it can't equip becomes unattached and stays on the battlefield

    Scenario Outline: the creature has died
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls a creature "Hen" with power 1 and toughness 1
      And Alice controls an Equipment artifact "Sword": "Equipped creature gets +2/+0.\nEquip {0}"
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Sword" targeting "Ox"
      And all players pass
      And Alice passes
      And Bob plays "Fell" targeting "Ox"
      And all players pass
      Then "Sword" is still in play
      And the trace shows, in this order:
        | event             | object |
        | destroy           | Ox     |
        | become unattached | Sword  |

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  @edition:2025
  Rule: 702.6a Equip attaches to a creature that one controls, at the time of a sorcery

    Example: neither to another's creature nor in the midst of combat
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Bob controls a creature "Goat"
      And Alice has 2 green mana
      And Alice controls an Equipment artifact "Sword": "Equipped creature gets +2/+0.\nEquip {1}"
      Then Alice can't activate "Sword" targeting "Goat"
      When Alice activates "Sword" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      And Alice has 1 green mana
      When Alice attacks with "Ox"
      Then Alice can't activate "Sword"

  @edition:2025
  Rule: 702.6c Equip may name a quality of the creatures that it targets

    Example: what was equipped stays so without it
      Given a Magic game between Alice and Bob
      And Alice controls a legendary creature "Queen" with power 1 and toughness 1
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls an Equipment artifact "Sword": "Equipped creature gets +2/+0.\nEquip legendary creature {0}"
      And Alice has an instant "Toss" in hand: "Attach target artifact to target creature."
      Then Alice can't activate "Sword" targeting "Ox"
      When Alice activates "Sword" targeting "Queen"
      And all players pass
      Then "Queen" has power 3
      When Alice plays "Toss" targeting "Sword" and "Ox"
      And all players pass
      Then "Ox" has power 3

  @edition:2025
  Rule: 702.6d Any of several equip abilities may be activated

    Example: the cheaper one for some creatures
      Given a Magic game between Alice and Bob
      And Alice controls a legendary creature "Queen" with power 1 and toughness 1
      And Alice controls an Equipment artifact "Sword": "Equipped creature gets +2/+0.\nEquip legendary creature {0}\nEquip {1}"
      And Alice has 1 green mana
      When Alice activates the third ability of "Sword" targeting "Queen"
      And all players pass
      Then "Queen" has power 3
      And Alice has 0 green mana

  @edition:2025
  Rule: 702.67a Fortify attaches to a land that one controls

    Example: and to nothing else
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls a Fortification artifact "Wall": "Fortified land is green.\nFortify {0}"
      And Alice has an instant "Test" in hand: "Destroy target green land."
      Then Alice can't activate "Wall" targeting "Ox"
      And Alice can't play "Test" targeting "Grove"
      When Alice activates "Wall" targeting "Grove"
      And all players pass
      Then Alice can play "Test" targeting "Grove"

  @edition:2025
  Rule: 702.89a Instead of what it enchants an Aura with umbra armor is destroyed

    Example: damage is removed
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an Aura enchantment "Hide" in hand: "Enchant creature\nEnchanted creature gets +1/+1.\nUmbra armor"
      And Bob has an instant "Blaze" in hand: "Blaze deals 4 damage to each creature."
      When Alice plays "Hide" targeting "Ox"
      And all players pass
      And Alice passes
      And Bob plays "Blaze"
      And all players pass
      Then "Hide" is in Alice's graveyard
      And "Ox" is still in play
      And "Ox" has no damage marked

  @edition:2025
  Rule: 702.89b Totem armor is an older name of umbra armor

    Example: it means the same
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an Aura enchantment "Hide" in hand: "Enchant creature\nTotem armor"
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Hide" targeting "Ox"
      And all players pass
      And Alice passes
      And Bob plays "Fell" targeting "Ox"
      And all players pass
      Then "Hide" is in Alice's graveyard
      And "Ox" is still in play

  @edition:2025
  Rule: 702.147a A creature with decayed doesn't block, and is sacrificed at the end of the combat in which it attacks

    Example: both
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Corpse" with power 2 and toughness 2: "Decayed"
      And Bob controls a creature "Goat"
      And Bob controls a creature "Ghoul": "Decayed"
      When Alice attacks with "Corpse"
      And all players pass
      And the game goes to the declare blockers step
      Then Bob can block "Corpse" with "Goat"
      And Bob can't block "Corpse" with "Ghoul"
      When the game goes to the end of combat step
      And all players pass
      Then "Corpse" is in Alice's graveyard

  @edition:2025
  Rule: 702.163a For Mirrodin! brings a Rebel and is attached to it

    Example: as it enters
      Given a Magic game between Alice and Bob
      And Alice has an Equipment artifact "Axe" in hand: "For Mirrodin!\nEquipped creature gets +1/+1.\nEquip {2}"
      When Alice plays "Axe"
      And all players pass
      And all players pass
      Then "Rebel" has power 3

  @edition:2025
  Rule: 702.182a Job select brings a Hero and is attached to it

    Example: as it enters
      Given a Magic game between Alice and Bob
      And Alice has an Equipment artifact "Axe" in hand: "Job select\nEquipped creature gets +1/+1.\nEquip {2}"
      When Alice plays "Axe"
      And all players pass
      And all players pass
      Then "Hero" has power 2
