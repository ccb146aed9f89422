Feature: 608 Resolving Spells and Abilities

  @edition:2013
  Rule: 608.2d Who may have another player do something chooses it only where that player can

    Example: whoever was dealt the damage discards
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1: "Whenever Ox deals combat damage to a player, you may have that player discard a card."
      And Bob has 1 card in hand
      When Alice attacks with "Ox"
      And the game goes to the combat damage step
      And all players pass
      And Alice accepts
      Then Bob has 0 cards in hand

    Example: whoever was dealt the damage has none, and the one who may has some
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1: "Whenever Ox deals combat damage to a player, you may have that player discard a card."
      And Alice has 1 card in hand
      When Alice attacks with "Ox"
      And the game goes to the combat damage step
      And all players pass
      Then Alice still has 1 card in hand
      And Bob has 19 life

    Example: an object deals damage as its controller likes
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1: "Whenever Ox becomes blocked, you may have it deal 2 damage to target creature."
      And Bob controls a creature "Elk" with power 1 and toughness 3
      And Bob controls a creature "Emu" with power 1 and toughness 3
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Elk"
      And Alice chooses "Emu"
      And all players pass
      And Alice accepts
      Then "Emu" has 2 damage marked
