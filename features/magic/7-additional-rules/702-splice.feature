Feature: 702 Keyword Abilities

  Rule: 702.47d A spell without a legal target left doesn't resolve, before 2025 it is countered

    Scenario Outline: its only target is destroyed in response
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn. You gain 5 life."
      And Bob has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Grow" targeting "Ox"
      And Bob plays "Sting" targeting "Ox"
      And all players pass
      And all players pass
      Then "Grow" is in Alice's graveyard
      And Alice still has 20 life
      And the trace shows, in this order:
        | event     | object |
        | destroy   | Ox     |
        | <instead> | Grow   |

      @edition:2025
      Examples:
        | instead     |
        | not resolve |

      @edition:2013 @rule:608.2b @also:404.1
      Examples:
        | instead |
        | counter |

      @edition:2003 @also:G.39.6 @also:G.7.2
      Examples:
        | instead |
        | counter |
