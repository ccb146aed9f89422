Feature: 350. Payments that prevent

  Rule: 353.6 A cost can be one that keeps something from happening

    Example: it is paid
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Bob has 2 energy
      And Alice has a spell "Extort" in her hand: "Kill a unit unless its controller pays [2]."
      When Alice plays "Extort" targeting "Tide Warden"
      And all players pass
      And Bob accepts
      Then "Tide Warden" is still on the board
      And Bob has 0 energy

    Example: it isn't
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Bob has 2 energy
      And Alice has a spell "Extort" in her hand: "Kill a unit unless its controller pays [2]."
      When Alice plays "Extort" targeting "Tide Warden"
      And all players pass
      And Bob declines
      Then "Tide Warden" is in Bob's trash
      And Bob still has 2 energy

    Example: who can't pay isn't asked
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Bob has 1 energy
      And Alice has a spell "Extort" in her hand: "Kill a unit unless its controller pays [2]."
      When Alice plays "Extort" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's trash

    @ruling:rift-453
    Example: one of several players pays
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Bob has 2 energy
      And Alice has a spell "Toll" in her hand: "Draw 2 unless a player pays [2]."
      When Alice plays "Toll"
      And all players pass
      And Alice declines
      And Bob accepts
      Then Alice's hand holds 0 cards
      And Bob has 0 energy
      And Alice still has 2 energy
