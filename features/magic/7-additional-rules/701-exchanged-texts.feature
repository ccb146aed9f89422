@edition:2025
Feature: 701 Exchanged Text Boxes

  Rule: 701.12h Of two creatures that exchange their text boxes each says what the other said

    Example: an ability that one plays is the other's
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage": "{0}: Sage gets +1/+1 until end of turn."
      And Bob controls a creature "Ox": "Flying"
      And Alice has an instant "Swap" in hand: "Exchange the text boxes of two target creatures."
      When Alice plays "Swap" targeting "Sage" and "Ox"
      And all players pass
      Then "Sage" has the ability "Flying"
      And Alice can't activate "Sage"
      When Alice passes
      And Bob activates "Ox"
      And all players pass
      Then "Ox" has power 2
      And "Sage" still has power 1

    Example: what was changed in a text goes with it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage": "Protection from red"
      And Bob controls a creature "Ox"
      And Alice has an instant "Tint" in hand: "Change the text of target permanent by replacing all instances of one color word with another until end of turn."
      And Alice has an instant "Swap" in hand: "Exchange the text boxes of two target creatures."
      When Alice plays "Tint" targeting "Sage"
      And all players pass
      And Alice chooses "red"
      And Alice chooses "blue"
      And Alice plays "Swap" targeting "Sage" and "Ox"
      And all players pass
      Then "Ox" has the ability "Protection from blue"

    Example: what effects have given stays where it is
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage": "Flying"
      And Bob controls a creature "Ox"
      And Alice has an instant "Rage" in hand: "Target creature gains trample until end of turn."
      And Alice has an instant "Swap" in hand: "Exchange the text boxes of two target creatures."
      When Alice plays "Rage" targeting "Sage"
      And all players pass
      And Alice plays "Swap" targeting "Sage" and "Ox"
      And all players pass
      Then "Sage" has the ability "trample"
      And "Sage" doesn't have the ability "Flying"
      And "Ox" has the ability "Flying"
