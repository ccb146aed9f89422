Feature: K.17 Legendary Permanents

  Rule: K.17.2 The newer of two legends of a name goes

    Scenario Outline: the one that was there stays
      Given a Magic game between Alice and Bob
      And Alice controls a legendary creature "Queen Ada" with power 2 and toughness 2
      And Bob has a legendary creature "Queen Ada" with power 2 and toughness 2 in hand
      When the game goes to Bob's first main phase
      And Bob plays "Queen Ada"
      And all players pass
      Then Bob's "Queen Ada" is in Bob's graveyard
      And Alice's "Queen Ada" is still in play

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

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

  Rule: K.17.5 What takes the name may take the legendary status

    Example: two castles, one of them a swamp
      Given a Magic game between Alice and Bob
      And Alice controls a legendary land "Castle"
      And Alice has a legendary land "Castle" in hand
      And Bob has an instant "Sink" in hand: "Target land becomes a Swamp until end of turn."
      When Bob plays "Sink" targeting "Castle" (1)
      And all players pass
      And Alice plays "Castle" (2)
      Then 2 "Castle" are in play
      And "Castle" (1) is not legendary

  Rule: K.17.Ruling.1 A legend that goes can't be used before it is gone

    Example: not even for mana
      Given a Magic game between Alice and Bob
      And Alice controls a legendary land "Castle": "{T}: Add {R} to your mana pool."
      And Alice has a legendary land "Castle" in hand: "{T}: Add {R} to your mana pool."
      When Alice plays "Castle" (2)
      Then "Castle" (2) is in Alice's graveyard
      And Alice still has 0 red mana
      And Alice can't activate "Castle" (2)

  Rule: K.17.Ruling.2 All Legends are creatures of that type, and no other legendary permanents

    Example: a castle stands
      Given a Magic game between Alice and Bob
      And Alice controls a legendary creature "Queen Ada" with power 2 and toughness 2
      And Alice controls a legendary land "Castle"
      And Bob has an instant "Revolt" in hand: "Destroy all Legends."
      When Bob plays "Revolt"
      And all players pass
      Then "Queen Ada" is in Alice's graveyard
      And "Castle" is still in play

  Rule: K.17.Ruling.4 A legend that is one again is the newer one

    Example: for a turn it was an elf
      Given a Magic game between Alice and Bob
      And Alice controls a legendary creature "Hero" with power 1 and toughness 1
      And Alice has a legendary creature "Hero" with power 2 and toughness 2 in hand
      And Bob has an instant "Teach" in hand: "Target creature becomes an Elf until end of turn."
      When Bob plays "Teach" targeting "Hero" (1)
      And all players pass
      And Alice plays "Hero" (2)
      And all players pass
      And the game goes to Bob's upkeep step
      Then "Hero" (1) is in Alice's graveyard
      And "Hero" (2) is in play

  Rule: K.17.Ruling.6 The game knows which of two legends came first

    Example: both at once
      Given a Magic game between Alice and Bob
      And Alice has a legendary creature "Hero" in her graveyard
      And Bob has a legendary creature "Hero" in his graveyard
      And Alice controls an artifact "Urn": "Whenever a creature is put into a graveyard from play, you gain 1 life."
      And Alice has a sorcery "Dawn" in hand: "Return all creature cards from all graveyards to play under their owners' control."
      When Alice plays "Dawn"
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 22 life

    Example: one after the other in one resolution
      Given a Magic game between Alice and Bob
      And Alice has a legendary creature "Hero" in her graveyard
      And Bob has a legendary creature "Hero" in hand
      And Alice has a sorcery "Dawn" in hand: "Return target creature card from your graveyard to play. Each opponent puts a creature card from his or her hand into play."
      When Alice plays "Dawn"
      And all players pass
      Then Alice's "Hero" is in play
      And Bob's "Hero" is in Bob's graveyard

  Rule: K.17.Ruling.7 Two legends of a name, whatever their types

    Example: a castle and a creature
      Given a Magic game between Alice and Bob
      And Alice controls a legendary land "Ada"
      And Alice has a legendary creature "Ada" with power 2 and toughness 2 in hand
      When Alice plays "Ada" (2)
      And all players pass
      Then "Ada" (2) is in Alice's graveyard
      And "Ada" (1) is still in play
