Feature: Z.9 Stack

  Rule: Z.9.2 What is announced goes on top of the stack

    Example: and resolves first
      Given a Magic game between Alice and Bob
      And Alice has an instant "Salve" in hand: "You gain 3 life."
      And Alice has an instant "Drain" in hand: "Target player loses 21 life."
      When Alice plays "Salve"
      And Alice plays "Drain" targeting Alice
      Then the stack holds "Drain" and "Salve"
      When all players pass
      Then Alice loses the game

  Rule: Z.9.4 All see what is on the stack

    Example: what was played out of a hand
      Given a Magic game between Alice and Bob
      And Alice has an instant "Salve" in hand: "You gain 3 life."
      When Alice plays "Salve"
      Then Bob sees "Salve"
