Feature: 149. Spells, and 184. Control: who controls what is played, and what becomes of a battlefield

  Rule: 152 A spell is controlled by the player who played it

    @also:185.2
    Example: a spell out of the other player's trash
      Given a Riftbound game between Alice and Bob
      And Bob has a spell "Lantern" in his trash: "Draw 1."
      And Alice has a spell "Echo" in her hand: "Play a spell from an opponent's trash, ignoring its costs."
      When Alice plays "Echo"
      And all players pass
      Then "Lantern" is controlled by Alice
      When all players pass
      Then Alice's main deck holds 9 cards

  Rule: 185.1 Who plays a card is its controller

    Example: a unit out of the other player's trash
      Given a Riftbound game between Alice and Bob
      And Bob has a unit "Drone" in his trash
      And Alice has a spell "Raise" in her hand: "Play a unit from an opponent's trash, ignoring its costs."
      When Alice plays "Raise"
      And all players pass
      Then "Drone" is at Alice's base
      And "Drone" is controlled by Alice

  Rule: 155.2.b.1 Reaction grants all that Action does

    Example: in a showdown without a chain
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Quick Word" in her hand: "[Reaction] Draw 1."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then Alice can still play "Quick Word"
      When Alice plays "Quick Word"
      And all players pass
      Then "Quick Word" is in Alice's trash

  Rule: 184.2.a A battlefield is controlled or uncontrolled

    Example: with nobody there any more
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      When Alice moves "Quay Scout" to Alice's base
      Then "Alice's battlefield" is uncontrolled
