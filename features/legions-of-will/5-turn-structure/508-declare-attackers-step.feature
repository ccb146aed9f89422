Feature: 508. Declare attackers step

  Rule: 508.1 The active player declares attackers

    Example: as many units as the player likes, before anybody has priority
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice controls a unit "Outrider" with power 2
      When the game goes to the beginning of battle step
      And all players pass
      Then Alice is asked to declare attackers
      When Alice attacks Bob's base with "Raider"
      Then "Raider" is attacking Bob's base
      And "Outrider" is not attacking

    Example: a declaration that isn't legal leaves everything as it was
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3, rested
      And Alice controls a unit "Outrider" with power 2
      When Alice tries to attack Bob's base with "Raider"
      Then it is refused
      And "Outrider" is not attacking

  Rule: 508.1a Reset units that haven't moved between bases this turn may attack

    Example: a rested unit doesn't attack
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3, rested
      When Alice tries to attack Bob's base with "Raider"
      Then it is refused

    Example: a unit that has moved doesn't attack
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Nomad" with power 3 in her base "Oasis"
      And Alice controls a base "Caravan"
      When Alice moves "Nomad" to "Caravan"
      And Alice tries to attack Bob's base with "Nomad"
      Then it is refused

    Example: nor does one that an effect has moved
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Nomad" with power 3 in her base "Oasis"
      And Alice controls a base "Caravan"
      And Alice has the action "March" in hand: "Move target unit you control to target base you control."
      When Alice plays "March" targeting "Nomad" and "Caravan"
      And all players pass
      And Alice tries to attack Bob's base with "Nomad"
      Then it is refused
      And "Nomad" is in her base "Caravan"

    @ruling:low-050
    Example: a unit attacks in the turn in which it was played
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Recruit" with will 1 and power 2 in hand
      When Alice plays "Recruit"
      And all players pass
      And Alice attacks Bob's base with "Recruit"
      Then "Recruit" is attacking Bob's base

    @ruling:low-073 @also:108.2b
    Example: a unit attacks in the turn in which control of it changed
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Turncoat" with power 3
      And Alice has the action "Bribe" in hand: "Gain control of target unit."
      When Alice plays "Bribe" targeting "Turncoat"
      And all players pass
      And Alice attacks Bob's base with "Turncoat"
      Then "Turncoat" is attacking Bob's base

    @ruling:low-073
    Example: but not rested, as it came
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Turncoat" with power 3, rested
      And Alice has the action "Bribe" in hand: "Gain control of target unit."
      When Alice plays "Bribe" targeting "Turncoat"
      And all players pass
      And Alice tries to attack Bob's base with "Turncoat"
      Then it is refused by rule 508.1a

    @ruling:low-023
    Example: a frozen unit doesn't attack
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3 and 2 ice counters
      When Alice tries to attack Bob's base with "Raider"
      Then it is refused

  Rule: 508.1b Each chosen unit attacks a base that the active player names

    Example: two units, two bases
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice controls a unit "Outrider" with power 2
      And Bob controls a base "Mill"
      And Bob controls a base "Barn"
      When Alice attacks with:
        | unit     | base |
        | Raider   | Barn |
        | Outrider | Mill |
      Then "Raider" is attacking "Barn"
      And "Outrider" is attacking "Mill"

    @ruling:low-030
    Example: a face-down base is not attacked
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob controls a base "Mill"
      And Bob controls a base "Cellar", face down
      When Alice tries to attack "Cellar" with "Raider"
      Then it is refused

  Rule: 508.1c A 12-sided die is rolled for the will of each chosen unit

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with will 7 and power 3

    @ruling:low-053
    Example: a roll as high as the will meets it
      Given the next will roll is 7
      When Alice attacks Bob's base with "Raider"
      Then "Raider" is attacking Bob's base

    @ruling:low-051
    Example: a lower roll doesn't, and the unit is not rested
      Given the next will roll is 6
      When Alice attacks Bob's base with "Raider"
      Then "Raider" is not attacking
      And "Raider" is not rested
      And it is Alice's declare attackers step

    @ruling:low-051
    Example: only the unit that failed is out
      Given Alice controls a unit "Outrider" with will 4 and power 2
      And the next will rolls are 3 and 4
      When Alice attacks Bob's base with "Raider" and "Outrider"
      Then "Outrider" is attacking Bob's base
      And "Raider" is not attacking

    @ruling:low-053
    Example: what modifies the roll counts
      Given Alice controls an upgrade "Drum": "Add 2 to the result of each die you roll."
      And the next will roll is 5
      When Alice attacks Bob's base with "Raider"
      Then "Raider" is attacking Bob's base

    @ruling:low-070
    Example: who failed isn't declared once more
      Given the next will roll is 6
      When Alice attacks Bob's base with "Raider"
      And Alice tries to attack Bob's base with "Raider"
      Then it is refused

  Rule: 508.1d Restrictions on attacking are obeyed

    Example: an effect says that a unit can't attack
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Statuary" with power 8: "Statuary can't attack."
      When Alice tries to attack Bob's base with "Statuary"
      Then it is refused

    @also:509.1b
    Example: neither to attack nor to block alone
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Cub" with power 3: "Cub can't attack or block alone."
      And Bob controls a unit "Bear" with power 3
      When Alice tries to attack Bob's base with "Cub"
      Then it is refused
      When the game goes to Bob's beginning of battle step
      And Bob attacks Alice's base with "Bear"
      And Alice tries to block "Bear" with "Cub"
      Then it is refused

    Example: unless a condition is met, and it is not
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Cub" with power 3: "Cub can't attack unless you control another unit."
      When Alice tries to attack Bob's base with "Cub"
      Then it is refused

    Example: two units that can't attack alone attack together
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Left Hand" with power 2: "Left Hand can't attack alone."
      And Alice controls a unit "Right Hand" with power 2: "Right Hand can't attack alone."
      And Alice controls a unit "Page"
      When Alice attacks Bob's base with "Left Hand" and "Right Hand"
      Then "Left Hand" is attacking Bob's base
      And "Right Hand" is attacking Bob's base

    Example: by itself such a unit doesn't attack
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Left Hand" with power 2: "Left Hand can't attack alone."
      When Alice tries to attack Bob's base with "Left Hand"
      Then it is refused

    @ruling:low-052
    Example: it goes on attacking when the other one's roll fails
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Left Hand" with will 3 and power 2: "Left Hand can't attack alone."
      And Alice controls a unit "Squire" with will 9 and power 2
      And Alice controls a unit "Page"
      And the next will rolls are 3 and 8
      When Alice attacks Bob's base with "Left Hand" and "Squire"
      Then "Left Hand" is attacking Bob's base
      And "Squire" is not attacking

    Example: not with a companion whose cost can't be paid as well
      Given a Legions of Will game between Alice and Bob
      And Alice has 3 resource
      And Bob controls an upgrade "Tollgate": "Units can't attack unless their controller pays 2."
      And Alice controls a unit "Left Hand" with power 2: "Left Hand can't attack alone."
      And Alice controls a unit "Right Hand" with power 2: "Right Hand can't attack alone."
      When Alice tries to attack Bob's base with "Left Hand"
      Then it is refused

  Rule: 508.1e As many requirements to attack as possible are obeyed

    Example: a unit that attacks if able is declared, whatever its controller would like
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Berserker" with power 5: "Berserker attacks each turn if able."
      When the game goes to the beginning of battle step
      And all players pass
      Then "Berserker" is attacking Bob's base

    Example: others stay where they are
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Berserker" with power 5: "Berserker attacks each turn if able."
      And Alice controls a unit "Squire" with power 2
      When Alice attacks Bob's base with "Berserker"
      Then "Berserker" is attacking Bob's base
      And "Squire" is not attacking

    Example: it isn't able while it is rested
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Berserker" with power 5, rested: "Berserker attacks each turn if able."
      And Alice controls a unit "Squire" with power 2
      When Alice attacks Bob's base with "Squire"
      Then "Squire" is attacking Bob's base
      And "Berserker" is not attacking

    Example: a restriction comes before a requirement
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Berserker" with power 5: "Berserker attacks each turn if able."
      And Alice controls a unit "Squire" with power 2
      And Bob has the action "Edict" in hand: "Target unit can't attack this turn."
      When Bob plays "Edict" targeting "Berserker"
      And all players pass
      And Alice attacks Bob's base with "Squire"
      Then "Squire" is attacking Bob's base
      And "Berserker" is not attacking

    Example: nobody must pay to obey a requirement
      Given a Legions of Will game between Alice and Bob
      And Bob controls an upgrade "Tollgate": "Units can't attack unless their controller pays 2."
      And Alice controls a unit "Berserker" with power 5: "Berserker attacks each turn if able."
      When Alice declares no attackers
      And all players pass
      Then it is Alice's end of battle step
      And Alice still has 10 resource

    Example: nor to give it company
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Moth" with power 5:
        """
        Moth attacks each turn if able.
        Moth can't attack alone.
        """
      And Alice controls a unit "Mercenary" with power 5: "Mercenary can't attack unless its controller pays 2."
      When Alice declares no attackers
      And all players pass
      Then it is Alice's end of battle step
      And Alice still has 10 resource

    Example: nobody declares fewer attackers than are required
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Berserker" with power 5: "Berserker attacks each turn if able."
      And Alice controls a unit "Squire" with power 2
      And Bob controls a base "Mill"
      And Bob controls a base "Barn"
      When Alice tries to declare no attackers
      Then it is refused
      And "Berserker" is not attacking
      And Alice is asked to declare attackers

  Rule: 508.1f The chosen units are rested

    Example: attacking rests a unit
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice controls a unit "Squire"
      When Alice attacks Bob's base with "Raider"
      Then "Raider" is rested
      And "Squire" is not rested

    Example: before optional costs are chosen
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Gambler" with power 3: "You may pay 4 as Gambler attacks."
      When Alice attacks Bob's base with "Gambler"
      Then Alice is asked to may pay
      And "Gambler" is rested
      When Alice declines
      Then "Gambler" is attacking Bob's base

  Rule: 508.1g Optional costs to attack are paid only by choice

    Example: a cost that isn't chosen isn't paid
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Gambler" with power 3: "You may pay 4 as Gambler attacks."
      When Alice attacks Bob's base with "Gambler"
      And Alice declines
      Then "Gambler" is attacking Bob's base
      And Alice still has 10 resource

    Example: they are chosen before any cost is paid
      Given a Legions of Will game between Alice and Bob
      And Bob controls an upgrade "Tollgate": "Units can't attack unless their controller pays 2."
      And Alice controls a unit "Gambler" with power 3: "You may pay 4 as Gambler attacks."
      When Alice attacks Bob's base with "Gambler"
      Then Alice is asked to may pay
      And Alice still has 10 resource
      When Alice declines
      Then Alice has 8 resource

  Rule: 508.1h Costs to attack are added up

    Example: for each of the chosen units
      Given a Legions of Will game between Alice and Bob
      And Bob controls an upgrade "Tollgate": "Units can't attack unless their controller pays 2."
      And Alice controls a unit "Raider" with power 3
      And Alice controls a unit "Outrider" with power 2
      When Alice attacks Bob's base with "Raider" and "Outrider"
      Then Alice has 6 resource
      And "Outrider" is attacking Bob's base

    Example: as they are once the chosen units are rested
      Given a Legions of Will game between Alice and Bob
      And Alice has 1 resource
      And Alice controls a unit "Raider" with power 3: "As long as this unit is rested, units can't attack unless their controller pays 1."
      And Alice controls a unit "Outrider" with power 2
      When Alice attacks Bob's base with "Outrider"
      Then Alice still has 1 resource
      And "Outrider" is attacking Bob's base

    Example: which nobody can pay who has nothing left
      Given a Legions of Will game between Alice and Bob
      And Alice has 0 resource
      And Alice controls a unit "Raider" with power 3: "As long as this unit is rested, units can't attack unless their controller pays 1."
      When Alice tries to attack Bob's base with "Raider"
      Then it is refused

  Rule: 508.1i Costs to attack are paid in full

    Example: who can't pay doesn't attack
      Given a Legions of Will game between Alice and Bob
      And Alice has 1 resource
      And Bob controls an upgrade "Tollgate": "Units can't attack unless their controller pays 2."
      And Alice controls a unit "Raider" with power 3
      When Alice tries to attack Bob's base with "Raider"
      Then it is refused

    Example: who can pay for one attacks with one
      Given a Legions of Will game between Alice and Bob
      And Alice has 3 resource
      And Bob controls an upgrade "Tollgate": "Units can't attack unless their controller pays 2."
      And Alice controls a unit "Raider" with power 3
      And Alice controls a unit "Outrider" with power 2
      When Alice attacks Bob's base with "Raider"
      Then Alice has 1 resource
      And "Raider" is attacking Bob's base

    Example: before the unit attacks
      Given a Legions of Will game between Alice and Bob
      And Bob controls an upgrade "Tollgate": "Units can't attack unless their controller pays 2."
      And Alice controls a unit "Raider" with power 3: "Whenever Raider attacks, if you have 10 or more resource, draw a card."
      When Alice attacks Bob's base with "Raider"
      Then Alice has 8 resource
      And "Raider" is attacking Bob's base
      And the chain of events is empty

  Rule: 508.1j Chosen units become attacking units until the battle phase ends

    Example: from the declaration on
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      When Alice attacks Bob's base with "Raider"
      And the game goes to the end of battle step
      Then "Raider" is attacking Bob's base

    Example: and no longer
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      When Alice attacks Bob's base with "Raider"
      And the game goes to the postbattle main phase
      Then "Raider" is not attacking
      And "Raider" is rested

  Rule: 508.1k What triggers on attackers being declared triggers; will that depends on other attackers waits for them

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Packhound" with will 7 and power 4: "Packhound gains -2 will as long as one or more other units are attacking."
      And Alice controls a unit "Huntmaster" with will 6 and power 2

    @ruling:low-054
    Example: it attacks if another unit meets its will
      Given the next will rolls are 5 and 6
      When Alice attacks Bob's base with "Packhound" and "Huntmaster"
      Then "Packhound" is attacking Bob's base
      And "Huntmaster" is attacking Bob's base

    @ruling:low-054
    Example: it doesn't if no other unit does
      Given the next will rolls are 5 and 5
      When Alice attacks Bob's base with "Packhound" and "Huntmaster"
      Then "Packhound" is not attacking
      And "Huntmaster" is not attacking

    @ruling:low-054
    Example: not even then with a roll that is lower still
      Given the next will rolls are 4 and 6
      When Alice attacks Bob's base with "Packhound" and "Huntmaster"
      Then "Huntmaster" is attacking Bob's base
      And "Packhound" is not attacking

  Rule: 508.2 Then the active player gets priority

    Example: with the attackers declared
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      When Alice attacks Bob's base with "Raider"
      Then it is Alice's declare attackers step
      And Alice still has priority

    @ruling:low-055
    Example: even if every roll has failed
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with will 8
      And the next will roll is 2
      When Alice attacks Bob's base with "Raider"
      Then it is Alice's declare attackers step
      When all players pass
      Then it is Alice's end of battle step

  Rule: 508.2~2 Abilities trigger on what a unit is as it is declared

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls an upgrade "Holy Ward": "Whenever a Demon an opponent controls attacks, destroy that unit at end of battle."
      And Alice has the action "Redeeming Light" in hand: "Target unit becomes an Angel until end of turn."
      And Alice has the action "Dark Pact" in hand: "Target unit becomes a Demon until end of turn."

    Example: it fits as it attacks
      Given Alice controls a Demon unit "Fiend" with power 3
      When Alice attacks Bob's base with "Fiend"
      And all players pass
      And the game goes to the end of battle step
      And all players pass
      Then "Fiend" is in Alice's graveyard

    Example: it comes to fit only afterwards
      Given Alice controls an Angel unit "Seraph" with power 3
      When Alice attacks Bob's base with "Seraph"
      And Alice plays "Dark Pact" targeting "Seraph"
      And all players pass
      Then "Seraph" is a Demon
      And the chain of events is empty
      When the game goes to the postbattle main phase
      Then "Seraph" is still on the battlefield

    Example: it no longer fits afterwards, but has triggered
      Given Alice controls a Demon unit "Fiend" with power 3
      When Alice attacks Bob's base with "Fiend"
      And Alice plays "Redeeming Light" targeting "Fiend"
      And all players pass
      Then "Fiend" is an Angel
      And the chain of events holds the ability of "Holy Ward"

  Rule: 508.2a What triggered is put on the chain of events before the active player gets priority

    Example: abilities of both players, the active player's first
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Herald" with power 2: "Whenever Herald attacks, you gain 1 resource."
      And Bob controls an upgrade "Alarm Bell": "Whenever a unit attacks, you gain 2 resource."
      When Alice attacks Bob's base with "Herald"
      Then the chain of events holds the ability of "Alarm Bell", the ability of "Herald"
      And Alice still has priority

    Example: what triggered as the units were rested waits with them
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Sleeper" with power 2: "Whenever Sleeper becomes rested, you gain 1 resource."
      When Alice attacks Bob's base with "Sleeper"
      Then the chain of events holds the ability of "Sleeper"
      And "Sleeper" is attacking Bob's base

  Rule: 508.3a "Whenever a unit attacks" triggers as it is declared

    Example: once for each unit that is declared
      Given a Legions of Will game between Alice and Bob
      And Bob controls an upgrade "Alarm Bell": "Whenever a unit attacks, you gain 1 resource."
      And Alice controls a unit "Raider" with power 3
      And Alice controls a unit "Outrider" with power 2
      When Alice attacks Bob's base with "Raider" and "Outrider"
      And Bob orders "Alarm Bell", "Alarm Bell"
      Then the chain of events holds the ability of "Alarm Bell", the ability of "Alarm Bell"

    Example: not for a unit whose roll has failed
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Herald" with will 8: "Whenever Herald attacks, you gain 1 resource."
      And the next will roll is 7
      When Alice attacks Bob's base with "Herald"
      Then the chain of events is empty
      And it is Alice's declare attackers step

    Example: not for a unit put onto the battlefield attacking
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice has a unit "Wraith" with power 2 in her graveyard: "Whenever Wraith attacks, you gain 1 resource."
      And Alice has the action "Ambush" in hand: "Return target unit card from your graveyard to the battlefield attacking."
      When Alice attacks Bob's base with "Raider"
      And Alice plays "Ambush" targeting "Wraith"
      And all players pass
      Then "Wraith" is attacking Bob's base
      And the chain of events is empty

    Example: "attacks or blocks" is either
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3: "Whenever Raider attacks or blocks, you gain 1 resource."
      And Bob controls a unit "Boar" with power 3: "Whenever Boar attacks or blocks, you gain 1 resource."
      When Alice attacks Bob's base with "Raider"
      And all players pass
      Then Alice has 11 resource
      When Bob blocks "Raider" with "Boar"
      And all players pass
      Then Bob has 11 resource

    Example: "one or more" is once, for all of them
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3: "Whenever one or more units you control attack, they gain +1 power until end of turn."
      And Alice controls a unit "Outrider" with power 2
      When Alice attacks Bob's base with "Raider" and "Outrider"
      And all players pass
      Then "Raider" has power 4
      And "Outrider" has power 3
      And the chain of events is empty

  Rule: 508.3b "Whenever a base is attacked" triggers once for all that attack it

    Example: two attackers, one trigger
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Keep": "Whenever this base is attacked, you gain 2 resource."
      And Alice controls a unit "Raider" with power 3
      And Alice controls a unit "Outrider" with power 2
      When Alice attacks "Keep" with "Raider" and "Outrider"
      Then the chain of events holds the ability of "Keep"

    Example: none for a base that isn't attacked
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Keep": "Whenever this base is attacked, you gain 2 resource."
      And Bob controls a base "Mill"
      And Alice controls a unit "Raider" with power 3
      When Alice attacks "Mill" with "Raider"
      Then "Raider" is attacking "Mill"
      And the chain of events is empty

  Rule: 508.3c "Whenever a player attacks with a unit" triggers for each such unit

    Example: only for units of that description
      Given a Legions of Will game between Alice and Bob
      And Alice controls an upgrade "Aerie": "Whenever you attack with a Dragon, you gain 1 resource."
      And Alice controls a Dragon unit "Emberwing" with power 4
      And Alice controls a unit "Squire"
      When Alice attacks Bob's base with "Emberwing" and "Squire"
      Then the chain of events holds the ability of "Aerie"

    Example: as many as it says
      Given a Legions of Will game between Alice and Bob
      And Alice controls an upgrade "Aerie": "Whenever you attack with two or more units, you gain 1 resource."
      And Alice controls an upgrade "Nest": "Whenever you attack with three or more units, you gain 1 resource."
      And Alice controls a unit "Raider"
      And Alice controls a unit "Squire"
      When Alice attacks Bob's base with "Raider" and "Squire"
      Then the chain of events holds the ability of "Aerie"

  Rule: 508.3d "Whenever a player attacks" triggers once for all the player's attackers

    Example: two attackers, one trigger
      Given a Legions of Will game between Alice and Bob
      And Alice controls an upgrade "War Horn": "Whenever you attack, you gain 1 resource."
      And Alice controls a unit "Raider" with power 3
      And Alice controls a unit "Outrider" with power 2
      When Alice attacks Bob's base with "Raider" and "Outrider"
      Then the chain of events holds the ability of "War Horn"

  Rule: 508.3e "Whenever a unit attacks and isn't blocked" triggers in the declare blockers step

    Example: not before
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Sneak" with power 1: "Whenever Sneak attacks and isn't blocked, you gain 1 resource."
      When Alice attacks Bob's base with "Sneak"
      Then the chain of events is empty
      And "Sneak" is attacking
      When all players pass
      Then the chain of events holds the ability of "Sneak"
      And it is Alice's declare blockers step

  Rule: 508.4 A unit put onto the battlefield attacking attacks a base that its controller chooses

    Example: another base than the attackers that were declared
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Mill"
      And Bob controls a base "Barn"
      And Alice controls a unit "Raider" with power 3
      And Alice has a unit "Wraith" with power 2 in her graveyard
      And Alice has the action "Ambush" in hand: "Return target unit card from your graveyard to the battlefield attacking."
      When Alice attacks "Mill" with "Raider"
      And Alice plays "Ambush" targeting "Wraith"
      And all players pass
      And Alice chooses "Barn"
      Then "Wraith" is attacking "Barn"

  Rule: 508.4b A unit put onto the battlefield attacking ignores restrictions on declaring it

    Example: a unit that can't attack
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice has a unit "Statuary" with will 12 and power 2 in her graveyard: "Statuary can't attack."
      And Alice has the action "Ambush" in hand: "Return target unit card from your graveyard to the battlefield attacking."
      When Alice attacks Bob's base with "Raider"
      And Alice plays "Ambush" targeting "Statuary"
      And all players pass
      Then "Statuary" is attacking Bob's base

  Rule: 508.5 The defending player is the protector of the base that the unit attacks

    Example: an ability of an attacking unit
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Bailiff" with power 2: "Whenever Bailiff attacks, defending player loses 3 resource."
      When Alice attacks Bob's base with "Bailiff"
      And all players pass
      Then Bob has 7 resource
      And Alice still has 10 resource

    Example: even if the unit is removed from battle before
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Bailiff" with power 2: "Whenever Bailiff attacks, defending player loses 3 resource."
      And Bob has the action "Detour" in hand: "Remove target unit from battle."
      When Alice attacks Bob's base with "Bailiff"
      And Bob plays "Detour" targeting "Bailiff"
      And all players pass
      And all players pass
      Then "Bailiff" is not attacking
      And Bob has 7 resource

    Example: while it attacks
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Tax Rider" with power 2: "Pay 1: Defending player loses 3 resource."
      And Bob controls a unit "Sentry" with power 2
      When Alice attacks Bob's base with "Tax Rider"
      And Alice activates "Tax Rider"
      And all players pass
      Then Bob has 7 resource

    Example: later, in a battle of the other player's
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Tax Rider" with power 2: "Pay 1: Defending player loses 3 resource."
      And Bob controls a unit "Sentry" with power 2
      When Alice attacks Bob's base with "Tax Rider"
      And the game goes to Bob's declare attackers step
      And Bob attacks Alice's base with "Sentry"
      And Alice activates "Tax Rider"
      And all players pass
      Then Bob has 7 resource
      And Alice still has 9 resource

  Rule: 508.5a In a game of several opponents "defending player" is one of them

    Example: the one whose base is attacked
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice controls a unit "Bailiff" with will 1 and power 2: "Whenever Bailiff attacks, defending player loses 3 resource."
      When the game goes to the beginning of battle step
      And Alice chooses "Carol"
      And Alice attacks Carol's base with "Bailiff"
      And all players pass
      Then Carol has 7 resource
      And Bob still has 10 resource

    Example: the one who was chosen, and nobody else
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice controls a unit "Bailiff" with will 1 and power 2: "Whenever Bailiff attacks, defending player loses 3 resource."
      When the game goes to the beginning of battle step
      Then Alice is asked to choose the defending player
      When Alice chooses "Carol"
      And Alice attacks Carol's base with "Bailiff"
      And all players pass
      Then Carol has 7 resource
      And Bob still has 10 resource

  Rule: 508.5a~2 The unit stays in battle, and hasn't attacked a second time

    Example: nothing triggers again
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 2: "Whenever Raider attacks, you gain 1 resource."
      And Bob controls a base "Mill"
      And Bob controls a base "Barn"
      And Alice has the action "Feint" in hand: "Reselect which base target attacking unit is attacking."
      When Alice attacks "Mill" with "Raider"
      And all players pass
      And Alice plays "Feint" targeting "Raider"
      And all players pass
      And Alice chooses "Barn"
      Then "Raider" is attacking "Barn"
      And the chain of events is empty
      And Alice has 11 resource

  Rule: 508.5b What restricts the declaration of attackers doesn't matter

    Example: a unit that couldn't be declared again
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 2
      And Bob controls a base "Mill"
      And Bob controls a base "Barn"
      And Alice has the action "Feint" in hand: "Reselect which base target attacking unit is attacking."
      And Bob has the action "Edict" in hand: "Units can't attack this turn."
      When Alice attacks "Mill" with "Raider"
      And Bob plays "Edict"
      And all players pass
      And Alice plays "Feint" targeting "Raider"
      And all players pass
      And Alice chooses "Barn"
      Then "Raider" is attacking "Barn"

  Rule: 508.5c The base that is reselected is an opponent's

    @ruling:low-017
    Example: none of one's own
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 2
      And Alice controls a base "Home"
      And Bob controls a base "Mill"
      And Bob controls a base "Barn"
      And Alice has the action "Feint" in hand: "Reselect which base target attacking unit is attacking."
      When Alice attacks "Mill" with "Raider"
      And Alice plays "Feint" targeting "Raider"
      And all players pass
      And Alice tries to choose "Home"
      Then it is refused
      And Alice can choose "Barn"
      And Alice is asked to choose a base to attack

  Rule: 508.5d The base that is reselected is one of the same defending player

    Example: another base of Carol's, and none of Bob's
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice controls a unit "Raider" with will 1 and power 2
      And Carol controls a base "Mill"
      And Carol controls a base "Tower"
      And Bob controls a base "Dam"
      And Alice has the action "Veer" in hand: "Reselect which base target attacking unit is attacking."
      When the game goes to the beginning of battle step
      And Alice chooses "Carol"
      And Alice attacks "Mill" with "Raider"
      And Alice plays "Veer" targeting "Raider"
      And all players pass
      Then Alice can't choose "Dam"
      When Alice chooses "Tower"
      Then "Raider" is attacking "Tower"

  Rule: 508.6 A player attacks another by attacking a base of theirs

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 2
      And Bob controls a unit "Last Guard" with power 3: "Last Guard gains +2 power as long as an opponent is attacking you."
      And Alice has a unit "Bystander" in hand
      And Alice controls a unit "Herald": "At the beginning of your end step, if you attacked an opponent this turn, you gain 4 resource."

    Example: as long as a unit of theirs is attacking
      When Alice attacks Bob's base with "Raider"
      Then "Last Guard" has power 5
      When the game goes to Alice's postbattle main phase
      Then "Last Guard" still has power 3

    Example: it has attacked for the rest of the turn
      When Alice attacks Bob's base with "Raider"
      And the game goes to Alice's end step
      And all players pass
      Then Alice has 14 resource

    Example: it hasn't without an attacker
      When the game goes to Alice's end step
      Then the chain of events is empty
      And Alice still has 10 resource

    Example: not a turn later
      When Alice attacks Bob's base with "Raider"
      And the game goes to Alice's end step
      And all players pass
      And the game goes to Bob's end step
      And the game goes to Alice's beginning of battle step
      And Alice declares no attackers
      And the game goes to Alice's end step
      Then the chain of events is empty
      And Alice has 14 resource

  Rule: 508.7 Some effects reselect which base a unit is attacking

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 2: "Whenever Raider attacks, you gain 1 resource."
      And Bob controls a base "Mill"
      And Bob controls a base "Barn"
      And Alice controls a base "Home"
      And Alice has the action "Feint" in hand: "Reselect which base target attacking unit is attacking."

    Example: the damage goes to the other base
      When Alice attacks "Mill" with "Raider"
      And all players pass
      And Alice plays "Feint" targeting "Raider"
      And all players pass
      And Alice chooses "Barn"
      And the game goes to the battle damage step
      Then "Barn" has 2 damage marked
      And "Mill" still has no damage marked

    @also:605.2d
    Example: the unit may be left to a choice as well
      Given Alice has the action "Veer" in hand: "Reselect which base an attacking unit is attacking."
      When Alice attacks "Mill" with "Raider"
      And all players pass
      And Alice plays "Veer"
      And all players pass
      And Alice chooses "Barn"
      Then "Raider" is attacking "Barn"

    Example: it may be the same base
      When Alice attacks "Mill" with "Raider"
      And all players pass
      And Alice plays "Feint" targeting "Raider"
      And all players pass
      And Alice chooses "Mill"
      Then "Raider" is attacking "Mill"

  Rule: 508.8 Without attackers there are no blockers and no battle damage

    @ruling:low-055
    Example: all rolls have failed
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with will 8
      And Bob controls a unit "Guard"
      And the next will roll is 7
      When Alice attacks Bob's base with "Raider"
      And all players pass
      Then it is Alice's end of battle step

    Example: an attacker was declared, although it is gone
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob controls a unit "Guard"
      And Bob has the action "Spear" in hand: "Destroy target unit."
      When Alice attacks Bob's base with "Raider"
      And Bob plays "Spear" targeting "Raider"
      And all players pass
      Then "Raider" is in Alice's graveyard
      When all players pass
      Then it is Alice's declare blockers step

    Example: a unit put onto the battlefield attacking is enough
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice has a unit "Wraith" with power 2 in her graveyard
      And Alice has the action "Ambush" in hand: "Return target unit card from your graveyard to the battlefield attacking."
      When Alice declares no attackers
      And Alice plays "Ambush" targeting "Wraith"
      And all players pass
      And all players pass
      Then it is Alice's declare blockers step
