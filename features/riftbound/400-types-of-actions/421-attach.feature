Feature: 421. Attach

  Rule: 421.1 A card is attached to a unit

    @also:718.4 @also:421.1.d
    Example: its Might Bonus counts for the unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has an Equipment gear "Axe" with might bonus 3 in her hand: "When you play this, attach it to a unit you control."
      When Alice plays "Axe"
      And all players pass
      Then "Axe" is attached
      And "Quay Scout" has might 5

    Example: and "that unit" is the one that it is attached to
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone", exhausted
      And Alice controls a gear "Blade", exhausted
      And Alice has a spell "Zap" in her hand: "Attach a gear you control to a unit you control. Ready that unit."
      When Alice plays "Zap"
      And all players pass
      Then "Drone" is ready
      And "Blade" is still exhausted

  Rule: 421.1.f A card that is attached anew detaches from where it was

    @also:718.7
    Example: from one unit to another
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Miller" with might 1
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has an Equipment gear "Axe" with might bonus 3 in her hand: "When you play this, attach it to a unit you control."
      And Alice has a spell "Hand Over" in her hand: "Attach a gear you control to a unit you control."
      When Alice plays "Axe"
      And Alice chooses "Miller"
      And all players pass
      Then "Miller" has might 4
      When Alice plays "Hand Over" targeting "Axe" and "Quay Scout"
      And all players pass
      Then "Axe" is attached
      And "Miller" still has might 1
      And "Quay Scout" has might 5

  Rule: 421.4 An attached card is where its top-most card is

    @also:421.4.a @also:719.3
    Example: at a battlefield, and it stays there
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice has an Equipment gear "Axe" in her hand: "When you play this, attach it to a unit you control."
      When Alice plays "Axe"
      And all players pass
      Then "Axe" is at "Alice's battlefield"

  Rule: 421.2 Attaching is done when something says so

    @also:421.2.a
    @also:421.3
    @also:421.1.e
    Example: only by the spell
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls a gear "Axe" with might bonus 3
      And Alice has a spell "Strap" in her hand: "Attach a gear you control to a unit you control."
      When the game goes to Bob's action phase
      Then "Axe" is not attached
      When the game goes to Alice's action phase
      And Alice plays "Strap"
      And all players pass
      Then "Axe" is attached

  Rule: 421.1.c The top-most card has the effect text of all cards attached to it

    @also:421.1.b.1
    Example: of two, in whatever order they were attached
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice controls an Equipment gear "Axe" with effect text "[Ganking]"
      And Alice controls an Equipment gear "Bow" with effect text "[Tank]"
      And Alice has a spell "Strap" in her hand: "Attach a gear to a unit."
      And Alice has a spell "Bind" in her hand: "Attach a gear to a unit."
      When Alice plays "Strap" targeting "Bow" and "Quay Scout"
      And all players pass
      And Alice plays "Bind" targeting "Axe" and "Quay Scout"
      And all players pass
      Then "Quay Scout" has the ability "[Tank]"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then "Quay Scout" is at "Bob's battlefield"
