Feature: Z.8

  Rule: Z.8.1 What is removed from the game lies apart

    Example: a creature
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice has an instant "Swords" in hand: "Remove target creature from the game."
      When Alice plays "Swords" targeting "Ox"
      And all players pass
      Then "Ox" is out of game

    Example: each player removes what lies in that player's own graveyard
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" in her graveyard
      And Bob has a creature "Ox" in his graveyard
      And Alice has a sorcery "Dusk" in hand: "Each opponent removes all creature cards in his or her graveyard from the game."
      When Alice plays "Dusk"
      And all players pass
      Then "Ox" is removed from the game
      And "Elk" is still in Alice's graveyard

  Rule: Z.8.2 Everybody knows what is removed from the game

    Example: a card of a hidden zone
      Given a Magic game between Alice and Bob
      And Bob has a creature "Ox" on top of his library
      And Alice has a sorcery "Void" in hand: "Remove the top card of target player's library from the game."
      When Alice plays "Void" targeting Bob
      Then Alice doesn't see "Ox"
      When all players pass
      Then Alice sees "Ox"
