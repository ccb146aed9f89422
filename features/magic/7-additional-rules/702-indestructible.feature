Feature: 702 Keyword Abilities

  Rule: 702.12b What can't be destroyed needs nothing to save it

    Scenario Outline: a regeneration shield is not used up
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "<lasting>\n{0}: Regenerate Ox."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Ox"
      And all players pass
      And Bob plays "Fell" targeting "Ox"
      And all players pass
      Then "Fell" is in Bob's graveyard
      And "Ox" is still in play
      And "Ox" is not tapped

      @edition:2025
      Examples:
        | lasting        |
        | Indestructible |

      @edition:2013 @rule:101.2
      Examples:
        | lasting                |
        | Ox can't be destroyed. |

      @edition:2003 @rule:T.8.13
      Examples:
        | lasting                |
        | Ox can't be destroyed. |

    @edition:2025
    Example: nor does umbra armor go for it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Indestructible"
      And Alice has an Aura enchantment "Robe" in hand: "Enchant creature\nUmbra armor"
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Robe" targeting "Ox"
      And all players pass
      And Bob plays "Fell" targeting "Ox"
      And all players pass
      Then "Fell" is in Bob's graveyard
      And "Robe" is attached to "Ox"

  @edition:2025
  Rule: 702.89a Of several Auras with umbra armor one goes

    Example: who controls the creature chooses which
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an Aura enchantment "Robe" in hand: "Enchant creature\nUmbra armor"
      And Alice has an Aura enchantment "Hood" in hand: "Enchant creature\nUmbra armor"
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Robe" targeting "Ox"
      And all players pass
      And Alice plays "Hood" targeting "Ox"
      And all players pass
      And Bob plays "Fell" targeting "Ox"
      And all players pass
      Then Alice is asked to choose a replacement effect
      When Alice chooses "Hood (2)"
      Then "Hood" is in Alice's graveyard
      And "Robe" is attached to "Ox"
      And "Ox" is still in play
