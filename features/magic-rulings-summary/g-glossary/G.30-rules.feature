Feature: G.30

  Rule: G.30.Ruling.1 It is not regenerated

    Example: a troll
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll": "{0}: Regenerate Troll."
      And Bob has an instant "Swords" in hand: "Remove target creature from the game."
      When Alice activates "Troll"
      And all players pass
      And Bob plays "Swords" targeting "Troll"
      And all players pass
      Then "Troll" is out of game

  Rule: G.30.1 What is removed from the game lies in a zone of its own

    Example: a card of a graveyard
      Given a Magic game between Alice and Bob
      And Bob has a creature "Ox" in graveyard
      And Alice has an instant "Banish" in hand: "Remove target card in a graveyard from the game."
      When Alice plays "Banish" targeting "Ox"
      And all players pass
      Then "Ox" is out of game

  Rule: G.30.Ruling.2 What is on a permanent that is removed from the game goes to the graveyard

    Example: a local enchantment
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Bob controls a Creature enchantment "Aura" attached to "Ox": "Enchanted creature gets +2/+2."
      And Alice has an instant "Banish" in hand: "Remove target creature from the game."
      When Alice plays "Banish" targeting "Ox"
      And all players pass
      Then "Ox" is removed from the game
      And "Aura" is in Bob's graveyard
