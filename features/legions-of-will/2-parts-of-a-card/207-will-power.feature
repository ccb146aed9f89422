Feature: 207. Will/power

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 207.1 A roll as high as its will lets a unit attack

    Background:
      Given Alice controls a unit "Lancer" with will 7 and power 2

    Example: the roll meets it
      Given the next will roll is 7
      When Alice attacks Bob's base with "Lancer"
      Then "Lancer" is attacking Bob's base

    Example: the roll falls short
      Given the next will roll is 6
      When Alice attacks Bob's base with "Lancer"
      Then "Lancer" is not attacking

    @ruling:low-053
    Example: a die that is helped meets a will above twelve
      Given Alice controls a unit "Titan" with will 14 and power 2
      And Alice controls a base "Keep": "Add 2 to the result of each die you roll."
      And the next will roll is 12
      When Alice attacks Bob's base with "Titan"
      Then "Titan" is attacking Bob's base

  Rule: 207.3a What sets a power comes before what modifies it

    Example: whichever came first
      Given Alice controls a unit "Squire" with power 1
      And Alice has the action "Whet" in hand: "Target unit gains +2 power until end of turn."
      And Alice has the action "Knight" in hand: "Target unit has base power 5 until end of turn."
      When Alice plays "Whet" targeting "Squire"
      And all players pass
      Then "Squire" has power 3
      When Alice plays "Knight" targeting "Squire"
      And all players pass
      Then "Squire" has power 7

  Rule: 207.4 A unit without a value for its power has power zero

    @also:704.5d
    Example: a trap that becomes a unit and nothing more
      Given Bob controls a trap "Tripwire" face up: "Pay 1: Draw a card."
      And Alice has the action "Stir" in hand: "Target trap becomes a Beast unit until end of turn."
      When Alice plays "Stir" targeting "Tripwire"
      And all players pass
      Then "Tripwire" is in Bob's graveyard
      And the trace cites rule 704.5d for "Tripwire"

    Example: a trap that becomes a unit with a power
      Given Bob controls a trap "Tripwire" face up: "Pay 1: Draw a card."
      And Alice has the action "Stir" in hand: "Target trap becomes a Beast unit with will 0 and power 2 until end of turn."
      When Alice plays "Stir" targeting "Tripwire"
      And all players pass
      Then "Tripwire" is a Beast
      And "Tripwire" is still on the battlefield
