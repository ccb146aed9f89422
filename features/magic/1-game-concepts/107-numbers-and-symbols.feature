Feature: 107 Numbers and Symbols

  @edition:2013
  Rule: 107.1b A number below zero counts as it is in a calculation, and as zero for what an effect does

    Example: a creature of negative power deals no damage, and is raised from where it is
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 4
      And Alice has an instant "Wither" in hand: "Target creature gets -5/-0 until end of turn."
      And Alice has an instant "Boost" in hand: "Target creature gets +3/+0 until end of turn."
      And Alice controls a creature "Mule" with power 1 and toughness 1
      When Alice plays "Wither" targeting "Ox"
      And all players pass
      Then "Ox" has power -2
      When Alice plays "Boost" targeting "Ox"
      And all players pass
      Then "Ox" has power 1

    Example: it assigns no damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 4
      And Alice has an instant "Wither" in hand: "Target creature gets -5/-0 until end of turn."
      When Alice plays "Wither" targeting "Ox"
      And all players pass
      And Alice attacks with "Ox"
      And the game goes to the end of combat step
      Then Bob still has 20 life

    Example: as much mana as a power below zero is none
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk" with power 1 and toughness 2: "{0}: You gain life equal to Elk's power."
      And Alice has an instant "Wither" in hand: "Target creature gets -2/-0 until end of turn."
      When Alice plays "Wither" targeting "Elk"
      And all players pass
      And Alice activates "Elk"
      And all players pass
      Then "Elk" has power -1
      And Alice still has 20 life

  @edition:2013
  Rule: 107.2 A number that can't be determined is zero

    Example: life for the power of what is no creature
      Given a Magic game between Alice and Bob
      And Alice has an instant "Tribute" in hand: "Destroy target enchantment. You gain life equal to its power. Draw a card."
      And Bob controls an enchantment "Shrine"
      When Alice plays "Tribute" targeting "Shrine"
      And all players pass
      Then "Shrine" is in Bob's graveyard
      And Alice still has 20 life
      And Alice's hand holds 1 card

  @edition:2013
  Rule: 107.3 Whoever casts a spell chooses its X where no text says what it is

    @also:601.2b @also:107.3g
    Example: the same X in the cost and in the text
      Given a Magic game between Alice and Bob
      And Alice has 3 red mana
      And Alice has a sorcery "Blaze" with mana cost {X}{R} in hand: "Blaze deals X damage to target creature or player. You gain X life."
      When Alice plays "Blaze" with X = 2 targeting Bob
      And all players pass
      Then Bob has 18 life
      And Alice has 22 life
      And Alice has 0 red mana

  Rule: 107.3f X is zero in a cost everywhere but on the stack

    @also:202.3b
    Scenario Outline: the mana value in the graveyard and on the stack
      Given a Magic game between Alice and Bob
      And Alice has 3 red mana
      And Alice has a sorcery "Blaze" with mana cost {X}{R} in hand: "Blaze deals X damage to <target>."
      When Alice plays "Blaze" with X = 2 targeting Bob
      Then "Blaze" has converted mana cost 3
      When all players pass
      Then "Blaze" has converted mana cost 1

      @edition:2013
      Examples:
        | target                    |
        | target creature or player |

      @edition:2025
      Examples:
        | target     |
        | any target |

  @edition:2013
  Rule: 107.4a Colored mana in a cost is paid with that color alone

    @also:601.2g
    Example: green mana doesn't pay for red
      Given a Magic game between Alice and Bob
      And Alice has 2 green mana
      And Alice has an instant "Sting" with mana cost {R} in hand: "Sting deals 3 damage to target creature or player."
      Then Alice can't play "Sting"

    @also:117.3a
    Example: red mana does
      Given a Magic game between Alice and Bob
      And Alice has 1 green mana
      And Alice has 1 red mana
      And Alice has an instant "Sting" with mana cost {R} in hand: "Sting deals 3 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      Then Alice has 0 red mana
      And Alice still has 1 green mana

  @edition:2013
  Rule: 107.4b Generic mana is paid with mana of any type

    @also:117.3a
    Example: one color and no color
      Given a Magic game between Alice and Bob
      And Alice has 1 green mana
      And Alice has 1 colorless mana
      And Alice has a creature "Golem" with mana cost {2} in hand
      When Alice plays "Golem"
      Then "Golem" is on the stack
      And Alice has 0 green mana
      And Alice has 0 colorless mana

  @edition:2013
  Rule: 107.4c A numeral is colorless mana where mana is added

    Example: it pays for no color
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Stone": "{T}: Add {2} to your mana pool."
      And Alice has a creature "Elf" with mana cost {G} in hand
      When Alice activates "Stone"
      Then Alice has 2 colorless mana
      And Alice can't play "Elf"

  @edition:2013
  Rule: 107.4d A cost of {0} takes nothing, and is paid all the same

    @also:117.5 @also:117.5a
    Example: it is cast like any other spell
      Given a Magic game between Alice and Bob
      And Alice has a creature "Mote" with mana cost {0} in hand
      When Alice plays "Mote"
      Then "Mote" is on the stack
      When all players pass
      Then "Mote" is in play

    @also:117.5a
    Example: an ability of that cost waits to be activated
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage": "{0}: You gain 1 life."
      When Alice activates "Sage"
      Then Alice still has 20 life
      When all players pass
      Then Alice has 21 life

  Rule: 107.4e A hybrid symbol is paid in either of two ways, and has both colors

    Scenario Outline: two of them, in every mixture
      Given a Magic game between Alice and Bob
      And Alice has 1 green mana
      And Alice has 1 white mana
      And Alice has a creature "Elk" with mana cost {G/W}{G/W}, power 2 and toughness 2 in hand
      When Alice plays "Elk"
      And Alice chooses "white mana"
      Then Alice has 0 white mana
      And Alice has 0 green mana
      And "Elk" is on the stack

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Scenario Outline: which half is up to whoever pays
      Given a Magic game between Alice and Bob
      And Alice has 1 green mana
      And Alice has 1 white mana
      And Alice has a creature "Elk" with mana cost {G/W} in hand
      When Alice plays "Elk"
      And Alice chooses "white mana"
      Then Alice has 0 white mana
      And Alice still has 1 green mana

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013 @also:601.2b
    Example: it is announced before the targets
      Given a Magic game between Alice and Bob
      And Alice has 1 green mana
      And Alice has 1 white mana
      And Bob controls a creature "Ox"
      And Bob controls a creature "Goat"
      And Alice has an instant "Bind" with mana cost {G/W} in hand: "Tap target creature."
      When Alice plays "Bind"
      Then Alice is asked to announce how a symbol is paid

    @edition:2013
    Example: two mana of any type, or one of the color
      Given a Magic game between Alice and Bob
      And Alice has 2 green mana
      And Alice has a creature "Ghoul" with mana cost {2/B} in hand
      When Alice plays "Ghoul"
      Then Alice has 0 green mana
      And "Ghoul" is on the stack

    @edition:2013
    Example: neither
      Given a Magic game between Alice and Bob
      And Alice has 1 green mana
      And Alice has a creature "Ghoul" with mana cost {2/B} in hand
      Then Alice can't play "Ghoul"

    @edition:2013 @also:202.2a
    Example: it is of both colors
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk" with mana cost {G/W}
      And Bob controls a creature "Stag" with mana cost {G/W}
      And Alice has an instant "Doom" in hand: "Destroy target white creature."
      And Alice has an instant "Bane" in hand: "Destroy target green creature."
      When Alice plays "Doom" targeting "Elk"
      And all players pass
      Then "Elk" is in Bob's graveyard
      When Alice plays "Bane" targeting "Stag"
      And all players pass
      Then "Stag" is in Bob's graveyard

  Rule: 107.4f A Phyrexian symbol is paid with its color or with 2 life

    Scenario Outline: two of them with life
      Given a Magic game between Alice and Bob
      And Alice has a creature "Mite" with mana cost {W/P}{W/P} in hand
      When Alice plays "Mite"
      Then "Mite" is on the stack
      And Alice has 16 life

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @also:601.2b
    Scenario Outline: one with mana and one with life
      Given a Magic game between Alice and Bob
      And Alice has 2 white mana
      And Alice has a creature "Mite" with mana cost {W/P}{W/P} in hand
      When Alice plays "Mite"
      And Alice chooses "white mana"
      And Alice chooses "life"
      Then Alice has 18 life
      And Alice has 1 white mana

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013
    Example: with mana alone
      Given a Magic game between Alice and Bob
      And Alice has 2 white mana
      And Alice has a creature "Mite" with mana cost {W/P}{W/P} in hand
      When Alice plays "Mite"
      And Alice chooses "white mana"
      And Alice chooses "white mana"
      Then Alice still has 20 life
      And Alice has 0 white mana

    @edition:2013 @also:118.4
    Example: not with life that there isn't
      Given a Magic game between Alice and Bob
      And Alice has 1 life
      And Alice has a creature "Mite" with mana cost {W/P} in hand
      Then Alice can't play "Mite"

    @edition:2013 @also:202.2a
    Example: it is of the color
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Mite" with mana cost {W/P}
      And Alice has an instant "Doom" in hand: "Destroy target white creature."
      When Alice plays "Doom" targeting "Mite"
      And all players pass
      Then "Mite" is in Bob's graveyard

  @edition:2013
  Rule: 107.3h Y follows the same rules as X

    Example: each is what the text says of it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls 2 artifacts "Rock"
      And Bob controls 3 artifacts "Gem"
      And Alice has an instant "Grow" in hand: "Target creature gets +X/+Y until end of turn, where X is the number of artifacts you control and Y is the number of artifacts your opponents control."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      And "Ox" has toughness 4

    Example: damage of both
      Given a Magic game between Alice and Bob
      And Alice controls 2 artifacts "Rock"
      And Bob controls 3 artifacts "Gem"
      And Alice has a sorcery "Storm" in hand: "Target player loses X life and you gain Y life, where X is the number of artifacts you control and Y is the number of artifacts your opponents control."
      When Alice plays "Storm" targeting Bob
      And all players pass
      Then Bob has 18 life
      And Alice has 23 life
