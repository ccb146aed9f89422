Feature: 602 What Can Not Be Activated

  Rule: 602.5 Nobody activates what is prohibited

    Scenario Outline: abilities of some permanents
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Rust": "<text>"
      And Alice controls an artifact "Gun": "{0}: You gain 1 life."
      And Alice controls a creature "Ox": "{0}: You gain 1 life."
      And Alice has an instant "Zap" in hand: "You gain 1 life."
      When Alice plays "Zap"
      Then Alice can't activate "Gun"
      And Alice can still activate "Ox"

      @edition:2013
      Examples:
        | text                                                 |
        | Activated abilities of artifacts can't be activated. |

      @edition:2025
      Examples:
        | text                                                 |
        | Activated abilities of artifacts can't be activated. |

      @edition:2003 @rule:T.8.13
      Examples:
        | text                                              |
        | Activated abilities of artifacts can't be played. |

    Scenario Outline: but for mana abilities
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Rust": "<text>"
      And Alice controls an artifact "Gun": "{0}: You gain 1 life."
      And Alice controls an artifact "Rock": "{T}: Add {R}."
      And Alice has an instant "Zap" in hand: "You gain 1 life."
      When Alice plays "Zap"
      Then Alice can't activate "Gun"
      And Alice can still activate "Rock"

      @edition:2013
      Examples:
        | text                                                                               |
        | Activated abilities of artifacts can't be activated unless they're mana abilities. |

      @edition:2025
      Examples:
        | text                                                                               |
        | Activated abilities of artifacts can't be activated unless they're mana abilities. |

      @edition:2003 @rule:T.8.13
      Examples:
        | text                                                                            |
        | Activated abilities of artifacts can't be played unless they're mana abilities. |

    Scenario Outline: of what an Aura is on
      Given a Magic game between Alice and Bob
      And Alice has an Aura enchantment "Bind" in hand: "Enchant creature\nEnchanted creature can't attack or block, and <its> activated abilities can't be activated."
      And Bob controls a creature "Imp": "{0}: You gain 1 life."
      And Bob controls a creature "Rat": "{0}: You gain 1 life."
      When Alice plays "Bind" targeting "Imp"
      And all players pass
      And Alice passes
      Then Bob can't activate "Imp"
      And Bob can activate "Rat"

      @edition:2013
      Examples:
        | its |
        | its |

      @edition:2025
      Examples:
        | its |
        | its |

    Scenario Outline: of what a local enchantment is on
      Given a Magic game between Alice and Bob
      And Alice has a Creature enchantment "Bind" in hand: "Enchanted creature can't attack or block, and its activated abilities can't be <verb>."
      And Bob controls a creature "Imp": "{0}: You gain 1 life."
      And Bob controls a creature "Rat": "{0}: You gain 1 life."
      When Alice plays "Bind" targeting "Imp"
      And all players pass
      And Alice passes
      Then Bob can't activate "Imp"
      And Bob can activate "Rat"

      @edition:2003 @rule:T.8.13
      Examples:
        | verb   |
        | played |

  @edition:2013
  Rule: 602.1c Activated abilities are the only ones that are activated

    Example: what is said of abilities that are activated is said of no others
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Rust": "Abilities of creatures can't be activated."
      And Alice controls a creature "Ox": "{0}: You gain 1 life."
      And Alice controls a creature "Cow": "Whenever you gain life, draw a card."
      And Alice has an instant "Zap" in hand: "You gain 1 life."
      When Alice plays "Zap"
      Then Alice can't activate "Ox"
      When all players pass
      And all players pass
      Then Alice has 1 card in her hand
