Feature: 726. Keywords

  Rule: 727.3 Effects may refer to keywords

    Example: only what has the keyword
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Bulwark": "[Tank]"
      And Bob controls a unit "Drone"
      And Alice has a spell "Lantern" in her hand: "Kill a unit with [Tank]."
      Then Alice can't target "Drone" with "Lantern"
      When Alice plays "Lantern"
      And all players pass
      Then "Bulwark" is in Bob's trash

  Rule: 727.3.a Effects may grant keywords

    Example: for a turn
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Rider" at "Alice's battlefield"
      And Alice has a spell "Spurs" in her hand: "Give a unit [Ganking] this turn."
      Then Alice can't move "Rider" to "Bob's battlefield"
      When Alice plays "Spurs"
      And all players pass
      Then Alice can move "Rider" to "Bob's battlefield"
      When the game goes to Bob's action phase
      Then "Rider" doesn't have the ability "[Ganking]"

  Rule: 727.3.a.3 Without a duration, for as long as the object remains where it is

    Example: over the turns, but not once it was returned to the hand
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Rider"
      And Alice has a spell "Spurs" in her hand: "Give a unit [Ganking]."
      And Alice has a spell "Undertow" in her hand: "Return a unit to its owner's hand."
      When Alice plays "Spurs"
      And all players pass
      And the game goes to Bob's action phase
      And the game goes to Alice's action phase
      Then "Rider" has the ability "[Ganking]"
      When Alice plays "Undertow"
      And all players pass
      And Alice plays "Rider"
      Then "Rider" is exhausted
      And "Rider" doesn't have the ability "[Ganking]"

  Rule: 727.3.b Effects may remove keywords

    Example: every instance, whatever its value
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 3: "[Assault 2] [Assault]"
      And Bob controls a unit "Gate Guard" with might 9 at "Bob's battlefield"
      And Alice has a spell "Calm Down" in her hand: "A unit loses [Assault] this turn."
      When Alice plays "Calm Down" targeting "Lancer"
      And all players pass
      And Alice moves "Lancer" to "Bob's battlefield"
      Then "Lancer" is attacking
      And "Lancer" still has might 3

    @also:727.3.b.2
    Example: without a duration, for as long as the object remains where it is
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Rider": "[Ganking]"
      And Alice has a spell "Unhorse" in her hand: "Remove [Ganking] from a unit."
      And Alice has a spell "Undertow" in her hand: "Return a unit to its owner's hand."
      When Alice plays "Unhorse"
      And all players pass
      And the game goes to Bob's action phase
      And the game goes to Alice's action phase
      Then "Rider" doesn't have the ability "[Ganking]"
      When Alice plays "Undertow"
      And all players pass
      And Alice plays "Rider"
      Then "Rider" still has the ability "[Ganking]"

  Rule: 728 A card can have any number of keywords

    Example: each works
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 3: "[Assault] [Shield 2] [Tank] [Deflect] [Ganking]"
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice has a spell "Praise" in her hand: "Buff a unit with [Tank]."
      And Bob controls a unit "Tide Warden" with might 9 at "Bob's battlefield"
      When Alice plays "Praise"
      And all players pass
      And Alice moves "Lancer" to "Bob's battlefield"
      Then "Lancer" has might 5

    Example: the last of them as well
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 3 at "Alice's battlefield": "[Assault] [Shield 2] [Tank] [Ganking]"
      When Alice moves "Lancer" to "Bob's battlefield"
      Then "Lancer" is at "Bob's battlefield"

  Rule: 729 Effects of keywords are executed from top to bottom

    Example: instructions of a spell after its keyword, one after another
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Trial" in her hand:
        """
        [Repeat] [1]
        Deal 1 to a unit. Buff it.
        """
      When Alice plays "Trial" with the additional cost
      And all players pass
      Then the trace shows, in this order:
        | event       | object     |
        | deal damage | Quay Scout |
        | buff        | Quay Scout |
        | deal damage | Quay Scout |
