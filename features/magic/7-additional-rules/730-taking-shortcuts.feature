Feature: 730 Taking Shortcuts

  Rule: 730.3 In a loop that several players keep going, the first of them in turn order must choose something else

    # Row 38: two players undo each other without end.
    Scenario Outline: one gains flying, the other takes it away
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Kite": "{0}: Kite gains flying until end of turn."
      And Bob controls an artifact "Net": "{0}: Target creature loses flying until end of turn."
      When Alice activates "Kite"
      And all players pass
      And Alice passes
      And Bob activates "Net" targeting "Kite"
      And all players pass
      Then <what>

      @edition:2025
      Examples:
        | what                        |
        | Alice can't activate "Kite" |

      @edition:2013 @rule:716.3
      Examples:
        | what                        |
        | Alice can't activate "Kite" |

      @edition:2003 @also:G.18.3
      Examples:
        | what                            |
        | Alice can still activate "Kite" |

    @edition:2025
    Example: it need not be an effect that is undone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls an artifact "Yoke": "{0}: Tap target creature."
      And Bob controls an artifact "Goad": "{0}: Untap target creature."
      When Alice activates "Yoke" targeting "Ox"
      And all players pass
      And Alice passes
      And Bob activates "Goad" targeting "Ox"
      And all players pass
      Then Alice can't activate "Yoke"

    @edition:2025
    Example: what one player alone keeps going goes on
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls an artifact "Yoke": "{0}: Tap target creature."
      And Alice controls an artifact "Goad": "{0}: Untap target creature."
      When Alice activates "Yoke" targeting "Ox"
      And all players pass
      And Alice activates "Goad" targeting "Ox"
      And all players pass
      And Alice activates "Yoke" targeting "Ox"
      And all players pass
      Then "Ox" is tapped
      And Alice can still activate "Goad"

    @edition:2025
    Example: where the active player isn't involved, the first who is must end it
      Given a Magic game between Alice and Bob and Carol
      And Alice controls a creature "Ox"
      And Bob controls an artifact "Yoke": "{0}: Tap target creature."
      And Carol controls an artifact "Goad": "{0}: Untap target creature."
      When Alice passes
      And Bob activates "Yoke" targeting "Ox"
      And all players pass
      And Alice passes
      And Bob passes
      And Carol activates "Goad" targeting "Ox"
      And all players pass
      And Alice passes
      Then Bob can't activate "Yoke"

    @edition:2025
    Example: where something else has changed meanwhile, it is no loop
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Kite": "{0}: Kite gains flying until end of turn."
      And Bob controls an artifact "Net": "{0}: Target creature loses flying until end of turn. You gain 1 life."
      When Alice activates "Kite"
      And all players pass
      And Alice passes
      And Bob activates "Net" targeting "Kite"
      And all players pass
      Then Bob has 21 life
      And Alice can still activate "Kite"

  Rule: 730.4 A loop of mandatory actions is a draw

    Scenario Outline: two enchantments that set each other off
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Echo": "Whenever a player gains life, that player loses 1 life."
      And Alice controls an enchantment "Answer": "Whenever a player loses life, that player gains 1 life."
      And Alice has an instant "Spark" in hand: "You gain 1 life."
      When Alice plays "Spark"
      And all players pass
      And all players pass
      And all players pass
      Then the game is <what>

      @edition:2025
      Examples:
        | what   |
        | a draw |

      @edition:2013 @rule:716.4
      Examples:
        | what   |
        | a draw |

      @edition:2003 @also:G.18.4
      Examples:
        | what   |
        | a draw |

  Rule: 730.5 Nobody has to end a loop, but as its own objects say

    @edition:2025
    Example: an enchantment that could destroy what keeps it going
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Echo": "Whenever a player gains life, that player loses 1 life."
      And Alice controls an enchantment "Answer": "Whenever a player loses life, that player gains 1 life."
      And Bob controls an enchantment "Seal": "Sacrifice Seal: Destroy target artifact."
      And Alice has an instant "Spark" in hand: "You gain 1 life."
      When Alice plays "Spark"
      And all players pass
      And all players pass
      And all players pass
      Then the game is a draw

    @edition:2025
    Example: who ends it may do so
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Echo": "Whenever a player gains life, that player loses 1 life."
      And Alice controls an enchantment "Answer": "Whenever a player loses life, that player gains 1 life."
      And Bob controls an enchantment "Seal": "Sacrifice Seal: Destroy target artifact."
      And Alice has an instant "Spark" in hand: "You gain 1 life."
      When Alice plays "Spark"
      And all players pass
      And Alice passes
      And Bob activates "Seal" targeting "Echo"
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 21 life
      And the stack is empty

  Rule: 730.6 Nobody has to do what would keep a part of a loop from happening

    Scenario Outline: a loop that a player could pay to end
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Echo": "Whenever a player gains life, that player loses 1 life."
      And Alice controls an enchantment "Answer": "Whenever a player loses life, that player gains 1 life unless that player pays {0}."
      And Alice has an instant "Spark" in hand: "You gain 1 life."
      When Alice plays "Spark"
      And all players pass
      And all players pass
      And all players pass
      And Alice declines
      Then the game is <what>

      @edition:2025
      Examples:
        | what   |
        | a draw |

      @edition:2013 @rule:716.6
      Examples:
        | what   |
        | a draw |
