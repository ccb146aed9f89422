Feature: 701 Keyword Actions

  Rule: 701.20a Everybody sees a revealed card, as long as an effect needs it

    Scenario Outline: a hand
      Given a Magic game between Alice and Bob
      And Bob has a creature "Elk" in hand
      And Bob has a creature "Ox" in hand
      And Alice has a sorcery "Query" in hand: "Target player reveals their hand. You choose a creature card from it. That player discards that card."
      When Alice plays "Query" targeting Bob
      And all players pass
      Then Alice sees "Ox"
      When Alice chooses "Elk"
      Then Alice doesn't see "Ox"
      And "Elk" is in <where>

      @edition:2025
      Examples:
        | where           |
        | Bob's graveyard |

      @edition:2013 @rule:701.13a
      Examples:
        | where           |
        | Bob's graveyard |

      @edition:2003 @also:G.31.1
      Examples:
        | where           |
        | Bob's graveyard |

  Rule: 701.20b A revealed card stays in the zone where it is

    Scenario Outline: on top of a library
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" on top of her library
      And Alice has a sorcery "Omen" in hand: "Reveal the top card of your library. You gain 2 life."
      When Alice plays "Omen"
      And all players pass
      Then "Elk" is still on top of Alice's library
      And Alice has <life> life

      @edition:2025
      Examples:
        | life |
        | 22   |

      @edition:2013 @rule:701.13b
      Examples:
        | life |
        | 22   |

  @edition:2025
  Rule: 701.20c A card that is revealed already may be revealed again

    Example: in a hand that is open
      Given a Magic game between Alice and Bob
      And Bob has a creature "Elk" in hand
      And Alice controls an enchantment "Spyglass": "Your opponents play with their hands revealed."
      And Alice has a sorcery "Query" in hand: "Target player reveals their hand. You choose a creature card from it. That player discards that card."
      When Alice plays "Query" targeting Bob
      And all players pass
      Then the trace cites rule 701.20a for "Elk"
      And "Elk" is in Bob's graveyard

  @edition:2025
  Rule: 701.20e Who is told to look at cards sees them, and nobody else does

    Example: the top card
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" on top of her library
      And Alice has a sorcery "Omen" in hand: "Look at the top card of your library. You may put that card into your hand."
      When Alice plays "Omen"
      And all players pass
      Then Alice sees "Elk"
      And Bob doesn't see "Elk"
      When Alice declines
      Then Alice doesn't see "Elk"

  @edition:2025
  Rule: 701.23a To search a library is to look at it and find a card that is described

    Example: a creature card
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" on top of her library
      And Alice has a sorcery "Seek" in hand: "Search your library for a creature card, reveal it, put it into your hand, then shuffle."
      When Alice plays "Seek"
      And all players pass
      And Alice chooses "Elk"
      Then "Elk" is in Alice's hand

  Rule: 701.23b Cards of a stated quality need not be found

    Scenario Outline: though there is one
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" on top of her library
      And Alice has a sorcery "Seek" in hand: "Search your library for a creature card, reveal it, put it into your hand, then shuffle. You gain 1 life."
      When Alice plays "Seek"
      And all players pass
      And Alice chooses nothing
      Then Alice has <life> life
      And Alice's hand still holds 0 cards

      @edition:2025
      Examples:
        | life |
        | 21   |

      @edition:2013 @rule:701.15b
      Examples:
        | life |
        | 21   |

      @edition:2003 @also:Z.6.9
      Examples:
        | life |
        | 21   |

  Rule: 701.23d A mere number of cards must be found, or as many as there are

    Scenario Outline: any card
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" on top of her library
      And Alice has a sorcery "Tutor" in hand: "Search your library for a card, put it into your hand, then shuffle."
      When Alice plays "Tutor"
      And all players pass
      Then Alice can't choose nothing
      When Alice chooses "Elk"
      Then "Elk" is <where>

      @edition:2025
      Examples:
        | where           |
        | in Alice's hand |

      @edition:2013 @rule:701.15d
      Examples:
        | where           |
        | in Alice's hand |

      @edition:2003 @also:Z.6.7
      Examples:
        | where           |
        | in Alice's hand |

  @edition:2025
  Rule: 701.23e What was found is revealed only if the text says so

    Example: the opponent doesn't see it
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" on top of her library
      And Alice has a sorcery "Tutor" in hand: "Search your library for a card, put it into your hand, then shuffle."
      When Alice plays "Tutor"
      And all players pass
      And Alice chooses "Elk"
      Then "Elk" is in Alice's hand
      And Bob doesn't see "Elk"

  @edition:2025
  Rule: 701.23f Where a part of a library is searched instead, all else that is said of searching it still applies

    Background:
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Warden": "If an opponent would search a library, that player searches the top two cards of that library instead."
      And Alice has these cards on top of her library:
        | card             |
        | a creature "Ox"  |
        | a sorcery "Page" |
        | a creature "Elk" |
      And Alice has a sorcery "Call" in hand: "Search your library for a creature card, put it into your hand, then shuffle."

    Example: what lies deeper isn't found
      When Alice plays "Call"
      And all players pass
      Then Alice can't choose "Elk"
      And Alice can choose "Ox"

    Example: the whole library is shuffled, and what waits for a search has seen one
      Given Bob controls an enchantment "Eye": "Whenever an opponent searches a library, you gain 1 life."
      And Bob controls an enchantment "Ear": "Whenever a player shuffles his or her library, you gain 10 life."
      When Alice plays "Call"
      And all players pass
      And Alice chooses "Ox"
      And Bob orders "Eye", "Ear"
      And all players pass
      And all players pass
      Then Bob has 31 life
      And "Ox" is in Alice's hand

  @edition:2025
  Rule: 701.24a Nobody knows the order of a library that is shuffled

    Example: what lay on top is anywhere
      Given a Magic game between Alice and Bob
      And the next shuffle brings "Ox"
      And Bob controls a creature "Ox"
      And Alice has a sorcery "Churn" in hand: "Shuffle target creature into its owner's library."
      When Alice plays "Churn" targeting "Ox"
      And all players pass
      Then "Ox" is on top of Bob's library

  @edition:2025
  Rule: 701.24c A library is shuffled even if what is to be shuffled into it is not where it was

    Example: it was exiled in response
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Drum": "Whenever a player shuffles their library, you gain 1 life."
      And Alice controls a creature "Ghost" with power 1 and toughness 1: "When this creature is put into a graveyard from anywhere, shuffle it into its owner's library."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      And Bob has an instant "Banish" in hand: "Exile target creature card from a graveyard."
      When Alice passes
      And Bob plays "Fell" targeting "Ghost"
      And all players pass
      And Alice passes
      And Bob plays "Banish" targeting "Ghost"
      And all players pass
      And all players pass
      And all players pass
      Then "Ghost" is out of game
      And Alice has 21 life

  @edition:2025
  Rule: 701.24d A library is shuffled even if nothing is shuffled into it

    Example: an empty graveyard
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Drum": "Whenever a player shuffles their library, you gain 1 life."
      And Alice has a sorcery "Renewal" in hand: "Shuffle your graveyard into your library."
      When Alice plays "Renewal"
      And all players pass
      And all players pass
      Then Alice has 21 life

  @edition:2025
  Rule: 701.24e To shuffle a library without cards is to shuffle it

    Example: what waits for it triggers
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Drum": "Whenever a player shuffles their library, you gain 1 life."
      And Alice's library holds 0 cards
      And Alice has a sorcery "Churn" in hand: "Shuffle your library."
      When Alice plays "Churn"
      And all players pass
      And all players pass
      Then Alice has 21 life
