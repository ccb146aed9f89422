Feature: 701 Keyword Actions

  @edition:2025
  Rule: 701.10f To double mana of a kind adds as much of it again

    Example: and nothing of another kind
      Given a Magic game between Alice and Bob
      And Alice has 3 red mana
      And Alice has 2 green mana
      And Alice has an instant "Flare" in hand: "Double the amount of red mana in your mana pool."
      When Alice plays "Flare"
      And all players pass
      Then Alice has 6 red mana
      And Alice still has 2 green mana

    Example: of each kind
      Given a Magic game between Alice and Bob
      And Alice has 3 red mana
      And Alice has 2 green mana
      And Alice has an instant "Flare" in hand: "Double the amount of each type of unspent mana you have."
      When Alice plays "Flare"
      And all players pass
      Then Alice has 6 red mana
      And Alice has 4 green mana

  @edition:2025
  Rule: 701.10g A source whose damage is doubled deals twice as much instead

    Example: to whom it would have dealt it
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Furnace": "If a source you control would deal damage to an opponent or a permanent an opponent controls, it deals double that damage instead."
      And Alice has an instant "Bolt" in hand: "Bolt deals 3 damage to any target."
      When Alice plays "Bolt" targeting Bob
      And all players pass
      Then Bob has 14 life

    Example: but not to somebody else
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Furnace": "If a source you control would deal damage to an opponent or a permanent an opponent controls, it deals double that damage instead."
      And Alice has an instant "Bolt" in hand: "Bolt deals 3 damage to any target."
      When Alice plays "Bolt" targeting Alice
      And all players pass
      Then Alice has 17 life

    Example: to permanents
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Furnace": "If a source you control would deal noncombat damage to an opponent or a permanent an opponent controls, it deals double that damage instead."
      And Bob controls a creature "Wall" with power 0 and toughness 9
      And Alice has an instant "Bolt" in hand: "Bolt deals 3 damage to any target."
      When Alice plays "Bolt" targeting "Wall"
      And all players pass
      Then "Wall" has 6 damage marked

  @edition:2025
  Rule: 701.11a To triple power or toughness modifies it, and sets it to nothing

    Example: what sets it later takes away nothing of what was added
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Swell" in hand: "Triple target creature's power until end of turn."
      And Alice has an instant "Shift" in hand: "Target creature becomes 1/1 until end of turn."
      When Alice plays "Swell" targeting "Ox"
      And all players pass
      And Alice plays "Shift" targeting "Ox"
      And all players pass
      Then "Ox" has power 5

  @edition:2025
  Rule: 701.11b To triple power gives twice as much again as there is on resolution

    Example: of power alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +1/+1 until end of turn."
      And Alice has an instant "Swell" in hand: "Triple target creature's power until end of turn."
      When Alice plays "Swell" targeting "Ox"
      And all players pass
      And Alice plays "Grow" targeting "Ox"
      And all players pass
      Then "Ox" has power 7
      And "Ox" has toughness 3

    Example: of power and toughness
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 3
      And Alice controls a creature "Hen" with power 1 and toughness 1
      And Alice has a sorcery "Swell" in hand: "Triple the power and toughness of each creature you control until end of turn."
      When Alice plays "Swell"
      And all players pass
      Then "Ox" has power 6
      And "Ox" has toughness 9
      And "Hen" has toughness 3

  @edition:2025
  Rule: 701.11c Tripling a negative power takes twice as much from it again

    Example: -1 becomes -3
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Sap" in hand: "Target creature gets -3/-0 until end of turn."
      And Alice has an instant "Swell" in hand: "Triple target creature's power until end of turn."
      And Alice has an instant "Grow" in hand: "Target creature gets +5/+0 until end of turn."
      When Alice plays "Sap" targeting "Ox"
      And all players pass
      And Alice plays "Swell" targeting "Ox"
      And all players pass
      And Alice plays "Grow" targeting "Ox"
      And all players pass
      Then "Ox" has power 2

  @edition:2025
  Rule: 701.12d Cards are exchanged with cards in another zone where one player owns them all

    Example: one in hand for one that was exiled
      Given a Magic game between Alice and Bob
      And Alice has an instant "Gem" in hand
      And Alice has an instant "Rock" in library
      And Alice controls an artifact "Chest": "{1}: Exile the top card of your library.\n{2}: Exchange a card in your hand with a card you own exiled with this artifact."
      And Alice has 3 blue mana
      When Alice activates the first ability of "Chest"
      And all players pass
      Then "Rock" is exiled
      When Alice activates the second ability of "Chest"
      And all players pass
      Then "Rock" is in Alice's hand
      And "Gem" is exiled

    Example: though there be none in one of the zones
      Given a Magic game between Alice and Bob
      And Alice has an instant "Gem" in hand
      And Alice has an instant "Rock" in hand
      And Alice has a sorcery "Swap" in hand: "Exchange all cards in your hand with all cards in your graveyard."
      When Alice plays "Swap"
      And all players pass
      Then "Gem" is in Alice's graveyard
      And "Rock" is in Alice's graveyard
      And Alice's hand holds 0 cards

    Example: what somebody else owns is not exchanged
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Alice has a creature "Hen" in hand
      And Alice has a sorcery "Lure" in hand: "Gain control of target creature."
      And Alice has a sorcery "Swap" in hand: "Exchange target creature you control with a creature card in your hand."
      When Alice plays "Lure" targeting "Elk"
      And all players pass
      And Alice plays "Swap" targeting "Elk"
      And all players pass
      Then "Swap" is in Alice's graveyard
      And "Hen" is still in Alice's hand
      And "Elk" is still in play

  Rule: 701.12e What is exchanged for something attached is attached to what that was on

    Scenario Outline: an Aura for an Aura
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls a creature "Cow" with power 1 and toughness 1
      And Alice has an Aura enchantment "Veil" in hand: "Enchant creature\nEnchanted creature gets +1/+0."
      And Alice has an Aura enchantment "Crown" in hand: "Enchant creature\nEnchanted creature gets +5/+0."
      And Alice has an instant "Swap" in hand: "Exchange target enchantment you control with an Aura card in your hand."
      When Alice plays "Veil" targeting "Ox"
      And all players pass
      And Alice plays "Swap" targeting "Veil"
      And all players pass
      Then "Veil" is in Alice's hand
      And "Ox" has power 6

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013 @rule:701.8e
      Examples:
        | |
        | |

  @edition:2025
  Rule: 701.12f Of two zones that are exchanged one may be empty

    Example: the graveyard is
      Given a Magic game between Alice and Bob
      And Alice has an instant "Gem" in hand
      And Alice has a sorcery "Swap" in hand: "Exchange your hand and graveyard."
      When Alice plays "Swap"
      And all players pass
      Then "Gem" is in Alice's graveyard
      And Alice's hand holds 0 cards

    Example: neither is
      Given a Magic game between Alice and Bob
      And Alice has an instant "Gem" in hand
      And Alice has an instant "Rock" in graveyard
      And Alice has a sorcery "Swap" in hand: "Exchange your hand and graveyard."
      When Alice plays "Swap"
      And all players pass
      Then "Gem" is in Alice's graveyard
      And "Rock" is in Alice's hand

  @edition:2025
  Rule: 701.12g Of two numbers that are exchanged each becomes what the other was

    Example: a life total and toughness
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Cup": "Whenever you lose life, draw a card."
      And Alice controls a creature "Ox" with power 2 and toughness 6: "{T}: Exchange your life total with this creature's toughness."
      When Alice activates "Ox"
      And all players pass
      Then Alice has 6 life
      And "Ox" has toughness 20
      When all players pass
      Then Alice's hand holds 1 card

    Example: neither, where life can not be lost
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Rock": "You can't lose life."
      And Alice controls a creature "Ox" with power 2 and toughness 6: "{T}: Exchange your life total with this creature's toughness."
      When Alice activates "Ox"
      And all players pass
      Then "Ox" is tapped
      And Alice still has 20 life
      And "Ox" still has toughness 6

    Example: what modifies power still does
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 6: "{T}: Exchange your life total with this creature's power."
      And Alice has an instant "Grow" in hand: "Target creature gets +1/+1 until end of turn."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      And Alice activates "Ox"
      And all players pass
      Then Alice has 3 life
      And "Ox" has power 21
