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

  Rule: 706.2b Rerolls come first, then what adds to the result

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Second Wind": "You may reroll each die you roll."
      And Alice controls a unit "Loaded Die": "Add 1 to the result of each die you roll."
      And Alice has the action "Gamble" in hand: "Roll a 12-sided die. If the result is 7 or greater, you gain 3 resource. Otherwise, you lose 2 resource."

    Example: the modifier counts for the second roll
      Given the next die rolls are 2 and 6
      When Alice plays "Gamble"
      And all players pass
      And Alice chooses "Second Wind"
      Then Alice has 13 resource

    Example: nobody has to reroll
      Given the next die roll is 6
      When Alice plays "Gamble"
      And all players pass
      And Alice chooses nothing
      Then Alice has 13 resource

    Example: the player chooses which of two to apply first, and how often
      Given Alice controls a unit "Third Wind": "You may reroll each die you roll."
      And the next die rolls are 2, 3 and 9
      When Alice plays "Gamble"
      And all players pass
      And Alice chooses "Third Wind"
      Then Alice is asked to reroll 3
      When Alice tries to choose "Third Wind"
      Then it is refused
      When Alice chooses "Second Wind"
      Then Alice has 13 resource

    Example: a will roll may be rerolled as well
      Given Alice controls a unit "Ash Hound" with will 7
      And the next will rolls are 1 and 6
      When Alice attacks Bob's base with "Ash Hound"
      And Alice chooses "Second Wind"
      Then "Ash Hound" is attacking Bob's base
