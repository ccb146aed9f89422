Feature: 350. The process of play: legality and resolution (355, 356)

  Rule: 354.3 No cost is paid with what was chosen as a target

    @ruling:rift-103
    Example: the other unit is killed
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone"
      And Alice controls a unit "Quay Scout"
      And Alice controls a gear "Altar": "Kill a friendly unit: Buff a unit."
      When Alice activates "Altar" targeting "Drone"
      And all players pass
      Then "Drone" is buffed
      And "Quay Scout" is in Alice's trash

    Example: the rune that was chosen is not recycled for Power
      Given a Riftbound game between Alice and Bob
      And Alice controls a calm rune "Reed"
      And Alice controls a calm rune "Moss"
      And Alice has a calm spell "Ebb" with power cost 1 in her hand: "Recycle a rune you control. Draw 1."
      When Alice plays "Ebb" targeting "Reed"
      Then "Moss" is in Alice's rune deck
      And "Reed" is still on the board

    Example: with one unit, nothing is played that costs it and chooses it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone"
      And Alice controls a gear "Lamp"
      And Alice has a spell "Ember" in her hand: "Kill a gear."
      And Alice has a spell "Feast" in her hand:
        """
        As an additional cost to play this, kill a friendly unit.
        Buff a friendly unit.
        """
      When Alice plays "Ember" targeting "Lamp"
      And all players pass
      Then Alice can't play "Feast"

  Rule: 356.2.c A unit enters the board exhausted at the location that was chosen

    Example: at a battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice has a unit "Drone" in her hand
      When Alice plays "Drone"
      And Alice chooses "Alice's battlefield"
      Then "Drone" is at "Alice's battlefield"
      And "Drone" is exhausted

  Rule: 356.2.d A gear enters the board ready at its player's base

    Example: a gear
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice has a gear "Winch" in her hand
      When Alice plays "Winch"
      Then "Winch" is at Alice's base
      And "Winch" is ready

  Rule: 356.2.a Passive abilities of a permanent become active

    Example: a discount
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Paymaster" in her hand: "Spells you play cost [1] less."
      And Alice has a spell "Lantern" with energy cost 1 in her hand: "Draw 1."
      When Alice plays "Paymaster"
      Then Alice can play "Lantern"

  Rule: 356.3.a A spell lingers on the chain as a finalized item

    @also:356.3.c
    @also:356.3
    Example: the other player can react
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Bob has a spell "Quick Word" in his hand:
        """
        [Reaction]
        Draw 1.
        """
      When Alice plays "Lantern"
      Then "Lantern" is finalized
      And Bob can play "Quick Word"
      When Bob plays "Quick Word"
      And all players pass
      Then "Quick Word" is in Bob's trash
      And "Lantern" is on the chain

  Rule: 356.3.d Instructions are executed from top to bottom, then the spell goes to the trash

    @also:154
    Example: two paragraphs, each with its target
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 3
      And Bob controls a unit "Drone"
      And Bob controls a gear "Winch"
      And Bob controls a gear "Buckler"
      And Alice has a spell "Wreck" in her hand:
        """
        Deal 2 to a unit.
        Kill a gear.
        """
      When Alice plays "Wreck" targeting "Tide Warden" and "Buckler"
      And all players pass
      Then "Tide Warden" has 2 damage marked
      And "Buckler" is in Bob's trash
      And "Wreck" is in Alice's trash

  Rule: 356.3.e.4 What changed zones and came back is another object

    Example: returned to hand and played again
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 5 at "Bob's battlefield"
      And Bob controls a unit "Drone" at "Bob's battlefield"
      And Bob has a spell "Homesick" in his hand:
        """
        [Reaction]
        Return a friendly unit to its owner's hand.
        """
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit at a battlefield."
      When Alice plays "Spark" targeting "Tide Warden"
      And Bob plays "Homesick" targeting "Tide Warden"
      And all players pass
      And all players pass
      Then "Tide Warden" is in Bob's hand
      And "Drone" still has no damage marked

  Rule: 356.3.e.5 Illegal targets are unaffected; the rest of the spell resolves

    @also:356.3.e.1
    @also:356.3.e.2
    Example: no damage, but a card
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 5 at "Bob's battlefield"
      And Bob has a spell "Withdraw" in his hand:
        """
        [Reaction]
        Move a friendly unit to its base.
        """
      And Alice has a spell "Void Hunt" in her hand: "Deal 4 to a unit at a battlefield. Draw 1."
      When Alice plays "Void Hunt" targeting "Tide Warden"
      And Bob plays "Withdraw" targeting "Tide Warden"
      And all players pass
      And all players pass
      Then "Tide Warden" is at Bob's base
      And "Tide Warden" still has no damage marked
      And Alice's main deck holds 9 cards

  Rule: 356.3.e.8 With some targets illegal, the others are operated on

    Example: one of two
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 5 at "Bob's battlefield"
      And Bob controls a unit "Old Walker" with might 5 at "Bob's battlefield"
      And Bob has a spell "Withdraw" in his hand:
        """
        [Reaction]
        Move a friendly unit to its base.
        """
      And Alice has a spell "Twin Spark" in her hand: "Deal 2 to each of up to two units at a battlefield."
      When Alice plays "Twin Spark" targeting "Tide Warden" and "Old Walker"
      And Bob plays "Withdraw" targeting "Tide Warden"
      And all players pass
      And all players pass
      Then "Old Walker" has 2 damage marked
      And "Tide Warden" still has no damage marked

  Rule: 356.3.e.9 A choice that became invalid is mistargeted: the instruction isn't executed

    @also:356.3.e.7
    Example: the chosen unit is in its base
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 2 at "Bob's battlefield"
      And Bob has a spell "Withdraw" in his hand:
        """
        [Reaction]
        Move a friendly unit to its base.
        """
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit at a battlefield."
      When Alice plays "Spark" targeting "Tide Warden"
      And Bob plays "Withdraw" targeting "Tide Warden"
      And all players pass
      And all players pass
      Then "Tide Warden" is at Bob's base
      And "Spark" is in Alice's trash

  Rule: 356.3.e.10 A spell without any effect has still been played

    @also:406.4.a
    Example: a unit that notices it
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 2 at "Bob's battlefield"
      And Alice controls a unit "Adept" with might 2: "When you play a spell, give me +1 [M] this turn."
      And Bob has a spell "Withdraw" in his hand:
        """
        [Reaction]
        Move a friendly unit to its base.
        """
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit at a battlefield."
      When Alice plays "Spark" targeting "Tide Warden"
      And Bob plays "Withdraw" targeting "Tide Warden"
      And all players pass
      And all players pass
      And all players pass
      Then "Adept" has might 3
      And "Tide Warden" is at Bob's base

  Rule: 356.3.e.11 Instructions are followed as far as possible

    Example: nothing to discard
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Sift" in her hand: "Discard 2, then draw 2."
      When Alice plays "Sift"
      And all players pass
      Then Alice's hand holds 2 cards

    Example: one card to discard
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      And Alice has a spell "Sift" in her hand: "Discard 2, then draw 2."
      When Alice plays "Sift"
      And all players pass
      Then "Drone" is in Alice's trash
      And Alice's main deck holds 8 cards

  Rule: 353.1.a "Ignoring its cost" sets base costs to zero

    @also:406.3
    @also:406.3.b
    Example: a unit out of the hand
      Given a Riftbound game between Alice and Bob
      And Alice has a fury unit "Colossus" with energy cost 9, power cost 2 and might 9 in her hand
      And Alice has a spell "Muster" in her hand: "You may play a unit from your hand, ignoring its costs."
      When Alice plays "Muster"
      And all players pass
      And Alice accepts
      Then "Colossus" is at Alice's base
      And "Muster" is in Alice's trash

  Rule: 351.3 What resolves goes on before a card that it plays

    @also:389.2
    Example: the unit isn't there yet as the rest is executed
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" with might 1 in her hand
      And Alice has a spell "Muster" in her hand: "You may play a unit from your hand, ignoring its costs. Deal 1 to all units."
      And Bob controls a unit "Tide Warden" with might 3
      When Alice plays "Muster"
      And all players pass
      And Alice accepts
      Then "Drone" is at Alice's base
      And "Drone" still has no damage marked
      And "Tide Warden" has 1 damage marked

  Rule: 353.1.b Only the cost that is named is ignored

    Example: its Power is still to be paid
      Given a Riftbound game between Alice and Bob
      And Alice has 2 fury power
      And Alice has a fury unit "Colossus" with energy cost 9, power cost 2 and might 9 in her trash
      And Alice has a spell "Raise" in her hand: "Play a unit from your trash, ignoring its Energy cost."
      When Alice plays "Raise" targeting "Colossus"
      And all players pass
      Then "Colossus" is at Alice's base
      And Alice has 0 fury power

  Rule: 406.3.c Without an eligible card, resolution goes on

    Example: no unit in hand
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Muster" in her hand: "You may play a unit from your hand, ignoring its costs. Draw 1."
      When Alice plays "Muster"
      And all players pass
      And Alice accepts
      Then Alice's main deck holds 9 cards
      And "Muster" is in Alice's trash

  Rule: 356.3.e.5 Targets that are legal no longer are left out of account

    @also:352.11.b
    Example: what is left of a group fulfils its requirement, and nobody chooses among it
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Sweep" in her hand: "Kill any number of units with total Might 4 or less."
      And Bob controls a unit "Drone" with might 2
      And Bob controls a unit "Miller" with might 2
      And Bob has a spell "Rally" in his hand: "[Reaction] Give a unit +2 [M] this turn."
      And Bob has a spell "Sacrifice" in his hand: "[Reaction] Kill a friendly unit."
      When Alice plays "Sweep" targeting "Miller" and "Drone"
      And Alice passes
      And Bob plays "Rally" targeting "Drone"
      And all players pass
      And Alice passes
      And Bob plays "Sacrifice" targeting "Miller"
      And all players pass
      And all players pass
      Then "Drone" is in Bob's trash
