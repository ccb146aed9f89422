Feature: 607 Linked Abilities

  Rule: 607.2d What an ability chooses is known to the ability that speaks of it

    @also:608.2d
    Scenario Outline: a color to be protected from
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand:
        """
        As Ox <enters>, choose a color.
        Ox has protection from the chosen color.
        """
      And Bob has 1 red mana
      And Bob has an instant "Bolt" with mana cost {R} in hand: "Bolt deals 3 damage to target creature."
      When Alice plays "Ox"
      Then Alice still has priority
      When all players pass
      Then Alice is asked to choose a color
      When Alice chooses "red"
      Then "Ox" is in play
      When Alice passes
      Then Bob can't play "Bolt"

      @edition:2013
      Examples:
        | enters                 |
        | enters the battlefield |

      @edition:2003 @rule:T.6.4
      Examples:
        | enters          |
        | comes into play |

      @edition:2025
      Examples:
        | enters |
        | enters |

    @edition:2013
    Example: each permanent has its own
      Given a Magic game between Alice and Bob
      And Alice has an artifact "Prism" in hand:
        """
        As Prism enters the battlefield, choose a color.
        {T}: Add one mana of the chosen color to your mana pool.
        """
      And Alice has an artifact "Jewel" in hand:
        """
        As Jewel enters the battlefield, choose a color.
        {T}: Add one mana of the chosen color to your mana pool.
        """
      When Alice plays "Prism"
      And all players pass
      And Alice chooses "red"
      And Alice plays "Jewel"
      And all players pass
      And Alice chooses "blue"
      And Alice activates "Prism"
      Then Alice has 1 red mana
      And Alice still has 0 blue mana

    @also:205.3m
    Scenario Outline: a creature type
      Given a Magic game between Alice and Bob
      And Alice controls an Elf creature "Archer" with power 1 and toughness 1
      And Alice controls a Goblin creature "Digger" with power 1 and toughness 1
      And Alice has an enchantment "Banner" in hand:
        """
        As Banner <enters>, choose a creature type.
        Creatures you control of the chosen type get +1/+1.
        """
      When Alice plays "Banner"
      And all players pass
      And Alice chooses "Elf"
      Then "Archer" has power 2
      And "Digger" still has power 1

      @edition:2013
      Examples:
        | enters                 |
        | enters the battlefield |

      @edition:2025
      Examples:
        | enters |
        | enters |

    @edition:2013
    Example: an opponent
      Given a Magic game between Alice and Bob
      And Alice has an enchantment "Curse" in hand:
        """
        As Curse enters the battlefield, choose an opponent.
        At the beginning of your upkeep, the chosen player loses 1 life.
        """
      When Alice plays "Curse"
      And all players pass
      And the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And all players pass
      Then Bob has 19 life
      And Alice still has 20 life

    @edition:2013
    Example: another permanent's choice is not known
      Given a Magic game between Alice and Bob
      And Alice has an enchantment "Shrine" in hand:
        """
        As Shrine enters the battlefield, choose a color.
        Creatures you control of the chosen color get +1/+1.
        """
      And Alice has an enchantment "Temple" in hand:
        """
        As Temple enters the battlefield, choose a color.
        Creatures you control of the chosen color get +1/+1.
        """
      And Alice controls a creature "Imp" with mana cost {R} and power 1 and toughness 1
      When Alice plays "Shrine"
      And all players pass
      And Alice chooses "blue"
      Then "Imp" still has power 1
      When Alice plays "Temple"
      And all players pass
      And Alice chooses "red"
      Then "Imp" has power 2
