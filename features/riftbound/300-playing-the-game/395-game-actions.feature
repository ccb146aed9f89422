Feature: 395. Game actions

  Rule: 398.2.b A player draws when instructed, or when the turn says so

    @also:398.2.a
    Example: one card in the Draw Phase, and one for a spell
      Given a Riftbound game between Alice and Bob
      And Bob has a spell "Lantern" in his hand: "Draw 1."
      When the game goes to Bob's action phase
      Then Bob's hand holds 2 cards
      When Bob plays "Lantern"
      And all players pass
      Then Bob's main deck holds 8 cards
