Feature: 710. Handling illegal actions

  Rule: 710.1 An illegal action is reversed, and its payments are canceled

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: a card for which there isn't enough resource
      Given Alice has 1 resource
      And Alice has the action "Extravagance" with cost 2 in hand: "Draw two cards."
      When Alice tries to play "Extravagance"
      Then it is refused
      And "Extravagance" is still in Alice's hand
      And Alice still has 1 resource

    Example: a target that isn't legal
      Given Bob controls a unit "Ghost" with power 2: "This unit can't be the target of actions or abilities your opponents control."
      And Bob controls a unit "Guest" with power 2
      And Alice has the action "Invite" with cost 2 in hand: "Return target unit to its owner's hand."
      When Alice tries to target "Ghost" with "Invite"
      Then it is refused
      And Alice can still target "Guest" with "Invite"

    Example: costs that were paid before another one that can't be paid
      Given Alice controls a Human unit "Squire"
      And Alice controls a unit "Altar": "Pay 2, sacrifice a Human, sacrifice a Dragon: Draw two cards."
      When Alice tries to activate "Altar"
      Then it is refused by rule 112.3
      And "Squire" is still on the battlefield
      And Alice still has 10 resource

    Example: a card returns to where it was played from
      Given Alice has the Recur action "Dark Rite" with cost 2 in her graveyard: "As an additional cost to play Dark Rite, sacrifice a Dragon. Draw two cards."
      And Alice controls a Human unit "Squire"
      When Alice tries to play "Dark Rite"
      Then it is refused
      And "Dark Rite" is still in Alice's graveyard
      And Alice still has 10 resource

    Example: abilities don't trigger on what was undone
      Given Alice controls a Human unit "Squire"
      And Alice controls a unit "Altar": "Sacrifice a Human, sacrifice a Dragon: Draw two cards."
      And Bob controls a unit "Ghoul": "Whenever a unit is put into a graveyard from the battlefield, you gain 1 resource."
      When Alice tries to activate "Altar"
      Then it is refused
      And the chain of events is empty

  Rule: 710.2 Whoever had priority keeps it, and may act in a legal way

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob has 3 resource
      And Bob has the action "Extravagance" with cost 4 in hand: "Draw two cards."
      And Bob has the action "Thrift" with cost 1 in hand: "Draw a card."

    @ruling:low-071
    Example: another action
      When Bob tries to play "Extravagance"
      Then it is refused
      And Bob has priority
      When Bob plays "Thrift"
      Then Bob has 2 resource
      And the chain of events holds "Thrift"

    @ruling:low-071
    Example: a pass, with the passes before it still standing
      When Alice passes
      And Bob tries to play "Extravagance"
      Then it is refused
      When Bob passes
      Then it is Alice's beginning of battle step

    @also:112.9
    Example: what can be paid in some way is offered, whichever unit came first
      Given Alice controls a Dragon unit "Hatchling"
      And Alice controls a Human unit "Squire"
      And Alice controls a unit "Altar": "Sacrifice another unit, sacrifice a Dragon: Draw two cards."
      When Alice activates "Altar" sacrificing "Squire" sacrificing "Hatchling"
      Then "Squire" is in Alice's graveyard
      And "Hatchling" is in Alice's graveyard
