Feature: E.2 Cantrips

  Rule: E.2.Ruling.2 Without a legal target no card is drawn

    Example: the creature is gone
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice has an instant "Glance" in hand: "Tap target creature. Draw a card."
      And Bob has an instant "Fade" in hand: "Return target creature to its owner's hand."
      When Alice plays "Glance" targeting "Ox"
      And Bob plays "Fade" targeting "Ox"
      And all players pass
      And all players pass
      Then "Glance" is in Alice's graveyard
      And Alice's hand holds 0 cards

  Rule: E.2.Ruling.3 Countered, it draws none

    Example: countered
      Given a Magic game between Alice and Bob
      And Alice has an instant "Glance" in hand: "You gain 1 life. Draw a card."
      And Bob has an instant "No" in hand: "Counter target spell."
      When Alice plays "Glance"
      And Bob plays "No" targeting "Glance"
      And all players pass
      Then "Glance" is in Alice's graveyard
      And Alice's hand holds 0 cards

  Rule: E.2.Ruling.1 A card that is drawn in the next turn is drawn whoever’s turn that is

    Example: in the turn of the opponent
      Given a Magic game between Alice and Bob
      And Alice has an instant "Omen" in hand: "You gain 1 life. Draw a card at the beginning of the next turn's upkeep."
      When Alice plays "Omen"
      And all players pass
      Then Alice still has 0 cards in her hand
      When the game goes to Bob's upkeep step
      And all players pass
      Then Alice has 1 card in her hand
