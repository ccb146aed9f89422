Feature: 419. Double

  Rule: 419.1.a Doubling increases by the value at that time

    Example: a defender with Shield
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Gate Guard" with might 3 at "Bob's battlefield": "[Shield 2]"
      And Alice controls a unit "Quay Scout"
      And Bob has a spell "Stand Fast" in his hand: "[Reaction] Double a friendly unit's Might this turn."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then "Gate Guard" has might 5
      When Bob plays "Stand Fast" targeting "Gate Guard"
      And Bob passes
      And Alice passes
      Then "Gate Guard" has might 10
      When all players pass
      Then "Quay Scout" is in Alice's trash
      And "Gate Guard" has might 8

    Example: at the end of the turn it is over
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Alice has a spell "Stand Fast" in her hand: "Double a friendly unit's Might this turn."
      When Alice plays "Stand Fast" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" has might 6
      When the game goes to Bob's action phase
      Then "Quay Scout" still has might 3

  Rule: 419~2 Doubling is done when something says so

    @also:419.2.a
    @also:419.1
    Example: only by the spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Alice has a spell "Swell" in her hand: "Double a unit's Might this turn."
      When the game goes to Bob's action phase
      Then "Tide Warden" still has might 4
      When the game goes to Alice's action phase
      And Alice plays "Swell"
      And all players pass
      Then "Tide Warden" has might 8
