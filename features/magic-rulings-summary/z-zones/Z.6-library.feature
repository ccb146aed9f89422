Feature: Z.6 Library

  Rule: Z.6.2 Nobody looks at the cards of a library who isn't told to

    Background:
      Given a Magic game between Alice and Bob
      And Alice has an artifact "Crown" on top of her library

    Scenario Outline: neither its owner nor the opponent
      When Alice passes
      Then Alice doesn't see "Crown"
      And Bob doesn't see "Crown"

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: what leaves it for a graveyard is seen by all
      Given Alice has a sorcery "Erode" in hand: "Put the top card of your library into your graveyard."
      When Alice plays "Erode"
      And all players pass
      Then Bob sees "Crown"

    Scenario Outline: who is told to look sees it, and the opponent doesn't
      Given Alice has a sorcery "Omen" in hand: "Look at the top card of your library. You may put that card into your hand."
      When Alice plays "Omen"
      And all players pass
      Then Alice is asked to may
      And Alice sees "Crown"
      And Bob doesn't see "Crown"

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  Rule: Z.6.3 Nobody knows the order of a library that is shuffled

    Example: a card from play
      Given a Magic game between Alice and Bob
      And the next shuffle brings "Ox"
      And Bob controls a creature "Ox"
      And Alice has a sorcery "Churn" in hand: "Shuffle target creature into its owner's library."
      When Alice plays "Churn" targeting "Ox"
      And all players pass
      Then "Ox" is on top of Bob's library

    Example: a graveyard
      Given a Magic game between Alice and Bob
      And Alice has 3 instants "Jolt" in graveyard
      And Alice's library holds 2 cards
      And Alice has a sorcery "Renewal" in hand: "Shuffle your graveyard into your library."
      When Alice plays "Renewal"
      And all players pass
      Then Alice's library holds 5 cards
      And "Renewal" is in Alice's graveyard

    Example: hands and graveyards of all players, and as many cards again
      Given a Magic game between Alice and Bob
      And Bob has 2 instants "Jolt" in graveyard
      And Bob has an instant "Spark" in hand
      And Bob's library holds 9 cards
      And Alice has a sorcery "Anew" in hand: "Each player shuffles his or her hand and graveyard into his or her library, then draws seven cards."
      When Alice plays "Anew"
      And all players pass
      Then Bob's hand holds 7 cards
      And Bob's library holds 5 cards
      And Bob's graveyard holds 0 cards

  Rule: Z.6.5 What is put into a library is put on top of it, unless the text says otherwise

    Example: on top
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice has an instant "Delay" in hand: "Put target creature on top of its owner's library."
      When Alice plays "Delay" targeting "Ox"
      And all players pass
      Then "Ox" is on top of Bob's library

    Example: at the bottom
      Given a Magic game between Alice and Bob
      And Bob has a creature "Ox" in graveyard
      And Alice has an instant "Bury" in hand: "Put target creature card in a graveyard on the bottom of its owner's library."
      When Alice plays "Bury" targeting "Ox"
      And all players pass
      Then "Ox" is at the bottom of Bob's library

    Example: cards are taken from the top
      Given a Magic game between Alice and Bob
      And Bob has these cards on top of his library:
        | card             |
        | a creature "Ox"  |
        | a creature "Elk" |
        | a creature "Owl" |
      And Alice has a sorcery "Erode" in hand: "Target player puts the top two cards of his or her library into his or her graveyard."
      When Alice plays "Erode" targeting Bob
      And all players pass
      Then "Ox" is in Bob's graveyard
      And "Elk" is in Bob's graveyard
      And "Owl" is on top of Bob's library

  Rule: Z.6.6 Several cards that are put there together lie as the library's owner decides

    Background:
      Given a Magic game between Alice and Bob
      And Alice has these cards on top of her library:
        | card             |
        | a creature "Ox"  |
        | a creature "Elk" |
        | a creature "Owl" |

    Scenario Outline: on top
      Given Alice has a sorcery "Plan" in hand: "Look at the top three cards of your library, then put them back in any order."
      When Alice plays "Plan"
      And all players pass
      And Alice orders "Ox", "Owl" and "Elk"
      Then "Elk" is on top of Alice's library

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: at the bottom
      Given Alice's library holds 3 cards
      And Alice has a sorcery "Sift" in hand: "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library."
      When Alice plays "Sift"
      And all players pass
      And Alice chooses "Elk"
      And Alice orders "Ox" and "Owl"
      Then "Elk" is in Alice's hand
      And "Ox" is at the bottom of Alice's library
      And "Owl" is on top of Alice's library

  Rule: Z.6.7 Of a library with fewer cards all that are left are meant

    Example: three are to be found where two are
      Given a Magic game between Alice and Bob
      And Alice's library holds 2 cards
      And Alice has these cards on top of her library:
        | card             |
        | a creature "Ox"  |
        | a creature "Elk" |
      And Alice has a sorcery "Reap" in hand: "Search your library for three cards and remove them from the game."
      When Alice plays "Reap"
      And all players pass
      Then "Ox" is out of game
      And "Elk" is out of game

    Example: three are to be put elsewhere where two are
      Given a Magic game between Alice and Bob
      And Bob's library holds 2 cards
      And Alice has a sorcery "Erode" in hand: "Put the top three cards of target player's library into his or her graveyard."
      When Alice plays "Erode" targeting Bob
      And all players pass
      Then Bob's library holds 0 cards
      And Bob's graveyard holds 2 cards

  Rule: Z.6.9 Of what is described nothing need be found, of a number of cards all must be

    Background:
      Given a Magic game between Alice and Bob
      And Alice has these cards on top of her library:
        | card             |
        | a creature "Ox"  |
        | a creature "Elk" |

    Example: a creature card is found
      Given Alice has a sorcery "Call" in hand: "Search your library for a creature card, reveal it, and put it into your hand. Then shuffle your library."
      When Alice plays "Call"
      And all players pass
      And Alice chooses "Elk"
      Then "Elk" is in Alice's hand

    Example: a creature card is not found
      Given Alice has a sorcery "Call" in hand: "Search your library for a creature card, reveal it, and put it into your hand. Then shuffle your library."
      When Alice plays "Call"
      And all players pass
      And Alice chooses nothing
      Then Alice's hand holds 0 cards
      And "Call" is in Alice's graveyard

    Example: a card is found
      Given Alice has a sorcery "Learn" in hand: "Search your library for a card and put that card into your hand. Then shuffle your library."
      When Alice plays "Learn"
      And all players pass
      And Alice tries to choose nothing
      Then it is refused
      When Alice chooses "Ox"
      Then "Ox" is in Alice's hand

    Example: cards of the opponent's library
      Given Bob's library holds 4 cards
      And Bob has an instant "Jolt" on top of his library
      And Bob has a creature "Giant" on top of his library
      And Bob has a creature "Troll" on top of his library
      And Alice has a sorcery "Raid" in hand: "Search target player's library for three cards and remove them from the game. Then that player shuffles his or her library."
      When Alice plays "Raid" targeting Bob
      And all players pass
      And Alice tries to choose nothing
      Then it is refused
      When Alice chooses "Giant", "Troll" and "Jolt"
      Then "Giant" is out of game
      And Bob's library holds 1 card

  Rule: Z.6.Ruling.1 What is found is shown to nobody, unless the text says so

    Example: the opponent doesn't see it
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" on top of her library
      And Alice has a sorcery "Learn" in hand: "Search your library for a card and put that card into your hand. Then shuffle your library. You may discard a card."
      When Alice plays "Learn"
      And all players pass
      And Alice chooses "Elk"
      Then Alice is asked to may
      And "Elk" is in Alice's hand
      And Bob doesn't see "Elk"

  Rule: Z.6.Ruling.2 A card that was found stays in the library while the rest is shuffled, and is put on top

    Scenario Outline: a tutor that puts it on top
      Given a Magic game between Alice and Bob
      And Alice has these cards on top of her library:
        | card             |
        | a creature "Ox"  |
        | a creature "Elk" |
      And the next shuffle brings "Ox"
      And Alice has a sorcery "Foresee" in hand: "Search your library for a card, then shuffle your library and put that card on top of it."
      When Alice plays "Foresee"
      And all players pass
      And Alice chooses "Elk"
      Then "Elk" is on top of Alice's library

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  Rule: Z.6.Ruling.3 What everybody sees in a library need not be found either

    Example: a top card that is revealed
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Glass Roof": "Play with the top card of your library revealed."
      And Alice has a creature "Elk" on top of her library
      And Alice has a sorcery "Call" in hand: "Search your library for a creature card, reveal it, and put it into your hand."
      When Alice plays "Call"
      And all players pass
      Then Bob still sees "Elk"
      When Alice chooses nothing
      Then "Elk" is still in Alice's library
