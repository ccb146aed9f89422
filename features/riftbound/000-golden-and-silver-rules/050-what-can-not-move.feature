Feature: 050. Silver Rule: what a text keeps from moving

  Rule: 054.1 What text forbids supersedes what permits it

    Example: from where it is, but to there it can
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Tar Pit" on the board: "Units can't move from here."
      And Alice controls a unit "Bog Scout" with might 2
      When Alice moves "Bog Scout" to "Tar Pit"
      And all players pass
      Then "Bog Scout" is at "Tar Pit"
      When the game goes to Bob's action phase
      And the game goes to Alice's action phase
      Then Alice can't move "Bog Scout" to her base
      When Alice tries to move "Bog Scout" to her base
      Then it is refused by rule 054.1

    Example: a spell doesn't move it from there, either
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Tar Pit" on the board: "Units can't move from here."
      And Bob controls a unit "Bog Guard" with might 2 at "Tar Pit"
      And Bob controls a unit "Dry Guard" with might 2 at "Bob's battlefield"
      And Alice has the spell "Landslide" in hand: "Move any number of enemy units to their base."
      When Alice plays "Landslide" targeting "Bog Guard" and "Dry Guard"
      And all players pass
      Then "Dry Guard" is at Bob's base
      And "Bog Guard" is still at "Tar Pit"

    Example: to a place, for those that are described
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Keeper" with might 4 at "Narrow Gate": "Enemy units can't move to my battlefield."
      And Bob controls a unit "Raider" with might 5
      And Bob has the battlefield "Meadow" on the board
      And Alice controls a unit "Gate Friend"
      When the game goes to Bob's action phase
      Then Bob can't move "Raider" to "Narrow Gate"
      And Bob can move "Raider" to "Meadow"
      When the game goes to Alice's action phase
      Then Alice can still move "Gate Friend" to "Narrow Gate"

    Example: from one place to another
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Long Bridge" on the board: "Units here can't move to base."
      And Alice controls a unit "Ferry Rider" with might 2 at "Long Bridge": "[Ganking]"
      And Bob has the battlefield "Far Shore" on the board
      And Alice has the spell "Nap" in hand: "Draw 1."
      When Alice plays "Nap"
      And all players pass
      Then Alice can't move "Ferry Rider" to her base
      And Alice can still move "Ferry Rider" to "Far Shore"
