Feature: 716. Attachment

  Rule: 718.4 The Might Bonus counts for the top-most card

    Example: two attached cards
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has an Equipment gear "Axe" with might bonus 3 in her hand: "When you play this, attach it to a unit you control."
      And Alice has an Equipment gear "Helm" with might bonus 1 in her hand: "When you play this, attach it to a unit you control."
      When Alice plays "Axe"
      And all players pass
      And Alice plays "Helm"
      And all players pass
      Then "Quay Scout" has might 6

  Rule: 718.5.b Attached cards can be chosen

    Example: and killed
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has an Equipment gear "Axe" with might bonus 3 in her hand: "When you play this, attach it to a unit you control."
      And Alice has a spell "Rust" in her hand: "Kill a gear."
      When Alice plays "Axe"
      And all players pass
      Then "Quay Scout" has might 5
      When Alice plays "Rust" targeting "Axe"
      And all players pass
      Then "Axe" is in Alice's trash
      And "Quay Scout" still has might 2

  Rule: 719.3.a Attached cards move with the top-most card

    Example: to a battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has an Equipment gear "Axe" in her hand: "When you play this, attach it to a unit you control."
      When Alice plays "Axe"
      And all players pass
      And Alice moves "Quay Scout" to "Alice's battlefield"
      And all players pass
      Then "Axe" is at "Alice's battlefield"
      And "Axe" is attached

  Rule: 719.4 The states of the cards are apart

    Example: exhausting the unit doesn't exhaust the gear
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has an Equipment gear "Axe" in her hand: "When you play this, attach it to a unit you control."
      When Alice plays "Axe"
      And all players pass
      And Alice moves "Quay Scout" to "Alice's battlefield"
      Then "Quay Scout" is exhausted
      And "Axe" is ready

  Rule: 718.1 A card remains attached until it is detached

    @also:719.2
    Example: through the turns
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Axe" with might bonus 3, attached to "Quay Scout"
      And Alice has a spell "Drop" in her hand: "Detach a gear."
      When the game goes to Bob's action phase
      And the game goes to Alice's action phase
      Then "Axe" is still attached
      And "Quay Scout" still has might 5
      When Alice plays "Drop"
      And all players pass
      Then "Axe" is not attached
      And "Quay Scout" has might 2

  Rule: 718.3 Abilities of its effect text belong to the top-most card

    @also:454.2.c
    @also:719.1 @also:724
    Example: as long as it is attached
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Saddle" with effect text "[Ganking]": "[Equip] [0]"
      And Alice has a spell "Drop" in her hand: "Detach a gear."
      Then "Quay Scout" doesn't have the ability "[Ganking]"
      When Alice activates "Saddle"
      And all players pass
      Then "Quay Scout" has the ability "[Ganking]"
      When Alice plays "Drop"
      And all players pass
      Then "Quay Scout" doesn't have the ability "[Ganking]"

    @also:719.1
    Example: its unit attacks with it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Horn", attached to "Quay Scout" with effect text "When I attack, draw 1."
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then the chain of events holds the ability of "Quay Scout"

  Rule: 718.5.a Attached cards keep their types and tags

    @also:718.5
    Example: an attached Equipment is a gear
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Bob controls an Equipment gear "Axe", attached to "Tide Warden"
      And Alice has a spell "Rust" in her hand: "Kill all gear."
      When Alice plays "Rust"
      And all players pass
      Then "Axe" is in Bob's trash

  Rule: 718.6 An attached card is not moved separately

    Example: a unit that is attached to another
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mount" with might 2
      And Alice controls a unit "Mite" with might 1, attached to "Mount"
      Then Alice can't move "Mite" to "Alice's battlefield"
      When Alice moves "Mount" to "Alice's battlefield"
      Then "Mite" is at "Alice's battlefield"

    Example: nor by an effect
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mount" with might 2 at "Alice's battlefield"
      And Alice controls a unit "Mite" with might 1, attached to "Mount"
      And Alice has a spell "Retreat" in her hand: "Move a friendly unit to its base."
      When Alice plays "Retreat" targeting "Mite"
      And all players pass
      Then "Retreat" is in Alice's trash
      And "Mite" is still at "Alice's battlefield"

  Rule: 718.8 An attached card may have another controller than its top-most card

    @also:718.8.a
    Example: a gear that is attached to a unit of an opponent
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Alice controls a gear "Shackle" with might bonus -2
      And Alice has a spell "Clasp" in her hand: "Attach a gear you control to an enemy unit."
      When Alice plays "Clasp"
      And all players pass
      Then "Shackle" is attached
      And "Shackle" is still controlled by Alice
      And "Tide Warden" is still controlled by Bob
      And "Tide Warden" has might 2

    @also:719.3
    @ruling:rift-459
    Example: who gains control of an attached gear leaves it where it is
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Bob controls a gear "Helm" with might bonus 2, attached to "Tide Warden"
      And Alice has a spell "Grab" in her hand: "Gain control of an enemy gear."
      When Alice plays "Grab" targeting "Helm"
      And all players pass
      Then "Helm" is controlled by Alice
      And "Helm" is still at Bob's base
      And "Helm" is still attached
      And "Tide Warden" still has might 6

  Rule: 718.8.b It changes the top-most card all the same

    Example: its effect text belongs to the unit of the opponent
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Alice controls a gear "Spur" with effect text "[Ganking]"
      And Alice has a spell "Clasp" in her hand: "Attach a gear you control to an enemy unit."
      When Alice plays "Clasp"
      And all players pass
      Then "Tide Warden" has the ability "[Ganking]"

  Rule: 719.5 When the top-most card leaves the board, all that is attached detaches and stays

    Example: returned to the hand
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls an Equipment gear "Axe", attached to "Quay Scout": "When this is detached, draw 1."
      And Alice has a spell "Undertow" in her hand: "Return a unit to its owner's hand."
      When Alice plays "Undertow"
      And all players pass
      Then "Quay Scout" is in Alice's hand
      And "Axe" is not attached
      And the chain of events holds the ability of "Axe"

  Rule: 719.5.a The controller of the top-most card decides in which order

    Example: of two gear
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls an Equipment gear "Axe", attached to "Quay Scout"
      And Alice controls an Equipment gear "Helm", attached to "Quay Scout"
      And Alice has a spell "Vengeance" in her hand: "Kill a unit."
      When Alice plays "Vengeance"
      And all players pass
      And Alice orders "Helm", "Axe"
      Then the trace shows, in this order:
        | event  | object |
        | detach | Helm   |
        | detach | Axe    |
