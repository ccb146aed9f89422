Feature: A.6 Mana Abilities

  Rule: A.6.1 An activated ability that adds mana is a mana ability

    Example: with another effect besides
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Font": "{T}: Add {R} to your mana pool. You lose 1 life."
      When Alice activates "Font"
      Then Alice has 1 red mana
      And Alice has 19 life
      And Alice still has priority

    Example: one that adds none goes on the stack
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Leech": "{T}: You lose 1 life."
      When Alice activates "Leech"
      Then Alice still has 20 life
      And the ability of "Leech" is on the stack

  Rule: A.6.2 A mana ability resolves at once

    Example: nobody can respond
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk": "{T}: Add {G}{G} to your mana pool."
      When Alice activates "Elk"
      Then Alice has 2 green mana
      And Alice still has priority

  Rule: A.6.3 A mana ability may be played with priority, or as mana is to be paid

    Example: in the midst of announcing a spell
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice has a creature "Bear" with mana cost {G} in hand
      When Alice plays "Bear"
      Then "Bear" is on the stack
      And "Grove" is tapped

    Example: as a spell resolves
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Bob has an instant "Toll" in hand: "Counter target spell unless its controller pays {1}."
      And Alice has a creature "Bear" in hand
      When Alice plays "Bear"
      And Alice passes
      And Bob plays "Toll" targeting "Bear"
      And all players pass
      And Alice accepts
      Then "Grove" is tapped
      And "Bear" is still on the stack

  Rule: A.6.3 Whatever a mana ability costs, it may be played as a spell is paid for

    Background:
      Given a Magic game between Alice and Bob

    @also:A.6.9
    Example: other mana
      Given Alice controls a land "Delta": "{1}, {T}: Add {U}{B} to your mana pool."
      And Alice controls a Forest land "Grove"
      And Alice has a creature "Shade" with mana cost {U}{B} in hand
      When Alice plays "Shade"
      Then "Shade" is on the stack
      And "Delta" is tapped
      And "Grove" is tapped

    Example: without that mana it can't be begun
      Given Alice controls a land "Delta": "{1}, {T}: Add {U}{B} to your mana pool."
      And Alice has a creature "Shade" with mana cost {U} in hand
      Then Alice can't play "Shade"

    Example: mana that one of them adds pays for another one
      Given Alice controls a land "Delta": "{1}, {T}: Add {U}{B} to your mana pool."
      And Alice controls a land "Forge": "{B}, {T}: Add {R}{R} to your mana pool."
      And Alice controls a Forest land "Grove"
      And Alice has a creature "Imp" with mana cost {U}{R}{R} in hand
      When Alice plays "Imp"
      Then "Imp" is on the stack

    Example: mana that the spell needs is not spent on it
      Given Alice controls a land "Delta": "{1}, {T}: Add {U}{B} to your mana pool."
      And Alice controls a Forest land "Grove"
      And Alice controls a Swamp land "Bog"
      And Alice has a creature "Shade" with mana cost {G}{U} in hand
      When Alice plays "Shade"
      Then "Shade" is on the stack
      And "Delta" is tapped

    Example: creatures
      Given Alice controls an artifact "Altar": "Sacrifice a creature: Add {2} to your mana pool."
      And Alice controls 2 creatures "Goat"
      And Alice has a creature "Golem" with mana cost {4} in hand
      And Alice has a creature "Titan" with mana cost {5} in hand
      Then Alice can't play "Titan"
      When Alice plays "Golem"
      And Alice chooses "Goat" (1)
      Then "Golem" is on the stack
      And 2 "Goat" are in Alice's graveyard

    Example: a creature that the spell is paid with as well pays for one of the two
      Given Alice controls an artifact "Altar": "Sacrifice a creature: Add {B} to your mana pool."
      And Alice controls a creature "Goat"
      And Alice has 2 instants "Rite" with mana cost {B} in hand:
        """
        As an additional cost to play Rite, sacrifice a creature.
        Draw two cards.
        """
      Then Alice can't play "Rite" (1)

    Example: life
      Given Alice controls a land "Vein": "Pay 1 life: Add {1} to your mana pool."
      And Alice has 3 life
      And Alice has a creature "Wight" with mana cost {3} in hand
      And Alice has a creature "Shade" with mana cost {4} in hand
      Then Alice can't play "Shade"
      When Alice plays "Wight"
      Then "Wight" is on the stack
      And Alice has 0 life

    Example: another card of the hand, never the spell itself
      Given Alice controls a creature "Imp": "Discard a card: Add {R} to your mana pool."
      And Alice has an instant "Sting" with mana cost {R} in hand: "Sting deals 1 damage to target player."
      Then Alice can't play "Sting"

    Example: counters
      Given Alice controls an artifact "Coil" with 2 charge counters: "Remove a charge counter from Coil: Add {1} to your mana pool."
      And Alice has a creature "Golem" with mana cost {2} in hand
      When Alice plays "Golem"
      Then "Golem" is on the stack
      And "Coil" has no charge counters

    @also:T.6.10
    Example: as something is to be paid on resolution
      Given Alice controls a creature "Djinn": "At the beginning of your upkeep, sacrifice Djinn unless you pay {U}."
      And Alice controls a land "Delta": "{1}, {T}: Add {U}{B} to your mana pool."
      And Alice controls a Forest land "Grove"
      When the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      Then "Djinn" is still in play
      And "Delta" is tapped

    @also:T.4.10
    Example: what is tapped for mana may be sacrificed for the same spell
      Given Alice controls a creature "Elf" with power 2 and toughness 2: "{T}: Add {R} to your mana pool."
      And Alice has an instant "Hurl" with mana cost {R} in hand:
        """
        As an additional cost to play Hurl, sacrifice a creature.
        Hurl deals damage equal to the sacrificed creature's power to target player.
        """
      When Alice plays "Hurl" targeting Bob
      And all players pass
      Then Bob has 18 life

    Example: nothing is left to sacrifice
      Given Alice controls a creature "Spawn": "Sacrifice Spawn: Add {R} to your mana pool."
      And Alice has an instant "Hurl" with mana cost {R} in hand:
        """
        As an additional cost to play Hurl, sacrifice a creature.
        Hurl deals 2 damage to target player.
        """
      Then Alice can't play "Hurl"

  Rule: A.6.4 A triggered ability that adds mana as something is tapped for mana resolves at once

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"

    Example: right after the mana ability
      Given Bob controls an enchantment "Bloom": "Whenever a land is tapped for mana, its controller adds {G} to his or her mana pool."
      When Alice activates "Grove"
      Then Alice has 2 green mana
      And the stack is empty

    Example: in time to pay for a spell
      Given Alice controls an enchantment "Bloom": "Whenever a land is tapped for mana, its controller adds {G} to his or her mana pool."
      And Alice has a creature "Bear" with mana cost {G} in hand
      When Alice plays "Bear"
      Then "Bear" is on the stack
      And Alice has 1 green mana

    Example: one that triggers on something else waits on the stack, though it adds mana
      Given Alice controls a creature "Vessel": "When Vessel is put into a graveyard from play, add {3} to your mana pool."
      And Alice controls an artifact "Altar": "Sacrifice a creature: Add {B} to your mana pool."
      When Alice activates "Altar"
      Then Alice has 1 black mana
      And Alice still has 0 colorless mana
      And the ability of "Vessel" is on the stack
      When all players pass
      Then Alice has 3 colorless mana

  Rule: A.6.5 A mana ability is one, though it can't add mana just now

    Example: mana for each creature, and there is none
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Cradle": "{T}: Add {G} to your mana pool for each creature you control."
      When Alice activates "Cradle"
      Then "Cradle" is tapped
      And Alice still has 0 green mana
      And the stack is empty

    Example: and there are two
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Cradle": "{T}: Add {G} to your mana pool for each creature you control."
      And Alice controls 2 creatures "Elk"
      When Alice activates "Cradle"
      Then Alice has 2 green mana

  Rule: A.6.6 What a land could produce is what its abilities would add, whatever they cost

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a land "Orchard": "{T}: Add to your mana pool one mana of any type that a land an opponent controls could produce."

    Example: a land that is tapped, as another type than is printed
      Given Bob controls a tapped Plains land "Field"
      And Bob controls a Land enchantment "Flood" attached to "Field": "Enchanted land is an Island."
      When Alice activates "Orchard"
      Then Alice has 1 blue mana
      And Alice still has 0 white mana

    Example: nothing that triggers on it
      Given Bob controls a Plains land "Field"
      And Bob controls a Land enchantment "Growth" attached to "Field": "Whenever enchanted land is tapped for mana, its controller adds {G} to his or her mana pool."
      When Alice activates "Orchard"
      Then Alice has 1 white mana
      And Alice still has 0 green mana

  Rule: A.6.7 Whoever plays the mana ability chooses the kind of mana

    Example: the ability itself leaves the choice
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Prism": "{T}: Add one mana of any color to your mana pool."
      When Alice activates "Prism"
      And Alice chooses "blue"
      Then Alice has 1 blue mana

    Scenario Outline: an ability of the opponent's adds to it
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Bob controls an enchantment "Rainbow": "Whenever a land is tapped for mana, its controller adds one mana of any <color>."
      When Alice activates "Grove"
      Then Alice is asked to choose the mana that is added
      When Alice chooses "red"
      Then Alice has 1 red mana
      And Alice has 1 green mana

      @edition:2003
      Examples:
        | color                         |
        | color to his or her mana pool |

      @edition:2013
      Examples:
        | color                         |
        | color to his or her mana pool |

      @edition:2025
      Examples:
        | color |
        | color |

    Example: one of two
      Given a Magic game between Alice and Bob
      And Alice controls a land "Delta": "{T}: Add {U} or {B} to your mana pool."
      When Alice activates "Delta"
      And Alice chooses "black"
      Then Alice has 1 black mana

    Example: as it is needed to pay for a spell
      Given a Magic game between Alice and Bob
      And Alice controls a land "Delta": "{T}: Add {U} or {B} to your mana pool."
      And Alice has a creature "Shade" with mana cost {B} in hand
      When Alice plays "Shade"
      Then "Shade" is on the stack
      And Alice still has 0 blue mana

  Rule: A.6.8 What is tapped for mana triggers, though it adds none

    Example: a land that adds mana for each creature
      Given a Magic game between Alice and Bob
      And Alice controls a land "Cradle": "{T}: Add {G} to your mana pool for each creature you control."
      And Bob controls an enchantment "Bloom": "Whenever a land is tapped for mana, its controller adds {R} to his or her mana pool."
      When Alice activates "Cradle"
      Then Alice has 1 red mana
      And Alice still has 0 green mana

  Rule: A.6.9 What a mana ability costs is paid as it is announced

    Example: a creature that is sacrificed
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Altar": "Sacrifice a creature: Add {B} to your mana pool."
      And Alice controls a creature "Goat"
      When Alice activates "Altar"
      Then "Goat" is in Alice's graveyard
      And Alice has 1 black mana

    Example: other mana
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Filter": "{1}, {T}: Add {B}{B} to your mana pool."
      And Alice controls a Forest land "Grove"
      When Alice activates "Filter"
      Then "Grove" is tapped
      And Alice has 2 black mana

    Example: life
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Vein": "Pay 2 life: Add {B} to your mana pool."
      When Alice activates "Vein"
      Then Alice has 18 life
      And Alice has 1 black mana

    Example: what can't be paid isn't played
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Altar": "Sacrifice a creature: Add {B} to your mana pool."
      When Alice tries to activate "Altar"
      Then it is refused by rule G.6.4

    Example: its target is chosen, and it resolves at once
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Bob controls a creature "Ape"
      And Alice controls a creature "Druid": "{T}: Tap target creature. Add {G} to your mana pool."
      When Alice activates "Druid" targeting "Elk"
      Then Alice has 1 green mana
      And "Elk" is tapped
      And "Ape" is not tapped
      And the stack is empty

  Rule: A.6.10 Mana abilities may be played before the rest of what is done

    Example: the mana that is in the pool may stay there, as more is played
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice controls a Mountain land "Crag"
      And Alice has a creature "Bear" with mana cost {G} in hand
      When Alice activates "Crag"
      And Alice plays "Bear"
      Then "Bear" is on the stack
      And "Grove" is tapped
      And Alice still has 1 red mana

  Rule: A.6.Ruling.1 A spell that adds mana is no mana ability

    Example: it can be responded to
      Given a Magic game between Alice and Bob
      And Alice has an instant "Rite" in hand: "Add {B}{B}{B} to your mana pool."
      When Alice plays "Rite"
      Then "Rite" is on the stack
      And Alice still has 0 black mana
      When all players pass
      Then Alice has 3 black mana

  Rule: A.6.Ruling.2 What triggers on a mana ability and is none itself goes on the stack

    @also:T.5.2
    Example: life for mana
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Bob controls an enchantment "Tithe": "Whenever a land is tapped for mana, its controller loses 1 life."
      When Alice activates "Grove"
      Then Alice has 1 green mana
      And Alice still has 20 life
      And the ability of "Tithe" is on the stack
      When all players pass
      Then Alice has 19 life

  Rule: A.6.Ruling.3 What would counter a mana ability comes too late

    Background:
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk": "Whenever Elk becomes the target of a spell or ability, counter that spell or ability."

    Example: one that targets
      Given Alice controls a creature "Druid": "{T}: Tap target creature. Add {G} to your mana pool."
      When Alice activates "Druid" targeting "Elk"
      Then Alice has 1 green mana
      And the stack holds the ability of "Elk"
      When all players pass
      Then "Elk" is tapped
      And the stack is empty

    Example: an ability that adds no mana is countered
      Given Alice controls a creature "Druid": "{T}: Tap target creature. You gain 1 life."
      When Alice activates "Druid" targeting "Elk"
      Then the stack holds the ability of "Elk", the ability of "Druid"
      When all players pass
      Then the stack is empty
      And "Elk" is not tapped

  Rule: A.6.Ruling.4 Who is asked for no mana may play mana abilities all the same

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice controls a Mountain land "Crag"
      And Alice has a creature "Bear" in hand

    Example: {0}
      Given Bob has an instant "Toll" in hand: "Counter target spell unless its controller pays {0}."
      When Alice plays "Bear"
      And Alice passes
      And Bob plays "Toll" targeting "Bear"
      And all players pass
      And Alice accepts
      Then Alice is asked to play mana abilities
      When Alice activates "Grove"
      Then Alice has 1 green mana
      And "Bear" is still on the stack

  Rule: G.38.2 What is tapped can't be tapped for it again

    Example: a tapped land
      Given a Magic game between Alice and Bob
      And Alice controls a tapped Forest land "Grove"
      When Alice tries to activate "Grove"
      Then it is refused by rule G.6.4
