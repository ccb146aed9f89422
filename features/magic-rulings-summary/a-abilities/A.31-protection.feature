Feature: A.31 Protection

  Rule: A.31.2 No damage, no blocking, no targets from what it names

    Example: damage is prevented
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight" with power 2 and toughness 2: "Protection from black"
      And Bob controls a creature "Rat" with mana cost {B}, power 3 and toughness 5
      When the game goes to Bob's first main phase
      And Bob attacks with "Rat"
      And Alice blocks "Rat" with "Knight"
      And the game goes to the end of combat step
      Then "Knight" is still in play
      And "Knight" still has no damage marked
      And "Rat" has 2 damage marked

    Example: it is what refuses the target
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight": "Protection from black"
      And Alice controls a creature "Ox"
      And Bob has 1 black mana
      And Bob has an instant "Terror" with mana cost {B} in hand: "Destroy target creature."
      When Alice passes
      And Bob tries to play "Terror" targeting "Knight"
      Then it is refused by rule A.31.2

    Example: black creatures don't block it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight": "Protection from black"
      And Bob controls a creature "Rat" with mana cost {B}
      And Bob controls a creature "Goat"
      When Alice attacks with "Knight"
      And Bob tries to block "Knight" with "Rat"
      Then it is refused by rule A.31.2
      When Bob blocks "Knight" with "Goat"
      Then "Goat" is blocking "Knight"

    Example: black spells don't target it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight": "Protection from black"
      And Bob controls a Swamp land "Mire"
      And Bob has an instant "Fell" with mana cost {B} in hand: "Destroy target creature."
      When Bob tries to play "Fell"
      Then it is refused by rule G.39.1

    Example: blocking by what has several colors
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight": "Protection from multicolored"
      And Bob controls a creature "Gold" with mana cost {R}{G}
      And Bob controls a creature "Ruby" with mana cost {R}
      When Alice attacks with "Knight"
      And the game goes to the declare blockers step
      And Bob tries to block "Knight" with "Gold"
      Then it is refused
      When Bob blocks "Knight" with "Ruby"
      Then "Ruby" is blocking "Knight"

  Rule: A.31.Ruling.2 What isn't targeted assigns damage that is prevented

    Example: to each creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight" with power 2 and toughness 2: "Protection from red"
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a Mountain land "Crag"
      And Bob has an instant "Quake" with mana cost {R} in hand: "Quake deals 2 damage to each creature."
      When Bob plays "Quake"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And "Knight" is still in play
      And "Knight" still has no damage marked

  Rule: A.31.Ruling.6 It adds up with other evasion

    Example: with flying
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Angel": "Flying, protection from black"
      And Bob controls a creature "Bat" with mana cost {B}: "Flying"
      And Bob controls a creature "Hawk": "Flying"
      And Bob controls a creature "Goat"
      When Alice attacks with "Angel"
      And Bob tries to block "Angel" with "Bat"
      Then it is refused by rule A.31.2
      When Bob tries to block "Angel" with "Goat"
      Then it is refused by rule A.21.2

  Rule: A.31.3 Protection sends it to the graveyard

    Example: from its color
      Given a Magic game between Alice and Bob
      And Alice controls a Plains land "Field"
      And Alice has a Creature enchantment "Wings" with mana cost {W} in hand: "Enchanted creature gets +1/+1."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Ward" in hand: "Target creature gains protection from white until end of turn."
      When Alice plays "Wings" targeting "Ox"
      And all players pass
      And Bob plays "Ward" targeting "Ox"
      And all players pass
      Then "Wings" is in Alice's graveyard

  Rule: A.31.Ruling.1 It keeps off nothing but what it names

    Example: what destroys without a target destroys it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight": "Protection from white"
      And Bob controls a Plains land "Field"
      And Bob has an instant "Ruin" with mana cost {W} in hand: "Destroy all creatures."
      When Bob plays "Ruin"
      And all players pass
      Then "Knight" is in Alice's graveyard

    Example: a static ability applies to it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight" with power 2 and toughness 2: "Protection from red"
      And Alice controls a Mountain land "Crag"
      And Alice has an enchantment "Banner" with mana cost {R} in hand: "Creatures you control get +1/+0."
      When Alice plays "Banner"
      And all players pass
      Then "Knight" has power 3

  Rule: A.31.Ruling.3 It can be sacrificed

    Example: to a black spell
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight": "Protection from black"
      And Bob controls a Swamp land "Mire"
      And Bob has an instant "Edict" with mana cost {B} in hand: "Target player sacrifices a creature."
      When Bob plays "Edict" targeting Alice
      And all players pass
      Then "Knight" is in Alice's graveyard

  Rule: A.31.Ruling.5 Out of play it protects nothing

    Example: a card in a graveyard
      Given a Magic game between Alice and Bob
      And Alice has a creature "Knight" in her graveyard: "Protection from black"
      And Alice controls a Swamp land "Mire"
      And Alice has a sorcery "Rise" with mana cost {B} in hand: "Return target creature card from your graveyard to your hand."
      When Alice plays "Rise" targeting "Knight"
      And all players pass
      Then "Knight" is in Alice's hand

  Rule: A.31.Ruling.7 Nor on the stack

    Example: it is countered
      Given a Magic game between Alice and Bob
      And Alice has a creature "Knight" in hand: "Protection from blue"
      And Bob controls an Island land "Isle"
      And Bob has an instant "Deny" with mana cost {U} in hand: "Counter target spell."
      When Alice plays "Knight"
      And Bob plays "Deny" targeting "Knight"
      And all players pass
      Then "Knight" is in Alice's graveyard

  Rule: A.31.Ruling.9 From creatures: their abilities, their damage, and blocking

    Example: none blocks it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ghost": "Protection from creatures"
      And Alice controls a creature "Ox"
      And Bob controls a creature "Goat" with power 1 and toughness 1: "{0}: Goat deals 1 damage to target creature or player. Play this ability only once each turn."
      When Alice attacks with "Ghost" and "Ox"
      And Bob tries to block "Ghost" with "Goat"
      Then it is refused by rule A.31.2
      When Bob declares no blockers
      And Bob activates "Goat" targeting Alice
      And all players pass
      Then Alice has 19 life

  Rule: A.31.Ruling.8 From instants and sorceries: no target of them

    Example: an instant
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Monk": "Protection from instants and sorceries"
      And Bob has an instant "Quake" in hand: "Quake deals 2 damage to each creature."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Bob plays "Quake"
      And all players pass
      Then "Monk" is still in play
      And Bob can't play "Fell"

  Rule: A.31.Ruling.4 What is on a protected creature may be targeted

    Example: an enchantment on it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Knight" with power 2 and toughness 2: "Protection from red"
      And Alice has a Creature enchantment "Halo" with mana cost {W} in hand: "Enchanted creature gets +1/+1."
      And Alice has 1 white mana
      And Bob has an instant "Sear" with mana cost {R} in hand: "Destroy target enchantment."
      And Bob has 1 red mana
      When Alice plays "Halo" targeting "Knight"
      And all players pass
      Then "Knight" has power 3
      When Alice passes
      And Bob plays "Sear" targeting "Halo"
      And all players pass
      Then "Halo" is in Alice's graveyard
      And "Knight" has power 2

  Rule: A.31.Ruling.10 From enchantments: no target, no damage, no Aura and no blocker of them

    Background:
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Templar": "Protection from enchantments"

    Example: what they could do to it
      Given Alice has a Creature enchantment "Weight" in hand: "Enchanted creature gets -1/-1."
      And Alice controls an enchantment "Pyre": "{0}: Pyre deals 1 damage to target creature."
      And Alice controls an enchantment "Ashfall": "{0}: Ashfall deals 1 damage to each creature."
      And Bob controls a creature "Goat"
      When Alice activates "Ashfall"
      And all players pass
      Then "Goat" is in Bob's graveyard
      And "Templar" is still in play
      And Alice can't play "Weight"
      And Alice can't activate "Pyre"

    Example: a creature that is an enchantment as well
      Given Alice controls an enchantment creature "Shade"
      When the game goes to Bob's declare attackers step
      And Bob attacks with "Templar"
      And Alice tries to block "Templar" with "Shade"
      Then it is refused by rule A.31.2

  Rule: A.31.6 It is protection from cards that are of the type out of play as well

    Example: from creatures, and a creature card that was cycled
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Templar": "Protection from creatures"
      And Bob controls a creature "Rat"
      And Alice has a creature "Ox" in hand:
        """
        Cycling {0}
        When you cycle Ox, Ox deals 1 damage to target creature.
        """
      When Alice activates "Ox"
      And all players pass
      Then "Rat" is in Bob's graveyard
      And "Templar" is still in play
