Feature: K.23

  Rule: K.23.Ruling.1 An ability is no spell

    Example: it can't be countered as one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Healer": "{T}: You gain 3 life."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice activates "Healer"
      And Alice passes
      And Bob tries to play "Deny" targeting the ability of "Healer"
      Then it is refused

  Rule: K.23.1 A card is a spell from when it is announced until it has resolved or is countered

    Example: it can be countered only then
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand
      And Bob has 2 instants "Halt" in hand: "Counter target spell."
      Then Bob can't play "Halt" (1)
      When Alice plays "Ox"
      And Alice passes
      And Bob plays "Halt" (1) targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
      And Bob can't target "Ox" with "Halt" (2)

  Rule: K.23.2 A spell affects what is in play, unless it says otherwise

    Example: lands in a graveyard are left alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has a creature "Elk" in hand
      And Alice has a creature "Goat" in her graveyard
      And Bob has an instant "Void" in hand: "Remove all creatures from the game."
      When Bob plays "Void"
      And all players pass
      Then "Ox" is out of game
      And "Elk" is still in Alice's hand
      And "Goat" is still in Alice's graveyard

  Rule: K.23.4 A spell is on the stack and nowhere else

    Example: no card of the hand any more, and not yet in play
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand
      And Bob has an instant "Robbery" in hand: "Target player discards his or her hand."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Ox"
      And Alice passes
      Then Bob can't play "Fell"
      When Bob plays "Robbery" targeting Alice
      And all players pass
      Then the stack holds "Ox"
      When all players pass
      Then "Ox" is in play
