Feature: 184. Battlefields

  Rule: 184.1 Control is established in the course of play

    @also:184.4
    @also:446.1.b
    Example: after the showdown
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then "Bob's battlefield" is still uncontrolled
      When all players pass
      Then "Bob's battlefield" is controlled by Alice
      And "Alice's battlefield" is still uncontrolled

  Rule: 184.6.a Who controls a battlefield controls its abilities

    Example: its controller makes the choices
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Quarry" on the board: "When a unit dies, draw 2."
      And Bob controls a unit "Tide Warden" at "Quarry"
      And Alice controls a unit "Drone"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Drone"
      And all players pass
      And all players pass
      Then Bob's hand holds 2 cards

  Rule: 184.6.b The Turn Player controls the abilities of a battlefield that nobody controls

    Example: and puts them on the chain
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice has the battlefield "Quarry" on the board: "When a unit dies, each player draws 2."
      And Bob controls a unit "Drone"
      And Bob has a spell "Rend" in his hand: "Kill a unit."
      When Bob plays "Rend" targeting "Drone"
      And all players pass
      Then Bob still has priority
      When all players pass
      Then Bob's hand holds 2 cards
      And Alice's hand holds 2 cards

  Rule: 184.6.c "You" is nobody at a battlefield that nobody controls

    Example: nobody draws
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Quarry" on the board: "When a unit dies, draw 2."
      And Alice controls a unit "Drone"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Drone"
      And all players pass
      And all players pass
      Then "Drone" is in Alice's trash
      And Alice's hand holds 0 cards
      And Bob's hand still holds 0 cards

  Rule: 184.3.b A battlefield remains contested until control is established

    Example: while a spell resolves
      Given a Riftbound game between Alice and Bob
      And Bob has a spell "Glimpse" in his hand: "[Action] Draw 1."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice passes
      And Bob plays "Glimpse"
      And all players pass
      Then "Bob's battlefield" is contested
      When all players pass
      Then "Bob's battlefield" is not contested

    @ruling:rift-208
    Example: with nobody left who contests it before a showdown begins
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout": "When I move, kill a unit."
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice chooses "Quay Scout"
      And all players pass
      Then "Quay Scout" is in Alice's trash
      And "Bob's battlefield" is not contested
      And "Bob's battlefield" is still controlled by Bob
      And Alice still has priority

  Rule: 184.3.c Control doesn't change while a battlefield is contested

    @also:184.4.b
    Example: the last defender leaves in the showdown
      Given a Riftbound game between Alice and Bob
      And Bob has a spell "Retreat" in his hand: "[Action] Move a friendly unit to its base."
      And Alice controls a unit "Quay Scout"
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice passes
      And Bob plays "Retreat"
      And all players pass
      Then "Tide Warden" is at Bob's base
      And "Bob's battlefield" is still controlled by Bob
      When all players pass
      Then "Bob's battlefield" is controlled by Alice
      And Alice has 1 point

  Rule: 184.4.a Units keep control

    Example: after it has been conquered
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      And Alice plays "Lantern"
      And all players pass
      Then "Bob's battlefield" is controlled by Alice

    Example: over turns
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice has 2 points
      When all players pass, which ends the turn
      And Bob passes
      Then "Alice's battlefield" is still controlled by Alice
      And Alice has 3 points

  Rule: 184.6.b An uncontrolled battlefield's abilities are the Turn Player's to put on the chain

    @also:184.6
    Example: a point in each player's first Beginning Phase
      Given a new Riftbound game between Alice and Bob
      And the decks are made up to constructed ones
      And Alice has the battlefield "Ford" on the board
      And Bob has the battlefield "Arena" on the board: "At the start of each player's first Beginning Phase, that player gains 1 point."
      And the next selection of a battlefield brings "Ford"
      And the next selection of a battlefield brings "Arena"
      And the next first player is 1
      When Alice chooses nothing
      And Bob chooses nothing
      Then the chain of events holds the ability of "Arena"
      And Alice has priority
      When all players pass, which ends the beginning step
      Then Alice has 1 point
      And Bob still has 0 points

    Example: each in the first Beginning Phase of that player, and in no later one
      Given a Riftbound game between Alice and Bob
      And it is turn 1
      And Alice has the battlefield "Ford" on the board
      And Bob has the battlefield "Arena" on the board: "At the start of each player's first Beginning Phase, that player gains 1 point."
      When the game goes to Bob's action phase
      Then Bob has 1 point
      And Alice still has 0 points
      When the game goes to Alice's action phase
      Then Alice still has 0 points

  Rule: 184.6.a A controlled battlefield's abilities are its controller's

    @also:184.6.c
    Example: the Turn Player holds the other one
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Ford" on the board: "When you hold here, draw 1."
      And Bob has the battlefield "Mill" on the board
      And Bob controls a unit "Tide Warden" at "Ford"
      When Alice passes
      Then the chain of events holds the ability of "Ford"
      And Bob has priority
      When all players pass, which ends the scoring step
      Then Bob's hand holds 2 cards

  Rule: 184.6.c "You" of a battlefield that nobody controls is no one

    Example: it triggers for its controller only
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Mill" on the board
      And Bob has the battlefield "Ford" on the board: "At the start of your Beginning Phase, draw 1."
      When Alice passes
      Then it is Bob's action phase
      And Bob's hand holds 1 card

    Example: what it says of "your" units is said of nobody's
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Mill" on the board: "Units you control have +1 [M]."
      And Bob has the battlefield "Ford" on the board
      And Alice controls a unit "Quay Scout" with might 2
      When Alice moves "Quay Scout" to "Mill"
      Then "Quay Scout" still has might 2
      When all players pass
      Then "Quay Scout" has might 3
