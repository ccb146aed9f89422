Feature: 602. Activating activated abilities

  Rule: 602.1 An activated ability is a cost and an effect

    Example: pay, and it will have its effect
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Marsh Ogre" with power 6
      And Alice controls a unit "Slinger": "Pay 2: Slinger deals 1 damage to target unit."
      When Alice activates "Slinger" targeting "Marsh Ogre"
      And all players pass
      Then "Marsh Ogre" has 1 damage marked
      And Alice has 8 resource

  Rule: 602.1a All that stands before the colon is paid by the player who activates the ability

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Coiner": "{Rest}, {Pay 2}: Add 2 resource to your reserve."

    Example: two resource and resting the permanent
      When Alice activates "Coiner"
      Then "Coiner" is rested
      And the trace shows, in this order:
        | event         | player | amount | object |
        | pay           | Alice  | 2      |        |
        | become rested |        |        | Coiner |

    @ruling:low-021 @also:406.6c
    Example: what it adds is there at once
      When Alice activates "Coiner"
      Then "Coiner" is rested
      And the chain of events is empty
      And Alice still has 10 resource

    Example: too little resource
      Given Alice has 1 resource
      When Alice tries to activate "Coiner"
      Then it is refused

    Example: a permanent that is rested already
      Given Alice controls a unit "Sleepy Coiner" rested: "{Rest}, {Pay 2}: Add 2 resource to your reserve."
      When Alice tries to activate "Sleepy Coiner"
      Then it is refused

  Rule: 602.1b Instructions after the effect say when the ability may be activated

    Example: once a turn
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Sower": "Pay 1: Reset target unit. Activate only once each turn."
      When Alice activates "Sower"
      And all players pass
      And Alice tries to activate "Sower"
      Then it is refused by rule 602.5a

    Example: another turn, another time
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Sower": "Pay 1: Reset target unit. Activate only once each turn."
      When Alice activates "Sower"
      And the game goes to Bob's prebattle main phase
      And Alice activates "Sower"
      Then Alice has 8 resource

    Example: only during one's own turn
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Day Owl": "Pay 1: Reset target unit. Activate only during your turn."
      When Bob tries to activate "Day Owl"
      Then it is refused by rule 602.1b

    Example: one's own turn comes
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Day Owl": "Pay 1: Reset target unit. Activate only during your turn."
      When the game goes to Bob's prebattle main phase
      Then Bob can activate "Day Owl"

  Rule: 602.1c Only activated abilities can be activated

    Example: a triggered one can't
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Bellringer": "Whenever Bellringer attacks, you gain 1 resource."
      When Alice tries to activate "Bellringer"
      Then it is refused

  Rule: 602.2 Only an object's controller activates its abilities

    Example: its controller can
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Slinger" with power 2: "Pay 1: Slinger deals 1 damage to target unit."
      When Alice activates "Slinger" targeting "Slinger"
      Then the chain of events holds the ability of "Slinger"

    Example: the opponent can't
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Slinger" with power 2: "Pay 1: Slinger deals 1 damage to target unit."
      When Bob tries to activate "Slinger"
      Then it is refused

    Example: whoever controls it now, not its owner
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Slinger" with power 2: "Pay 1: Slinger deals 1 damage to target unit."
      And Alice has the action "Beguile" in hand: "Gain control of target unit until end of turn."
      When Alice plays "Beguile" targeting "Slinger"
      And all players pass
      Then "Slinger" is controlled by Alice
      When Alice activates "Slinger" targeting "Slinger"
      Then the chain of events holds the ability of "Slinger"

  Rule: 602.2a The ability is an object of its own on top of the chain of events

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Slinger" with power 2: "Pay 1: Slinger deals 1 damage to target unit."
      And Bob controls a unit "Marsh Ogre" with power 6

    Example: above what was there
      Given Bob has the action "Drum" in hand
      When Bob plays "Drum"
      And Alice activates "Slinger" targeting "Marsh Ogre"
      Then the chain of events holds the ability of "Slinger", "Drum"

    Example: whose source is gone, it resolves all the same
      Given Bob has the action "Bury" in hand: "Destroy target unit."
      When Alice activates "Slinger" targeting "Marsh Ogre"
      And Bob plays "Bury" targeting "Slinger"
      And all players pass
      And all players pass
      Then "Slinger" is in Alice's graveyard
      And "Marsh Ogre" has 1 damage marked

    Example: it belongs to whoever activated it, whoever controls the source later
      Given Alice controls a unit "Pilgrim": "Pay 1: You lose 3 resource."
      And Bob has the action "Bribe" in hand: "Gain control of target unit until end of turn."
      When Alice activates "Pilgrim"
      And Bob plays "Bribe" targeting "Pilgrim"
      And all players pass
      And all players pass
      Then "Pilgrim" is controlled by Bob
      And Alice has 6 resource
      And Bob still has 10 resource

    Example: before its modes are announced
      Given Alice controls a unit "Oracle":
        """
        Pay 1: Choose one —
        • You gain 3 resource.
        • You gain 2 resource.
        """
      When Alice activates "Oracle"
      Then Alice is asked to choose modes
      And the chain of events holds the ability of "Oracle"

  Rule: 602.2b Beyond that, activating is like playing a card

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Marsh Ogre" with power 6
      And Bob controls a unit "Bog Imp" with power 1

    @also:601.1b @also:601.1c
    Example: X and targets are announced
      Given Alice controls a unit "Catapult": "Pay X: Catapult deals X damage to target unit."
      When Alice activates "Catapult" with X = 3 targeting "Marsh Ogre"
      And all players pass
      Then Alice has 7 resource
      And "Marsh Ogre" has 3 damage marked

    @also:601.1g
    Example: what is sacrificed is the source itself
      Given Alice controls a unit "Powder Keg": "Sacrifice this unit: Powder Keg deals 2 damage to target unit."
      When Alice activates "Powder Keg" targeting "Marsh Ogre"
      Then "Powder Keg" is in Alice's graveyard
      And the chain of events holds the ability of "Powder Keg"

    Example: without a legal target there is nothing to activate
      Given Alice controls a unit "Dragonbane": "Pay 1: Destroy target Dragon."
      When Alice tries to activate "Dragonbane"
      Then it is refused

  Rule: 602.4 Changing costs doesn't touch what is on the chain of events

    Example: a toll comes too late
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Lantern" with cost 3 in hand: "You gain 5 resource."
      And Bob controls a unit "Toll Keeper": "Rest this unit: Actions cost 4 more this turn."
      When Alice plays "Lantern"
      And Bob activates "Toll Keeper"
      And all players pass
      And all players pass
      Then Alice has 12 resource

  Rule: 602.5 What is prohibited can't be activated

    Example: nobody's abilities
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Stillness": "Players can't activate abilities."
      And Alice controls a unit "Slinger" with power 2: "Pay 1: Slinger deals 1 damage to target unit."
      When Alice tries to activate "Slinger"
      Then it is refused by rule 602.5

    Example: until the prohibition is gone
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Stillness": "Players can't activate abilities."
      And Alice controls a unit "Slinger" with power 2: "Pay 1: Slinger deals 1 damage to target unit."
      And Alice has the action "Bury" in hand: "Destroy target unit."
      When Alice plays "Bury" targeting "Stillness"
      And all players pass
      Then Alice can activate "Slinger"

  Rule: 602.5a A restriction goes with the object to its new controller

    Example: used up this turn
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Sower": "Pay 1: Reset target unit. Activate only once each turn."
      And Bob has the action "Bribe" in hand: "Gain control of target unit until end of turn."
      When Alice activates "Sower"
      And all players pass
      And Bob plays "Bribe" targeting "Sower"
      And all players pass
      And Bob tries to activate "Sower"
      Then "Sower" is controlled by Bob
      And it is refused by rule 602.5a

  Rule: 602.5b The restriction of an acquired ability is its own

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls an upgrade "Training Yard": 'Units you control have "Pay 1: Reset target unit. Activate only once each turn."'

    Example: each unit has it once
      Given Alice controls a unit "First Recruit"
      And Alice controls a unit "Second Recruit"
      When Alice activates "First Recruit" targeting "First Recruit"
      And all players pass
      Then Alice can't activate "First Recruit"
      And Alice can still activate "Second Recruit"

    Example: the same words on the unit itself are another ability
      Given Alice controls a unit "Old Hand": "Pay 1: Reset target unit. Activate only once each turn."
      When Alice activates the first ability of "Old Hand"
      And all players pass
      Then Alice can still activate "Old Hand"
