Feature: 509. Declare blockers step

  Rule: 509.1 The defending player declares blockers

    Example: before anybody has priority in the step
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob controls a unit "Guard" with power 5
      When Alice attacks Bob's base with "Raider"
      And all players pass
      Then Bob is asked to declare blockers
      And it is Alice's declare blockers step

    Example: a unit of the attacking player doesn't block
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice controls a unit "Squire"
      And Bob controls a unit "Guard" with power 5
      When Alice attacks Bob's base with "Raider"
      And all players pass
      And Alice tries to block "Raider" with "Squire"
      Then it is refused

  Rule: 509.1a Reset units block what attacks the base that they are in

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice controls a unit "Outrider" with power 2
      And Bob controls a base "Mill"
      And Bob controls a base "Barn"

    Example: a unit in the attacked base blocks
      Given Bob controls a unit "Miller" with power 5 in his base "Mill"
      When Alice attacks "Mill" with "Raider"
      And Bob blocks "Raider" with "Miller"
      Then "Miller" is blocking "Raider"
      And "Raider" is blocked

    Example: whoever controls a unit blocks with it, not its owner
      Given Bob has the action "Bribe" in hand: "Gain control of target unit."
      When Bob plays "Bribe" targeting "Outrider"
      And all players pass
      And Bob chooses "Mill"
      And Alice attacks "Mill" with "Raider"
      And Bob blocks "Raider" with "Outrider"
      Then "Outrider" is blocking "Raider"

    Example: a unit in another base doesn't
      Given Bob controls a unit "Farmhand" with power 5 in his base "Barn"
      When Alice attacks "Mill" with "Raider"
      And Bob tries to block "Raider" with "Farmhand"
      Then it is refused

    Example: a unit that blocks an attacker by an effect isn't declared for it once more
      Given Bob controls a unit "Miller" with power 5 in his base "Mill"
      And Bob has the action "Rush In" in hand: "Target unit blocks target attacking unit."
      When Alice attacks "Mill" with "Raider"
      And Alice passes
      And Bob plays "Rush In" targeting "Miller", "Raider"
      And all players pass
      Then "Miller" is blocking "Raider"
      When Bob tries to block "Raider" with "Miller"
      Then it is refused

    Example: a rested unit doesn't
      Given Bob controls a unit "Miller" with power 5 in his base "Mill", rested
      When Alice attacks "Mill" with "Raider"
      And Bob tries to block "Raider" with "Miller"
      Then it is refused

    @ruling:low-023
    Example: a frozen unit doesn't
      Given Bob controls a unit "Miller" with power 5 and 1 ice counter in his base "Mill"
      When Alice attacks "Mill" with "Raider"
      And Bob tries to block "Raider" with "Miller"
      Then it is refused

    Example: a unit that doesn't attack isn't blocked
      Given Bob controls a unit "Miller" with power 5 in his base "Mill"
      When Alice attacks "Mill" with "Raider"
      And Bob tries to block "Outrider" with "Miller"
      Then it is refused

    Example: one unit blocks one attacker
      Given Bob controls a unit "Miller" with power 5 in his base "Mill"
      And Bob controls a unit "Baker" with power 5 in his base "Mill"
      When Alice attacks "Mill" with "Raider" and "Outrider"
      And Bob blocks "Raider" with "Miller"
      Then "Miller" is blocking "Raider"
      And "Miller" is not blocking "Outrider"
      And "Outrider" is unblocked

  Rule: 509.1b Restrictions on blocking are obeyed

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: an effect says that a unit can't block
      Given Alice controls a unit "Raider" with power 3
      And Bob controls a unit "Coward" with power 5: "Coward can't block."
      When Alice attacks Bob's base with "Raider"
      And Bob tries to block "Raider" with "Coward"
      Then it is refused

    @ruling:low-056
    Example: an attacker that some units can't block
      Given Alice controls a unit "Lantern" with power 3: "Lantern can't be blocked by Shadows."
      And Bob controls a Shadow unit "Gloom" with power 5
      When Alice attacks Bob's base with "Lantern"
      And Bob tries to block "Lantern" with "Gloom"
      Then it is refused

    Example: a unit that can't block alone doesn't block by itself
      Given Alice controls a unit "Raider" with power 3
      And Bob controls a unit "Left Hand" with power 2: "Left Hand can't block alone."
      When Alice attacks Bob's base with "Raider"
      And Bob tries to block "Raider" with "Left Hand"
      Then it is refused

    Example: evasion that is gained after the block comes too late
      Given Alice controls a unit "Raider" with power 3
      And Alice has the action "Vanish" in hand: "Target unit can't be blocked this turn."
      And Bob controls a unit "Guard" with power 5
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Guard"
      And Alice plays "Vanish" targeting "Raider"
      And all players pass
      Then "Guard" is blocking "Raider"
      When the game goes to the end of battle step
      Then "Raider" is in Alice's graveyard

  Rule: 509.1c As many requirements to block as possible are obeyed

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: a unit that blocks if able is declared, whatever its controller would like
      Given Alice controls a unit "Raider" with power 3
      And Bob controls a unit "Bulldog" with power 2: "Bulldog blocks each turn if able."
      When Alice attacks Bob's base with "Raider"
      And all players pass
      Then "Bulldog" is blocking "Raider"

    Example: it isn't able to block for another base
      Given Alice controls a unit "Raider" with power 3
      And Bob controls a base "Mill"
      And Bob controls a unit "Bulldog" with power 2 in his base "Barn": "Bulldog blocks each turn if able."
      When Alice attacks "Mill" with "Raider"
      And all players pass
      Then "Raider" is unblocked
      And "Bulldog" is not blocking

    Example: nobody must pay to obey a requirement
      Given Alice controls a unit "Raider" with power 3
      And Alice controls an upgrade "Thicket": "Units can't block unless their controller pays 2."
      And Bob controls a unit "Bulldog" with power 2: "Bulldog blocks each turn if able."
      When Alice attacks Bob's base with "Raider"
      And Bob declares no blockers
      Then "Raider" is attacking
      And "Bulldog" is not blocking
      And Bob still has 10 resource

    Example: the only blocker must block the attacker that must be blocked
      Given Alice controls a unit "Taunter" with power 3: "Taunter must be blocked if able."
      And Alice controls a unit "Sneak" with power 2
      And Bob controls a unit "Guard" with power 5
      When Alice attacks Bob's base with "Taunter" and "Sneak"
      And Bob tries to block "Sneak" with "Guard"
      Then it is refused

    Example: nobody declares fewer blockers than are required
      Given Alice controls a unit "Raider" with power 3
      And Alice controls a unit "Outrider" with power 3
      And Bob controls a unit "Bulldog" with power 2: "Bulldog blocks each turn if able."
      When Alice attacks Bob's base with "Raider" and "Outrider"
      And Bob tries to declare no blockers
      Then it is refused
      And "Bulldog" is not blocking

    Example: a unit that can block two may be what lets all of them be blocked
      Given Alice controls a unit "Taunter" with power 3: "Taunter must be blocked if able."
      And Alice controls a unit "Looming Taunter" with power 3:
        """
        Looming Taunter must be blocked if able.
        Looming Taunter can't be blocked by units with power 2 or less.
        """
      And Alice controls a unit "Fleet Taunter" with power 3:
        """
        Fleet Taunter must be blocked if able.
        Fleet Taunter can't be blocked by units with power 4 or more.
        """
      And Bob controls a unit "Wide Wall" with power 5: "Wide Wall can block an additional unit."
      And Bob controls a unit "Guard" with power 2
      When Alice attacks Bob's base with "Taunter", "Looming Taunter" and "Fleet Taunter"
      And Bob tries to block "Taunter" with "Guard"
      Then it is refused
      And Bob is asked to declare blockers

  Rule: 509.1c~2 Costs to block are added up

    Example: for each of the chosen units
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice controls an upgrade "Thicket": "Units can't block unless their controller pays 2."
      And Bob controls a unit "Guard" with power 5
      And Bob controls a unit "Porter" with power 5
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Guard" and "Porter"
      And Alice orders the units fighting "Raider" as "Guard", "Porter"
      Then Bob has 6 resource
      And "Porter" is blocking "Raider"

  Rule: 509.1d Costs to block are paid in full

    Example: who can't pay doesn't block
      Given a Legions of Will game between Alice and Bob
      And Bob has 1 resource
      And Alice controls a unit "Raider" with power 3
      And Alice controls an upgrade "Thicket": "Units can't block unless their controller pays 2."
      And Bob controls a unit "Guard" with power 5
      When Alice attacks Bob's base with "Raider"
      And Bob tries to block "Raider" with "Guard"
      Then it is refused

    Example: who can pay pays everything
      Given a Legions of Will game between Alice and Bob
      And Bob has 3 resource
      And Alice controls a unit "Raider" with power 3
      And Alice controls an upgrade "Thicket": "Units can't block unless their controller pays 2."
      And Bob controls a unit "Guard" with power 5
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Guard"
      Then Bob has 1 resource
      And "Guard" is blocking "Raider"

    Example: before the unit blocks
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice controls an upgrade "Thicket": "Units can't block unless their controller pays 2."
      And Bob controls a unit "Guard" with power 5: "Whenever Guard blocks, if you have 10 or more resource, draw a card."
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Guard"
      Then Bob has 8 resource
      And "Guard" is blocking "Raider"
      And the chain of events is empty

  Rule: 509.1e Chosen units become blocking units

    Example: they are not rested by it, and it ends with the battle phase
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob controls a unit "Guard" with power 5
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Guard"
      Then "Guard" is blocking "Raider"
      And "Guard" is not rested
      When the game goes to the postbattle main phase
      Then "Guard" is not blocking

    Example: a unit remains a blocking unit when what it blocks is gone
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice has the action "Recall" in hand: "Return target unit to its owner's hand."
      And Bob controls a unit "Guard" with power 5
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Guard"
      And Alice plays "Recall" targeting "Raider"
      And all players pass
      Then "Raider" is in Alice's hand
      And "Guard" is blocking

  Rule: 509.1f Attackers become blocked or unblocked units, and remain so

    Example: one of each
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice controls a unit "Outrider" with power 2
      And Bob controls a unit "Guard" with power 5
      When Alice attacks Bob's base with "Raider" and "Outrider"
      And Bob blocks "Raider" with "Guard"
      Then "Raider" is blocked
      And "Outrider" is unblocked

    Example: still blocked when all blockers are gone
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice has the action "Recall" in hand: "Return target unit to its owner's hand."
      And Bob controls a unit "Guard" with power 5
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Guard"
      And Alice plays "Recall" targeting "Guard"
      And all players pass
      Then "Raider" is blocked
      When the game goes to the end of battle step
      Then Bob's base still has no damage marked

    Example: neither of both before blockers are declared
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob has the action "Pitfall" in hand: "Destroy target unblocked unit."
      When Alice attacks Bob's base with "Raider"
      And Bob tries to target "Raider" with "Pitfall"
      Then it is refused

  Rule: 509.1g What triggers on blockers being declared triggers

    Example: as the units become blocking units
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob controls a unit "Sentinel" with power 5: "Whenever Sentinel blocks, you gain 1 resource."
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Sentinel"
      Then the chain of events holds the ability of "Sentinel"

  Rule: 509.2 The active player announces the order in which an attacker's blockers take its damage

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Warlord" with power 8

    Example: three blockers, in any order
      Given Bob controls a unit "Bramble" with power 2
      And Bob controls a unit "Urchin" with power 1
      And Bob controls a unit "Siren" with power 4
      When Alice attacks Bob's base with "Warlord"
      And Bob blocks "Warlord" with "Bramble", "Urchin" and "Siren"
      And Alice orders the units fighting "Warlord" as "Siren", "Bramble", "Urchin"
      And all players pass
      And Alice assigns 5 damage of "Warlord" to "Siren", 2 to "Bramble" and 1 to "Urchin"
      Then "Siren" is in Bob's graveyard
      And "Urchin" is in Bob's graveyard
      And "Warlord" has 7 damage marked

    @ruling:low-057
    Example: with one blocker nobody is asked
      Given Bob controls a unit "Urchin" with power 1
      When Alice attacks Bob's base with "Warlord"
      And Bob blocks "Warlord" with "Urchin"
      Then "Warlord" is blocked
      And Alice still has priority

  Rule: 509.2a A blocker that is removed from battle leaves the order, the others keep it

    Example: the first of three is gone, and the second comes first
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Warlord" with power 4
      And Alice has the action "Recall" in hand: "Return target unit to its owner's hand."
      And Bob controls a unit "Bramble" with power 3
      And Bob controls a unit "Urchin" with power 2
      And Bob controls a unit "Siren" with power 4
      When Alice attacks Bob's base with "Warlord"
      And Bob blocks "Warlord" with "Bramble", "Urchin" and "Siren"
      And Alice orders the units fighting "Warlord" as "Siren", "Bramble", "Urchin"
      And Alice plays "Recall" targeting "Siren"
      And all players pass
      And all players pass
      Then Alice can't assign 2 damage of "Warlord" to "Urchin" and 2 to "Bramble"
      When Alice assigns 3 damage of "Warlord" to "Bramble" and 1 to "Urchin"
      Then "Bramble" is in Bob's graveyard
      And "Urchin" is still on the battlefield

    Example: the other way round, where it was announced so
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Warlord" with power 4
      And Alice has the action "Recall" in hand: "Return target unit to its owner's hand."
      And Bob controls a unit "Bramble" with power 3
      And Bob controls a unit "Urchin" with power 2
      And Bob controls a unit "Siren" with power 4
      When Alice attacks Bob's base with "Warlord"
      And Bob blocks "Warlord" with "Bramble", "Urchin" and "Siren"
      And Alice orders the units fighting "Warlord" as "Siren", "Urchin", "Bramble"
      And Alice plays "Recall" targeting "Siren"
      And all players pass
      And all players pass
      Then Alice can't assign 3 damage of "Warlord" to "Bramble" and 1 to "Urchin"
      When Alice assigns 2 damage of "Warlord" to "Urchin" and 2 to "Bramble"
      Then "Urchin" is in Bob's graveyard
      And "Bramble" is still on the battlefield

  Rule: 509.3 The defending player orders the units that one unit blocks

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Left Horn" with power 2
      And Alice controls a unit "Right Horn" with power 2
      And Bob controls a unit "Wide Wall" with power 3: "Wide Wall can block an additional unit."
      When Alice attacks Bob's base with "Left Horn" and "Right Horn"
      And Bob blocks with:
        | unit      | attacker   |
        | Wide Wall | Left Horn  |
        | Wide Wall | Right Horn |

    Example: the first in the order is assigned lethal damage first
      When Bob orders the units fighting "Wide Wall" as "Right Horn", "Left Horn"
      And all players pass
      And Bob assigns 2 damage of "Wide Wall" to "Right Horn" and 1 to "Left Horn"
      Then "Right Horn" is in Alice's graveyard
      And "Left Horn" has 1 damage marked

    @also:510.1d
    Example: no damage for the second before that
      When Bob orders the units fighting "Wide Wall" as "Right Horn", "Left Horn"
      And all players pass
      And Bob tries to assign 1 damage of "Wide Wall" to "Right Horn" and 2 to "Left Horn"
      Then it is refused
      And Bob is asked to assign battle damage of Wide Wall

    @also:703.4g
    Example: he is asked before anybody has priority
      Then Bob is asked to damage assignment order of Wide Wall

  Rule: 509.3a An attacker that is removed from battle leaves the damage assignment order

    Example: the first of three is gone, and the others keep their order
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Siren" with will 1 and power 4
      And Alice controls a unit "Urchin" with will 1 and power 4
      And Alice controls a unit "Bramble" with will 1 and power 4
      And Bob controls a unit "Wide Wall" with power 5: "Wide Wall can block two additional units."
      And Bob has the action "Recall" in hand: "Remove target unit from battle."
      When Alice attacks Bob's base with "Siren", "Urchin" and "Bramble"
      And Bob blocks with:
        | unit      | attacker |
        | Wide Wall | Siren    |
        | Wide Wall | Urchin   |
        | Wide Wall | Bramble  |
      And Bob orders the units fighting "Wide Wall" as "Bramble", "Siren", "Urchin"
      And Bob plays "Recall" targeting "Bramble"
      And all players pass
      And all players pass
      Then Bob can't assign 1 damage of "Wide Wall" to "Siren" and 4 to "Urchin"
      When Bob assigns 4 damage of "Wide Wall" to "Siren" and 1 to "Urchin"
      Then "Siren" is in Alice's graveyard

  Rule: 509.4 Then the active player gets priority

    Example: with the blockers declared
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob controls a unit "Guard" with power 5
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Guard"
      Then it is Alice's declare blockers step
      And Alice still has priority

  Rule: 509.4a What triggered is put on the chain of events before the active player gets priority

    Example: abilities of both players, the active player's first
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Brawler" with power 3: "Whenever Brawler becomes blocked, you gain 1 resource."
      And Bob controls a unit "Sentinel" with power 5: "Whenever Sentinel blocks, you gain 1 resource."
      When Alice attacks Bob's base with "Brawler"
      And Bob blocks "Brawler" with "Sentinel"
      Then the chain of events holds the ability of "Sentinel", the ability of "Brawler"
      And Alice still has priority

  Rule: 509.4a~2 A unit that blocks triggers once, however many it blocks

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Left Horn" with power 2
      And Alice controls a unit "Right Horn" with power 2
      And Bob controls a unit "Wide Wall" with power 9: "Wide Wall can block an additional unit."

    @ruling:low-017
    Example: "whenever it blocks"
      Given Bob controls a unit "Drummer": "Whenever a unit you control blocks, you gain 1 resource."
      When Alice attacks Bob's base with "Left Horn" and "Right Horn"
      And Bob blocks with:
        | unit      | attacker   |
        | Wide Wall | Left Horn  |
        | Wide Wall | Right Horn |
      And Bob orders the units fighting "Wide Wall" as "Right Horn", "Left Horn"
      And all players pass
      Then Bob has 11 resource
      And the chain of events is empty

    @also:509.5
    Example: "whenever it blocks a unit"
      Given Bob controls a unit "Drummer": "Whenever a unit you control blocks a unit, you gain 1 resource."
      When Alice attacks Bob's base with "Left Horn" and "Right Horn"
      And Bob blocks with:
        | unit      | attacker   |
        | Wide Wall | Left Horn  |
        | Wide Wall | Right Horn |
      And Bob orders the units fighting "Wide Wall" as "Right Horn", "Left Horn"
      And Bob orders "Drummer", "Drummer"
      And all players pass
      And all players pass
      Then Bob has 12 resource

  Rule: 509.4b "Whenever a unit blocks a unit" triggers for the units that it blocks

    Example: only for attackers of that description
      Given a Legions of Will game between Alice and Bob
      And Alice controls a Dragon unit "Emberwing" with power 4
      And Alice controls a unit "Raider" with power 3
      And Bob controls a unit "Slayer" with power 5: "Whenever Slayer blocks a Dragon, you gain 2 resource."
      When Alice attacks Bob's base with "Emberwing" and "Raider"
      And Bob blocks "Emberwing" with "Slayer"
      And all players pass
      Then Bob has 12 resource

    Example: not for another attacker
      Given a Legions of Will game between Alice and Bob
      And Alice controls a Dragon unit "Emberwing" with power 4
      And Alice controls a unit "Raider" with power 3
      And Bob controls a unit "Slayer" with power 5: "Whenever Slayer blocks a Dragon, you gain 2 resource."
      When Alice attacks Bob's base with "Emberwing" and "Raider"
      And Bob blocks "Raider" with "Slayer"
      Then "Slayer" is blocking "Raider"
      And the chain of events is empty

    Example: not for a unit that enters blocking
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with will 1 and power 2
      And Bob controls a unit "Drummer": "Whenever a unit you control blocks a unit, you gain 1 resource."
      And Bob has a unit "Ghost" with power 5 in his graveyard
      And Bob has the action "Late Duel" in hand: "Put target unit card from your graveyard onto the battlefield blocking target attacking unit."
      When Alice attacks Bob's base with "Raider"
      And Bob declares no blockers
      And Bob plays "Late Duel" targeting "Ghost", "Raider"
      And all players pass
      Then "Ghost" is blocking "Raider"
      And the chain of events is empty

  Rule: 509.4c "Whenever a unit becomes blocked" triggers once, however many units block it

    Example: two blockers, one trigger
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Brawler" with power 3: "Whenever Brawler becomes blocked, you gain 1 resource."
      And Bob controls a unit "Guard" with power 5
      And Bob controls a unit "Porter" with power 5
      When Alice attacks Bob's base with "Brawler"
      And Bob blocks "Brawler" with "Guard" and "Porter"
      And Alice orders the units fighting "Brawler" as "Guard", "Porter"
      Then the chain of events holds the ability of "Brawler"

    Example: not as the unit blocks
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with will 1 and power 2
      And Bob controls a unit "Brawler" with power 3: "Whenever Brawler becomes blocked, you gain 1 resource."
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Brawler"
      Then "Brawler" is blocking "Raider"
      And the chain of events is empty

  Rule: 509.4d "Whenever a unit becomes blocked by a unit" triggers for each unit that blocks it

    Example: two blockers, two triggers
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Brawler" with power 3: "Whenever Brawler becomes blocked by a unit, you gain 1 resource."
      And Bob controls a unit "Guard" with power 5
      And Bob controls a unit "Porter" with power 5
      When Alice attacks Bob's base with "Brawler"
      And Bob blocks "Brawler" with "Guard" and "Porter"
      And Alice orders the units fighting "Brawler" as "Guard", "Porter"
      And Alice orders "Brawler", "Brawler"
      And all players pass
      And all players pass
      Then Alice has 12 resource

  Rule: 509.4e An ability that asks for a number of blocking units triggers as there come to be so many

    Example: two of them
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Bull" with will 1 and power 5: "Whenever this unit becomes blocked by two or more units, you gain 3 resource."
      And Bob controls 3 units "Hound"
      When Alice attacks Bob's base with "Bull"
      And Bob blocks "Bull" with "Hound" (1), "Hound" (2) and "Hound" (3)
      And Alice orders the units fighting "Bull" as "Hound" (1), "Hound" (2), "Hound" (3)
      Then the chain of events holds the ability of "Bull"
      When all players pass
      Then Alice has 13 resource

    Example: not one alone
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Bull" with will 1 and power 5: "Whenever this unit becomes blocked by two or more units, you gain 3 resource."
      And Bob controls a unit "Hound"
      When Alice attacks Bob's base with "Bull"
      And Bob blocks "Bull" with "Hound"
      Then "Bull" is blocked
      And the chain of events is empty

    Example: as an effect adds the second
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Bull" with will 1 and power 5: "Whenever this unit becomes blocked by two or more units, you gain 3 resource."
      And Bob controls 2 units "Hound"
      And Bob has the action "Join In" in hand: "Target unit blocks target attacking unit."
      When Alice attacks Bob's base with "Bull"
      And Bob blocks "Bull" with "Hound" (1)
      And Bob plays "Join In" targeting "Hound" (2), "Bull"
      And all players pass
      And Alice chooses "Hound" (1)
      Then the chain of events holds the ability of "Bull"

    Example: a unit that blocks two
      Given a Legions of Will game between Alice and Bob
      And Alice controls 2 units "Hound" with will 1
      And Bob controls a unit "Wide Wall" with power 5:
        """
        Wide Wall can block an additional unit.
        Whenever this unit blocks two or more units, you gain 3 resource.
        """
      When Alice attacks Bob's base with "Hound" (1) and "Hound" (2)
      And Bob blocks with:
        | unit      | attacker  |
        | Wide Wall | Hound (1) |
        | Wide Wall | Hound (2) |
      And Bob orders the units fighting "Wide Wall" as "Hound" (1), "Hound" (2)
      Then the chain of events holds the ability of "Wide Wall"
      When all players pass
      Then Bob has 13 resource

  Rule: 509.4f Such abilities look at the units as they block or become blocked

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob has the action "Dusk" in hand: "Target unit becomes a Shadow until end of turn."

    @ruling:low-056
    Example: a blocker that could no longer block goes on blocking
      Given Alice controls a unit "Lantern" with power 3: "Lantern can't be blocked by Shadows."
      And Bob controls a Demon unit "Fiend" with power 5
      When Alice attacks Bob's base with "Lantern"
      And Bob blocks "Lantern" with "Fiend"
      And Bob plays "Dusk" targeting "Fiend"
      And all players pass
      Then "Fiend" is a Shadow
      And "Fiend" is blocking "Lantern"

    Example: a blocker that comes to fit later triggers nothing
      Given Alice controls a unit "Lantern" with power 3: "Whenever Lantern becomes blocked by a Shadow, you gain 2 resource."
      And Bob controls a Demon unit "Fiend" with power 5
      When Alice attacks Bob's base with "Lantern"
      And Bob blocks "Lantern" with "Fiend"
      And Bob plays "Dusk" targeting "Fiend"
      And all players pass
      Then "Fiend" is a Shadow
      And the chain of events is empty
      And Alice still has 10 resource

    Example: a blocker that fits as it blocks triggers it
      Given Alice controls a unit "Lantern" with power 3: "Whenever Lantern becomes blocked by a Shadow, you gain 2 resource."
      And Bob controls a Demon unit "Fiend" with power 5
      When Alice attacks Bob's base with "Lantern"
      And Bob plays "Dusk" targeting "Fiend"
      And all players pass
      And Bob blocks "Lantern" with "Fiend"
      Then the chain of events holds the ability of "Lantern"

  Rule: 509.4g "Whenever a unit attacks and isn't blocked" triggers if no blockers are declared for it

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Sneak" with power 1: "Whenever Sneak attacks and isn't blocked, you gain 2 resource."

    Example: nobody blocks it
      Given Bob controls a unit "Guard" with power 5
      When Alice attacks Bob's base with "Sneak"
      And Bob declares no blockers
      Then the chain of events holds the ability of "Sneak"

    Example: its blocker is gone afterwards
      Given Bob controls a unit "Guard" with power 5
      And Alice has the action "Recall" in hand: "Return target unit to its owner's hand."
      When Alice attacks Bob's base with "Sneak"
      And Bob blocks "Sneak" with "Guard"
      And Alice plays "Recall" targeting "Guard"
      And all players pass
      And the game goes to the postbattle main phase
      Then "Guard" is in Bob's hand
      And Alice still has 10 resource

    Example: it entered the battlefield attacking
      Given Alice controls a unit "Raider" with power 3
      And Alice has a unit "Wraith" with power 2 in her graveyard: "Whenever Wraith attacks and isn't blocked, you gain 1 resource."
      And Alice has the action "Ambush" in hand: "Return target unit card from your graveyard to the battlefield attacking."
      When Alice attacks Bob's base with "Raider"
      And Alice plays "Ambush" targeting "Wraith"
      And all players pass
      And all players pass
      Then the chain of events holds the ability of "Wraith"

  Rule: 509.6 An effect that makes a unit block gives it a place in both orders

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Warlord" with power 6
      And Alice controls a unit "Outrider" with power 1
      And Bob controls a unit "Shield" with power 3
      And Bob controls a unit "Spear" with power 2
      And Bob has the action "Rush In" in hand: "Target unit blocks target attacking unit."

    Example: the active player places it in the attacking unit's order
      When Alice attacks Bob's base with "Warlord"
      And Bob blocks "Warlord" with "Shield"
      And Bob plays "Rush In" targeting "Spear", "Warlord"
      And all players pass
      Then Alice is asked to place Spear in the damage assignment order of Warlord
      When Alice chooses "Shield"
      And all players pass
      And Alice tries to assign 2 damage of "Warlord" to "Shield" and 4 to "Spear"
      Then it is refused
      When Alice assigns 3 damage of "Warlord" to "Shield" and 3 to "Spear"
      Then "Spear" is in Bob's graveyard

    Example: the defending player places the attacking unit in the blocker's
      When Alice attacks Bob's base with "Warlord" and "Outrider"
      And Bob blocks "Warlord" with "Shield"
      And Bob plays "Rush In" targeting "Shield", "Outrider"
      And all players pass
      Then Bob is asked to place Outrider in the damage assignment order of Shield
      When Bob chooses "Warlord"
      Then "Shield" is blocking "Outrider"

    Example: an unblocked unit becomes blocked
      When Alice attacks Bob's base with "Warlord"
      And Bob declares no blockers
      And Bob plays "Rush In" targeting "Spear", "Warlord"
      And all players pass
      And the game goes to the battle damage step
      Then "Spear" is in Bob's graveyard
      And Bob's base still has no damage marked

    @also:605.2f
    Example: it may make several block
      Given Bob has the action "Close Ranks" in hand: "Up to two target units you control block target attacking unit."
      When Alice attacks Bob's base with "Warlord"
      And Bob plays "Close Ranks" targeting "Shield", "Spear" and "Warlord"
      And all players pass
      And Alice chooses "Shield"
      And Alice chooses "Spear"
      Then "Shield" is blocking "Warlord"
      And "Spear" is blocking "Warlord"

    @also:605.2d
    Example: which unit blocks which may be left to a choice
      Given Bob has the action "Stand Up" in hand: "A unit you control blocks an attacking unit."
      When Alice attacks Bob's base with "Warlord"
      And Bob plays "Stand Up"
      And all players pass
      And Bob chooses "Spear"
      Then "Spear" is blocking "Warlord"

    Example: the attacking unit's order comes before the blocker's
      When Alice attacks Bob's base with "Warlord" and "Outrider"
      And Bob blocks with:
        | unit   | attacker |
        | Shield | Warlord  |
        | Spear  | Outrider |
      And Bob plays "Rush In" targeting "Shield", "Outrider"
      And all players pass
      Then Alice is asked to place Shield in the damage assignment order of Outrider
      When Alice chooses "Spear"
      Then Bob is asked to place Outrider in the damage assignment order of Shield
      When Bob chooses "Warlord"
      Then "Shield" is blocking "Outrider"

  Rule: 509.7 A unit may enter the battlefield blocking

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Warlord" with power 6
      And Alice controls a unit "Outrider" with power 1
      And Bob controls a base "Mill"
      And Bob controls a unit "Shield" with power 3 in his base "Mill"
      And Bob has a unit "Ghost" with power 2 in his graveyard: "Whenever Ghost blocks, you gain 3 resource."
      And Bob has the action "Late Guard" in hand: "Put target unit card from your graveyard onto the battlefield blocking."

    Example: its controller chooses what it blocks, the active player where it stands
      When Alice attacks "Mill" with "Warlord" and "Outrider"
      And Bob blocks "Warlord" with "Shield"
      And Bob plays "Late Guard" targeting "Ghost"
      And all players pass
      And Bob chooses "Warlord"
      Then Alice is asked to place Ghost in the damage assignment order of Warlord
      When Alice chooses "Shield"
      Then "Ghost" is blocking "Warlord"
      And Bob still has 10 resource

    Example: what is attacking another base isn't there to be chosen
      Given Bob controls a base "Barn"
      When Alice attacks with:
        | unit     | base |
        | Warlord  | Mill |
        | Outrider | Barn |
      And Bob declares no blockers
      And Bob plays "Late Guard" targeting "Ghost"
      And all players pass
      And Bob chooses "Barn"
      Then "Ghost" is blocking "Outrider"
      And "Ghost" is not blocking "Warlord"

  Rule: 509.7a What it would block must attack the base that it enters

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Warlord" with power 6
      And Bob controls a base "Mill"
      And Bob controls a base "Barn"
      And Bob has a unit "Ghost" with power 2 in his graveyard
      And Bob has the action "Late Duel" in hand: "Put target unit card from your graveyard onto the battlefield blocking target attacking unit."

    @also:506.3d
    Example: it enters the base attacked
      When Alice attacks "Mill" with "Warlord"
      And Bob plays "Late Duel" targeting "Ghost", "Warlord"
      And all players pass
      And Bob chooses "Mill"
      Then "Ghost" is blocking "Warlord"

    @also:506.3d
    Example: it enters another one, and isn't blocking
      When Alice attacks "Mill" with "Warlord"
      And Bob plays "Late Duel" targeting "Ghost", "Warlord"
      And all players pass
      And Bob chooses "Barn"
      Then "Ghost" is on the battlefield
      And "Ghost" is not blocking

  Rule: 509.7b What restricts the declaration of blockers doesn't matter

    Example: a unit that can't block
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Warlord" with power 6
      And Bob has a unit "Ghost" with power 2 in his graveyard: "Ghost can't block."
      And Bob has the action "Late Guard" in hand: "Put target unit card from your graveyard onto the battlefield blocking."
      When Alice attacks Bob's base with "Warlord"
      And Bob plays "Late Guard" targeting "Ghost"
      And all players pass
      Then "Ghost" is blocking "Warlord"
