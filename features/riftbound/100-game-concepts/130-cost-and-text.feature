Feature: 130. Cost, name, categories and symbols

  Rule: 130~2 Effects that look at a cost look at the base cost

    Example: a spell for 8 that cost 5 less is one that costs 5 or more
      Given a Riftbound game between Alice and Bob
      And Alice has 3 energy
      And Alice has a spell "Cloudbreak" with energy cost 8 in her hand:
        """
        This spell's Energy cost is reduced by the highest Might among units you control.
        Draw 1.
        """
      And Alice controls a unit "Old Walker" with might 5
      And Alice controls a unit "Lamplighter" with might 1: "When you play a spell that costs 5 or more, give me +4 [M] this turn."
      When Alice plays "Cloudbreak"
      And all players pass
      And all players pass
      Then Alice has 0 energy
      And "Lamplighter" has might 5

  Rule: 132.3 Effects refer to what something is, and to what it isn't

    Example: a unit token is a unit, and no other unit type is needed
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Keeper": "When another non-Wisp unit you control dies, draw 1."
      And Alice controls a Wisp unit "Glimmer"
      And Alice controls a champion unit "Hero"
      And Alice has a spell "Snare" in her hand: "Kill a unit."
      And Alice has a spell "Second Snare" in her hand: "Kill a unit."
      When Alice plays "Snare" targeting "Glimmer"
      And all players pass
      Then the chain of events is empty
      When Alice plays "Second Snare" targeting "Hero"
      And all players pass
      Then the chain of events holds the ability of "Keeper"

  Rule: 134.2.e.5.a Power of any domain pays for [A]

    Example: calm Power
      Given a Riftbound game between Alice and Bob
      And Alice has 1 calm power
      And Alice controls a fury gear "Still": "[A]: Draw 1."
      When Alice activates "Still"
      And all players pass
      Then Alice's hand holds 1 card
      And Alice has 0 calm power

  Rule: 134.2.e.5.b [A] in the pool pays for Power of any domain

    @also:159.2.b
    Example: universal Power for a fury cost
      Given a Riftbound game between Alice and Bob
      And Alice has 1 universal power
      And Alice has a fury unit "Bell Ringer" with power cost 1 in her hand
      When Alice plays "Bell Ringer"
      Then "Bell Ringer" is at Alice's base
      And Alice has 0 universal power

  Rule: 134.2.e.6.b [C] on a card with no single domain is [A]

    Example: of two domains, paid with Power of a third
      Given a Riftbound game between Alice and Bob
      And Alice has 1 mind power
      And Alice controls a fury calm gear "Still": "[C]: Draw 1."
      When Alice activates "Still"
      And all players pass
      Then Alice's hand holds 1 card
      And Alice has 0 mind power

  Rule: 142.2.b Might below 0 is 0

    Example: two reductions
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Wither" in her hand: "Give a unit -3 [M] this turn."
      And Bob controls a unit "Tide Warden" with might 2
      When Alice plays "Wither"
      And all players pass
      Then "Tide Warden" has might 0

  Rule: 154.2 A later part of a spell can replace an earlier one

    @also:154.1
    Example: killed now, not the next time it takes damage
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      And Alice has a spell "Marked Card" in her hand:
        """
        Choose an enemy unit. Kill it the next time it takes damage this turn.
        [Legion] - Kill it now instead.
        """
      And Bob controls a unit "Tide Warden" with might 5
      When Alice plays "Drone"
      And Alice plays "Marked Card" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is in Bob's trash

    Example: the earlier part is ignored even if the unit stays
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      And Alice has a spell "Spark" in her hand: "Deal 1 to a unit."
      And Alice has a spell "Marked Card" in her hand:
        """
        Choose an enemy unit. Kill it the next time it takes damage this turn.
        [Legion] - Kill it now instead.
        """
      And Bob controls a unit "Tide Warden" with might 5
      And Bob controls a gear "Decoy": "If a friendly unit would die, kill this instead."
      When Alice plays "Drone"
      And Alice plays "Marked Card" targeting "Tide Warden"
      And all players pass
      Then "Decoy" is in Bob's trash
      And "Tide Warden" is still at Bob's base
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 1 damage marked
      And "Tide Warden" is still at Bob's base
      And the chain of events is empty

    Example: without another card it is killed the next time
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Spark" in her hand: "Deal 1 to a unit."
      And Alice has a spell "Marked Card" in her hand:
        """
        Choose an enemy unit. Kill it the next time it takes damage this turn.
        [Legion] - Kill it now instead.
        """
      And Bob controls a unit "Tide Warden" with might 5
      When Alice plays "Marked Card" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is still at Bob's base
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      And all players pass
      Then "Tide Warden" is in Bob's trash

  Rule: 154.3 Nothing else happens while a spell resolves

    @also:154.3.a
    Example: what its first part set off waits for the rest of it
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Reckoning" in her hand: "Kill a unit. Draw 1."
      And Alice has a unit "Drone" on top of her main deck
      And Bob controls a unit "Bell Ringer": "[Deathknell] - Draw 1."
      When Alice plays "Reckoning"
      And all players pass
      Then the chain of events holds the ability of "Bell Ringer"
      And "Drone" is in Alice's hand
      And "Reckoning" is in Alice's trash
      And Bob's hand still holds 0 cards

    @also:154.3.a
    Example: what triggers on its first part is put on the chain after the rest of it
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Reckoning" in her hand: "Kill a unit. Draw 1."
      And Alice has a unit "Drone" on top of her main deck
      And Bob controls a unit "Old Walker"
      And Bob controls a gear "Urn": "When a friendly unit dies, draw 1."
      When Alice plays "Reckoning" targeting "Old Walker"
      And all players pass
      Then the chain of events holds the ability of "Urn"
      And "Drone" is in Alice's hand
      And Bob's hand still holds 0 cards

  Rule: 134.3 Rules text can be blank

    Example: a spell without text is played
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Ledger": "When you play a spell, gain 1 point."
      And Alice has a spell "Silence" in her hand
      When Alice plays "Silence"
      And all players pass
      And all players pass
      Then Alice has 1 point
      And "Silence" is in Alice's trash

  Rule: 134.2.e.6.a [C] is Power of the card's own domain, also where a keyword stands for it

    @also:159.2.a.1
    @also:159.2.a
    Example: Equip for [C]
      Given a Riftbound game between Alice and Bob
      And Alice has 1 calm power
      And Alice controls a unit "Quay Scout"
      And Alice controls a fury Equipment gear "Axe": "[Equip] [C]"
      Then Alice can't activate "Axe"
      When Alice tries to activate "Axe"
      Then it is refused

    @also:159.2.a.1
    @also:159.2.a
    Example: with the domain of the rune that is recycled
      Given a Riftbound game between Alice and Bob
      And Alice controls 1 calm rune
      And Alice controls 1 fury rune
      And Alice controls a unit "Quay Scout"
      And Alice controls a fury Equipment gear "Axe": "[Equip] [C]"
      When Alice activates "Axe"
      And all players pass
      Then "Axe" is attached
      And "Fury Rune" is in Alice's rune deck
      And "Calm Rune" is still on the board

  Rule: 136.3~2 A Might Bonus is nothing to what has no Might

    Example: attached to another gear
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Anvil"
      And Alice controls an Equipment gear "Axe" with might bonus 3
      And Alice has a spell "Strap" in her hand: "Attach a gear to a gear."
      And Alice has a spell "Praise" in her hand: "If you control 1 or more gear with Might 2 or more, draw 2. Otherwise, gain 1 point."
      When Alice plays "Strap" targeting "Axe" and "Anvil"
      And all players pass
      Then "Axe" is attached
      When Alice plays "Praise"
      And all players pass
      Then Alice has 1 point

  Rule: 132.8.a Tags mean nothing by themselves, but texts refer to them

    @also:142.1.b
    Example: a spell for Yordles
      Given a Riftbound game between Alice and Bob
      And Alice controls a Yordle unit "Tinker"
      And Alice controls a Beast unit "Drake"
      And Alice has a spell "Praise" in her hand: "Buff all friendly Yordles."
      When Alice plays "Praise"
      And all players pass
      Then "Tinker" is buffed
      And "Drake" is not buffed

  Rule: 359 A card can have several abilities, and several types of them

    Example: a passive, an activated and two triggered ones
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Foreman" with might 3 in her hand:
      """
      I have +1 [M].
      When you play me, draw 2.
      [1]: [Reaction] - Ready me.
      When I become ready, draw 2.
      """
      And Alice has 1 energy
      When Alice plays "Foreman"
      And all players pass
      Then Alice's hand holds 2 cards
      When Alice activates "Foreman"
      And all players pass
      And all players pass
      Then Alice's hand holds 4 cards
      And "Foreman" has might 4

  Rule: 134.2.d.3 Reminder text has no effect

    @also:136~3
    Example: whatever it says
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has an Equipment gear "Ribbon" with might bonus 0 in her hand: "When you play this, attach it to a unit you control. (Then you win the game.)"
      When Alice plays "Ribbon"
      And all players pass
      Then "Ribbon" is attached
      And "Quay Scout" still has might 2
      And the game is not over
