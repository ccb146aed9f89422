Feature: 303 Auras, and What They Are On

  @edition:2013
  Rule: 611.3a What is said of enchanted permanents holds at any moment for what is enchanted then

    Example: as many as there are on it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1: "Ox gets +1/+1 for each Aura attached to it."
      And Alice has an Aura enchantment "Wings" in hand: "Enchant creature\nEnchanted creature has flying."
      And Alice has an Aura enchantment "Veil" in hand: "Enchant creature\nEnchanted creature gets +1/+1 for each Aura attached to it."
      And Alice has an instant "Hack" in hand: "Destroy all Auras attached to target creature."
      When Alice plays "Wings" targeting "Ox"
      And all players pass
      Then "Ox" has power 2
      When Alice plays "Veil" targeting "Ox"
      And all players pass
      Then "Ox" has power 5
      When Alice plays "Hack" targeting "Ox"
      And all players pass
      Then "Ox" has power 1

    Example: for as long as anything is on it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1: "As long as Ox is enchanted, it gets +2/+2."
      And Alice controls a creature "Goat" with power 1 and toughness 1
      And Alice has an Aura enchantment "Wings" in hand: "Enchant creature\nEnchanted creature has flying."
      And Alice has an instant "Purge" in hand: "Destroy all enchanted creatures."
      When Alice plays "Wings" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When Alice plays "Purge"
      And all players pass
      Then "Ox" is in Alice's graveyard
      And "Goat" is still in play

    Example: every creature with Equipment on it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Goat" with power 2 and toughness 2
      And Alice controls an Equipment artifact "Sword" attached to "Ox": "Equipped creature gets +1/+0.\nEquip {1}"
      And Alice has an enchantment "Forge" in hand: "Equipped creatures you control have trample."
      When Alice plays "Forge"
      And all players pass
      Then "Ox" has the ability "trample"
      And "Goat" doesn't have the ability "trample"

  @edition:2013
  Rule: 116.2a What watches for somebody's upkeep triggers in that player's alone

    Example: the upkeep of who controls what is enchanted, and what is done to that
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Alice has an Aura enchantment "Rot" in hand: "Enchant creature\nAt the beginning of enchanted creature's controller's upkeep, put a -1/-1 counter on that creature."
      When Alice plays "Rot" targeting "Ox"
      And all players pass
      And the game goes to Bob's upkeep step
      And all players pass
      Then "Ox" has power 1
      When the game goes to Alice's upkeep step
      Then the stack is empty

  @edition:2013
  Rule: 101.2 What can't be destroyed isn't, by texts or by damage

    Example: neither by a spell nor by lethal damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1: "Ox can't be destroyed."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to target creature."
      When Alice passes
      And Bob plays "Fell" targeting "Ox"
      And all players pass
      Then "Fell" is in Bob's graveyard
      When Alice passes
      And Bob plays "Bolt" targeting "Ox"
      And all players pass
      Then "Ox" has 3 damage marked
      And "Ox" is still in play

  @edition:2013
  Rule: 205.3e A creature type that is chosen is one creature type, and no other word

    Example: a type of creature is, and a type of cards isn't
      Given a Magic game between Alice and Bob
      And Alice has an enchantment "Banner" in hand: "As Banner enters the battlefield, choose a creature type."
      When Alice plays "Banner"
      And all players pass
      Then Alice can't choose "artifact"
      And Alice can choose "Merfolk"
