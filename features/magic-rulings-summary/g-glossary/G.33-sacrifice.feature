Feature: G.33 Sacrifice

  Rule: G.33.1 It goes to the graveyard of its owner

    Example: an edict
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice has a sorcery "Edict" in hand: "Target player sacrifices a creature."
      When Alice plays "Edict" targeting Bob
      And all players pass
      Then "Ox" is in Bob's graveyard

    Example: whoever sacrifices it is who is said to
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Altar": "Whenever you sacrifice a creature, you gain 2 life."
      And Alice controls a creature "Goat": "Sacrifice Goat: Draw a card."
      And Alice controls an artifact "Lamp": "Sacrifice Lamp: Draw a card."
      And Bob controls a creature "Ox": "Sacrifice Ox: Draw a card."
      When Alice activates "Lamp"
      And Bob activates "Ox"
      And all players pass
      And all players pass
      Then Alice still has 20 life
      When Alice activates "Goat"
      And all players pass
      Then Alice has 22 life

  Rule: G.33.3 One of his or her own, and no other

    Example: the player who sacrifices chooses among them
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk"
      And Bob controls a creature "Ox"
      And Bob controls a creature "Mule"
      And Alice has a sorcery "Edict" in hand: "Target player sacrifices a creature."
      When Alice plays "Edict" targeting Bob
      And all players pass
      Then Bob can't choose "Elk"
      When Bob chooses "Mule"
      Then "Mule" is in Bob's graveyard
      And "Ox" is still in play

  Rule: G.33.4 It targets nothing

    Example: a creature with protection from black
      Given a Magic game between Alice and Bob
      And Alice controls a Swamp land "Mire"
      And Bob controls a creature "Knight": "Protection from black"
      And Alice has a sorcery "Edict" with mana cost {B} in hand: "Target player sacrifices a creature."
      When Alice plays "Edict" targeting Bob
      And all players pass
      Then "Knight" is in Bob's graveyard

  Rule: G.33.Ruling.4 As a cost it is gone before anybody responds

    Example: even if the spell is countered
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat"
      And Alice has an instant "Rite" in hand:
        """
        As an additional cost to play Rite, sacrifice a creature.
        Draw two cards.
        """
      When Alice plays "Rite"
      Then "Goat" is in Alice's graveyard
      And "Rite" is on the stack

  Rule: G.33.Ruling.5 A permanent may sacrifice itself

    Example: for its own ability
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bomber": "Sacrifice Bomber: Bomber deals 2 damage to target creature or player."
      When Alice activates "Bomber" targeting Bob
      And all players pass
      Then Bob has 18 life
      And "Bomber" is in Alice's graveyard

  Rule: G.33.Ruling.6 It may be tapped or just have come

    Example: both
      Given a Magic game between Alice and Bob
      And Alice controls a tapped creature "Goat", played this turn
      And Alice controls an enchantment "Altar": "Sacrifice a creature: You gain 2 life."
      When Alice activates "Altar"
      And all players pass
      Then Alice has 22 life

  Rule: G.33.2 Nothing keeps a sacrifice from happening

    Example: neither regeneration nor that it can't be destroyed
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Ox can't be destroyed."
      And Alice has an instant "Mend" in hand: "Regenerate target creature."
      And Bob has an instant "Edict" in hand: "Target player sacrifices a creature."
      When Alice plays "Mend" targeting "Ox"
      And all players pass
      And Alice passes
      And Bob plays "Edict" targeting Alice
      And all players pass
      Then "Ox" is in Alice's graveyard

  Rule: G.33.Ruling.1 What is sacrificed is sacrificed when what asks for it may be played

    Example: an ability that sacrifices is played in response, as any ability is
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Altar": "Sacrifice a creature: You gain 1 life."
      And Alice controls a creature "Ox"
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      When Alice passes
      And Bob plays "Slay" targeting "Ox"
      And Bob passes
      And Alice activates "Altar"
      Then "Ox" is in Alice's graveyard
      When all players pass
      Then Alice has 21 life

    Example: a sorcery that does waits for a main phase
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Rite" in hand:
        """
        As an additional cost to play Rite, sacrifice a creature.
        You gain 4 life.
        """
      And Alice controls a creature "Ox"
      When the game goes to the end of turn step
      Then Alice can't play "Rite"

  Rule: G.33.Ruling.2 A permanent is sacrificed for one cost alone

    Example: one creature, two altars
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Altar": "Sacrifice a creature: You gain 1 life."
      And Alice controls an artifact "Slab": "Sacrifice a creature: You gain 1 life."
      And Alice controls a creature "Ox"
      When Alice activates "Altar"
      Then "Ox" is in Alice's graveyard
      And Alice can't activate "Slab"

    Example: nor one creature for two costs of one ability
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Altar": "Sacrifice a creature, sacrifice a Goat: You gain 2 life."
      And Alice controls a Goat creature "Nanny"
      When Alice tries to activate "Altar"
      Then it is refused
