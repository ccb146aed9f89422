Feature: 422. Detach

  Rule: 422.1 A detached card is attached to nothing any more

    @also:422.1.e
    Example: its Might Bonus is gone, and it stays at the base
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has an Equipment gear "Axe" with might bonus 3 in her hand: "When you play this, attach it to a unit you control."
      And Alice has a spell "Drop" in her hand: "Detach a gear."
      When Alice plays "Axe"
      And all players pass
      Then "Axe" is attached
      When Alice plays "Drop" targeting "Axe"
      And all players pass
      Then "Axe" is not attached
      And "Quay Scout" still has might 2
      And "Axe" is at Alice's base

  Rule: 422.1.a.1 What is not attached can't be detached

    Example: what is attached can
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls an Equipment gear "Axe"
      And Alice controls an Equipment gear "Bow"
      And Alice has a spell "Strap" in her hand: "Attach a gear to a unit."
      And Alice has a spell "Drop" in her hand: "Detach all gear."
      When Alice plays "Strap" targeting "Axe" and "Quay Scout"
      And all players pass
      Then "Axe" is attached
      When Alice plays "Drop"
      And all players pass
      Then "Axe" is not attached
      And the trace doesn't cite rule 422.1 for "Bow"

    Example: it is known whether anything was detached
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls an Equipment gear "Axe", attached to "Quay Scout"
      And Alice has a spell "Drop" in her hand: "Detach a gear. If you do, draw 1."
      When Alice plays "Drop" targeting "Axe"
      And all players pass
      Then "Axe" is not attached
      And Alice's hand holds 1 card

    Example: nothing happens
      Given a Riftbound game between Alice and Bob
      And Alice controls an Equipment gear "Axe"
      And Alice has a spell "Drop" in her hand: "Detach a gear. If you do, draw 1."
      When Alice plays "Drop" targeting "Axe"
      And all players pass
      Then "Drop" is in Alice's trash
      And Alice still has 0 cards in her hand
      And the trace doesn't cite rule 422.1 for "Axe"

  Rule: 422.4.a Detached gear at a battlefield is recalled at the next cleanup

    Example: to the base
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice has an Equipment gear "Axe" with might bonus 3 in her hand: "When you play this, attach it to a unit you control."
      And Alice has a spell "Drop" in her hand: "Detach a gear."
      When Alice plays "Axe"
      And all players pass
      Then "Axe" is attached
      When Alice plays "Drop" targeting "Axe"
      And all players pass
      Then "Axe" is at Alice's base

  Rule: 422.4.b When the top-most card leaves the board, what was attached stays where it was

    @also:719.5
    Example: the unit dies at a battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice has an Equipment gear "Axe" with might bonus 3 in her hand: "When you play this, attach it to a unit you control."
      And Bob has a spell "Vengeance" in his hand: "[Reaction] Kill a unit."
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      When Alice plays "Axe"
      And all players pass
      Then "Axe" is attached
      When Alice plays "Hymn"
      And Bob plays "Vengeance" targeting "Quay Scout"
      And Bob passes
      And Alice passes
      Then "Quay Scout" is in Alice's trash
      And "Axe" is not attached
      And "Axe" is at Alice's base

  Rule: 422.2 Detaching is done when something says so

    @also:422.2.a
    @also:422.3
    @also:422.1.b.2
    @also:422.1.a
    @also:422.1.b
    @also:422.4
    Example: only by the spell
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Axe" with might bonus 3, attached to "Quay Scout"
      And Alice has a spell "Drop" in her hand: "Detach a gear."
      When the game goes to Bob's action phase
      Then "Axe" is still attached
      When the game goes to Alice's action phase
      And Alice plays "Drop"
      And all players pass
      Then "Axe" is not attached

  Rule: 422.1.c A detached card has its rules text again, and gives its effect text no longer

    @also:422.1.d
    Example: both on one gear
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice has an Equipment gear "Axe" with effect text "[Ganking]" in her hand:
      """
      When you play this, attach it to a unit you control.
      [E]: Draw 2.
      """
      And Alice has a spell "Drop" in her hand: "Detach a gear."
      When Alice plays "Axe"
      And all players pass
      Then Alice can't activate "Axe"
      And Alice can move "Quay Scout" to "Bob's battlefield"
      When Alice plays "Drop" targeting "Axe"
      And all players pass
      Then Alice can't move "Quay Scout" to "Bob's battlefield"
      When Alice activates "Axe"
      And all players pass
      Then Alice's hand still holds 2 cards
