Feature: 114 Targets

  @edition:2013
  Rule: 114.1 Targets are chosen as a spell or ability is put on the stack

    @also:601.2c @also:114.1a
    Example: by a spell
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sting" in hand: "Sting deals 2 damage to target creature or player."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      When Alice plays "Sting" targeting "Ox"
      Then "Sting" is targeting "Ox"
      When all players pass
      Then "Ox" is in Bob's graveyard

    @also:602.2b @rule:114.1c
    Example: by an activated ability
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Archer": "{T}: Archer deals 1 damage to target creature or player."
      When Alice activates "Archer" targeting Bob
      Then the ability of "Archer" is targeting Bob
      When all players pass
      Then Bob has 19 life

    @also:603.3d @rule:114.1d
    Example: by a triggered ability
      Given a Magic game between Alice and Bob
      And Alice has a creature "Viper" in hand: "When Viper enters the battlefield, destroy target creature."
      And Bob controls a creature "Ox"
      And Bob controls a creature "Goat"
      When Alice plays "Viper"
      And all players pass
      Then Alice is asked to choose targets
      When Alice chooses "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard

    @rule:114.1a
    Example: without a target where only an ability of the card has one
      Given a Magic game between Alice and Bob
      And Alice has a creature "Viper" in hand: "When Viper enters the battlefield, destroy target artifact."
      When Alice plays "Viper"
      Then "Viper" is on the stack

  @edition:2013
  Rule: 114.3 One target of each instance of the word

    @also:601.2c
    Example: two targets of one instance
      Given a Magic game between Alice and Bob
      And Alice has an instant "Bind" in hand: "Tap two target creatures."
      And Bob controls a creature "Ox"
      And Bob controls a creature "Goat"
      When Alice plays "Bind"
      And all players pass
      Then "Ox" is tapped
      And "Goat" is tapped

    @also:601.2c
    Example: not the same one twice
      Given a Magic game between Alice and Bob
      And Alice has an instant "Bind" in hand: "Tap two target creatures."
      And Bob controls a creature "Ox"
      Then Alice can't play "Bind"

    @also:601.2c
    Example: the same one of two instances
      Given a Magic game between Alice and Bob
      And Alice has an instant "Ruin" in hand: "Tap target creature and untap target permanent. You gain 1 life."
      And Bob controls a creature "Ox"
      When Alice plays "Ruin" targeting "Ox", "Ox"
      And all players pass
      Then Alice has 21 life
      And "Ox" is still untapped

    Scenario Outline: two players, each of whom is one
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Gift" in hand: "Two target players each draw a card."
      And Alice has a sorcery "Toll" in hand: "Two target players each lose 2 life."
      And Alice has a sorcery "Swap" in hand: "Two target players exchange life totals."
      And Alice has a creature "Elk" in library
      And Bob has a creature "Imp" in library
      And Bob has 15 life
      When Alice plays "Gift" targeting Alice and Bob
      And all players pass
      Then "Elk" is in Alice's hand
      And "Imp" is in Bob's hand
      When Alice plays "Toll" targeting Bob and Alice
      And all players pass
      Then Alice has 18 life
      And Bob has 13 life
      When Alice plays "Swap" targeting Alice and Bob
      And all players pass
      Then Alice has <mine> life
      And Bob has <yours> life

      @edition:2013
      Examples:
        | mine | yours |
        | 13   | 18    |

      @edition:2003 @rule:G.39.2
      Examples:
        | mine | yours |
        | 13   | 18    |

  @edition:2013
  Rule: 114.5 What may have no target is targeted only where one was chosen

    Example: without any it resolves
      Given a Magic game between Alice and Bob
      And Alice has an instant "Volley" in hand: "Tap up to two target creatures. You gain 1 life."
      And Bob controls a creature "Ox"
      When Alice plays "Volley" targeting nothing
      And all players pass
      Then Alice has 21 life
      And "Ox" is still untapped

  @edition:2013
  Rule: 114.9b "You" is no target

    Example: a spell without targets
      Given a Magic game between Alice and Bob
      And Alice has an instant "Balm" in hand: "You gain 1 life."
      When Alice plays "Balm"
      Then "Balm" is not targeting Alice
      When all players pass
      Then Alice has 21 life

  @edition:2013
  Rule: 114.6a A target is changed to another legal one, or not at all

    Background:
      Given a Magic game between Alice and Bob

    @also:114.8a
    Scenario Outline: the only other creature
      Given Alice controls a creature "Ox"
      And Bob controls a creature "Elk"
      And Alice has an instant "Bolt" in hand: "Bolt deals 3 damage to target creature."
      And Bob has an instant "Deflect" in hand: "Change the target of target spell with a single target."
      When Alice plays "Bolt" targeting "Elk"
      And Alice passes
      And Bob plays "Deflect" targeting "Bolt"
      And all players pass
      Then "Bolt" is targeting <new>

      Examples:
        | new  |
        | "Ox" |

      @edition:2025
      Examples:
        | new  |
        | "Ox" |

      @edition:2003 @rule:G.39.7
      Examples:
        | new  |
        | "Ox" |

    Example: all or none
      Given Alice controls a creature "Ox"
      And Bob controls a creature "Elk"
      And Bob controls an artifact "Orb"
      And Alice has an instant "Wreck" in hand: "Destroy target creature and target artifact."
      And Bob has an instant "Deflect" in hand: "Change the targets of target spell."
      When Alice plays "Wreck" targeting "Elk" and "Orb"
      And Alice passes
      And Bob plays "Deflect" targeting "Wreck"
      And all players pass
      Then "Deflect" is in Bob's graveyard
      And "Wreck" is still targeting "Elk"

  @edition:2013
  Rule: 114.6d New targets are chosen for as many as one likes

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Elk"
      And Bob controls an artifact "Orb"
      And Alice has an instant "Wreck" in hand: "Destroy target creature and target artifact."
      And Bob has an instant "Fork" in hand: "You may choose new targets for target spell."

    Example: for one of two
      When Alice plays "Wreck" targeting "Elk" and "Orb"
      And Alice passes
      And Bob plays "Fork" targeting "Wreck"
      And all players pass
      And Bob accepts
      And Bob chooses "Ox"
      Then "Wreck" is targeting "Ox"
      When all players pass
      Then "Ox" is in Alice's graveyard
      And "Orb" is in Bob's graveyard

    Example: for none
      When Alice plays "Wreck" targeting "Elk" and "Orb"
      And Alice passes
      And Bob plays "Fork" targeting "Wreck"
      And all players pass
      And Bob declines
      Then "Wreck" is still targeting "Elk"

  @edition:2013
  Rule: 114.6e What counts is what all the targets are in the end

    Example: two targets that change places
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Bear" with power 2 and toughness 2
      And Bob controls a creature "Elf" with power 2 and toughness 2
      And Alice has a sorcery "Arc" in hand: "Arc deals 2 damage to target creature and 1 damage to another target creature."
      And Bob has an instant "Fork" in hand: "You may choose new targets for target spell."
      When Alice plays "Arc" targeting "Bear" and "Elf"
      And Alice passes
      And Bob plays "Fork" targeting "Arc"
      And all players pass
      And Bob accepts
      And Bob chooses "Elf"
      And Bob chooses "Bear"
      And all players pass
      Then "Elf" is in Bob's graveyard
      And "Bear" is still in play

  @edition:2013
  Rule: 114.8b What a spell targets is looked up as it is now

    Example: a spell that targets a creature
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Alice has an instant "Bolt" in hand: "Bolt deals 3 damage to target creature or player."
      And Bob has an instant "Ward" in hand: "Counter target spell that targets a creature."
      When Alice plays "Bolt" targeting Bob
      And Alice passes
      Then Bob can't play "Ward"

    Example: and one that does
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Alice has an instant "Bolt" in hand: "Bolt deals 3 damage to target creature or player."
      And Bob has an instant "Ward" in hand: "Counter target spell that targets a creature."
      When Alice plays "Bolt" targeting "Elk"
      And Alice passes
      And Bob plays "Ward" targeting "Bolt"
      And all players pass
      Then "Bolt" is in Alice's graveyard
      And "Elk" is still in play
