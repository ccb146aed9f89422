Feature: K.25 Token Creatures

  Rule: K.25.1 They are permanents, and no cards

    Example: a bear
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Call" in hand: "Put a 2/2 green Bear creature token into play."
      When Alice plays "Call"
      And all players pass
      Then "Bear" is in play
      And "Bear" is a token
      And "Bear" is controlled by Alice
      And "Bear" has power 2

  Rule: K.25.2 Its color is the one that is said

    Example: a green one
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Call" in hand: "Put a 2/2 green Bear creature token into play."
      And Bob has an instant "Purge" in hand: "Destroy target green creature."
      When Alice plays "Call"
      And all players pass
      And Bob plays "Purge" targeting "Bear"
      And all players pass
      Then "Purge" is in Bob's graveyard
      And Alice's graveyard holds 1 card

  Rule: K.25.6 One that leaves play ceases to exist, once what it triggers has triggered

    Example: returned to the hand
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Call" in hand: "Put a 2/2 green Bear creature token into play."
      And Alice has an instant "Recall" in hand: "Return target creature to its owner's hand."
      When Alice plays "Call"
      And all players pass
      And Alice plays "Recall" targeting "Bear"
      And all players pass
      Then Alice's hand still holds 0 cards

  Rule: K.25.Ruling.1 It goes where it is sent for a moment

    Example: an urn triggers
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Urn": "Whenever a creature is put into a graveyard from play, you gain 1 life."
      And Alice has a sorcery "Call" in hand: "Put a 2/2 green Bear creature token into play."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Call"
      And all players pass
      And Alice plays "Fell" targeting "Bear"
      And all players pass
      And all players pass
      Then Alice has 21 life
