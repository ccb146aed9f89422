Feature: 413. Buff

  Rule: 413.1.b A buff is placed on a unit that has none

    @also:702.2.a
    Example: the unit is buffed
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a spell "Praise" in her hand: "Buff a friendly unit."
      When Alice plays "Praise" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" is buffed
      And "Quay Scout" has might 3

  Rule: 413.1.c A buffed unit can be chosen, but isn't buffed

    Example: a card is drawn if it was buffed this way
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Praise" in her hand: "Buff a unit. If it was buffed this way, draw 1."
      When Alice plays "Praise" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" is buffed
      And "Lantern" is in Alice's hand

    @also:413.1.b.1
    Example: none is drawn if it was buffed already
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout", buffed
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Praise" in her hand: "Buff a unit. If it was buffed this way, draw 1."
      When Alice plays "Praise" targeting "Quay Scout"
      And all players pass
      Then "Praise" is in Alice's trash
      And "Quay Scout" is still buffed
      And "Lantern" is still in Alice's main deck

    @also:413.1.b.1
    Example: of several units those are buffed that weren't
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2, buffed
      And Alice controls a unit "Old Walker" with might 2
      And Alice has a spell "Praise" in her hand: "Buff all friendly units."
      When Alice plays "Praise"
      And all players pass
      Then "Old Walker" is buffed
      And "Quay Scout" still has might 3

    Example: "then", and a card for it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp"
      And Alice controls a unit "Rat", buffed
      And Alice has 2 spells "Praise" in her hand: "Buff a friendly unit. Then, if it was buffed this way, draw a card."
      When Alice plays "Praise" (1) targeting "Rat"
      And all players pass
      Then Alice's main deck still holds 10 cards
      When Alice plays "Praise" (2) targeting "Imp"
      And all players pass
      Then Alice's main deck holds 9 cards
      And "Imp" is buffed

  Rule: 413.3 "Buff two friendly units at the same battlefield"

    Example: both are buffed
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice controls a unit "Miller" at "Alice's battlefield"
      And Alice has a spell "Praise" in her hand: "Buff two friendly units at the same battlefield."
      When Alice plays "Praise" targeting "Quay Scout" and "Miller"
      And all players pass
      Then "Quay Scout" is buffed
      And "Miller" is buffed

  Rule: 413.2 Buffing is done when something says so

    @also:413.2.a
    @also:413.1
    Example: only by the spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Alice has a spell "Drill" in her hand: "Buff a unit."
      When the game goes to Bob's action phase
      Then "Tide Warden" is not buffed
      When the game goes to Alice's action phase
      And Alice plays "Drill"
      And all players pass
      Then "Tide Warden" is buffed
