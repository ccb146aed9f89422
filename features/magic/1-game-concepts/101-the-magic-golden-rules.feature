Feature: 101 The Magic Golden Rules

  @edition:2013
  Rule: 101.1 A card's text overrides the rule that it contradicts, and only there

    Example: one land more, and no third
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Bounty": "You may play an additional land each turn."
      And Alice has 3 Forest lands "Grove" in hand
      When Alice plays "Grove" (1)
      And Alice plays "Grove" (2)
      Then 2 "Grove" are in play
      And Alice can't play "Grove" (3)

    @also:104.3a
    Example: no text keeps a player from conceding
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Chains": "Creatures can't attack."
      When Bob concedes
      Then Bob loses the game
      And Alice wins the game

  Rule: 101.2 What can't happen doesn't, whatever else tells it to

    @edition:2013
    Example: a spell gives life that nobody can gain
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Blight": "Players can't gain life."
      And Alice has a sorcery "Balm" in hand: "You gain 3 life. Draw a card."
      When Alice plays "Balm"
      And all players pass
      Then Alice still has 20 life
      And Alice's hand holds 1 card

    Scenario Outline: no land is played though another effect allows one more
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Bounty": "You may play an additional land each turn."
      And Alice has 2 Forest lands "Grove" in hand
      And Alice has an instant "Famine" in hand: "Players can't play lands this turn."
      When Alice plays "Grove" (1)
      Then Alice can still play "Grove" (2)
      When Alice plays "Famine"
      And all players pass
      Then Alice can't play "Grove" (2)

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  @edition:2013
  Rule: 101.3 A part of an instruction that is impossible is ignored

    @also:609.3
    Example: nothing is there to discard
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Barter" in hand: "Discard a card. Draw two cards."
      When Alice plays "Barter"
      And all players pass
      Then Alice's hand holds 2 cards
      And "Barter" is in Alice's graveyard

  @edition:2013
  Rule: 101.4 The active player chooses first, then it happens at the same time

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Mule"
      And Bob controls a creature "Goat"
      And Bob controls a creature "Hen"
      And Bob has an instant "Toll" in hand: "Each player sacrifices a creature."
      When Bob plays "Toll"
      And all players pass

    Example: whoever cast the spell
      Then Alice is asked to sacrifice
      When Alice chooses "Ox"
      Then "Ox" is still in play
      And Bob is asked to sacrifice
      When Bob chooses "Hen"
      Then "Ox" is in Alice's graveyard
      And "Hen" is in Bob's graveyard
      And "Goat" is still in play
      And the trace shows, in this order:
        | event     | object |
        | sacrifice | Ox     |
        | sacrifice | Hen    |

  @edition:2013
  Rule: 101.4c One player's several choices are made in the order written

    Example: a creature, then a land
      Given a Magic game between Alice and Bob
      And Alice controls 2 creatures "Ox"
      And Alice controls 2 Forest lands "Grove"
      And Alice has a sorcery "Toll" in hand: "Sacrifice a creature and a land."
      When Alice plays "Toll"
      And all players pass
      And Alice chooses "Ox" (1)
      And Alice chooses "Grove" (2)
      Then "Ox" (1) is in Alice's graveyard
      And "Grove" (2) is in Alice's graveyard

  @edition:2013
  Rule: 101.2 What can't be done is not done, though another effect allows it

    Example: one more land, and none at all
      Given a Magic game between Alice and Bob
      And Alice has an instant "More" in hand: "You may play an additional land this turn."
      And Alice has an instant "Stop" in hand: "You can't play land cards this turn."
      And Alice has a Forest land "Grove" in hand
      When Alice plays "More"
      And all players pass
      Then Alice can still play "Grove"
      When Alice plays "Stop"
      And all players pass
      Then Alice can't play "Grove"

  @edition:2013
  Rule: 305.2 An effect may let a player play one land more

    Example: a second in one turn, and no third
      Given a Magic game between Alice and Bob
      And Alice has an instant "More" in hand: "You may play an additional land this turn."
      And Alice has 3 Forest lands "Grove" in hand
      When Alice plays "More"
      And all players pass
      And Alice plays "Grove"
      And Alice plays "Grove"
      Then 2 "Grove" are in play
      And Alice can't play "Grove" (3)

  Rule: 101.2 What says that something can not happen is stronger than what says that it does

    Scenario Outline: a library that can't be searched is not
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Lock": "<who> can't search libraries."
      And Alice has a sorcery "Dig" in hand: "Search your library for a land card, put it into your hand, then shuffle."
      And Alice has a Forest land "Grove" on top of her library
      When Alice plays "Dig"
      And all players pass
      Then "Grove" is still in Alice's library
      And "Dig" is in Alice's graveyard

      @edition:2013
      Examples:
        | who            |
        | Your opponents |

      @edition:2025
      Examples:
        | who            |
        | Your opponents |

      @edition:2003 @rule:T.8.13
      Examples:
        | who     |
        | Players |

    Scenario Outline: nor is that heard of as a search
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Lock": "<who> can't search libraries."
      And Bob controls a creature "Spy": "Whenever an opponent searches a library, you gain 1 life."
      And Alice has a sorcery "Dig" in hand: "Search your library for a land card, put it into your hand, then shuffle."
      When Alice plays "Dig"
      And all players pass
      Then the stack is empty
      And Bob still has 20 life

      @edition:2013
      Examples:
        | who            |
        | Your opponents |

      @edition:2025
      Examples:
        | who            |
        | Your opponents |

      @edition:2003 @rule:T.8.13
      Examples:
        | who     |
        | Players |
