Feature: 107 Numbers below Zero

  Rule: 107.1b What is below zero is reckoned with as it is, in 2003 as zero

    Scenario Outline: the power and toughness of a -2/4 creature, added up
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 3 and toughness 4
      And Alice has an instant "Sap" in hand: "Target creature gets -5/-0 until end of turn."
      And Alice has an instant "Toll" in hand: "You gain life equal to the total power and toughness of target creature."
      When Alice plays "Sap" targeting "Ox"
      And all players pass
      And Alice plays "Toll" targeting "Ox"
      And all players pass
      Then Alice has <life> life

      @edition:2013
      Examples:
        | life |
        | 22   |

      @edition:2003 @also:K.10.3
      Examples:
        | life |
        | 24   |

      @edition:2025
      Examples:
        | life |
        | 22   |

    Scenario Outline: the life total of a player who can't lose, doubled
      Given a Magic game between Alice and Bob
      And Alice has 5 life
      And Alice controls an enchantment "Vigil": "You can't lose the game."
      And Alice has a sorcery "Bounty" in hand: "Double your life total."
      And Bob has an instant "Bolt" in hand: "Bolt deals 8 damage to target player."
      When Alice passes
      And Bob plays "Bolt" targeting Alice
      And all players pass
      Then Alice has -3 life
      When Alice plays "Bounty"
      And all players pass
      Then Alice <has> life

      @edition:2013
      Examples:
        | has    |
        | has -6 |

      @edition:2025 @also:701.10d
      Examples:
        | has    |
        | has -6 |

      @edition:2003 @also:G.19.7
      Examples:
        | has          |
        | still has -3 |

    @edition:2013
    Example: life below zero from the start, gained
      Given a Magic game between Alice and Bob
      And Alice has -3 life
      And Alice controls an enchantment "Vigil": "You can't lose the game."
      And Alice has a sorcery "Bounty" in hand: "Double your life total."
      When Alice plays "Bounty"
      And all players pass
      Then Alice has -6 life

    Scenario Outline: half of a life total below zero, lost
      Given a Magic game between Alice and Bob
      And Alice has 2 life
      And Alice controls an enchantment "Vigil": "You can't lose the game."
      And Alice has a sorcery "Ebb" in hand: "You lose half your life, rounded up."
      And Bob has an instant "Bolt" in hand: "Bolt deals 6 damage to target player."
      When Alice passes
      And Bob plays "Bolt" targeting Alice
      And all players pass
      Then Alice has -4 life
      When Alice plays "Ebb"
      And all players pass
      Then Alice still has <life> life

      @edition:2013
      Examples:
        | life |
        | -4   |

      @edition:2003 @also:G.19.Ruling.1
      Examples:
        | life |
        | -4   |

    Scenario Outline: what it comes to is done as often as nothing
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 1 and toughness 2
      And Alice has an instant "Sap" in hand: "Target creature gets -2/-0 until end of turn."
      And Alice has an instant "Toll" in hand: "You gain life equal to target creature's power. Draw a card."
      When Alice plays "Sap" targeting "Ox"
      And all players pass
      And Alice plays "Toll" targeting "Ox"
      And all players pass
      Then Alice's hand holds 1 card
      And Alice still has <life> life

      @edition:2013
      Examples:
        | life |
        | 20   |

      @edition:2003 @also:K.10.3
      Examples:
        | life |
        | 20   |

    @edition:2013
    Example: +3/+0 makes a power of -2 one of 1
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 3 and toughness 4
      And Alice has an instant "Sap" in hand: "Target creature gets -5/-0 until end of turn."
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+0 until end of turn."
      When Alice plays "Sap" targeting "Ox"
      And all players pass
      And Alice plays "Grow" targeting "Ox"
      And all players pass
      Then "Ox" has power 1
