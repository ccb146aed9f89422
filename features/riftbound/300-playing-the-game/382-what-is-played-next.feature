Feature: 382. What is played later in the turn

  Rule: 383.4 Something is true of what is played as long as the effect lasts

    Example: units that are played this turn enter ready
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Muster" in her hand: "Units you play this turn enter ready."
      And Alice has a unit "Quay Scout" in her hand
      And Alice has a unit "Drone" in her hand
      When Alice plays "Muster"
      And all players pass
      And Alice plays "Quay Scout"
      And Alice plays "Drone"
      Then "Quay Scout" is ready
      And "Drone" is ready

    Example: not those of a later turn
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Muster" in her hand: "Units you play this turn enter ready."
      And Bob has a unit "Tide Warden" in his hand
      When Alice plays "Muster"
      And all players pass
      And the game goes to Bob's action phase
      And Bob plays "Tide Warden"
      Then "Tide Warden" is exhausted

    Example: spells that are played this turn cost less
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Clarity" in her hand: "Spells you play this turn cost [1] less."
      And Alice has a spell "Glimpse" with energy cost 1 in her hand: "Draw 1."
      And Alice has a unit "Quay Scout" with energy cost 1 in her hand
      When Alice plays "Clarity"
      And all players pass
      Then Alice can't play "Quay Scout"
      When Alice plays "Glimpse"
      And all players pass
      Then Alice's hand holds 2 cards

  Rule: 384 What is said of the next card is said of no other

    Example: the next spell costs less
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Tome": "[E]: The next spell you play this turn costs [2] less."
      And Alice has a spell "Glimpse" with energy cost 2 in her hand: "Draw 1."
      And Alice has a spell "Insight" with energy cost 2 in her hand: "Draw 1."
      And Alice has a unit "Quay Scout" in her hand
      Then Alice can't play "Glimpse"
      When Alice activates "Tome"
      And all players pass
      And Alice plays "Quay Scout"
      Then Alice can play "Glimpse"
      When Alice plays "Glimpse"
      And all players pass
      Then Alice can't play "Insight"

    Example: not in the next turn
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Tome": "[E]: The next spell you play this turn costs [2] less."
      And Alice has a spell "Glimpse" with energy cost 2 in her hand: "[Reaction] Draw 1."
      And Bob has a spell "Insight" in his hand: "Draw 1."
      When Alice activates "Tome"
      And all players pass
      And the game goes to Bob's action phase
      And Bob plays "Insight"
      And Bob passes
      Then Alice can't play "Glimpse"

    Example: the next unit enters ready
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Rouse" in her hand: "The next unit you play this turn enters ready."
      And Alice has a gear "Ladder" in her hand
      And Alice has a unit "Quay Scout" in her hand
      And Alice has a unit "Drone" in her hand
      When Alice plays "Rouse"
      And all players pass
      And Alice plays "Ladder"
      And Alice plays "Quay Scout"
      And Alice plays "Drone"
      Then "Quay Scout" is ready
      And "Drone" is exhausted

    Example: also when that is a token
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Rouse" in her hand: "The next unit you play this turn enters ready. Play a 1 [M] Recruit unit token."
      And Alice has a unit "Drone" in her hand
      When Alice plays "Rouse"
      And all players pass
      Then "Recruit" is ready
      When Alice plays "Drone"
      Then "Drone" is exhausted
