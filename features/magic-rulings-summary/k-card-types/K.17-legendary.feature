Feature: K.17 Legendary Permanents

  Rule: K.17.2 The newer of two legends of a name goes

    Example: the one that was there stays
      Given a Magic game between Alice and Bob
      And Alice controls a legendary creature "Queen Ada" with power 2 and toughness 2
      And Bob has a legendary creature "Queen Ada" with power 2 and toughness 2 in hand
      When the game goes to Bob's first main phase
      And Bob plays "Queen Ada"
      And all players pass
      Then Bob's "Queen Ada" is in Bob's graveyard
      And Alice's "Queen Ada" is still in play

  Rule: K.17.1 A creature of type Legend is one

    Example: by its creature type
      Given a Magic game between Alice and Bob
      And Alice controls a Legend creature "Queen Ada" with power 2 and toughness 2
      And Alice has a Legend creature "Queen Ada" with power 2 and toughness 2 in hand
      When Alice plays "Queen Ada"
      And all players pass
      Then "Queen Ada" (1) is still in play
      And "Queen Ada" (2) is in Alice's graveyard

  Rule: K.17.Ruling.8 One that is no legend changes nothing

    Example: of the same name
      Given a Magic game between Alice and Bob
      And Alice controls a legendary creature "Queen Ada" with power 2 and toughness 2
      And Alice has a creature "Queen Ada" with power 2 and toughness 2 in hand
      When Alice plays "Queen Ada"
      And all players pass
      Then "Queen Ada" (1) is still in play
      And "Queen Ada" (2) is in play
