Feature: 401 Cards of Libraries that are drawn, or come to lie on top, while something is being announced

  Rule: 401.5 A card that is drawn while a spell is being cast, or an ability activated, is kept face down until it has been

    Scenario Outline: its owner doesn't see it before that
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Prism": "{T}: Add {R} to your mana pool. Draw a card."
      And Alice controls an artifact "Gem": "{T}: Add {R} to your mana pool."
      And Alice has an instant "Ace" on top of her library
      And Alice has a creature "Cow" in hand
      And Alice has a creature "Elk" in hand
      And Alice has a sorcery "Toll" with mana cost {R} in hand:
        """
        As an additional cost to cast Toll, discard a card.
        You gain 3 life.
        """
      And Alice controls a creature "Ox": "{R}, Discard a card: You gain 1 life."
      When Alice <does>
      And Alice chooses "Prism"
      Then "Ace" is in Alice's hand
      And Alice doesn't see "Ace"
      When Alice chooses "Cow"
      Then Alice sees "Ace"

      @edition:2013
      Examples:
        | does           |
        | plays "Toll"   |
        | activates "Ox" |

    @edition:2013
    Example: a card that is drawn before the announcement is seen at once
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Prism": "{T}: Add {R} to your mana pool. Draw a card."
      And Alice has an instant "Ace" on top of her library
      When Alice activates "Prism"
      Then "Ace" is in Alice's hand
      And Alice sees "Ace"

    Scenario Outline: it has no characteristics meanwhile, and pays for nothing that asks for them
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Prism": "{T}: Add <text>. Draw a card."
      And Alice controls an artifact "Gem": "{T}: Add <text>."
      And Alice has a creature "Ox" on top of her library
      And Alice has a creature "Cow" in hand
      And Alice has a creature "Elk" in hand
      And Alice has a sorcery "Toll" with mana cost {R} in hand:
        """
        As an additional cost to cast Toll, discard a creature card.
        You gain 3 life.
        """
      When Alice plays "Toll"
      And Alice chooses "Prism"
      Then "Ox" is in Alice's hand
      And Alice can't choose "Ox"
      When Alice chooses "Elk"
      Then Alice sees "Ox"

      @edition:2013
      Examples:
        | text                  |
        | {R} to your mana pool |

      @edition:2025
      Examples:
        | text |
        | {R}  |

    @edition:2013
    Example: face down it is discarded as any card is, and is seen then
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Prism": "{T}: Add {R} to your mana pool. Draw a card."
      And Alice controls an artifact "Gem": "{T}: Add {R} to your mana pool."
      And Alice has a creature "Ox" with power 2 and toughness 2 on top of her library
      And Alice has a creature "Cow" in hand
      And Alice has a sorcery "Toll" with mana cost {R} in hand:
        """
        As an additional cost to cast Toll, discard a card.
        You gain 3 life.
        """
      When Alice plays "Toll"
      And Alice chooses "Prism"
      Then Bob doesn't see "Ox"
      When Alice chooses "Ox"
      Then "Ox" is in Alice's graveyard
      And Bob sees "Ox"
      And "Ox" has power 2

    @edition:2013
    Example: where the casting is reversed it is seen
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Tome": "If you would discard a card, you may put it on top of your library instead of into your graveyard."
      And Alice controls an artifact "Prism": "{T}: Add {R} to your mana pool. Draw a card."
      And Alice controls an artifact "Gem": "{T}: Add {R} to your mana pool."
      And Alice has an instant "Ace" on top of her library
      And Alice has a creature "Cow" in hand
      And Alice has a sorcery "Toll" with mana cost {R} in hand:
        """
        As an additional cost to cast Toll, discard a creature card.
        You gain 3 life.
        """
      When Alice plays "Toll"
      And Alice chooses "Prism"
      Then Alice doesn't see "Ace"
      When Alice tries to choose "do"
      Then the action is reversed
      And "Ace" is in Alice's hand
      And Alice sees "Ace"

  @edition:2013
  Rule: 401.6 A card that comes to lie on top while a spell is being cast, or an ability activated, is not revealed until it has been

    Scenario Outline: where the top card is played with revealed
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Eye": "Play with the top card of your library revealed."
      And Alice controls an artifact "Prism": "{T}: Add {R} to your mana pool. Draw a card."
      And Alice controls an artifact "Gem": "{T}: Add {R} to your mana pool."
      And Alice has these cards on top of her library:
        | card              | text |
        | an instant "Ace"  |      |
        | an instant "King" |      |
      And Alice has a creature "Cow" in hand
      And Alice has a creature "Elk" in hand
      And Alice has a sorcery "Toll" with mana cost {R} in hand:
        """
        As an additional cost to cast Toll, discard a card.
        You gain 3 life.
        """
      And Alice controls a creature "Ox": "{R}, Discard a card: You gain 1 life."
      When Alice <does>
      And Alice chooses "Prism"
      Then "Ace" is in Alice's hand
      And Bob doesn't see "King"
      And Alice doesn't see "King"
      When Alice chooses "Cow"
      Then Bob sees "King"
      And Bob doesn't see "Ace"

      Examples:
        | does           |
        | plays "Toll"   |
        | activates "Ox" |

    Example: what lay there before is seen all the while
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Eye": "Play with the top card of your library revealed."
      And Bob has an instant "Ace" on top of his library
      And Alice controls an artifact "Prism": "{T}: Add {R} to your mana pool. Draw a card."
      And Alice controls an artifact "Gem": "{T}: Add {R} to your mana pool."
      And Alice has a creature "Cow" in hand
      And Alice has a creature "Elk" in hand
      And Alice has a sorcery "Toll" with mana cost {R} in hand:
        """
        As an additional cost to cast Toll, discard a card.
        You gain 3 life.
        """
      When Alice plays "Toll"
      And Alice chooses "Prism"
      Then Alice still sees "Ace"
      When Alice chooses "Cow"
      Then "Cow" is in Alice's graveyard
