Feature: 375. Triggered abilities

  Rule: 376.1 "When", "at" and "the n-th time" make triggered abilities

    @also:376.2
    Example: when its controller conquers there, a buff may be spent
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Arena" on the board: "When you conquer here, you may spend a buff to draw 1."
      And Alice controls a unit "Quay Scout", buffed
      When Alice moves "Quay Scout" to "Arena"
      And all players pass
      And all players pass
      And Alice accepts
      Then Alice's hand holds 1 card
      And "Quay Scout" is not buffed

    Example: the buff is kept
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Arena" on the board: "When you conquer here, you may spend a buff to draw 1."
      And Alice controls a unit "Quay Scout", buffed
      When Alice moves "Quay Scout" to "Arena"
      And all players pass
      And all players pass
      And Alice declines
      Then Alice's hand still holds 0 cards
      And "Quay Scout" is still buffed

    Example: without a buff nobody is asked
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Arena" on the board: "When you conquer here, you may spend a buff to draw 1."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Arena"
      And all players pass
      And all players pass
      Then "Arena" is controlled by Alice
      And Alice's hand still holds 0 cards

    @also:317.1.a
    Example: at the end of the turn
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Stoker": "At the end of your turn, ready 2 runes."
      And Alice controls 2 fury runes, exhausted
      When the game goes to Bob's action phase
      Then 2 "Fury Rune" are ready

    Example: the first time each turn
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Pathfinder": "The first time I move each turn, you may ready something else that's exhausted."
      And Alice controls a unit "Drone", exhausted
      When Alice moves "Pathfinder" to "Alice's battlefield"
      And all players pass
      And Alice accepts
      Then "Drone" is ready

    @also:376.2.c
    Example: no second time in the turn
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Pathfinder": "[Ganking] The first time I move each turn, draw 1."
      And Alice has a spell "Fresh Legs" in her hand: "Ready a unit."
      When Alice moves "Pathfinder" to "Alice's battlefield"
      And all players pass
      And all players pass
      Then Alice's hand holds 2 cards
      When Alice plays "Fresh Legs" targeting "Pathfinder"
      And all players pass
      And Alice moves "Pathfinder" to Alice's base
      Then "Pathfinder" is still at Alice's base
      And the turn is in a neutral open state

    Example: the second time
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Pathfinder": "The second time I move each turn, draw 2."
      And Alice has a spell "Fresh Legs" in her hand: "Ready a unit."
      When Alice moves "Pathfinder" to "Alice's battlefield"
      And all players pass
      And Alice plays "Fresh Legs" targeting "Pathfinder"
      And all players pass
      Then Alice's hand holds 0 cards
      When Alice moves "Pathfinder" to Alice's base
      And all players pass
      Then Alice's hand holds 2 cards

  Rule: 376.1.b Of simultaneous events the controller picks one

    Example: two friendly units die at once
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Echo": "The first time another friendly unit dies each turn, draw 2."
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice controls a unit "Drone" at "Alice's battlefield"
      And Alice has a spell "Landslide" in her hand: "Kill all units at battlefields."
      When Alice plays "Landslide"
      And all players pass
      And Alice chooses "Drone"
      And all players pass
      Then "Quay Scout" is in Alice's trash
      And Alice's hand holds 2 cards
      And the turn is in a neutral open state

    @ruling:rift-302
    Example: it is the first time only once
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Echo": "The first time another friendly unit dies each turn, draw 2."
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Drone"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      And Alice has a spell "Sever" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Quay Scout"
      And all players pass
      And all players pass
      Then Alice's hand holds 3 cards
      When Alice plays "Sever" targeting "Drone"
      And all players pass
      Then "Drone" is in Alice's trash
      And the turn is in a neutral open state

    Example: in the next turn it is the first time again
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Echo": "The first time another friendly unit dies each turn, draw 2."
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Drone"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      And Bob has a spell "Sever" in his hand: "Kill a unit."
      When Alice plays "Rend" targeting "Quay Scout"
      And all players pass
      And all players pass
      And the game goes to Bob's action phase
      And Bob plays "Sever" targeting "Drone"
      And all players pass
      And all players pass
      Then Alice's hand holds 4 cards

    @ruling:rift-302
    Example: what died before it came doesn't count
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Echo" in her hand: "The first time another friendly unit dies each turn, draw 2."
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Drone"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      And Alice has a spell "Sever" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Quay Scout"
      And all players pass
      And Alice plays "Echo"
      And Alice plays "Sever" targeting "Drone"
      And all players pass
      Then Alice's hand holds 0 cards
      When all players pass
      Then Alice's hand holds 2 cards

  Rule: 376.2.c The condition is evaluated after the event

    Example: a condition besides
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Pathfinder": "When I move, if I have moved twice this turn, draw 2."
      And Alice has a spell "Fresh Legs" in her hand: "Ready a unit."
      When Alice moves "Pathfinder" to "Alice's battlefield"
      And all players pass
      And Alice plays "Fresh Legs" targeting "Pathfinder"
      And all players pass
      Then Alice's hand holds 0 cards
      When Alice moves "Pathfinder" to Alice's base
      And all players pass
      Then Alice's hand holds 2 cards

  Rule: 376.2.c.1 It is enough to be there right after the event

    @also:378.2
    Example: a card that the event itself put into the trash
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury unit "Ember Bird": "When you kill a unit with a spell, you may pay [2] to play me from your trash."
      And Alice controls 2 fury runes
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Ember Bird"
      And all players pass
      And all players pass
      And Alice accepts
      Then "Ember Bird" is still on the board
      And "Ember Bird" is exhausted

    Example: an opponent's spell is not one's own
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury unit "Ember Bird": "When you kill a unit with a spell, you may pay [2] to play me from your trash."
      And Alice controls 2 fury runes
      And it is Bob's action phase
      And Bob has a spell "Rend" in his hand: "Kill a unit."
      When Bob plays "Rend" targeting "Ember Bird"
      And all players pass
      Then "Ember Bird" is in Alice's trash
      And the turn is in a neutral open state

  Rule: 376.2.c.2 What leaves at the same time doesn't see the event

    Example: it stays and sees another die
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Foreman": "When another friendly unit dies, draw 2."
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Quay Scout"
      And all players pass
      And all players pass
      Then Alice's hand holds 2 cards

    @ruling:rift-304
    Example: both die in the same action
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Foreman": "When another friendly unit dies, draw 2."
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Landslide" in her hand: "Kill all units."
      When Alice plays "Landslide"
      And all players pass
      Then "Foreman" is in Alice's trash
      And "Quay Scout" is in Alice's trash
      And Alice's hand holds 0 cards
      And the turn is in a neutral open state

    Example: it sees its own death
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Martyr": "When I die, draw 2."
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Landslide" in her hand: "Kill all units."
      When Alice plays "Landslide"
      And all players pass
      And all players pass
      Then Alice's hand holds 2 cards

    Example: both die in the same cleanup
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Foreman" with might 2: "When another friendly unit dies, draw 2."
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Unbound Force" in her hand: "Deal 12 to all units."
      When Alice plays "Unbound Force"
      And all players pass
      Then "Foreman" is in Alice's trash
      And "Quay Scout" is in Alice's trash
      And the turn is in a neutral open state

    @also:734.1.d.3
    @ruling:rift-304
    Example: its own death it sees
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Martyr": "[Deathknell] - Draw 2."
      And Alice has a spell "Landslide" in her hand: "Kill all units."
      When Alice plays "Landslide"
      And all players pass
      And all players pass
      Then Alice's hand holds 2 cards

  Rule: 376.3 A triggered ability goes on the chain

    @also:376.3.a
    Example: in a Closed State, on another player's turn
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 3: "When I take damage, draw 1."
      And Alice has a spell "Spark" in her hand: "Deal 1 to a unit."
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then the turn is in a neutral closed state
      And Bob's hand still holds 0 cards
      When all players pass
      Then Bob's hand holds 1 card

  Rule: 376.3.b Whose abilities trigger orders them

    Example: the one put on first resolves last
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mourner": "When another friendly unit dies, draw 2."
      And Alice controls a unit "Avenger": "When another friendly unit dies, gain 1 point."
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Quay Scout"
      And all players pass
      And Alice orders "Mourner", "Avenger"
      And all players pass
      Then Alice has 1 point
      And Alice's hand holds 0 cards

    Example: the other way round
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mourner": "When another friendly unit dies, draw 2."
      And Alice controls a unit "Avenger": "When another friendly unit dies, gain 1 point."
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Quay Scout"
      And all players pass
      And Alice orders "Avenger", "Mourner"
      And all players pass
      Then Alice's hand holds 2 cards
      And Alice still has 0 points

  Rule: 376.3.b.1 Players put theirs on the chain in turn order

    Example: the Turn Player first, so that the other's resolves first
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Raven": "When a unit dies, gain 1 point."
      And Alice controls a unit "Mourner": "When another friendly unit dies, draw 2."
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Quay Scout"
      And all players pass
      And all players pass
      Then Bob has 1 point
      And Alice's hand holds 0 cards
      When all players pass
      Then Alice's hand holds 2 cards

    Example: on the other player's turn that player's come first
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Bob controls a unit "Raven": "When a unit dies, gain 1 point."
      And Alice controls a unit "Mourner": "When another friendly unit dies, draw 2."
      And Alice controls a unit "Quay Scout"
      And Bob has a spell "Rend" in his hand: "Kill a unit."
      When Bob plays "Rend" targeting "Quay Scout"
      And all players pass
      And all players pass
      Then Alice's hand holds 2 cards
      And Bob still has 0 points
      When all players pass
      Then Bob has 1 point

  Rule: 376.4.a Play effects trigger as their own permanent is played

    @also:376.4.a.2
    @also:376.4.a.1
    Example: a gear's
      Given a Riftbound game between Alice and Bob
      And Alice has a gear "Horn" in her hand: "When you play this, draw 2."
      When Alice plays "Horn"
      And all players pass
      Then Alice's hand holds 2 cards

  Rule: 376.4.a.4 What triggers on another object being played is no play effect

    Example: it triggers all the same
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Apprentice": "When you play a spell, buff me."
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      When Alice plays "Glimpse"
      And all players pass
      And all players pass
      Then "Apprentice" is buffed

  Rule: 376.4.b Conquer effects trigger when a battlefield is conquered

    @also:376.4.b.2
    @also:376.4.b.2.a
    Example: of a unit that took part
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Standard Bearer": "When I conquer, draw 1."
      When Alice moves "Standard Bearer" to "Bob's battlefield"
      And all players pass
      Then Alice has 1 point
      And the turn is in a neutral closed state
      When all players pass
      Then Alice's hand holds 1 card

    @also:376.4.b.2
    Example: not of a unit elsewhere
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Standard Bearer": "When I conquer, draw 1."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then Alice has 1 point
      And the turn is in a neutral open state

    @also:376.4.b.2
    @also:376.4.b.2.a
    Example: of a unit that another player owns
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Turncoat": "When I conquer, gain 1 point."
      And Alice has a spell "Charm" in her hand: "Gain control of an enemy unit."
      When Alice plays "Charm" targeting "Turncoat"
      And all players pass
      And Alice moves "Turncoat" to "Bob's battlefield"
      And all players pass
      Then the chain holds the ability of "Turncoat"
      When all players pass
      Then Alice has 2 points

    @also:376.4.b.2.b
    Example: of anything that speaks of the player
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Banner": "When you conquer, draw 1."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      And all players pass
      Then Alice's hand holds 1 card

  Rule: 376.4.b.2.c Conquer effects trigger also without the point

    @ruling:rift-306
    Example: the final point is withheld
      Given a Riftbound game between Alice and Bob
      And Alice has 7 points
      And Alice controls a gear "Banner": "When you conquer, draw 1."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      And all players pass
      Then Alice still has 7 points
      And Alice's hand holds 2 cards

  Rule: 376.4.c Hold effects trigger when a battlefield is held

    @also:376.4.c.2
    @also:376.4.c.2.a
    Example: of a unit that is there
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Keeper" at "Bob's battlefield": "When I hold, draw 2."
      When Alice passes
      Then Bob has 1 point
      When all players pass, which ends the scoring step
      Then Bob's hand holds 3 cards

    @also:376.4.c.2
    Example: of a unit that another player owns
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Turncoat": "When I hold, gain 1 point."
      And Alice has a spell "Charm" in her hand: "Gain control of an enemy unit."
      When Alice plays "Charm" targeting "Turncoat"
      And all players pass
      And Alice moves "Turncoat" to "Bob's battlefield"
      And all players pass
      Then Alice has 1 point
      When the game goes to Bob's action phase
      And all players pass, which ends the turn
      Then Alice has 2 points
      And the chain holds the ability of "Turncoat"

    @also:376.4.c.2
    Example: not of a unit elsewhere
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Keeper": "When I hold, draw 2."
      And Bob controls a unit "Drone" at "Bob's battlefield"
      When the game goes to Bob's action phase
      Then Bob has 1 point
      And Bob's hand holds 1 card

    @also:376.4.c.2.b
    Example: of anything that speaks of the player
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Banner": "When you hold, draw 2."
      And Bob controls a unit "Drone" at "Bob's battlefield"
      When the game goes to Bob's action phase
      Then Bob's hand holds 3 cards

  Rule: 376.4.d Attack triggers trigger when a unit becomes an attacker

    @also:376.4.d.2
    Example: on the initial chain
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Raider" with might 2: "When I attack, draw 1."
      And Bob controls a unit "Tide Warden" with might 9 at "Bob's battlefield"
      When Alice moves "Raider" to "Bob's battlefield"
      Then the turn is in a showdown closed state
      When all players pass
      Then Alice's hand holds 1 card

    Example: not where nobody defends
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Raider" with might 2: "When I attack, draw 1."
      When Alice moves "Raider" to "Bob's battlefield"
      And all players pass
      Then "Bob's battlefield" is controlled by Alice
      And Alice's hand still holds 0 cards

  Rule: 376.4.d.2.a Attack triggers are fulfilled once a combat

    Example: it leaves the combat and comes back
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Raider" with might 2: "When I attack, draw 1."
      And Bob controls a unit "Tide Warden" with might 9 at "Bob's battlefield"
      And Alice controls a unit "Old Walker" with might 5
      And Alice has a spell "Fall Back" in her hand: "[Action] Move a friendly unit to its base."
      And Alice has a spell "Charge" in her hand: "[Action] Move a friendly unit to a battlefield."
      When Alice moves "Raider" and "Old Walker" to "Bob's battlefield"
      And all players pass
      Then Alice's hand holds 3 cards
      When Alice plays "Fall Back" targeting "Raider"
      And all players pass
      Then "Raider" is not attacking
      When Bob passes
      And Alice plays "Charge" targeting "Raider" and "Bob's battlefield"
      And all players pass
      Then "Raider" is attacking
      And the turn is in a showdown open state

    Example: a unit that attacks may yet defend in the same combat, for somebody else
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Turncoat" with might 2: "When I defend, draw 1."
      And Alice controls a unit "Old Walker" with might 5
      And Bob controls a unit "Tide Warden" with might 9 at "Bob's battlefield"
      And Bob has a spell "Sway" in his hand: "[Action] Gain control of an enemy unit."
      When Alice moves "Turncoat" and "Old Walker" to "Bob's battlefield"
      And Alice passes
      And Bob plays "Sway" targeting "Turncoat"
      And all players pass
      Then "Turncoat" is defending
      And the chain of events holds the ability of "Turncoat"

  Rule: 376.4.e Defend triggers trigger when a unit becomes a defender

    @also:376.4.e.2
    Example: on the initial chain
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Raider" with might 2
      And Bob controls a unit "Tide Warden" with might 9 at "Bob's battlefield": "When I defend, draw 1."
      When Alice moves "Raider" to "Bob's battlefield"
      Then the turn is in a showdown closed state
      When all players pass
      Then Bob's hand holds 1 card

    @also:376.4.e.2.a
    Example: once in a combat
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Raider" with might 2
      And Bob controls a unit "Tide Warden" with might 9 at "Bob's battlefield"
      And Bob controls a unit "Watcher" with might 9 at "Bob's battlefield": "When I defend, draw 2."
      And Bob has a spell "Fall Back" in his hand: "[Action] Move a friendly unit to its base."
      And Bob has a spell "Charge" in his hand: "[Action] Move a friendly unit to a battlefield."
      When Alice moves "Raider" to "Bob's battlefield"
      And all players pass
      Then Bob's hand holds 4 cards
      When Alice passes
      And Bob plays "Fall Back" targeting "Watcher"
      And all players pass
      Then "Watcher" is not defending
      When Alice passes
      And Bob plays "Charge" targeting "Watcher" and "Bob's battlefield"
      And all players pass
      Then "Watcher" is defending
      And the turn is in a showdown open state

  Rule: 377.2 Triggered abilities of permanents are evaluated on the board

    Example: on the board
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mourner": "When a friendly unit dies, draw 2."
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Quay Scout"
      And all players pass
      And all players pass
      Then Alice's hand holds 2 cards

    Example: not in hand
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Mourner" in her hand: "When a friendly unit dies, draw 1."
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" is in Alice's trash
      And the turn is in a neutral open state

    Example: not in the trash
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Mourner" in her trash: "When a friendly unit dies, draw 1."
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Rend" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" is in Alice's trash
      And the turn is in a neutral open state

  Rule: 378.2 A triggered ability off the board says where it works

    Example: in the trash
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Stray" in her trash: "When you conquer, you may discard a card to return me from your trash to your hand."
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      And all players pass
      And Alice accepts
      Then "Stray" is in Alice's hand
      And "Glimpse" is in Alice's trash

    Example: not on the board
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Stray": "When you conquer, you may discard a card to return me from your trash to your hand."
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And all players pass
      Then "Bob's battlefield" is controlled by Alice
      And the turn is in a neutral open state

  Rule: 303.2.a What happens at the same time is put in turn order

    @also:376.3.b.1
    @also:303.2
    Example: the Turn Player's ability first, although its unit came later
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden": "When a unit dies, draw 1."
      And Alice controls a unit "Drone"
      And Alice has a unit "Bell Ringer" in her hand: "When a unit dies, draw 1."
      And Alice has a spell "Snare" in her hand: "Kill a unit."
      When Alice plays "Bell Ringer"
      And Alice plays "Snare" targeting "Drone"
      And all players pass
      Then the chain of events holds the ability of "Tide Warden", the ability of "Bell Ringer"

  Rule: 376.1.a What identifies a triggered ability may stand elsewhere than at the beginning

    Example: after what it does
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Doom" in her hand: "Kill a unit at the end of the turn."
      And Bob controls a unit "Tide Warden"
      When Alice plays "Doom"
      And all players pass
      Then "Tide Warden" is still at Bob's base
      When the game goes to Bob's action phase
      Then "Tide Warden" is in Bob's trash

    Example: after Legion
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Straggler" in her hand: "[Legion] - When you play me, gain 1 point."
      And Alice has a unit "Drone" in her hand
      When Alice plays "Drone"
      And Alice plays "Straggler"
      And all players pass
      Then Alice has 1 point

  Rule: 376.4.c.2.c Hold effects trigger though the point is replaced

    @also:376.4.b.2.c
    Example: something else comes in the place of the point
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Idol": "If you would gain a point, draw 2 instead."
      And Bob controls a unit "Tide Warden" at "Bob's battlefield": "When I hold, kill a gear."
      When Alice passes
      And all players pass, which ends the scoring step
      Then "Idol" is in Bob's trash
      And Bob still has 0 points

  Rule: 356.2.b All of a permanent's text is executed as it comes to the board

    Example: both of its play effects
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Foreman" in her hand:
      """
      When you play me, draw 2.
      When you play me, gain 1 point.
      """
      When Alice plays "Foreman"
      And Alice orders "Foreman", "Foreman"
      And all players pass
      And all players pass
      Then Alice has 1 point
      And Alice's hand holds 2 cards

  Rule: 376.3.a Abilities trigger in whatever state the turn is

    @also:389.1
    @also:442.1.b
    Example: on another player's turn, while that player is still paying for a spell
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone"
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Bargain" in her hand:
        """
        As an additional cost to play this, kill a friendly unit.
        Deal 1 to an enemy unit.
        """
      And Bob controls a unit "Tide Warden" with might 3: "When I'm chosen by a spell, draw 1."
      When Alice plays "Bargain" targeting "Tide Warden"
      Then Alice is asked to pay: kill
      And the chain of events holds the ability of "Tide Warden" and "Bargain"
