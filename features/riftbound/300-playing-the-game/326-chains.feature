Feature: 326. Chains

  Rule: 335.1 When all players have passed, the newest item resolves

    @also:336.2
    @also:309.2
    @also:330.2
    @also:336
    @also:348.2
    @also:153
    @also:335
    Example: once both passed
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      When Alice plays "Lantern"
      And Alice passes
      And Bob passes
      Then "Lantern" is in Alice's trash
      And the turn is in a neutral open state

    Example: a pass before something was added doesn't count
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Bob has a spell "Quick Word" in his hand:
        """
        [Reaction]
        Draw 1.
        """
      When Alice plays "Lantern"
      And Alice passes
      And Bob plays "Quick Word"
      And Bob passes
      Then Alice still has priority
      And "Quick Word" is on the chain

  Rule: 336.1 The newest item resolves first

    @also:329.2
    Example: a reaction before what it was played in reaction to
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Spark" in her hand: "Deal 3 to a unit."
      And Bob controls a unit "Tide Warden" with might 3
      And Bob has a spell "Stone Skin" in his hand:
        """
        [Reaction]
        Give a unit +2 [M] this turn.
        """
      When Alice plays "Spark" targeting "Tide Warden"
      And Bob plays "Stone Skin" targeting "Tide Warden"
      And all players pass
      And all players pass
      Then "Tide Warden" is still at Bob's base
      And "Tide Warden" has might 5 and 3 damage marked

  Rule: 336.4 The controller of the newest item that is left gains priority

    @also:312.2.c
    Example: neither of the oldest nor of the one that resolved
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Bob has a spell "Quick Word" in his hand: "[Reaction] Draw 1."
      And Alice has a spell "Last Word" in her hand: "[Reaction] Draw 1."
      When Alice plays "Lantern"
      And Alice passes
      And Bob plays "Quick Word"
      And Bob passes
      And Alice plays "Last Word"
      And all players pass
      Then "Last Word" is in Alice's trash
      And the chain holds "Quick Word", "Lantern"
      And Bob has priority

  Rule: 333.1.c Units, gear and what adds resources resolve immediately when finalized

    @also:356.2
    Example: nobody can react to a unit
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      When Alice plays "Drone"
      Then "Drone" is at Alice's base
      And the turn is in a neutral open state

    @also:333.1.c.3
    @ruling:rift-101
    @also:348.1
    Example: a gear with Reaction while a chain exists
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Bob has a gear "Buckler" in his hand: "[Reaction]"
      When Alice plays "Lantern"
      And Bob plays "Buckler"
      Then "Buckler" is at Bob's base
      And Alice still has priority
      And the chain of events holds "Lantern"

    @also:416.2
    @also:416.2.a
    @also:388.2
    Example: a triggered ability that adds
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Bell Ringer" in her hand: "When you play me, add [2]."
      When Alice plays "Bell Ringer"
      Then Alice has 2 energy
      And the turn is in a neutral open state

    @also:416.2.a
    Example: what adds is finalized before what was put on the chain earlier
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Bell Ringer": "When another friendly unit dies, deal 1 to a unit."
      And Alice controls a unit "Old Walker" with might 5: "When another friendly unit dies, add [2]."
      And Alice controls a unit "Drone"
      And Alice has a spell "Reckoning" in her hand: "Kill a unit."
      When Alice plays "Reckoning" targeting "Drone"
      And all players pass
      And Alice orders "Bell Ringer", "Old Walker"
      Then Alice has 2 energy
      When Alice chooses "Old Walker"
      And all players pass
      Then "Old Walker" has 1 damage marked

    @also:416.2
    @ruling:rift-101
    Example: an activated ability that adds doesn't pass priority
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Alice controls a gear "Still": "[E]: [Reaction] - Add [2]."
      When Alice plays "Lantern"
      And Alice activates "Still"
      Then Alice has 2 energy
      And Alice still has priority
      And the chain of events holds "Lantern"

  Rule: 333.1.b Pending items are finalized in the order in which they were appended

    @also:333.1.a
    @also:333
    @also:333.1
    @also:322.12
    @also:388
    Example: two triggered abilities of one player
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Bell Ringer": "When another friendly unit dies, deal 1 to a unit."
      And Alice controls a unit "Old Walker" with might 5: "When another friendly unit dies, buff a unit."
      And Alice controls a unit "Drone"
      And Alice has a spell "Reckoning" in her hand: "Kill a unit."
      When Alice plays "Reckoning" targeting "Drone"
      And all players pass
      And Alice orders "Old Walker", "Bell Ringer"
      And Alice chooses "Bell Ringer"
      And Alice chooses "Old Walker"
      And all players pass
      Then "Old Walker" has 1 damage marked
      And "Bell Ringer" is not buffed
      And the chain of events holds the ability of "Old Walker"

  Rule: 332.1 The player who created the chain is the first Active Player

    @also:347.1
    Example: also with a triggered ability on another player's turn
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden": "When an opponent plays a unit, draw 1."
      And Alice has a unit "Drone" in her hand
      When Alice plays "Drone"
      Then Bob has priority
      And the turn is in a neutral closed state

    @also:334.1.a.5
    Example: whoever had priority on the chain before
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Bob has a spell "Glimpse" in his hand: "Draw 1."
      And Bob has a spell "Quick Word" in his hand: "[Reaction] Draw 1."
      When Alice plays "Lantern"
      And all players pass
      And the game goes to Bob's action phase
      And Bob plays "Glimpse"
      Then Bob has priority
      When Bob plays "Quick Word"
      Then the chain of events holds "Quick Word", "Glimpse"
      And Bob still has priority

  Rule: 333.1.c.2 Pending items are finalized before anybody acts

    @also:336.3
    @also:333
    Example: what a resolving spell set off is finalized before the item below is looked at
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Alice has a spell "Snare" in her hand: "[Reaction] Kill a unit."
      And Alice controls a unit "Bell Ringer": "[Deathknell] - Deal 1 to a unit."
      And Bob controls a unit "Tide Warden" with might 3
      When Alice plays "Lantern"
      And Alice plays "Snare" targeting "Bell Ringer"
      And all players pass
      Then the chain of events holds the ability of "Bell Ringer", "Lantern"
      And "Tide Warden" still has no damage marked
      When all players pass
      Then "Tide Warden" has 1 damage marked
      And "Lantern" is still on the chain

  Rule: 347.2 Tokens are no cards, and are played

    Example: what hears a unit being played hears it
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Muster" in her hand: "Play a 1 [M] Recruit unit token."
      And Bob controls a unit "Tide Warden": "When an opponent plays a unit, draw 1."
      When Alice plays "Muster"
      And all players pass
      Then the chain of events holds the ability of "Tide Warden"
      When all players pass
      Then Bob's hand holds 1 card

  Rule: 333.1.c.1 With the chain empty, play proceeds in an Open State

    Example: after a unit, but not after a spell
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      When Alice plays "Drone"
      Then "Drone" is at Alice's base
      And the turn is in a neutral open state
      When Alice plays "Lantern"
      Then the turn is in a neutral closed state

  Rule: 336.2 The chain is over before a showdown begins

    @also:343
    Example: focus doesn't pass on as if it had ended in the showdown
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 3
      And Alice has a spell "Sally" in her hand: "Move a friendly unit to a battlefield."
      When Alice plays "Sally" targeting "Quay Scout" and "Alice's battlefield"
      And all players pass
      Then the turn is in a showdown open state
      And Alice has focus
