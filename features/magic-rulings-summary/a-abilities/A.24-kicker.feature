Feature: A.24 Kicker

  Rule: A.24.2 It may be paid, or not

    Example: paid, more happens
      Given a Magic game between Alice and Bob
      And Alice has 2 red mana
      And Alice has a sorcery "Scholar" in hand:
        """
        Kicker {2}
        You gain 1 life. If the kicker cost was paid, draw two cards.
        """
      When Alice plays "Scholar" with the additional cost
      And all players pass
      Then Alice has 21 life
      And Alice's hand holds 2 cards

    Example: not paid, it does not
      Given a Magic game between Alice and Bob
      And Alice has 2 red mana
      And Alice has a sorcery "Scholar" in hand:
        """
        Kicker {2}
        You gain 1 life. If the kicker cost was paid, draw two cards.
        """
      When Alice plays "Scholar"
      And all players pass
      Then Alice has 21 life
      And Alice's hand still holds 0 cards

    Example: the permanent that a kicked spell becomes knows of it
      Given a Magic game between Alice and Bob
      And Alice has 4 green mana
      And Alice has a creature "Boar" with mana cost {G}, power 1 and toughness 1 in hand:
        """
        Kicker {2}
        If the kicker cost was paid, Boar comes into play with two +1/+1 counters on it.
        When Boar comes into play, if the kicker cost was paid, you gain 3 life.
        """
      When Alice plays "Boar" with the additional cost
      And all players pass
      Then "Boar" has 2 +1/+1 counters
      When all players pass
      Then Alice has 23 life

    Example: without it neither the counters nor the ability
      Given a Magic game between Alice and Bob
      And Alice has 1 green mana
      And Alice has a creature "Boar" with mana cost {G}, power 1 and toughness 1 in hand:
        """
        Kicker {2}
        If the kicker cost was paid, Boar comes into play with two +1/+1 counters on it.
        When Boar comes into play, if the kicker cost was paid, you gain 3 life.
        """
      When Alice plays "Boar"
      And all players pass
      Then "Boar" is in play
      And "Boar" has no +1/+1 counters
      And the stack is empty

    @also:T.4.2
    Example: that is chosen before X is
      Given a Magic game between Alice and Bob
      And Alice has 4 red mana
      And Alice has an instant "Flare" with mana cost {X} in hand:
        """
        Kicker {2}
        You gain X life. If the kicker cost was paid, draw two cards.
        """
      When Alice plays "Flare"
      Then Alice is asked to choose X
      When Alice chooses the number 1
      Then "Flare" is on the stack
      And Alice has priority

  Rule: A.24.3 It is paid with the other costs

    Example: mana for both
      Given a Magic game between Alice and Bob
      And Alice has 3 red mana
      And Alice has a sorcery "Scholar" with mana cost {R} in hand:
        """
        Kicker {2}
        You gain 1 life. If the kicker cost was paid, draw two cards.
        """
      When Alice plays "Scholar" with the additional cost
      Then Alice has 0 red mana

  Rule: A.24.4 Targets of what is kicked are chosen only then

    Example: without it nothing is targeted
      Given a Magic game between Alice and Bob
      And Alice has 2 red mana
      And Alice has a sorcery "Scholar" in hand:
        """
        Kicker {2}
        You gain 1 life. If the kicker cost was paid, destroy target creature.
        """
      When Alice plays "Scholar"
      And all players pass
      Then Alice has 21 life

    Example: with it a target is chosen
      Given a Magic game between Alice and Bob
      And Alice has 2 red mana
      And Alice has a sorcery "Scholar" in hand:
        """
        Kicker {2}
        You gain 1 life. If the kicker cost was paid, destroy target creature.
        """
      And Bob controls a creature "Ox"
      When Alice plays "Scholar" with the additional cost
      And all players pass
      Then Alice has 21 life
      And "Ox" is in Bob's graveyard

  Rule: A.24.Ruling.1 It is no part of the mana cost

    Example: the converted mana cost
      Given a Magic game between Alice and Bob
      And Alice has 3 red mana
      And Alice has a creature "Brute" with mana cost {R} in hand:
        """
        Kicker {2}
        """
      When Alice plays "Brute" with the additional cost
      And all players pass
      Then "Brute" still has converted mana cost 1

  Rule: A.24.5 Of several kickers each is paid or not, and a text says of which it speaks by what it costs

    Background:
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Scroll" with mana cost {W} in hand:
        """
        Kicker {2} and/or {G}
        You gain 1 life. If the {2} kicker cost was paid, you gain 3 life. If the {G} kicker cost was paid, destroy target artifact.
        """
      And Bob controls an artifact "Urn"

    Scenario Outline: the first alone
      Given Alice has 1 white mana
      And Alice has 3 blue mana
      When Alice plays "Scroll" with the additional cost "kicker {2}"
      And all players pass
      Then Alice has 1 blue mana
      And Alice has 24 life
      And "Urn" is still in play

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

    Example: the second alone
      Given Alice has 1 white mana
      And Alice has 3 green mana
      When Alice plays "Scroll" with the additional cost "kicker {G}" targeting "Urn"
      And all players pass
      Then Alice has 2 green mana
      And Alice has 21 life
      And "Urn" is in Bob's graveyard

    Example: both
      Given Alice has 1 white mana
      And Alice has 3 green mana
      When Alice plays "Scroll" with the additional costs "kicker {2}" and "kicker {G}" targeting "Urn"
      And all players pass
      Then Alice has 0 green mana
      And Alice has 24 life
      And "Urn" is in Bob's graveyard

    Example: one that is cheaper than it says
      Given Alice has 2 white mana
      And Alice controls an artifact "Lens": "Sorcery spells cost {1} less to play."
      When Alice plays "Scroll" with the additional cost "kicker {2}"
      And all players pass
      Then Alice has 24 life

  Rule: A.24.Ruling.3 What is put into play directly is not kicked

    Example: back from the hand, out of which an effect puts it
      Given a Magic game between Alice and Bob
      And Alice has 4 green mana
      And Alice has a creature "Boar" with mana cost {G}, power 1 and toughness 1 in hand:
        """
        Kicker {2}
        If the kicker cost was paid, Boar comes into play with two +1/+1 counters on it.
        """
      And Alice has an instant "Recall" in hand: "Return target creature to its owner's hand."
      And Alice has a sorcery "Herd" in hand: "Put a creature card from your hand into play."
      When Alice plays "Boar" with the additional cost
      And all players pass
      Then "Boar" has power 3
      When Alice plays "Recall" targeting "Boar"
      And all players pass
      And Alice plays "Herd"
      And all players pass
      Then "Boar" is in play
      And "Boar" has power 1
