Feature: 701 Fateseal, and what is searched for

  Rule: 701.19a To fateseal is to put cards of an opponent's library on the bottom, or to leave them

    Scenario Outline: to the bottom
      Given a Magic game between Alice and Bob
      And Bob has an instant "Ash" on top of his library
      And Alice has a sorcery "Doom" in hand: "Fateseal 1."
      When Alice plays "Doom"
      And all players pass
      And Alice chooses "Ash"
      And the game goes to Bob's first main phase
      Then Bob has 1 card in his hand
      And "Ash" is still in Bob's library

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025 @rule:701.29a
      Examples:
        | |
        | |

    Scenario Outline: it stays on top
      Given a Magic game between Alice and Bob
      And Bob has an instant "Ash" on top of his library
      And Alice has a sorcery "Doom" in hand: "Fateseal 1."
      When Alice plays "Doom"
      And all players pass
      And Alice chooses nothing
      And the game goes to Bob's first main phase
      Then "Ash" is in Bob's hand

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025 @rule:701.29a
      Examples:
        | |
        | |

  @edition:2013
  Rule: 701.15f Who is made to search a part of a library does all else that is said of the search

    Example: what lies deeper isn't found, and the whole library is shuffled
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Bird": "If an opponent would search a library, that player searches the top four cards of that library instead."
      And Alice has these cards on top of her library:
        | card                        |
        | an instant "Ash"            |
        | an instant "Bay"            |
        | an instant "Cob"            |
        | an instant "Dip"            |
        | a basic Forest land "Grove" |
      And Alice has a sorcery "Seek" in hand: "Search your library for a basic land card and put that card into your hand. Then shuffle your library. Draw a card."
      And the next shuffle brings "Ash"
      When Alice plays "Seek"
      And all players pass
      Then "Grove" is still in Alice's library
      And "Ash" is in Alice's hand

  @edition:2013
  Rule: 701.15e What is found is not revealed, unless the text says so

    Example: into the hand
      Given a Magic game between Alice and Bob
      And Alice has an instant "Ash" on top of her library
      And Alice has a sorcery "Seek" in hand: "Search your library for an instant card and put that card into your hand. Then shuffle your library."
      And Alice has a sorcery "Find" in hand: "Search your library for an instant card, reveal it, and put it into your hand. Then shuffle your library."
      When Alice plays "Seek"
      And all players pass
      And Alice chooses "Ash"
      Then "Ash" is in Alice's hand
      And the trace shows, in this order:
        | event  |
        | search |
      And Bob doesn't see "Ash"

  @edition:2013
  Rule: 701.16g A library that is shuffled several times is noticed as often

    Example: by two effects, one after the other
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Eye": "Whenever a player shuffles his or her library, you gain 1 life."
      And Alice has a sorcery "Mix" in hand: "Shuffle your library. Shuffle your library."
      When Alice plays "Mix"
      And all players pass
      Then the stack holds the ability of "Eye", the ability of "Eye"
