Feature: 500. Turn structure in general

  Rule: 500.1 A turn has five phases in a fixed order

    @also:500.10
    Example: from battle to the next player's turn
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Pikeman" with power 2
      When Alice attacks Bob's base with "Pikeman"
      And the game goes to Bob's prebattle main phase
      Then the trace shows, in this order:
        | event | detail                   | player |
        | begin | beginning of battle step | Alice  |
        | begin | declare attackers step   | Alice  |
        | begin | declare blockers step    | Alice  |
        | begin | battle damage step       | Alice  |
        | begin | end of battle step       | Alice  |
        | begin | postbattle main phase    | Alice  |
        | begin | end step                 | Alice  |
        | begin | cleanup step             | Alice  |
        | begin | reset step               | Bob    |
        | begin | effect step              | Bob    |
        | begin | resource step            | Bob    |
        | begin | prebattle main phase     | Bob    |

    Example: a battle phase in which nothing happens takes place all the same
      Given a Legions of Will game between Alice and Bob
      When the game goes to the postbattle main phase
      Then the trace shows, in this order:
        | event | detail                   |
        | begin | beginning of battle step |
        | begin | declare attackers step   |
        | begin | end of battle step       |
        | begin | postbattle main phase    |

  Rule: 500.2 A phase or step ends when all players pass with an empty chain of events

    Example: the chain of events becoming empty doesn't end the phase
      Given a Legions of Will game between Alice and Bob
      And Bob has the action "Toll" in hand: "You gain 2 resource."
      When Bob plays "Toll"
      And all players pass
      Then Bob has 12 resource
      And the chain of events is empty
      And it is still Alice's prebattle main phase

    Example: one player passing doesn't end the phase
      Given a Legions of Will game between Alice and Bob
      When Alice passes
      Then it is still Alice's prebattle main phase
      And Bob has priority

    Example: all players passing in succession ends it
      Given a Legions of Will game between Alice and Bob
      When Alice passes
      And Bob passes
      Then it is Alice's beginning of battle step

  Rule: 500.3 A step in which nobody receives priority ends once its actions are done

    Example: from the end step straight to the next player's effect step
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob controls a unit "Heron" rested
      When all players pass
      Then it is Bob's effect step
      And "Heron" is reset

  Rule: 500.4 Effects that last until the end of a phase expire as it ends

    Example: until end of battle means the end of the phase, not the beginning of its last step
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Pikeman" with power 2
      And Alice has the action "War Cry" in hand: "Target unit gains +3 power until end of battle."
      When Alice plays "War Cry" targeting "Pikeman"
      And all players pass
      And the game goes to the end of battle step
      Then "Pikeman" has power 5

    Example: after the battle phase it is over
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Pikeman" with power 2
      And Alice has the action "War Cry" in hand: "Target unit gains +3 power until end of battle."
      When Alice plays "War Cry" targeting "Pikeman"
      And all players pass
      And the game goes to the postbattle main phase
      Then "Pikeman" still has power 2

  Rule: 500.5 What triggers at the beginning of a phase or step triggers as it begins

    Example: at the beginning of an end step
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Lamplighter": "At the beginning of your end step, you gain 1 resource."
      When the game goes to the end step
      Then the chain of events holds the ability of "Lamplighter"
      And Alice still has priority

    Example: at the beginning of a phase, with its first step
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Watchdog": "At the beginning of each player's battle phase, you gain 1 resource."
      When the game goes to the beginning of battle step
      And all players pass
      Then Bob has 11 resource

  Rule: 500.6 Extra turns come right after the turn they were added to

    Example: one extra turn
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Second Dawn" in hand: "Take an extra turn after this one."
      When Alice plays "Second Dawn"
      And all players pass
      And the game goes to the effect step
      Then it is Alice's effect step

    Example: the turn created last is taken first
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Second Dawn" in hand: "Take an extra turn after this one."
      And Bob has the action "Stolen Hour" in hand: "Take an extra turn after this one."
      When Bob plays "Stolen Hour"
      And all players pass
      And Alice plays "Second Dawn"
      And all players pass
      And the game goes to the effect step
      Then it is Alice's effect step
      When the game goes to the effect step
      Then it is Bob's effect step

    Example: an extra turn doesn't take the place of one's next turn
      Given a Legions of Will game between Alice and Bob
      And Bob has the action "Stolen Hour" in hand: "Take an extra turn after this one."
      When Bob plays "Stolen Hour"
      And all players pass
      And the game goes to Bob's end step
      And the game goes to the effect step
      Then it is Bob's effect step

  Rule: 500.7 Added phases come right after the phase they were added to

    Example: a second battle phase
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Onslaught" in hand: "There is an additional battle phase after this phase."
      When Alice plays "Onslaught"
      And all players pass
      And the game goes to the end of battle step
      And all players pass
      Then it is Alice's beginning of battle step

    @also:505.1a
    Example: the phase created last comes first
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Onslaught" in hand: "There is an additional battle phase after this phase."
      And Alice has the action "Lull" in hand: "There is an additional main phase after this phase."
      When Alice plays "Onslaught"
      And all players pass
      And Alice plays "Lull"
      And all players pass
      And all players pass
      Then it is Alice's postbattle main phase
      When all players pass
      Then it is Alice's beginning of battle step

  Rule: 500.8 Added steps come right after the step they were added to

    Example: a second end step
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Long Dusk" in hand: "There is an additional end step after this step."
      And Alice controls a unit "Lamplighter": "At the beginning of your end step, you gain 1 resource."
      When the game goes to the end step
      And all players pass
      And Alice plays "Long Dusk"
      And all players pass
      And all players pass
      Then it is Alice's end step
      And the chain of events holds the ability of "Lamplighter"

  Rule: 500.9 A skipped step or phase is passed over as though it didn't exist

    Example: without a resource step there is no resource
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Quarry" with production 3
      And Alice has the action "Blockade" in hand: "Target player skips their next resource step."
      When Alice plays "Blockade" targeting Bob
      And all players pass
      And the game goes to Bob's prebattle main phase
      Then Bob still has 10 resource

    Example: what would trigger at the beginning of a skipped phase doesn't trigger
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Watchdog": "At the beginning of your battle phase, you gain 1 resource."
      And Bob has the action "Truce" in hand: "Target player skips their next battle phase."
      When Bob plays "Truce" targeting Alice
      And all players pass
      And all players pass
      Then it is Alice's postbattle main phase
      And Alice still has 10 resource

    Example: of two battle phases in a row only the next one is skipped
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Onslaught" in hand: "There is an additional battle phase after this phase."
      And Bob has the action "Truce" in hand: "Target player skips their next battle phase."
      When Alice plays "Onslaught"
      And all players pass
      And Bob plays "Truce" targeting Alice
      And all players pass
      And all players pass
      Then it is Alice's beginning of battle step
