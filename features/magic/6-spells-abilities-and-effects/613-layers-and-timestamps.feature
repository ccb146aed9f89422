Feature: 613 Layers, Timestamps and Dependency

  @edition:2013
  Rule: 613.4 What changes is so at once

    Example: white, and red again
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Banner": "White creatures you control get +1/+1."
      And Alice controls a creature "Ox" with mana cost {B}, power 2 and toughness 2
      And Alice has an instant "Bleach" in hand: "Target creature becomes white until end of turn."
      And Alice has an instant "Rouge" in hand: "Target creature becomes red until end of turn."
      When Alice plays "Bleach" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      And "Ox" has toughness 3
      When Alice plays "Rouge" targeting "Ox"
      And all players pass
      Then "Ox" has power 2
      And "Ox" has toughness 2

  @edition:2013
  Rule: 613.5 The parts of an effect apply each in its layer

    Example: a color and a bonus, one of another effect between them
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hound" with mana cost {G}, power 2 and toughness 2: "{0}: Hound gets +2/+0 and becomes white until end of turn."
      And Alice controls an enchantment "Banner": "White creatures you control get +1/+1."
      When Alice activates "Hound"
      And all players pass
      Then "Hound" has power 5
      And "Hound" has toughness 3

  @edition:2013
  Rule: 613.6 Effects apply in the order in which they began

    @also:613.8
    Example: flying that is given after it was taken
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a Creature enchantment "Chain" attached to "Ox": "Enchanted creature loses flying."
      And Alice has a Creature enchantment "Wings" in hand: "Enchanted creature has flying."
      And Bob controls a creature "Goat"
      When Alice plays "Wings" targeting "Ox"
      And all players pass
      And Alice attacks with "Ox"
      And the game goes to the declare blockers step
      Then Bob can't block "Ox" with "Goat"

    @also:613.8
    Example: flying that is taken after it was given
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a Creature enchantment "Wings" attached to "Ox": "Enchanted creature has flying."
      And Alice has a Creature enchantment "Chain" in hand: "Enchanted creature loses flying."
      And Bob controls a creature "Goat"
      When Alice plays "Chain" targeting "Ox"
      And all players pass
      And Alice attacks with "Ox"
      And the game goes to the declare blockers step
      Then Bob can block "Ox" with "Goat"

    @rule:613.6b
    Example: what has resolved counts from when it did
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Alice has an instant "Shrink" in hand: "Target creature becomes 0/1 until end of turn."
      And Alice has an instant "Swell" in hand: "Target creature becomes 5/5 until end of turn."
      When Alice plays "Swell" targeting "Ox"
      And Alice plays "Shrink" targeting "Ox"
      And all players pass
      And all players pass
      Then "Ox" has power 5

  Rule: 613.7 What depends on another effect waits for it, whichever is older

    @edition:2013 @also:613.7b @also:613.8
    Example: the one that it depends on came first
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Gift": "Creatures you control have first strike."
      And Alice controls an enchantment "Keen": "Creatures with first strike have trample."
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Bob controls a creature "Goat" with power 0 and toughness 1
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Goat"
      And the game goes to the combat damage step
      Then Alice can assign 1 damage of "Ox" to "Goat" and 2 to Bob

    Scenario Outline: the one that it depends on came later
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Keen": "Creatures with first strike have trample."
      And Alice controls an enchantment "Gift": "Creatures you control have first strike."
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Bob controls a creature "Goat" with power 0 and toughness 1
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Goat"
      And the game goes to the combat damage step
      Then Alice can assign 1 damage of "Ox" to "Goat" and 2 to Bob

      @edition:2013 @rule:613.7b
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  @edition:2013
  Rule: 614.8 Regeneration replaces destruction

    @also:704.5g
    Example: lethal damage in combat
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate Troll."
      And Bob controls a creature "Ox" with power 3 and toughness 3
      When Alice activates "Troll"
      And all players pass
      And Alice attacks with "Troll"
      And Bob blocks "Troll" with "Ox"
      And the game goes to the end of combat step
      Then "Troll" is still in play
      And "Troll" is tapped
      And "Troll" has no damage marked
      And "Troll" is not attacking

    Example: once for each time
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate Troll."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      When Alice activates "Troll"
      And all players pass
      And Bob plays "Fell" targeting "Troll"
      And all players pass
      Then "Troll" is still in play
      And "Troll" is tapped
      When Bob plays "Slay" targeting "Troll"
      And all players pass
      Then "Troll" is in Alice's graveyard

    @rule:701.6b
    Example: what is sacrificed isn't destroyed
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2:
        """
        {0}: Regenerate Troll.
        Sacrifice Troll: You gain 1 life.
        """
      When Alice activates the first ability of "Troll"
      And all players pass
      And Alice activates the second ability of "Troll"
      Then "Troll" is in Alice's graveyard

  @edition:2013
  Rule: 613.5 What an effect does in several layers it does to the same objects

    @also:613.4
    Example: a color that is chosen, then a bonus
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hound" with power 2 and toughness 2: "Discard a card: Hound gets +0/+2 and becomes the color of your choice until end of turn."
      And Alice has an instant "Ace" in hand
      And Alice controls an enchantment "Glory": "White creatures get +1/+1."
      When Alice activates "Hound"
      And Alice chooses "Ace"
      And all players pass
      And Alice chooses "white"
      Then "Hound" has power 3 and toughness 5

    Example: a creature is taken and hurried
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 3 and toughness 3, tapped
      And Alice has a sorcery "Sway" in hand: "Untap target creature. Gain control of it until end of turn. It gains haste and trample until end of turn."
      When Alice plays "Sway" targeting "Ox"
      And all players pass
      And Alice attacks with "Ox"
      And the game goes to the end of combat step
      Then Bob has 17 life
      When the game goes to Bob's upkeep step
      Then "Ox" is controlled by Bob

    Example: noncreature artifacts, though they are creatures by the time that their power is set
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Cog"
      And Alice controls an artifact creature "Golem" with power 5 and toughness 5
      And Alice has a sorcery "Stir" in hand: "All noncreature artifacts become 4/1 artifact creatures until end of turn."
      When Alice plays "Stir"
      And all players pass
      Then "Cog" has power 4
      And "Golem" still has power 5

    @also:613.3b @also:613.4 @also:613.6
    Example: a land that becomes one creature, then another, then the first again
      Given a Magic game between Alice and Bob
      And Alice has 10 artifacts "Urn" in her graveyard
      And Alice controls a land "Mire":
        """
        {0}: Until end of turn, Mire becomes a blue Elemental creature with power and toughness each equal to the number of artifact cards in your graveyard. It's still a land.
        """
      And Alice has 2 instants "Wake" in hand: "Until end of turn, target land becomes a 2/2 creature that's still a land."
      And Alice has an instant "Grow" in hand: "Target creature gets +1/+1 until end of turn."
      When Alice plays "Wake" targeting "Mire"
      And all players pass
      And Alice plays "Grow" targeting "Mire"
      And all players pass
      Then "Mire" has power 3
      When Alice activates "Mire"
      And all players pass
      Then "Mire" has power 11
      When Alice plays "Wake" targeting "Mire"
      And all players pass
      Then "Mire" has power 3

  @edition:2013
  Rule: 613.8 Of two that change the same, the later one wins

    @also:613.6
    Example: an Aura that takes flying, then one that gives it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an Aura enchantment "Web" in hand:
        """
        Enchant creature
        Enchanted creature loses flying.
        """
      And Alice has an Aura enchantment "Wings" in hand:
        """
        Enchant creature
        Enchanted creature has flying.
        """
      When Alice plays "Web" targeting "Ox"
      And all players pass
      And Alice plays "Wings" targeting "Ox"
      And all players pass
      Then "Ox" has the ability "Flying"

    @also:613.6
    Example: an Aura that gives flying, then one that takes it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an Aura enchantment "Web" in hand:
        """
        Enchant creature
        Enchanted creature loses flying.
        """
      And Alice has an Aura enchantment "Wings" in hand:
        """
        Enchant creature
        Enchanted creature has flying.
        """
      When Alice plays "Wings" targeting "Ox"
      And all players pass
      Then "Ox" has the ability "Flying"
      When Alice plays "Web" targeting "Ox"
      And all players pass
      Then "Ox" doesn't have the ability "Flying"

  @edition:2013
  Rule: 613.1 What an object is begins with what is printed, and effects are applied layer by layer

    @also:613.3 @also:613.7a @also:613.7b
    Example: a type, then a color, then what white creatures get, whichever came first
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Banner": "White creatures get +1/+1."
      And Alice controls an artifact "Cog"
      And Alice has an instant "Wake" in hand: "Target artifact becomes a 2/2 artifact creature until end of turn."
      And Alice has an instant "Bleach" in hand: "Target permanent becomes white until end of turn."
      When Alice plays "Bleach" targeting "Cog"
      And all players pass
      And Alice plays "Wake" targeting "Cog"
      And all players pass
      Then "Cog" has power 3
      And "Cog" has toughness 3

  @edition:2013
  Rule: 613.6b What an effect gives counts from when the effect began

    @also:613.5 @also:604.3a
    Example: an ability in quotation marks that sets what has been set before
      Given a Magic game between Alice and Bob
      And Alice controls a land "Mire":
        """
        {0}: Until end of turn, Mire becomes a blue and red Elemental creature with "This creature's power and toughness are each equal to the number of artifact cards in your graveyard." It's still a land.
        """
      And Alice has an artifact "Bell" in graveyard
      And Alice has 6 artifacts "Urn" in graveyard
      And Alice has an instant "Wake" in hand: "Until end of turn, target land becomes a 2/2 creature that's still a land."
      And Alice has an instant "Rouse" in hand: "Until end of turn, target land becomes a 2/2 creature that's still a land."
      And Alice has an instant "Grow" in hand: "Target creature gets +1/+1 until end of turn."
      And Alice has an instant "Recall" in hand: "Return target artifact card from your graveyard to your hand."
      When Alice plays "Wake" targeting "Mire"
      And all players pass
      And Alice plays "Grow" targeting "Mire"
      And all players pass
      Then "Mire" has power 3
      When Alice activates "Mire"
      And all players pass
      Then "Mire" has power 8
      When Alice plays "Recall" targeting "Bell"
      And all players pass
      Then "Mire" has power 7
      When Alice plays "Rouse" targeting "Mire"
      And all players pass
      Then "Mire" has power 3
