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
