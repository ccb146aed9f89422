Feature: 706. Mighty

  Rule: 708 A unit is Mighty as long as its Might is 5 or more

    @also:707
    Example: what holds while it is Mighty
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Brawler" with might 4: "While I'm Mighty, I have [Ganking]."
      And Alice has a spell "Praise" in her hand: "Buff a unit."
      When Alice plays "Praise" targeting "Brawler"
      And all players pass
      Then "Brawler" has might 5
      And "Brawler" has the ability "[Ganking]"

  Rule: 709 A unit becomes Mighty as its Might changes to 5 or more

    Example: from 4 to 5
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Brawler" with might 4: "When I become Mighty, draw 1."
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Roar" in her hand: "Give a unit +1 [M] this turn."
      When Alice plays "Roar" targeting "Brawler"
      And all players pass
      And all players pass
      Then "Lantern" is in Alice's hand

    Example: from 5 to 6 it was Mighty already
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Brawler" with might 5: "When I become Mighty, draw 1."
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Roar" in her hand: "Give a unit +1 [M] this turn."
      When Alice plays "Roar" targeting "Brawler"
      And all players pass
      Then "Brawler" has might 6
      And the chain of events is empty
      And "Lantern" is still in Alice's main deck

    Example: a legend hears it
      Given a Riftbound game between Alice and Bob
      And Alice has a legend "Herald" in her legend zone: "When a unit you control becomes Mighty, draw 1."
      And Alice controls a unit "Brawler" with might 4
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Roar" in her hand: "Give a unit +1 [M] this turn."
      When Alice plays "Roar" targeting "Brawler"
      And all players pass
      And all players pass
      Then "Lantern" is in Alice's hand

    Example: a spell's delayed ability hears it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Brawler" with might 4
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Hunt" in her hand: "When a unit you control becomes Mighty this turn, draw 1."
      And Alice has a spell "Roar" in her hand: "Give a unit +1 [M] this turn."
      When Alice plays "Hunt"
      And all players pass
      And Alice plays "Roar" targeting "Brawler"
      And all players pass
      And all players pass
      Then "Lantern" is in Alice's hand

    Example: one that was Mighty before the listener came does not become it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Brawler" with might 4
      And Alice controls a unit "Watcher" with might 1: "When another unit you control becomes Mighty, draw 1."
      And Alice has a unit "Second Watcher" with might 1 in her hand: "When another unit you control becomes Mighty, draw 1."
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Vengeance" in her hand: "Kill a unit."
      And Alice has a spell "Roar" in her hand: "Give a unit +1 [M] this turn."
      When Alice plays "Vengeance" targeting "Watcher"
      And all players pass
      And Alice plays "Roar" targeting "Brawler"
      And all players pass
      And Alice plays "Second Watcher"
      Then the chain of events is empty
      And "Lantern" is still in Alice's main deck

  Rule: 710 On the board the current Might counts

    Example: until the end of the turn
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Brawler" with might 3: "While I'm Mighty, I have [Ganking]."
      And Alice has a spell "Roar" in her hand: "A unit gets +3 [M] this turn."
      When Alice plays "Roar" targeting "Brawler"
      And all players pass
      Then "Brawler" has might 6
      And "Brawler" has the ability "[Ganking]"
      When the game goes to Bob's action phase
      Then "Brawler" doesn't have the ability "[Ganking]"
      And "Brawler" still has might 3

  Rule: 711 Elsewhere the printed Might counts

    Example: a unit in the trash is Mighty with Might 5
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Giant" with might 5 in her trash
      And Alice has a unit "Brawler" with might 4 in her trash
      And Alice has a spell "Grave Call" in her hand: "Return a Mighty unit from your trash to your hand."
      When Alice plays "Grave Call" targeting "Giant"
      And all players pass
      Then "Giant" is in Alice's hand

    Example: one of Might 4 is not, whatever it was on the board
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Brawler" with might 4, buffed
      And Alice has a unit "Giant" with might 5 in her trash
      And Alice has a spell "Vengeance" in her hand: "Kill a unit."
      And Alice has a spell "Grave Call" in her hand: "Return a Mighty unit from your trash to your hand."
      When Alice plays "Vengeance" targeting "Brawler"
      And all players pass
      Then Alice can't target "Brawler" with "Grave Call"
