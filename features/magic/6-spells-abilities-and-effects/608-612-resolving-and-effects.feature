Feature: 608 to 612 Resolving Spells and Abilities, Effects

  @edition:2013
  Rule: 608.2 A spell's text is followed as it resolves

    Example: and not before
      Given a Magic game between Alice and Bob
      And Alice has an instant "Balm" in hand: "You gain 1 life."
      When Alice plays "Balm"
      Then Alice still has 20 life
      When all players pass
      Then Alice has 21 life

  @edition:2013
  Rule: 608.2b With all targets illegal it is countered; nothing is done to one of several that is

    Example: it has protection by then
      Given a Magic game between Alice and Bob
      And Alice has an instant "Thirst" with mana cost {B} in hand: "Thirst deals 2 damage to target creature and you gain 2 life."
      And Alice has 1 black mana
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Ward" in hand: "Target creature gains protection from black until end of turn."
      When Alice plays "Thirst" targeting "Ox"
      And Bob plays "Ward" targeting "Ox"
      And all players pass
      And all players pass
      Then Alice still has 20 life
      And "Thirst" is in Alice's graveyard
      And "Ox" has no damage marked

    Example: it has left by then
      Given a Magic game between Alice and Bob
      And Alice has an instant "Thirst" in hand: "Thirst deals 2 damage to target creature and you gain 2 life."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Gust" in hand: "Return target creature to its owner's hand."
      When Alice plays "Thirst" targeting "Ox"
      And Bob plays "Gust" targeting "Ox"
      And all players pass
      And all players pass
      Then Alice still has 20 life

    Example: one of two is illegal, and the other is not spared
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Plague" in hand: "Destroy target nonblack creature and target land. You gain 1 life."
      And Bob controls a creature "Ox" with mana cost {G}
      And Bob controls a Forest land "Grove"
      And Bob has an instant "Dye" in hand: "Target creature becomes black until end of turn."
      When Alice plays "Plague" targeting "Ox", "Grove"
      And Bob plays "Dye" targeting "Ox"
      And all players pass
      And all players pass
      Then "Ox" is still in play
      And "Grove" is in Bob's graveyard
      And Alice has 21 life

  @edition:2013
  Rule: 608.2c Instructions are followed in the order written, with what later text makes of them

    Example: what deals damage is what "its" means
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Bite" in hand: "Target creature you control deals damage equal to its power to target creature you don't control."
      And Alice has a sorcery "Turn" in hand: "Target creature deals 1 damage to itself and 1 damage to its controller."
      And Alice controls a creature "Elk" with power 3 and toughness 2
      And Bob controls a creature "Ox" with power 5 and toughness 4
      When Alice plays "Bite" targeting "Elk" and "Ox"
      And all players pass
      Then "Ox" has 3 damage marked
      When Alice plays "Turn" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And Bob has 19 life

    Example: what players control who were named before
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Storm" in hand: "Storm deals 3 damage to each opponent and each creature they control."
      And Alice controls a creature "Elk"
      And Bob controls a creature "Ox"
      When Alice plays "Storm"
      And all players pass
      Then Bob has 17 life
      And "Ox" is in Bob's graveyard
      And "Elk" is still in play
      And Alice still has 20 life

    Example: as much as an event brought, for each of several players
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Bond": "Whenever you gain life, each opponent loses that much life."
      And Alice has an instant "Balm" in hand: "You gain 4 life."
      When Alice plays "Balm"
      And all players pass
      And all players pass
      Then Bob has 16 life

    Example: several things that one player does
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Edict" in hand: "Target opponent sacrifices a creature, discards a card, and loses 1 life."
      And Bob controls a creature "Ox"
      And Bob has 1 card in his hand
      When Alice plays "Edict" targeting Bob
      And all players pass
      Then Bob has 19 life
      And "Ox" is in Bob's graveyard
      And Bob's hand holds 0 cards

    Example: a card is drawn before one is discarded
      Given a Magic game between Alice and Bob
      And Alice has an instant "Jolt" on top of her library
      And Alice has a sorcery "Sift" in hand: "Draw a card. Discard a card."
      When Alice plays "Sift"
      And all players pass
      Then "Jolt" is in Alice's graveyard

    Example: "instead" changes what was written before
      Given a Magic game between Alice and Bob
      And Alice has an instant "Tonic" with mana cost {G} in hand:
        """
        Kicker {2}
        You gain 1 life. If the kicker cost was paid, you gain 4 life instead.
        """
      And Alice has 3 green mana
      When Alice plays "Tonic" with the additional cost
      And all players pass
      Then Alice has 24 life

  @edition:2013
  Rule: 608.2d Choices are made as the effect is applied, and nothing impossible is chosen

    Example: without a creature the sacrifice can't be chosen
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Pact" in hand: "You may sacrifice a creature. If you don't, you lose 4 life."
      When Alice plays "Pact"
      And all players pass
      Then Alice has 16 life

    Example: with one it can
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat"
      And Alice has a sorcery "Pact" in hand: "You may sacrifice a creature. If you don't, you lose 4 life."
      When Alice plays "Pact"
      And all players pass
      And Alice accepts
      Then "Goat" is in Alice's graveyard
      And Alice still has 20 life

    Example: what is tapped or untapped is chosen as it is done
      Given a Magic game between Alice and Bob
      And Alice has an instant "Twist" in hand: "Tap or untap target creature."
      And Alice has an instant "Turn" in hand: "You may tap or untap target creature."
      And Bob controls a creature "Ox"
      When Alice plays "Twist" targeting "Ox"
      And all players pass
      And Alice accepts
      Then "Ox" is tapped
      When Alice plays "Turn" targeting "Ox"
      And all players pass
      And Alice accepts
      And Alice declines
      Then "Ox" is untapped

  @edition:2013
  Rule: 608.2e Each of several actions is chosen and done by all before the next

    @also:101.4
    Example: a discard, then a sacrifice
      Given a Magic game between Alice and Bob
      And Alice has an instant "Jolt" in hand
      And Bob has an instant "Spark" in hand
      And Alice has a sorcery "Woe" in hand: "Each player discards a card. Each player sacrifices a creature."
      And Alice controls a creature "Ox"
      And Bob controls a creature "Goat"
      When Alice plays "Woe"
      And all players pass
      Then the trace shows, in this order:
        | event          | object |
        | discard a card | Jolt   |
        | discard a card | Spark  |
        | sacrifice      | Ox     |
        | sacrifice      | Goat   |

    Example: two players do each thing together
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat"
      And Bob controls a creature "Ox"
      And Bob has a creature "Elf" in hand
      And Alice has a creature "Hag" in hand
      And Alice has a sorcery "Pact" in hand: "You and target opponent each sacrifice a creature, then discard a card."
      When Alice plays "Pact" targeting Bob
      And all players pass
      Then "Goat" is in Alice's graveyard
      And "Ox" is in Bob's graveyard
      And "Hag" is in Alice's graveyard
      And "Elf" is in Bob's graveyard

  @edition:2013
  Rule: 608.2f Mana abilities may be activated for what is paid as something resolves

    Example: for an "unless"
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice has an instant "Feast" in hand: "You lose 3 life unless you pay {G}."
      When Alice plays "Feast"
      And all players pass
      And Alice accepts
      Then "Grove" is tapped
      And Alice still has 20 life

  @edition:2013
  Rule: 608.2g What an effect needs to know it asks once, as it is applied; of what is gone, what it last was

    Example: cards in the hand are counted as life is gained
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Lore" in hand: "Draw two cards. You gain life equal to the number of cards in your hand."
      When Alice plays "Lore"
      And all players pass
      Then Alice has 22 life

    Example: the power of what was destroyed before
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Alice has an instant "Rite" in hand: "Destroy target creature you control. You gain life equal to its power."
      When Alice plays "Rite" targeting "Ox"
      And all players pass
      Then Alice has 23 life

  @edition:2013
  Rule: 608.2h An effect that asks for a characteristic asks for no other

    Example: black and white is black
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with mana cost {W}{B}
      And Alice has a sorcery "Doom" in hand: "Destroy all black creatures."
      When Alice plays "Doom"
      And all players pass
      Then "Ox" is in Bob's graveyard

    Example: and is not nonblack
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with mana cost {W}{B}
      And Bob controls a creature "Goat" with mana cost {W}
      And Alice has a sorcery "Doom" in hand: "Destroy all nonblack creatures."
      When Alice plays "Doom"
      And all players pass
      Then "Goat" is in Bob's graveyard
      And "Ox" is still in play

  @edition:2013
  Rule: 608.2k A spell goes to the graveyard last, and an ability ceases to exist

    Example: after its text
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Sift" in hand: "Draw a card."
      When Alice plays "Sift"
      And all players pass
      Then the trace shows, in this order:
        | event                | object |
        | draw a card          |        |
        | put into a graveyard | Sift   |

    Example: an ability
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage": "{0}: You gain 1 life."
      When Alice activates "Sage"
      And all players pass
      Then the stack is empty
      And Alice's graveyard still holds 0 cards

  @edition:2013
  Rule: 608.3a An Aura spell is put onto the battlefield attached to its target

    Example: if that is legal
      Given a Magic game between Alice and Bob
      And Alice has a Creature enchantment "Wings" in hand: "Enchanted creature gets +1/+1."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      When Alice plays "Wings" targeting "Ox"
      And all players pass
      Then "Wings" is in play
      And "Ox" has power 3

    @also:608.2b
    Example: where the target is gone it is countered
      Given a Magic game between Alice and Bob
      And Alice has a Creature enchantment "Wings" in hand: "Enchanted creature gets +1/+1."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Wings" targeting "Ox"
      And Bob plays "Fell" targeting "Ox"
      And all players pass
      And all players pass
      Then "Wings" is in Alice's graveyard
      And the trace doesn't cite rule 303.4c

  @edition:2013
  Rule: 609.3 As much as possible is done

    @also:701.7b
    Example: two cards of one
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      And Alice has a sorcery "Grief" in hand: "Target player discards two cards. You gain 1 life."
      When Alice plays "Grief" targeting Bob
      And all players pass
      Then "Jolt" is in Bob's graveyard
      And Alice has 21 life

  @edition:2013
  Rule: 609.4 "As though" is so for what it is said of and nothing else

    Example: what blocks as though it had flying has no flying
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Weaver" with power 0 and toughness 4: "Weaver may block as though it had flying."
      And Alice controls a creature "Hawk" with power 1 and toughness 1: "Flying"
      And Alice has an instant "Storm" in hand: "Destroy all creatures with flying."
      When Alice attacks with "Hawk"
      And Bob blocks "Hawk" with "Weaver"
      Then "Weaver" is blocking "Hawk"
      When Alice plays "Storm"
      And all players pass
      Then "Hawk" is in Alice's graveyard
      And "Weaver" is still in play

  @edition:2013
  Rule: 611.2a An effect lasts as long as it says, or until the end of the game

    Example: until the end of the turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      And the game goes to the end of turn step
      Then "Ox" has power 5
      When the game goes to Bob's upkeep step
      Then "Ox" has power 2

    Example: until a player's next turn
      Given a Magic game between Alice and Bob
      And it is Alice's second main phase
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until your next turn."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      And the game goes to Bob's end of turn step
      Then "Ox" has power 5
      When the game goes to Alice's upkeep step
      Then "Ox" has power 2

    Example: without an end
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Mark" in hand: "Target creature becomes white."
      And Alice controls an enchantment "Banner": "White creatures get +1/+1."
      When Alice plays "Mark" targeting "Ox"
      And all players pass
      And the game goes to Bob's upkeep step
      Then "Ox" has power 3

  @edition:2013
  Rule: 611.2b What lasts "for as long as" something is so does nothing where that is over before

    Example: the thief has left before
      Given a Magic game between Alice and Bob
      And Alice has a creature "Thief" in hand: "When Thief enters the battlefield, gain control of target artifact for as long as you control Thief."
      And Bob controls an artifact "Idol"
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Thief"
      And all players pass
      Then the stack holds the ability of "Thief"
      When Bob plays "Fell" targeting "Thief"
      And all players pass
      And all players pass
      Then "Idol" is still controlled by Bob

    Example: until it leaves
      Given a Magic game between Alice and Bob
      And Alice has a creature "Thief" in hand: "When Thief enters the battlefield, gain control of target artifact for as long as you control Thief."
      And Bob controls an artifact "Idol"
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Thief"
      And all players pass
      And all players pass
      Then "Idol" is controlled by Alice
      When Bob plays "Fell" targeting "Thief"
      And all players pass
      Then "Idol" is controlled by Bob

  @edition:2013
  Rule: 611.2c What characteristics an effect changes is fixed as it begins

    Example: a creature that becomes white later is not among them, one that was white stays
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lamb" with mana cost {W}, power 1 and toughness 1
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Glory" in hand: "White creatures get +1/+1 until end of turn."
      And Alice has an instant "Dye" in hand: "Target creature becomes black until end of turn."
      And Alice has an instant "Bleach" in hand: "Target creature becomes white until end of turn."
      And Alice has a creature "Foal" with mana cost {0}, power 1 and toughness 1 in hand
      When Alice plays "Glory"
      And all players pass
      Then "Lamb" has power 2
      When Alice plays "Dye" targeting "Lamb"
      And all players pass
      And Alice plays "Bleach" targeting "Ox"
      And all players pass
      Then "Lamb" still has power 2
      And "Ox" still has power 2

    Example: what changes no characteristic applies to what comes later, too
      Given a Magic game between Alice and Bob
      And Alice has an instant "Daze" in hand: "Creatures can't block this turn."
      And Bob has a creature "Goat" in hand
      And Bob has an instant "Calf" in hand: "Put a 2/2 green Bear creature token onto the battlefield."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      When Alice plays "Daze"
      And all players pass
      And Bob plays "Calf"
      And all players pass
      And Alice attacks with "Ox"
      And the game goes to the end of combat step
      Then Bob has 18 life

  @edition:2013
  Rule: 611.2d A variable of an effect is determined once, on resolution

    Example: as many creatures as there were
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Goat"
      And Alice has an instant "Rally" in hand: "Target creature gets +1/+1 for each creature you control until end of turn."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Rally" targeting "Ox"
      And all players pass
      Then "Ox" has power 4
      When Alice plays "Fell" targeting "Goat"
      And all players pass
      Then "Ox" has power 4

  Rule: 611.3a What a static ability affects is not locked in

    @also:611.3b @also:613.4
    Scenario Outline: what becomes white, and what stops being it
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Banner": "White creatures get +1/+1."
      And Alice controls a creature "Ox" with mana cost {B}, power 2 and toughness 2
      And Alice has an instant "Bleach" in hand: "Target creature becomes white until end of turn."
      And Alice has an instant "Rouge" in hand: "Target creature becomes red until end of turn."
      When Alice plays "Bleach" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When Alice plays "Rouge" targeting "Ox"
      And all players pass
      Then "Ox" has power 2

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  @edition:2013
  Rule: 608.2b A target that is illegal for one word may be legal for another

    Example: one land as the creature and as the land
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Plague" in hand: "Destroy target nonblack creature and target land. They can't be regenerated."
      And Bob controls a land "Grove": "{0}: Grove becomes a 2/2 creature until end of turn. It's still a land."
      And Bob has an instant "Dye" in hand: "Target creature becomes black until end of turn."
      When Bob activates "Grove"
      And all players pass
      And Alice plays "Plague" targeting "Grove", "Grove"
      And Bob plays "Dye" targeting "Grove"
      And all players pass
      And all players pass
      Then "Grove" is in Bob's graveyard

  @edition:2013
  Rule: 611.2c What changes no characteristic applies to what is described later

    @also:615.3
    Example: damage of a land that becomes a creature is prevented
      Given a Magic game between Alice and Bob
      And Alice has an instant "Calm" in hand: "Prevent all damage creatures would deal this turn."
      And Bob controls a land "Grove": "{0}: Grove becomes a 2/2 creature until end of turn. It's still a land."
      And Bob has 2 instants "Throw" in hand: "Target creature deals 2 damage to target player."
      When Alice plays "Calm"
      And all players pass
      And Bob activates "Grove"
      And all players pass
      And Bob plays "Throw" targeting "Grove", Alice
      And all players pass
      Then Alice still has 20 life
      When the game goes to Bob's first main phase
      And Bob activates "Grove"
      And all players pass
      And Bob plays "Throw" targeting "Grove", Alice
      And all players pass
      Then Alice has 18 life

  @edition:2013
  Rule: 609.4 "As though it had flash" is so for when it is cast

    Example: a creature in the end step
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand
      And Alice has an enchantment "Leyline" in hand: "You may cast creature spells as though they had flash."
      When Alice plays "Leyline"
      And all players pass
      And the game goes to the end of turn step
      Then Alice can play "Ox"

    Example: no other card, and no other player's
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Leyline": "You may cast creature spells as though they had flash."
      And Alice has a sorcery "Sift" in hand: "Draw a card."
      And Bob has a creature "Cow" in hand
      When the game goes to the end of turn step
      Then Alice can't play "Sift"
      And Bob can't play "Cow"

  @edition:2013
  Rule: 608.2f What may be paid is paid with mana made on the way

    Example: for what follows if it is
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice has a sorcery "Tithe" in hand: "You may pay {G}. If you do, you gain 3 life."
      When Alice plays "Tithe"
      And all players pass
      And Alice accepts
      Then "Grove" is tapped
      And Alice has 23 life
