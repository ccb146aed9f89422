Feature: 503. Effect step

  Rule: 503.1 The active player gets priority as the effect step begins

    Example: the active player first, then the other
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      When all players pass
      Then it is Bob's effect step
      And Bob has priority

    Example: an action played before the resource step
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob controls a base "Quarry" with production 3
      And Alice has the action "Tax" in hand: "Target player loses 4 resource."
      When the game goes to Bob's effect step
      And Alice plays "Tax" targeting Bob
      And all players pass
      Then Bob has 6 resource
      And it is Bob's effect step

  Rule: 503.1a What triggered in the reset step and at the beginning of the effect step goes on the chain of events together

    Example: in the order that their controller chooses
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob controls a unit "Sunflower" rested: "Whenever Sunflower becomes reset, you gain 1 resource."
      And Bob controls a unit "Dew Moth": "At the beginning of your effect step, you gain 2 resource."
      When all players pass, which ends the turn
      And Bob orders "Dew Moth", "Sunflower"
      Then the chain of events holds the ability of "Sunflower", the ability of "Dew Moth"
      And Bob has priority

  Rule: 503.2 A card that is played only after the effect step can be played once that step has ended

    Example: not in the effect step itself
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob has the action "Late Harvest" in hand:
        """
        Play this card only after the effect step.
        You gain 3 resource.
        """
      When the game goes to Bob's effect step
      And Bob tries to play "Late Harvest"
      Then it is refused

    Example: in the resource step
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob has the action "Late Harvest" in hand:
        """
        Play this card only after the effect step.
        You gain 3 resource.
        """
      When the game goes to Bob's resource step
      And Bob plays "Late Harvest"
      And all players pass
      Then Bob has 13 resource

    Example: in a second effect step, once the first has ended
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob has the action "Encore" in hand: "There is an additional effect step after this step."
      And Bob has the action "Late Harvest" in hand:
        """
        Play this card only after the effect step.
        You gain 3 resource.
        """
      When the game goes to Bob's effect step
      And Bob plays "Encore"
      And all players pass
      And Bob tries to play "Late Harvest"
      Then it is refused
      When all players pass
      Then it is Bob's effect step
      When Bob plays "Late Harvest"
      And all players pass
      Then Bob has 13 resource
      And it is Bob's effect step
