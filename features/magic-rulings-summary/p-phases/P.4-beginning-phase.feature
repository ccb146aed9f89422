Feature: P.4 Beginning Phase

  Rule: P.5.1 The current player's permanents untap

    Example: what the opponent controls stays tapped
      Given a Magic game between Alice and Bob
      And Alice controls a tapped creature "Ox"
      And Bob controls a tapped creature "Mule"
      When the game goes to Bob's upkeep step
      Then "Mule" is untapped
      And "Ox" is still tapped

    Example: so does what another player owns
      Given a Magic game between Alice and Bob
      And Bob has a creature "Giant" with power 1 and toughness 1 in graveyard
      And Alice has a sorcery "Rouse" in hand: "Put target creature card in a graveyard into play under your control."
      And Alice has an instant "Bind" in hand: "Tap target creature."
      When Alice plays "Rouse" targeting "Giant"
      And all players pass
      And Alice plays "Bind" targeting "Giant"
      And all players pass
      Then "Giant" is tapped
      When the game goes to Bob's draw step
      Then "Giant" is still tapped
      When the game goes to Alice's upkeep step
      Then "Giant" is untapped

  Rule: P.5.2 Nobody receives priority in the untap step

    Example: once all have passed at the end of a turn, the next upkeep is what they are asked in
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      When the game goes to the end of turn step
      And all players pass
      Then it is Bob's upkeep step
      And Bob has priority

  Rule: P.7.1 The draw goes on the stack, and is nobody's

    Example: it can be responded to before the card is drawn
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      When the game goes to Bob's draw step
      Then Bob's hand still holds 1 card
      When all players pass
      Then Bob's hand holds 2 cards
