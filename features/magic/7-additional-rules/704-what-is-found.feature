Feature: 704 State-Based Actions

  Rule: 704.1 State-based actions use no stack

    Scenario Outline: nobody responds to lethal damage
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 3
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to any target."
      When Alice plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is in <where>
      And the stack is empty

      @edition:2025
      Examples:
        | where           |
        | Bob's graveyard |

      @edition:2013 @rule:704.1
      Examples:
        | where           |
        | Bob's graveyard |

      @edition:2003 @also:T.11.1
      Examples:
        | where           |
        | Bob's graveyard |

  @edition:2025
  Rule: 704.1a What watches for a state of the game is a triggered ability

    Example: it goes on the stack
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Toad" with power 1 and toughness 1: "When you control no Swamps, sacrifice this creature."
      And Alice controls a Swamp land "Mire"
      And Bob has an instant "Quake" in hand: "Destroy target land."
      When Bob plays "Quake" targeting "Mire"
      And all players pass
      Then "Toad" is still in play
      And the stack holds the ability of "Toad"
      When all players pass
      Then "Toad" is in Alice's graveyard

  Rule: 704.3 All state-based actions that apply are performed at once, and then looked for again

    Scenario Outline: two players without life draw
      Given a Magic game between Alice and Bob
      And Alice has 2 life
      And Bob has 2 life
      And Alice has a sorcery "Ruin" in hand: "Each player loses 2 life."
      When Alice plays "Ruin"
      And all players pass
      Then the game is <what>

      @edition:2025
      Examples:
        | what   |
        | a draw |

      @edition:2013 @rule:704.3
      Examples:
        | what   |
        | a draw |

      @edition:2003 @also:T.11.2
      Examples:
        | what   |
        | a draw |

    Scenario Outline: what dies for want of another is found by the next check, before anybody has priority
      Given a Magic game between Alice and Bob
      And Alice controls a creature "King" with power 2 and toughness 2: "Other creatures get +0/+1."
      And Alice controls a creature "Page" with power 1 and toughness 0
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice passes
      And Bob plays "Fell" targeting "King"
      And all players pass
      Then "King" is in Alice's graveyard
      And "Page" is in <where>

      @edition:2025
      Examples:
        | where             |
        | Alice's graveyard |

      @edition:2013 @rule:704.3
      Examples:
        | where             |
        | Alice's graveyard |

      @edition:2003 @also:T.11.2
      Examples:
        | where             |
        | Alice's graveyard |

  @edition:2025
  Rule: 704.4 What happens in the midst of a resolution is none of their business

    Example: a hand that is empty for a moment
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sprite" with power 0 and toughness 0: "This creature gets +1/+1 for each card in your hand."
      And Alice controls an enchantment "Void": "When you have no cards in hand, you gain 1 life."
      And Alice has an instant "Jolt" in hand
      And Alice has an instant "Mend" in hand
      And Alice has an instant "Turnover" in hand: "Discard two cards. Draw three cards."
      When Alice plays "Turnover"
      And all players pass
      Then "Sprite" is still in play
      And "Sprite" has power 3
      And the stack holds the ability of "Void"

  Rule: 704.5a A player with 0 life loses

    Scenario Outline: the last life
      Given a Magic game between Alice and Bob
      And Bob has 3 life
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to any target."
      When Alice plays "Sting" targeting Bob
      And all players pass
      Then <who> loses the game

      @edition:2025
      Examples:
        | who |
        | Bob |

      @edition:2013 @rule:704.5a
      Examples:
        | who |
        | Bob |

      @edition:2003 @also:G.19.3
      Examples:
        | who |
        | Bob |

  Rule: 704.5b Who was to draw from an empty library loses

    Scenario Outline: in the draw step
      Given a Magic game between Alice and Bob
      And Bob's library holds 1 card
      And Alice has a sorcery "Gift" in hand: "Target player draws two cards."
      When Alice plays "Gift" targeting Bob
      And all players pass
      Then <who> loses the game

      @edition:2025
      Examples:
        | who |
        | Bob |

      @edition:2013 @rule:704.5b
      Examples:
        | who |
        | Bob |

      @edition:2003 @also:Z.6.8
      Examples:
        | who |
        | Bob |

  Rule: 704.5c A player with ten poison counters loses

    Scenario Outline: nine do not
      Given a Magic game between Alice and Bob
      And Bob has 5 poison counters
      And Alice has a sorcery "Fang" in hand: "Target player gets 4 poison counters."
      And Alice has a sorcery "Barb" in hand: "Target player gets 1 poison counter."
      When Alice plays "Fang" targeting Bob
      And all players pass
      Then Bob has 9 poison counters
      When Alice plays "Barb" targeting Bob
      And all players pass
      Then <who> loses the game

      @edition:2025
      Examples:
        | who |
        | Bob |

      @edition:2013 @rule:704.5c
      Examples:
        | who |
        | Bob |

      @edition:2003 @also:E.10.2
      Examples:
        | who |
        | Bob |

  Rule: 704.5d A token that is not on the battlefield ceases to exist

    Scenario Outline: after what triggers on its death
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Urn": "Whenever a creature dies, you gain 1 life."
      And Alice has a sorcery "Call" in hand: "Create a 1/1 green Elf creature token."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Call"
      And all players pass
      And Alice plays "Fell" targeting "Elf"
      And all players pass
      And all players pass
      Then Alice has 21 life
      And Alice's graveyard holds <cards> cards

      @edition:2025
      Examples:
        | cards |
        | 2     |

      @edition:2013 @rule:110.5g
      Examples:
        | cards |
        | 2     |

      @edition:2003 @also:K.25.6
      Examples:
        | cards |
        | 2     |

  Rule: 704.5f A creature without toughness is put into the graveyard, whatever would save it from destruction

    Scenario Outline: a shield does not help
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate this creature."
      And Bob has an instant "Wilt" in hand: "Target creature gets -2/-2 until end of turn."
      When Alice activates "Troll"
      And all players pass
      And Alice passes
      And Bob plays "Wilt" targeting "Troll"
      And all players pass
      Then "Troll" is in <where>

      @edition:2025
      Examples:
        | where             |
        | Alice's graveyard |

      @edition:2003 @also:K.10.6
      Examples:
        | where             |
        | Alice's graveyard |

  Rule: 704.5g Lethal damage destroys

    Scenario Outline: as much as toughness, and less is not
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 3
      And Bob controls a creature "Elk" with power 2 and toughness 4
      And Alice has an instant "Blaze" in hand: "Blaze deals 3 damage to each creature."
      When Alice plays "Blaze"
      And all players pass
      Then "Ox" is in <where>
      And "Elk" is still in play

      @edition:2025
      Examples:
        | where           |
        | Bob's graveyard |

      @edition:2013 @rule:704.5g
      Examples:
        | where           |
        | Bob's graveyard |

      @edition:2003 @also:T.11.5
      Examples:
        | where           |
        | Bob's graveyard |

    Scenario Outline: regeneration takes its place
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate this creature."
      And Bob has an instant "Blaze" in hand: "Blaze deals 3 damage to each creature."
      When Alice activates "Troll"
      And all players pass
      And Alice passes
      And Bob plays "Blaze"
      And all players pass
      Then "Troll" is still in play
      And "Troll" is <tapped>

      @edition:2025
      Examples:
        | tapped |
        | tapped |

      @edition:2013 @rule:704.5g
      Examples:
        | tapped |
        | tapped |

      @edition:2003 @also:T.11.5
      Examples:
        | tapped |
        | tapped |

  @edition:2025
  Rule: 704.7 One replacement effect replaces all state-based actions with the same result

    Example: no life, and no card to draw
      Given a Magic game between Alice and Bob
      And Alice has 1 life
      And Alice's library holds 1 card
      And Alice controls an artifact "Mirror": "If you would lose the game, instead you gain 20 life."
      And Alice has a sorcery "Ruin" in hand: "Draw two cards. You lose 1 life."
      When Alice plays "Ruin"
      And all players pass
      Then Alice has 20 life

  @edition:2025
  Rule: 704.8 What a state-based action moves is known as it was before all of them

    Example: counters that would have cancelled
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wolf" with power 1 and toughness 1: "When this creature dies, you gain life equal to the number of +1/+1 counters on it."
      And Alice has an instant "Bless" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Rot" in hand: "Put three -1/-1 counters on target creature."
      When Alice plays "Bless" targeting "Wolf"
      And all players pass
      And Alice plays "Rot" targeting "Wolf"
      And all players pass
      Then "Wolf" is in Alice's graveyard
      When all players pass
      Then Alice has 21 life
