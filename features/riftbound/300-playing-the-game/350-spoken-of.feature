Feature: 350. The process of play: what a text has spoken of

  Rule: 356.3.e.13 "That many" is as much as the instruction before did, if only nothing

    Example: of a discard out of an empty hand
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice has a spell "Tally" in her hand: "Deal 3 to a unit. Discard 1, then draw that many."
      When Alice plays "Tally" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 3 damage marked
      And Alice still has 0 cards in her hand

    Example: of a unit that had no damage to heal
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Tally" in her hand: "Deal 3 to a unit. Heal a friendly unit. Draw that many."
      When Alice plays "Tally" targeting "Tide Warden" and "Quay Scout"
      And all players pass
      Then "Tide Warden" has 3 damage marked
      And Alice still has 0 cards in her hand

    Example: of nothing that was killed
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice controls a gear "Lantern"
      And Alice has a spell "Tally" in her hand: "Deal 3 to a unit. Kill any number of gear. Draw that many."
      When Alice plays "Tally" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 3 damage marked
      And Alice still has 0 cards in her hand

    Example: of what a player might have done, and did not
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice has a spell "Lantern" in her hand
      And Alice has a spell "Tally" in her hand: "Deal 3 to a unit. You may discard 1. Draw that many."
      When Alice plays "Tally" targeting "Tide Warden"
      And all players pass
      And Alice declines
      Then "Tide Warden" has 3 damage marked
      And Alice still has 1 card in her hand

    Example: of as many cards as were drawn
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Bob controls a unit "Bell Ringer" with might 4
      And Alice has a spell "Tally" in her hand: "Deal 3 to a unit. Draw 1, then deal that much to a unit."
      When Alice plays "Tally" targeting "Tide Warden" and "Bell Ringer"
      And all players pass
      Then "Bell Ringer" has 1 damage marked

    Example: of damage that was split
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice has a spell "Tally" in her hand: "Split 4 damage among any number of units, then draw that many."
      When Alice plays "Tally" targeting "Tide Warden"
      And all players pass
      Then Alice has 4 cards in her hand

    Example: of tokens
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Tally" in her hand: "Play two 1 [M] Imp unit tokens to your base, then draw that many."
      When Alice plays "Tally"
      And all players pass
      Then Alice has 2 cards in her hand

    Example: of each player as many as that player did
      Given a Riftbound game between Alice and Bob
      And Alice has 3 spells "Lantern" in her hand
      And Bob has 2 spells "Snare" in his hand
      And Alice has a spell "Tally" in her hand: "Each player discards their hand, then draws that many."
      When Alice plays "Tally"
      And all players pass
      Then Alice has 3 cards in her hand
      And 2 "Snare" are in Bob's trash
      And Bob still has 2 cards in his hand
      And 3 "Lantern" are in Alice's trash

  Rule: 356.3.e.13 "It" and "them" are what was named last, whatever was done to it

    Example: a unit, after a discard
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice has a spell "Lantern" in her hand
      And Alice has a spell "Tally" in her hand: "Choose a unit. Discard 1. Stun it."
      When Alice plays "Tally" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is stunned

    Example: a unit, after a rune was channeled
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice has a spell "Tally" in her hand: "Choose a unit. Channel 1 rune exhausted. Stun it."
      When Alice plays "Tally" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is stunned

    Example: a unit, whose controller does something after another discarded
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice has a spell "Lantern" in her hand
      And Alice has a spell "Tally" in her hand: "Choose an enemy unit. Discard 1. Its controller draws 2."
      When Alice plays "Tally" targeting "Tide Warden"
      And all players pass
      Then Bob has 2 cards in his hand

    Example: a unit, whose Might counts after a discard
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Bell Ringer" with might 3
      And Alice has a spell "Lantern" in her hand
      And Alice has a spell "Tally" in her hand: "Choose an enemy unit. Discard 1. Draw cards equal to its Might."
      When Alice plays "Tally" targeting "Bell Ringer"
      And all players pass
      Then Alice has 3 cards in her hand

    Example: the card discarded, where its kind is asked for
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Quay Scout" in her hand
      And Alice has a spell "Tally" in her hand: "Discard 1. If it was a unit, draw 2."
      When Alice plays "Tally"
      And all players pass
      Then Alice has 2 cards in her hand

    Example: the card drawn, where its kind is asked for
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Tally" in her hand: "Choose a unit. Draw 1. If it's a spell, stun it."
      When Alice plays "Tally" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is stunned

    Example: one of the cards drawn
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Tally" in her hand: "Buff a friendly unit. Draw 2. Recycle one of them."
      When Alice plays "Tally" targeting "Quay Scout"
      And all players pass
      And Alice chooses "Lantern"
      Then "Lantern" is at the bottom of Alice's main deck
      And Alice has 1 card in her hand

    Example: the token
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Tally" in her hand: "Play a 1 [M] Imp unit token to your base. Buff it."
      When Alice plays "Tally"
      And all players pass
      Then "Imp" is buffed
      And "Quay Scout" is not buffed

    Example: both tokens
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Tally" in her hand: "Play two 1 [M] Imp unit tokens to your base. Buff them."
      When Alice plays "Tally"
      And all players pass
      Then 2 "Imp" are buffed

    Example: both units that were named, though only one of them was readied
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2, exhausted
      And Alice controls a unit "Bell Ringer" with might 3
      And Alice has a spell "Tally" in her hand: "Ready two friendly units. Give them +1 [M] this turn."
      When Alice plays "Tally" targeting "Quay Scout" and "Bell Ringer"
      And all players pass
      Then "Quay Scout" has might 3
      And "Bell Ringer" has might 4

    Example: all units, though only one of them was readied
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2, exhausted
      And Alice controls a unit "Bell Ringer" with might 3
      And Alice has a spell "Tally" in her hand: "Ready all friendly units. Give them +1 [M] this turn."
      When Alice plays "Tally"
      And all players pass
      Then "Quay Scout" has might 3
      And "Bell Ringer" has might 4

    Example: the unit named last, though nothing happened to it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls a unit "Bell Ringer" with might 3
      And Alice has a spell "Tally" in her hand: "Buff a friendly unit. Ready a friendly unit. Give it +1 [M] this turn."
      When Alice plays "Tally" targeting "Quay Scout" and "Bell Ringer"
      And all players pass
      Then "Bell Ringer" has might 4
      And "Quay Scout" has might 3

    Example: the unit that was killed instead
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice controls a gear "Lantern"
      And Alice has a spell "Tally" in her hand: "Stun a unit. If you control a gear, kill it instead. Its controller draws 1."
      When Alice plays "Tally" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's trash
      And Bob has 1 card in his hand

    Example: what was done the last time
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls a unit "Bell Ringer", buffed
      And Alice has a spell "Tally" in her hand: "Buff a friendly unit. Buff another friendly unit. If it was buffed this way, draw 1."
      When Alice plays "Tally" targeting "Quay Scout" and "Bell Ringer"
      And all players pass
      Then "Quay Scout" is buffed
      And Alice still has 0 cards in her hand

    Example: everything that was done, where it is counted
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice controls a gear "Lantern"
      And Alice has a spell "Tally" in her hand: "Kill a unit. Kill a gear. Draw 1 for each permanent killed this way."
      When Alice plays "Tally" targeting "Tide Warden" and "Lantern"
      And all players pass
      Then Alice has 2 cards in her hand

    Example: "them" are both that the same is done to
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" with might 5
      And Bob controls a unit "Ox" with might 9
      And Alice has a spell "Quake" in her hand: "Deal 3 to a friendly unit and an enemy unit. Stun them."
      When Alice plays "Quake" targeting "Drone" and "Ox"
      And all players pass
      Then "Ox" has 3 damage marked
      And "Drone" has 3 damage marked
      And "Ox" is stunned
      And "Drone" is stunned

    Example: "them" are both that something is given to
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" with might 5
      And Bob controls a unit "Ox" with might 9
      And Alice has a spell "Drain" in her hand: "Give a friendly unit +2 [M] and an enemy unit -2 [M] this turn. Stun them."
      When Alice plays "Drain" targeting "Drone" and "Ox"
      And all players pass
      Then "Drone" has might 7
      And "Ox" has might 7
      And "Ox" is stunned
      And "Drone" is stunned
      When the game goes to Bob's action phase
      Then "Drone" has might 5
      And "Ox" has might 9

    Example: "the friendly unit" is the one that was chosen by these words
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 units "Drone" with might 2
      And Bob controls a unit "Ox" with might 9
      And Alice has a spell "Deal" in her hand: "Choose an enemy unit and a friendly unit. Buff the friendly unit. Exhaust the enemy unit."
      When Alice plays "Deal" targeting "Ox" and "Drone" (2)
      And all players pass
      Then "Drone" (2) is buffed
      And "Drone" (1) is not buffed
      And "Ox" is exhausted
      And "Ox" is not buffed

    Example: units that were chosen swap their Might
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" with might 2
      And Bob controls a unit "Ox" with might 9
      And Alice has a spell "Barter" in her hand: "Choose a friendly unit and an enemy unit. Swap their Might this turn."
      When Alice plays "Barter" targeting "Drone" and "Ox"
      And all players pass
      Then "Drone" has might 9
      And "Ox" has might 2

  Rule: 356.3.e.13 "There" is where what was named is, or was

    Example: for each other friendly unit there, where the unit is
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Ford"
      And Alice controls 3 units "Quay Scout" with might 2 at "Ford"
      And Alice controls a unit "Bell Ringer" in her base
      And Alice has a spell "Tally" in her hand: "Give a friendly unit +1 [M] this turn for each other friendly unit there."
      When Alice plays "Tally" targeting "Quay Scout" (1)
      And all players pass
      Then "Quay Scout" (1) has might 4

    Example: each other unit there
      Given a Riftbound game between Alice and Bob
      And Bob controls the battlefield "Mill"
      And Bob controls 2 units "Tide Warden" with might 6 at "Mill"
      And Alice has a spell "Tally" in her hand: "Deal 3 to a unit at a battlefield. Stun each other unit there."
      When Alice plays "Tally" targeting "Tide Warden" (1)
      And all players pass
      Then "Tide Warden" (2) is stunned
      And "Tide Warden" (1) is not stunned

    Example: where it was before it was killed
      Given a Riftbound game between Alice and Bob
      And Bob controls the battlefield "Mill"
      And Bob controls 2 units "Tide Warden" with might 6 at "Mill"
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Tally" in her hand: "Kill a unit. Deal 1 to each other unit at its location."
      When Alice plays "Tally" targeting "Tide Warden" (1)
      And all players pass
      Then "Tide Warden" (2) has 1 damage marked
      And "Quay Scout" has no damage marked

    Example: the battlefield that was chosen, also after nothing was found there
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Ford"
      And Alice controls a unit "Quay Scout" at "Ford"
      And Alice has a spell "Tally" in her hand: "Choose a battlefield. Stun each enemy unit there. Buff each friendly unit there."
      When Alice plays "Tally" targeting "Ford"
      And all players pass
      Then "Quay Scout" is buffed

    Example: where a unit has moved
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone"
      And Alice controls a unit "Shadow": "When another friendly unit moves to a battlefield, you may move me there."
      When Alice moves "Drone" to "Bob's battlefield"
      And all players pass
      And Alice accepts
      Then "Shadow" is at "Bob's battlefield"

  Rule: 352.8.b "Another" is another than what the text has named before

    Example: not the one chosen before it
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Tally" in her hand: "Deal 3 to a unit. Stun another unit."
      When Alice plays "Tally" targeting "Tide Warden" and "Quay Scout"
      And all players pass
      Then "Quay Scout" is stunned
      And "Tide Warden" is not stunned

    Example: with a single unit it can't be played
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice has a spell "Tally" in her hand: "Deal 3 to a unit. Stun another unit."
      When Alice tries to play "Tally"
      Then it is refused

    Example: nothing is offered that leaves no other
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Tally" in her hand: "Deal 3 to a unit. Buff another friendly unit."
      When Alice plays "Tally"
      And all players pass
      Then "Quay Scout" is buffed
      And "Tide Warden" has 3 damage marked

    Example: of all others, the one chosen is none
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Tally" in her hand: "Choose a friendly unit. Exhaust all other units."
      When Alice plays "Tally" targeting "Quay Scout"
      And all players pass
      Then "Tide Warden" is exhausted
      And "Quay Scout" is not exhausted

  Rule: 356.3.e.13 "If you do" asks whether anything was done

    Example: of what must be done, and could not be
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Tally" in her hand: "Discard 1. If you do, draw 2. Otherwise, draw 1."
      When Alice plays "Tally"
      And all players pass
      Then Alice has 1 card in her hand

    Example: of what must be done, and was
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Tally" in her hand: "Exhaust a friendly unit. If you do, draw 1."
      When Alice plays "Tally" targeting "Quay Scout"
      And all players pass
      Then Alice has 1 card in her hand

    Example: of what was as it should be already
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2, exhausted
      And Alice has a spell "Tally" in her hand: "Exhaust a friendly unit. If you do, draw 1."
      When Alice plays "Tally" targeting "Quay Scout"
      And all players pass
      Then Alice still has 0 cards in her hand

  Rule: 356.3.e.13 "The other" and "the rest" are those that were not chosen

    Example: those that were not chosen
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2, exhausted
      And Alice controls a unit "Bell Ringer" with might 3, exhausted
      And Alice has a spell "Tally" in her hand: "Choose two friendly units. Ready one of them. Stun the other."
      When Alice plays "Tally" targeting "Quay Scout" and "Bell Ringer"
      And all players pass
      And Alice chooses "Quay Scout"
      Then "Quay Scout" is ready
      And "Bell Ringer" is stunned
      And "Quay Scout" is not stunned

  Rule: 356.3.e.13 What is counted is counted for each that it is said of

    Example: two for each
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice controls 2 units "Quay Scout"
      And Alice has a spell "Tally" in her hand: "Kill any number of friendly units. Deal 2 to a unit for each unit killed this way."
      When Alice plays "Tally" targeting "Quay Scout" (1), "Quay Scout" (2), "Tide Warden"
      And all players pass
      Then "Tide Warden" has 4 damage marked

    Example: twice the highest
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Tally" in her hand: "Deal damage equal to twice the highest Might among units you control to a unit."
      When Alice plays "Tally" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 4 damage marked

    Example: for each player what that player controls
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 6
      And Alice controls 2 units "Quay Scout"
      And Alice has a spell "Tally" in her hand: "Each player draws cards equal to the number of units they control."
      When Alice plays "Tally"
      And all players pass
      Then Alice has 2 cards in her hand
      And Bob has 1 card in his hand

    Example: for each unit the others that are where it is
      Given a Riftbound game between Alice and Bob
      And Bob controls 2 units "Tide Warden" with might 6 at "Mill"
      And Bob controls a unit "Bell Ringer" with might 6 in his base
      And Alice has a spell "Tally" in her hand: "Deal 1 to each enemy unit for each other enemy unit there."
      When Alice plays "Tally"
      And all players pass
      Then "Tide Warden" (1) has 1 damage marked
      And "Tide Warden" (2) has 1 damage marked
      And "Bell Ringer" has no damage marked

    Example: several controllers draw once each
      Given a Riftbound game between Alice and Bob
      And Bob controls 2 units "Tide Warden" with might 6 at "Mill"
      And Alice has a spell "Tally" in her hand: "Kill all units at a battlefield. Their controllers draw 1."
      When Alice plays "Tally" targeting "Mill"
      And all players pass
      Then Bob has 1 card in his hand

    Example: as many as set an ability off together
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Ledger": "When you discard one or more cards, draw that many."
      And Alice has a unit "Quay Scout" in her hand
      And Alice has 2 spells "Lantern" in her hand
      And Alice has a spell "Tally" in her hand: "Discard 3."
      When Alice plays "Tally"
      And all players pass
      And all players pass
      Then "Quay Scout" is in Alice's trash
      And Alice's main deck holds 7 cards

  Rule: 356.3.e.13 Its controller is who controlled it before

    @also:352.10.d
    @also:454.1.a
    Scenario Outline: a unit under another player's control is <done>
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Imp" with might 2
      And Alice has the spell "Charm" in hand: "Gain control of an enemy unit."
      And Alice has the spell "Bolt" in hand: "<text> Its controller <gains>."
      When Alice plays "Charm" targeting "Imp"
      And all players pass
      And Alice plays "Bolt" targeting "Imp"
      And all players pass
      Then Alice has <cards> cards in her hand

      Examples:
        | done                    | text                                               | gains           | cards |
        | killed                  | Kill a unit.                                       | draws 2         | 2     |
        | banished                | Banish a unit.                                     | draws 2         | 2     |
        | returned                | Return a unit to its owner's hand.                 | draws 2         | 2     |
        | recalled                | Recall a unit.                                     | draws 2         | 2     |
        | recycled                | Recycle a unit.                                    | draws 2         | 2     |
        | killed, then returned   | Kill a unit. Return it to its owner's hand.        | draws 2         | 2     |
        | killed before a discard | Kill a unit. Each player discards 1.               | draws 2         | 2     |

    Example: its owner is its owner still
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Imp" with might 2
      And Alice has the spell "Charm" in hand: "Gain control of an enemy unit."
      And Alice has the spell "Bolt" in hand: "Kill a unit. Its owner draws 2."
      When Alice plays "Charm" targeting "Imp"
      And all players pass
      And Alice plays "Bolt" targeting "Imp"
      And all players pass
      Then Alice has 0 cards in her hand
      And Bob has 2 cards in his hand

    Example: what a trigger saw die
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Imp" with might 2
      And Alice controls a gear "Urn": "When a unit dies, its controller draws 1."
      And Alice has the spell "Charm" in hand: "Gain control of an enemy unit."
      And Alice has the spell "Bolt" in hand: "Kill a unit."
      When Alice plays "Charm" targeting "Imp"
      And all players pass
      And Alice plays "Bolt" targeting "Imp"
      And all players pass
      And all players pass
      Then Alice has 1 card in her hand
