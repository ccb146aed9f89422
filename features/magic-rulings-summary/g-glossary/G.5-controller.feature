Feature: G.5 Controller

  Rule: G.5.3 A spell or ability may change who controls a permanent

    Example: a creature is taken over
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Charm" in hand: "Gain control of target creature."
      And Bob controls a creature "Bear" with power 2 and toughness 2
      When Alice plays "Charm" targeting "Bear"
      And all players pass
      Then "Bear" is controlled by Alice

    Example: until the end of the turn
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Borrow" in hand: "Gain control of target creature until end of turn."
      And Bob controls a creature "Bear" with power 2 and toughness 2
      When Alice plays "Borrow" targeting "Bear"
      And all players pass
      Then "Bear" is controlled by Alice
      When the game goes to Bob's upkeep step
      Then "Bear" is controlled by Bob

    Example: a local enchantment
      Given a Magic game between Alice and Bob
      And Alice has a Creature enchantment "Leash" in hand: "You control enchanted creature."
      And Bob controls a creature "Bear" with power 2 and toughness 2
      When Alice plays "Leash" targeting "Bear"
      And all players pass
      Then "Bear" is controlled by Alice

  Rule: G.5.4 The most recent effect decides, and without any it is the first controller

    Example: a later effect ends
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Charm" in hand: "Gain control of target creature."
      And Bob has an instant "Borrow" in hand: "Gain control of target creature until end of turn."
      And Bob controls a creature "Bear" with power 2 and toughness 2
      When Alice plays "Charm" targeting "Bear"
      And all players pass
      And Bob plays "Borrow" targeting "Bear"
      And all players pass
      Then "Bear" is controlled by Bob
      When the game goes to Bob's upkeep step
      Then "Bear" is controlled by Alice

  Rule: G.5.5 "You" is its controller

    Example: a spring in other hands
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Spring": "{0}: You gain 1 life."
      And Bob has an instant "Charm" in hand: "Gain control of target creature."
      When Bob plays "Charm" targeting "Spring"
      And all players pass
      And Bob activates "Spring"
      And all players pass
      Then Bob has 21 life
      And Alice still has 20 life
