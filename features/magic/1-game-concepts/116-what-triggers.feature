Feature: 116 Timing and Priority

  Rule: 116.2a An ability triggers when its event happens, and no other time

    Scenario Outline: several that die together are one event to what speaks of one or more
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Rite": "Whenever one or more creatures <die>, draw a card."
      And Bob controls a creature "Imp"
      And Bob controls a creature "Rat"
      And Alice has a sorcery "Fell" in hand: "Destroy all creatures."
      When Alice plays "Fell"
      And all players pass
      And all players pass
      Then Alice has 1 card in her hand

      @edition:2013
      Examples:
        | die |
        | die |

      @edition:2025
      Examples:
        | die |
        | die |

      @edition:2003 @rule:A.4.2
      Examples:
        | die |
        | die |

    Scenario Outline: damage that is dealt to one player alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever a source deals damage to you, you gain <n> life."
      And Bob has an instant "Zap" in hand: "Zap deals 3 damage to target player."
      When Alice passes
      And Bob plays "Zap" targeting Bob
      And all players pass
      Then the stack is empty
      And Alice still has 20 life

      @edition:2013
      Examples:
        | n |
        | 1 |

      @edition:2025
      Examples:
        | n |
        | 1 |

      @edition:2003 @rule:A.4.2
      Examples:
        | n |
        | 1 |

    Scenario Outline: and is heard of then
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever a source deals damage to you, you gain <n> life."
      And Bob has an instant "Zap" in hand: "Zap deals 3 damage to target player."
      When Alice passes
      And Bob plays "Zap" targeting Alice
      And all players pass
      And all players pass
      Then Alice has 18 life

      @edition:2013
      Examples:
        | n |
        | 1 |

      @edition:2025
      Examples:
        | n |
        | 1 |

      @edition:2003 @rule:A.4.2
      Examples:
        | n |
        | 1 |

    Scenario Outline: at the end step of a turn in which it attacked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "At the beginning of your end step, if Ox attacked this <turn>, untap it."
      And Alice controls a creature "Elk": "At the beginning of your end step, if Elk attacked this <turn>, you gain 1 life."
      When Alice attacks with "Ox"
      And the game goes to the second main phase
      Then "Ox" is tapped
      When the game goes to the end of turn step
      And all players pass
      Then "Ox" is untapped
      And Alice still has 20 life

      @edition:2013
      Examples:
        | turn |
        | turn |

      @edition:2025
      Examples:
        | turn |
        | turn |

      @edition:2003 @rule:A.4.14
      Examples:
        | turn |
        | turn |

  Rule: 116.2a An ability triggers when its event happens, and no other time

    Scenario Outline: the second card of a turn, however many are drawn at once
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever you draw your second card each turn, put a +1/+1 counter on <this>."
      And Alice has a sorcery "Three" in hand: "Draw three cards."
      And Alice has a sorcery "One" in hand: "Draw a card."
      When Alice plays "Three"
      And all players pass
      And all players pass
      Then "Ox" has 1 +1/+1 counter
      When Alice plays "One"
      And all players pass
      Then the stack is empty
      And "Ox" has 1 +1/+1 counter

      @edition:2013
      Examples:
        | this |
        | Ox   |

      @edition:2025
      Examples:
        | this          |
        | this creature |

      @edition:2003 @rule:A.4.2
      Examples:
        | this |
        | Ox   |

    Scenario Outline: nor is it counted in another turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever you draw your second card each turn, put a +1/+1 counter on <this>."
      And Alice has a sorcery "One" in hand: "Draw a card."
      And Alice has a sorcery "Two" in hand: "Draw a card."
      When Alice plays "One"
      And all players pass
      And the game goes to Alice's upkeep step
      And the game goes to Alice's first main phase
      Then the stack is empty
      When Alice plays "Two"
      And all players pass
      And all players pass
      Then "Ox" has 1 +1/+1 counter

      @edition:2013
      Examples:
        | this |
        | Ox   |

      @edition:2025
      Examples:
        | this          |
        | this creature |

      @edition:2003 @rule:A.4.2
      Examples:
        | this |
        | Ox   |

    Scenario Outline: the second spell of a turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever you <play> your second spell each turn, put a +1/+1 counter on Ox."
      And Alice has an instant "A" in hand: "You gain 1 life."
      And Alice has an instant "B" in hand: "You gain 1 life."
      And Alice has an instant "C" in hand: "You gain 1 life."
      When Alice plays "A"
      Then the stack holds "A"
      When Alice plays "B"
      And all players pass
      Then "Ox" has 1 +1/+1 counter
      When Alice plays "C"
      Then the stack holds "C", "B" and "A"

      @edition:2013
      Examples:
        | play |
        | cast |

      @edition:2025
      Examples:
        | play |
        | cast |

      @edition:2003 @rule:A.4.2
      Examples:
        | play |
        | play |

    Scenario Outline: several creatures at once are one event to what speaks of one or more
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever one or more creatures you control deal combat damage to a player, <draw>."
      And Alice controls a creature "Elk"
      When Alice attacks with "Ox" and "Elk"
      And the game goes to the second main phase
      Then Bob has 18 life
      And Alice has 1 card in her hand

      @edition:2013
      Examples:
        | draw        |
        | draw a card |

      @edition:2025
      Examples:
        | draw        |
        | draw a card |

      @edition:2003 @rule:A.4.2
      Examples:
        | draw        |
        | draw a card |

  Rule: 116.2a An ability triggers when its event happens, and no other time

    Scenario Outline: no counters are put where the number of them is zero
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever one or more +1/+1 counters are put on Ox, you gain 1 life."
      And Alice controls an artifact "Cup": "Sacrifice Cup: You gain 2 life."
      And Alice has 2 instants "Grow" in hand: "Put X +1/+1 counters on target creature, where X is the number of artifacts you control."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      Then the stack holds the ability of "Ox"
      When all players pass
      And Alice activates "Cup"
      And all players pass
      And Alice plays "Grow" targeting "Ox"
      And all players pass
      Then the stack is empty
      And Alice has 23 life

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

      @edition:2003 @rule:A.4.2
      Examples:
        | |
        | |
