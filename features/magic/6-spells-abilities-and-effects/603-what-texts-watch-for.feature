Feature: 603 What Triggered Abilities Watch For

  Rule: 603.5 What is done unless something is paid goes on the stack, and is paid as it resolves

    Scenario Outline: whatever aims at it is countered
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever Ox becomes the target of a spell or ability an opponent controls, counter that spell or ability unless its controller pays {2}."
      And Bob controls a creature "Imp": "{T}: Tap target creature."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice passes
      And Bob activates "Imp" targeting "Ox"
      And all players pass
      Then the stack is empty
      And "Ox" is still untapped
      When Alice passes
      And Bob plays "Fell" targeting "Ox"
      And all players pass
      Then "Fell" is <where>
      And "Ox" is still in play

      @edition:2013
      Examples:
        | where              |
        | in Bob's graveyard |

      @edition:2025
      Examples:
        | where              |
        | in Bob's graveyard |

      @edition:2003 @rule:A.4.5
      Examples:
        | where              |
        | in Bob's graveyard |

    @edition:2013
    Example: it is not where its controller pays
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever Ox becomes the target of a spell an opponent controls, counter it unless its controller pays {2}."
      And Bob has 2 red mana
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice passes
      And Bob plays "Fell" targeting "Ox"
      And all players pass
      And Bob accepts
      And all players pass
      Then "Ox" is in Alice's graveyard

    @edition:2013
    Example: nor where its own controller aims at it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever Ox becomes the target of a spell or ability an opponent controls, counter it unless its controller pays {2}."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Fell" targeting "Ox"
      Then the stack holds "Fell"

    @edition:2013
    Example: pay, or do something else
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "At the beginning of your upkeep, pay {1} or sacrifice Ox."
      And Alice controls a Forest land "Grove"
      When the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      Then "Ox" is still in play
      And "Grove" is tapped

    @edition:2013
    Example: who can't pay does the other
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "At the beginning of your upkeep, pay {1} or sacrifice Ox."
      When the game goes to Alice's upkeep step
      And all players pass
      Then "Ox" is in Alice's graveyard

  Rule: 116.2a An ability triggers as often as what it watches for happens

    Scenario Outline: a creature that attacks its controller
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Thorns": "Whenever a creature attacks you, its controller loses 1 life."
      And Alice controls an enchantment "Briars": "Whenever a creature attacks you, its controller loses 5 life."
      And Alice controls a creature "Ox"
      When Alice attacks with "Ox"
      And all players pass
      Then Alice has <life> life

      @edition:2013
      Examples:
        | life |
        | 19   |

      @edition:2025
      Examples:
        | life |
        | 19   |

      @edition:2003 @rule:A.4.2
      Examples:
        | life |
        | 19   |

    Scenario Outline: any creature that something is on
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ghoul": "Whenever an enchanted creature dies, you gain 1 life."
      And Bob controls a creature "Ox"
      And Bob controls a creature "Goat"
      And Bob controls a Creature enchantment "Veil" attached to "Ox": "Enchanted creature has flying."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      When Alice plays "Fell" targeting "Goat"
      And all players pass
      Then the stack is empty
      When Alice plays "Slay" targeting "Ox"
      And all players pass
      And all players pass
      Then Alice has <life> life

      @edition:2013
      Examples:
        | life |
        | 21   |

      @edition:2003 @rule:A.4.2
      Examples:
        | life |
        | 21   |

  Rule: 614.1 What would die is exiled instead, and nothing has died

    Scenario Outline: whatever would have triggered doesn't
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Void": "If a creature would die, exile it instead."
      And Alice controls a creature "Ghoul": "Whenever another creature dies, you gain 1 life."
      And Bob controls a creature "Ox"
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      Then "Ox" is <where>
      And the stack is empty

      @edition:2013
      Examples:
        | where       |
        | out of game |

      @edition:2003 @rule:T.10.2
      Examples:
        | where       |
        | out of game |

  Rule: 608.2g How often something is done is counted once, as it is done

    Scenario Outline: for each creature
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Bless" in hand: "For each creature you control, you gain 2 life."
      And Alice controls a creature "Ox"
      And Alice controls a creature "Goat"
      And Alice controls an enchantment "Joy": "Whenever you gain life, draw a card."
      When Alice plays "Bless"
      And all players pass
      Then Alice has 24 life
      And the stack holds <what>

      @edition:2013
      Examples:
        | what                 |
        | the ability of "Joy" |

      @edition:2003 @rule:T.8.3
      Examples:
        | what                 |
        | the ability of "Joy" |

    @edition:2013 @rule:608.2h
    Example: all creatures but some
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Wrath" in hand: "Destroy all creatures except artifact creatures."
      And Bob controls a creature "Ox"
      And Bob controls an artifact creature "Golem" with power 1 and toughness 1
      When Alice plays "Wrath"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And "Golem" is still in play

  Rule: 603.4 What is asked of a player's life is asked as it triggers and as it resolves

    Scenario Outline: thirty-five life, and it is gone meanwhile
      Given a Magic game between Alice and Bob
      And Alice has 35 life
      And Alice controls a creature "Saint" with power 2 and toughness 3: "At the beginning of your upkeep, if you have 35 or more life, you win the game."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to target player."
      When the game goes to Alice's upkeep step
      Then the stack holds the ability of "Saint"
      When Alice passes
      And Bob plays "Bolt" targeting Alice
      And all players pass
      And all players pass
      Then Alice has <life> life
      And the game is not over

      @edition:2013
      Examples:
        | life |
        | 32   |

      @edition:2003 @rule:A.4.14
      Examples:
        | life |
        | 32   |

    @edition:2013
    Example: thirty-four are too few for it to trigger
      Given a Magic game between Alice and Bob
      And Alice has 34 life
      And Alice controls a creature "Saint" with power 2 and toughness 3: "At the beginning of your upkeep, if you have 35 or more life, you win the game."
      When the game goes to Alice's upkeep step
      Then the stack is empty

    @edition:2013
    Example: thirty-five that stay win the game
      Given a Magic game between Alice and Bob
      And Alice has 35 life
      And Alice controls a creature "Saint" with power 2 and toughness 3: "At the beginning of your upkeep, if you have 35 or more life, you win the game."
      When the game goes to Alice's upkeep step
      And all players pass
      Then Alice wins the game

  Rule: 116.2a What watches for several things triggers on each of them

    @edition:2013
    Example: itself or another creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ghoul": "Whenever Ghoul or another creature dies, you gain 1 life."
      And Bob controls a creature "Ox"
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      And all players pass
      Then Alice has 21 life
      When Alice plays "Slay" targeting "Ghoul"
      And all players pass
      And all players pass
      Then Alice has 22 life

    @edition:2013
    Example: what it has dealt damage to this turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bat" with power 1 and toughness 4: "Whenever a creature dealt damage by Bat this turn dies, put a +1/+1 counter on Bat."
      And Bob controls a creature "Ox" with power 2 and toughness 3
      And Bob controls a creature "Goat" with power 1 and toughness 1
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      When Alice attacks with "Bat"
      And Bob blocks "Bat" with "Ox"
      And the game goes to the end of combat step
      And Alice plays "Slay" targeting "Goat"
      And all players pass
      Then the stack is empty
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      And all players pass
      Then "Bat" has power 2

    @edition:2013
    Example: it forgets as the turn ends
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bat" with power 1 and toughness 4: "Whenever a creature dealt damage by Bat this turn dies, put a +1/+1 counter on Bat."
      And Bob controls a creature "Ox" with power 2 and toughness 3
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice attacks with "Bat"
      And Bob blocks "Bat" with "Ox"
      And the game goes to Bob's upkeep step
      And Bob passes
      And Alice plays "Fell" targeting "Ox"
      And all players pass
      Then the stack is empty
      And "Bat" still has power 1

    @edition:2013
    Example: once, however many attack
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Horn": "Whenever one or more creatures attack, you gain 1 life."
      And Alice controls a creature "Ox"
      And Alice controls a creature "Goat"
      When Alice attacks with "Ox" and "Goat"
      Then the stack holds the ability of "Horn"
      When all players pass
      Then Alice has 21 life

    @edition:2013
    Example: each player by as many as that one has
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Goat"
      And Bob controls a creature "Imp"
      And Alice has a sorcery "Census" in hand: "Each player loses 1 life for each creature he or she controls."
      When Alice plays "Census"
      And all players pass
      Then Alice has 19 life
      And Bob has 18 life

    @edition:2013
    Example: a counter on each of them
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Goat" with power 1 and toughness 1
      And Alice has a sorcery "Feast" in hand: "For each creature you control, put a +1/+1 counter on that creature."
      When Alice plays "Feast"
      And all players pass
      Then "Ox" has power 3
      And "Goat" still has power 1

    @edition:2013
    Example: who doesn't pay later loses
      Given a Magic game between Alice and Bob
      And Alice has an instant "Pact" in hand: "You gain 5 life. At the beginning of your next upkeep, pay {2}. If you don't, you lose the game."
      When Alice plays "Pact"
      And all players pass
      Then Alice has 25 life
      When the game goes to Alice's upkeep step
      And all players pass
      Then Bob wins the game

    @edition:2013
    Example: unless it is paid
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "At the beginning of your upkeep, unless you pay {2}, sacrifice Ox."
      When the game goes to Alice's upkeep step
      And all players pass
      Then "Ox" is in Alice's graveyard

    Scenario Outline: coming and leaving
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" in hand: "<text>"
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Elk"
      And all players pass
      And all players pass
      Then Alice has 21 life
      When Alice plays "Fell" targeting "Elk"
      And all players pass
      And all players pass
      Then Alice has 22 life

      @edition:2013
      Examples:
        | text                                                            |
        | Whenever Elk enters or leaves the battlefield, you gain 1 life. |
        | Whenever Elk enters the battlefield or dies, you gain 1 life.   |

      @edition:2025 @rule:700.1
      Examples:
        | text                                                                  |
        | When this creature enters or leaves the battlefield, you gain 1 life. |
        | When this creature enters or dies, you gain 1 life.                   |

      @edition:2003 @rule:A.4.Ruling.8
      Examples:
        | text                                                                                |
        | Whenever Elk comes into play or leaves play, you gain 1 life.                       |
        | Whenever Elk comes into play or is put into a graveyard from play, you gain 1 life. |

    Scenario Outline: of others, those that are yours
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Drum": "<text>"
      And Alice has a creature "Elk" in hand
      And Bob controls a creature "Imp"
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      When Alice plays "Elk"
      And all players pass
      And all players pass
      And Alice plays "Fell" targeting "Elk"
      And all players pass
      And all players pass
      Then Alice has 22 life
      When Alice plays "Slay" targeting "Imp"
      And all players pass
      Then the stack is empty

      @edition:2013
      Examples:
        | text                                                                                      |
        | Whenever a creature enters or leaves the battlefield under your control, you gain 1 life. |

      @edition:2025 @rule:700.1
      Examples:
        | text                                                                                      |
        | Whenever a creature enters or leaves the battlefield under your control, you gain 1 life. |

      @edition:2003 @rule:A.4.Ruling.8
      Examples:
        | text                                                                                    |
        | Whenever a creature comes into play or leaves play under your control, you gain 1 life. |

    Scenario Outline: coming and attacking
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" in hand: "Haste\n<text>"
      When Alice plays "Elk"
      And all players pass
      And all players pass
      And Alice attacks with "Elk"
      And all players pass
      Then Alice has 22 life

      @edition:2013
      Examples:
        | text                                                             |
        | Whenever Elk enters the battlefield or attacks, you gain 1 life. |

      @edition:2025 @rule:700.1
      Examples:
        | text                                                       |
        | Whenever this creature enters or attacks, you gain 1 life. |

      @edition:2003 @rule:A.4.Ruling.8
      Examples:
        | text                                                      |
        | Whenever Elk comes into play or attacks, you gain 1 life. |
