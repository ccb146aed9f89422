Feature: 318. Cleanups: when they occur (319), and what they do in the middle of things

  Rule: 319.3 A cleanup occurs after an item is finalized

    @also:319.1
    Example: a card leaves the hand, and a damaged unit has too little Might from then on
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Hoarder" with might 2 and 2 damage marked: "While you have 2 or more cards in your hand, I have +1 [M]."
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Alice has a unit "Drone" in her hand
      When Alice plays "Lantern"
      Then "Hoarder" is in Alice's trash
      And "Lantern" is on the chain

    Example: in answer to another item
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Hoarder" with might 2 and 2 damage marked: "While you have 2 or more cards in your hand, I have +1 [M]."
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Alice has a spell "Quick Word" in her hand: "[Reaction] Draw 1."
      And Alice has a unit "Drone" in her hand
      When Alice plays "Lantern"
      Then "Hoarder" is still at Alice's base
      When Alice plays "Quick Word"
      Then "Hoarder" is in Alice's trash
      And the chain of events holds "Quick Word", "Lantern"

  Rule: 319.4 A cleanup occurs after an item has left the chain

    @also:319.1
    Example: a card is discarded as a spell resolves
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Hoarder" with might 2 and 2 damage marked: "While you have 2 or more cards in your hand, I have +1 [M]."
      And Alice has a spell "Sift" in her hand: "Discard 1."
      And Alice has a unit "Drone" in her hand
      And Alice has a unit "Old Walker" in her hand
      When Alice plays "Sift"
      Then "Hoarder" is still at Alice's base
      When all players pass
      And Alice chooses "Drone"
      Then "Hoarder" is in Alice's trash

    Example: with another item below it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Hoarder" with might 2 and 2 damage marked: "While you have 2 or more cards in your hand, I have +1 [M]."
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Alice has a spell "Sift" in her hand: "[Reaction] Discard 1."
      And Alice has a unit "Drone" in her hand
      And Alice has a unit "Old Walker" in her hand
      When Alice plays "Lantern"
      And Alice plays "Sift"
      Then "Hoarder" is still at Alice's base
      When all players pass
      And Alice chooses "Drone"
      Then "Hoarder" is in Alice's trash
      And "Lantern" is still on the chain

  Rule: 319.2 A cleanup occurs after the game goes from one phase to the next

    Example: the card that was drawn in the Draw Phase makes a damaged unit weaker
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a unit "Ascetic" with might 1:
        """
        I get +1 [M] while you have 0 or less cards in your hand.
        At the start of your Beginning Phase, deal 1 to me.
        """
      When the game goes to Alice's action phase
      Then "Ascetic" is in Alice's trash

  Rule: 319.7 A cleanup occurs after a move is completed, and after a recall

    @also:431
    Example: what a recalled gear does at the base is seen to at once
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 5 at "Alice's battlefield"
      And Alice controls an Equipment gear "Anchor", attached to "Quay Scout": "Units here have -1 [M]."
      And Alice controls a unit "Imp" with might 3 and 2 damage marked
      And Alice has a spell "Drop" in her hand: "Detach a gear."
      When Alice plays "Drop" targeting "Anchor"
      And all players pass
      Then "Anchor" is at Alice's base
      And "Imp" is in Alice's trash

  Rule: 322.5.b A unit in combat that changes sides has the other designation

    Example: a defender is taken over
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      And Bob controls a unit "Drone" with might 3 at "Bob's battlefield"
      And Alice has a spell "Sway" in her hand: "[Action] Gain control of an enemy unit."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then "Drone" is defending
      When Alice plays "Sway" targeting "Drone"
      And all players pass
      Then "Drone" is attacking
      And "Drone" is not defending

  Rule: 322.8~2 A showdown remains staged while only the contesting player's units are there

    Example: the second of two, until the first is over
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Drone"
      And Alice has a spell "Vanguard" in her hand:
        """
        Move a friendly unit to a battlefield.
        Move a friendly unit to a battlefield.
        """
      When Alice plays "Vanguard" targeting "Quay Scout", "Alice's battlefield", "Drone" and "Bob's battlefield"
      And all players pass
      And Alice chooses "Alice's battlefield"
      Then Alice has focus
      When Alice passes
      And Bob passes
      Then "Alice's battlefield" is controlled by Alice
      And "Bob's battlefield" is contested
      And the turn is in a showdown open state
      When Alice passes
      And Bob passes
      Then "Bob's battlefield" is controlled by Alice
