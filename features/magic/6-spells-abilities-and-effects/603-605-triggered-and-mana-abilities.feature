Feature: 603 to 605 Triggered, Static and Mana Abilities

  @edition:2013
  Rule: 603.3 A triggered ability is put on the stack with the next priority

    @also:116.2a
    Example: it can be responded to
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Urn": "Whenever a creature dies, you gain 1 life."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Bob controls a creature "Ox"
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      Then the stack holds the ability of "Urn"
      And Alice still has 20 life
      When all players pass
      Then Alice has 21 life

    @also:702.15b
    Example: it is from a source of a color, though it has none
      Given a Magic game between Alice and Bob
      And Alice has a creature "Imp" with mana cost {R} in hand: "When Imp enters the battlefield, tap target creature."
      And Alice has 1 red mana
      And Bob controls a creature "Knight": "Protection from red"
      And Bob controls a creature "Goat"
      And Bob controls a creature "Hen"
      When Alice plays "Imp"
      And all players pass
      Then Alice can choose "Goat"
      And Alice can't choose "Knight"

  @edition:2013
  Rule: 603.3c The mode of a triggered ability is announced as it is put on the stack

    @also:700.2b
    Example: and then its target
      Given a Magic game between Alice and Bob
      And Alice has a creature "Viper" in hand: "When Viper enters the battlefield, choose one - destroy target creature; or you gain 2 life."
      And Bob controls a creature "Ox"
      When Alice plays "Viper"
      And all players pass
      And Alice chooses mode 1
      And Alice chooses "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard

    @also:700.2b
    Example: a mode without a legal target can't be chosen
      Given a Magic game between Alice and Bob
      And Alice has a creature "Viper" in hand: "When Viper enters the battlefield, choose one - destroy target artifact; or you gain 2 life."
      When Alice plays "Viper"
      And all players pass
      Then the stack holds the ability of "Viper"
      When all players pass
      Then Alice has 22 life

    @also:700.2b
    Example: with no mode to choose it is removed from the stack
      Given a Magic game between Alice and Bob
      And Alice has a creature "Viper" in hand: "When Viper enters the battlefield, choose one - destroy target artifact; or destroy target land."
      When Alice plays "Viper"
      And all players pass
      Then "Viper" is in play
      And the stack is empty

  @edition:2013
  Rule: 603.3d Its targets are chosen then, and without a legal one it is removed from the stack

    Example: a choice
      Given a Magic game between Alice and Bob
      And Alice has a creature "Viper" in hand: "When Viper enters the battlefield, destroy target creature."
      And Bob controls a creature "Ox"
      And Bob controls a creature "Mule"
      When Alice plays "Viper"
      And all players pass
      And Alice chooses "Ox"
      Then the ability of "Viper" is targeting "Ox"

    Example: nothing to target
      Given a Magic game between Alice and Bob
      And Alice has a creature "Viper" in hand: "When Viper enters the battlefield, destroy target artifact."
      When Alice plays "Viper"
      And all players pass
      Then "Viper" is in play
      And the stack is empty

  @edition:2013
  Rule: 603.4 An "if" right after the event is asked as it triggers and as it resolves

    Example: too little life as the upkeep begins
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hermit": "At the beginning of your upkeep, if you control no lands, you gain 3 life."
      And Alice controls a Forest land "Grove"
      When the game goes to Alice's upkeep step
      Then the stack is empty
      And Alice still has 20 life

    Example: no longer so as it resolves
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Squire": "At the beginning of your upkeep, if you control an artifact, you gain 3 life."
      And Alice controls an artifact "Shield"
      And Bob has an instant "Rust" in hand: "Destroy target artifact."
      When the game goes to Alice's upkeep step
      Then the stack holds the ability of "Squire"
      When Bob plays "Rust" targeting "Shield"
      And all players pass
      And all players pass
      Then the stack is empty
      And Alice still has 20 life

    Example: so both times
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Squire": "At the beginning of your upkeep, if you control an artifact, you gain 3 life."
      And Alice controls an artifact "Shield"
      When the game goes to Alice's upkeep step
      And all players pass
      Then Alice has 23 life

  @edition:2013
  Rule: 603.5 "May" and "unless" are chosen as a triggered ability resolves

    Example: it goes on the stack in any case
      Given a Magic game between Alice and Bob
      And Alice has a creature "Sage" in hand: "When Sage enters the battlefield, you may draw a card."
      When Alice plays "Sage"
      And all players pass
      Then the stack holds the ability of "Sage"
      When all players pass
      And Alice declines
      Then Alice's hand holds 0 cards
      And the stack is empty

    Example: and is done if its controller likes
      Given a Magic game between Alice and Bob
      And Alice has a creature "Sage" in hand: "When Sage enters the battlefield, you may draw a card."
      When Alice plays "Sage"
      And all players pass
      And all players pass
      And Alice accepts
      Then Alice's hand holds 1 card

  @edition:2013
  Rule: 603.6 What triggers on a change of zones looks for the object where it went

    Example: it comes back from the graveyard
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Phoenix": "When Phoenix dies, return it to its owner's hand."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Bob plays "Fell" targeting "Phoenix"
      And all players pass
      Then "Phoenix" is in Alice's graveyard
      When all players pass
      Then "Phoenix" is in Alice's hand

    @also:603.6c @also:400.7
    Example: not where it has moved on
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Phoenix": "When Phoenix dies, return it to its owner's hand."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      And Bob has an instant "Bury" in hand: "Exile target creature card in a graveyard."
      When Bob plays "Fell" targeting "Phoenix"
      And all players pass
      And Bob plays "Bury" targeting "Phoenix"
      And all players pass
      And all players pass
      Then "Phoenix" is out of game

    Example: entering the battlefield from wherever
      Given a Magic game between Alice and Bob
      And Alice has a creature "Sage" in graveyard: "When Sage enters the battlefield, you gain 3 life."
      And Alice has a sorcery "Rise" in hand: "Put target creature card in your graveyard onto the battlefield."
      When Alice plays "Rise" targeting "Sage"
      And all players pass
      And all players pass
      Then Alice has 23 life

  @edition:2013
  Rule: 603.6c What triggers on leaving the battlefield triggers whatever zone it goes to

    Example: to the hand
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage": "When Sage leaves the battlefield, you gain 3 life."
      And Bob has an instant "Gust" in hand: "Return target creature to its owner's hand."
      When Bob plays "Gust" targeting "Sage"
      And all players pass
      And all players pass
      Then Alice has 23 life

  @edition:2013
  Rule: 603.7 An effect may create an ability that does something later

    Example: at the next end step
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice has an instant "Doom" in hand: "Destroy target creature at the beginning of the next end step."
      When Alice plays "Doom" targeting "Ox"
      And all players pass
      Then "Ox" is still in play
      When the game goes to the end of turn step
      Then "Ox" is still in play
      When all players pass
      Then "Ox" is in Bob's graveyard

  @edition:2013
  Rule: 604.1 What a static ability says is simply so

    @also:611.3a @also:611.3b
    Example: as soon as it is there, and as long
      Given a Magic game between Alice and Bob
      And Alice has an enchantment "Banner" in hand: "Creatures you control get +1/+1."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Rend" in hand: "Destroy target enchantment."
      When Alice plays "Banner"
      And all players pass
      Then "Ox" has power 3
      And the stack is empty
      When Bob plays "Rend" targeting "Banner"
      And all players pass
      Then "Ox" has power 2

  @edition:2013
  Rule: 605.3b A mana ability resolves at once, without the stack

    Example: nobody can respond
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elf": "{T}: Add {G} to your mana pool."
      When Alice activates "Elf"
      Then Alice has 1 green mana
      And the stack is empty
      And Alice still has priority

    @rule:605.3
    Example: its cost is paid, and only whoever controls it activates it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elf": "{T}: Add {G} to your mana pool."
      When Alice activates "Elf"
      Then "Elf" is tapped
      And Alice can't activate "Elf"
      When Alice passes
      Then Bob can't activate "Elf"

  @edition:2013
  Rule: 605.4a A triggered mana ability resolves right after what set it off

    Background:
      Given a Magic game between Alice and Bob

    Scenario Outline: mana of any type that the land produced
      Given Alice controls a Forest land "Grove"
      And Alice has a creature "Elk" with mana cost {G}{G} in hand
      And Bob controls an enchantment "Flare": "Whenever a player taps a land for mana, that player adds <mana>."
      When Alice plays "Elk"
      Then "Elk" is on the stack
      And Alice still has 0 green mana

      Examples:
        | mana                                                                   |
        | one mana to his or her mana pool of any type that land produced |
        | one mana of any type that land produced                                |

      @edition:2025
      Examples:
        | mana                                    |
        | one mana of any type that land produced |

      @edition:2003 @rule:A.6.4
      Examples:
        | mana                                                                   |
        | one mana to his or her mana pool of any type that land produced |

    Example: of one of several
      Given Alice controls a land "Mesa": "{T}: Add {W}{U} to your mana pool."
      And Bob controls an enchantment "Flare": "Whenever a land is tapped for mana, its controller adds one mana of that type."
      When Alice activates "Mesa"
      And Alice chooses "blue"
      Then Alice has 2 blue mana
      And Alice has 1 white mana

    Example: one more
      Given Alice controls a Forest land "Grove"
      And Alice controls an Aura enchantment "Growth" attached to "Grove":
        """
        Enchant land
        Whenever enchanted land is tapped for mana, its controller adds an additional {G}.
        """
      When Alice activates "Grove"
      Then Alice has 2 green mana

  @edition:2013
  Rule: 605.3b What has a target waits on the stack, though it adds mana

    Background:
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Alice controls a creature "Druid": "{T}: Tap target creature. Add {G} to your mana pool."

    Example: it can be responded to
      When Alice activates "Druid" targeting "Elk"
      Then Alice still has 0 green mana
      And the ability of "Druid" is on the stack
      When all players pass
      Then Alice has 1 green mana
      And "Elk" is tapped

  @edition:2013
  Rule: 605.3b A mana ability in 2003, and none in later editions

    Scenario Outline: with a target
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Alice controls a creature "Druid": "{T}: Tap target creature. Add {G} to your mana pool."
      When Alice activates "Druid" targeting "Elk"
      Then "Elk" is <elk>

      Examples:
        | elk            |
        | still untapped |

      @edition:2025
      Examples:
        | elk            |
        | still untapped |

      @edition:2003 @rule:A.6.9 @also:A.6.1
      Examples:
        | elk    |
        | tapped |

  @edition:2013
  Rule: 605.4a What triggers on a mana ability and adds no mana waits

    Example: life for mana
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Bob controls an enchantment "Tithe": "Whenever a land is tapped for mana, its controller loses 1 life."
      When Alice activates "Grove"
      Then Alice still has 20 life
      And the ability of "Tithe" is on the stack

  @edition:2013
  Rule: 605.4a What triggers on mana being made makes mana at once

    Example: before the next priority
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Bloom": "Whenever a land is tapped for mana, its controller adds {G} to his or her mana pool."
      And Alice controls a Forest land "Grove"
      When Alice activates "Grove"
      Then the stack is empty
      And Alice has 2 green mana

  Rule: 603.3 An ability on the stack has no color, in 2003 that of its source as it was put there

    Scenario Outline: what is aimed at black abilities
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Rat" with mana cost {B}: "{0}: You gain 1 life."
      And Bob has an instant "Hush" in hand: "Counter target black activated ability."
      When Alice activates "Rat"
      And Alice passes
      Then Bob <can> play "Hush"

      @edition:2013
      Examples:
        | can   |
        | can't |

      @edition:2025
      Examples:
        | can   |
        | can't |

      @edition:2003 @rule:A.2.8 @also:T.4.4
      Examples:
        | can |
        | can |

    Scenario Outline: its source changes color, and its target is protected from what it was
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Rat" with mana cost {B}: "{0}: Tap target creature."
      And Bob controls a creature "Ox"
      And Bob has an instant "Dye" in hand: "Target creature becomes blue until end of turn."
      And Bob has an instant "Ward" in hand: "Target creature gains protection from black until end of turn."
      When Alice activates "Rat" targeting "Ox"
      And Bob plays "Dye" targeting "Rat"
      And all players pass
      And Bob plays "Ward" targeting "Ox"
      And all players pass
      Then "Ox" has the ability "Protection from black"
      When all players pass
      Then the stack is empty
      And "Ox" is <so>

      @edition:2013 @also:702.15b
      Examples:
        | so     |
        | tapped |

      @edition:2003 @rule:A.2.8 @also:T.4.4
      Examples:
        | so         |
        | not tapped |

      @edition:2025
      Examples:
        | so     |
        | tapped |

  @edition:2013
  Rule: 603.6c What triggers on coming to a graveyard from anywhere does so from a hand, too

    Example: a card that is discarded
      Given a Magic game between Alice and Bob
      And Alice has a creature "Imp" in hand: "When Imp is put into a graveyard from anywhere, you gain 2 life."
      And Bob has an instant "Grief" in hand: "Target player discards a card."
      When Bob plays "Grief" targeting Alice
      And all players pass
      Then the stack holds the ability of "Imp"
      When all players pass
      Then Alice has 22 life
