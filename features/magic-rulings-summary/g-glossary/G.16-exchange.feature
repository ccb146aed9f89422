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
