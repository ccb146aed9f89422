Feature: 706. Rolling a die

  Rule: 706.1 An effect says which die is rolled

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Gamble" in hand: "Roll a 12-sided die. If the result is 7 or greater, you gain 3 resource. Otherwise, you lose 2 resource."

    Example: a high roll
      Given the next die roll is 7
      When Alice plays "Gamble"
      And all players pass
      Then Alice has 13 resource

    Example: a low roll
      Given the next die roll is 6
      When Alice plays "Gamble"
      And all players pass
      Then Alice has 8 resource

  Rule: 706.2 The result is the natural result with all its modifiers

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Gamble" in hand: "Roll a 12-sided die. If the result is 7 or greater, you gain 3 resource. Otherwise, you lose 2 resource."

    Example: a modifier from another source
      Given Alice controls a unit "Loaded Die": "Add 1 to the result of each die you roll."
      And the next die roll is 6
      When Alice plays "Gamble"
      And all players pass
      Then Alice has 13 resource

    Example: modifiers that cancel out
      Given Alice controls a unit "Loaded Die": "Add 1 to the result of each die you roll."
      And Alice controls a unit "Bad Penny": "Subtract 1 from the result of each die you roll."
      And the next die roll is 6
      When Alice plays "Gamble"
      And all players pass
      Then Alice has 8 resource

    Example: somebody else's modifier
      Given Bob controls a unit "Loaded Die": "Add 1 to the result of each die you roll."
      And the next die roll is 6
      When Alice plays "Gamble"
      And all players pass
      Then Alice has 8 resource

    @ruling:low-053
    Example: a will roll has modifiers too
      Given Alice controls a unit "Ash Hound" with will 7
      And Alice controls a unit "Loaded Die": "Add 1 to the result of each die you roll."
      And the next will roll is 6
      When Alice attacks Bob's base with "Ash Hound"
      Then "Ash Hound" is attacking Bob's base
