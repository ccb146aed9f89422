Feature: K.5 Changing a permanent's type

  Rule: K.5.1 The new type takes the place of all others, but for those that are said to remain

    Example: a land that remains one
      Given a Magic game between Alice and Bob
      And Alice controls a land "Crag": "{0}: Until end of turn, Crag becomes a 2/2 creature that's still a land."
      When Alice activates "Crag"
      And all players pass
      Then "Crag" is a creature
      And "Crag" is still a land
      And "Crag" has power 2

    Example: an artifact that becomes a creature and nothing else
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Anvil": "{0}: Until end of turn, Anvil becomes a 3/2 creature."
      When Alice activates "Anvil"
      And all players pass
      Then "Anvil" is a creature
      And "Anvil" is not an artifact

  Rule: K.5.2 Its abilities stay what they are

    Example: a land still makes mana
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice has an instant "Rouse" in hand: "Until end of turn, target land becomes a 2/2 creature."
      When Alice plays "Rouse" targeting "Grove"
      And all players pass
      Then "Grove" is a creature
      And "Grove" is not a land
      When Alice activates "Grove"
      Then Alice has 1 green mana

  Rule: K.5.3 Counters, damage and effects stay on it

    Example: a counter on what is no creature for a while
      Given a Magic game between Alice and Bob
      And Alice controls a land "Crag": "{0}: Until end of turn, Crag becomes a 2/2 creature that's still a land."
      And Alice has an instant "Oil" in hand: "Put a +1/+1 counter on target creature."
      When Alice activates "Crag"
      And all players pass
      And Alice plays "Oil" targeting "Crag"
      And all players pass
      Then "Crag" has power 3
      When the game goes to Bob's upkeep step
      Then "Crag" is not a creature
      When Alice activates "Crag"
      And all players pass
      Then "Crag" has power 3

  Rule: K.5.4 It changes what the permanent is to begin with, and overrides no effect

    Example: what sets its numbers later holds, however often it becomes a creature again
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Golem": "{0}: Until end of turn, Golem becomes a 3/2 artifact creature."
      And Bob has an instant "Wither" in hand: "Target creature becomes 0/2 until end of turn."
      When Alice activates "Golem"
      And all players pass
      Then "Golem" has power 3
      When Bob plays "Wither" targeting "Golem"
      And all players pass
      Then "Golem" has power 0
      When Alice activates "Golem"
      And all players pass
      Then "Golem" has power 0

  Rule: K.5.5 Its color stays

    Example: a green creature becomes an artifact
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk" with mana cost {G}
      And Bob has an instant "Cast in Iron" in hand: "Target creature becomes an artifact until end of turn."
      And Bob has an instant "Purge" in hand: "Destroy target green permanent."
      When Bob plays "Cast in Iron" targeting "Elk"
      And all players pass
      Then "Elk" is an artifact
      And "Elk" is not a creature
      When Bob plays "Purge" targeting "Elk"
      And all players pass
      Then "Elk" is in Alice's graveyard

  Rule: K.5.6 What becomes a creature does not come into play

    Example: a land is roused
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Warden": "Whenever a creature comes into play, you gain 1 life."
      And Alice controls a land "Crag": "{0}: Until end of turn, Crag becomes a 2/2 creature that's still a land."
      When Alice activates "Crag"
      And all players pass
      Then "Crag" is a creature
      And Alice still has 20 life

  Rule: K.5.7 The card stays what it was

    Example: an artifact that died as a creature is no creature card
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Golem": "{0}: Until end of turn, Golem becomes a 3/2 creature."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      And Alice has a sorcery "Call" in hand: "Return target creature card from your graveyard to your hand."
      When Alice activates "Golem"
      And all players pass
      And Bob plays "Fell" targeting "Golem"
      And all players pass
      Then "Golem" is in Alice's graveyard
      When Alice tries to play "Call" targeting "Golem"
      Then it is refused

  Rule: K.5.Ruling.2 It is a creature in all ways

    Example: summoning sick
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Golem", played this turn: "{T}: You gain 1 life."
      And Alice has an instant "Rouse" in hand: "Until end of turn, target artifact becomes a 2/2 artifact creature."
      When Alice plays "Rouse" targeting "Golem"
      And all players pass
      And Alice tries to activate "Golem"
      Then it is refused by rule G.37.2

  Rule: K.5.Ruling.3 It has no creature type, unless one is named

    Example: a forest that walks
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Awakening": "All Forests are 1/1 creatures that are still lands."
      And Alice has a Forest land "Grove" in hand
      When Alice plays "Grove"
      Then "Grove" is a creature
      And "Grove" has power 1

  Rule: K.5.Ruling.4 The numbers that it gets are those that it has to begin with

    Example: a growth from before
      Given a Magic game between Alice and Bob
      And Alice controls a land "Crag": "{0}: Until end of turn, Crag becomes a 2/2 creature that's still a land."
      And Alice has an instant "Grow" in hand: "Target land gets +3/+3 until end of turn."
      When Alice plays "Grow" targeting "Crag"
      And all players pass
      And Alice activates "Crag"
      And all players pass
      Then "Crag" has power 5

  Rule: K.5.Ruling.5 To become a creature once more overrides no counter

    Example: a land with a counter
      Given a Magic game between Alice and Bob
      And Alice controls a land "Crag": "{0}: Until end of turn, Crag becomes a 2/2 creature that's still a land."
      And Bob has an instant "Rot" in hand: "Put a -1/-1 counter on target creature."
      When Alice activates "Crag"
      And all players pass
      And Bob plays "Rot" targeting "Crag"
      And all players pass
      Then "Crag" has power 1
      When Alice activates "Crag"
      And all players pass
      Then "Crag" still has power 1

  Rule: K.5.Ruling.6 Abilities that it gets are those that it has to begin with

    Example: flying that was lost stays lost
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Kite": "{0}: Until end of turn, Kite becomes a 1/1 artifact creature with flying."
      And Alice controls a creature "Ox"
      And Bob controls a creature "Hare" with power 1 and toughness 1
      And Bob has an instant "Tether" in hand: "Target creature loses flying until end of turn."
      When Alice activates "Kite"
      And all players pass
      And Bob plays "Tether" targeting "Kite"
      And all players pass
      And Alice activates "Kite"
      And all players pass
      Then "Kite" has power 1
      When the game goes to the declare attackers step
      And Alice attacks with "Kite"
      And the game goes to the declare blockers step
      And Bob blocks "Kite" with "Hare"
      Then "Hare" is blocking "Kite"

  Rule: K.5.Ruling.7 What it had as a creature it has again when it is one again

    Example: a growth that lasts for a turn
      Given a Magic game between Alice and Bob
      And Alice controls an artifact creature "Golem" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      And Alice has an instant "Still" in hand: "Target creature becomes an artifact until end of turn."
      And Alice has an instant "Rouse" in hand: "Target artifact becomes a 2/2 artifact creature until end of turn."
      When Alice plays "Grow" targeting "Golem"
      And all players pass
      And Alice plays "Still" targeting "Golem"
      And all players pass
      Then "Golem" is not a creature
      When Alice plays "Rouse" targeting "Golem"
      And all players pass
      Then "Golem" is a creature
      And "Golem" has power 5

  Rule: K.5.Ruling.8 Enchantments for creatures go to the graveyard when it is none any more

    Example: a land falls asleep
      Given a Magic game between Alice and Bob
      And Alice controls a land "Crag": "{0}: Until end of turn, Crag becomes a 2/2 creature that's still a land."
      And Alice has a Creature enchantment "Wings" in hand: "Enchanted creature has flying."
      When Alice activates "Crag"
      And all players pass
      And Alice plays "Wings" targeting "Crag"
      And all players pass
      Then "Wings" is in play
      When the game goes to Bob's upkeep step
      Then "Wings" is in Alice's graveyard
