Feature: E.10 Poison

  Rule: E.10.1 Whatever the source, poison counters are poison counters

    Example: two spells
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Fang" in hand: "Target player gets 5 poison counters."
      And Alice has a sorcery "Venom" in hand: "Target player gets 5 poison counters."
      When Alice plays "Fang" targeting Bob
      And all players pass
      And Alice plays "Venom" targeting Bob
      And all players pass
      Then Alice wins the game

  Rule: E.10.2 Ten of them lose the game

    Example: at once
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Fang" in hand: "Target player gets 10 poison counters."
      When Alice plays "Fang" targeting Bob
      And all players pass
      Then Alice wins the game

    Example: nine do not
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Fang" in hand: "Target player gets 9 poison counters."
      When Alice plays "Fang" targeting Bob
      And all players pass
      Then "Fang" is in Alice's graveyard
      And it is still Alice's first main phase

  Rule: E.10.3 Ten poison counters lose the game, though nothing in play says so

    Example: what poisoned is gone
      Given a Magic game between Alice and Bob
      And Bob has 9 poison counters
      And Alice has a sorcery "Bite" in hand: "Target player gets a poison counter."
      When Alice plays "Bite" targeting Bob
      And all players pass
      Then Bob loses the game
