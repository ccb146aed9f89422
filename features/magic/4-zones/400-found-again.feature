Feature: 400 What is found again

  Rule: 400.7g What moved as a spell was cast is found where it went, if that is a public zone

    Scenario Outline: what was sacrificed for it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has a sorcery "Rite" in hand:
        """
        As an additional cost to cast Rite, sacrifice a creature.
        Exile the sacrificed creature.
        """
      When Alice plays "Rite"
      And all players pass
      Then "Ox" is exiled

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013
    Example: what was discarded for an ability
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Urn": "{T}, Discard a creature card: Put the discarded card onto the battlefield."
      And Alice has a creature "Ox" in hand
      When Alice activates "Urn"
      And all players pass
      Then "Ox" is in play

    @edition:2013
    Example: not once it has moved again
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob has an instant "Raise" in hand: "Return target creature card from a graveyard to its owner's hand."
      And Alice has an instant "Rite" in hand:
        """
        As an additional cost to cast Rite, sacrifice a creature.
        Exile the sacrificed creature.
        """
      When Alice plays "Rite"
      And Bob plays "Raise" targeting "Ox"
      And all players pass
      And all players pass
      Then "Ox" is in Alice's hand

  @edition:2013
  Rule: 400.7c A permanent's abilities know what was announced of the spell that it was

    Example: whether it was kicked
      Given a Magic game between Alice and Bob
      And Alice has 4 green mana
      And Bob controls a creature "Ox"
      And Alice has a creature "Kavu" with mana cost {1}{G} in hand:
        """
        Kicker {2}
        When Kavu enters the battlefield, if it was kicked, destroy target creature an opponent controls.
        """
      When Alice plays "Kavu" with the additional cost
      And all players pass
      And all players pass
      Then "Ox" is in Bob's graveyard

    Example: it wasn't
      Given a Magic game between Alice and Bob
      And Alice has 4 green mana
      And Bob controls a creature "Ox"
      And Alice has a creature "Kavu" with mana cost {1}{G} in hand:
        """
        Kicker {2}
        When Kavu enters the battlefield, if it was kicked, destroy target creature an opponent controls.
        """
      When Alice plays "Kavu"
      And all players pass
      Then the stack is empty
      And "Ox" is still in play

  @edition:2013
  Rule: 400.11 What is done to a zone is done to all cards in it

    Example: a hand is shuffled into the library
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand
      And Alice has an instant "Cup" in hand
      And Alice has a sorcery "Swirl" in hand: "Shuffle your hand into your library, then draw a card."
      And the next shuffle brings "Ox"
      When Alice plays "Swirl"
      And all players pass
      Then "Ox" is still in Alice's hand
      And "Cup" is in Alice's library
      And Alice has 1 card in her hand

  @edition:2013
  Rule: 403.5 To be in play is to be on the battlefield

    Example: it comes into play
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand: "When Ox comes into play, draw a card."
      When Alice plays "Ox"
      And all players pass
      And all players pass
      Then Alice has 1 card in her hand
