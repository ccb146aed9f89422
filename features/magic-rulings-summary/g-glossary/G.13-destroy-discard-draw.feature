Feature: G.13 to G.15 Destroy, Discard, Draw

  Rule: G.13.1 To destroy is to put into the graveyard from play

    Example: a sorcery
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 9
      And Alice has a sorcery "Fell" in hand: "Destroy target creature."
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard

  Rule: G.14.1 To discard is to put into the graveyard from the hand

    Example: two cards
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      And Bob has an instant "Jab" in hand
      And Alice has a sorcery "Rot" in hand: "Target player discards two cards."
      When Alice plays "Rot" targeting Bob
      And all players pass
      Then "Jab" is in Bob's graveyard
      And "Jolt" is in Bob's graveyard

    Example: what removes it from the game instead
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Pact": "If you would discard a card, remove that card from the game instead."
      And Bob has an instant "Zap" in hand
      And Alice has a sorcery "Mind" in hand: "Target player discards a card."
      When Alice plays "Mind" targeting Bob
      And all players pass
      Then "Zap" is removed from the game

  Rule: G.14.Ruling.3 Who discards chooses

    @also:G.14.1
    Example: one of two cards
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      And Bob has an instant "Jab" in hand
      And Alice has a sorcery "Rot" in hand: "Target player discards a card."
      When Alice plays "Rot" targeting Bob
      And all players pass
      And Bob chooses "Jab"
      Then "Jab" is in Bob's graveyard
      And "Jolt" is still in Bob's hand

  Rule: G.15.1 To draw is to take the top card of the library

    Example: two cards
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Study" in hand: "Draw two cards."
      And Alice has these cards in library:
        | card                |
        | an instant "First"  |
        | an instant "Second" |
        | an instant "Third"  |
      When Alice plays "Study"
      And all players pass
      Then "First" is in Alice's hand
      And "Second" is in Alice's hand
      And "Third" is still in Alice's library

  Rule: G.13.2 What is destroyed can be regenerated

    Example: by a shield put up before
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate Troll."
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      When Alice plays "Slay" targeting "Troll"
      And Alice passes
      And Bob activates "Troll"
      And all players pass
      And all players pass
      Then "Troll" is still in play
      And "Troll" is tapped
