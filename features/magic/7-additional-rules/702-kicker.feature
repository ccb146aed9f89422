@edition:2025
Feature: 702.33 Kicker

  Rule: 702.33a A kicker may be paid as its spell is cast, or not

    Background:
      Given a Magic game between Alice and Bob
      And Alice has 3 red mana
      And Alice has a sorcery "Scroll" with mana cost {R} in hand:
        """
        Kicker {2}
        You gain 1 life. If Scroll was kicked, draw two cards.
        """

    Example: paid
      When Alice casts "Scroll" with the additional cost
      Then Alice has 0 red mana
      When all players pass
      Then Alice has 21 life
      And Alice has 2 cards in her hand

    Example: not paid
      When Alice casts "Scroll"
      Then Alice has 2 red mana
      When all players pass
      Then Alice has 21 life
      And Alice has 0 cards in her hand

  Rule: 702.33f A text may ask of several kickers whether a certain one was paid

    Background:
      Given a Magic game between Alice and Bob
      And Alice has 1 white mana
      And Alice has 3 green mana
      And Alice has a sorcery "Scroll" with mana cost {W} in hand:
        """
        Kicker {2} and/or {G}
        You gain 1 life. If Scroll was kicked with its {2} kicker, you gain 3 life. If Scroll was kicked with its {G} kicker, destroy target artifact.
        """
      And Bob controls an artifact "Urn"

    @also:702.33b
    Example: the first
      When Alice casts "Scroll" with the additional cost "kicker {2}"
      And all players pass
      Then Alice has 24 life
      And "Urn" is still on the battlefield

    @also:702.33b @also:702.33g
    Example: the second, which has a target
      When Alice casts "Scroll" with the additional cost "kicker {G}" targeting "Urn"
      And all players pass
      Then Alice has 21 life
      And "Urn" is in Bob's graveyard

    @also:702.33b @also:702.33g
    Example: both
      When Alice casts "Scroll" with the additional costs "kicker {2}" and "kicker {G}" targeting "Urn"
      And all players pass
      Then Alice has 24 life
      And "Urn" is in Bob's graveyard

  Rule: 702.33g The targets of what is kicked are chosen only then

    Background:
      Given a Magic game between Alice and Bob
      And Alice has 3 green mana
      And Alice has a sorcery "Scroll" with mana cost {G} in hand:
        """
        Kicker {2}
        You gain 1 life. If Scroll was kicked, destroy target artifact.
        """

    Example: not kicked, it needs none
      When Alice casts "Scroll"
      And all players pass
      Then Alice has 21 life

    Example: kicked, it has one
      Given Bob controls an artifact "Urn"
      When Alice casts "Scroll" with the additional cost targeting "Urn"
      And all players pass
      Then "Urn" is in Bob's graveyard
