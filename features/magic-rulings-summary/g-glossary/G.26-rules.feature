Feature: G.26

  Rule: G.26.1 A card's owner is who began the game with it

    Example: whoever puts it into play
      Given a Magic game between Alice and Bob
      And Bob has a creature "Ox" in graveyard
      And Alice has a sorcery "Rob" in hand: "Put target creature card in a graveyard into play under your control."
      And Alice has an instant "Recall" in hand: "Return target creature to its owner's hand."
      When Alice plays "Rob" targeting "Ox"
      And all players pass
      Then "Ox" is controlled by Alice
      When Alice plays "Recall" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's hand
