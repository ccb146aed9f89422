Feature: 702 Keyword Abilities

  @edition:2025
  Rule: 702.11c A player with hexproof is no target of what opponents control

    Example: but of what the player controls
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Aegis": "You have hexproof."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to any target."
      And Alice has an instant "Balm" in hand: "Target player gains 3 life."
      When Alice passes
      Then Bob can't target Alice with "Bolt"
      When Bob passes
      And the game goes to Bob's upkeep step
      And Bob passes
      And Alice plays "Balm" targeting Alice
      And all players pass
      Then Alice has 23 life

    Example: gained in response, it makes the target illegal
      Given a Magic game between Alice and Bob
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to any target."
      And Alice has an instant "Veil" in hand: "You gain hexproof until end of turn."
      When Alice passes
      And Bob plays "Bolt" targeting Alice
      And Bob passes
      And Alice plays "Veil"
      And all players pass
      And all players pass
      Then "Bolt" is in Bob's graveyard
      And Alice still has 20 life

    Example: the permanents as well, where that is said of both
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Aegis": "You and creatures you control have hexproof."
      And Alice controls a creature "Ox"
      And Alice controls an artifact "Cup"
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to any target."
      And Bob has an instant "Smash" in hand: "Destroy target permanent."
      When Alice passes
      Then Bob can't target Alice with "Bolt"
      And Bob can't target "Ox" with "Smash"
      And Bob can target "Cup" with "Smash"

  @edition:2025
  Rule: 702.16b What a player is protected from can't target the player

    Example: as what a creature is protected from can't target it
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Aegis": "You have protection from red."
      And Bob has 1 red mana
      And Bob has an instant "Bolt" with mana cost {R} in hand: "Bolt deals 3 damage to any target."
      When Alice passes
      Then Bob can't target Alice with "Bolt"
      And Bob can target Bob with "Bolt"
      When Bob tries to play "Bolt" targeting Alice
      Then it is refused by rule 702.16b

  @edition:2025
  Rule: 702.16c An Aura that a player is protected from does not stay on the player

    Example: it is put into the graveyard
      Given a Magic game between Alice and Bob
      And Bob controls a Swamp land "Bog"
      And Bob has an Aura enchantment "Curse" with mana cost {B} in hand: "Enchant player\nAt the beginning of enchanted player's upkeep, that player loses 1 life."
      And Alice has an instant "Halo" in hand: "You gain protection from black until end of turn."
      When the game goes to Bob's first main phase
      And Bob plays "Curse" targeting Alice
      And all players pass
      Then "Curse" is in play
      When Bob passes
      And Alice plays "Halo"
      And all players pass
      Then "Curse" is in Bob's graveyard

  @edition:2025
  Rule: 702.16e Damage to a protected player from what the player is protected from is prevented

    Example: of an ability without targets
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Aegis": "You have protection from red."
      And Bob controls a creature "Imp" with mana cost {R}: "{T}: Imp deals 2 damage to each player."
      When Alice passes
      And Bob activates "Imp"
      And all players pass
      Then Bob has 18 life
      And Alice still has 20 life

  @edition:2025
  Rule: 702.16k Protection from a player is protection from all that the player controls

    Example: spells, blockers and damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Protection from each opponent"
      And Bob controls a creature "Elk"
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      And Bob has an instant "Quake" in hand: "Quake deals 5 damage to each creature."
      And Alice has an instant "Grow" in hand: "Target creature gets +1/+1 until end of turn."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When Alice passes
      Then Bob can't target "Ox" with "Slay"
      When Bob plays "Quake"
      And all players pass
      Then "Elk" is in Bob's graveyard
      And "Ox" has no damage marked

    Example: blockers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Protection from each opponent"
      And Bob controls a creature "Elk"
      When the game goes to the declare attackers step
      And Alice attacks with "Ox"
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 18 life

    Example: of a player who was chosen
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand: "As Ox enters, choose a player.\nProtection from the chosen player"
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      When Alice plays "Ox"
      And all players pass
      And Alice chooses Bob
      And Alice passes
      Then Bob can't target "Ox" with "Slay"

  @edition:2025
  Rule: 702.16n An Aura that its own effect does not remove stays, though it has the quality

    Example: what the creature is protected from otherwise removes it as always
      Given a Magic game between Alice and Bob
      And Alice has 2 white mana
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an Aura enchantment "Halo" with mana cost {W} in hand: "Enchant creature\nEnchanted creature gets +2/+2 and has protection from white. This effect doesn't remove this Aura."
      And Alice has an instant "Purge" with mana cost {0} in hand: "Target creature gains protection from white until end of turn."
      When Alice plays "Halo" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      And "Halo" is in play
      When Alice plays "Purge" targeting "Ox"
      And all players pass
      Then "Halo" is in Alice's graveyard

    Example: another white Aura does not stay
      Given a Magic game between Alice and Bob
      And Alice has 2 white mana
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an Aura enchantment "Wings" with mana cost {W} in hand: "Enchant creature\nEnchanted creature gets +5/+0."
      And Alice has an Aura enchantment "Halo" with mana cost {W} in hand: "Enchant creature\nEnchanted creature has protection from white. This effect doesn't remove this Aura."
      When Alice plays "Wings" targeting "Ox"
      And all players pass
      Then "Ox" has power 6
      When Alice plays "Halo" targeting "Ox"
      And all players pass
      Then "Wings" is in Alice's graveyard
      And "Halo" is in play

    Example: where it is said of all Auras, all stay
      Given a Magic game between Alice and Bob
      And Alice has 2 white mana
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an Aura enchantment "Wings" with mana cost {W} in hand: "Enchant creature\nEnchanted creature gets +5/+0."
      And Alice has an Aura enchantment "Halo" with mana cost {W} in hand: "Enchant creature\nEnchanted creature has protection from white. This effect doesn't remove Auras."
      When Alice plays "Wings" targeting "Ox"
      And all players pass
      And Alice plays "Halo" targeting "Ox"
      And all players pass
      Then "Halo" is in play
      And "Ox" has power 6

  @edition:2025
  Rule: 702.16p What is attached already stays where the effect does not remove it, and nothing more comes

    Example: Auras and Equipment
      Given a Magic game between Alice and Bob
      And Alice has 3 white mana
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an Aura enchantment "Wings" with mana cost {W} in hand: "Enchant creature\nEnchanted creature gets +5/+0."
      And Alice has an Aura enchantment "Crown" with mana cost {W} in hand: "Enchant creature\nEnchanted creature gets +9/+0."
      And Alice has an Aura enchantment "Halo" with mana cost {W} in hand: "Enchant creature\nEnchanted creature has protection from white. This effect doesn't remove Auras and Equipment you control that are already attached to it."
      When Alice plays "Wings" targeting "Ox"
      And all players pass
      And Alice plays "Halo" targeting "Ox"
      And all players pass
      Then "Halo" is in play
      And "Ox" has power 6
      And Alice can't target "Ox" with "Crown"
