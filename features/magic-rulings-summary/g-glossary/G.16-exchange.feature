Feature: G.16 Exchange

  Rule: G.16.2 An exchange of which a part can't be done is not made

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Elk"
      And Alice has a sorcery "Swap" in hand: "Exchange control of two target creatures."

    Example: both are there
      When Alice plays "Swap" targeting "Ox" and "Elk"
      And all players pass
      Then "Ox" is controlled by Bob
      And "Elk" is controlled by Alice

    Example: one of them is destroyed first
      Given Bob has an instant "Slay" in hand: "Destroy target creature."
      When Alice plays "Swap" targeting "Ox" and "Elk"
      And Alice passes
      And Bob plays "Slay" targeting "Elk"
      And all players pass
      Then "Elk" is in Bob's graveyard
      When all players pass
      Then "Swap" is in Alice's graveyard
      And "Ox" is still controlled by Alice

    Example: both are one player's
      Given Alice controls a creature "Ape"
      When Alice plays "Swap" targeting "Ox" and "Ape"
      And all players pass
      Then "Swap" is in Alice's graveyard
      And "Ox" is still controlled by Alice
      And "Ape" is still controlled by Alice

    Example: who can't gain life gets no higher total
      Given Alice has 5 life
      And Bob controls an enchantment "Blight": "Players can't gain life."
      And Alice has a sorcery "Trade" in hand: "Exchange life totals with target opponent."
      When Alice plays "Trade" targeting Bob
      And all players pass
      Then "Trade" is in Alice's graveyard
      And Alice still has 5 life
      And Bob still has 20 life

  Rule: G.16.3 Each gains or loses what makes the other's total

    Example: as each was before
      Given a Magic game between Alice and Bob
      And Alice has 5 life
      And Alice controls an enchantment "Choir": "Whenever you gain life, draw a card."
      And Bob controls an enchantment "Wound": "Whenever you lose life, draw a card."
      And Alice has a sorcery "Trade" in hand: "Exchange life totals with target opponent."
      When Alice plays "Trade" targeting Bob
      And all players pass
      Then Alice has 20 life
      And Bob has 5 life
      And the stack holds the ability of "Wound", the ability of "Choir"

  Rule: G.16.4 What is exchanged for a card in a graveyard goes to its owner's graveyard

    Example: an artifact of the opponent's, on top of what lies there
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Welder": "{0}: Exchange target artifact an opponent controls with target artifact card in a graveyard."
      And Bob controls an artifact "Cog"
      And Bob has an artifact "Wheel" in graveyard
      And Bob has an artifact "Gear" in graveyard
      And Bob controls an enchantment "Dirge": "Whenever an artifact is put into a graveyard from play, you gain 1 life."
      When Alice activates "Welder" targeting "Cog" and "Wheel"
      And all players pass
      Then "Wheel" is in play
      And "Wheel" is controlled by Bob
      And "Cog" is on top of Bob's graveyard
      When all players pass
      Then Bob has 21 life

    Example: for a card in the other player's graveyard
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Welder": "{0}: Exchange target artifact with target artifact card in a graveyard."
      And Bob controls an artifact "Cog"
      And Alice has an artifact "Wheel" in graveyard
      When Alice activates "Welder" targeting "Cog" and "Wheel"
      And all players pass
      Then "Cog" is in Bob's graveyard
      And "Wheel" is in play

    Example: with one of the two gone nothing is exchanged
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Welder": "{0}: Exchange target artifact with target artifact card in a graveyard."
      And Bob controls an artifact "Cog": "Sacrifice Cog: You gain 1 life."
      And Alice has an artifact "Wheel" in graveyard
      When Alice activates "Welder" targeting "Cog" and "Wheel"
      And Alice passes
      And Bob activates "Cog"
      And all players pass
      And all players pass
      Then "Wheel" is still in Alice's graveyard
