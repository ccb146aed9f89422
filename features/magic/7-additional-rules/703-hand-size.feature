Feature: 703 Turn-Based Actions

  Rule: 703.4n As the cleanup step begins a hand is discarded down to its maximum

    Scenario Outline: it may be less or more
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Wane": "Your maximum hand size is <said>."
      And Alice has 9 instants "Leaf" in hand
      When the game goes to Alice's cleanup step
      And Alice chooses <discarded>
      Then Alice has <left> cards in her hand

      @edition:2025
      Examples:
        | said             | discarded                                         | left |
        | reduced by two   | "Leaf" (1), "Leaf" (2), "Leaf" (3) and "Leaf" (4) | 5    |
        | increased by one | "Leaf" (1)                                        | 8    |
        | eight            | "Leaf" (1)                                        | 8    |

      @edition:2013 @rule:703.4m
      Examples:
        | said             | discarded                                         | left |
        | reduced by two   | "Leaf" (1), "Leaf" (2), "Leaf" (3) and "Leaf" (4) | 5    |
        | increased by one | "Leaf" (1)                                        | 8    |
        | eight            | "Leaf" (1)                                        | 8    |

      @edition:2003 @rule:Z.4.3
      Examples:
        | said             | discarded                                         | left |
        | reduced by two   | "Leaf" (1), "Leaf" (2), "Leaf" (3) and "Leaf" (4) | 5    |
        | increased by one | "Leaf" (1)                                        | 8    |
        | eight            | "Leaf" (1)                                        | 8    |

    Scenario Outline: before damage is removed
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness <toughness>
      And Alice has 9 instants "Spark" in hand: "Spark deals 2 damage to target creature."
      When Alice plays "Spark" (1) targeting "Ox"
      And all players pass
      And the game goes to Alice's cleanup step
      Then Alice is asked to discard down to maximum hand size
      And "Ox" has 2 damage
      When Alice chooses "Spark" (2)
      Then "Ox" has 0 damage

      @edition:2025
      Examples:
        | toughness |
        | 3         |

      @edition:2013 @rule:703.4m
      Examples:
        | toughness |
        | 3         |

      @edition:2003 @rule:P.13.Ruling.1
      Examples:
        | toughness |
        | 3         |
