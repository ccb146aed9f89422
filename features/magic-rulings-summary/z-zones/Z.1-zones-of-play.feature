Feature: Z.1 Zones of Play

  Rule: Z.1.5 A card goes to its owner's graveyard

    Example: a countered spell of the opponent's
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Sting" targeting Bob
      And Bob plays "Deny" targeting "Sting"
      And all players pass
      Then Alice's graveyard holds 1 card
      And Bob's graveyard holds 1 card

    Example: one of the opponent that was put into play
      Given a Magic game between Alice and Bob
      And Bob has a creature "Giant" with power 1 and toughness 1 in graveyard
      And Alice has an instant "Wake" in hand: "Put target creature card in a graveyard into play under your control."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Wake" targeting "Giant"
      And all players pass
      Then "Giant" is controlled by Alice
      When Alice plays "Fell" targeting "Giant"
      And all players pass
      Then "Giant" is in Bob's graveyard

    Example: of another player's creature
      Given a Magic game between Alice and Bob
      And Bob has a creature "Bear" in graveyard
      And Alice has a sorcery "Animate" in hand: "Put target creature card from a graveyard into play under your control."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Animate" targeting "Bear"
      And all players pass
      And Alice plays "Fell" targeting "Bear"
      And all players pass
      Then "Bear" is in Bob's graveyard

  Rule: Z.1.3 What changes zones forgets what it was

    Example: damage and growth
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 5
      And Alice has an instant "Blessing" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Recall" in hand: "Return target creature to its owner's hand."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When Alice plays "Recall" targeting "Ox"
      And all players pass
      And Alice plays "Ox"
      And all players pass
      Then "Ox" has power 2
