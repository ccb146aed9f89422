@edition:2013
Feature: 308 Tribals

  Rule: 308.1 A tribal card is cast and resolves as a card of its other type

    @also:300.2b
    Example: an instant is cast at any time, and goes to the graveyard
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Rite" in hand: "You gain 1 life."
      And Bob has a Goblin tribal instant "Prank" in hand: "You gain 3 life."
      When Alice plays "Rite"
      And Alice passes
      Then Bob can play "Prank"
      When Bob plays "Prank"
      And all players pass
      Then Bob has 23 life
      And "Prank" is in Bob's graveyard

    @also:300.2b
    Example: an enchantment stays on the battlefield, and is cast in a main phase
      Given a Magic game between Alice and Bob
      And Alice has a Goblin tribal enchantment "Horde" in hand: "Goblins get +1/+0."
      And Alice controls a Goblin creature "Imp" with power 1
      When Alice plays "Horde"
      And all players pass
      Then "Horde" is in play
      And "Imp" has power 2

    @also:300.2b
    Example: an enchantment is not cast in response
      Given a Magic game between Alice and Bob
      And Alice has an instant "Zap" in hand: "You gain 1 life."
      And Alice has a Goblin tribal enchantment "Horde" in hand: "Goblins get +1/+0."
      And Alice has a Goblin tribal instant "Prank" in hand: "You gain 3 life."
      When Alice plays "Zap"
      Then Alice can't play "Horde"
      And Alice can still play "Prank"
