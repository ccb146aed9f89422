Feature: K.19

  Rule: K.19.Ruling.1 A permanent is no spell

    Example: it can't be countered
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice passes
      And Bob tries to play "Deny" targeting "Ox"
      Then it is refused

  Rule: K.19.6 What has left play is a card and no permanent

    Example: nothing that is done to permanents finds it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Goat"
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      And Bob has an instant "Bounce" in hand: "Return target permanent to its owner's hand."
      And Alice has an instant "Raise" in hand: "Return target card from your graveyard to your hand."
      When Bob plays "Fell" targeting "Ox"
      And all players pass
      Then Bob can't target "Ox" with "Bounce"
      When Alice plays "Raise" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's hand

  Rule: K.19.Ruling.2 What is in play costs nothing more

    Example: a turn later, without any mana
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" with mana cost {1}{G}, power 2 and toughness 2 in hand
      And Alice has 2 green mana
      When Alice plays "Ox"
      And all players pass
      And the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      Then "Ox" is in play
      And it is Alice's first main phase

  Rule: K.19.Ruling.3 A permanent stays until something removes it

    Example: nobody can get rid of it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Goat" with power 2 and toughness 2: "Sacrifice Goat: You gain 1 life."
      Then Alice can't activate "Ox"
      When Alice activates "Goat"
      Then "Goat" is in Alice's graveyard
      And "Ox" is still in play
