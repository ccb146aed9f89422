Feature: 702 Keyword Abilities

  @edition:2025
  Rule: 702.2b What deathtouch dealt damage is destroyed as state-based actions are checked

    @also:704.5h
    Example: one damage to a creature with much toughness
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Asp" with power 1 and toughness 1: "Deathtouch"
      And Bob controls a creature "Ox" with power 0 and toughness 6
      When Alice attacks with "Asp"
      And Bob blocks "Asp" with "Ox"
      And the game goes to the end of combat step
      Then "Ox" is in Bob's graveyard
      And the trace shows, in this order:
        | event       | object |
        | deal damage | Ox     |
        | destroy     | Ox     |

    @also:704.5h @also:701.8c
    Example: a regenerated creature stays, for it is the check before that counts
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Asp" with power 1 and toughness 1: "Deathtouch"
      And Bob controls a creature "Ox" with power 0 and toughness 6
      And Bob has an instant "Mend" in hand: "Regenerate target creature."
      When Alice attacks with "Asp"
      And Bob blocks "Asp" with "Ox"
      And Alice passes
      And Bob plays "Mend" targeting "Ox"
      And all players pass
      And the game goes to the end of combat step
      Then "Ox" is still in play
      And "Ox" is tapped

    Example: damage that deathtouch did is forgotten after a check
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Asp" with power 1 and toughness 1: "Deathtouch"
      And Bob controls a creature "Ox" with power 0 and toughness 6: "Indestructible"
      And Bob has an instant "Rot" in hand: "Target creature loses all abilities until end of turn."
      When Alice attacks with "Asp"
      And Bob blocks "Asp" with "Ox"
      And the game goes to the end of combat step
      Then "Ox" has 1 damage marked
      When Alice passes
      And Bob plays "Rot" targeting "Ox"
      And all players pass
      Then "Ox" is still in play

  @edition:2025
  Rule: 702.2c One damage of a source with deathtouch is lethal as damage is assigned

    Example: trample goes on after one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Asp" with power 4 and toughness 4: "Deathtouch, trample"
      And Bob controls a creature "Ox" with power 0 and toughness 6
      When Alice attacks with "Asp"
      And Bob blocks "Asp" with "Ox"
      And the game goes to the combat damage step
      Then Alice can't assign 0 damage of "Asp" to "Ox" and 4 to Bob
      When Alice assigns 1 damage of "Asp" to "Ox" and 3 to Bob
      Then Bob has 17 life

    Example: what another source with deathtouch assigns is lethal already
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Asp" with power 1 and toughness 1: "Deathtouch"
      And Alice controls a creature "Boar" with power 4 and toughness 4: "Trample"
      And Bob controls a creature "Ox" with power 0 and toughness 6: "Ox can block an additional creature."
      When Alice attacks with "Asp" and "Boar"
      And Bob blocks with:
        | creature | attacker |
        | Ox       | Asp      |
        | Ox       | Boar     |
      And the game goes to the combat damage step
      And Alice assigns 0 damage of "Boar" to "Ox" and 4 to Bob
      Then Bob has 16 life

  Rule: 702.2d Deathtouch works from whatever zone damage is dealt

    Scenario Outline: a spell on the stack
      Given a Magic game between Alice and Bob
      And Alice has an instant "Venom" in hand: "Deathtouch\nVenom deals 1 damage to target creature."
      And Bob controls a creature "Ox" with power 0 and toughness 6
      When Alice plays "Venom" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  Rule: 702.2e Of what has left it is asked whether it last had deathtouch

    Scenario Outline: its ability is on the stack as it leaves
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Asp" with power 1 and toughness 1: "Deathtouch\n{0}: Asp deals 1 damage to target creature."
      And Bob controls a creature "Ox" with power 0 and toughness 6
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Asp" targeting "Ox"
      And Alice passes
      And Bob plays "Fell" targeting "Asp"
      And all players pass
      Then "Asp" is in Alice's graveyard
      When all players pass
      Then "Ox" is in Bob's graveyard

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  Rule: 702.2f Several instances of deathtouch do no more than one

    Scenario Outline: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Asp" with power 4 and toughness 4: "Deathtouch, deathtouch, trample"
      And Bob controls a creature "Ox" with power 0 and toughness 6
      When Alice attacks with "Asp"
      And Bob blocks "Asp" with "Ox"
      And the game goes to the combat damage step
      Then Alice can't assign 0 damage of "Asp" to "Ox" and 4 to Bob
      When Alice assigns 1 damage of "Asp" to "Ox" and 3 to Bob
      Then Bob has <life> life
      And "Ox" is in Bob's graveyard

      @edition:2025
      Examples:
        | life |
        | 17   |

      @edition:2013
      Examples:
        | life |
        | 17   |
