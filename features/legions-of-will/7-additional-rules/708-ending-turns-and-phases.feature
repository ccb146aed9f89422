Feature: 708. Ending turns and phases

  Rule: 708.1 An effect can end the turn

    Example: from the main phase to the next player's turn
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Nightfall" in hand: "End the turn."
      When Alice plays "Nightfall"
      And all players pass
      Then it is Bob's effect step

  Rule: 708.1a Abilities that have triggered and still wait cease to exist

    Example: an ability that triggered in the same resolution
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Mayfly"
      And Alice controls a unit "Mourner": "Whenever a unit is destroyed, you gain 1 resource."
      And Bob has the action "Last Dusk" in hand: "Destroy target unit. End the turn."
      When Bob plays "Last Dusk" targeting "Mayfly"
      And all players pass
      Then "Mayfly" is in Alice's graveyard
      And it is Bob's effect step
      And the chain of events is empty

    Example: what triggers as the chain of events empties waits for the cleanup step
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Grave Keeper": "Whenever an action is put into a graveyard from anywhere, you gain 3 resource."
      And Bob has the action "Nightfall" in hand: "End the turn."
      When Bob plays "Nightfall"
      And all players pass
      Then it is Alice's cleanup step
      And the chain of events holds the ability of "Grave Keeper"

  Rule: 708.1b Everything leaves the chain of events

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob has the action "Nightfall" in hand: "End the turn."

    @ruling:low-069
    Example: a card goes to its owner's graveyard without having resolved
      Given Alice has the action "Windfall" in hand: "You gain 3 resource."
      When Alice plays "Windfall"
      And Bob plays "Nightfall"
      And all players pass, which ends the turn
      Then "Windfall" is in Alice's graveyard
      And "Nightfall" is in Bob's graveyard
      And Alice still has 10 resource

    @ruling:low-069
    Example: a unit card doesn't arrive
      Given Alice has a unit "Hopeful" in hand
      When Alice plays "Hopeful"
      And Bob plays "Nightfall"
      And all players pass, which ends the turn
      Then "Hopeful" is in Alice's graveyard

    Example: an ability ceases to exist
      Given Alice controls a unit "Slinger" with power 3: "Pay 1: Slinger deals 1 damage to target unit."
      When Alice activates "Slinger" targeting "Slinger"
      And Bob plays "Nightfall"
      And all players pass, which ends the turn
      Then the chain of events is empty
      And "Nightfall" is in Bob's graveyard

    @ruling:low-066
    Example: a card that recurs is expelled
      Given Alice has the Recur action "Encore" in her graveyard: "You gain 1 resource."
      When Alice plays "Encore"
      And Bob plays "Nightfall"
      And all players pass, which ends the turn
      Then "Encore" is expelled

    Example: before state-based actions are checked
      Given Bob controls a unit "Warden" with power 3: "If an action would be put into a graveyard, expel it instead."
      And Alice has the action "Lights Out" in hand: "Lights Out deals 3 damage to target unit. End the turn."
      When Alice plays "Lights Out" targeting "Warden"
      And all players pass, which ends the turn
      Then "Warden" is in Bob's graveyard
      And "Lights Out" is expelled

  Rule: 708.1c State-based actions are checked, before damage is removed

    Example: a unit with lethal damage doesn't survive the end of the turn
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Moth" with power 3
      And Alice has the action "Lights Out" in hand: "Lights Out deals 3 damage to target unit. End the turn."
      When Alice plays "Lights Out" targeting "Moth"
      And all players pass
      Then "Moth" is in Bob's graveyard
      And it is Bob's effect step

    Example: before units are removed from battle
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with power 3
      And Alice controls a unit "Mourner" with power 3: "Whenever an attacking unit leaves the battlefield, you gain 3 resource."
      And Bob has the action "Lights Out" in hand: "Lights Out deals 3 damage to target unit. End the turn."
      When Alice attacks Bob's base with "Ash Hound"
      And Bob plays "Lights Out" targeting "Ash Hound"
      And all players pass
      Then it is Alice's cleanup step
      And the chain of events holds the ability of "Mourner"

  Rule: 708.1d The game goes straight to the cleanup step

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob has the action "Nightfall" in hand: "End the turn."

    Example: in battle, units are removed from it
      Given Alice controls a unit "Ash Hound" with power 3
      When Alice attacks Bob's base with "Ash Hound"
      And Bob plays "Nightfall"
      And all players pass
      Then it is Bob's effect step
      And "Ash Hound" is not attacking
      And "Bob's base" still has no damage marked

    Example: what happens in the cleanup step happens
      Given Alice controls a unit "Sapling" with power 2
      And Alice has the action "Rain" in hand: "Target unit gains +3 power until end of turn."
      And Alice has 3 units "Bauble" in hand
      When Alice plays "Rain" targeting "Sapling"
      And all players pass
      And Bob plays "Nightfall"
      And all players pass, which ends the prebattle main phase
      And Alice chooses "Bauble" (1)
      Then it is Bob's effect step
      And "Sapling" still has power 2

  Rule: 708.1e Nothing triggers at the beginning of an end step that is skipped

    Example: an ability of the end step
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Dusk Moth": "At the beginning of your end step, you gain 1 resource."
      And Alice has the action "Nightfall" in hand: "End the turn."
      When Alice plays "Nightfall"
      And all players pass
      Then it is Bob's effect step
      And Alice still has 10 resource

  Rule: 708.1f What triggers in the process is put on the chain of events in the cleanup step

    Example: a death found by the last check
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Moth" with power 3
      And Alice controls a unit "Mourner" with power 9: "Whenever a unit is destroyed, you gain 1 resource."
      And Alice has the action "Lights Out" in hand: "Lights Out deals 3 damage to target unit. End the turn."
      When Alice plays "Lights Out" targeting "Moth"
      And all players pass
      Then it is Alice's cleanup step
      And the chain of events holds the ability of "Mourner"
      When all players pass
      And all players pass
      Then Alice has 11 resource
      And it is Bob's effect step
