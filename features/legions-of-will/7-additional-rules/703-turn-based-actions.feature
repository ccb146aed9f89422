Feature: 703. Turn-based actions

  Rule: 703.1 Turn-based actions happen by themselves as steps begin and end, without the chain of events

    Example: nobody can respond to what bases produce
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Mint" with production 2
      When the game goes to Bob's resource step
      Then Bob has 12 resource
      And the chain of events is empty
      And Bob has priority

    @also:500.3
    Example: units leave battle as its last step ends
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound"
      When Alice attacks Bob's base with "Ash Hound"
      And the game goes to the end of battle step
      Then "Ash Hound" is attacking
      When all players pass
      Then "Ash Hound" is not attacking
      And it is Alice's postbattle main phase

  Rule: 703.1a "At the beginning of" a step is a triggered ability and no turn-based action

    Example: it goes on the chain of events
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob controls a unit "Dew Moth": "At the beginning of your effect step, you gain 2 resource."
      When all players pass, which ends the turn
      Then the chain of events holds the ability of "Dew Moth"
      And Bob still has 10 resource

  Rule: 703.3 Turn-based actions come first in a step

    Example: before state-based actions and before abilities are put on the chain of events
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Patient" with power 3 and 2 poison counters
      And Bob controls a unit "Nurse": "At the beginning of your effect step, if you control two or more units, you gain 1 resource."
      When the game goes to Bob's effect step
      Then "Patient" is in Bob's graveyard
      And the chain of events holds the ability of "Nurse"

  Rule: 703.4a Reset step: the active player's permanents reset

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Sleeper", rested
      And Alice controls a unit "Dozer", rested

    Example: the active player's, and no one else's
      When the game goes to Bob's effect step
      Then "Sleeper" is reset
      And "Dozer" is still rested

    Example: what a player controls, whoever owns it
      Given Alice has the action "Bribe" in hand: "You gain control of target unit for the rest of the game."
      When Alice plays "Bribe" targeting "Sleeper"
      And all players pass
      And the game goes to Bob's effect step
      Then "Sleeper" is still rested

    Example: not what an effect keeps rested
      Given Bob controls a unit "Stone Sleeper", rested: "This unit doesn't reset during your reset step."
      When the game goes to Bob's effect step
      Then "Sleeper" is reset
      And "Stone Sleeper" is still rested

  Rule: 703.4b Effect step: poison grows and ice melts

    Example: on the active player's permanents
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Patient" with power 9, 2 poison counters and 2 ice counters
      And Alice controls a unit "Carrier" with power 9, 1 poison counter and 1 ice counter
      When the game goes to Bob's effect step
      Then "Patient" has 3 poison counters and 1 ice counter
      And "Carrier" still has 1 poison counter and 1 ice counter

    Example: on what that player controls, whoever owns it
      Given a Legions of Will game between Alice and Bob
      And it is Bob's postbattle main phase
      And Bob controls a unit "Patient" with power 9 and 2 poison counters
      And Alice has the action "Abduction" in hand: "Gain control of target unit."
      When Bob passes
      And Alice plays "Abduction" targeting "Patient"
      And all players pass
      And the game goes to Alice's effect step
      Then "Patient" has 3 poison counters

  Rule: 703.4c Resource step: the active player gains what the bases produce

    Example: the sum of face-up bases
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Mint" with production 2
      And Bob controls a base "Quarry" with production 3
      And Bob controls a base "Ruin" with production 4, face down
      When the game goes to Bob's resource step
      Then Bob has 15 resource

  Rule: 703.4d Declare attackers step: the active player declares attackers

    Example: before anybody gets priority
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound"
      When the game goes to the declare attackers step
      Then Alice is asked to declare attackers

  Rule: 703.4e Declare blockers step: the defending player declares blockers

    Example: before anybody gets priority
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound"
      And Bob controls a unit "Squire"
      When Alice attacks Bob's base with "Ash Hound"
      And the game goes to the declare blockers step
      Then Bob is asked to declare blockers

  Rule: 703.4f The active player orders the blockers of one attacker

    Example: two blockers
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with power 9
      And Bob controls a unit "Squire" with power 2
      And Bob controls a unit "Page" with power 3
      When Alice attacks Bob's base with "Ash Hound"
      And Bob blocks "Ash Hound" with "Squire" and "Page"
      And Alice orders the units fighting "Ash Hound" as "Page", "Squire"
      And all players pass
      And Alice assigns 7 damage of "Ash Hound" to "Page" and 2 to "Squire"
      Then "Page" is in Bob's graveyard
      And "Squire" is in Bob's graveyard

  Rule: 703.4h Battle damage is assigned as its controller announces

    Example: all of it to the first blocker
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with power 6
      And Bob controls a unit "Squire" with power 2
      And Bob controls a unit "Page" with power 3
      When Alice attacks Bob's base with "Ash Hound"
      And Bob blocks "Ash Hound" with "Squire" and "Page"
      And Alice orders the units fighting "Ash Hound" as "Page", "Squire"
      And all players pass
      And Alice assigns 6 damage of "Ash Hound" to "Page" and 0 to "Squire"
      Then "Page" is in Bob's graveyard
      And "Squire" is still on the battlefield

  Rule: 703.4i Battle damage is dealt at once

    Example: two units kill each other
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with power 3
      And Bob controls a unit "Squire" with power 3
      When Alice attacks Bob's base with "Ash Hound"
      And Bob blocks "Ash Hound" with "Squire"
      And all players pass
      Then "Ash Hound" is in Alice's graveyard
      And "Squire" is in Bob's graveyard

  Rule: 703.4j Cleanup step: the active player discards down to the maximum hand size

    Example: the active player alone
      Given a Legions of Will game between Alice and Bob
      And Alice has 3 units "Bauble" in hand
      And Bob has 3 units "Trinket" in hand
      When the game goes to the end step
      And all players pass
      And Alice chooses "Bauble" (1)
      Then Alice's hand holds 2 cards
      And Bob's hand still holds 3 cards

  Rule: 703.4k Then damage is removed, and effects of this turn end, all at once

    Example: a unit that only its bonus kept alive
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Sapling" with power 2
      And Alice has the action "Rain" in hand: "Target unit gains +3 power until end of turn."
      And Bob has the action "Spark" in hand: "Spark deals 4 damage to target unit."
      When Alice plays "Rain" targeting "Sapling"
      And all players pass
      And Bob plays "Spark" targeting "Sapling"
      And all players pass
      Then "Sapling" has power 5 and 4 damage marked
      When the game goes to Bob's effect step
      Then "Sapling" is still on the battlefield
      And "Sapling" still has power 2 and no damage marked
