Feature: 510. Battle damage step

  Rule: 510.1 First the attacking units' damage is assigned, then the blocking units'

    Example: the active player is asked before damage is dealt
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Warlord" with power 8
      And Bob controls a unit "Siren" with power 4
      And Bob controls a unit "Urchin" with power 1
      When Alice attacks Bob's base with "Warlord"
      And Bob blocks "Warlord" with "Siren" and "Urchin"
      And Alice orders the units fighting "Warlord" as "Siren", "Urchin"
      And all players pass
      Then Alice is asked to assign battle damage of Warlord
      And "Warlord" still has no damage marked

    @also:100.9
    Example: blocking units of several players assign theirs in turn order, the active player's first
      Given a Legions of Will game between Alice and Bob
      And it is Bob's beginning of battle step
      And Alice controls a base "Lair": "Whenever this base is attacked, target unit blocks target attacking unit."
      And Alice controls a unit "Guard" with power 1
      And Bob controls a unit "Raider" with power 1
      And Bob controls a unit "Guard" with power 1
      When Bob attacks "Lair" with "Raider"
      And Alice chooses Bob's "Guard"
      And Alice blocks "Raider" with Alice's "Guard"
      And Bob orders Bob's "Guard", Alice's "Guard"
      And all players pass
      Then simultaneous triggered abilities lie on the chain of events and simultaneous choices are asked in turn order, beginning with the active player's

  Rule: 510.1a Each unit assigns damage equal to its power

    Example: an attacker and its blocker
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 7
      And Bob controls a unit "Guard" with power 9
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Guard"
      And the game goes to the battle damage step
      Then "Guard" has 7 damage marked
      And "Raider" is in Alice's graveyard

    Example: the power that it has now
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice has the action "War Cry" in hand: "Target unit gains +3 power until end of turn."
      When Alice attacks Bob's base with "Raider"
      And Alice plays "War Cry" targeting "Raider"
      And all players pass
      And the game goes to the battle damage step
      Then Bob's base has 6 damage marked

    Example: no more and no less
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Warlord" with power 8
      And Bob controls a unit "Siren" with power 4
      And Bob controls a unit "Urchin" with power 1
      When Alice attacks Bob's base with "Warlord"
      And Bob blocks "Warlord" with "Siren" and "Urchin"
      And Alice orders the units fighting "Warlord" as "Siren", "Urchin"
      And all players pass
      And Alice tries to assign 9 damage of "Warlord" to "Siren"
      Then it is refused
      When Alice tries to assign 4 damage of "Warlord" to "Siren" and 1 to "Urchin"
      Then it is refused
      And Alice is asked to assign battle damage of Warlord

  Rule: 510.1b An unblocked unit assigns its damage to the base that it attacks

    Example: to that base and no other
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob controls a base "Mill"
      And Bob controls a base "Barn"
      When Alice attacks "Barn" with "Raider"
      And the game goes to the battle damage step
      Then "Barn" has 3 damage marked
      And "Mill" still has no damage marked

    Example: none if its base has been turned face down
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob controls a base "Mill"
      And Bob controls a base "Barn"
      And Bob has the action "Shutters" in hand: "Turn target base face down."
      When Alice attacks "Barn" with "Raider"
      And Bob plays "Shutters" targeting "Barn"
      And all players pass
      And the game goes to the battle damage step
      Then "Barn" is face down
      And "Barn" still has no damage marked
      And "Mill" still has no damage marked

  Rule: 510.1c A blocked unit assigns its damage to its blockers in order, lethal damage to each before the next

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Warlord" with power 8
      And Bob controls a unit "Siren" with power 4
      And Bob controls a unit "Urchin" with power 1

    Example: none to the base
      When Alice attacks Bob's base with "Warlord"
      And Bob blocks "Warlord" with "Urchin"
      And the game goes to the battle damage step
      Then "Urchin" is in Bob's graveyard
      And Bob's base still has no damage marked

    @ruling:low-058
    Example: much more than lethal damage to the first
      When Alice attacks Bob's base with "Warlord"
      And Bob blocks "Warlord" with "Siren" and "Urchin"
      And Alice orders the units fighting "Warlord" as "Siren", "Urchin"
      And all players pass
      And Alice assigns 7 damage of "Warlord" to "Siren" and 1 to "Urchin"
      Then "Siren" is in Bob's graveyard
      And "Urchin" is in Bob's graveyard

    @ruling:low-058
    Example: just lethal damage to the first
      When Alice attacks Bob's base with "Warlord"
      And Bob blocks "Warlord" with "Siren" and "Urchin"
      And Alice orders the units fighting "Warlord" as "Siren", "Urchin"
      And all players pass
      And Alice assigns 4 damage of "Warlord" to "Siren" and 4 to "Urchin"
      Then "Siren" is in Bob's graveyard
      And "Urchin" is in Bob's graveyard

    @ruling:low-058
    Example: everything to the first
      When Alice attacks Bob's base with "Warlord"
      And Bob blocks "Warlord" with "Siren" and "Urchin"
      And Alice orders the units fighting "Warlord" as "Siren", "Urchin"
      And all players pass
      And Alice assigns 8 damage of "Warlord" to "Siren"
      Then "Siren" is in Bob's graveyard
      And "Urchin" is still on the battlefield

    @ruling:low-058
    Example: a division that the worked example doesn't list
      When Alice attacks Bob's base with "Warlord"
      And Bob blocks "Warlord" with "Siren" and "Urchin"
      And Alice orders the units fighting "Warlord" as "Siren", "Urchin"
      And all players pass
      And Alice assigns 6 damage of "Warlord" to "Siren" and 2 to "Urchin"
      Then "Siren" is in Bob's graveyard
      And "Urchin" is in Bob's graveyard

    Example: damage that is marked already counts
      Given Bob controls a unit "Veteran" with power 6 and 4 damage marked
      When Alice attacks Bob's base with "Warlord"
      And Bob blocks "Warlord" with "Veteran" and "Siren"
      And Alice orders the units fighting "Warlord" as "Veteran", "Siren"
      And all players pass
      And Alice assigns 2 damage of "Warlord" to "Veteran" and 6 to "Siren"
      Then "Veteran" is in Bob's graveyard
      And "Siren" is in Bob's graveyard

    Example: too little power for more than the first is no choice
      Given Alice controls a unit "Raider" with power 3
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Siren" and "Urchin"
      And Alice orders the units fighting "Raider" as "Siren", "Urchin"
      And all players pass
      Then "Siren" has 3 damage marked
      And "Urchin" is still on the battlefield

    Example: not too little to the first in the order
      When Alice attacks Bob's base with "Warlord"
      And Bob blocks "Warlord" with "Siren" and "Urchin"
      And Alice orders the units fighting "Warlord" as "Siren", "Urchin"
      And all players pass
      And Alice tries to assign 3 damage of "Warlord" to "Siren" and 5 to "Urchin"
      Then it is refused
      And Alice is asked to assign battle damage of Warlord
      And "Siren" still has no damage marked

    Example: nor to a base, or to a unit that isn't blocking it
      Given Bob controls a unit "Onlooker"
      When Alice attacks Bob's base with "Warlord"
      And Bob blocks "Warlord" with "Siren" and "Urchin"
      And Alice orders the units fighting "Warlord" as "Siren", "Urchin"
      And all players pass
      And Alice tries to assign 4 damage of "Warlord" to "Siren" and 4 to Bob's base
      Then it is refused
      When Alice tries to assign 4 damage of "Warlord" to "Siren" and 4 to "Onlooker"
      Then it is refused
      And Alice is asked to assign battle damage of Warlord

  Rule: 510.1d A blocking unit assigns its damage to the unit that it blocks

    Example: all of it
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Warlord" with power 8
      And Alice controls a unit "Outrider" with power 2
      And Bob controls a unit "Guard" with power 5
      When Alice attacks Bob's base with "Warlord" and "Outrider"
      And Bob blocks "Warlord" with "Guard"
      And the game goes to the battle damage step
      Then "Warlord" has 5 damage marked
      And "Outrider" still has no damage marked

    Example: none if that unit is gone
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Warlord" with power 8
      And Alice controls a unit "Outrider" with power 2
      And Bob controls a unit "Guard" with power 5
      And Bob has the action "Detour" in hand: "Remove target unit from battle."
      When Alice attacks Bob's base with "Warlord" and "Outrider"
      And Bob blocks "Warlord" with "Guard"
      And Bob plays "Detour" targeting "Warlord"
      And all players pass
      And the game goes to the battle damage step
      Then Bob's base has 2 damage marked
      And "Warlord" still has no damage marked
      And "Outrider" still has no damage marked

  Rule: 510.1e A player's whole assignment must comply

    Example: two attackers, each with two blockers
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Warlord" with power 8
      And Alice controls a unit "Champion" with power 5
      And Bob controls a unit "Siren" with power 4
      And Bob controls a unit "Urchin" with power 1
      And Bob controls a unit "Bramble" with power 3
      And Bob controls a unit "Guard" with power 3
      When Alice attacks Bob's base with "Warlord" and "Champion"
      And Bob blocks with:
        | unit    | attacker |
        | Siren   | Warlord  |
        | Urchin  | Warlord  |
        | Bramble | Champion |
        | Guard   | Champion |
      And Alice orders the units fighting "Warlord" as "Urchin", "Siren"
      And Alice orders the units fighting "Champion" as "Guard", "Bramble"
      And all players pass
      And Alice assigns 4 damage of "Warlord" to "Urchin" and 4 to "Siren"
      And Alice assigns 3 damage of "Champion" to "Guard" and 2 to "Bramble"
      Then "Siren" is in Bob's graveyard
      And "Guard" is in Bob's graveyard
      And "Bramble" has 2 damage marked

    @ruling:low-075 @also:510.1c
    Example: damage that another unit is assigned to deal afterwards counts
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Warlord" with power 3
      And Alice controls a unit "Outrider" with power 2
      And Bob controls a unit "Wide Wall" with power 3: "Wide Wall can block an additional unit."
      And Bob controls a unit "Urchin" with power 2
      When Alice attacks Bob's base with "Warlord" and "Outrider"
      And Bob blocks with:
        | unit      | attacker |
        | Wide Wall | Warlord  |
        | Wide Wall | Outrider |
        | Urchin    | Warlord  |
      And Alice orders the units fighting "Warlord" as "Wide Wall", "Urchin"
      And Bob orders the units fighting "Wide Wall" as "Warlord", "Outrider"
      And all players pass
      And Alice tries to assign 3 damage of "Warlord" to "Urchin"
      Then it is refused
      When Alice assigns 1 damage of "Warlord" to "Wide Wall" and 2 to "Urchin"
      And Bob assigns 1 damage of "Wide Wall" to "Warlord" and 2 to "Outrider"
      Then "Wide Wall" is in Bob's graveyard
      And "Urchin" is in Bob's graveyard
      And "Warlord" is in Alice's graveyard
      And "Outrider" is in Alice's graveyard

    @ruling:low-075 @also:510.1c
    Example: two units may each see to what the other one's order begins with
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Warlord" with power 3
      And Alice controls a unit "Champion" with power 4
      And Bob controls a unit "East Wall" with power 4: "East Wall can block an additional unit."
      And Bob controls a unit "West Wall" with power 3: "West Wall can block an additional unit."
      When Alice attacks Bob's base with "Warlord" and "Champion"
      And Bob blocks with:
        | unit      | attacker |
        | East Wall | Warlord  |
        | East Wall | Champion |
        | West Wall | Warlord  |
        | West Wall | Champion |
      And Alice orders the units fighting "Warlord" as "East Wall", "West Wall"
      And Alice orders the units fighting "Champion" as "West Wall", "East Wall"
      And Bob orders the units fighting "East Wall" as "Warlord", "Champion"
      And Bob orders the units fighting "West Wall" as "Warlord", "Champion"
      And all players pass
      And Alice assigns 3 damage of "Warlord" to "West Wall"
      And Bob assigns 4 damage of "East Wall" to "Warlord"
      And Bob assigns 3 damage of "West Wall" to "Champion"
      Then "East Wall" is in Bob's graveyard
      And "West Wall" is in Bob's graveyard

  Rule: 510.2 All battle damage is dealt simultaneously

    Example: two units destroy each other
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob controls a unit "Twin" with power 3
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Twin"
      And the game goes to the battle damage step
      Then "Raider" is in Alice's graveyard
      And "Twin" is in Bob's graveyard

    Example: nobody can act between assigning and dealing
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Warlord" with power 8
      And Bob controls a unit "Siren" with power 4
      And Bob controls a unit "Urchin" with power 1
      And Bob has the action "Snare" in hand: "Rest target unit."
      When Alice attacks Bob's base with "Warlord"
      And Bob blocks "Warlord" with "Siren" and "Urchin"
      And Alice orders the units fighting "Warlord" as "Siren", "Urchin"
      And all players pass
      And Bob tries to play "Snare" without priority
      Then it is refused
      When Alice assigns 8 damage of "Warlord" to "Siren"
      Then "Siren" is in Bob's graveyard
      And "Warlord" has 5 damage marked

  Rule: 510.3 Then the active player gets priority

    Example: after the damage
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob has the action "Mend" in hand
      When Alice attacks Bob's base with "Raider"
      And the game goes to the battle damage step
      Then it is Alice's battle damage step
      And Bob's base has 3 damage marked
      And Alice still has priority

  Rule: 510.3a What triggered on damage is put on the chain of events before that

    Example: on damage being dealt, and on what died of it
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3: "Whenever Raider deals battle damage to a unit, you gain 1 resource."
      And Bob controls a unit "Martyr" with power 2: "When Martyr is destroyed, you gain 2 resource."
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Martyr"
      And the game goes to the battle damage step
      Then "Martyr" is in Bob's graveyard
      And the chain of events holds the ability of "Martyr", the ability of "Raider"
