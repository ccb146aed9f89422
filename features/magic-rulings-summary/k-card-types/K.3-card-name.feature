Feature: K.3 Card Name

  Rule: K.3.2 A card that says its own name means itself, and no other of that name

    Example: one of two oxen grows
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "{0}: Ox gets +1/+1 until end of turn."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      When Alice activates "Ox"
      And all players pass
      Then Alice's "Ox" has power 3
      And Bob's "Ox" still has power 2

    Example: what is named Rats is all of that name
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Rats" with power 0 and toughness 1: "Rats's power is equal to the number of creatures named Rats in play."
      And Alice has a creature "Rats" with power 1 and toughness 1 in hand
      When Alice plays "Rats"
      And all players pass
      Then "Rats" (1) has power 2
      And "Rats" (2) still has power 1

  Rule: K.3.3 Two cards have the same name whatever else is printed on them

    Example: a bear and a token that is called so
      Given a Magic game between Alice and Bob
      And Alice controls a Cat creature "Bear" with mana cost {R}, power 4 and toughness 4
      And Bob controls a creature "Goat" with power 4 and toughness 4
      And Alice has a sorcery "Call" in hand: "Put a 2/2 green Bear creature token into play."
      And Bob has an instant "Echo" in hand: "Destroy target creature and all other creatures with the same name as that creature."
      When Alice plays "Call"
      And all players pass
      And Bob plays "Echo" targeting "Bear" (1)
      And all players pass
      Then Alice's graveyard holds 2 cards
      And "Goat" is still in play

  Rule: K.3.4 A card that is named in an ability that it gives is that card

    Example: a king for whom others work
      Given a Magic game between Alice and Bob
      And Alice controls a creature "King" with power 2 and toughness 2: 'Other creatures you control have "{T}: King gets +1/+1 until end of turn."'
      And Alice controls a creature "King" with power 2 and toughness 2
      When Alice activates "King" (2)
      And all players pass
      Then "King" (1) has power 3
      And "King" (2) still has power 2

    Example: a servant of two kings of one name
      Given a Magic game between Alice and Bob
      And Alice controls a creature "King" with power 2 and toughness 2: 'Creatures you control other than King have "{T}: King gets +1/+1 until end of turn."'
      And Alice controls a creature "King" with power 5 and toughness 5
      And Alice controls a creature "Page" with power 1 and toughness 1
      When Alice activates "Page"
      And all players pass
      Then "King" (1) has power 3
      And "King" (2) still has power 5
      And "Page" still has power 1

    Example: what has it is meant by "this creature"
      Given a Magic game between Alice and Bob
      And Alice controls a creature "King" with power 2 and toughness 2: 'Other creatures you control have "{T}: This creature gets +1/+1 until end of turn."'
      And Alice controls a creature "Page" with power 1 and toughness 1
      When Alice activates "Page"
      And all players pass
      Then "Page" has power 2
      And "King" still has power 2

    Example: for a turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "King" with power 2 and toughness 2: '{0}: Target creature gains "{T}: King gets +1/+1 until end of turn" until end of turn.'
      And Alice controls a creature "Page" with power 1 and toughness 1
      When Alice activates "King" targeting "Page"
      And all players pass
      And Alice activates "Page"
      And all players pass
      Then "King" has power 3
      And "Page" still has power 1

    Example: a token that serves what made it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Queen" with power 2 and toughness 2: '{0}: Put a 1/1 green Insect creature token with "Sacrifice this creature: Queen gets +2/+2 until end of turn" into play.'
      And Bob controls a creature "Queen" with power 2 and toughness 2
      When Alice activates "Queen"
      And all players pass
      And Alice activates "Insect"
      And all players pass
      Then Alice's "Queen" has power 4
      And Bob's "Queen" still has power 2

    Example: what is paid with the giver
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a Creature enchantment "Yoke" attached to "Ox": 'Enchanted creature has "Sacrifice Yoke: You gain 3 life."'
      When Alice activates "Ox"
      And all players pass
      Then "Yoke" is in Alice's graveyard
      And "Ox" is still in play
      And Alice has 23 life

    Example: what triggers on the giver
      Given a Magic game between Alice and Bob
      And Alice controls a creature "King" with power 2 and toughness 2: 'Other creatures you control have "Whenever King attacks, this creature gets +3/+0 until end of turn."'
      And Alice controls a creature "Page" with power 1 and toughness 1
      When Alice attacks with "King"
      And all players pass
      Then "Page" has power 4
      And "King" still has power 2
