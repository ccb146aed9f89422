Feature: 105. Spaces: cards go to zones of their owners (107)

  Rule: 107.1.d A card is never put into another player's trash

    Example: its owner recycles it when burning out
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 2
      And Bob's main deck holds 0 cards
      And Alice has a spell "Sway" in her hand: "Gain control of an enemy unit."
      And Alice has a spell "Snuff" in her hand: "Kill a unit."
      When Alice plays "Sway"
      And all players pass
      Then "Tide Warden" is controlled by Alice
      When Alice plays "Snuff" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's trash
      When the game goes to Bob's action phase
      Then "Tide Warden" is in Bob's hand

  Rule: 107.5.d A card is never put into another player's banishment

    Example: of two units that another player controls, one is banished and one dies
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 2
      And Bob controls a unit "Old Walker" with might 2
      And Bob's main deck holds 0 cards
      And Alice has a spell "Sway" in her hand: "Gain control of any number of enemy units."
      And Alice has a spell "Exile" in her hand: "Banish a unit."
      And Alice has a spell "Snuff" in her hand: "Kill a unit."
      When Alice plays "Sway" targeting "Tide Warden" and "Old Walker"
      And all players pass
      And Alice plays "Exile" targeting "Tide Warden"
      And all players pass
      And Alice plays "Snuff" targeting "Old Walker"
      And all players pass
      Then "Tide Warden" is in Bob's banishment
      When the game goes to Bob's action phase
      Then "Old Walker" is in Bob's hand
      And "Tide Warden" is in Bob's banishment

    Example: its owner plays it from there
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Revenant" with might 2: "You may play me from your banishment."
      And Alice has a spell "Sway" in her hand: "Gain control of an enemy unit."
      And Alice has a spell "Exile" in her hand: "Banish a unit."
      When Alice plays "Sway"
      And all players pass
      And Alice plays "Exile" targeting "Revenant"
      And all players pass
      And the game goes to Bob's action phase
      And Bob plays "Revenant"
      Then "Revenant" is at Bob's base
      And "Revenant" is controlled by Bob

  Rule: 107.6.f A card is never put into another player's hand

    Example: its owner plays it from the hand
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 2
      And Alice has a spell "Sway" in her hand: "Gain control of an enemy unit."
      And Alice has a spell "Undertow" in her hand: "Return a unit to its owner's hand."
      When Alice plays "Sway"
      And all players pass
      And Alice plays "Undertow" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's hand
      When the game goes to Bob's action phase
      And Bob plays "Tide Warden"
      Then "Tide Warden" is exhausted

  Rule: 107.2.b.1 A Chosen Champion returns to the Champion Zone only if no card is there

    @also:107.2.b
    Example: another copy is there
      Given a Riftbound game between Alice and Bob
      And Alice has a champion unit "Hero" in her champion zone
      And Alice controls a champion unit "Hero" with might 4
      And Alice has a spell "Recess" in her hand: "Return a friendly unit to its owner's champion zone."
      When Alice plays "Recess" 
      And all players pass
      Then "Hero" (1) is still at Alice's base
      And "Recess" is in Alice's trash

  Rule: 103.2.a.3 Every champion unit with the name of the Chosen Champion counts as that

    Example: another copy on the board
      Given a Riftbound game between Alice and Bob
      And Alice has a champion unit "Hero, Young" in her champion zone
      And Alice controls a champion unit "Hero, Young" with might 4
      And Alice controls a champion unit "Villain" with might 4
      And Alice has a spell "Banner Song" in her hand: "Buff a chosen champion unit you control."
      When Alice plays "Banner Song"
      And all players pass
      Then "Hero, Young" (1) is buffed
      And "Villain" is not buffed

    Example: one that is played from the hand
      Given a Riftbound game between Alice and Bob
      And Alice has a champion unit "Mara, Rebel" in her champion zone
      And Alice has a champion unit "Mara, Rebel" in her hand
      And Alice controls a unit "Herald": "When you play your Chosen Champion, channel 1 rune."
      When Alice plays "Mara, Rebel" (2)
      Then the chain holds the ability of "Herald"

    @also:131~2
    Example: one with another subtitle isn't
      Given a Riftbound game between Alice and Bob
      And Alice has a champion unit "Mara, Rebel" in her champion zone
      And Alice has a champion unit "Mara, Wrecker" in her hand
      And Alice controls a unit "Herald": "When you play your Chosen Champion, channel 1 rune."
      When Alice plays "Mara, Wrecker"
      Then "Mara, Wrecker" is on the board
      And the chain is empty

  Rule: 131~2 A card's name is its short name and its subtitle

    Example: the same short name with another subtitle is another card
      Given a Riftbound game between Alice and Bob
      And Alice has a champion unit "Hero, Young" in her champion zone
      And Alice controls a champion unit "Hero, Young" with might 4
      And Alice controls a champion unit "Hero, Old" with might 4
      And Alice has a spell "Banner Song" in her hand: "Buff a chosen champion unit you control."
      Then Alice can't target "Hero, Old" with "Banner Song"
      When Alice plays "Banner Song"
      And all players pass
      Then "Hero, Young" (1) is buffed

    Example: a text that names one means that one alone
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Mara, Rebel"
      And Bob controls a unit "Mara, Wrecker"
      And Alice has a spell "Warrant" in her hand: "Kill all units named Mara, Wrecker."
      When Alice plays "Warrant"
      And all players pass
      Then "Mara, Wrecker" is in Bob's trash
      And "Mara, Rebel" is still on the board

  Rule: 103.2.d.3 A Signature card is no Champion and is not put into the Champion Zone

    Example: it stays where it was
      Given a Riftbound game between Alice and Bob
      And Alice controls a signature unit "Bear"
      And Alice controls a champion unit "Hero"
      And Alice has a spell "Recess" in her hand: "Return all friendly units to their owner's champion zone."
      When Alice plays "Recess"
      And all players pass
      Then "Hero" is in Alice's champion zone
      And "Bear" is still at Alice's base

  Rule: 103.2.a.3 A card may speak of its player's Chosen Champion on the board

    @also:352.10.d.1
    Example: it is chosen, for there may be several copies
      Given a Riftbound game between Alice and Bob
      And Alice has a champion unit "Vex, Rebel" in her champion zone
      And Alice controls 2 champion units "Vex, Rebel", exhausted
      And Alice controls a champion unit "Vex, Calm", exhausted
      And Alice has a spell "Rise" in her hand: "Ready your Chosen Champion."
      Then Alice can't target "Vex, Calm" with "Rise"
      When Alice plays "Rise" targeting "Vex, Rebel" (2)
      Then "Rise" is targeting "Vex, Rebel" (2)
      When all players pass
      Then "Vex, Rebel" (2) is ready
      And "Vex, Rebel" (1) is still exhausted

    @also:361
    Example: what is simply said of it is said of whichever are in play
      Given a Riftbound game between Alice and Bob
      And Alice has a champion unit "Vex, Rebel" in her champion zone
      And Alice controls 2 champion units "Vex, Rebel" with might 3
      And Alice controls a champion unit "Vex, Calm" with might 3
      And Alice has a unit "Herald" in her hand: "Your Chosen Champion has +1 [M]."
      When Alice plays "Herald" to her base
      Then "Vex, Rebel" (1) has might 4
      And "Vex, Rebel" (2) has might 4
      And "Vex, Calm" still has might 3
