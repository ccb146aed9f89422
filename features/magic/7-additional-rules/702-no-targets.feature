Feature: 702 Keyword Abilities

  @edition:2025
  Rule: 702.11b A permanent with hexproof is no target of what opponents control

    Example: neither of spells nor of abilities
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk" with power 1 and toughness 1: "Hexproof"
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      And Bob controls a creature "Archer": "{T}: Archer deals 1 damage to target creature."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Grow" targeting "Elk"
      And all players pass
      Then "Elk" has power 4
      When Alice passes
      Then Bob can't play "Fell" targeting "Elk"
      And Bob can't activate "Archer" targeting "Elk"
      And Bob can play "Fell" targeting "Archer"

    Example: it is what refuses the target, where another one is legal
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk": "Hexproof"
      And Alice controls a creature "Ox"
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice passes
      And Bob tries to play "Fell" targeting "Elk"
      Then it is refused by rule 702.11b

    Example: and where none is
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk": "Hexproof"
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      And Bob controls an artifact "Rack": "{T}: Destroy target creature."
      When Alice passes
      And Bob tries to play "Fell" targeting "Elk"
      Then it is refused by rule 702.11b
      When Bob tries to activate "Rack" targeting "Elk"
      Then it is refused by rule 702.11b

  @edition:2025
  Rule: 702.11d A permanent with hexproof from a quality is no target of what opponents control that has it

    Example: from black
      Given a Magic game between Alice and Bob
      And Alice controls a Swamp land "Mire"
      And Alice controls a creature "Elk" with power 1 and toughness 1: "Hexproof from black"
      And Alice has an instant "Gloom" with mana cost {B} in hand: "Target creature gets +1/+0 until end of turn."
      And Bob controls a Swamp land "Bog"
      And Bob has an instant "Fell" with mana cost {B} in hand: "Destroy target creature."
      And Bob has an instant "Zap" in hand: "Destroy target creature."
      When Alice plays "Gloom" targeting "Elk"
      And all players pass
      Then "Elk" has power 2
      When Alice passes
      Then Bob can't play "Fell" targeting "Elk"
      And Bob can play "Zap" targeting "Elk"

  @edition:2025
  Rule: 702.11e Hexproof from a quality is hexproof, of what is looked for and of what is lost

    Example: it goes with hexproof
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk" with power 1 and toughness 1: "Flying, hexproof from black"
      And Alice has an instant "Bare" in hand: "Target creature loses hexproof until end of turn."
      And Bob controls a Swamp land "Bog"
      And Bob has an instant "Fell" with mana cost {B} in hand: "Destroy target creature."
      When Alice plays "Bare" targeting "Elk"
      And Alice passes
      Then Bob can't play "Fell" targeting "Elk"
      When Bob passes
      And Alice passes
      Then Bob can play "Fell" targeting "Elk"
      And "Elk" still has the ability "Flying"

    Example: what has it is found where hexproof is looked for
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk": "Hexproof from black"
      And Alice controls a creature "Ox"
      And Alice has a sorcery "Cheer" in hand: "Creatures with hexproof get +1/+1 until end of turn."
      When Alice plays "Cheer"
      And all players pass
      Then "Elk" has power 2
      And "Ox" still has power 1

  @edition:2025
  Rule: 702.11f Hexproof from two qualities is two abilities

    Example: one of them can be lost alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk" with power 1 and toughness 1: "Hexproof from black and from red"
      And Alice has an instant "Bare" in hand: "Target creature loses hexproof from black until end of turn."
      And Bob controls a Swamp land "Bog"
      And Bob controls a Mountain land "Crag"
      And Bob has an instant "Fell" with mana cost {B} in hand: "Destroy target creature."
      And Bob has an instant "Zap" with mana cost {R} in hand: "Destroy target creature."
      When Alice plays "Bare" targeting "Elk"
      And Alice passes
      Then Bob can't play "Fell" targeting "Elk"
      When Bob passes
      And Alice passes
      Then Bob can play "Fell" targeting "Elk"
      And Bob can't play "Zap" targeting "Elk"

  @edition:2025
  Rule: 702.11g Hexproof from each color is an ability for each color

    Example: of a color, and of none
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk" with power 1 and toughness 1: "Hexproof from each color"
      And Bob controls a Forest land "Grove"
      And Bob has an instant "Fell" with mana cost {G} in hand: "Destroy target creature."
      And Bob has an instant "Zap" in hand: "Destroy target creature."
      When Alice passes
      Then Bob can't play "Fell" targeting "Elk"
      And Bob can play "Zap" targeting "Elk"

  @edition:2025
  Rule: 702.11h Several instances of hexproof do no more than one

    Example: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk" with power 1 and toughness 1: "Hexproof, hexproof"
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      And Bob controls a creature "Ox"
      When Alice plays "Grow" targeting "Elk"
      And all players pass
      And Alice passes
      Then "Elk" has power 4
      And Bob can't play "Fell" targeting "Elk"

  @edition:2025
  Rule: 702.18a A permanent with shroud is no target

    Example: not even of its controller
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk" with power 1 and toughness 1: "Shroud"
      And Alice controls a creature "Ox"
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice passes
      Then Bob can't play "Fell" targeting "Elk"
      When Bob plays "Fell" targeting "Ox"
      Then Alice can't play "Grow" targeting "Elk"
      When Alice tries to play "Grow" targeting "Elk"
      Then it is refused by rule 702.18a

  @edition:2025
  Rule: 702.18b Several instances of shroud do no more than one

    Example: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk" with power 1 and toughness 1: "Shroud, shroud"
      And Bob controls a creature "Ox"
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice passes
      Then Bob can't play "Fell" targeting "Elk"
      And Bob can play "Fell" targeting "Ox"

  @edition:2025
  Rule: 702.12b A permanent with indestructible is not destroyed

    Example: neither by damage nor by what says so
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Golem" with power 2 and toughness 2: "Indestructible"
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Giant" with power 5 and toughness 5
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice attacks with "Golem" and "Ox"
      And Bob blocks "Golem" with "Giant"
      And the game goes to the end of combat step
      Then "Golem" has 5 damage marked
      And "Golem" is still in play
      When Alice passes
      And Bob plays "Fell" targeting "Golem"
      And all players pass
      Then "Golem" is still in play
      And "Fell" is in Bob's graveyard

    Example: without toughness it goes to the graveyard, and a sacrifice is no destruction
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Golem" with power 2 and toughness 2: "Indestructible"
      And Alice controls a creature "Idol" with power 2 and toughness 2: "Indestructible\nSacrifice Idol: You gain 1 life."
      And Alice has an instant "Wilt" in hand: "Target creature gets -2/-2 until end of turn."
      When Alice plays "Wilt" targeting "Golem"
      And all players pass
      Then "Golem" is in Alice's graveyard
      When Alice activates "Idol"
      Then "Idol" is in Alice's graveyard

  @edition:2025
  Rule: 702.12c Several instances of indestructible do no more than one

    Example: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Golem" with power 2 and toughness 2: "Indestructible, indestructible"
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice passes
      And Bob plays "Fell" targeting "Golem"
      And all players pass
      Then "Golem" is still in play
      And "Fell" is in Bob's graveyard

  @edition:2025
  Rule: 702.8a A card with flash is cast whenever an instant could be

    Example: in another player's turn
      Given a Magic game between Alice and Bob
      And Bob has a creature "Wasp" in hand: "Flash"
      And Bob has a creature "Goat" in hand
      When Alice passes
      Then Bob can't play "Goat"
      When Bob plays "Wasp"
      And all players pass
      Then "Wasp" is in play

    Example: out of a graveyard from which it may be cast, too
      Given a Magic game between Alice and Bob
      And Bob has a creature "Moth" in graveyard: "Flash"
      And Bob has a creature "Ox" in graveyard
      And Bob controls an enchantment "Crypt": "You may cast creatures from your graveyard."
      When Alice passes
      Then Bob can't play "Ox"
      When Bob plays "Moth"
      And all players pass
      Then "Moth" is in play

  Rule: 702.8b Several instances of flash do no more than one

    Scenario Outline: of two instances
      Given a Magic game between Alice and Bob
      And Bob has a creature "Wasp" in hand: "Flash, flash"
      When Alice passes
      And Bob plays "Wasp"
      And all players pass
      Then "Wasp" is <where>

      @edition:2025
      Examples:
        | where   |
        | in play |

      @edition:2013
      Examples:
        | where   |
        | in play |
