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

  Rule: K.17.3 A legendary creature is of creature type Legend

    Example: a hero
      Given a Magic game between Alice and Bob
      And Alice has a legendary creature "Hero" in hand
      And Bob has an instant "Fall" in hand: "Destroy target Legend."
      When Alice plays "Hero"
      And all players pass
      And Bob plays "Fall" targeting "Hero"
      And all players pass
      Then "Hero" is in Alice's graveyard

  Rule: K.17.4 What is legendary and becomes a creature is a Legend, and what stops being one stays legendary

    Example: a castle that walks
      Given a Magic game between Alice and Bob
      And Alice controls a legendary land "Castle": "{0}: Until end of turn, Castle becomes a 2/2 creature that's still a land."
      And Bob has an instant "Fall" in hand: "Destroy target Legend."
      When Alice activates "Castle"
      And all players pass
      And Bob plays "Fall" targeting "Castle"
      And all players pass
      Then "Castle" is in Alice's graveyard

  Rule: K.17.6 Without that type it is no legend any more

    Example: a hero that becomes an elf
      Given a Magic game between Alice and Bob
      And Alice controls a legendary creature "Hero"
      And Alice has a legendary creature "Hero" in hand
      And Bob has an instant "Teach" in hand: "Target creature becomes an Elf until end of turn."
      When Bob plays "Teach" targeting "Hero" (1)
      And all players pass
      And Alice plays "Hero" (2)
      And all players pass
      Then 2 "Hero" are in play

  Rule: K.17.Ruling.8 What has the name of a legend without being one does nothing to it

    Example: a namesake
      Given a Magic game between Alice and Bob
      And Alice controls a legendary creature "Hero"
      And Alice has a creature "Hero" in hand
      When Alice plays "Hero" (2)
      And all players pass
      Then 2 "Hero" are in play
