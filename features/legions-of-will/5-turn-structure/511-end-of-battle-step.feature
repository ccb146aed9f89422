Feature: 511. End of battle step

  Rule: 511.1 The active player gets priority as the end of battle step begins

    Example: with the attackers still attacking
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob has the action "Parting Shot" in hand: "Destroy target attacking unit."
      When Alice attacks Bob's base with "Raider"
      And the game goes to the end of battle step
      And Bob plays "Parting Shot" targeting "Raider"
      And all players pass
      Then "Raider" is in Alice's graveyard

  Rule: 511.2 What triggers at end of battle triggers as the step begins; what lasts until then lasts to the end of the phase

    Example: an ability that triggers at end of battle
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Looter" with power 1: "At end of battle, you gain 1 resource."
      When the game goes to the end of battle step
      Then the chain of events holds the ability of "Looter"
      And Alice still has priority

    Example: an effect until end of battle in the step itself
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 2
      And Alice has the action "War Cry" in hand: "Target unit gains +3 power until end of battle."
      When Alice plays "War Cry" targeting "Raider"
      And all players pass
      And the game goes to the end of battle step
      Then "Raider" has power 5
      When all players pass
      Then "Raider" still has power 2

  Rule: 511.2~2 As the step ends, all units are removed from battle

    Example: attackers and blockers
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 2
      And Bob controls a unit "Guard" with power 1
      And Bob has the action "Shelter" in hand: "Prevent all battle damage this turn."
      When Bob plays "Shelter"
      And all players pass
      And Alice attacks Bob's base with "Raider"
      And Bob blocks "Raider" with "Guard"
      And the game goes to the end of battle step
      Then "Raider" is attacking
      And "Guard" is blocking "Raider"
      When all players pass
      Then it is Alice's postbattle main phase
      And "Raider" is not attacking
      And "Guard" is not blocking

    Example: nothing is an attacking unit in the postbattle main phase
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob has the action "Parting Shot" in hand: "Destroy target attacking unit."
      When Alice attacks Bob's base with "Raider"
      And the game goes to the postbattle main phase
      And Bob tries to target "Raider" with "Parting Shot"
      Then it is refused

    Example: before what lasts until end of battle ends
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Mercenary" with will 1 and power 2
      And Alice controls a unit "Widow": "Whenever you lose control of an attacking unit, you gain 3 resource."
      And Alice has the action "Hire" in hand: "Gain control of target unit until end of battle."
      When the game goes to the beginning of battle step
      And Alice plays "Hire" targeting "Mercenary"
      And all players pass
      And Alice attacks Bob's base with "Mercenary"
      And the game goes to the postbattle main phase
      Then "Mercenary" is controlled by Bob
      And the chain of events is empty
      And Alice still has 10 resource
