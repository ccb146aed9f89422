Feature: 360. Conditions on what has happened this turn

  Rule: 361.3.a "If … this turn" is a condition

    Example: a card was discarded
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scrapper" with might 2: "If you've discarded a card this turn, I have +2 [M]."
      And Alice has a unit "Junk" in her hand
      And Alice has a spell "Trade" in her hand: "Discard 1, then draw 1."
      When Alice plays "Trade"
      And all players pass
      Then "Scrapper" has might 4
      When the game goes to Bob's action phase
      Then "Scrapper" has might 2

    Example: of another sort than was discarded
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scrapper" with might 2: "If you've discarded a spell this turn, I have +2 [M]."
      And Alice has a unit "Junk" in her hand
      And Alice has a spell "Trade" in her hand: "Discard 1, then draw 1."
      When Alice plays "Trade"
      And all players pass
      Then "Junk" is in Alice's trash
      And "Scrapper" still has might 2

    Example: a battlefield was conquered
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Vanguard" with might 2: "While you've conquered this turn, I have +2 [M]."
      When Alice moves "Vanguard" to "Alice's battlefield"
      And all players pass
      Then "Vanguard" has might 4
      When the game goes to Bob's action phase
      Then "Vanguard" has might 2

    Example: holding is not conquering
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Vanguard" with might 2 at "Ford": "While you've conquered this turn, I have +2 [M]."
      And it is Bob's action phase
      When the game goes to Alice's action phase
      Then Alice has 1 point
      And "Vanguard" still has might 2

    @also:353.4.a
    Example: a unit has died
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice has a spell "Felling" in her hand: "Kill a unit."
      And Alice has a unit "Ghoul" with energy cost 2 in her hand: "If a unit has died this turn, I cost [2] less."
      And Alice has a unit "Mourner" with energy cost 2 in her hand: "I cost [2] less if a friendly unit died this turn."
      When Alice plays "Felling" targeting "Tide Warden"
      And all players pass
      Then Alice can play "Ghoul"
      And Alice can't play "Mourner"

    Example: a gear that was killed is no unit that died
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Winch"
      And Alice has a spell "Rust" in her hand: "Kill a gear."
      And Alice has a unit "Ghoul" with energy cost 2 in her hand: "If a unit has died this turn, I cost [2] less."
      When Alice plays "Rust" targeting "Winch"
      And all players pass
      Then Alice can't play "Ghoul"
