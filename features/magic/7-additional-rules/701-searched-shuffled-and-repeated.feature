Feature: 700 General, 701 Keyword Actions, 702 Keyword Abilities, 704 State-Based Actions

  @edition:2025
  Rule: 700.8d To choose a party is to choose up to one creature for each of its types

    Example: the rest is sacrificed
      Given a Magic game between Alice and Bob
      And Alice controls a Cleric creature "Mo"
      And Alice controls a Cleric creature "Jo"
      And Bob controls a Rogue creature "Ro"
      And Bob controls a creature "Hen"
      And Alice has a sorcery "Stick" in hand: "Each player chooses a party from among creatures they control, then sacrifices the rest."
      When Alice plays "Stick"
      And all players pass
      And Alice chooses "Jo"
      And Bob chooses "Ro"
      Then "Hen" is in Bob's graveyard
      And "Mo" is in Alice's graveyard
      And "Jo" is still in play
      And "Ro" is still in play

    Example: nobody need choose any
      Given a Magic game between Alice and Bob
      And Alice controls a Cleric creature "Mo"
      And Alice has a sorcery "Stick" in hand: "Each player chooses a party from among creatures they control, then sacrifices the rest."
      When Alice plays "Stick"
      And all players pass
      And Alice chooses nothing
      Then "Mo" is in Alice's graveyard

  @edition:2025
  Rule: 701.19b What a static ability regenerates is so each time that it would be destroyed

    Example: twice in a turn
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

  @edition:2025
  Rule: 701.22c Players who scry at once decide in turn, and put the cards away at once

    Example: what the first decided is done with what the others decide
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
  Rule: 702.1b A variable of a keyword that an effect grants is what it is at the time

    Example: and not what it was as it began
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Banner": "Creatures you control have ward {X}, where X is the number of creatures you control."
      And Alice controls a creature "Ox"
      And Alice controls a creature "Cow"
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to any target."
      And Bob has 2 red mana
      When Alice passes
      And Bob plays "Bolt" targeting "Ox"
      And Bob passes
      And Alice plays "Slay" targeting "Cow"
      And all players pass
      And all players pass
      And Bob accepts
      Then Bob has 1 red mana

  @edition:2025
  Rule: 702.1c What is said of a keyword is so of others, with each variant that there is

    Example: landwalk and protection of each kind
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Flying, trample, islandwalk"
      And Alice controls a creature "Elk": "Swampwalk, protection from red"
      And Alice controls a creature "Hen"
      And Alice has a sorcery "Choir" in hand: "Creatures you control gain flying until end of turn if a creature you control has flying. The same is true for trample, landwalk, protection, and haste."
      When Alice plays "Choir"
      And all players pass
      Then "Hen" has the ability "Flying"
      And "Hen" has the ability "Trample"
      And "Hen" has the ability "Islandwalk"
      And "Hen" has the ability "Swampwalk"
      And "Hen" has the ability "Protection from red"
      And "Hen" doesn't have the ability "Haste"

  @edition:2025
  Rule: 702.21b X in the cost of a ward ability is worked out as it resolves

    Example: and not as it triggers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 9: "Ward {X}, where X is this creature's power."
      And Alice has an instant "Sap" in hand: "Target creature gets -2/-0 until end of turn."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to any target."
      And Bob has 3 red mana
      When Alice passes
      And Bob plays "Bolt" targeting "Ox"
      And Bob passes
      And Alice plays "Sap" targeting "Ox"
      And all players pass
      And all players pass
      And Bob accepts
      Then Bob has 2 red mana

  @edition:2025
  Rule: 702.23b The bonus of rampage is worked out once

    Example: a blocker that is gone later takes nothing from it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 4: "Rampage 2"
      And Bob controls a creature "Elk"
      And Bob controls a creature "Cow"
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      When the game goes to the declare attackers step
      And Alice attacks with "Ox"
      And all players pass
      And Bob blocks "Ox" with "Elk" and "Cow"
      And all players pass
      Then "Ox" has power 4
      When Alice passes
      And Bob plays "Slay" targeting "Elk"
      And all players pass
      Then "Elk" is in Bob's graveyard
      And "Ox" has power 4

  @edition:2025
  Rule: 702.23c Each instance of rampage triggers

    Example: two of them
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 4: "Rampage 2\nRampage 1"
      And Bob controls a creature "Elk"
      And Bob controls a creature "Cow"
      When the game goes to the declare attackers step
      And Alice attacks with "Ox"
      And all players pass
      And Bob blocks "Ox" with "Elk" and "Cow"
      And Alice orders "Ox", "Ox"
      And all players pass
      Then "Ox" has power 3
      When all players pass
      Then "Ox" has power 5

  @edition:2025
  Rule: 702.24b Each instance of cumulative upkeep triggers, and counts all age counters

    Example: the second asks for two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Cumulative upkeep {1}\nCumulative upkeep {1}"
      And Alice controls 3 Forest lands "Grove"
      When the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      Then "Ox" has 1 age counter
      When all players pass
      Then "Ox" has 2 age counters
      When Alice accepts
      Then "Ox" is still in play
      And 3 "Grove" are tapped

  @edition:2025
  Rule: 702.25a Flanking weakens a blocker without it

    Example: and none that has it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 4: "Flanking"
      And Bob controls a creature "Elk" with power 2 and toughness 3
      And Bob controls a creature "Cow" with power 2 and toughness 3: "Flanking"
      When the game goes to the declare attackers step
      And Alice attacks with "Ox"
      And all players pass
      And Bob blocks "Ox" with "Elk" and "Cow"
      And all players pass
      Then "Elk" has power 1
      And "Elk" has toughness 2
      And "Cow" still has power 2

  @edition:2025
  Rule: 702.25b Each instance of flanking triggers

    Example: two of them
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 4: "Flanking\nFlanking"
      And Bob controls a creature "Elk" with power 2 and toughness 3
      When the game goes to the declare attackers step
      And Alice attacks with "Ox"
      And all players pass
      And Bob blocks "Ox" with "Elk"
      And all players pass
      Then "Elk" has power 1
      When all players pass
      Then "Elk" has power 0

  @edition:2025
  Rule: 704.2 No player controls state-based actions

    Example: who controls what they leave open to choose does so, whoever's turn it is
      Given a Magic game between Alice and Bob
      And Bob controls a legendary creature "Queen"
      And Bob controls a creature "Elk"
      And Alice has a sorcery "Gift" in hand: "Target opponent gains control of target creature you control."
      And Alice controls a legendary creature "Queen"
      When Alice plays "Gift" targeting Bob and Alice's "Queen"
      And all players pass
      Then Bob is asked to choose the legend to keep

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
