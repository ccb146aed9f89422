Feature: 507. Beginning of battle step

  Rule: 507.1 The active player's opponent becomes the defending player

    @also:506.2 @ruling:low-049
    Example: the opponent, without a question
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob controls a unit "Bailiff" with power 2: "Whenever Bailiff attacks, defending player loses 3 resource."
      When the game goes to Bob's prebattle main phase
      And Bob attacks Alice's base with "Bailiff"
      And all players pass
      Then Alice has 7 resource
      And Bob still has 10 resource

    Example: the defending player is the one who declares blockers
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob controls a unit "Bailiff" with power 2
      And Alice controls a unit "Debtor" with power 5
      When the game goes to Bob's prebattle main phase
      And Bob attacks Alice's base with "Bailiff"
      And Alice blocks "Bailiff" with "Debtor"
      Then "Debtor" is blocking "Bailiff"

    @also:506.2 @also:506.2a
    Example: one of several opponents, who alone is attacked
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice controls a unit "Raider" with will 1 and power 2
      When the game goes to the beginning of battle step
      Then Alice is asked to choose the defending player
      When Alice chooses "Carol"
      And Alice tries to attack Bob's base with "Raider"
      Then it is refused
      When Alice attacks Carol's base with "Raider"
      Then "Raider" is attacking Carol's base

    @also:509.1
    Example: the player chosen declares the blockers
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice controls a unit "Raider" with will 1 and power 2
      And Carol controls a unit "Guard" with power 5
      When the game goes to the beginning of battle step
      And Alice chooses "Carol"
      And Alice attacks Carol's base with "Raider"
      And Carol blocks "Raider" with "Guard"
      Then "Guard" is blocking "Raider"

  Rule: 507.2 Then the active player gets priority

    Example: before attackers are declared
      Given a Legions of Will game between Alice and Bob
      And it is Alice's resource step
      When all players pass
      And all players pass
      Then it is Alice's beginning of battle step

    Example: an attacker is rested in time
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Raider" with power 3
      And Bob has the action "Lullaby" in hand: "Rest target unit."
      When the game goes to the beginning of battle step
      And Bob plays "Lullaby" targeting "Raider"
      And all players pass
      And Alice tries to attack Bob's base with "Raider"
      Then it is refused
