Feature: 702 Keyword Abilities, 704 State-Based Actions

  @edition:2025
  Rule: 702.65a Aura swap may exchange its Aura with an Aura card in hand

    Example: for what it costs
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an Aura enchantment "Veil" in hand: "Enchant creature\nEnchanted creature gets +1/+0.\nAura swap {2}"
      And Alice has an Aura enchantment "Crown" in hand: "Enchant creature\nEnchanted creature gets +5/+0."
      And Alice has 2 blue mana
      When Alice plays "Veil" targeting "Ox"
      And all players pass
      And Alice activates "Veil"
      And all players pass
      And Alice accepts
      Then "Veil" is in Alice's hand
      And "Crown" is in play
      And "Ox" has power 6

  @edition:2025
  Rule: 702.65b Where half of the exchange can't be made, aura swap does nothing

    Example: there is no Aura in hand that can be where it is
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an Aura enchantment "Veil" in hand: "Enchant creature\nEnchanted creature gets +1/+0.\nAura swap {2}"
      And Alice has an Aura enchantment "Root" in hand: "Enchant land"
      And Alice has 2 blue mana
      When Alice plays "Veil" targeting "Ox"
      And all players pass
      And Alice activates "Veil"
      And all players pass
      And Alice accepts
      Then "Veil" is in play
      And "Root" is still in Alice's hand
      And "Ox" has power 2

  @edition:2025
  Rule: 702.67c Of several fortify abilities any may be used

    Example: the second
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice controls a Fortification artifact "Keep": "Fortified land has indestructible.\nFortify {3}\nFortify {1}"
      And Alice has 1 green mana
      And Bob has an instant "Raze" in hand: "Destroy target land."
      When Alice activates the third ability of "Keep" targeting "Grove"
      And all players pass
      Then Alice has 0 green mana
      When Alice passes
      And Bob plays "Raze" targeting "Grove"
      And all players pass
      Then "Raze" is in Bob's graveyard
      And "Grove" is still in play

  @edition:2025
  Rule: 702.92a Living weapon brings a black Phyrexian Germ 0/0, and attaches its Equipment to it

    Example: as it enters
      Given a Magic game between Alice and Bob
      And Alice has an Equipment artifact "Claw" in hand: "Living weapon\nEquipped creature gets +2/+2.\nEquip {2}"
      When Alice plays "Claw"
      And all players pass
      And all players pass
      Then "Phyrexian Germ" has power 2
      And "Phyrexian Germ" is a Germ

    Example: without it the Germ dies
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has 2 blue mana
      And Alice has an Equipment artifact "Claw" in hand: "Living weapon\nEquipped creature gets +2/+2.\nEquip {2}"
      And Alice controls an artifact "Urn": "Whenever a creature dies, you gain 1 life."
      When Alice plays "Claw"
      And all players pass
      And all players pass
      Then "Phyrexian Germ" has power 2
      When Alice activates the third ability of "Claw" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When all players pass
      Then Alice has 21 life

  @edition:2025
  Rule: 702.103a A spell with bestow may be cast bestowed for another cost

    Example: for its mana cost it is a creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an enchantment creature "Nymph" with mana cost {1}{W} and power 2 and toughness 2 in hand: "Bestow {3}{W}\nEnchanted creature gets +2/+2."
      And Alice has 4 white mana
      When Alice plays "Nymph"
      And all players pass
      Then Alice has 2 white mana
      And "Nymph" is in play
      And "Ox" still has power 1

    Example: for the other it is not
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an enchantment creature "Nymph" with mana cost {1}{W} and power 2 and toughness 2 in hand: "Bestow {3}{W}\nEnchanted creature gets +2/+2."
      And Alice has 4 white mana
      When Alice plays "Nymph" for its alternative cost, targeting "Ox"
      And all players pass
      Then Alice has 0 white mana
      And "Ox" has power 3

  @edition:2025
  Rule: 702.103b What is cast bestowed is an Aura, and so is the permanent

    Example: no creature, and it targets what it is going to enchant
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an enchantment creature "Nymph" with mana cost {1}{W} and power 2 and toughness 2 in hand: "Bestow {3}{W}\nEnchanted creature gets +2/+2."
      And Alice has 4 white mana
      When Alice plays "Nymph" for its alternative cost, targeting "Ox"
      Then "Nymph" is targeting "Ox"
      And "Nymph" is an Aura
      When all players pass
      Then "Nymph" is not a creature
      And "Nymph" is in play

    Example: elsewhere it is what is printed
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an enchantment creature "Nymph" with mana cost {1}{W} and power 2 and toughness 2 in hand: "Bestow {3}{W}\nEnchanted creature gets +2/+2."
      And Alice has 4 white mana
      And Alice has an instant "Raze" in hand: "Destroy target enchantment."
      And Alice has an instant "Raise" in hand: "Return target creature card from your graveyard to your hand."
      When Alice plays "Nymph" for its alternative cost, targeting "Ox"
      And all players pass
      And Alice plays "Raze" targeting "Nymph"
      And all players pass
      Then "Nymph" is in Alice's graveyard
      When Alice plays "Raise" targeting "Nymph"
      And all players pass
      Then "Nymph" is in Alice's hand

  @edition:2025
  Rule: 702.103d To be cast bestowed it needs what an Aura needs

    Example: a creature that it can target
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk": "Hexproof"
      And Alice has an enchantment creature "Nymph" with mana cost {1}{W} and power 2 and toughness 2 in hand: "Bestow {3}{W}\nEnchanted creature gets +2/+2."
      And Alice has 4 white mana
      When Alice plays "Nymph"
      And all players pass
      Then Alice has 2 white mana
      And "Nymph" is in play

    Example: what is said of creature spells is not said of it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Bob controls an enchantment "Toll": "Creature spells cost {2} more to cast."
      And Alice has an enchantment creature "Nymph" with mana cost {1}{W} and power 2 and toughness 2 in hand: "Bestow {3}{W}\nEnchanted creature gets +2/+2."
      And Alice has 5 white mana
      When Alice plays "Nymph" for its alternative cost, targeting "Ox"
      Then Alice has 1 white mana

    Example: it is no creature spell where those can't be cast
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Bob controls an enchantment "Ban": "Players can't cast creature spells."
      And Alice has an enchantment creature "Nymph" with mana cost {1} in hand: "Bestow {2}\nEnchanted creature gets +2/+2."
      And Alice has 2 white mana
      When Alice plays "Nymph" targeting "Ox"
      And all players pass
      Then "Nymph" is attached to "Ox"
      And Alice has 0 white mana

    Example: nor is it cast there where nothing can be enchanted
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Ban": "Players can't cast creature spells."
      And Alice has an enchantment creature "Nymph" with mana cost {1} in hand: "Bestow {2}\nEnchanted creature gets +2/+2."
      And Alice has 2 white mana
      Then Alice can't play "Nymph"

    Example: what lets creature spells be cast at any time does not let it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Bob controls an enchantment "Haste": "You may cast creature spells as though they had flash."
      And Bob has an enchantment creature "Nymph" with mana cost {1} in hand: "Bestow {2}\nEnchanted creature gets +2/+2."
      And Bob has 2 white mana
      When Alice passes
      Then Bob can't play "Nymph" for its alternative cost, targeting "Ox"
      When Bob plays "Nymph"
      And all players pass
      Then Bob has 1 white mana
      And "Nymph" is in play

    Example: what lets Auras be cast at any time does
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Bob controls an enchantment "Haste": "You may cast Aura spells as though they had flash."
      And Bob has an enchantment creature "Nymph" with mana cost {1} in hand: "Bestow {2}\nEnchanted creature gets +2/+2."
      And Bob has 2 white mana
      When Alice passes
      And Bob plays "Nymph" targeting "Ox"
      And all players pass
      Then "Nymph" is attached to "Ox"

    Example: not as a creature, though
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Haste": "You may cast Aura spells as though they had flash."
      And Bob has an enchantment creature "Nymph" with mana cost {1} in hand: "Bestow {2}\nEnchanted creature gets +2/+2."
      And Bob has 2 white mana
      When Alice passes
      Then Bob can't play "Nymph"

  @edition:2025
  Rule: 702.103e With an illegal target it resolves as a creature

    Example: the creature has left play
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an enchantment creature "Nymph" with mana cost {1}{W} and power 2 and toughness 2 in hand: "Bestow {3}{W}\nEnchanted creature gets +2/+2."
      And Alice has 4 white mana
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      When Alice plays "Nymph" for its alternative cost, targeting "Ox"
      And Alice passes
      And Bob plays "Slay" targeting "Ox"
      And all players pass
      And all players pass
      Then "Nymph" is in play
      And "Nymph" is a creature
      And "Nymph" has power 2

  @edition:2025
  Rule: 702.103f A bestowed Aura that is on nothing legal stays, and is a creature

    Example: what it was on died
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an enchantment creature "Nymph" with mana cost {1}{W} and power 2 and toughness 2 in hand: "Bestow {3}{W}\nEnchanted creature gets +2/+2."
      And Alice has 4 white mana
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      When Alice plays "Nymph" for its alternative cost, targeting "Ox"
      And all players pass
      Then "Nymph" is not a creature
      When Alice plays "Slay" targeting "Ox"
      And all players pass
      Then "Nymph" is in play
      And "Nymph" is a creature

    Example: what it is on is protected from it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an enchantment creature "Nymph" with mana cost {1}{W} and power 2 and toughness 2 in hand: "Bestow {3}{W}\nEnchanted creature gets +2/+2."
      And Alice has 4 white mana
      And Alice has an instant "Shun" in hand: "Target creature gains protection from white until end of turn."
      When Alice plays "Nymph" for its alternative cost, targeting "Ox"
      And all players pass
      And Alice plays "Shun" targeting "Ox"
      And all players pass
      Then "Ox" has power 1
      And "Nymph" is in play
      And "Nymph" has power 2

  @edition:2025
  Rule: 702.151a Reconfigure attaches its permanent to another creature, or unattaches it

    Example: each for its cost
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls an Equipment artifact creature "Crab" with power 2 and toughness 2: "Equipped creature gets +2/+2.\nReconfigure {2}"
      And Alice has 4 blue mana
      When Alice activates "Crab" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      And Alice has 2 blue mana
      When Alice activates the third ability of "Crab"
      And all players pass
      Then "Ox" has power 1

    Example: what is not attached can't be unattached
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls an Equipment artifact creature "Crab" with power 2 and toughness 2: "Equipped creature gets +2/+2.\nReconfigure {2}"
      And Alice has 4 blue mana
      Then Alice can't activate the third ability of "Crab"

    Example: nor is it attached to itself, or at any time
      Given a Magic game between Alice and Bob
      And Alice controls an Equipment artifact creature "Crab" with power 2 and toughness 2: "Equipped creature gets +2/+2.\nReconfigure {0}"
      Then Alice can't activate "Crab"

  @edition:2025
  Rule: 702.151b Attached, what has reconfigure is no creature until it becomes unattached

    Example: then it is one again
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls an Equipment artifact creature "Crab" with power 2 and toughness 2: "Equipped creature gets +2/+2.\nReconfigure {2}"
      And Alice has 2 blue mana
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      When Alice activates "Crab" targeting "Ox"
      And all players pass
      Then "Crab" is not a creature
      When Alice passes
      Then Bob can't target "Crab" with "Slay"
      When Bob plays "Slay" targeting "Ox"
      And all players pass
      Then "Crab" is a creature

    Example: though it has lost the ability
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls an Equipment artifact creature "Crab" with power 2 and toughness 2: "Equipped creature gets +2/+2.\nReconfigure {2}"
      And Alice has 2 blue mana
      And Alice has an instant "Dull" in hand: "Target artifact loses all abilities until end of turn."
      When Alice activates "Crab" targeting "Ox"
      And all players pass
      And Alice plays "Dull" targeting "Crab"
      And all players pass
      Then "Ox" has power 1
      And "Crab" is not a creature
