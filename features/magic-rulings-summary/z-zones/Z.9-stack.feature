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

    @also:T.4.2
    Example: a spell before its mode is chosen
      Given a Magic game between Alice and Bob
      And Alice has an instant "Charm" in hand: "Choose one - You gain 3 life; or you draw two cards."
      When Alice plays "Charm"
      Then Alice is asked to choose modes
      And "Charm" is on the stack

  Rule: Z.9.4 All see what is on the stack

    Example: what was played out of a hand
      Given a Magic game between Alice and Bob
      And Alice has an instant "Salve" in hand: "You gain 3 life."
      When Alice plays "Salve"
      Then Bob sees "Salve"

  Rule: Z.9.5 What changes a spell goes on changing the permanent that it becomes

    Example: a color
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" with mana cost {G} in hand
      And Alice controls a Forest land "Grove"
      And Alice has an instant "Tint" in hand: "Target spell becomes blue."
      And Alice has an instant "Scour" in hand: "Destroy target blue creature."
      When Alice plays "Ox"
      And Alice plays "Tint" targeting "Ox"
      And all players pass
      And all players pass
      Then "Ox" is in play
      When Alice plays "Scour" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard

  Rule: Z.9.7 An edited spell becomes an edited permanent

    Example: until end of turn
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" with mana cost {G} in hand
      And Alice controls a Forest land "Grove"
      And Alice has an instant "Tint" in hand: "Target spell becomes blue until end of turn."
      And Bob has an instant "Scour" in hand: "Destroy target blue creature."
      When Alice plays "Ox"
      And Alice plays "Tint" targeting "Ox"
      And all players pass
      And all players pass
      And Alice passes
      Then Bob can play "Scour"
      When the game goes to Bob's upkeep step
      Then Bob can't play "Scour"

    Example: it is forgotten once the permanent leaves play
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" with mana cost {0} in hand
      And Alice has an instant "Tint" in hand: "Target spell becomes blue."
      And Alice has an instant "Gust" in hand: "Return target creature to its owner's hand."
      And Alice has an instant "Scour" in hand: "Destroy target blue creature."
      When Alice plays "Ox"
      And Alice plays "Tint" targeting "Ox"
      And all players pass
      And all players pass
      Then Alice can play "Scour"
      When Alice plays "Gust" targeting "Ox"
      And all players pass
      And Alice plays "Ox"
      And all players pass
      Then "Ox" is in play
      And Alice can't play "Scour"
