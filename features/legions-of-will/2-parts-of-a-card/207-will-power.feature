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

  Rule: 207.2 What is no unit has neither will nor power on the battlefield

    Example: a trap, while it is a unit and afterwards
      Given Alice controls a trap "Golem Mould"
      And Alice has the action "Wake" in hand: "Target trap becomes a Dragon unit with will 2 and power 6 until end of turn."
      When Alice plays "Wake" targeting "Golem Mould"
      And all players pass
      Then "Golem Mould" has will 2 and power 6
      When the game goes to Bob's effect step
      Then "Golem Mould" doesn't have power 6
      And "Golem Mould" doesn't have will 2

    @ruling:low-080
    Example: what has no power isn't among what has little
      Given Bob controls an upgrade "Wall"
      And Bob controls a trap "Net"
      And Bob controls a unit "Imp" with power 1
      And Bob controls a unit "Ox" with power 3
      And Alice has the action "Sweep" in hand: "Destroy all permanents with power 2 or less."
      When Alice plays "Sweep"
      And all players pass
      Then "Imp" is in Bob's graveyard
      And "Ox" is still on the battlefield
      And "Wall" is still on the battlefield
      And "Net" is still on the battlefield
      And Bob's base is still face up

    Example: a unit card elsewhere has what is printed on it
      Given Bob has a unit "Fallen" with power 4 in his graveyard
      And Bob has a unit "Fainter" with power 3 in his graveyard
      And Alice has the action "Pyre" in hand: "Expel target unit card with power 4 in an opponent's graveyard."
      Then Alice can't target "Fainter" with "Pyre"
      When Alice plays "Pyre" targeting "Fallen"
      And all players pass
      Then "Fallen" is expelled

  Rule: 207.3 "Base power" is the power of a unit before it is raised or lowered

    Example: set, then raised all the same
      Given Alice controls a unit "Ash Hound" with power 2
      And Alice controls a unit "Banner": "Each other unit you control gains +1 power."
      And Alice has the action "Growth" in hand: "Until end of turn, target unit has base power 5."
      When Alice plays "Growth" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" has power 6

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

  Rule: 207.3b What asks for a unit's base power sees what sets it, and not what raises it

    Example: the printed power, though the unit has gained power
      Given Bob controls a unit "Oak" with power 2
      And Bob controls a unit "Elm" with power 4
      And Alice has the action "Swell" in hand: "Target unit gains +2 power until end of turn."
      And Alice has the action "Weed" in hand: "Destroy target unit with base power 2 or less."
      When Alice plays "Swell" targeting "Oak"
      And all players pass
      And Alice plays "Weed" targeting "Oak"
      And all players pass
      Then "Oak" is in Bob's graveyard

    Example: the power that an effect has set
      Given Bob controls a unit "Oak" with power 2
      And Bob controls a unit "Elm" with power 4
      And Alice has the action "Growth" in hand: "Until end of turn, target unit has base power 7."
      And Alice has the action "Axe" in hand: "Destroy target unit with base power 7."
      When Alice plays "Growth" targeting "Oak"
      And all players pass
      Then Alice can't target "Elm" with "Axe"
      When Alice plays "Axe" targeting "Oak"
      And all players pass
      Then "Oak" is in Bob's graveyard

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
