Feature: 400 to 406 Zones

  @edition:2013
  Rule: 400.7 What changes zones is a new object without a memory

    @also:403.4
    Example: damage and effects are not kept
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      And Alice has an instant "Gust" in hand: "Return target creature to its owner's hand."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      Then "Ox" has power 5
      When Alice plays "Gust" targeting "Ox"
      And all players pass
      And Alice plays "Ox"
      And all players pass
      Then "Ox" has power 2

    @also:608.2b @also:403.4
    Example: what targeted it doesn't find it any more
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Blink" in hand: "Exile target creature you control, then put it onto the battlefield."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Bob plays "Fell" targeting "Ox"
      And Alice plays "Blink" targeting "Ox"
      And all players pass
      And all players pass
      Then "Ox" is still in play
      And "Fell" is in Bob's graveyard

    @also:302.6 @also:403.4
    Example: it has come under its player's control anew
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Mule"
      And Alice has an instant "Blink" in hand: "Exile target creature you control, then put it onto the battlefield."
      When Alice plays "Blink" targeting "Ox"
      And all players pass
      And the game goes to the declare attackers step
      Then Alice can't attack with "Ox"

  @edition:2013
  Rule: 401.2 Nobody looks at the cards of a library

    Example: not even its owner
      Given a Magic game between Alice and Bob
      And Alice has an instant "Jolt" on top of her library
      And Alice has a sorcery "Insight" in hand: "Draw a card."
      Then Alice doesn't see "Jolt"
      When Alice plays "Insight"
      And all players pass
      Then Alice sees "Jolt"

  @edition:2013
  Rule: 401.3 Anybody may count the cards of a library

    Example: one card fewer
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Insight" in hand: "Draw a card."
      When Alice plays "Insight"
      And all players pass
      Then Alice's library holds 9 cards

  @edition:2013
  Rule: 402.1 A game begins with hands of seven cards

    Example: before any mulligan
      Given a new Magic game between Alice and Bob
      And Alice has 60 instants "Spare" in library
      And Bob has 60 instants "Spare" in library
      And the next coin flip is 1
      When Alice chooses Alice
      Then Alice's hand holds 7 cards
      And Bob's hand holds 7 cards
      And Alice is asked to mulligan

  @edition:2013
  Rule: 402.3 A hand is seen by its player alone, and counted by anybody

    Example: the other player doesn't see what was drawn
      Given a Magic game between Alice and Bob
      And Alice has an instant "Spark" on top of her library
      And Alice has a sorcery "Insight" in hand: "Draw a card."
      When Alice plays "Insight"
      And all players pass
      Then Alice sees "Spark"
      And Bob doesn't see "Spark"
      And Alice's hand holds 1 card

  @edition:2013
  Rule: 404.1 What is countered, discarded, destroyed, sacrificed or has resolved goes to its owner's graveyard

    @also:608.2k
    Example: an instant that has resolved
      Given a Magic game between Alice and Bob
      And Alice has an instant "Balm" in hand: "You gain 1 life."
      When Alice plays "Balm"
      And all players pass
      Then "Balm" is in Alice's graveyard

    @also:701.6b
    Example: what is countered, destroyed and sacrificed
      Given a Magic game between Alice and Bob
      And Alice has an instant "Balm" in hand: "You gain 1 life."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      And Bob controls a creature "Ox"
      And Bob controls a creature "Goat": "Sacrifice Goat: You gain 1 life."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Balm"
      And Bob plays "Deny"
      And all players pass
      Then "Balm" is in Alice's graveyard
      And Alice still has 20 life
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard
      When Bob activates "Goat"
      Then "Goat" is in Bob's graveyard

  @edition:2013
  Rule: 404.2 Anybody may look at a graveyard

    Example: the other player sees what was discarded
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      And Alice has a sorcery "Grief" in hand: "Target player discards a card."
      Then Alice doesn't see "Jolt"
      When Alice plays "Grief" targeting Bob
      And all players pass
      Then Alice sees "Jolt"

  @edition:2013
  Rule: 404.3 Cards that come to a graveyard together lie as their owner says

    Example: two creatures that die together
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Bob controls a creature "Goat"
      And Alice has a sorcery "Doom" in hand: "Destroy all creatures."
      When Alice plays "Doom"
      And all players pass
      And Bob orders "Ox", "Goat"
      Then "Goat" is on top of Bob's graveyard

  @edition:2013
  Rule: 405.1 A spell is put on the stack with its card, an ability without one

    Example: the permanent stays where it is
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage": "{0}: You gain 1 life."
      And Alice has a creature "Ox" in hand
      When Alice plays "Ox"
      And Alice activates "Sage"
      Then the stack holds the ability of "Sage", "Ox"
      And "Sage" is still in play
      And Alice's hand holds 0 cards

  @edition:2013
  Rule: 405.2 What is put on the stack later lies above what was there

    Example: three spells
      Given a Magic game between Alice and Bob
      And Alice has an instant "Jolt" in hand: "You gain 1 life."
      And Bob has an instant "Spark" in hand: "You gain 1 life."
      And Alice has an instant "Flash" in hand: "You gain 2 life."
      When Alice plays "Jolt"
      And Bob plays "Spark"
      And Alice plays "Flash"
      Then the stack holds "Flash", "Spark", "Jolt"
      When all players pass
      Then Alice has 22 life
      And the stack holds "Spark", "Jolt"

  @edition:2013
  Rule: 405.3 Of several at once those of the active player are put on lowest

    @also:101.4
    Example: the other player's ability resolves first
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Dusk": "At the beginning of each upkeep, you gain 2 life."
      And Alice controls an enchantment "Dawn": "At the beginning of each upkeep, you gain 1 life."
      When the game goes to Alice's upkeep step
      Then the stack holds the ability of "Dusk", the ability of "Dawn"
      When all players pass
      Then Alice has 21 life
      And Bob has 24 life

    Example: a player orders several of his or her own
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Dusk": "At the beginning of your upkeep, you gain 2 life."
      And Alice controls an enchantment "Dawn": "At the beginning of your upkeep, you lose 1 life."
      When the game goes to Alice's upkeep step
      And Alice orders the ability of "Dusk", the ability of "Dawn"
      Then the stack holds the ability of "Dawn", the ability of "Dusk"

  @edition:2013
  Rule: 406.2 What is exiled lies in the exile zone

    @also:406.7
    Example: from the battlefield, in the words of today and of before
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Bob controls a creature "Goat"
      And Alice has an instant "Banish" in hand: "Exile target creature."
      And Alice has an instant "Expel" in hand: "Remove target creature from the game."
      When Alice plays "Banish" targeting "Ox"
      And all players pass
      Then "Ox" is out of game
      When Alice plays "Expel" targeting "Goat"
      And all players pass
      Then "Goat" is out of game

    @rule:406.3
    Example: anybody may look at it
      Given a Magic game between Alice and Bob
      And Bob has a creature "Ox" in hand
      And Alice has an instant "Banish" in hand: "Exile target creature."
      When the game goes to Bob's first main phase
      And Bob plays "Ox"
      And all players pass
      And Alice plays "Banish" targeting "Ox"
      And all players pass
      Then Alice sees "Ox"
      And "Ox" is out of game

  @edition:2013
  Rule: 401.4 Cards that come to a library together lie as their owner says

    Example: two on top
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Bob controls a creature "Cow"
      And Alice has a sorcery "Sweep" in hand: "Put all creatures on top of their owners' libraries."
      When Alice plays "Sweep"
      And all players pass
      And Bob orders "Ox", "Cow"
      And the game goes to Bob's draw step
      Then "Cow" is in Bob's hand

  Rule: 401.6 The top card may be played with revealed

    Scenario Outline: each that comes to lie there
      Given a Magic game between Alice and Bob
      And Alice has an enchantment "Eye" in hand: "Play with the top card of your library revealed."
      And Alice has these cards on top of her library:
        | card              | text |
        | an instant "Ace"  |      |
        | an instant "King" |      |
      And Alice has an instant "Sift" in hand: "Draw a card."
      When Alice plays "Eye"
      And all players pass
      Then Bob sees "Ace"
      And Bob doesn't see "King"
      When Alice plays "Sift"
      And all players pass
      Then Bob sees "King"

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  @edition:2013
  Rule: 401.8 "Third from the top" of fewer cards is the bottom

    Example: of one card
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice has an instant "Bury" in hand: "Put target creature into its owner's library third from the top."
      And Bob has an instant "Sift" in hand: "Draw a card."
      And Bob's library holds 1 card
      When Alice plays "Bury" targeting "Ox"
      And all players pass
      And Bob plays "Sift"
      And all players pass
      Then "Ox" is in Bob's library
      When the game goes to Bob's draw step
      Then "Ox" is in Bob's hand
