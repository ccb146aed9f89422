Feature: 505. Main phase

  Rule: 505.1 There is a main phase before the battle phase and one after it

    Example: both take place
      Given a Legions of Will game between Alice and Bob
      And it is Alice's resource step
      When all players pass
      Then it is Alice's prebattle main phase
      When the game goes to the end of battle step
      And all players pass
      Then it is Alice's postbattle main phase

  Rule: 505.1a Only the first main phase of a turn is a prebattle main phase

    @also:102.6a @also:500.9 @ruling:low-003
    Example: without a battle phase the second main phase is a postbattle one all the same
      Given a Legions of Will game between Alice and Bob
      And it is turn 1
      And Alice controls a unit "Watchdog": "At the beginning of your battle phase, you gain 1 resource."
      When all players pass
      Then it is Alice's postbattle main phase
      And Alice still has 10 resource

    Example: an added main phase is a postbattle one
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Lull" in hand: "There is an additional main phase after this phase."
      When Alice plays "Lull"
      And all players pass
      And all players pass
      Then it is Alice's postbattle main phase
      When all players pass
      Then it is Alice's beginning of battle step

  Rule: 505.2 A main phase has no steps and ends when all players pass

    Example: everything in it is one phase
      Given a Legions of Will game between Alice and Bob
      And it is Alice's postbattle main phase
      When all players pass
      Then it is Alice's end step

  Rule: 505.3 The active player gets priority in a main phase

    Example: first the active player, then the other
      Given a Legions of Will game between Alice and Bob
      And it is Alice's resource step
      When Alice passes
      And Bob passes
      Then it is Alice's prebattle main phase
      When Alice passes
      Then Bob has priority

  Rule: 505.3a Units, upgrades and traps are played in one's own main phase

    Example: a unit after battle
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Recruit" with cost 2 in hand
      When the game goes to the postbattle main phase
      And Alice plays "Recruit"
      And all players pass
      Then "Recruit" is on the battlefield
      And Alice has 8 resource

    @ruling:low-018
    Example: no unit during battle
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Recruit" with cost 2 in hand
      When the game goes to the beginning of battle step
      And Alice tries to play "Recruit"
      Then it is refused

    Example: no unit in another player's main phase
      Given a Legions of Will game between Alice and Bob
      And Bob has a unit "Recruit" with cost 2 in hand
      When Bob tries to play "Recruit"
      Then it is refused

    @ruling:low-018
    Example: no unit while the chain of events holds something
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Recruit" with cost 2 in hand
      And Alice has the action "Toll" in hand
      When Alice plays "Toll"
      And Alice tries to play "Recruit"
      Then it is refused

  Rule: 505.3b In a main phase the active player may activate a base

    @ruling:low-031
    Example: without using the chain of events
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Watchtower" with activation cost 4, face down
      When Alice turns up "Watchtower"
      Then "Watchtower" is face up
      And the chain of events is empty
      And Alice has 6 resource
      And Alice still has priority

    @ruling:low-031
    Example: not while the chain of events holds something
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Watchtower" with activation cost 4, face down
      And Bob has the action "Toll" in hand
      When Bob plays "Toll"
      And Bob passes
      And Alice tries to turn up "Watchtower"
      Then it is refused

    Example: not during battle
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Watchtower" with activation cost 4, face down
      When the game goes to the end of battle step
      And Alice tries to turn up "Watchtower"
      Then it is refused

  Rule: 505.3c In a main phase the active player may move units between bases

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Harbor" with capacity 1
      And Alice controls a base "Citadel" with capacity 2

    @ruling:low-026
    Example: without using the chain of events
      Given Alice controls a unit "Ferryman" in her base "Harbor"
      When Alice moves "Ferryman" to "Citadel"
      Then "Ferryman" is in "Citadel"
      And the chain of events is empty
      And Alice still has priority

    Example: not twice in a turn
      Given Alice controls a unit "Ferryman" in her base "Harbor"
      When Alice moves "Ferryman" to "Citadel"
      And Alice tries to move "Ferryman" to "Harbor"
      Then it is refused

    Example: not in the turn in which it was played
      Given Alice controls a unit "Ferryman" in her base "Harbor", played this turn
      When Alice tries to move "Ferryman" to "Citadel"
      Then it is refused

    Example: not into a base without available capacity
      Given Alice controls a unit "Ferryman" in her base "Citadel"
      And Alice controls a unit "Innkeeper" in her base "Harbor"
      When Alice tries to move "Ferryman" to "Harbor"
      Then it is refused

    Example: not to the base that it is in
      Given Alice controls a unit "Ferryman" in her base "Citadel"
      When Alice tries to move "Ferryman" to "Citadel"
      Then it is refused

    Example: not to another player's base
      Given Alice controls a unit "Ferryman" in her base "Harbor"
      And Bob controls a base "Keep" with capacity 2
      When Alice tries to move "Ferryman" to "Keep"
      Then it is refused

    Example: a unit that another player owns
      Given Bob controls a unit "Ferryman"
      And Alice has the action "Bribe" in hand: "You gain control of target unit for the rest of the game."
      When Alice plays "Bribe" targeting "Ferryman"
      And all players pass
      And Alice chooses "Harbor"
      And Alice moves "Ferryman" to "Citadel"
      Then "Ferryman" is in "Citadel"
      And "Ferryman" is still owned by Bob

    Example: not while the chain of events holds something
      Given Alice controls a unit "Ferryman" in her base "Harbor"
      And Alice has the action "Toll" in hand
      When Alice plays "Toll"
      And Alice tries to move "Ferryman" to "Citadel"
      Then it is refused

    Example: not in another player's turn
      Given Alice controls a unit "Ferryman" in her base "Harbor"
      And it is Bob's prebattle main phase
      When Alice tries to move "Ferryman" to "Citadel"
      Then it is refused

    @ruling:low-023
    Example: not a frozen unit
      Given Alice controls a unit "Ferryman" with 1 ice counter in her base "Harbor"
      When Alice tries to move "Ferryman" to "Citadel"
      Then it is refused
