Feature: 119 and 120 What Damage results in, and Draws that others choose

  @edition:2013
  Rule: 119.4b What replaces a result of damage leaves the damage as it is

    Example: twice as much life is lost
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Rot": "If a player would lose life, that player loses twice that much life instead."
      And Alice has an instant "Bolt" in hand: "Bolt deals 3 damage to target creature or player."
      When Alice plays "Bolt" targeting Bob
      And all players pass
      Then Bob has 14 life
      And the trace shows, in this order:
        | event       | amount |
        | deal damage | 3      |

    Example: as of what is lost without damage
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Rot": "If a player would lose life, that player loses twice that much life instead."
      And Alice has an instant "Drain" in hand: "Target player loses 1 life."
      When Alice plays "Drain" targeting Bob
      And all players pass
      Then Bob has 18 life

  @edition:2013
  Rule: 119.3f Damage by a source with lifelink is life for its controller, besides what else it does

    Example: to a player
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 3: "Lifelink"
      When Alice attacks with "Ox"
      And the game goes to the end of combat step
      Then Alice has 23 life
      And Bob has 17 life

    Example: to a creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 3: "Lifelink"
      And Bob controls a creature "Cow" with power 0 and toughness 5
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Cow"
      And the game goes to the end of combat step
      Then Alice has 23 life
      And "Cow" has 3 damage marked

  @edition:2013
  Rule: 120.3a Another player may choose that a player draws of an empty library, but not who can't draw

    Example: of an empty library
      Given a Magic game between Alice and Bob
      And Alice's library holds 0 cards
      And Alice has a sorcery "Deal" in hand: "Target opponent may have you draw a card. If that player doesn't, you gain 3 life."
      When Alice plays "Deal"
      And all players pass
      And Bob accepts
      Then Bob wins the game

    Example: who can't draw
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Dam": "Players can't draw cards."
      And Alice has a sorcery "Deal" in hand: "Target opponent may have you draw a card. If that player doesn't, you gain 3 life."
      When Alice plays "Deal"
      And all players pass
      Then Alice has 23 life

  Rule: 120.7 What is left of an event comes first, then the cards that replace a part are drawn one by one

    Scenario Outline: two of three damage are prevented
      Given a Magic game between Alice and Bob
      And Alice has an instant "Ward" in hand: "Prevent the next 2 damage that would be dealt to you this turn. You draw a card for each 1 damage prevented this way."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to <target>."
      When Alice passes
      And Bob plays "Bolt" targeting Alice
      And Alice plays "Ward"
      And all players pass
      And all players pass
      Then Alice has 19 life
      And Alice has 2 cards in her hand
      And the trace shows, in this order:
        | event       |
        | deal damage |
        | draw a card |
        | draw a card |

      @edition:2013
      Examples:
        | target                    |
        | target creature or player |

      @edition:2025
      Examples:
        | target     |
        | any target |
