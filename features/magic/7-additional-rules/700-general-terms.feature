@edition:2025
Feature: 700 Terms that sum something up

  Rule: 700.5 Devotion counts the symbols of colors among the mana costs of permanents

    Example: of one color
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with mana cost {1}{G}{G}
      And Alice controls a creature "Imp" with mana cost {B}
      And Bob controls a creature "Elk" with mana cost {G}
      And Alice has a sorcery "Hymn" in hand: "You gain life equal to your devotion to green."
      When Alice plays "Hymn"
      And all players pass
      Then Alice has 22 life

    Example: of two: a symbol that is both counts once
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with mana cost {G}{G/W}{W}
      And Alice controls a creature "Imp" with mana cost {B}
      And Alice has a sorcery "Hymn" in hand: "You gain life equal to your devotion to green and white."
      When Alice plays "Hymn"
      And all players pass
      Then Alice has 23 life

    Example: as mana
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with mana cost {G}{G}
      And Alice controls a land "Shrine": "{T}: Add an amount of {G} equal to your devotion to green."
      When Alice activates "Shrine"
      Then Alice has 2 green mana

  Rule: 700.5a Devotion is worked out before what makes permanents something else

    Scenario Outline: one that is no creature as long as there is too little of it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Forge" with mana cost {1}{R} and power 4 and toughness 2: "As long as your devotion to red is less than six, Forge isn't a creature."
      And Alice controls a creature "Smith" with mana cost <cost> and toughness 4
      And Alice controls an artifact "Idol": "Your devotion to each color and each combination of colors is increased by two."
      And Alice has a sorcery "Slide" in hand: "Destroy all creatures."
      When Alice plays "Slide"
      And all players pass
      Then "Forge" is <where>

      Examples:
        | cost      | where                |
        | {R}{R}{R} | in Alice's graveyard |
        | {R}{R}    | still in play        |

  Rule: 700.6 What is legendary, an artifact or a Saga is historic

    Example: spells
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Scribe": "Whenever you cast a historic spell, you gain 1 life."
      And Alice has an artifact "Urn" in hand
      And Alice has a legendary creature "Ada" in hand
      And Alice has a creature "Ox" in hand
      When Alice plays "Urn"
      Then the ability of "Scribe" is on the stack
      When all players pass
      And all players pass
      And Alice plays "Ada"
      And all players pass
      And all players pass
      And Alice plays "Ox"
      And all players pass
      Then Alice has 22 life

  Rule: 700.8 A party is up to one Cleric, one Rogue, one Warrior and one Wizard

    Example: two of a kind count once
      Given a Magic game between Alice and Bob
      And Alice controls 2 Cleric creatures "Ada"
      And Alice controls a Wizard creature "Nim"
      And Alice controls an Elf creature "Eva"
      And Bob controls a Rogue creature "Tom"
      And Alice has a sorcery "Toast" in hand: "You gain life equal to the number of creatures in your party."
      When Alice plays "Toast"
      And all players pass
      Then Alice has 22 life

  Rule: 700.8b Who is of several of the types counts for one, so that there are the most

    Example: one creature of two types
      Given a Magic game between Alice and Bob
      And Alice controls a Cleric Wizard creature "Ada"
      And Alice has a sorcery "Toast" in hand: "You gain 1 life for each creature in your party."
      When Alice plays "Toast"
      And all players pass
      Then Alice has 21 life

    Example: and another one of one of them
      Given a Magic game between Alice and Bob
      And Alice controls a Cleric Wizard creature "Ada"
      And Alice controls a Cleric creature "Nim"
      And Alice has a sorcery "Toast" in hand: "You gain 1 life for each creature in your party."
      When Alice plays "Toast"
      And all players pass
      Then Alice has 22 life

  Rule: 700.8c A full party is four creatures

    Example: with the fourth
      Given a Magic game between Alice and Bob
      And Alice controls a Cleric creature "Ada" with power 1: "As long as you have a full party, Ada gets +2/+2."
      And Alice controls a Wizard creature "Nim"
      And Alice controls a Rogue creature "Tom"
      And Alice has a Warrior creature "Kai" in hand
      When Alice plays "Kai"
      Then "Ada" still has power 1
      When all players pass
      Then "Ada" has power 3

  Rule: 700.9 What bears counters, is equipped, or is enchanted by its controller is modified

    Example: a counter
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with toughness 3
      And Alice controls a creature "Elk" with toughness 3
      And Alice has an instant "Grow" in hand: "Put a +1/+1 counter on target creature."
      And Alice has a sorcery "Purge" in hand: "Destroy all modified creatures."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      And Alice plays "Purge"
      And all players pass
      Then "Ox" is in Alice's graveyard
      And "Elk" is still in play

    Scenario Outline: an Equipment, or an Aura of one's own
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with toughness 3
      And Alice controls an <what> "Veil" attached to "Ox": "<text>"
      And Alice has a sorcery "Purge" in hand: "Destroy all modified creatures. You gain 1 life."
      When Alice plays "Purge"
      And all players pass
      Then Alice has 21 life
      And "Ox" is <where>

      Examples:
        | what               | text                                            | where                |
        | Aura enchantment   | Enchant creature\nEnchanted creature gets +0/+1. | in Alice's graveyard |
        | Equipment artifact | Equipped creature gets +0/+1.                   | in Alice's graveyard |

    Example: an Aura of the opponent's
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with toughness 3
      And Bob has an Aura enchantment "Veil" in hand:
        """
        Flash
        Enchant creature
        Enchanted creature gets +0/+1.
        """
      And Alice has a sorcery "Purge" in hand: "Destroy all modified creatures. You gain 1 life."
      When Alice passes
      And Bob plays "Veil" targeting "Ox"
      And all players pass
      And Alice plays "Purge"
      And all players pass
      Then Alice has 21 life
      And "Ox" is still in play

  Rule: 700.10 A permanent counts as activated once one of its abilities was, in that turn

    Example: on the stack, or a mana ability, and no longer in the next turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 1:
        """
        {0}: You gain 1 life.
        As long as Imp was activated this turn, it gets +1/+0.
        """
      And Alice controls a creature "Elf" with power 1:
        """
        {T}: Add {G}.
        As long as Elf was activated this turn, it gets +1/+0.
        """
      And Alice controls a creature "Ox" with power 1: "As long as Ox was activated this turn, it gets +1/+0."
      When Alice activates "Imp"
      And Alice activates "Elf"
      Then "Imp" has power 2
      And "Elf" has power 2
      And "Ox" still has power 1
      When the game goes to Bob's first main phase
      Then "Imp" has power 1

  Rule: 700.11 Who had a permanent card put into the graveyard this turn has descended

    Scenario Outline: a permanent card, another one, and a token
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Altar": "{0}: If you descended this turn, you gain 5 life."
      And Alice has <what> in hand
      And Alice has a sorcery "Purge" in hand: "Discard a card."
      When Alice plays "Purge"
      And all players pass
      And Alice activates "Altar"
      And all players pass
      Then "Relic" is in Alice's graveyard
      And Alice <has> life

      Examples:
        | what                | has          |
        | an artifact "Relic" | has 25       |
        | an instant "Relic"  | still has 20 |

    Example: a token is no card, and what happened last turn doesn't count
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Altar": "{0}: If you descended this turn, you gain 5 life."
      And Alice has a sorcery "Spawn" in hand: "Create a 1/1 green Saproling creature token."
      And Alice has a sorcery "Purge" in hand: "Destroy all creatures. You gain 1 life."
      When Alice plays "Spawn"
      And all players pass
      And Alice plays "Purge"
      And all players pass
      And Alice activates "Altar"
      And all players pass
      Then Alice has 21 life

  Rule: 700.14 Who has spent so much mana on spells in a turn has expended it

    Example: it is reached as the second spell is paid for, and not once more
      Given a Magic game between Alice and Bob
      And Alice controls 8 Forest lands "Grove"
      And Alice controls a creature "Boxer": "Whenever you expend 4, you gain 1 life."
      And Alice has a creature "Ox" with mana cost {1}{G} in hand
      And Alice has a creature "Elk" with mana cost {2}{G} in hand
      And Alice has a creature "Elf" with mana cost {G} in hand
      When Alice plays "Ox"
      And all players pass
      Then Alice still has 20 life
      And the stack is empty
      When Alice plays "Elk"
      Then the ability of "Boxer" is on the stack
      When all players pass
      And all players pass
      And Alice plays "Elf"
      And all players pass
      Then Alice has 21 life

    Example: mana that is spent on an ability doesn't count
      Given a Magic game between Alice and Bob
      And Alice controls 8 Forest lands "Grove"
      And Alice controls a creature "Boxer": "Whenever you expend 4, you gain 1 life."
      And Alice controls an artifact "Urn": "{4}: You gain 10 life."
      When Alice activates "Urn"
      And all players pass
      Then Alice has 30 life
      And the stack is empty

  Rule: 700.12 Assassins, Mercenaries, Pirates, Rogues and Warlocks are outlaws

    Example: a Pirate and an Elf
      Given a Magic game between Alice and Bob
      And Alice controls a Pirate creature "Tom" with power 1
      And Alice controls an Elf creature "Eva" with power 1
      And Alice has an enchantment "Flag" in hand: "Outlaws you control get +1/+0."
      When Alice plays "Flag"
      And all players pass
      Then "Tom" has power 2
      And "Eva" still has power 1

  @edition:2025
  Rule: 700.8d To choose a party is to choose up to one creature for each of its types

    Example: the rest is sacrificed
      Given a Magic game between Alice and Bob
      And Alice controls a Cleric creature "Mo"
      And Alice controls a Cleric creature "Jo"
      And Bob controls a Rogue creature "Ro"
      And Bob controls a creature "Hen"
      And Alice has a sorcery "Stick" in hand: "Each player chooses a party from among creatures they control, then sacrifices the rest."
      When Alice plays "Stick"
      And all players pass
      And Alice chooses "Jo"
      And Bob chooses "Ro"
      Then "Hen" is in Bob's graveyard
      And "Mo" is in Alice's graveyard
      And "Jo" is still in play
      And "Ro" is still in play

    Example: nobody need choose any
      Given a Magic game between Alice and Bob
      And Alice controls a Cleric creature "Mo"
      And Alice has a sorcery "Stick" in hand: "Each player chooses a party from among creatures they control, then sacrifices the rest."
      When Alice plays "Stick"
      And all players pass
      And Alice chooses nothing
      Then "Mo" is in Alice's graveyard
