Feature: 118 to 121 Life, Damage, Drawing a Card, Counters

  @edition:2013
  Rule: 118.4 Nobody pays more life than there is

    Example: with one life too few
      Given a Magic game between Alice and Bob
      And Alice has 1 life
      And Alice controls an enchantment "Altar": "Pay 2 life: Draw a card."
      Then Alice can't activate "Altar"

    @also:704.5a
    Example: all that there is
      Given a Magic game between Alice and Bob
      And Alice has 2 life
      And Alice controls an enchantment "Altar": "Pay 2 life: Draw a card."
      When Alice activates "Altar"
      Then Alice loses the game

  Rule: 118.5 A life total is set by gaining or losing the difference

    @also:104.2a
    Scenario Outline: more life
      Given a Magic game between Alice and Bob
      And Alice has 4 life
      And Alice has an instant "Renewal" in hand: "Your life total becomes 10."
      When Alice plays "Renewal"
      And all players pass
      Then Alice has 10 life
      And the trace shows, in this order:
        | event     | player | amount |
        | gain life | Alice  | 6      |

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013
    Example: less life
      Given a Magic game between Alice and Bob
      And Alice has an instant "Hex" in hand: "Target player's life total becomes 10."
      When Alice plays "Hex" targeting Bob
      And all players pass
      Then Bob has 10 life
      And the trace shows, in this order:
        | event     | player | amount |
        | lose life | Bob    | 10     |

    @edition:2013 @also:101.2
    Example: who can't gain life keeps what there is
      Given a Magic game between Alice and Bob
      And Alice has 4 life
      And Bob controls an enchantment "Blight": "Players can't gain life."
      And Alice has an instant "Renewal" in hand: "Your life total becomes 10."
      When Alice plays "Renewal"
      And all players pass
      Then Alice still has 4 life

  @edition:2013
  Rule: 119.8 No damage is not dealt

    @also:614.7a
    Example: nothing triggers on it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Mule" with power 0 and toughness 1: "Whenever Mule deals damage, you gain 3 life."
      When Alice attacks with "Mule"
      And the game goes to the end of combat step
      Then Bob still has 20 life
      And Alice still has 20 life

    @also:614.7a
    Example: of a spell that deals none, though it would be doubled
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1: "Whenever Ox is dealt damage, you gain 3 life."
      And Alice controls an enchantment "Rage": "If a source would deal damage to a creature or player, it deals double that damage to that creature or player instead."
      And Bob has an instant "Blaze" with mana cost {X} in hand: "Blaze deals X damage to target creature."
      When Bob plays "Blaze" with X = 0 targeting "Ox"
      And all players pass
      Then "Blaze" is in Bob's graveyard
      And the stack is empty
      And "Ox" is still in play

  @edition:2013
  Rule: 120.2 Cards are drawn one at a time

    Example: each sets off what waits for a card
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Muse": "Whenever you draw a card, you gain 1 life."
      And Alice has a sorcery "Insight" in hand: "Draw two cards."
      When Alice plays "Insight"
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 22 life
      And the stack is empty

  @edition:2013
  Rule: 120.2a The active player draws first

    @also:101.4
    Example: all cards, then the other player
      Given a Magic game between Alice and Bob
      And Bob has an instant "Insight" in hand: "Each player draws two cards."
      When Bob plays "Insight"
      And all players pass
      Then Alice's hand holds 2 cards
      And Bob's hand holds 2 cards
      And the trace shows, in this order:
        | event       | player |
        | draw a card | Alice  |
        | draw a card | Alice  |
        | draw a card | Bob    |
        | draw a card | Bob    |

  @edition:2013
  Rule: 120.3 A choice to draw may be made though no card is left

    @also:608.2d @also:704.5b
    Example: and it loses the game
      Given a Magic game between Alice and Bob
      And Alice's library holds 0 cards
      And Alice has an instant "Lure" in hand: "You may draw a card."
      When Alice plays "Lure"
      And all players pass
      And Alice accepts
      Then Alice loses the game

  @edition:2013
  Rule: 121.1c Ten poison counters lose the game

    @also:704.5c
    Example: the tenth
      Given a Magic game between Alice and Bob
      And Alice has an instant "Bane" in hand: "Target player gets 9 poison counters."
      And Alice has an instant "Drop" in hand: "Target player gets 1 poison counter."
      When Alice plays "Bane" targeting Bob
      And all players pass
      Then the game is not over
      When Alice plays "Drop" targeting Bob
      And all players pass
      Then Bob loses the game

  Rule: 121.2 Counters are not kept where an object changes zones

    @also:400.7
    Scenario Outline: back in play without them
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Blessing" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Gust" in hand: "Return target creature to its owner's hand."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When Alice plays "Gust" targeting "Ox"
      And all players pass
      And Alice plays "Ox"
      And all players pass
      Then "Ox" has power 2

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  @edition:2013
  Rule: 121.5 A counter is moved from one object to another

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Goat" with power 1 and toughness 1
      And Alice has an instant "Blessing" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Shift" in hand: "Move a +1/+1 counter from target creature onto another target creature."

    Example: taken from one and put on the other
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      And Alice plays "Shift" targeting "Ox", "Goat"
      And all players pass
      Then "Goat" has power 2
      And "Ox" has power 2

    Example: nothing happens where the first has none
      When Alice plays "Shift" targeting "Ox", "Goat"
      And all players pass
      Then "Shift" is in Alice's graveyard
      And "Goat" still has power 1

    Example: nothing happens where the second is gone
      Given Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      And Alice plays "Shift" targeting "Ox", "Goat"
      And Bob plays "Fell" targeting "Goat"
      And all players pass
      And all players pass
      Then "Ox" has power 3

  @edition:2013
  Rule: 118.8 Who can't lose life loses none, and pays none

    Example: neither to a spell nor to damage
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Rock": "You can't lose life."
      And Bob has an instant "Drain" in hand: "Target player loses 3 life."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to target player."
      When Bob plays "Drain" targeting Alice
      And all players pass
      And Bob plays "Bolt" targeting Alice
      And all players pass
      Then "Drain" is in Bob's graveyard
      And "Bolt" is in Bob's graveyard
      And Alice still has 20 life

    Example: what costs life is not paid for
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Rock": "You can't lose life."
      And Alice has a sorcery "Pact" in hand: "As an additional cost to cast Pact, pay 2 life.\nDraw a card."
      When Alice tries to play "Pact"
      Then it is refused

    Example: a lower total is not set
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Rock": "You can't lose life."
      And Bob has a sorcery "Leech" in hand: "Target player's life total becomes 10."
      And it is Bob's first main phase
      When Bob plays "Leech" targeting Alice
      And all players pass
      Then "Leech" is in Bob's graveyard
      And Alice still has 20 life

  Rule: 120.3 Who can't draw cards can't choose to

    @edition:2013
    Example: the choice can't be taken
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Wall": "Players can't draw cards."
      And Alice has a sorcery "Treat" in hand: "You may draw a card. If you do, you gain 1 life."
      When Alice plays "Treat"
      And all players pass
      Then "Treat" is in Alice's graveyard
      And Alice still has 20 life

    Scenario Outline: nor is a card drawn that a text tells to draw
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Wall": "Your opponents can't draw cards."
      And Bob has an instant "Sift" in hand: "Draw two cards."
      When Bob plays "Sift"
      And all players pass
      Then "Sift" is in Bob's graveyard
      And Bob still has 0 cards in his hand

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  @edition:2013
  Rule: 120.6a A draw is replaced though no card is left

    @also:614.1
    Example: from an empty library
      Given a Magic game between Alice and Bob
      And Alice's library holds 0 cards
      And Alice controls an enchantment "Words": "If you would draw a card, you gain 2 life instead."
      And Alice has an instant "Sift" in hand: "Draw a card."
      When Alice plays "Sift"
      And all players pass
      Then Alice has 22 life
      And the game is not over

  @edition:2013
  Rule: 120.6b What replaces one of several draws is done before the next

    @also:614.11a @also:120.2
    Example: a card is put back before the second is drawn
      Given a Magic game between Alice and Bob
      And Alice has these cards on top of her library:
        | card              | text |
        | an instant "Ace"  |      |
        | an instant "King" |      |
      And Alice controls an enchantment "Words": "If you would draw a card, you may put the top card of your library into your graveyard instead."
      And Alice has an instant "Sift" in hand: "Draw two cards."
      When Alice plays "Sift"
      And all players pass
      And Alice accepts
      Then "Ace" is in Alice's graveyard
      When Alice declines
      Then "King" is in Alice's hand

  @edition:2013
  Rule: 120.6c What is done to a card that is drawn is not done to what comes instead

    Example: the card that is drawn is discarded
      Given a Magic game between Alice and Bob
      And Alice has an instant "Ace" on top of her library
      And Alice has an instant "Peek" in hand: "Draw a card and reveal it. If it isn't a land card, discard it."
      When Alice plays "Peek"
      And all players pass
      Then "Ace" is in Alice's graveyard

    @also:614.11b
    Example: the two that are drawn instead are not
      Given a Magic game between Alice and Bob
      And Alice has these cards on top of her library:
        | card              | text |
        | an instant "Ace"  |      |
        | an instant "King" |      |
      And Alice controls an enchantment "Words": "If you would draw a card, draw two cards instead."
      And Alice has an instant "Peek" in hand: "Draw a card and reveal it. If it isn't a land card, discard it."
      When Alice plays "Peek"
      And all players pass
      Then "Ace" is in Alice's hand
      And "King" is in Alice's hand

  @edition:2013
  Rule: 121.4 Counters beyond what a permanent can have are removed

    @also:704.5s
    Example: the fourth of three
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Cup": "Cup can't have more than three charge counters on it.\n{0}: Put four charge counters on Cup."
      When Alice activates "Cup"
      And all players pass
      Then "Cup" has 3 charge counters
      And the trace cites rule 704.5s

  @edition:2013
  Rule: 118.7 Who can't gain life makes no exchange for a higher total

    Example: totals stay
      Given a Magic game between Alice and Bob
      And Alice has 5 life
      And Bob controls an enchantment "Blight": "Players can't gain life."
      And Alice has a sorcery "Trade" in hand: "Exchange life totals with target opponent."
      When Alice plays "Trade" targeting Bob
      And all players pass
      Then "Trade" is in Alice's graveyard
      And Alice still has 5 life
      And Bob still has 20 life

    Example: without that they are exchanged
      Given a Magic game between Alice and Bob
      And Alice has 5 life
      And Alice has a sorcery "Trade" in hand: "You and target opponent exchange life totals."
      When Alice plays "Trade" targeting Bob
      And all players pass
      Then Alice has 20 life
      And Bob has 5 life
