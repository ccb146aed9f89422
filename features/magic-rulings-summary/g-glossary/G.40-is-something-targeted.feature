Feature: G.40

  Rule: G.40.Ruling.2 What affects all targets nothing

    Example: there need be none
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Quake" in hand: "Destroy all creatures. You gain 1 life."
      When Alice plays "Quake"
      And all players pass
      Then Alice has 21 life

  Rule: G.40.1 Without the word nothing is a target

    Example: what no spell can target is destroyed with all others
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox": "Ox can't be the target of spells or abilities."
      And Alice has a sorcery "Rout" in hand: "Destroy all creatures."
      When Alice plays "Rout"
      And all players pass
      Then "Ox" is in Bob's graveyard

  Rule: G.40.3 Abilities of what is on a creature don't target it

    Example: more power for what can't be the target
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1: "Ox can't be the target of spells or abilities."
      And Alice controls a Creature enchantment "Fire" attached to "Ox": "{0}: Enchanted creature gets +1/+0 until end of turn."
      When Alice activates "Fire"
      And all players pass
      Then "Ox" has power 2

  Rule: G.40.Ruling.1 What triggers in combat targets nothing unless it says so

    Example: a creature that can't be the target
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Viper" with power 1 and toughness 1: "Whenever Viper becomes blocked by a creature, destroy that creature at end of combat."
      And Bob controls a creature "Ox" with power 0 and toughness 5: "Ox can't be the target of spells or abilities."
      When Alice attacks with "Viper"
      And Bob blocks "Viper" with "Ox"
      And the game goes to the second main phase
      Then "Ox" is in Bob's graveyard

  Rule: G.40.2 A local enchantment targets what it is going to enchant

    Example: nothing that can't be the target of spells
      Given a Magic game between Alice and Bob
      And Alice has a Creature enchantment "Wings" in hand: "Enchanted creature has flying."
      And Bob controls a creature "Ox": "Ox can't be the target of spells."
      And Bob controls a creature "Elk"
      When Alice tries to target "Ox" with "Wings"
      Then it is refused
      When Alice plays "Wings" targeting "Elk"
      Then "Wings" is targeting "Elk"
