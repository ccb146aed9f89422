Feature: 354. Paying with what is needed elsewhere, too

  What adds Energy or Power by leaving the board can be neither chosen nor pay another cost then. What is offered can be
  gone through with.

  Rule: 354.3 What would have to leave to pay for it is neither a target nor another payment

    Example: the only rune can't be recycled for Power and be chosen
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury rune "Ember"
      And Alice has the fury spell "Melt" with power cost 1 in hand: "Recycle a rune you control. Draw 1."
      When Alice tries to play "Melt"
      Then it is refused

    Example: with a second rune, the one pays and the other is chosen
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 fury runes
      And Alice has the fury spell "Melt" with power cost 1 in hand: "Recycle a rune you control. Draw 1."
      When Alice plays "Melt" targeting "Fury Rune" (1)
      And all players pass
      Then "Fury Rune" (2) is in Alice's rune deck
      And "Fury Rune" (1) is in Alice's rune deck
      And Alice's hand holds 1 card

    Example: two runes pay for two Power, and none is left to choose
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 fury runes
      And Alice has the fury spell "Melt" with power cost 2 in hand: "Recycle a rune you control. Draw 1."
      When Alice tries to play "Melt"
      Then it is refused

    Example: two of three runes are chosen, and two must pay
      Given a Riftbound game between Alice and Bob
      And Alice controls 3 fury runes
      And Alice has the fury spell "Melt" with power cost 2 in hand: "Recycle two runes you control. Draw 1."
      When Alice tries to play "Melt"
      Then it is refused

    Example: an additional cost takes a rune that would have to pay
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 fury runes
      And Alice has the fury spell "Melt" with power cost 2 in hand: "As an additional cost to play this, recycle a rune you control. Draw 1."
      When Alice tries to play "Melt"
      Then it is refused

    Example: a rune exhausted for Energy can be recycled for another cost afterwards
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 fury runes
      And Alice has the fury spell "Melt" with energy cost 2 in hand: "As an additional cost to play this, recycle a rune you control. Draw 1."
      When Alice plays "Melt" recycling "Fury Rune" (1)
      And all players pass
      Then "Fury Rune" (1) is in Alice's rune deck
      And "Fury Rune" (2) is exhausted
      And Alice's hand holds 1 card

    Example: an optional additional cost is not offered if it takes what must pay
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury rune "Ember"
      And Alice has the fury spell "Melt" with power cost 1 in hand: "As an additional cost to play this, you may recycle a rune you control. Draw 1. If you paid the additional cost, draw 2."
      When Alice plays "Melt"
      And all players pass
      Then Alice's hand holds 1 card

    Example: a gear that is killed for Power can't be killed for another cost
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Censer": "Kill this: [Reaction] - Add [Fury]."
      And Alice has the fury spell "Melt" with power cost 1 in hand: "As an additional cost to play this, kill a friendly gear. Draw 1."
      When Alice tries to play "Melt"
      Then it is refused

    Example: with another gear, that one is killed, and the first one pays
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Censer": "Kill this: [Reaction] - Add [Fury]."
      And Alice controls a gear "Anvil"
      And Alice has the fury spell "Melt" with power cost 1 in hand: "As an additional cost to play this, kill a friendly gear. Draw 1."
      When Alice plays "Melt"
      And all players pass
      Then "Anvil" is in Alice's trash
      And "Censer" is in Alice's trash
      And Alice's hand holds 1 card

    Example: a unit that is exhausted for Energy can't be exhausted for another cost
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Wisp Herder": "[E]: [Reaction] - Add [1]."
      And Alice has the spell "Melt" with energy cost 1 in hand: "As an additional cost to play this, exhaust a friendly unit. Draw 1."
      When Alice tries to play "Melt"
      Then it is refused

    Example: the rune that another cost needs is not offered for Power
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury rune "Ember"
      And Alice controls a calm rune "Dew"
      And Alice has the spell "Melt" with power cost 1 in hand: "As an additional cost to play this, recycle a Fury rune you control. Draw 1."
      When Alice plays "Melt"
      And all players pass
      Then "Ember" is in Alice's rune deck
      And "Dew" is in Alice's rune deck
      And Alice's hand holds 1 card

    Example: an ability whose cost is the rune that must pay for it
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury rune "Ember"
      And Alice controls a fury gear "Kiln": "[Fury], Recycle a rune you control: Draw 1."
      When Alice tries to activate "Kiln"
      Then it is refused

    Example: an ability whose only target is the rune that must pay for it
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury rune "Ember"
      And Alice controls a fury gear "Kiln": "[Fury], [E]: Recycle a rune you control. Draw 1."
      When Alice tries to activate "Kiln"
      Then it is refused

    Example: nor are several targets, of which one is enough to pay
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury rune "One"
      And Alice controls a fury rune "Two"
      And Alice controls a calm rune "Three"
      And Alice has a fury spell "Loom" with power cost 1 in her hand: "Ready 2 runes."
      When Alice plays "Loom"
      And Alice chooses "One"
      Then Alice can choose "Three"
      And Alice can't choose "Two"
      When Alice chooses "Three"
      And all players pass
      Then "Two" is in Alice's rune deck

    Example: while what costs Energy alone leaves all of them there
      Given a Riftbound game between Alice and Bob
      And Alice controls an exhausted fury rune "One"
      And Alice controls a fury rune "Two"
      And Alice has a fury spell "Loom" with cost 1 in her hand: "Ready 2 runes."
      When Alice plays "Loom" targeting "One" and "Two"
      And all players pass
      Then "One" is ready
      And "Two" is still ready

  Rule: 354.2 Costs that are no resources are paid in any order

    Example: what leaves is exhausted first
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Winch": "Kill this, [E]: Draw 1."
      When Alice activates the first ability of "Winch"
      And all players pass
      Then "Winch" is in Alice's trash
      And Alice has 1 card in her hand

    Example: as it is printed, too
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls a gear "Winch": "[E], Kill this: Move a friendly unit to a battlefield."
      When Alice activates the first ability of "Winch" targeting "Quay Scout" and "Alice's battlefield"
      And all players pass
      Then "Winch" is in Alice's trash
      And "Quay Scout" is at "Alice's battlefield"

  Rule: 353.6 What is paid while something resolves has nothing to do with what that has cost

    Example: a gear that was killed to activate it needn't be killed once more
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury rune "Ember"
      And Alice has 1 energy
      And Alice controls a gear "Wicket Gate": "Kill this, [1]: You may pay [1] to draw 1."
      When Alice activates "Wicket Gate"
      And all players pass
      And Alice accepts
      Then "Wicket Gate" is in Alice's trash
      And Alice's hand holds 1 card

    Example: with two runes a player pays Power, and then a rune
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury rune "Ember"
      And Alice controls a fury rune "Coal"
      And Alice controls a unit "Tide Warden": "When I move, you may pay [Fury] and recycle a rune you control to draw 1."
      When Alice moves "Tide Warden" to "Bob's battlefield"
      And all players pass
      And Alice accepts
      Then Alice's hand holds 1 card

    Example: with one rune a player pays either Power or the rune
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury rune "Ember"
      And Alice controls a unit "Tide Warden": "When I move, you may pay [Fury] and recycle a rune you control to draw 1."
      When Alice moves "Tide Warden" to "Bob's battlefield"
      And all players pass
      Then Alice's hand still holds 0 cards

  Rule: 354.1.a What adds resources is used as its own cost can be paid

    Example: one gear adds either Energy or Power, not both
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Lamp":
        """
        [E]: [Reaction] - Add [1].
        [E]: [Reaction] - Add [Fury].
        """
      And Alice has the fury spell "Melt" with energy cost 1 and power cost 1 in hand: "Draw 1."
      When Alice tries to play "Melt"
      Then it is refused

    Example: the gear that could add the Power is not used for Energy
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Lamp":
        """
        [E]: [Reaction] - Add [1].
        [E]: [Reaction] - Add [Fury].
        """
      And Alice controls a gear "Still": "[E]: [Reaction] - Add [1]."
      And Alice has the fury spell "Melt" with energy cost 1 and power cost 1 in hand: "Draw 1."
      When Alice plays "Melt"
      And all players pass
      Then "Lamp" is exhausted
      And "Still" is exhausted
      And Alice's hand holds 1 card

  Rule: 354.2 Each cost is paid by itself

    Example: one unit is exhausted for one cost, and killed for the other
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Wisp"
      And Alice has 1 energy
      And Alice has the spell "Melt" with energy cost 1 in hand: "As an additional cost to play this, exhaust a friendly unit. As an additional cost to play this, kill a friendly unit. Draw 1."
      When Alice plays "Melt"
      And all players pass
      Then "Wisp" is in Alice's trash
      And Alice's hand holds 1 card

    Example: one unit can't be killed for two costs
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Wisp"
      And Alice has the spell "Melt" in hand: "As an additional cost to play this, kill a friendly unit. As an additional cost to play this, kill a friendly unit. Draw 1."
      Then Alice can't play "Melt"
