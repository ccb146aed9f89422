Feature: T.8 Continuous Effects

  Rule: T.8.1 It lasts as long as it says

    Example: until end of turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      Then "Ox" has power 5
      When the game goes to Bob's upkeep step
      Then "Ox" has power 2

  Rule: T.8.2 What resolved is fixed to what it then applied to

    Example: a creature that comes later
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Charge" in hand: "Creatures you control get +1/+1 until end of turn."
      And Alice has a creature "Mule" with power 2 and toughness 2 in hand
      When Alice plays "Charge"
      And all players pass
      And Alice plays "Mule"
      And all players pass
      Then "Ox" has power 3
      And "Mule" still has power 2

  Rule: T.8.3 Its numbers are worked out once

    Example: creatures that there are
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Insight" in hand: "Target creature gets +1/+1 for each creature you control until end of turn."
      And Alice has a creature "Mule" in hand
      When Alice plays "Insight" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When Alice plays "Mule"
      And all players pass
      Then "Mule" is in play
      And "Ox" has power 3

    Example: X that is counted as it resolves
      Given a Magic game between Alice and Bob
      And Alice controls 2 Elf creatures "Nettle"
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls an Elf creature "Reed"
      And Alice has an instant "Surge" in hand: "Target creature gets +X/+0 until end of turn, where X is the number of Elves you control."
      When Alice plays "Surge" targeting "Ox"
      And all players pass
      Then "Ox" has power 4
      And "Ox" still has toughness 2

  Rule: T.8.5 What a static ability says ends as its permanent leaves play

    @also:A.3.1
    Example: a banner
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Banner": "Creatures you control get +1/+1."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Tear" in hand: "Destroy target enchantment."
      When Bob plays "Tear" targeting "Banner"
      Then "Ox" still has power 3
      When all players pass
      Then "Ox" has power 2

  Rule: T.8.6 It applies to whatever fits at the moment

    Example: a creature that comes later
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Banner": "White creatures get +1/+1."
      And Alice controls a Plains land "Field"
      And Alice has a creature "Knight" with mana cost {W}, power 2 and toughness 2 in hand
      When Alice plays "Knight"
      And all players pass
      Then "Knight" has power 3

    Example: one that stops fitting
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Banner": "White creatures get +1/+1."
      And Alice controls a creature "Knight" with mana cost {W}, power 2 and toughness 2
      And Alice has an instant "Dye" in hand: "Target creature becomes blue until end of turn."
      When Alice plays "Dye" targeting "Knight"
      Then "Knight" still has power 3
      When all players pass
      Then "Knight" has power 2

    Example: as many others as each of them has
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Pack": "Creatures you control get +1/+1 for each other creature you control."
      And Alice controls a creature "Wolf" with power 1 and toughness 1
      And Alice controls a creature "Cub" with power 1 and toughness 1
      And Alice has a creature "Pup" with power 1 and toughness 1 in hand
      When Alice plays "Pup"
      And all players pass
      Then "Wolf" has power 3
      And "Pup" has power 3

  Rule: T.8.9 An effect waits for the one that it depends on

    Scenario Outline: white creatures grow, and one becomes white later
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Banner": "White creatures get +1/+1."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has <kind> enchantment "Halo" in hand: "<enchants>Enchanted creature is white."
      When Alice plays "Halo" targeting "Ox"
      And all players pass
      Then "Ox" has power 3

      @edition:2003
      Examples:
        | kind       | enchants |
        | a Creature |          |

      @edition:2025
      Examples:
        | kind    | enchants            |
        | an Aura | Enchant creature\\n |

  Rule: T.8.10 Otherwise the older one comes first

    Example: flying given after it was taken
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls an enchantment "Gravity": "Creatures lose flying."
      And Alice has an instant "Lift" in hand: "Target creature gains flying until end of turn."
      And Bob controls a creature "Goat"
      And Bob controls a creature "Hawk": "Flying"
      When Alice plays "Lift" targeting "Ox"
      And all players pass
      And Alice attacks with "Ox"
      And Bob tries to block "Ox" with "Goat"
      Then it is refused

  Rule: T.8.13 What is said not to happen does not

    Example: no life is gained
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Blight": "Players can't gain life."
      And Alice has a sorcery "Hope" in hand: "You gain 3 life. Draw a card."
      When Alice plays "Hope"
      And all players pass
      Then Alice's hand holds 1 card
      And Alice still has 20 life

  Rule: T.8.Ruling.1 What comes into play tapped is never untapped

    Scenario Outline: a land
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Bog" in hand: "Bog <enters> tapped."
      When Alice plays "Bog"
      Then "Bog" is tapped

      @edition:2003
      Examples:
        | enters          |
        | comes into play |

      @edition:2013
      Examples:
        | enters                 |
        | enters the battlefield |

  Rule: T.8.Ruling.2 It lasts though its source is gone

    Example: the creature that gave it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bard": "{0}: Target creature gets +2/+2 until end of turn."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Bard" targeting "Ox"
      And all players pass
      And Bob plays "Fell" targeting "Bard"
      And all players pass
      Then "Bard" is in Alice's graveyard
      And "Ox" has power 4

  Rule: T.8.4 An effect whose time is over before it begins never does

    @also:T.6.Ruling.2
    Example: a creature is not even taken over for a moment
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Magnet": "{T}: Gain control of target creature as long as Magnet remains tapped."
      And Bob controls a creature "Ox"
      And Bob has an instant "Turn" in hand: "Untap target artifact."
      When Alice activates "Magnet" targeting "Ox"
      And Bob plays "Turn" targeting "Magnet"
      And all players pass
      And all players pass
      Then "Magnet" is untapped
      And the trace doesn't cite rule G.5.4 for "Ox"

    Example: a magnet that is untapped, and tapped again before its ability resolves
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Magnet": "{T}: Target creature gets -1/-0 as long as Magnet remains tapped."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Turn" in hand: "Untap target artifact."
      And Alice has an instant "Retap" in hand: "Tap target artifact."
      When Alice activates "Magnet" targeting "Ox"
      And Bob plays "Turn" targeting "Magnet"
      And all players pass
      Then "Magnet" is untapped
      When Alice plays "Retap" targeting "Magnet"
      And all players pass
      Then "Magnet" is tapped
      When all players pass
      Then the stack is empty
      And "Ox" still has power 2

    Example: a thief that has been another player's for a moment
      Given a Magic game between Alice and Bob
      And Alice has a creature "Thief" in hand: "When Thief comes into play, gain control of target artifact for as long as you control Thief."
      And Bob controls an artifact "Magnet"
      And Bob has an instant "Lure" in hand: "Gain control of target creature."
      And Alice has an instant "Recall" in hand: "Gain control of target creature."
      When Alice plays "Thief"
      And all players pass
      And Bob plays "Lure" targeting "Thief"
      And all players pass
      Then "Thief" is controlled by Bob
      When Alice plays "Recall" targeting "Thief"
      And all players pass
      Then "Thief" is controlled by Alice
      When all players pass
      Then the stack is empty
      And "Magnet" is still controlled by Bob

  Rule: T.8.8 All effects on a permanent end as it leaves play

    Example: grown, and played again
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      And Bob has an instant "Fade" in hand: "Return target creature to its owner's hand."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      Then "Ox" has power 5
      When Bob plays "Fade" targeting "Ox"
      And all players pass
      And Alice plays "Ox"
      And all players pass
      Then "Ox" is in play
      And "Ox" has power 2

  Rule: T.8.12 It affects permanents as soon as they are in play

    Example: a land that comes as another
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Blaze": "All Forests are Mountains."
      And Alice has a Forest land "Grove" in hand
      When Alice plays "Grove"
      Then "Grove" is a Mountain
      When Alice activates "Grove"
      Then Alice has 1 red mana

    Scenario Outline: a land whose text says that it comes tapped comes as one without that text
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Blaze": "Nonbasic lands are Mountains."
      And Alice has a land "Cave" in hand: "Cave <enters> tapped."
      When Alice plays "Cave"
      Then "Cave" is untapped
      And "Cave" is a Mountain

      @edition:2003
      Examples:
        | enters          |
        | comes into play |

      @edition:2013
      Examples:
        | enters                 |
        | enters the battlefield |

    Example: what is said of the coming of lands of a type is said of what it comes as
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Blaze": "All Forests are Mountains."
      And Bob controls an enchantment "Slope": "Mountains come into play tapped."
      And Alice has a Forest land "Grove" in hand
      When Alice plays "Grove"
      Then "Grove" is tapped

    Example: and not of what it was
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Blaze": "All Forests are Mountains."
      And Bob controls an enchantment "Mire": "Forests come into play tapped."
      And Alice has a Forest land "Grove" in hand
      When Alice plays "Grove"
      Then "Grove" is untapped

    Example: counters of an ability that it comes without
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Hush": "All creatures lose all abilities."
      And Alice has a creature "Spawn" with power 1 and toughness 1 in hand: "Spawn comes into play with three +1/+1 counters on it."
      When Alice plays "Spawn"
      And all players pass
      Then "Spawn" is in play
      And "Spawn" has no +1/+1 counters

    Example: a choice that a Mountain has no text for
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Blaze": "Nonbasic lands are Mountains."
      And Alice has a land "Cave" in hand: "As Cave comes into play, you may pay 2 life. If you don't, it comes into play tapped."
      When Alice plays "Cave"
      Then "Cave" is untapped
      And Alice still has 20 life

  Rule: T.8.Ruling.5 When an effect ends, those that are left are applied anew

    Example: two that would both change the same lands
      Given a Magic game between Alice and Bob
      And Alice controls a Mountain land "Crag"
      And Alice controls an enchantment "Thaw": "All Mountains are Plains."
      And Alice controls an enchantment "Overgrowth": "All Mountains are Forests."
      And Bob has an instant "Tear" in hand: "Destroy target enchantment."
      When Bob plays "Tear" targeting "Thaw"
      Then "Crag" is still a Plains
      When all players pass
      Then "Crag" is a Forest

  Rule: T.8.11 What a permanent does to itself is older than all else

    @also:T.8.Ruling.6
    Example: it flies while untapped, and nothing flies
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Gravity": "All creatures lose flying."
      And Alice has a creature "Kite" in hand: "As long as Kite is untapped, it has flying."
      When Alice plays "Kite"
      And all players pass
      Then "Kite" is in play
      And "Kite" doesn't have the ability "Flying"

    @also:T.8.15
    Scenario Outline: a card in the graveyard counts from when it went there
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wrath": "As long as Wrath is in your graveyard, creatures you control have flying."
      And Alice controls a creature "Ox"
      And Alice controls an enchantment "Gravity": "All creatures lose flying."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Fell" targeting "Wrath"
      And all players pass
      Then "Ox" has the ability "Flying"

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @also:T.8.15
    Example: what such a card says of creatures is so of those that come later, and of nothing while it is in play
      Given a Magic game between Alice and Bob
      And Alice has a creature "Wrath" in her graveyard: "As long as Wrath is in your graveyard, creatures you control have haste."
      And Alice controls a creature "Dove": "As long as Dove is in your graveyard, creatures you control have flying."
      And Alice has a creature "Ox" in hand
      When Alice plays "Ox"
      And all players pass
      Then "Ox" has the ability "Haste"
      And "Ox" doesn't have the ability "Flying"

    @also:T.8.15
    Example: what such a card says that can't be done can't be done
      Given a Magic game between Alice and Bob
      And Alice has a creature "Warden" in her graveyard: "As long as Warden is in your graveyard and you control a Forest, players can't gain life."
      And Alice controls a Forest land "Grove"
      And Bob has an instant "Salve" in hand: "You gain 3 life."
      And Bob has an instant "Balm" in hand: "You gain 3 life."
      And Alice has a sorcery "Blaze" in hand: "Destroy target land."
      When Bob plays "Salve"
      And all players pass
      Then Bob still has 20 life
      When Alice plays "Blaze" targeting "Grove"
      And all players pass
      And Bob plays "Balm"
      And all players pass
      Then Bob has 23 life
