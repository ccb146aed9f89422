Feature: 702 Keyword Abilities

  Rule: 702.15b Damage of a source with lifelink is life for its controller as well

    Scenario Outline: to a creature and to a player
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leech" with power 2 and toughness 4: "Lifelink"
      And Alice controls a creature "Tick" with power 3 and toughness 3: "Lifelink"
      And Bob controls a creature "Ox" with power 1 and toughness 6
      When Alice attacks with "Leech" and "Tick"
      And Bob blocks "Leech" with "Ox"
      And the game goes to the end of combat step
      Then Bob has 17 life
      And "Ox" has 2 damage marked
      And Alice has <life> life

      @edition:2025
      Examples:
        | life |
        | 25   |

      @edition:2013 @rule:702.14b
      Examples:
        | life |
        | 25   |

    Scenario Outline: to several creatures at one time it is gained at one time, for each source
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Choir" with power 1 and toughness 1: "Whenever you gain life, put a +1/+1 counter on Choir."
      And Alice controls a creature "Leech" with power 4 and toughness 4: "Lifelink"
      And Bob controls a creature "Ox" with power 0 and toughness 2
      And Bob controls a creature "Elk" with power 0 and toughness 2
      When Alice attacks with "Leech"
      And Bob blocks "Leech" with "Ox" and "Elk"
      And <first>
      And the game goes to the combat damage step
      And Alice assigns 2 damage of "Leech" to "Ox" and 2 to "Elk"
      Then Alice has 24 life
      And the stack holds the ability of "Choir"

      @edition:2025 @also:702.15e
      Examples:
        | first        |
        | Alice passes |

      @edition:2013 @rule:702.14b
      Examples:
        | first                                                      |
        | Alice orders the creatures fighting "Leech" as "Ox", "Elk" |

  Rule: 702.15c Of what has left it is asked whether it last had lifelink

    Scenario Outline: its ability is on the stack as it leaves
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leech" with power 1 and toughness 1: "Lifelink\n{0}: Leech deals 2 damage to <target>."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Leech" targeting Bob
      And Alice passes
      And Bob plays "Fell" targeting "Leech"
      And all players pass
      Then "Leech" is in Alice's graveyard
      When all players pass
      Then Bob has 18 life
      And Alice has 22 life

      @edition:2025
      Examples:
        | target     |
        | any target |

      @edition:2013
      Examples:
        | target                    |
        | target creature or player |

  Rule: 702.15d Lifelink works from whatever zone damage is dealt

    Scenario Outline: a spell on the stack
      Given a Magic game between Alice and Bob
      And Alice has an instant "Drain" in hand: "Lifelink\nDrain deals 3 damage to <target>."
      When Alice plays "Drain" targeting Bob
      And all players pass
      Then Bob has 17 life
      And Alice has 23 life

      @edition:2025
      Examples:
        | target     |
        | any target |

      @edition:2013
      Examples:
        | target                    |
        | target creature or player |

  @edition:2025
  Rule: 702.15e Of several sources with lifelink each is an event of gaining life

    Example: two creatures deal combat damage together, and what triggers on gaining life does so twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leech" with power 2 and toughness 2: "Lifelink"
      And Alice controls a creature "Tick" with power 1 and toughness 1: "Lifelink"
      And Alice controls a creature "Choir" with power 1 and toughness 1: "Whenever you gain life, put a +1/+1 counter on Choir."
      When Alice attacks with "Leech" and "Tick"
      And the game goes to the combat damage step
      Then Alice is asked to order triggered abilities
      And Alice has 23 life

  Rule: 702.15f Several instances of lifelink do no more than one

    Scenario Outline: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leech" with power 2 and toughness 2: "Lifelink, lifelink"
      When Alice attacks with "Leech"
      And the game goes to the end of combat step
      Then Alice has <life> life

      @edition:2025
      Examples:
        | life |
        | 22   |

      @edition:2013 @rule:702.14e
      Examples:
        | life |
        | 22   |

  @edition:2025
  Rule: 702.80a Damage of a source with wither to a creature is -1/-1 counters

    Example: to a creature, and to a player as ever
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Blight" with power 2 and toughness 4: "Wither"
      And Alice controls a creature "Mold" with power 1 and toughness 1: "Wither"
      And Bob controls a creature "Ox" with power 3 and toughness 6
      When Alice attacks with "Blight" and "Mold"
      And Bob blocks "Blight" with "Ox"
      And the game goes to the end of combat step
      Then Bob has 19 life
      And "Ox" has power 1
      And "Ox" has toughness 4
      And "Ox" still has no damage marked

  Rule: 702.80b Of what has left it is asked whether it last had wither

    Scenario Outline: its ability is on the stack as it leaves
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Blight" with power 1 and toughness 1: "Wither\n{0}: Blight deals 2 damage to target creature."
      And Bob controls a creature "Ox" with power 3 and toughness 6
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Blight" targeting "Ox"
      And Alice passes
      And Bob plays "Fell" targeting "Blight"
      And all players pass
      And all players pass
      Then "Ox" has power 1

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  @edition:2025
  Rule: 702.80c Wither works from whatever zone damage is dealt

    Example: a spell on the stack
      Given a Magic game between Alice and Bob
      And Alice has an instant "Rust" in hand: "Wither\nRust deals 2 damage to target creature."
      And Bob controls a creature "Ox" with power 3 and toughness 6
      When Alice plays "Rust" targeting "Ox"
      And all players pass
      Then "Ox" has power 1

  Rule: 702.80d Several instances of wither do no more than one

    Scenario Outline: of two instances
      Given a Magic game between Alice and Bob
      And Alice has an instant "Rust" in hand: "Wither, wither\nRust deals 2 damage to target creature."
      And Bob controls a creature "Ox" with power 3 and toughness 6
      When Alice plays "Rust" targeting "Ox"
      And all players pass
      Then "Ox" has power <power>

      @edition:2025
      Examples:
        | power |
        | 1     |

      @edition:2013 @rule:702.78d
      Examples:
        | power |
        | 1     |

  @edition:2025
  Rule: 702.90b Damage of a source with infect to a player is poison counters and no loss of life

    Example: combat damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Plague" with power 3 and toughness 3: "Infect"
      When Alice attacks with "Plague"
      And the game goes to the end of combat step
      Then Bob has 3 poison counters
      And Bob still has 20 life

    @also:704.5c
    Example: ten of them lose the game
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Plague" with power 10 and toughness 3: "Infect"
      When Alice attacks with "Plague"
      And the game goes to the combat damage step
      Then Bob loses the game

  Rule: 702.90c Damage of a source with infect to a creature is -1/-1 counters

    Scenario Outline: a blocker
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Plague" with power 2 and toughness 6: "Infect"
      And Bob controls a creature "Ox" with power 3 and toughness 6
      When Alice attacks with "Plague"
      And Bob blocks "Plague" with "Ox"
      And the game goes to the end of combat step
      Then "Ox" has power <power>
      And "Ox" has toughness 4
      And "Ox" still has no damage marked

      @edition:2025
      Examples:
        | power |
        | 1     |

      @edition:2013 @rule:702.88c
      Examples:
        | power |
        | 1     |

    @edition:2025
    Example: with wither as well, they are put once
      Given a Magic game between Alice and Bob
      And Alice has an instant "Rust" in hand: "Wither, infect\nRust deals 2 damage to target creature."
      And Bob controls a creature "Ox" with power 3 and toughness 6
      When Alice plays "Rust" targeting "Ox"
      And all players pass
      Then "Ox" has power 1

  Rule: 702.90d Of what has left it is asked whether it last had infect

    Scenario Outline: its ability is on the stack as it leaves
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Plague" with power 1 and toughness 1: "Infect\n{0}: Plague deals 2 damage to <target>."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Plague" targeting Bob
      And Alice passes
      And Bob plays "Fell" targeting "Plague"
      And all players pass
      And all players pass
      Then Bob has 2 poison counters
      And Bob still has 20 life

      @edition:2025
      Examples:
        | target     |
        | any target |

      @edition:2013
      Examples:
        | target                    |
        | target creature or player |

  @edition:2025
  Rule: 702.90e Infect works from whatever zone damage is dealt

    Example: a spell on the stack
      Given a Magic game between Alice and Bob
      And Alice has an instant "Spore" in hand: "Infect\nSpore deals 3 damage to any target."
      When Alice plays "Spore" targeting Bob
      And all players pass
      Then Bob has 3 poison counters
      And Bob still has 20 life

  Rule: 702.90f Several instances of infect do no more than one

    Scenario Outline: of two instances
      Given a Magic game between Alice and Bob
      And Alice has an instant "Spore" in hand: "Infect, infect\nSpore deals 3 damage to any target."
      When Alice plays "Spore" targeting Bob
      And all players pass
      Then Bob has <poison> poison counters

      @edition:2025
      Examples:
        | poison |
        | 3      |

      @edition:2013 @rule:702.88f
      Examples:
        | poison |
        | 3      |

  @edition:2025
  Rule: 702.164b The total toxic value of a creature is the sum of its toxic abilities

    Example: toxic 2 that gets toxic 1 besides comes to 3
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Newt" with power 1 and toughness 1: "Toxic 2"
      And Alice has an instant "Slime" in hand: "Target creature gains toxic 1 until end of turn."
      When Alice plays "Slime" targeting "Newt"
      And all players pass
      And Alice attacks with "Newt"
      And the game goes to the end of combat step
      Then Bob has 3 poison counters

  @edition:2025
  Rule: 702.164c Combat damage of a creature with toxic gives a player poison counters besides

    Example: as many as its toxic value, and the damage takes life as ever
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Newt" with power 1 and toughness 1: "Toxic 2"
      When Alice attacks with "Newt"
      And the game goes to the end of combat step
      Then Bob has 2 poison counters
      And Bob has 19 life

    Example: other damage gives none
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Newt" with power 1 and toughness 1: "Toxic 2\n{T}: Newt deals 1 damage to any target."
      When Alice activates "Newt" targeting Bob
      And all players pass
      Then Bob has 19 life
      And Bob still has 0 poison counters

    Example: nor does damage to a creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Newt" with power 1 and toughness 2: "Toxic 2"
      And Bob controls a creature "Ox" with power 1 and toughness 3
      When Alice attacks with "Newt"
      And Bob blocks "Newt" with "Ox"
      And the game goes to the end of combat step
      Then "Ox" has 1 damage marked
      And Bob still has 0 poison counters
