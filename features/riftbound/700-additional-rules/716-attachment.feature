Feature: 716. Attachment

  Rule: 718.4 The Might Bonus counts for the top-most card

    Example: two attached cards
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has an Equipment gear "Axe" with might bonus 3 in her hand: "When you play this, attach it to a unit you control."
      And Alice has an Equipment gear "Helm" with might bonus 1 in her hand: "When you play this, attach it to a unit you control."
      When Alice plays "Axe"
      And all players pass
      And Alice plays "Helm"
      And all players pass
      Then "Quay Scout" has might 6

  Rule: 718.5.b Attached cards can be chosen

    Example: and killed
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has an Equipment gear "Axe" with might bonus 3 in her hand: "When you play this, attach it to a unit you control."
      And Alice has a spell "Rust" in her hand: "Kill a gear."
      When Alice plays "Axe"
      And all players pass
      Then "Quay Scout" has might 5
      When Alice plays "Rust" targeting "Axe"
      And all players pass
      Then "Axe" is in Alice's trash
      And "Quay Scout" still has might 2

  Rule: 719.3.a Attached cards move with the top-most card

    Example: to a battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has an Equipment gear "Axe" in her hand: "When you play this, attach it to a unit you control."
      When Alice plays "Axe"
      And all players pass
      And Alice moves "Quay Scout" to "Alice's battlefield"
      And all players pass
      Then "Axe" is at "Alice's battlefield"
      And "Axe" is attached

  Rule: 719.4 The states of the cards are apart

    Example: exhausting the unit doesn't exhaust the gear
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has an Equipment gear "Axe" in her hand: "When you play this, attach it to a unit you control."
      When Alice plays "Axe"
      And all players pass
      And Alice moves "Quay Scout" to "Alice's battlefield"
      Then "Quay Scout" is exhausted
      And "Axe" is ready
