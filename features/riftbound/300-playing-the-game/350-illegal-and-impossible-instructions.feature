Feature: 350. The process of play: illegal and impossible instructions (356.3.e)

  Rule: 356.3.e.3 A target that meets the restrictions again is legal again

    Example: to the base and back to the battlefield
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 5 at "Bob's battlefield"
      And Bob controls a unit "Drone" at "Bob's battlefield"
      And Bob has a spell "Withdraw" in his hand:
        """
        [Reaction]
        Move a friendly unit to its base.
        """
      And Bob has a spell "Sally" in his hand:
        """
        [Reaction]
        Move a friendly unit to a battlefield.
        """
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit at a battlefield."
      When Alice plays "Spark" targeting "Tide Warden"
      And Bob plays "Withdraw" targeting "Tide Warden"
      And all players pass
      And Bob plays "Sally" targeting "Tide Warden" and "Bob's battlefield"
      And all players pass
      And all players pass
      Then "Tide Warden" has 2 damage marked
      And "Tide Warden" is still at "Bob's battlefield"

    Example: of two that were moved away, the one that is back is dealt damage
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 5 at "Bob's battlefield"
      And Bob controls a unit "Old Walker" with might 5 at "Bob's battlefield"
      And Bob controls a unit "Drone" at "Bob's battlefield"
      And Bob has a spell "Retreat" in his hand:
        """
        [Reaction]
        Move up to two friendly units to their base.
        """
      And Bob has a spell "Sally" in his hand:
        """
        [Reaction]
        Move a friendly unit to a battlefield.
        """
      And Alice has a spell "Twin Spark" in her hand: "Deal 2 to each of up to two units at a battlefield."
      When Alice plays "Twin Spark" targeting "Tide Warden" and "Old Walker"
      And Bob plays "Retreat" targeting "Tide Warden" and "Old Walker"
      And all players pass
      And Bob plays "Sally" targeting "Tide Warden" and "Bob's battlefield"
      And all players pass
      And all players pass
      Then "Tide Warden" has 2 damage marked
      And "Old Walker" still has no damage marked

  Rule: 356.3.e.6 Instructions that can't be followed are ignored

    Example: without its target, the first instruction is passed over and the second is followed
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
      Then "Tide Warden" still has no damage marked
      And Alice's main deck holds 9 cards

  Rule: 356.3.e.12 What is no longer to be known counts for nothing

    Example: the Might of a unit that is gone
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" with might 3
      And Bob controls a unit "Tide Warden" with might 5
      And Bob has a spell "Snuff" in his hand:
        """
        [Reaction]
        Kill an enemy unit.
        """
      And Alice has a spell "Punch" in her hand: "Deal damage equal to a friendly unit's Might to an enemy unit."
      When Alice plays "Punch" targeting "Drone" and "Tide Warden"
      And Bob plays "Snuff" targeting "Drone"
      And all players pass
      And all players pass
      Then "Drone" is in Alice's trash
      And "Tide Warden" still has no damage marked
      And "Punch" is in Alice's trash

    Example: no unit has Might up to 2 more than one that wasn't killed
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" with might 3
      And Alice controls a gear "Old Hook": "[E]: Kill a friendly unit. Look at the top 4 cards of your Main Deck. You may banish a unit card from among them that has Might up to 2 more than the killed unit. Play it, ignoring its cost. Recycle the rest."
      And Alice has a unit "Minnow" with might 1 on top of her main deck
      And Bob has a spell "Homesick" in his hand:
        """
        [Reaction]
        Return an enemy unit to its owner's hand.
        """
      When Alice activates "Old Hook" targeting "Drone"
      And Bob plays "Homesick" targeting "Drone"
      And all players pass
      And all players pass
      And Alice accepts
      Then "Drone" is in Alice's hand
      And "Minnow" is not on the board

    Example: one may be chosen that has 2 more than the killed unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" with might 3
      And Alice controls a gear "Old Hook": "[E]: Kill a friendly unit. Look at the top 4 cards of your Main Deck. You may banish a unit card from among them that has Might up to 2 more than the killed unit. Play it, ignoring its cost. Recycle the rest."
      And Alice has a unit "Pike" with might 5 on top of her main deck
      When Alice activates "Old Hook" targeting "Drone"
      And all players pass
      And Alice accepts
      Then "Drone" is in Alice's trash
      And "Pike" is at Alice's base

  Rule: 356.3.e.4 What no longer is what was asked for is no legal target any more

    @also:356.3.e.2
    Example: it is no enemy any more
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 5 at "Bob's battlefield"
      And Alice has a spell "Spark" in her hand: "Deal 3 to an enemy unit at a battlefield."
      And Alice has a spell "Turn" in her hand: "[Reaction] Gain control of an enemy unit this turn."
      When Alice plays "Spark" targeting "Tide Warden"
      And Alice plays "Turn" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is controlled by Alice
      When all players pass
      Then "Spark" is in Alice's trash
      And "Tide Warden" still has no damage marked

    @also:356.3.e.2
    Example: its Might is too great by then
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 3
      And Alice has a spell "Cull" in her hand: "Kill a unit with Might 3 or less."
      And Bob has a spell "Grow" in his hand: "[Reaction] Give a unit +1 [M] this turn."
      When Alice plays "Cull" targeting "Tide Warden"
      And Bob plays "Grow" targeting "Tide Warden"
      And all players pass
      And all players pass
      Then "Cull" is in Alice's trash
      And "Tide Warden" is still at Bob's base

    @also:356.3.e.2
    Example: it is exhausted no longer
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Winch", exhausted
      And Alice has a spell "Rust" in her hand: "Kill something that's exhausted."
      And Bob has a spell "Oil" in his hand: "[Reaction] Ready a gear."
      When Alice plays "Rust" targeting "Winch"
      And Bob plays "Oil" targeting "Winch"
      And all players pass
      And all players pass
      Then "Rust" is in Alice's trash
      And "Winch" is still on the board
