Feature: G.6 Costs

  Rule: G.6.1 A cost is paid as a spell is announced

    Example: generic mana is what colored mana leaves over
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice controls a Mountain land "Crag"
      And Alice has a creature "Bear" with mana cost {1}{G} in hand
      When Alice activates "Grove"
      And Alice activates "Crag"
      And Alice plays "Bear"
      Then "Bear" is on the stack
      And Alice has 0 green mana
      And Alice has 0 red mana
      And Alice still has priority

  Rule: G.6.2 A cost may be life, a sacrifice, a discard

    Example: life
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Altar": "Pay 2 life: Draw a card."
      When Alice activates "Altar"
      Then Alice has 18 life
      When all players pass
      Then Alice's hand holds 1 card

    Example: a sacrifice
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Altar": "Sacrifice a creature: You gain 2 life."
      And Alice controls a creature "Goat"
      And Alice controls a creature "Ox"
      When Alice activates "Altar"
      And Alice chooses "Goat"
      Then "Goat" is in Alice's graveyard
      And "Ox" is still in play
      When all players pass
      Then Alice has 22 life

    Example: a discard
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Altar": "Discard a card: You gain 2 life."
      And Alice has an instant "Jolt" in hand
      When Alice activates "Altar"
      Then "Jolt" is in Alice's graveyard

    Example: counters
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Box" with 1 charge counter: "Remove a charge counter from Box: You gain 2 life."
      When Alice activates "Box"
      Then "Box" has 0 charge counters
      When all players pass
      Then Alice has 22 life
      When Alice tries to activate "Box"
      Then it is refused by rule G.6.4

  Rule: G.6.4 Who lacks what it takes does not pay

    Example: no creature to sacrifice
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Altar": "Sacrifice a creature: You gain 2 life."
      When Alice tries to activate "Altar"
      Then it is refused by rule G.6.4

    Example: no mana
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Idol": "{2}: You gain 2 life."
      And Alice controls a Forest land "Grove"
      When Alice tries to activate "Idol"
      Then it is refused by rule G.6.4
      And "Grove" is still untapped

  Rule: G.6.Ruling.1 What was paid is not given back

    Example: the spell is countered
      Given a Magic game between Alice and Bob
      And Alice controls a Mountain land "Crag"
      And Alice has an instant "Sting" with mana cost {R} in hand: "Sting deals 3 damage to target creature or player."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Sting" targeting Bob
      And Bob plays "Deny" targeting "Sting"
      And all players pass
      Then "Crag" is tapped
      And Alice still has 0 red mana

  Rule: G.6.Ruling.4 Each thing pays for one cost alone

    Scenario Outline: one creature for two sacrifices
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Altar": "Sacrifice a creature, Sacrifice a Goat: You gain 2 life."
      And Alice controls a Goat creature "Nanny"
      When Alice tries to activate "Altar"
      Then it is refused by rule <rule>

      @edition:2003
      Examples:
        | rule  |
        | G.6.4 |

      @edition:2013
      Examples:
        | rule   |
        | 601.2g |

      @edition:2025
      Examples:
        | rule   |
        | 601.2h |

    Example: two creatures do
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Altar": "Sacrifice a creature, Sacrifice a Goat: You gain 2 life."
      And Alice controls a Goat creature "Nanny"
      And Alice controls a creature "Ox"
      When Alice activates "Altar"
      Then "Nanny" is in Alice's graveyard
      And "Ox" is in Alice's graveyard

  Rule: G.6.Ruling.6 A permanent may be tapped and sacrificed at once

    Example: for mana
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Petal": "{T}, Sacrifice Petal: Add {G} to your mana pool."
      When Alice activates "Petal"
      Then Alice has 1 green mana
      And "Petal" is in Alice's graveyard

    Example: each is paid
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "{T}, Sacrifice Ox: You gain 2 life."
      When Alice activates "Ox"
      Then the trace shows, in this order:
        | event         | object |
        | become tapped | Ox     |
        | sacrifice     | Ox     |

    Example: not where it is tapped already
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" tapped: "{T}, Sacrifice Ox: You gain 2 life."
      When Alice tries to activate "Ox"
      Then it is refused by rule G.6.4

  Rule: G.6.3 A cost can't be prevented, but what it takes may be out of reach

    Example: it is raised
      Given a Magic game between Alice and Bob
      And Alice has 1 white mana
      And Bob controls an enchantment "Gloom": "White spells cost {3} more to play."
      And Alice has an instant "Psalm" with mana cost {W} in hand: "You gain 1 life."
      Then Alice can't play "Psalm"

    Example: what it takes can't be tapped again
      Given a Magic game between Alice and Bob
      And Alice controls a tapped creature "Archer": "{T}: You gain 1 life."
      Then Alice can't activate "Archer"

  @also:T.10.Ruling.3
  Rule: G.6.6 What is done to pay a cost may be replaced

    Example: a creature that is sacrificed
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat": "If Goat would be put into a graveyard, remove it from the game instead."
      And Alice controls an enchantment "Altar": "Sacrifice a creature: You gain 2 life."
      When Alice activates "Altar"
      Then "Goat" is out of game
      When all players pass
      Then Alice has 22 life

  Rule: G.6.Ruling.3 What is tapped is not tapped to pay

    Example: another creature is
      Given a Magic game between Alice and Bob
      And Alice controls a tapped creature "Ox"
      And Alice controls an enchantment "Drum": "Tap an untapped creature you control: You gain 1 life."
      Then Alice can't activate "Drum"

  Rule: G.6.Ruling.5 Nothing is paid by accident

    Example: a creature that is tapped by a spell
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Archer": "{T}: Archer deals 1 damage to target creature or player."
      And Alice has an instant "Snare" in hand: "Tap target creature."
      When Alice plays "Snare" targeting "Archer"
      And all players pass
      Then "Archer" is tapped
      And the stack is empty
      And Bob still has 20 life

  Rule: G.6.5 Costs that contradict each other can't be paid

    Example: the same artifact can't be sacrificed and returned
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Knot": "Sacrifice Knot, return Knot to its owner's hand: You gain 1 life."
      When Alice tries to activate "Knot"
      Then it is refused

    Example: nor can the only creature
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Knot": "Sacrifice a creature, return a creature you control to its owner's hand: You gain 1 life."
      And Alice controls a creature "Ox"
      When Alice tries to activate "Knot"
      Then it is refused

    Example: with two creatures it can be paid
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Knot": "Sacrifice a creature, return a creature you control to its owner's hand: You gain 1 life."
      And Alice controls a creature "Ox"
      And Alice controls a creature "Elk"
      When Alice activates "Knot" sacrificing "Ox"
      Then "Ox" is in Alice's graveyard
      And "Elk" is in Alice's hand

  Rule: G.6.Ruling.2 Life that a player doesn't have isn't paid

    Example: three of two
      Given a Magic game between Alice and Bob
      And Alice has 2 life
      And Alice controls an artifact "Knot": "Pay 3 life: Draw a card."
      When Alice tries to activate "Knot"
      Then it is refused

    Example: none of what is below zero
      Given a Magic game between Alice and Bob
      And Alice has 1 life
      And Alice controls an enchantment "Stay": "You can't lose the game."
      And Alice controls an artifact "Knot": "Pay 1 life: Draw a card."
      And Bob has an instant "Sting" in hand: "Sting deals 3 damage to target player."
      When Alice passes
      And Bob plays "Sting" targeting Alice
      And all players pass
      Then Alice has -2 life
      When Alice tries to activate "Knot"
      Then it is refused
