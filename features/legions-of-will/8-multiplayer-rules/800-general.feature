Feature: 800. Multiplayer rules, general

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
