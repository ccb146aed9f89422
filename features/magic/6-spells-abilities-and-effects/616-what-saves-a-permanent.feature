Feature: 616 Interaction of Replacement and Prevention Effects

  Rule: 616.1 Regeneration and protection are chosen among as other effects are

    Scenario Outline: a regeneration shield, or what the creature itself says
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "If Ox would be destroyed, you gain 5 life instead.\n{0}: Regenerate Ox."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Ox"
      And all players pass
      And Bob plays "Fell" targeting "Ox"
      And all players pass
      Then Alice is asked to choose a replacement effect
      When Alice chooses "Ox (2)"
      Then Alice has 25 life
      And "Ox" is not tapped

      @edition:2013 @also:614.8 @also:616.1d
      Examples:
        | |
        | |

      @edition:2003 @rule:T.10.10 @also:G.29.3
      Examples:
        | |
        | |

    Scenario Outline: damage from which a creature is protected may go to somebody else rather than be prevented
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Protection from red"
      And Bob has 1 red mana
      And Bob has an instant "Quake" with mana cost {R} in hand: "Quake deals 3 damage to each creature."
      And Alice has an instant "Bend" in hand: "All damage that would be dealt to target creature this turn is dealt to target opponent instead."
      When Alice plays "Bend" targeting "Ox" and Bob
      And all players pass
      And Bob plays "Quake"
      And all players pass
      Then Alice is asked to choose a replacement effect
      When Alice chooses "Bend (2)"
      Then Bob has 17 life
      And "Ox" is still in play

      @edition:2013 @also:702.15e @also:616.1d
      Examples:
        | |
        | |

      @edition:2003 @rule:T.10.10 @also:A.31.2
      Examples:
        | |
        | |

      @edition:2025 @rule:702.16e
      Examples:
        | |
        | |
