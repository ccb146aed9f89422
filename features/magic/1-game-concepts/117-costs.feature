Feature: 117 Costs

  @edition:2013
  Rule: 117.1 A cost is paid by doing what it says

    @also:118.4
    Example: life
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Altar": "Pay 2 life: Draw a card."
      When Alice activates "Altar"
      Then Alice has 18 life
      When all players pass
      Then Alice's hand holds 1 card

    Example: a sacrifice and a discard
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Altar": "Sacrifice a creature, Discard a card: You gain 2 life."
      And Alice controls a creature "Goat"
      And Alice has an instant "Jolt" in hand
      When Alice activates "Altar"
      Then "Goat" is in Alice's graveyard
      And "Jolt" is in Alice's graveyard
      When all players pass
      Then Alice has 22 life

  @edition:2013
  Rule: 117.3a Mana is taken from the pool, and what is left stays there

    Example: one of two
      Given a Magic game between Alice and Bob
      And Alice has 2 green mana
      And Alice has a creature "Elf" with mana cost {G} in hand
      When Alice plays "Elf"
      Then Alice has 1 green mana

    Example: no mana can always be paid
      Given a Magic game between Alice and Bob
      And Alice has a creature "Mote" with mana cost {0} in hand
      Then Alice can still play "Mote"

  @edition:2013
  Rule: 117.3c Nobody must activate a mana ability, not even for a cost that must be paid

    Example: what is not paid has its consequence
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice controls a creature "Djinn": "At the beginning of your upkeep, sacrifice Djinn unless you pay {G}."
      When the game goes to Alice's upkeep step
      And all players pass
      And Alice declines
      Then "Djinn" is in Alice's graveyard
      And "Grove" is still untapped

  @edition:2013
  Rule: 117.7 A cost that effects reduce is paid as reduced, and never below nothing

    @also:601.2e
    Example: no less than nothing
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Forge": "Artifact spells you cast cost {2} less to cast."
      And Alice has an artifact "Idol" with mana cost {1} in hand
      When Alice plays "Idol"
      Then "Idol" is on the stack

    @also:601.2e
    Example: the colored part stays
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Forge": "Red spells you cast cost {2} less to cast."
      And Alice has a creature "Imp" with mana cost {1}{R} in hand
      Then Alice can't play "Imp"

    @also:601.2e
    Example: and is all that is paid
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Forge": "Red spells you cast cost {2} less to cast."
      And Alice has 1 red mana
      And Alice has a creature "Imp" with mana cost {1}{R} in hand
      When Alice plays "Imp"
      Then Alice has 0 red mana

  Rule: 117.7a A reduction by mana of a color takes generic mana where the cost asks for none of that color

    Scenario Outline: a cost of generic mana and another color
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Forge": "Creature spells you cast cost {R} less to cast."
      And Alice has 1 green mana
      And Alice has a creature "Elk" with mana cost {1}{G} in hand
      When Alice plays "Elk"
      Then Alice has 0 green mana
      And "Elk" is on the stack

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: 117.7b A reduction by more mana of a color than is asked for takes generic mana for the rest

    Scenario Outline: two red of {2}{R}
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Forge": "Creature spells you cast cost {R}{R} less to cast."
      And Alice has 1 green mana
      And Alice has a creature "Elk" with mana cost {2}{R} in hand
      When Alice plays "Elk"
      Then Alice has 0 green mana
      And "Elk" is on the stack

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  @edition:2013
  Rule: 117.8a Additional costs add up

    @also:601.2e
    Example: what the card asks for and what an effect adds
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat"
      And Bob controls an enchantment "Tax": "Black spells cost {1} more to cast."
      And Alice has 2 black mana
      And Alice has an instant "Rite" with mana cost {B} in hand:
        """
        As an additional cost to cast Rite, sacrifice a creature.
        Draw two cards.
        """
      When Alice plays "Rite"
      Then "Goat" is in Alice's graveyard
      And Alice has 0 black mana
      When all players pass
      Then Alice's hand holds 2 cards

  @edition:2013
  Rule: 117.12a "Unless" means a choice, and what follows from not making it

    Example: what is paid keeps it from happening
      Given a Magic game between Alice and Bob
      And Alice has 1 green mana
      And Alice has an instant "Feast" in hand: "You lose 3 life unless you pay {G}."
      When Alice plays "Feast"
      And all players pass
      And Alice accepts
      Then Alice still has 20 life
      And Alice has 0 green mana

    Example: what isn't paid doesn't
      Given a Magic game between Alice and Bob
      And Alice has 1 green mana
      And Alice has an instant "Feast" in hand: "You lose 3 life unless you pay {G}."
      When Alice plays "Feast"
      And all players pass
      And Alice declines
      Then Alice has 17 life

  @edition:2013
  Rule: 117.11 A cost has been paid though an effect has made something else of it

    Example: cards that are not drawn
      Given a Magic game between Alice and Bob
      And it is Bob's end of turn step
      And Alice controls an enchantment "Vortex": "Cumulative upkeep—Draw a card."
      And Alice controls a creature "Hermit": "If you would draw a card, you may skip that draw instead."
      When the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      And Alice accepts
      Then the stack is empty
      And "Vortex" is still in play
      And Alice still has 0 cards in her hand

    Example: cards that are
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Well": "Draw a card: You gain 1 life."
      When Alice activates "Well"
      Then Alice has 1 card in her hand
      And the stack holds the ability of "Well"

  @edition:2013
  Rule: 117.9a One alternative cost is paid for a spell, and it is announced

    @also:601.2b
    Scenario Outline: one of two
      Given a Magic game between Alice and Bob
      And Alice has 3 black mana
      And Alice has a creature "Rat" with mana cost {B} in hand
      And Alice has an instant "Snuff" with mana cost {2}{B} in hand:
        """
        You may pay 3 life rather than pay <its> mana cost.
        You may discard a black card rather than pay <its> mana cost.
        Draw two cards.
        """
      When Alice plays "Snuff" for its alternative cost
      Then Alice has 17 life
      And Alice still has 3 black mana
      And "Rat" is still in Alice's hand

      Examples:
        | its     |
        | Snuff's |

      @edition:2025
      Examples:
        | its          |
        | this spell's |

      @edition:2003 @rule:E.1.1
      Examples:
        | its     |
        | Snuff's |

    @also:601.2e
    Example: increases are added to it, and reductions taken off
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Tax": "Spells your opponents cast cost {2} more to cast."
      And Alice controls an artifact "Forge": "Black spells you cast cost {1} less to cast."
      And Alice has 1 green mana
      And Alice has an instant "Snuff" with mana cost {2}{B} in hand:
        """
        You may pay 3 life rather than pay Snuff's mana cost.
        Draw two cards.
        """
      When Alice plays "Snuff"
      Then Alice has 17 life
      And Alice has 0 green mana

    @also:601.2b
    Example: additional costs are paid besides
      Given a Magic game between Alice and Bob
      And Alice has 2 green mana
      And Alice has an instant "Snuff" with mana cost {2}{B} in hand:
        """
        Kicker {2}
        You may pay 3 life rather than pay Snuff's mana cost.
        Draw a card. If Snuff was kicked, draw three cards instead.
        """
      When Alice plays "Snuff" with the additional cost
      Then Alice has 17 life
      And Alice has 0 green mana
      When all players pass
      Then Alice's hand holds 3 cards
