Feature: 208. Defense

  Background:
    Given a Legions of Will game between Alice and Bob
    And Bob controls a base "Mill" with defense 4
    And Bob controls a base "Tower" with defense 9

  Rule: 208.1 A base has a defense

    Example: damage below it leaves the base face up
      Given Alice has the action "Ram" in hand: "Ram deals 3 damage to target base."
      When Alice plays "Ram" targeting "Mill"
      And all players pass
      Then "Mill" has 3 damage marked
      And "Mill" is still face up

    @also:301.7
    Example: damage as high as it turns the base face down
      Given Alice has the action "Ram" in hand: "Ram deals 4 damage to target base."
      When Alice plays "Ram" targeting "Mill"
      And all players pass
      Then "Mill" is face down
      And "Tower" is still face up
