Feature: 050. What can't be killed by something

  Rule: 054.1 What can't be killed by something is killed by everything else

    Example: a spell that kills, and an ability
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden": "I can't be killed by spells."
      And Alice controls a gear "Trebuchet": "[E]: Kill a unit."
      And Alice has a spell "Felling" in her hand: "Kill a unit."
      When Alice plays "Felling" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is still on the board
      When Alice activates "Trebuchet" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's trash

    @also:415.5.c
    Example: a spell whose damage is lethal
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 2: "I can't be killed by spells."
      And Alice has a spell "Bolt" in her hand: "Deal 2 to a unit."
      When Alice plays "Bolt" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 2 damage
      And "Tide Warden" is still on the board

    Example: a combat
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 2 at "Ford": "Friendly units here can't be killed by spells."
      And Alice controls a unit "Giant" with might 5
      When Alice moves "Giant" to "Ford"
      And all players pass
      Then "Tide Warden" is in Bob's trash

    Example: its own player's spell is no enemy's
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Tide Warden": "I can't be killed by enemy spells and abilities."
      And Alice has a spell "Felling" in her hand: "Kill a unit."
      When Alice plays "Felling" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Alice's trash
