Feature: 506. Battle phase

  Rule: 506.1 The battle phase has five steps

    Example: all five where a unit attacks
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      When Alice attacks Bob's base with "Raider"
      And the game goes to the postbattle main phase
      Then the trace shows, in this order:
        | event | detail                   |
        | begin | beginning of battle step |
        | begin | declare attackers step   |
        | begin | declare blockers step    |
        | begin | battle damage step       |
        | begin | end of battle step       |
        | begin | postbattle main phase    |

    @also:508.8
    Example: three where none does
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      When Alice declares no attackers
      And all players pass
      Then it is Alice's end of battle step

  Rule: 506.2 The active player attacks, the other player's bases are attacked

    Example: a unit of the active player attacks a base of the other player
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob controls a unit "Raider" with power 3
      And Alice controls a unit "Guard" with power 5
      When the game goes to Bob's prebattle main phase
      And Bob attacks Alice's base with "Raider"
      And Alice blocks "Raider" with "Guard"
      Then "Raider" is attacking Alice's base

    Example: a unit of the defending player doesn't attack
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Raider" with power 3
      When Bob tries to attack Alice's base with "Raider"
      Then it is refused

    Example: the active player's own base is not attacked
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Kiln"
      And Alice controls a unit "Raider" with power 3
      When Alice tries to attack "Kiln" with "Raider"
      Then it is refused

  Rule: 506.3 Only units attack and block, and only bases are attacked

    Example: an upgrade doesn't attack
      Given a Legions of Will game between Alice and Bob
      And Alice controls an upgrade "Banner"
      When Alice tries to attack Bob's base with "Banner"
      Then it is refused

    Example: an upgrade doesn't block
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob controls an upgrade "Palisade"
      When Alice attacks Bob's base with "Raider"
      And Bob tries to block "Raider" with "Palisade"
      Then it is refused

    Example: a unit is not attacked
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob controls a unit "Guard"
      When Alice tries to attack "Guard" with "Raider"
      Then it is refused

    Example: an upgrade that has become a unit attacks
      Given a Legions of Will game between Alice and Bob
      And Alice controls an upgrade "Banner"
      And Alice has the action "Animate" in hand: "Target upgrade becomes a Statue unit with will 1 and power 4 until end of turn."
      When Alice plays "Animate" targeting "Banner"
      And all players pass
      And Alice attacks Bob's base with "Banner"
      Then "Banner" is attacking Bob's base

    @ruling:low-074 @also:508.1a
    Example: a base that has become a unit attacks
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Golem Hall" with defense 9
      And Alice has the action "Awaken" in hand: "Target base becomes a Statue unit with will 1 and power 4 until end of turn."
      When Alice plays "Awaken" targeting "Golem Hall"
      And all players pass
      And Alice attacks Bob's base with "Golem Hall"
      Then "Golem Hall" is attacking Bob's base
      When the game goes to the battle damage step
      Then Bob's base has 4 damage marked

    @ruling:low-074
    Example: a base that hasn't doesn't
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Golem Hall" with defense 9
      When Alice tries to attack Bob's base with "Golem Hall"
      Then it is refused

  Rule: 506.3a What isn't a unit enters the battlefield, but never attacking

    Example: an upgrade put onto the battlefield attacking
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice has an upgrade "Banner" in her graveyard
      And Alice has the action "Rally" in hand: "Return target upgrade card from your graveyard to the battlefield attacking."
      When Alice attacks Bob's base with "Raider"
      And Alice plays "Rally" targeting "Banner"
      And all players pass
      Then "Banner" is on the battlefield
      And "Banner" is not attacking

    Example: not even for a moment
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice has an upgrade "Banner" in her graveyard
      And Alice controls a unit "Herald": "Whenever an attacking upgrade enters the battlefield, you gain 3 resource."
      And Alice has the action "Rally" in hand: "Return target upgrade card from your graveyard to the battlefield attacking."
      When Alice attacks Bob's base with "Raider"
      And Alice plays "Rally" targeting "Banner"
      And all players pass
      Then "Banner" is on the battlefield
      And the chain of events is empty

  Rule: 506.3b A unit that enters attacking for a player who isn't attacking never attacks

    Example: under the defending player's control
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob has a unit "Wraith" with power 2 in his graveyard
      And Bob has the action "Ambush" in hand: "Return target unit card from your graveyard to the battlefield attacking."
      When Alice attacks Bob's base with "Raider"
      And Bob plays "Ambush" targeting "Wraith"
      And all players pass
      Then "Wraith" is on the battlefield
      And "Wraith" is not attacking

  Rule: 506.4 What is removed from battle stops attacking or blocking

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3

    Example: an effect removes an attacker
      Given Bob has the action "Detour" in hand: "Remove target unit from battle."
      When Alice attacks Bob's base with "Raider"
      And Bob plays "Detour" targeting "Raider"
      And all players pass
      Then "Raider" is not attacking
      And "Raider" is rested
      When the game goes to the postbattle main phase
      Then Bob's base still has no damage marked

    Example: an attacker whose controller changes
      Given Bob has the action "Bribe" in hand: "Gain control of target unit until end of turn."
      When Alice attacks Bob's base with "Raider"
      And Bob plays "Bribe" targeting "Raider"
      And all players pass
      Then "Raider" is controlled by Bob
      And "Raider" is not attacking

    Example: what made it a unit ends, and nothing else changes types
      Given Alice controls an upgrade "Waker": "Traps you control are also units with will 1 and power 3."
      And Alice controls a trap "Snare" face up: "Pay 1: Draw a card."
      And Bob has the action "Unwake" in hand: "Destroy target upgrade."
      When Alice attacks Bob's base with "Snare"
      And Bob plays "Unwake" targeting "Waker"
      And all players pass
      Then "Snare" is not attacking

    Example: what made a blocker a unit ends
      Given Bob controls an upgrade "Waker": "Traps you control are also units with will 1 and power 3."
      And Bob controls a trap "Snare" face up: "Pay 1: Draw a card."
      And Alice has the action "Unwake" in hand: "Destroy target upgrade."
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Snare"
      And Alice plays "Unwake" targeting "Waker"
      And all players pass
      Then "Snare" is not blocking

    Example: a blocker that leaves the battlefield
      Given Bob controls a unit "Guard" with power 5
      And Alice has the action "Recall" in hand: "Return target unit to its owner's hand."
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Guard"
      And Alice plays "Recall" targeting "Guard"
      And all players pass
      And the game goes to the postbattle main phase
      Then "Guard" is in Bob's hand
      And "Raider" still has no damage marked

    Example: an attacker that stops being a unit
      Given Alice controls an upgrade "Banner"
      And Alice has the action "Animate" in hand: "Target upgrade becomes a Statue unit with will 1 and power 4 until end of turn."
      And Bob has the action "Hush" in hand: "Target unit becomes an upgrade until end of turn."
      When Alice plays "Animate" targeting "Banner"
      And all players pass
      And Alice attacks Bob's base with "Banner"
      And Bob plays "Hush" targeting "Banner"
      And all players pass
      Then "Banner" is still an upgrade
      And "Banner" is not attacking

  Rule: 506.4a What would have kept a unit from attacking doesn't remove an attacker

    Example: forbidden to attack once it attacks
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob has the action "Edict" in hand: "Target unit can't attack this turn."
      When Alice attacks Bob's base with "Raider"
      And Bob plays "Edict" targeting "Raider"
      And all players pass
      Then "Raider" is attacking Bob's base

    Example: forbidden to block once it blocks
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob controls a unit "Guard" with power 5
      And Alice has the action "Edict" in hand: "Target unit can't block this turn."
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Guard"
      And Alice plays "Edict" targeting "Guard"
      And all players pass
      Then "Guard" is blocking "Raider"

  Rule: 506.4b Resting or resetting a unit in battle changes nothing for the battle

    Example: a blocker that is rested deals its damage
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 6
      And Bob controls a unit "Guard" with power 5
      And Alice has the action "Lullaby" in hand: "Rest target unit."
      When Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Guard"
      And Alice plays "Lullaby" targeting "Guard"
      And all players pass
      Then "Guard" is rested
      And "Guard" is blocking "Raider"
      When the game goes to the end of battle step
      Then "Raider" has 5 damage marked

    Example: an attacker that is reset deals its damage
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 6
      And Alice has the action "Second Wind" in hand: "Reset target unit."
      When Alice attacks Bob's base with "Raider"
      And Alice plays "Second Wind" targeting "Raider"
      And all players pass
      Then "Raider" is not rested
      When the game goes to the end of battle step
      Then Bob's base has 6 damage marked

  Rule: 506.4c A unit whose base is gone from battle goes on attacking, but hits nothing

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob controls a base "Mill"
      And Bob controls a base "Barn"
      And Bob has the action "Shutters" in hand: "Turn target base face down."

    Example: it remains an attacking unit
      When Alice attacks "Mill" with "Raider"
      And Bob plays "Shutters" targeting "Mill"
      And all players pass
      Then "Mill" is face down
      And "Raider" is attacking

    Example: it deals no battle damage
      When Alice attacks "Mill" with "Raider"
      And Bob plays "Shutters" targeting "Mill"
      And all players pass
      And the game goes to the postbattle main phase
      Then "Mill" is face down
      And "Mill" still has no damage marked
      And "Barn" still has no damage marked
      And the trace doesn't cite rule 510.2

    Example: while its base stands, it deals its damage
      When Alice attacks "Mill" with "Raider"
      And the game goes to the postbattle main phase
      Then "Mill" has 3 damage marked

  Rule: 506.5 A unit attacks alone if no other unit is declared with it

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Duelist" with will 2: "Whenever Duelist attacks alone, you gain 1 resource."
      And Alice controls a unit "Squire" with will 9

    Example: the only one declared
      Given the next will roll is 5
      When Alice attacks Bob's base with "Duelist"
      Then the chain of events holds the ability of "Duelist"

    Example: one of two
      Given the next will rolls are 5 and 9
      When Alice attacks Bob's base with "Duelist" and "Squire"
      Then "Squire" is attacking
      And the chain of events is empty

  Rule: 506.7 A card that names a time in battle is played at no other time

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob has the action "Melee" in hand:
        """
        Play this card only during battle.
        You gain 2 resource.
        """

    Example: not before battle
      When Bob tries to play "Melee"
      Then it is refused

    Example: not after battle
      When the game goes to the postbattle main phase
      And Bob tries to play "Melee"
      Then it is refused

    Example: in any step of it
      When the game goes to the end of battle step
      And Bob plays "Melee"
      And all players pass
      Then Bob has 12 resource

    Example: before battle is before its first step
      Given Bob has the action "Vigil" in hand:
        """
        Play this card only before battle.
        You gain 1 resource.
        """
      When the game goes to the beginning of battle step
      And Bob tries to play "Vigil"
      Then it is refused

    Example: after the battle phase is after its last step
      Given Bob has the action "Wake" in hand:
        """
        Play this card only after the battle phase.
        You gain 1 resource.
        """
      When the game goes to the end of battle step
      And Bob tries to play "Wake"
      Then it is refused
      When the game goes to the postbattle main phase
      And Bob plays "Wake"
      And all players pass
      Then Bob has 11 resource

  Rule: 506.7a Before attackers are declared is before the declare attackers step begins

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob has the action "Barricade" in hand:
        """
        Play this card only before attackers are declared.
        You gain 2 resource.
        """
      And Bob has the action "Pursuit" in hand:
        """
        Play this card only after attackers are declared.
        You gain 1 resource.
        """

    Example: in the beginning of battle step
      When the game goes to the beginning of battle step
      And Bob plays "Barricade"
      And all players pass
      Then Bob has 12 resource

    Example: not in the declare attackers step, even if nothing attacks
      When Alice declares no attackers
      And Bob tries to play "Barricade"
      Then it is refused

    Example: not in the end step
      When the game goes to the end step
      And Bob tries to play "Barricade"
      Then it is refused

    Example: nothing is after attackers as long as they haven't been declared
      When the game goes to the beginning of battle step
      And Bob tries to play "Pursuit"
      Then it is refused

    Example: in the declare attackers step, even if nothing attacks
      When Alice declares no attackers
      And Bob plays "Pursuit"
      And all players pass
      Then Bob has 11 resource

  Rule: 506.7b Before blockers are declared is before the declare blockers step begins

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob has the action "Caltrops" in hand:
        """
        Play this card only before blockers are declared.
        You gain 2 resource.
        """

    Example: in the declare attackers step
      When Alice attacks Bob's base with "Raider"
      And Bob plays "Caltrops"
      And all players pass
      Then Bob has 12 resource

    Example: not in the declare blockers step
      Given Bob controls a unit "Guard"
      When Alice attacks Bob's base with "Raider"
      And Bob declares no blockers
      And Bob tries to play "Caltrops"
      Then it is refused

  Rule: 506.7c What is played during battle is played in any battle phase of the turn

    Example: in an added one
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Onslaught" in hand: "There is an additional battle phase after this phase."
      And Bob has the action "Melee" in hand:
        """
        Play this card only during battle.
        You gain 2 resource.
        """
      When Alice plays "Onslaught"
      And all players pass
      And the game goes to the end of battle step
      And all players pass
      And Bob plays "Melee"
      And all players pass
      Then Bob has 12 resource
      And it is Alice's beginning of battle step

    Example: in a certain player's
      Given a Legions of Will game between Alice and Bob
      And Bob has the action "Ambush" in hand:
        """
        Play this card only during an opponent's battle phase.
        You gain 2 resource.
        """
      And Bob has the action "Charge" in hand:
        """
        Play this card only during your battle phase.
        You gain 1 resource.
        """
      When the game goes to the beginning of battle step
      And Bob tries to play "Charge"
      Then it is refused
      When Bob plays "Ambush"
      And all players pass
      Then Bob has 12 resource

    Example: in an added one, after the blockers of that one
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Alice has the action "Onslaught" in hand: "There is an additional battle phase after this phase."
      And Bob has the action "Mop Up" in hand:
        """
        Play this card only during battle after blockers are declared.
        You gain 1 resource.
        """
      When Alice plays "Onslaught"
      And all players pass
      And Alice attacks Bob's base with "Raider"
      And the game goes to the end of battle step
      And all players pass
      And Bob tries to play "Mop Up"
      Then it is refused

  Rule: 506.7d Where a turn has several battle phases, the point is that of the first

    Example: not before the attackers of the second battle phase
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Onslaught" in hand: "There is an additional battle phase after this phase."
      And Bob has the action "Barricade" in hand:
        """
        Play this card only before attackers are declared.
        You gain 2 resource.
        """
      When Alice plays "Onslaught"
      And all players pass
      And the game goes to the end of battle step
      And all players pass
      And Bob tries to play "Barricade"
      Then it is refused

    Example: also where the text says in whose turn
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Onslaught" in hand: "There is an additional battle phase after this phase."
      And Bob has the action "Pursuit" in hand:
        """
        Play this card only during an opponent's turn after attackers are declared.
        You gain 1 resource.
        """
      When Alice plays "Onslaught"
      And all players pass
      And the game goes to the end of battle step
      And all players pass
      And Bob plays "Pursuit"
      And all players pass
      Then Bob has 11 resource
      And it is Alice's beginning of battle step

    Example: a point outside of battle is no other one
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Onslaught" in hand: "There is an additional battle phase after this phase."
      And Bob has the action "Barricade" in hand:
        """
        Play this card only before the end step.
        You gain 2 resource.
        """
      When Alice plays "Onslaught"
      And all players pass
      And the game goes to the end of battle step
      And all players pass
      And Bob plays "Barricade"
      And all players pass
      Then Bob has 12 resource

    Example: after attackers were declared, until the turn ends
      Given a Legions of Will game between Alice and Bob
      And Bob has the action "Pursuit" in hand:
        """
        Play this card only after attackers are declared.
        You gain 1 resource.
        """
      When the game goes to the end step
      And Bob plays "Pursuit"
      And all players pass
      Then Bob has 11 resource

    Example: after blockers were declared, also after battle
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob has the action "Mop Up" in hand:
        """
        Play this card only after blockers are declared.
        You gain 1 resource.
        """
      When Alice attacks Bob's base with "Raider"
      And the game goes to the postbattle main phase
      And Bob plays "Mop Up"
      And all players pass
      Then Bob has 11 resource

  Rule: 506.7e Where the point doesn't exist, the card is played before the declare attackers step ends

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob has the action "Caltrops" in hand:
        """
        Play this card only before blockers are declared.
        You gain 2 resource.
        """
      And Bob has the action "Bandage" in hand:
        """
        Play this card only before the battle damage step.
        You gain 1 resource.
        """

    Example: in the declare attackers step of a battle without attackers
      When Alice declares no attackers
      And Bob plays "Caltrops"
      And all players pass
      Then Bob has 12 resource

    Example: not in the end of battle step that follows
      When the game goes to the end of battle step
      And Bob tries to play "Caltrops"
      Then it is refused

    Example: not before a battle damage step that was skipped
      When the game goes to the end of battle step
      And Bob tries to play "Bandage"
      Then it is refused

  Rule: 506.7f During a battle without a declare blockers step nothing is after blockers are declared

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob has the action "Mop Up" in hand:
        """
        Play this card only during battle after blockers are declared.
        You gain 1 resource.
        """

    Example: nothing attacks
      When Alice declares no attackers
      And the game goes to the end of battle step
      And Bob tries to play "Mop Up"
      Then it is refused

    Example: something attacks
      When Alice attacks Bob's base with "Raider"
      And the game goes to the end of battle step
      And Bob plays "Mop Up"
      And all players pass
      Then Bob has 11 resource

    Example: not once battle is over
      When Alice attacks Bob's base with "Raider"
      And the game goes to the postbattle main phase
      And Bob tries to play "Mop Up"
      Then it is refused

  Rule: 506.7g An ability that names a time in battle is activated at no other time

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Watchman": "Pay 1: You gain 3 resource. Activate this ability only before attackers are declared."

    Example: before attackers are declared
      When the game goes to the beginning of battle step
      And Bob activates "Watchman"
      And all players pass
      Then Bob has 12 resource

    Example: not after that
      When the game goes to the declare attackers step
      And Bob tries to activate "Watchman"
      Then it is refused

    Example: an ability that was given
      Given Bob has the action "Lesson" in hand:
        """
        Until end of turn, target unit gains "Pay 1: You gain 3 resource. Activate only during battle."
        """
      And Bob controls a unit "Pupil"
      When Bob plays "Lesson" targeting "Pupil"
      And all players pass
      And Bob tries to activate "Pupil"
      Then it is refused
      When the game goes to the beginning of battle step
      And Bob activates "Pupil"
      And all players pass
      Then Bob has 12 resource
