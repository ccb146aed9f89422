Feature: 800. Multiplayer rules, general

  Rule: 800.3a What a player owns leaves the game with that player

    Background:
      Given a Legions of Will game between Alice, Bob and Carol

    Example: permanents, and what they say
      Given Carol controls a unit "Damper" with power 3: "All units gain -1 power."
      And Alice controls a unit "Pillar" with power 3
      When Carol concedes
      Then "Damper" is not on the battlefield
      And "Pillar" has power 3
      And the game is not over

    Example: what the player had taken goes back
      Given Alice controls a unit "Prize"
      And it is Carol's prebattle main phase
      And Carol has the action "Bribe" in hand: "Gain control of target unit for the rest of the game."
      When Carol plays "Bribe" targeting "Prize"
      And all players pass
      Then "Prize" is controlled by Carol
      When Carol concedes
      Then "Prize" is controlled by Alice
      And "Prize" is still on the battlefield

    Example: what somebody else had taken
      Given Carol controls a unit "Prize"
      And Alice has the action "Bribe" in hand: "Gain control of target unit for the rest of the game."
      When Alice plays "Bribe" targeting "Prize"
      And all players pass
      Then "Prize" is controlled by Alice
      When Carol concedes
      Then "Prize" is not on the battlefield

    Example: abilities on the chain of events
      Given Carol controls a unit "Slinger" with power 6: "Pay 1: Slinger deals 2 damage to target unit."
      And Alice controls a unit "Pillar" with power 3
      When Alice passes
      And Bob passes
      And Carol activates "Slinger" targeting "Pillar"
      And Carol concedes
      Then the chain of events is empty
      And "Pillar" has no damage marked

  Rule: 800.3j A turn goes on without the player who has left the game during it

    @also:103.5
    Example: the others receive priority
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice controls a base "Kiln" with defense 1
      And Alice has the action "Last Spark" in hand: "Last Spark deals 3 damage to target base."
      And Carol controls a unit "Watcher": "Whenever a base is destroyed, you gain 2 resource."
      When Alice plays "Last Spark" targeting "Kiln"
      And all players pass
      Then Alice loses the game
      And Bob has priority
      And the chain of events holds the ability of "Watcher"
      When Bob passes
      Then Carol has priority
      And the chain of events holds the ability of "Watcher"
      When Carol passes
      Then Carol has 12 resource
