Feature: 736. Ganking

  Rule: 736.1.b The unit may move from battlefield to battlefield

    @also:736.1 @also:736.1.c @also:143.4.c.1
    Example: with Ganking it can
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Rider" at "Alice's battlefield": "[Ganking]"
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      When Alice moves "Rider" to "Bob's battlefield"
      Then "Rider" is at "Bob's battlefield"
      And Alice can't move "Gate Guard" to "Bob's battlefield"

    Example: without it, it can't
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      Then Alice can't move "Gate Guard" to "Bob's battlefield"
      When Alice tries to move "Gate Guard" to "Bob's battlefield"
      Then it is refused

    Example: once it has gained it, it can
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice has a spell "Saddle" in her hand: "Give a unit [Ganking] this turn."
      Then Alice can't move "Gate Guard" to "Bob's battlefield"
      When Alice plays "Saddle" targeting "Gate Guard"
      And all players pass
      And Alice moves "Gate Guard" to "Bob's battlefield"
      Then "Gate Guard" is at "Bob's battlefield"

  Rule: 736.1.c.1 The other options of the Standard Move remain

    Example: to the base
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Rider" at "Alice's battlefield": "[Ganking]"
      Then Alice can move "Rider" to "Bob's battlefield"
      When Alice moves "Rider" to Alice's base
      Then "Rider" is at Alice's base

  Rule: 736.1.c.2 It has no cost of its own

    @also:736.1.c.3
    Example: exhausting is the cost, as of every Standard Move, and it is the one move
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Rider" at "Alice's battlefield": "[Ganking]"
      When Alice moves "Rider" to "Bob's battlefield"
      And all players pass
      Then "Rider" is at "Bob's battlefield"
      And "Rider" is exhausted
      And Alice can't move "Rider" to "Alice's battlefield"

  Rule: 736.2 Several instances of Ganking are redundant

    Example: two of them allow one move
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Rider" at "Alice's battlefield": "[Ganking] [Ganking]"
      When Alice moves "Rider" to "Bob's battlefield"
      And all players pass
      Then "Rider" is at "Bob's battlefield"
      And Alice can't move "Rider" to "Alice's battlefield"

  Rule: 736.3 Whether a unit has Ganking may be asked for

    Example: by a spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Rider": "[Ganking]"
      And Bob controls a unit "Drone"
      And Alice has a spell "Lantern" in her hand: "Kill a unit with [Ganking]."
      When Alice plays "Lantern"
      And all players pass
      Then "Rider" is in Bob's trash
