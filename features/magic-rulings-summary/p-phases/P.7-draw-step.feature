Feature: P.7 Draw Step

  Rule: P.7.2 The current player receives priority in the draw step

    Example: once what triggers is on the stack
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Lens": "At the beginning of your draw step, you gain 1 life."
      And Bob has an instant "Jolt" in hand
      When the game goes to Bob's draw step
      Then Bob has priority
      And Bob still has 20 life
      When Bob plays "Jolt"
      Then "Jolt" is on the stack

  Rule: P.7.Ruling.1 One draw, no more and no less

    Example: what two artifacts draw besides are draws of their own
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Mine": "At the beginning of each player's draw step, that player draws a card."
      And Alice controls an artifact "Pit": "At the beginning of each player's draw step, that player draws a card."
      When the game goes to Bob's draw step
      And Alice orders "Mine" and "Pit"
      And all players pass
      Then Bob's hand holds 1 card
      When all players pass
      Then Bob's hand holds 2 cards
      When all players pass
      Then Bob's hand holds 3 cards
