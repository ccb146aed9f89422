Feature: 700 to 704 General Rules, Keywords and State-Based Actions of 2013

  @edition:2013
  Rule: 700.2 Of a modal text the mode that was chosen is followed

    Example: the other mode does nothing
      Given a Magic game between Alice and Bob
      And Alice has an instant "Charm" in hand: "Choose one - You gain 3 life; or you draw two cards."
      When Alice plays "Charm" choosing mode 2
      And all players pass
      Then Alice's hand holds 2 cards
      And Alice still has 20 life

  @edition:2013
  Rule: 701.5b Nothing that was paid for is given back

    Example: the mana of a countered spell
      Given a Magic game between Alice and Bob
      And Alice controls a Mountain land "Crag"
      And Alice has an instant "Sting" with mana cost {R} in hand: "Sting deals 3 damage to target creature or player."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Sting" targeting Bob
      And Bob plays "Deny" targeting "Sting"
      And all players pass
      Then "Sting" is in Alice's graveyard
      And "Crag" is tapped
      And Alice still has 0 red mana

  @edition:2013
  Rule: 701.7b Who discards chooses the card, unless chance does

    Example: the player's own choice
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      And Bob has an instant "Spark" in hand
      And Alice has a sorcery "Grief" in hand: "Target player discards a card."
      When Alice plays "Grief" targeting Bob
      And all players pass
      Then Bob is asked to discard
      When Bob chooses "Spark"
      Then "Spark" is in Bob's graveyard
      And "Jolt" is still in Bob's hand

  @edition:2013
  Rule: 702.9c A second instance of a keyword changes nothing

    Example: flying twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hawk": "Flying"
      And Alice controls an enchantment "Wind": "Creatures you control have flying."
      And Bob controls a creature "Crow": "Flying"
      And Bob controls a creature "Goat"
      When Alice attacks with "Hawk"
      And the game goes to the declare blockers step
      Then Bob can block "Hawk" with "Crow"
      And Bob can't block "Hawk" with "Goat"

    @rule:702.10d
    Example: haste twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wolf", played this turn: "Haste"
      And Alice controls an enchantment "Rush": "Creatures you control have haste."
      When Alice attacks with "Wolf"
      Then "Wolf" is attacking

    @rule:702.18e
    Example: trample twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 3: "Trample"
      And Alice controls an enchantment "Rush": "Creatures you control have trample."
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Goat"
      And the game goes to the combat damage step
      Then Alice can assign 1 damage of "Ox" to "Goat" and 2 to Bob
      And Alice can't assign 0 damage of "Ox" to "Goat" and 3 to Bob

    @rule:702.19c
    Example: vigilance twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Vigilance"
      And Alice controls an enchantment "Watch": "Creatures you control have vigilance."
      When Alice attacks with "Ox"
      Then "Ox" is attacking
      And "Ox" is still untapped

    @rule:702.16c
    Example: reach twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hawk": "Flying"
      And Bob controls a creature "Web": "Reach"
      And Bob controls an enchantment "Loom": "Creatures you control have reach."
      When Alice attacks with "Hawk"
      And Bob blocks "Hawk" with "Web"
      Then "Web" is blocking "Hawk"

    @rule:702.3c
    Example: defender twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hedge": "Defender"
      And Alice controls a creature "Ox"
      And Alice controls an enchantment "Peace": "Green creatures have defender."
      When the game goes to the declare attackers step
      Then Alice can't attack with "Hedge"

    @rule:702.34c
    Example: fear twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ghoul": "Fear"
      And Alice controls an enchantment "Dread": "Creatures you control have fear."
      And Bob controls a creature "Imp" with mana cost {B}
      And Bob controls a creature "Goat"
      When Alice attacks with "Ghoul"
      And the game goes to the declare blockers step
      Then Bob can block "Ghoul" with "Imp"
      And Bob can't block "Ghoul" with "Goat"

    @rule:702.26c
    Example: shadow twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Shade": "Shadow"
      And Alice controls an enchantment "Gloom": "Creatures you control have shadow."
      And Bob controls a creature "Wraith": "Shadow"
      And Bob controls a creature "Goat"
      When Alice attacks with "Shade"
      And the game goes to the declare blockers step
      Then Bob can block "Shade" with "Wraith"
      And Bob can't block "Shade" with "Goat"

    @rule:702.13e
    Example: swampwalk twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Eel" with mana cost {U}: "Swampwalk"
      And Alice controls an enchantment "Bog": "Blue creatures you control have swampwalk."
      And Alice controls a creature "Ox"
      And Bob controls a Swamp land "Mire"
      And Bob controls a creature "Goat"
      When Alice attacks with "Eel" and "Ox"
      And the game goes to the declare blockers step
      Then Bob can't block "Eel" with "Goat"
      And Bob can block "Ox" with "Goat"

  @edition:2013
  Rule: 702.10b A creature with haste attacks and uses its tap symbol at once

    @also:302.6
    Example: in the turn in which it came
      Given a Magic game between Alice and Bob
      And Alice has a creature "Wolf" with power 2 and toughness 1 in hand: "Haste"
      When Alice plays "Wolf"
      And all players pass
      And Alice attacks with "Wolf"
      And the game goes to the end of combat step
      Then Bob has 18 life

  @edition:2013
  Rule: 702.15b What has protection is no target of spells of the quality or of abilities from such sources

    Example: a spell of the color
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight": "Protection from red"
      And Alice controls a creature "Goat"
      And Bob has an instant "Sting" with mana cost {R} in hand: "Sting deals 2 damage to target creature."
      And Bob has 1 red mana
      When Alice passes
      Then Bob can't play "Sting" targeting "Knight"
      And Bob can play "Sting" targeting "Goat"

    Example: an ability of a source of the color
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight": "Protection from red"
      And Alice controls a creature "Goat"
      And Bob controls a creature "Imp" with mana cost {R}: "{T}: Imp deals 1 damage to target creature."
      When Alice passes
      Then Bob can't activate "Imp" targeting "Knight"
      And Bob can activate "Imp" targeting "Goat"

  @edition:2013
  Rule: 702.15e Damage from sources of the quality is prevented

    Example: from what deals damage to each creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight" with power 1 and toughness 1: "Protection from red"
      And Alice controls a creature "Goat" with power 1 and toughness 1
      And Bob has an instant "Quake" with mana cost {R} in hand: "Quake deals 2 damage to each creature."
      And Bob has 1 red mana
      When Bob plays "Quake"
      And all players pass
      Then "Goat" is in Alice's graveyard
      And "Knight" is still in play
      And "Knight" has no damage marked

    @rule:702.15j
    Example: protection from a color twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight" with power 1 and toughness 1:
        """
        Protection from red
        Protection from red
        """
      And Bob has an instant "Quake" with mana cost {R} in hand: "Quake deals 2 damage to each creature. You gain 1 life."
      And Bob has 1 red mana
      When Bob plays "Quake"
      And all players pass
      Then Bob has 21 life
      And "Knight" is still in play

    @rule:702.15g
    Example: protection from two colors is two abilities
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight" with power 1 and toughness 1:
        """
        Protection from red
        Protection from black
        """
      And Bob has an instant "Rot" with mana cost {B} in hand: "Rot deals 2 damage to each creature. You gain 1 life."
      And Bob has an instant "Blast" with mana cost {W} in hand: "Blast deals 2 damage to each creature."
      And Bob has 1 black mana
      And Bob has 1 white mana
      When Bob plays "Rot"
      And all players pass
      Then Bob has 21 life
      And "Knight" is still in play
      When Bob plays "Blast"
      And all players pass
      Then "Knight" is in Alice's graveyard

  @edition:2013
  Rule: 704.2 State-based actions are controlled by nobody and checked throughout the game

    @also:704.5g
    Example: what is left open is chosen by whom it concerns
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 1 and toughness 1
      And Bob controls a creature "Goat" with power 1 and toughness 1
      And Alice has a sorcery "Quake" in hand: "Quake deals 2 damage to each creature."
      When Alice plays "Quake"
      And all players pass
      Then Bob is asked to order cards put into the graveyard

  @edition:2013
  Rule: 704.3 All that applies is done at once, and it is checked again until nothing does

    @also:704.5g
    Example: an Aura follows what it was on
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has a Creature enchantment "Cloak" in hand: "Enchanted creature has flying."
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Cloak" targeting "Ox"
      And all players pass
      And Alice plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
      And "Cloak" is in Alice's graveyard

    Example: what triggered in the middle waits until nothing more is done
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Shrine": "Whenever a creature dies, you gain 5 life."
      And Alice has 1 life
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Bob has a sorcery "Quake" in hand: "Quake deals 2 damage to each creature. Each player loses 2 life."
      When the game goes to Bob's first main phase
      And Bob plays "Quake"
      And all players pass
      Then Alice loses the game

  @edition:2013
  Rule: 704.5a A player without life loses

    Example: by damage
      Given a Magic game between Alice and Bob
      And Bob has 2 life
      And Alice controls a creature "Ox" with power 3 and toughness 3
      When Alice attacks with "Ox"
      And the game goes to the combat damage step
      Then Bob loses the game

  @edition:2013
  Rule: 704.5g Damage as high as its toughness destroys a creature

    Example: less doesn't
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 3
      And Bob controls a creature "Goat" with power 2 and toughness 2
      And Alice has a sorcery "Quake" in hand: "Quake deals 2 damage to each creature."
      When Alice plays "Quake"
      And all players pass
      Then "Goat" is in Bob's graveyard
      And "Ox" is still in play
      And "Ox" has 2 damage marked

  @edition:2013
  Rule: 704.5b A player who was to draw from an empty library loses

    Example: in the draw step
      Given a Magic game between Alice and Bob
      And Bob's library holds 0 cards
      When the game goes to Bob's upkeep step
      And all players pass
      Then Bob loses the game

  @edition:2013
  Rule: 704.5c A player with ten poison counters loses

    Example: by one spell
      Given a Magic game between Alice and Bob
      And Alice has an instant "Bane" in hand: "Target player gets 10 poison counters."
      When Alice plays "Bane" targeting Bob
      And all players pass
      Then Bob loses the game

  @edition:2013
  Rule: 704.5h A creature dealt damage by what has deathtouch is destroyed

    Example: one damage to a large one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Asp" with power 1 and toughness 1: "Deathtouch"
      And Bob controls a creature "Ox" with power 0 and toughness 5
      And Bob controls a creature "Goat" with power 0 and toughness 5
      When Alice attacks with "Asp"
      And Bob blocks "Asp" with "Ox"
      And the game goes to the end of combat step
      Then "Ox" is in Bob's graveyard

  @edition:2013
  Rule: 700.2 Two modes may be asked for

    Example: on one line
      Given a Magic game between Alice and Bob
      And Alice has an instant "Charm" in hand: "Choose two — Counter target spell; or return target permanent to its owner's hand; or tap all creatures your opponents control; or draw a card."
      And Bob controls a creature "Ox"
      When Alice plays "Charm" choosing modes 2 and 4 targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's hand
      And Alice has 1 card in her hand
