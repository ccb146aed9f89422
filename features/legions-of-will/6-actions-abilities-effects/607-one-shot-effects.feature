Feature: 607. One-shot effects

  Rule: 607.1 A one-shot effect does something once and doesn't last

    Example: what was rested may be reset again
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Dozer"
      And Bob has the action "Lullaby" in hand: "Rest target unit."
      And Alice has the action "Cockcrow" in hand: "Reset target unit."
      When Bob plays "Lullaby" targeting "Dozer"
      And all players pass
      Then "Dozer" is rested
      When Alice plays "Cockcrow" targeting "Dozer"
      And all players pass
      Then "Dozer" is not rested

  Rule: 607.2 A delayed triggered ability acts later

    Example: at the next end step, and not before
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Spent Match", rested
      And Alice has the action "Last Spark" in hand: "Reset target unit. At the beginning of the next end step, destroy it."
      When Alice plays "Last Spark" targeting "Spent Match"
      And all players pass
      Then "Spent Match" is reset
      And "Spent Match" is still on the battlefield
      When the game goes to the end step
      And all players pass
      Then "Spent Match" is in Alice's graveyard

  Rule: 607.3 What changes zones "until" something happens comes back when it has happened

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a Vehicle unit "Old Cart" in her base "Forge"
      And Alice controls a unit "Ferryman" in her base "Keep": "Pay 0: Expel target Vehicle you control until this unit leaves the battlefield."
      And Bob has the action "Bane" in hand: "Destroy target unit."

    Example: back to the base that it was in
      When Alice activates "Ferryman" targeting "Old Cart"
      And all players pass
      Then "Old Cart" is expelled
      When Bob plays "Bane" targeting "Ferryman"
      And all players pass
      Then "Old Cart" is still in "Forge"

    Example: it stays where it is when that base is face down
      Given Bob has the action "Quake" in hand: "Turn target base face down."
      When Alice activates "Ferryman" targeting "Old Cart"
      And all players pass
      And Bob plays "Quake" targeting "Forge"
      And all players pass
      And Bob plays "Bane" targeting "Ferryman"
      And all players pass
      Then "Ferryman" is in Alice's graveyard
      And "Old Cart" is expelled

    @ruling:low-063
    Example: it stays where it is when that base is full
      Given Alice controls a base "Forge" with capacity 1
      And Alice has a unit "Squatter" in hand
      When Alice activates "Ferryman" targeting "Old Cart"
      And all players pass
      And Alice plays "Squatter" in "Forge"
      And all players pass
      And Bob plays "Bane" targeting "Ferryman"
      And all players pass
      Then "Ferryman" is in Alice's graveyard
      And "Old Cart" is expelled

  Rule: 607.3a It doesn't move when the event came before the ability resolved

    Example: the source is destroyed in response
      Given a Legions of Will game between Alice and Bob
      And Alice controls a Vehicle unit "Old Cart" with power 3 and 1 damage marked
      And Alice controls a unit "Ferryman": "Pay 0: Expel target Vehicle you control until this unit leaves the battlefield."
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Alice activates "Ferryman" targeting "Old Cart"
      And Bob plays "Bane" targeting "Ferryman"
      And all players pass
      And all players pass
      Then the chain of events is empty
      And "Old Cart" is still on the battlefield
      And "Old Cart" still has 1 damage marked

  Rule: 607.3b Nor when it came after the ability triggered

    Example: the unit that entered is destroyed while its ability waits
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Vagrant" with power 3 and 1 damage marked
      And Alice has a unit "Jailer" in hand: "When Jailer enters the battlefield, expel target unit an opponent controls until this unit leaves the battlefield."
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Alice plays "Jailer"
      And all players pass
      And Bob plays "Bane" targeting "Jailer"
      And all players pass
      And all players pass
      Then the chain of events is empty
      And "Vagrant" still has 1 damage marked

  Rule: 607.3c It returns under its owner's control

    Example: another player's effect took it away
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Vagrant"
      And Alice has a unit "Jailer" in hand: "When Jailer enters the battlefield, expel target unit an opponent controls until this unit leaves the battlefield."
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Alice plays "Jailer"
      And all players pass
      And all players pass
      Then "Vagrant" is expelled
      When Bob plays "Bane" targeting "Jailer"
      And all players pass
      Then "Vagrant" is still in Bob's base
      And "Vagrant" is still controlled by Bob

  Rule: 610.3d Several things return at the same time

    Example: one door for two prisoners
      Given a Legions of Will game between Alice and Bob
      And Alice controls 2 Vehicle units "Old Cart"
      And Alice controls a unit "Ferryman": "Pay 0: Expel target Vehicle you control until this unit leaves the battlefield."
      And Bob controls a unit "Counting House": "Whenever a unit enters the battlefield, you gain 1 resource."
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Alice activates "Ferryman" targeting "Old Cart" (1)
      And all players pass
      And Alice activates "Ferryman" targeting "Old Cart" (2)
      And all players pass
      And Bob plays "Bane" targeting "Ferryman"
      And all players pass
      And Bob orders "Counting House", "Counting House"
      Then the chain of events holds the ability of "Counting House", the ability of "Counting House"

    @also:305.3d
    Example: as many as their base has room for, in the order in which they were expelled
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Keep"
      And Alice controls a base "Cellar" with capacity 2
      And Alice controls a Vehicle unit "Old Cart" in her base "Cellar"
      And Alice controls a Vehicle unit "Old Sledge" in her base "Cellar"
      And Alice controls a unit "Squatter" in her base "Keep"
      And Alice controls a unit "Ferryman" in her base "Keep": "Pay 0: Expel target Vehicle you control until this unit leaves the battlefield."
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Alice activates "Ferryman" targeting "Old Cart"
      And all players pass
      And Alice activates "Ferryman" targeting "Old Sledge"
      And all players pass
      And Alice moves "Squatter" to "Cellar"
      And Bob plays "Bane" targeting "Ferryman"
      And all players pass
      Then "Ferryman" is in Alice's graveyard
      And "Old Cart" is in "Cellar"
      And "Old Sledge" is expelled
