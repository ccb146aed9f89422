Feature: 741. Tank

  Rule: 741.1.b Lethal damage goes to the unit before others of its controller

    @also:741.1 @also:741.1.c
    Example: another unit can't be assigned damage first
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 4
      And Bob controls a unit "Miller" with might 2 at "Bob's battlefield"
      And Bob controls a unit "Bulwark" with might 3 at "Bob's battlefield": "[Tank]"
      When Alice moves "Lancer" to "Bob's battlefield"
      And all players pass
      Then "Bulwark" is in Bob's trash
      And "Miller" is still at "Bob's battlefield"

    Example: units of its controller alone
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Bulwark" with might 3: "[Tank]"
      And Alice controls a unit "Squire" with might 1
      And Bob controls a unit "Miller" with might 2 at "Bob's battlefield"
      And Bob controls a unit "Drover" with might 2 at "Bob's battlefield"
      When Alice moves "Bulwark" and "Squire" to "Bob's battlefield"
      And all players pass
      Then Alice is asked to assign combat damage

  Rule: 741.1.c.1 It is assigned lethal damage before the next unit

    Example: what is left goes to the others
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 5
      And Bob controls a unit "Miller" with might 2 at "Bob's battlefield"
      And Bob controls a unit "Bulwark" with might 3 at "Bob's battlefield": "[Tank]"
      When Alice moves "Lancer" to "Bob's battlefield"
      And all players pass
      Then "Bulwark" is in Bob's trash
      And "Miller" is in Bob's trash

  Rule: 741.1.c.2 Of several units with Tank, any may be first

    Example: but no other before both
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 5
      And Bob controls a unit "Miller" with might 2 at "Bob's battlefield"
      And Bob controls a unit "Bulwark" with might 3 at "Bob's battlefield": "[Tank]"
      And Bob controls a unit "Rampart" with might 3 at "Bob's battlefield": "[Tank]"
      When Alice moves "Lancer" to "Bob's battlefield"
      And all players pass
      Then Alice can't choose "Miller"
      When Alice chooses "Rampart"
      Then "Rampart" is in Bob's trash
      And "Miller" is still at "Bob's battlefield"
      And "Bulwark" is still at "Bob's battlefield"

  Rule: 741.2 Several instances of Tank are redundant

    Example: two of them are as good as one
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lancer" with might 3
      And Bob controls a unit "Miller" with might 2 at "Bob's battlefield"
      And Bob controls a unit "Bulwark" with might 3 at "Bob's battlefield": "[Tank] [Tank]"
      And Bob controls a unit "Rampart" with might 3 at "Bob's battlefield": "[Tank]"
      When Alice moves "Lancer" to "Bob's battlefield"
      And all players pass
      Then Alice can't choose "Miller"
      When Alice chooses "Rampart"
      Then "Rampart" is in Bob's trash

  Rule: 741.3 Whether a unit has Tank may be asked for

    Example: by a spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Bulwark": "[Tank]"
      And Bob controls a unit "Drone"
      And Alice has a spell "Lantern" in her hand: "Kill a unit with [Tank]."
      When Alice plays "Lantern"
      And all players pass
      Then "Bulwark" is in Bob's trash
