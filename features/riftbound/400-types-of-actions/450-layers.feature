Feature: 450. Layers

  Rule: 453.2 The layers are applied again until nothing changes

    @also:453
    @also:453.3
    Example: a buff makes a unit Mighty, which has keywords then
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Praise" in her hand: "Buff a friendly unit."
      And Alice controls a unit "Champion of the Pit" with might 4: "While I'm Mighty, I have [Deflect], [Ganking], and [Shield]."
      When Alice plays "Praise" targeting "Champion of the Pit"
      And all players pass
      Then "Champion of the Pit" has might 5
      And "Champion of the Pit" has the ability "[Deflect]"
      And "Champion of the Pit" has the ability "[Ganking]"
      And "Champion of the Pit" has the ability "[Shield]"

    Example: as a defender she has the might of her Shield besides
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Champion of the Pit" with might 4, buffed at "Bob's battlefield": "While I'm Mighty, I have [Deflect], [Ganking], and [Shield]."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then "Champion of the Pit" has might 6
      And "Champion of the Pit" is defending

    @ruling:rift-301
    Example: without the buff nothing is left
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Champion of the Pit" with might 4, buffed at "Bob's battlefield": "While I'm Mighty, I have [Deflect], [Ganking], and [Shield]."
      And Bob controls a gear "Tithe Bowl": "Spend a buff: [Reaction] - Draw 1."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then "Champion of the Pit" has might 6
      And "Champion of the Pit" still has the ability "[Shield]"
      When Alice passes
      And Bob activates "Tithe Bowl"
      Then "Champion of the Pit" has might 4
      And "Champion of the Pit" doesn't have the ability "[Shield]"

    Example: not Mighty without it
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Champion of the Pit" with might 4 at "Bob's battlefield": "While I'm Mighty, I have [Deflect], [Ganking], and [Shield]."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then "Champion of the Pit" is defending
      And "Champion of the Pit" still has might 4

  Rule: 453.1 Each effect is applied once

    @also:453.3
    @ruling:rift-301
    Example: what is Mighty by what is printed, and is no more, has no keywords
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Curse" in her hand: "Give a unit -1 [M] this turn."
      And Alice controls a unit "Champion of the Pit" with might 5: "While I'm Mighty, I have [Deflect]."
      When Alice plays "Curse" targeting "Champion of the Pit"
      And all players pass
      Then "Champion of the Pit" has might 4
      And "Champion of the Pit" doesn't have the ability "[Deflect]"

    @also:453.3
    @ruling:rift-301
    Example: what ends its own condition is removed, and not applied again
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Praise" in her hand: "Buff a friendly unit."
      And Alice controls a unit "Proud Frog" with might 4: "While I'm Mighty, I have -2 [M]."
      When Alice plays "Praise" targeting "Proud Frog"
      And all players pass
      Then "Proud Frog" has might 5

    @ruling:rift-301
    Example: what makes itself more likely doesn't grow for ever
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Praise" in her hand: "Buff a friendly unit."
      And Alice controls a unit "Glutton" with might 4: "While I'm Mighty, I have +1 [M]."
      When Alice plays "Praise" targeting "Glutton"
      And all players pass
      Then "Glutton" has might 6

  Rule: 454.1.a.1 Might is set in the first layer

    @also:454
    @also:454.1
    Example: it becomes 4, and a buff adds to it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2, buffed
      And Alice has a spell "Even Ground" in her hand: "A unit's Might becomes 4 this turn."
      When Alice plays "Even Ground" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" has might 5

    @also:317.3.a
    Example: until the turn ends
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Even Ground" in her hand: "A unit's Might becomes 4 this turn."
      When Alice plays "Even Ground" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" has might 4
      When the game goes to Bob's action phase
      Then "Quay Scout" still has might 2

  Rule: 454.1.c Tags are granted in the first layer

    @also:455.1.b
    @also:454.1.a
    Example: others become Yordles, and Yordles have more might
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls a unit "Chieftain" with might 3: "Yordles have +1 [M]."
      And Alice has a unit "Adopter" with might 1 in her hand: "Other friendly units are Yordles."
      When Alice plays "Adopter"
      Then "Quay Scout" is a Yordle
      And "Quay Scout" has might 3
      And "Chieftain" has might 4
      And "Adopter" is not a Yordle

  Rule: 454.2.b Keywords are granted in the second layer

    @also:454.2
    Example: other friendly units have Vision
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Bob controls a unit "Tide Warden"
      And Alice has a unit "Seer" in her hand: "Other friendly units have [Vision]."
      When Alice plays "Seer"
      Then "Quay Scout" has the ability "[Vision]"
      And "Seer" doesn't have the ability "[Vision]"
      And "Tide Warden" doesn't have the ability "[Vision]"

    Example: who loses all abilities has none
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Drum Major": "Other friendly units have +1 [M]."
      And Bob controls a unit "Tide Warden" with might 3
      And Alice has a unit "Hush" in her hand: "Enemy units lose all abilities."
      When Alice plays "Hush"
      Then "Tide Warden" has might 3
      And "Drum Major" doesn't have the ability "Other friendly units have +1 [M]."

  Rule: 454.3.b What is limited is limited as it is applied, and remembered so

    @ruling:rift-303
    @also:454.3.d.2.b
    Example: four less, to a minimum of 1, of a unit with 2
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Wither" in her hand: "Give a unit -4 [M] this turn, to a minimum of 1 [M]."
      And Alice has a spell "Praise" in her hand: "Buff a unit."
      And Bob controls a unit "Tide Warden" with might 2
      When Alice plays "Wither" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has might 1
      When Alice plays "Praise" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" still has might 2

    Example: the same without a limit
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Wither" in her hand: "Give a unit -4 [M] this turn."
      And Alice has a spell "Praise" in her hand: "Buff a unit."
      And Bob controls a unit "Tide Warden" with might 2
      When Alice plays "Wither" targeting "Tide Warden"
      And all players pass
      And Alice plays "Praise" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has might 0

    @ruling:rift-303
    Example: an amount is worked out as the spell resolves
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a unit "Drone" in her hand
      And Alice has a spell "Muster" in her hand: "Give a unit +1 [M] for each friendly unit this turn."
      When Alice plays "Muster" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" has might 3
      When Alice plays "Drone"
      Then "Drone" is at Alice's base
      And "Quay Scout" has might 3

    Example: however it is worded, and until the turn ends
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Miller" with might 2
      And Alice has a spell "Wither" in her hand: "Give a unit -4 [M] to a min of 1 until end of turn."
      And Alice has a spell "Growth" in her hand: "Give a unit +3 [M] for the rest of the game."
      When Alice plays "Wither" targeting "Miller"
      And all players pass
      Then "Miller" has might 1
      When Alice plays "Growth" targeting "Miller"
      And all players pass
      Then "Miller" has might 4
      When the game goes to Bob's action phase
      Then "Miller" has might 5

  Rule: 454.3.d.1.a Increases come before decreases

    @also:454.3.d.2.a
    @also:454.3.d.2
    @also:454.3.d.1
    Example: who is weak enough only before the increase
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 3
      And Bob controls a gear "Old Drum": "Friendly units have +1 [M]."
      And Alice has a unit "Bully" in her hand: "Enemy units with Might 3 or less have -2 [M]."
      When Alice plays "Bully"
      Then "Bully" is at Alice's base
      And "Tide Warden" still has might 4

  Rule: 455.1.b An effect depends on one that changes how many objects it applies to

    @also:456.1
    Example: the older one waits
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls a gear "Small Crown": "Yordles' Might becomes 4."
      And Alice has a unit "Adopter" with might 1 in her hand: "Other friendly units are Yordles."
      When Alice plays "Adopter"
      Then "Quay Scout" has might 4

    @also:456.1
    Example: what units cost decides whom the older one is about
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with energy cost 4 and might 2
      And Alice controls a gear "Heavy Crown": "Friendly units with energy cost 4 or more's Might becomes 5."
      And Alice has a gear "Bargain" in her hand: "Friendly units' energy cost becomes 1."
      When Alice plays "Bargain"
      Then "Bargain" is at Alice's base
      And "Quay Scout" still has might 2

    @also:456.1
    Example: it is applied immediately after the one that it depends on
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls a gear "Small Crown": "Yordles' Might becomes 4."
      And Alice controls a unit "Adopter" with might 1: "Other friendly units are Yordles."
      And Alice has a gear "Leveller" in her hand: "Friendly units' Might becomes 3."
      When Alice plays "Leveller"
      Then "Quay Scout" has might 3

  Rule: 456 The effect depends whose outcome the other one changes

    @also:455
    Example: what it makes of the same unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Echo" with might 1: "My Might is equal to the highest Might among Dragons you control."
      And Alice controls a Dragon unit "Quay Scout" with might 2
      And Alice has a gear "Leveller" in her hand: "Friendly Dragons' Might becomes 5."
      Then "Echo" has might 2
      When Alice plays "Leveller"
      Then "Quay Scout" has might 5
      And "Echo" has might 5

  Rule: 455.1.a An effect depends on one that takes its existence

    @also:455
    @also:456
    Example: the older ability is lost before it gives a keyword
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls a unit "Drill Master" with might 2: "Other friendly units have [Ganking]."
      And Bob controls a unit "Tide Warden" with might 9 at "Bob's battlefield"
      And Alice controls a unit "Old Walker" at "Alice's battlefield"
      And Alice has a spell "Hush" in her hand: "A unit loses all abilities this turn."
      Then Alice can move "Old Walker" to "Bob's battlefield"
      When Alice plays "Hush" targeting "Drill Master"
      And all players pass
      Then Alice can't move "Old Walker" to "Bob's battlefield"

  Rule: 457.2 Text that ceases to be inactive has a new timestamp

    Example: a gear that was attached in between
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Leveller": "Friendly units' Might becomes 3."
      And Alice has a spell "Even Ground" in her hand: "A unit's Might becomes 4 this turn."
      And Alice has a spell "Strap" in her hand: "Attach a gear to a unit."
      And Alice has a spell "Unstrap" in her hand: "Detach a gear."
      When Alice plays "Even Ground" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" has might 4
      When Alice plays "Strap" targeting "Leveller" and "Quay Scout"
      And all players pass
      Then "Leveller" is attached
      When Alice plays "Unstrap" targeting "Leveller"
      And all players pass
      Then "Quay Scout" still has might 3

  Rule: 457.3 The earliest timestamp is applied first

    @also:457
    Example: the later of two spells is what counts
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Even Ground" in her hand: "A unit's Might becomes 4 this turn."
      And Alice has a spell "Pit" in her hand: "A unit's Might becomes 1 this turn."
      When Alice plays "Even Ground" targeting "Quay Scout"
      And all players pass
      And Alice plays "Pit" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" has might 1

    @also:457
    @ruling:rift-307
    Example: a permanent that came after a spell
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Even Ground" in her hand: "A unit's Might becomes 4 this turn."
      And Alice has a gear "Leveller" in her hand: "Friendly units' Might becomes 3."
      When Alice plays "Even Ground" targeting "Quay Scout"
      And all players pass
      And Alice plays "Leveller"
      Then "Quay Scout" has might 3

    @ruling:rift-307
    Example: a spell that came after a permanent
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Even Ground" in her hand: "A unit's Might becomes 4 this turn."
      And Alice has a gear "Leveller" in her hand: "Friendly units' Might becomes 3."
      When Alice plays "Leveller"
      And Alice plays "Even Ground" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" has might 4

  Rule: 454.3.a The third layer is of numbers

    @also:454.3
    Example: Might is increased
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Growth" in her hand: "Give a unit +1 [M] this turn."
      When Alice plays "Growth"
      And all players pass
      Then "Quay Scout" has might 3

  Rule: 454.2.a The second layer is of abilities

    Example: a keyword is granted
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Spurs" in her hand: "Give a unit [Ganking] this turn."
      When Alice plays "Spurs"
      And all players pass
      Then "Quay Scout" has the ability "[Ganking]"

  Rule: 454.3.c Might Bonuses are applied in the third layer

    Example: of a gear that is attached
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls a gear "Axe" with might bonus 3
      And Alice has a spell "Strap" in her hand: "Attach a gear you control to a unit you control."
      When Alice plays "Strap"
      And all players pass
      Then "Quay Scout" has might 5

  Rule: 457.1 Timestamps say which effect began first

    @also:454
    Example: the later of two that set Might
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Grow" in her hand: "A unit's Might becomes 6 this turn."
      And Alice has a spell "Wane" in her hand: "A unit's Might becomes 1 this turn."
      When Alice plays "Wane"
      And all players pass
      And Alice plays "Grow"
      And all players pass
      Then "Quay Scout" has might 6

  Rule: 454.3.d.1~2 A limit of an increase is remembered for as long as the effect lasts

    @also:454.3.b
    Example: four more, to a maximum of 7, of a buffed unit with 5
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 5, buffed
      And Alice controls a unit "Old Walker" with might 1
      And Alice has a spell "Rise" in her hand: "Give all friendly units +4 [M] this turn, to a maximum of 7 [M]."
      And Alice controls a unit "Miser": "Spend a buff: Draw 2."
      When Alice plays "Rise"
      And all players pass
      Then "Quay Scout" has might 7
      And "Old Walker" has might 5
      When Alice activates "Miser"
      And all players pass
      Then "Quay Scout" still has might 6

    Example: what a permanent says for as long as it is there is limited as well
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 4
      And Alice controls a unit "Old Walker" with might 7
      And Alice controls a unit "Mite" with might 1
      And Alice has a unit "Drummer" in her hand: "Other friendly units have +4 [M], to a maximum of 6 [M]."
      When Alice plays "Drummer"
      Then "Quay Scout" has might 6
      And "Old Walker" still has might 7
      And "Mite" has might 5

    Example: limited likewise where other effects change more than numbers
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 4
      And Alice controls a unit "Herald": "Friendly units are Dragons."
      And Alice has a unit "Drummer" in her hand: "Other friendly Dragons have +4 [M], to a maximum of 6 [M]."
      When Alice plays "Drummer"
      Then "Quay Scout" has might 6

  Rule: 454.3.a A permanent may increase its own Might

    Example: by a number that changes
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Sage" with might 1: "My Might is increased by the number of cards in your hand."
      And Alice has 2 units "Quay Scout" in her hand
      When Alice plays "Quay Scout" (1) to her base
      Then "Sage" has might 2

    Example: by its player's points
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Laureate" with might 1: "My Might is increased by your points."
      And Alice has a spell "Acclaim" in her hand: "You gain 2 points."
      When Alice plays "Acclaim"
      And all players pass
      Then "Laureate" has might 3

    @also:454.3.b
    Example: no lower than a limit that a passive ability sets
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Jailer": "Stunned enemy units have -8 [M], to a minimum of 1 [M]."
      And Bob controls a unit "Tide Warden" with might 5
      And Alice has a spell "Daze" in her hand: "Stun a unit."
      When Alice plays "Daze" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has might 1

  Rule: 454.1.a.1 A permanent may say what its own Might is

    Example: as many as there are cards in hand, before what is added
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Archivist" with might 1: "My Might is equal to the number of cards in your hand."
      And Alice has 3 units "Quay Scout" in her hand
      And Alice has a spell "Bless" in her hand: "Give a unit +2 [M] this turn. Draw 1."
      When Alice plays "Bless" targeting "Archivist"
      And all players pass
      Then "Archivist" has might 6
