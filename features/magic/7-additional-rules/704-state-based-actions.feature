Feature: 704 State-Based Actions

  Rule: 704.5j Of two legends of a name their controller keeps one, in 2003 the newer goes

    Scenario Outline: which one is up to the player, or to the rule
      Given a Magic game between Alice and Bob
      And Alice controls a legendary creature "Queen Ada" with power 2 and toughness 2
      And Alice has a legendary creature "Queen Ada" with power 2 and toughness 2 in hand
      When Alice plays "Queen Ada"
      And all players pass
      Then Alice <is asked>

      @edition:2025
      Examples:
        | is asked                              |
        | is asked to choose the legend to keep |

      @edition:2003 @also:K.17.2
      Examples:
        | is asked           |
        | still has priority |

    Scenario Outline: a legend of another creature type
      Given a Magic game between Alice and Bob
      And Alice controls a legendary creature "Queen Ada"
      And Bob has an instant "Teach" in hand: "Target creature becomes an Elf until end of turn."
      When Bob plays "Teach" targeting "Queen Ada"
      And all players pass
      Then "Queen Ada" is an Elf
      And "Queen Ada" is <legendary>

      @edition:2025
      Examples:
        | legendary       |
        | still legendary |

      @edition:2003 @also:K.17.6
      Examples:
        | legendary     |
        | not legendary |

    Scenario Outline: each player may have one
      Given a Magic game between Alice and Bob
      And Alice controls a legendary creature "Queen Ada" with power 2 and toughness 2
      And Bob has a legendary creature "Queen Ada" with power 2 and toughness 2 in hand
      When the game goes to Bob's first main phase
      And Bob plays "Queen Ada"
      And all players pass
      Then Bob's "Queen Ada" is <where>
      And Alice's "Queen Ada" is still in play

      @edition:2025
      Examples:
        | where   |
        | in play |

      @edition:2003 @also:K.17.2
      Examples:
        | where              |
        | in Bob's graveyard |

    @edition:2025
    Example: the older may go
      Given a Magic game between Alice and Bob
      And Alice controls a legendary creature "Queen Ada" with power 2 and toughness 2
      And Alice has a legendary creature "Queen Ada" with power 3 and toughness 3 in hand
      When Alice plays "Queen Ada"
      And all players pass
      And Alice chooses "Queen Ada" (2)
      Then "Queen Ada" (1) is in Alice's graveyard
      And "Queen Ada" (2) is in play

  Rule: 704.5q +1/+1 and -1/-1 counters take each other away, in 2003 both stay

    Scenario Outline: one of each, and then one is to be removed
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Alice has an instant "Blessing" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Wither" in hand: "Put a -1/-1 counter on target creature."
      And Alice has an instant "Curse" in hand: "Remove a +1/+1 counter from target creature."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      And Alice plays "Wither" targeting "Ox"
      And all players pass
      And Alice plays "Curse" targeting "Ox"
      And all players pass
      Then "Ox" <power>

      @edition:2025
      Examples:
        | power             |
        | still has power 3 |

      @edition:2013 @rule:704.5r @also:121.3
      Examples:
        | power             |
        | still has power 3 |

      @edition:2003 @also:G.8.2
      Examples:
        | power       |
        | has power 2 |

  @edition:2025
  Rule: 704.2 No player controls state-based actions

    Example: who controls what they leave open to choose does so, whoever's turn it is
      Given a Magic game between Alice and Bob
      And Bob controls a legendary creature "Queen"
      And Bob controls a creature "Elk"
      And Alice has a sorcery "Gift" in hand: "Target opponent gains control of target creature you control."
      And Alice controls a legendary creature "Queen"
      When Alice plays "Gift" targeting Bob and Alice's "Queen"
      And all players pass
      Then Bob is asked to choose the legend to keep

  @edition:2025
  Rule: 704.5p What is attached and is a creature becomes unattached, and stays

    Example: Equipment that is made a creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls an Equipment artifact "Axe": "Equipped creature gets +2/+1.\nEquip {0}"
      And Alice has an instant "Wake" in hand: "Target artifact becomes a 3/3 artifact creature until end of turn."
      When Alice activates "Axe" targeting "Ox"
      And all players pass
      And Alice plays "Wake" targeting "Axe"
      And all players pass
      Then "Ox" has power 1
      And "Axe" is still in play

    Example: so does what is no Equipment any more
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls an Equipment artifact "Axe": "Equipped creature gets +2/+1.\nEquip {0}"
      And Alice has an instant "Melt" in hand: "Target artifact becomes an enchantment until end of turn."
      When Alice activates "Axe" targeting "Ox"
      And all players pass
      And Alice plays "Melt" targeting "Axe"
      And all players pass
      Then "Ox" has power 1
      And "Axe" is still in play
