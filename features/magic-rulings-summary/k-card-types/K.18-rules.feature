Feature: K.18

  Rule: K.18.Ruling.2 What a spell costs more or less is none of its mana cost

    Example: its converted mana cost
      Given a Magic game between Alice and Bob
      And Alice controls a Mountain land "Crag"
      And Alice controls an artifact "Medal": "Red spells you play cost {2} less to play."
      And Alice has a creature "Golem" with mana cost {2}{R} in hand
      When Alice plays "Golem"
      And all players pass
      Then "Golem" is in play
      And "Golem" still has converted mana cost 3

  Rule: K.18.Ruling.4 What an effect puts into play has its mana cost, though it was never paid

    Example: a creature from the graveyard
      Given a Magic game between Alice and Bob
      And Bob has a creature "Ox" with mana cost {3}{G} in graveyard
      And Alice has a sorcery "Rob" in hand: "Put target creature card in a graveyard into play under your control."
      When Alice plays "Rob" targeting "Ox"
      And all players pass
      Then "Ox" is in play
      And "Ox" still has converted mana cost 4

  Rule: K.18.2 To pay the mana cost is to pay its colors

    Example: a spell that is let through for its mana cost
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" with mana cost {1}{G}, power 2 and toughness 2 in hand
      And Alice controls a Mountain land "Peak"
      And Alice controls a Mountain land "Crag"
      And Alice has a Forest land "Grove" in hand
      Then Alice can't play "Ox"
      When Alice plays "Grove"
      And Alice activates "Grove"
      And Alice activates "Peak"
      And Alice plays "Ox"
      And all players pass
      Then "Ox" is in play
