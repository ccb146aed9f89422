Feature: 702 Cycling

  Rule: 702.29c What triggers on a card being cycled triggers as it is discarded for that, from where it lies then

    Scenario Outline: its own ability and another one
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand: "Cycling {0}\nWhen you cycle <this>, you gain 3 life."
      And Alice controls a creature "Elk": "Whenever you cycle a card, you gain 1 life."
      When Alice activates "Ox"
      And Alice orders the ability of "Elk", the ability of "Ox"
      And all players pass
      Then Alice has 23 life
      And Alice still has 0 cards in her hand
      When all players pass
      And all players pass
      Then Alice has 24 life
      And Alice has 1 card in her hand

      @edition:2025
      Examples:
        | this      |
        | this card |

      @edition:2013
      Examples:
        | this |
        | Ox   |

      @edition:2003 @rule:A.12.Ruling.4
      Examples:
        | this |
        | Ox   |

    Scenario Outline: to discard it is not to cycle it
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand: "Cycling {0}\nWhen you cycle <this>, you gain 3 life."
      And Alice controls a creature "Elk": "Discard a card: You gain 1 life."
      When Alice activates "Elk"
      Then the stack holds the ability of "Elk"
      When all players pass
      Then Alice has 21 life

      @edition:2025
      Examples:
        | this      |
        | this card |

      @edition:2013
      Examples:
        | this |
        | Ox   |

      @edition:2003 @rule:A.12.Ruling.4
      Examples:
        | this |
        | Ox   |

  Rule: 702.29d What triggers on cycling or discarding triggers once for a card that is cycled

    Scenario Outline: though it is discarded, too
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand: "Cycling {0}"
      And Alice controls a creature "Elk": "Whenever you <words> a card, you gain 1 life."
      When Alice activates "Ox"
      And all players pass
      Then Alice has 21 life
      When all players pass
      Then Alice has 1 card in her hand

      @edition:2025
      Examples:
        | words            |
        | cycle or discard |

  @edition:2025
  Rule: 702.29a A card with cycling is discarded from the hand at its cost, for a card, and from nowhere else

    Example: from the hand
      Given a Magic game between Alice and Bob
      And Alice has 2 green mana
      And Alice has a creature "Ox" with mana cost {5}{G} in hand: "Cycling {2}"
      When Alice activates "Ox"
      Then "Ox" is in Alice's graveyard
      And Alice has 0 green mana
      When all players pass
      Then Alice's hand holds 1 card

    Scenario Outline: from nowhere else
      Given a Magic game between Alice and Bob
      And Alice <has>: "Cycling {0}"
      And Alice has a creature "Elk" in hand: "Cycling {0}"
      When Alice activates "Elk"
      Then Alice can't activate "Ox"

      Examples:
        | has                               |
        | controls a creature "Ox"          |
        | has a creature "Ox" in graveyard  |

  @edition:2025
  Rule: 702.29b A permanent still has cycling, for what asks for that

    Example: creatures with cycling get a bonus
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Cycling {2}"
      And Alice controls a creature "Elk" with power 2 and toughness 2
      And Alice has an enchantment "Creed" in hand: "Creatures with cycling get +1/+1."
      When Alice plays "Creed"
      And all players pass
      Then "Ox" has power 3
      And "Elk" still has power 2

  @edition:2025
  Rule: 702.29e Typecycling finds a card of its type

    Example: of several cards
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand: "Mountaincycling {0}"
      And Alice has these cards on top of her library:
        | card                         | text |
        | a basic Forest land "Grove"  |      |
        | a basic Mountain land "Peak" |      |
        | a basic Mountain land "Cliff" |      |
      When Alice activates "Ox"
      Then "Ox" is in Alice's graveyard
      When all players pass
      Then Alice can't choose "Grove"
      When Alice chooses "Peak"
      Then "Peak" is in Alice's hand

  @edition:2025
  Rule: 702.29f Typecycling is cycling

    Example: what triggers on cycling triggers
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand:
        """
        Mountaincycling {0}
        When you cycle Ox, you gain 3 life.
        """
      And Alice controls an enchantment "Rift": "Whenever a player cycles a card, that player loses 1 life."
      When Alice activates "Ox"
      And Alice orders "Rift", "Ox"
      And all players pass
      And all players pass
      Then Alice has 22 life

    Example: what asks for cards with cycling finds one with typecycling
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Mountaincycling {2}"
      And Alice controls a creature "Jay" with power 2 and toughness 2: "Flying"
      And Alice has an enchantment "Creed" in hand: "Creatures with cycling get +1/+1."
      When Alice plays "Creed"
      And all players pass
      Then "Ox" has power 3
      And "Jay" still has power 2
