Feature: E.9 Moving Enchantments

  Rule: E.9.2 Nothing changes about it but what it is on, and its timestamp

    Example: it is on the other creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Goat" with power 1 and toughness 1
      And Alice controls a Creature enchantment "Veil" attached to "Ox": "Enchanted creature gets +1/+1."
      And Alice has an instant "Shift" in hand: "Move target creature enchantment from one creature to another."
      When Alice plays "Shift" targeting "Veil"
      And all players pass
      Then "Goat" has power 2
      And "Ox" has power 2

    Example: its effect is the latest from then on
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Goat" with power 1 and toughness 1
      And Alice has a Creature enchantment "Dwarf" in hand: "Enchanted creature is 0/2."
      And Alice has a sorcery "Swell" in hand: "Target creature becomes 5/5 until end of turn."
      And Alice has an instant "Shift" in hand: "Move target creature enchantment from one creature to another."
      When Alice plays "Dwarf" targeting "Ox"
      And all players pass
      And Alice plays "Swell" targeting "Goat"
      And all players pass
      And Alice plays "Shift" targeting "Dwarf"
      And all players pass
      Then "Goat" has power 0
      And "Ox" has power 2

  Rule: E.9.3 It has not come into play anew

    Example: what triggers on that doesn't
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Goat" with power 1 and toughness 1
      And Alice has a Creature enchantment "Veil" in hand:
        """
        When Veil comes into play, you gain 1 life.
        Enchanted creature gets +1/+1.
        """
      And Alice has an instant "Shift" in hand: "Move target creature enchantment from one creature to another."
      When Alice plays "Veil" targeting "Ox"
      And all players pass
      And all players pass
      Then Alice has 21 life
      When Alice plays "Shift" targeting "Veil"
      And all players pass
      Then "Goat" has power 2
      And the stack is empty

  Rule: E.9.4 It is moved onto nothing that it can't enchant

    Example: nobody is asked where there is one creature that it can be on
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Goat" with power 1 and toughness 1
      And Bob controls a creature "Nun" with power 1 and toughness 1: "Protection from white"
      And Alice has a Creature enchantment "Veil" with mana cost {W} in hand: "Enchanted creature gets +1/+1."
      And Alice has 1 white mana
      And Alice has an instant "Shift" in hand: "Move target creature enchantment from one creature to another."
      When Alice plays "Veil" targeting "Ox"
      And all players pass
      And Alice plays "Shift" targeting "Veil"
      And all players pass
      Then "Goat" has power 2

    Example: a target that it can't enchant doesn't get it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Nun" with power 1 and toughness 1: "Protection from white"
      And Alice has a Creature enchantment "Veil" with mana cost {W} in hand: "Enchanted creature gets +1/+1."
      And Alice has 1 white mana
      And Alice has an instant "Shift" in hand: "Move target creature enchantment to target creature."
      When Alice plays "Veil" targeting "Ox"
      And all players pass
      And Alice plays "Shift" targeting "Veil", "Nun"
      And all players pass
      Then "Nun" still has power 1
      And "Ox" still has power 3

  Rule: E.9.Ruling.1 Where it is moved to is no target

    Example: onto what can't be the target of spells
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Bug" with power 4 and toughness 1: "Bug can't be the target of spells or abilities."
      And Alice controls a Creature enchantment "Veil" attached to "Ox": "Enchanted creature gets +1/+1."
      And Alice has an instant "Shift" in hand: "Move target creature enchantment from one creature to another."
      When Alice plays "Shift" targeting "Veil"
      And all players pass
      Then "Bug" has power 5

  Rule: E.9.Ruling.2 Its abilities are about what it is on as they resolve

    Example: it is moved in response
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Goat" with power 1 and toughness 1
      And Alice controls a Creature enchantment "Fire" attached to "Ox": "{0}: Enchanted creature gets +1/+0 until end of turn."
      And Alice has an instant "Shift" in hand: "Move target creature enchantment from one creature to another."
      When Alice activates "Fire"
      And Alice plays "Shift" targeting "Fire"
      And all players pass
      And all players pass
      Then "Goat" has power 2
      And "Ox" still has power 2

  Rule: E.9.Ruling.3 What aims at it still does

    Example: it is destroyed where it is now
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Goat" with power 1 and toughness 1
      And Alice controls a Creature enchantment "Veil" attached to "Ox": "Enchanted creature gets +1/+1."
      And Alice has an instant "Shift" in hand: "Move target creature enchantment from one creature to another."
      And Bob has an instant "Hack" in hand: "Destroy target enchantment."
      When Alice passes
      And Bob plays "Hack" targeting "Veil"
      And Bob passes
      And Alice plays "Shift" targeting "Veil"
      And all players pass
      Then "Goat" has power 2
      When all players pass
      Then "Veil" is in Alice's graveyard

  Rule: E.9.Ruling.4 What was to happen to it still does

    Example: it is destroyed at end of turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Goat" with power 1 and toughness 1
      And Alice controls a Creature enchantment "Veil" attached to "Ox": "Enchanted creature gets +1/+1."
      And Alice has an instant "Wane" in hand: "Destroy target enchantment at end of turn."
      And Alice has an instant "Shift" in hand: "Move target creature enchantment from one creature to another."
      When Alice plays "Wane" targeting "Veil"
      And all players pass
      And Alice plays "Shift" targeting "Veil"
      And all players pass
      And the game goes to the end of turn step
      And all players pass
      Then "Veil" is in Alice's graveyard

  Rule: K.12.Ruling.3 A "creature enchantment" is one for creatures

    Example: and no enchantment for lands, nor a global one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a Forest land "Grove"
      And Alice controls a Creature enchantment "Veil" attached to "Ox": "Enchanted creature gets +1/+1."
      And Alice controls a Land enchantment "Growth" attached to "Grove": "Enchanted land has haste."
      And Alice controls an enchantment "Decree"
      And Alice has an instant "Hack" in hand: "Destroy target creature enchantment."
      And Alice has a sorcery "Purge" in hand: "Destroy all global enchantments."
      Then Alice can't play "Hack" targeting "Growth"
      And Alice can't play "Hack" targeting "Decree"
      When Alice plays "Hack" targeting "Veil"
      And all players pass
      Then "Veil" is in Alice's graveyard
      When Alice plays "Purge"
      And all players pass
      Then "Decree" is in Alice's graveyard
      And "Growth" is still in play
