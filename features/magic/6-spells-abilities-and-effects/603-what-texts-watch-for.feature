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
      And Bob controls an Aura enchantment "Veil" attached to "Ox": "Enchanted creature has flying."
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
