Feature: P.13 Cleanup Step

  Rule: P.13.1 Discard to seven, then damage and effects of the turn end

    Example: an eighth card goes
      Given a Magic game between Alice and Bob
      And Alice has 8 creatures "Bear" with mana cost {9} in hand
      When the game goes to the end of turn step
      And all players pass
      Then Alice is asked to discard down to maximum hand size
      When Alice chooses "Bear"
      Then Alice's hand holds 7 cards
      And Alice's graveyard holds 1 card

    Example: damage and growth end at the same time, so that what grew survives
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      And Alice has an instant "Sting" in hand: "Sting deals 4 damage to target creature or player."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      And Alice plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" has power 5
      And "Ox" has toughness 5
      And "Ox" has 4 damage marked
      When the game goes to Bob's upkeep step
      Then "Ox" is still in play
      And "Ox" has no damage marked
      And "Ox" has toughness 2

  Rule: P.13.Ruling.1 Only what is beyond seven is discarded

    @also:P.13.1
    Example: while damage is still marked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has 8 creatures "Bear" with mana cost {9} in hand
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Sting" targeting "Ox"
      And the game goes to the end of turn step
      And all players pass
      Then Alice is asked to discard down to maximum hand size
      And "Ox" has 1 damage marked
      When Alice chooses "Bear"
      Then Alice's hand holds 7 cards
      And "Ox" has no damage marked

  Rule: Z.4.3 The maximum is seven, unless something says otherwise

    Example: no maximum
      Given a Magic game between Alice and Bob
      And Alice has 9 instants "Spare" in hand
      And Alice controls an enchantment "Attic": "You have no maximum hand size."
      When the game goes to Bob's upkeep step
      Then Alice's hand still holds 9 cards
      And Alice's graveyard still holds 0 cards
