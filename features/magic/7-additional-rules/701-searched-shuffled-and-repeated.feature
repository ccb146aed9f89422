Feature: 701 Keyword Actions

  Rule: 701.19b What a static ability regenerates is so each time that it would be destroyed

    Scenario Outline: twice in a turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll": "If Troll would be destroyed, regenerate it."
      And Bob has 2 instants "Slay" in hand: "Destroy target creature."
      And Alice has an instant "Wake" in hand: "Untap target creature."
      When Alice passes
      And Bob plays "Slay" targeting "Troll"
      And all players pass
      Then "Troll" is tapped
      When Alice plays "Wake" targeting "Troll"
      And all players pass
      Then "Troll" is untapped
      When Alice passes
      And Bob plays "Slay" targeting "Troll"
      And all players pass
      Then "Troll" is tapped
      And "Troll" is still in play

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

    @edition:2025
    Example: the damage is removed
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "If Troll would be destroyed, regenerate it."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to any target."
      When Alice passes
      And Bob plays "Bolt" targeting "Troll"
      And all players pass
      Then "Troll" is tapped
      And "Troll" has no damage marked

  @edition:2025
  Rule: 701.20d A revealed card of a library that is shuffled is revealed no more

    Example: though what revealed it goes on
      Given a Magic game between Alice and Bob
      And Alice has an instant "Gem" on top of her library
      And Alice has a sorcery "Look" in hand: "Reveal the top card of your library. You may shuffle your library. You may gain 2 life."
      And the next shuffle brings "Gem"
      When Alice plays "Look"
      And all players pass
      Then Bob sees "Gem"
      When Alice accepts
      Then Bob doesn't see "Gem"
      When Alice accepts
      Then Alice has 22 life

  Rule: 701.22c Players who scry at once decide in turn, and put the cards away at once

    Scenario Outline: what the first decided is done with what the others decide
      Given a Magic game between Alice and Bob
      And Alice has an instant "Gem" on top of her library
      And Bob has an instant "Rock" on top of his library
      And Alice has a sorcery "Look" in hand: "Each player scries 1."
      When Alice plays "Look"
      And all players pass
      And Alice chooses "Gem"
      Then Bob is asked to scry
      And "Gem" is still on top of Alice's library
      When Bob chooses "Rock"
      Then "Gem" is at the bottom of Alice's library
      And "Rock" is at the bottom of Bob's library

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  @edition:2025
  Rule: 701.23h A library that is searched several times before it is shuffled is searched once

    Example: it triggers once
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Bell": "Whenever you search your library, you gain 1 life."
      And Alice has a basic Forest land "Grove" in library
      And Alice has a basic Island land "Isle" in library
      And Alice has a sorcery "Seek" in hand: "Search your library for a Forest card, put it into your hand, then search your library for an Island card, put it into your hand, then shuffle."
      When Alice plays "Seek"
      And all players pass
      And Alice chooses "Grove"
      And Alice chooses "Isle"
      And all players pass
      Then Alice has 21 life
      And the stack is empty
      And "Grove" is in Alice's hand
      And "Isle" is in Alice's hand

    Example: shuffled between, it is searched twice
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Bell": "Whenever you search your library, you gain 1 life."
      And Alice has a basic Forest land "Grove" in library
      And Alice has a basic Island land "Isle" in library
      And Alice has a sorcery "Seek" in hand: "Search your library for a Forest card, put it into your hand, then shuffle. Search your library for an Island card, put it into your hand, then shuffle."
      When Alice plays "Seek"
      And all players pass
      And Alice chooses "Grove"
      And Alice chooses "Isle"
      And all players pass
      And all players pass
      Then Alice has 22 life

  @edition:2025
  Rule: 701.23i Players who search at once decide in turn which cards they find

    Example: what the first found is not yet put anywhere
      Given a Magic game between Alice and Bob
      And Alice has a basic Forest land "Grove" in library
      And Bob has a basic Forest land "Wood" in library
      And Alice has a sorcery "Seek" in hand: "Each player searches their library for a basic land card and puts it onto the battlefield. Then each player shuffles."
      When Alice plays "Seek"
      And all players pass
      And Alice chooses "Grove"
      Then Bob is asked to search
      And "Grove" is not in play
      When Bob chooses "Wood"
      Then "Grove" is in play
      And "Wood" is in play

  @edition:2025
  Rule: 701.24b Cards that were found and are still in the library are not shuffled with the others

    Example: what was revealed and found is put on top
      Given a Magic game between Alice and Bob
      And Alice has an instant "Gem" in library
      And Alice has an instant "Rock" in library
      And Alice controls an artifact "Bell": "Whenever you shuffle your library, you gain 1 life."
      And Alice has a sorcery "Tutor" in hand: "Search your library for an instant card, reveal it, then shuffle and put that card on top."
      And Alice has an instant "Peek" in hand: "Draw a card."
      And the next shuffle brings "Rock"
      When Alice plays "Tutor"
      And all players pass
      And Alice chooses "Gem"
      And all players pass
      Then Alice has 21 life
      When Alice plays "Peek"
      And all players pass
      Then "Gem" is in Alice's hand

  @edition:2025
  Rule: 701.24f What is shuffled several times triggers as often

    Example: twice in one resolution
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Bell": "Whenever you shuffle your library, you gain 1 life."
      And Alice has a sorcery "Mix" in hand: "Shuffle your library, then shuffle your library."
      When Alice plays "Mix"
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 22 life

  @edition:2025
  Rule: 701.23c Of a quality that is undefined no card is found

    Example: no type was ever chosen
      Given a Magic game between Alice and Bob
      And Alice has a Goblin creature "Gob" in library
      And Alice controls an artifact "Horn": "As this artifact enters, choose a creature type.\n{T}: Search your library for a creature card of the chosen type, put it into your hand, then shuffle."
      And Alice controls an artifact "Bell": "Whenever you search your library, you gain 1 life."
      When Alice activates "Horn"
      And all players pass
      And all players pass
      Then Alice has 21 life
      And "Gob" is still in Alice's library

  @edition:2025
  Rule: 701.23g Who may search and do more with what is found may search though that is impossible

    Example: nothing can be found
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Bell": "Whenever you search your library, you gain 1 life."
      And Alice has a sorcery "Seek" in hand: "You may search your library for a Dragon card, put it onto the battlefield, then shuffle."
      When Alice plays "Seek"
      And all players pass
      And Alice accepts
      And all players pass
      Then Alice has 21 life

  @edition:2025
  Rule: 701.24g What is put into a certain place as the library is shuffled is there afterwards

    Example: one is shuffled in as another is put on top
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Colossus" with power 1 and toughness 1: "If Colossus would be put into a graveyard from anywhere, shuffle it into its owner's library instead."
      And Alice controls a creature "Zombie" with power 1 and toughness 1: "If Zombie would die, put it on top of its owner's library instead."
      And Bob has an instant "Quake" in hand: "Destroy all creatures."
      When Alice passes
      And Bob plays "Quake"
      And all players pass
      Then "Zombie" is on top of Alice's library
      And Alice's library holds 12 cards

    Example: in whatever order that is done
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Zombie" with power 1 and toughness 1: "If Zombie would die, put it on top of its owner's library instead."
      And Alice controls a creature "Colossus" with power 1 and toughness 1: "If Colossus would be put into a graveyard from anywhere, shuffle it into its owner's library instead."
      And Bob has an instant "Quake" in hand: "Destroy all creatures."
      And the next shuffle brings "Colossus"
      When Alice passes
      And Bob plays "Quake"
      And all players pass
      Then "Zombie" is on top of Alice's library
      And Alice's library holds 12 cards

  @edition:2025
  Rule: 701.17d What an ability asks of a milled card it asks of each where several were

    Example: numbers are added
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Mill": "If you would mill one or more cards, you mill twice that many cards instead."
      And Alice has these cards on top of her library:
        | card                                | text |
        | an instant "Gem" with mana cost {2}  |      |
        | an instant "Rock" with mana cost {3} |      |
      And Alice has a sorcery "Grind" in hand: "Mill a card. You gain life equal to its mana value."
      When Alice plays "Grind"
      And all players pass
      Then "Rock" is in Alice's graveyard
      And Alice has 25 life

    Example: each of them is what is done to "that card"
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Mill": "If you would mill one or more cards, you mill twice that many cards instead."
      And Alice has these cards on top of her library:
        | card              | text |
        | an instant "Gem"  |      |
        | an instant "Rock" |      |
      And Alice has a sorcery "Grind" in hand: "Mill a card. Exile that card."
      When Alice plays "Grind"
      And all players pass
      Then "Gem" is exiled
      And "Rock" is exiled

  @edition:2025
  Rule: 701.25b Cards that an effect lets a player look at besides are surveilled, too

    Example: they may go to the graveyard as well
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Lens": "You look at an additional two cards each time you surveil."
      And Alice has these cards on top of her library:
        | card              | text |
        | an instant "Gem"  |      |
        | an instant "Rock" |      |
        | an instant "Clay" |      |
      And Alice has a sorcery "Watch" in hand: "Surveil 1."
      When Alice plays "Watch"
      And all players pass
      And Alice chooses "Gem" and "Clay"
      Then "Gem" is in Alice's graveyard
      And "Clay" is in Alice's graveyard
      And "Rock" is on top of Alice's library
