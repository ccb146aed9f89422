Feature: 402. Ready

  Rule: 402.1 What is told to be readied is

    Example: a friendly unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout", exhausted
      And Alice has a spell "Wake Up" in her hand: "Ready a unit."
      When Alice plays "Wake Up" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" is ready

    Example: whatever is exhausted
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout": "When I move, ready something that's exhausted."
      When Alice moves "Quay Scout" to "Alice's battlefield"
      And all players pass
      Then "Quay Scout" is ready
      And "Quay Scout" is at "Alice's battlefield"

    Example: something else is never itself
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout": "When I move, ready something else that's exhausted."
      When Alice moves "Quay Scout" to "Alice's battlefield"
      And all players pass
      Then "Quay Scout" is exhausted

  Rule: 402.1.c Readying what is ready does nothing more

    @also:402.1.b
    Example: it triggers nothing
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout": "When I become ready, draw 1."
      And Alice has a spell "Wake Up" in her hand: "Ready a unit."
      When Alice plays "Wake Up" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" is still ready
      And the chain is empty
      And Alice's hand holds 0 cards

    Example: becoming ready triggers
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout", exhausted: "When I become ready, draw 1."
      And Alice has a spell "Wake Up" in her hand: "Ready a unit."
      And Alice has a spell "Lantern" on top of her main deck
      When Alice plays "Wake Up" targeting "Quay Scout"
      And all players pass
      And all players pass
      Then "Lantern" is in Alice's hand

  Rule: 402.3 Readying is done by the turn, or when something says so

    @also:402.3.b
    @also:402.1.b
    Example: a spell readies a unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Scholar": "[E]: Draw 1."
      And Alice has a spell "Rest" in her hand: "Ready a unit."
      When Alice activates "Scholar"
      And all players pass
      And the game goes to Bob's action phase
      Then "Scholar" is exhausted
      When the game goes to Alice's action phase
      Then "Scholar" is not exhausted
      When Alice activates "Scholar"
      And all players pass
      And Alice plays "Rest" targeting "Scholar"
      And all players pass
      Then "Scholar" is not exhausted

  Rule: 402.2 "Ready" is a state that effects refer to

    @also:402.1
    Example: a spell for ready units
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden", exhausted
      And Bob controls a unit "Drone", exhausted
      And Alice has a spell "Rouse" in her hand: "Ready a unit."
      And Alice has a spell "Ambush" in her hand: "Kill all ready units."
      When Alice plays "Rouse" targeting "Drone"
      And all players pass
      And Alice plays "Ambush"
      And all players pass
      Then "Drone" is in Bob's trash
      And "Tide Warden" is still at Bob's base
