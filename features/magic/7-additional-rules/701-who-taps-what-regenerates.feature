Feature: 701 Keyword Actions

  Rule: 701.19a The controller of what regenerates taps it; earlier books name nobody

    Scenario Outline: who is heard to tap it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate Troll."
      And Alice controls an enchantment "Seer": "Whenever you tap an untapped creature you control, you gain 1 life."
      And Bob has an instant "Kill" in hand: "Destroy target creature."
      When Alice activates "Troll"
      And all players pass
      And Alice passes
      And Bob plays "Kill" targeting "Troll"
      And all players pass
      Then "Troll" is tapped
      And the stack <holds>

      @edition:2025
      Examples:
        | holds                       |
        | holds the ability of "Seer" |

      @edition:2013 @also:614.8
      Examples:
        | holds    |
        | is empty |

      @edition:2003 @also:G.29.3
      Examples:
        | holds    |
        | is empty |

    @edition:2025
    Example: who pays a cost with it taps it, and the controller of a spell that does
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2
      And Bob controls a creature "Ox" with power 2 and toughness 2: "{T}: You gain 2 life."
      And Alice has an instant "Daze" in hand: "Tap target creature."
      And Alice controls an enchantment "Seer": "Whenever an opponent taps a creature, you gain 1 life."
      When Alice plays "Daze" targeting "Troll"
      And all players pass
      Then "Troll" is tapped
      And the stack is empty
      When Alice passes
      And Bob activates "Ox"
      Then the stack holds the ability of "Seer" and the ability of "Ox"
