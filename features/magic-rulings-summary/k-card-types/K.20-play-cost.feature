Feature: K.20 Play Cost

  Rule: K.20.2 The mana cost, and what effects add

    Example: two more
      Given a Magic game between Alice and Bob
      And Alice controls 3 Swamp lands "Mire"
      And Alice has a creature "Rat" with mana cost {B} in hand
      And Bob controls an enchantment "Gloom": "Black spells cost {2} more to play."
      When Alice plays "Rat"
      Then "Mire" (1) is tapped
      And "Mire" (2) is tapped
      And "Mire" (3) is tapped

    Example: who has too little does not play it
      Given a Magic game between Alice and Bob
      And Alice controls 2 Swamp lands "Mire"
      And Alice has a creature "Rat" with mana cost {B} in hand
      And Bob controls an enchantment "Gloom": "Black spells cost {2} more to play."
      When Alice tries to play "Rat"
      Then it is refused by rule G.6.4

  Rule: K.20.3 What is asked for besides is a part of it

    Example: a sacrifice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat"
      And Alice has an instant "Rite" in hand:
        """
        As an additional cost to play Rite, sacrifice a creature.
        Draw two cards.
        """
      When Alice plays "Rite"
      Then "Goat" is in Alice's graveyard
      When all players pass
      Then Alice's hand holds 2 cards

    Example: without a creature it is not played
      Given a Magic game between Alice and Bob
      And Alice has an instant "Rite" in hand:
        """
        As an additional cost to play Rite, sacrifice a creature.
        Draw two cards.
        """
      When Alice tries to play "Rite"
      Then it is refused by rule G.6.4

  Rule: K.20.4 Increases first, then reductions

    Example: kicker is made cheaper, too
      Given a Magic game between Alice and Bob
      And Alice has 1 red mana
      And Alice controls an artifact "Medal": "Red spells you play cost {2} less to play."
      And Alice has a sorcery "Scholar" with mana cost {R} in hand:
        """
        Kicker {2}
        You gain 1 life. If the kicker cost was paid, draw two cards.
        """
      When Alice plays "Scholar" with the additional cost
      And all players pass
      Then Alice's hand holds 2 cards
