Feature: 603 What Triggers Count and See

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

  Rule: 603.7 What is to be done later is done to what was spoken of

    Scenario Outline: the blocked creature, at end of combat
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox": "Whenever Ox blocks, destroy the blocked creature at <time>."
      And Alice controls a creature "Elk" with power 1 and toughness 5
      When Alice attacks with "Elk"
      And Bob blocks "Elk" with "Ox"
      And all players pass
      And the game goes to the end of combat step
      And all players pass
      Then "Elk" is in Alice's graveyard
      And "Ox" is in Bob's graveyard

      @edition:2013
      Examples:
        | time          |
        | end of combat |

      @edition:2025
      Examples:
        | time          |
        | end of combat |

      @edition:2003 @rule:A.5.3
      Examples:
        | time          |
        | end of combat |
