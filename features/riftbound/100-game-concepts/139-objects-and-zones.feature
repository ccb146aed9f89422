Feature: 139. Units, gear, runes and tokens, and where they are

  Rule: 140.1.a.3 Units on the board can be chosen

    @also:390
    Example: by a spell that specifies units
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Bob controls a unit "Old Walker"
      And Alice has a spell "Drill" in her hand: "Buff a unit."
      When Alice plays "Drill" targeting "Old Walker"
      And all players pass
      Then "Old Walker" is buffed
      And "Tide Warden" is not buffed

  Rule: 146.1.a.3 Gear on the board can be chosen

    Example: by a spell that specifies gear
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Winch"
      And Bob controls a gear "Buckler"
      And Alice has a spell "Rust" in her hand: "Kill a gear."
      When Alice plays "Rust" targeting "Buckler"
      And all players pass
      Then "Buckler" is in Bob's trash
      And "Winch" is still on the board

  Rule: 140.1.b.2 A unit in the trash is none on the board

    Example: all units are buffed
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her trash
      And Alice controls a unit "Quay Scout"
      And Alice has a unit "Old Walker" in her trash
      And Alice has a spell "Drill" in her hand: "Buff a unit. Recycle a unit from your trash."
      Then Alice can't target "Drone" and "Old Walker" with "Drill"

  Rule: 146.1.b.2 A gear in the trash is none on the board

    Example: it is not killed
      Given a Riftbound game between Alice and Bob
      And Bob has a gear "Winch" in his trash
      And Bob controls a gear "Buckler"
      And Alice has a spell "Rust" in her hand: "Kill a gear."
      Then Alice can't target "Winch" with "Rust"

  Rule: 140.1.b.3 Units in the trash can be affected by what specifies the trash

    Example: returned to the hand
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her trash
      And Alice has a unit "Old Walker" in her trash
      And Alice has a spell "Recall" in her hand: "Return a unit from your trash to your hand."
      When Alice plays "Recall" targeting "Drone"
      And all players pass
      Then "Drone" is in Alice's hand

  Rule: 146.1.b.3 Gear in the trash can be affected by what specifies the trash

    Example: returned to the hand
      Given a Riftbound game between Alice and Bob
      And Alice has a gear "Winch" in her trash
      And Alice has a gear "Buckler" in her trash
      And Alice has a spell "Salvage" in her hand: "Return a gear from your trash to your hand."
      When Alice plays "Salvage" targeting "Winch"
      And all players pass
      Then "Winch" is in Alice's hand

  Rule: 142.3 Units can have damage marked on them

    @also:142.3.a
    @also:141.2
    Example: each its own
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Bob controls a unit "Old Walker" with might 4
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 2 damage marked
      And "Old Walker" still has no damage marked

  Rule: 142.3.b Damage is healed at the end of each turn

    @also:405.3.a
    Example: nothing of it is left in the next turn
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 2 damage marked
      When the game goes to Bob's action phase
      Then "Tide Warden" still has no damage marked

  Rule: 142.4.a Accelerate lets a unit enter ready

    Example: for 1 Energy and 1 Power
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice has 1 fury power
      And Alice has a fury unit "Racer" in her hand: "[Accelerate]"
      When Alice plays "Racer" with the additional cost
      Then "Racer" is at Alice's base
      And "Racer" is not exhausted
      And Alice has 0 energy

  Rule: 144 Units may have activated abilities

    @also:144.1
    @also:144.2.a
    @also:144.2.a.1
    @also:387
    @also:389
    Example: it goes on the chain, and the other player can react
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scholar": "[E]: Draw 1."
      And Bob has a spell "Quick Word" in his hand: "[Reaction] Draw 1."
      When Alice activates "Scholar"
      Then the chain of events holds the ability of "Scholar"
      And Bob can play "Quick Word"
      When all players pass
      Then Alice's main deck holds 9 cards

  Rule: 148 Gear may have activated abilities

    @also:148.1
    @also:148.2.a
    @also:148.2.a.1
    Example: it goes on the chain, and the other player can react
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Telescope": "[E]: Draw 1."
      And Bob has a spell "Quick Word" in his hand: "[Reaction] Draw 1."
      When Alice activates "Telescope"
      Then the chain of events holds the ability of "Telescope"
      And Bob can play "Quick Word"
      When all players pass
      Then Alice's main deck holds 9 cards

  Rule: 132.4.a.2 Units and gear are permanents

    @also:132.4.a.1
    @also:157.1.a
    @also:167
    @also:171
    Example: a rune, a battlefield and a legend are none
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Winch"
      And Alice controls a calm rune "Reed"
      And Alice has a legend "River Queen" in her legend zone
      And Alice controls a unit "Drone"
      And Alice has a spell "Undertow" in her hand: "Return a permanent to its owner's hand."
      Then Alice can target "Winch" with "Undertow"
      And Alice can't target "Reed" with "Undertow"
      And Alice can't target "Bob's battlefield" with "Undertow"
      When Alice plays "Undertow" targeting "Drone"
      And all players pass
      Then "Drone" is in Alice's hand

  Rule: 157.2 Runes are kept in the Rune Deck

    @also:157.1
    Example: a recycled rune goes there
      Given a Riftbound game between Alice and Bob
      And Alice controls a calm rune "Reed"
      And Alice has a spell "Compost" in her hand: "Recycle a rune you control."
      When Alice plays "Compost"
      And all players pass
      Then "Reed" is in Alice's rune deck

  Rule: 106.2.e The base houses runes on the board

    @also:132.5
    @also:132.5.a.1
    Example: a channelled rune
      Given a Riftbound game between Alice and Bob
      And Alice has a calm rune "Reed" on top of her rune deck
      And Alice has a spell "Spring" in her hand: "Channel 1 rune."
      When Alice plays "Spring"
      And all players pass
      Then "Reed" is at Alice's base

  Rule: 107.2.a The Chosen Champion is put in the Champion Zone

    @also:103.2.a.1
    @also:132.4
    Example: and played from there
      Given a Riftbound game between Alice and Bob
      And Alice has a champion unit "Hero" in her champion zone
      When Alice plays "Hero"
      Then "Hero" is at Alice's base

  Rule: 103.2.e.1 A Main Deck is not looked through

    @also:107.3.a
    @also:107.4.a
    Example: neither the top card of it nor that of the Rune Deck
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" on top of her main deck
      And Alice has a calm rune "Reed" on top of her rune deck
      When Alice passes
      Then Alice doesn't see "Drone"
      And Bob doesn't see "Drone"

  Rule: 107.1.f Trashes and banishments are public

    @also:107.5.f
    Example: a card that was discarded, and one that was banished
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Waste" in her hand: "Discard 1. Banish a unit."
      When Alice plays "Waste"
      And all players pass
      Then "Drone" is in Alice's trash
      And Bob sees "Drone"
      And "Quay Scout" is in Alice's banishment
      And Bob still sees "Quay Scout"

  Rule: 107.6.e Cards in a zone that is named can be affected

    Example: a unit out of the trash
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her trash
      And Alice has a unit "Old Walker" in her trash
      And Alice has a spell "Recall" in her hand: "Return a unit from your trash to your hand."
      When Alice plays "Recall" targeting "Old Walker"
      And all players pass
      Then "Old Walker" is in Alice's hand
      And "Drone" is still in Alice's trash

  Rule: 115.1.b Turn order goes round

    Example: after Bob it is Alice again
      Given a Riftbound game between Alice and Bob
      When the game goes to Bob's action phase
      Then it is Bob's action phase
      When the game goes to Alice's action phase
      Then "Alice's battlefield" is still uncontrolled

  Rule: 126.1 A card belongs to who brought it

    @also:107.1.c
    @also:107.5.c
    Example: however often it changes sides
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 2
      And Bob's main deck holds 0 cards
      And Alice has a spell "Sway" in her hand: "Gain control of an enemy unit."
      And Alice has a spell "Snuff" in her hand: "Kill a unit."
      When Alice plays "Sway"
      And all players pass
      And Alice plays "Snuff" targeting "Tide Warden"
      And all players pass
      And the game goes to Bob's action phase
      Then "Tide Warden" is in Bob's hand

  Rule: 185.4.a By default, who controls the source controls an ability

    @also:185.4
    Example: who controls the unit by the time it resolves
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scholar": "[E]: Draw 2."
      And Bob has a spell "Sway" in his hand: "[Reaction] Gain control of an enemy unit."
      When Alice activates "Scholar"
      And Bob plays "Sway" targeting "Scholar"
      And all players pass
      And all players pass
      Then Alice's main deck holds 8 cards
      And "Scholar" is controlled by Bob

  Rule: 179.1.c Tokens may have tags

    @also:179
    @also:178
    Example: a Recruit is one
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Captain": "Other Recruits you control have +1 [M]."
      And Alice has a spell "Muster" in her hand: "Play a 1 [M] Recruit unit token."
      When Alice plays "Muster"
      And all players pass
      Then "Recruit" has might 2

  Rule: 135.2~3 Effect text is appended to the card that it is attached to

    @also:135.2
    @also:135.2~2
    @also:136~4
    @also:136.3
    Example: not before it is attached
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls an Equipment gear "Axe" with might bonus 3 and effect text "[Ganking]"
      And Alice has a spell "Strap" in her hand: "Attach a gear you control to a unit you control."
      When Alice plays "Strap"
      And all players pass
      Then "Quay Scout" has might 5
      And "Quay Scout" has the ability "[Ganking]"

  Rule: 134.4 A card's rules text is inactive while it is attached

    @also:421.1.e
    Example: its own ability does not apply
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls a gear "Axe": "Friendly units have +1 [M]."
      And Alice has a spell "Strap" in her hand: "Attach a gear you control to a unit you control."
      Then "Quay Scout" still has might 3
      When Alice plays "Strap"
      And all players pass
      Then "Quay Scout" has might 2

  Rule: 134.4.a Inactive text can still be referenced

    Example: a gear with a keyword
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls a gear "Axe": "[Temporary]"
      And Alice controls a gear "Winch"
      And Alice has a spell "Strap" in her hand: "Attach a gear you control to a unit you control."
      And Alice has a spell "Shatter" in her hand: "Kill a gear with [Temporary]."
      When Alice plays "Strap" targeting "Axe" and "Quay Scout"
      And all players pass
      And Alice plays "Shatter"
      And all players pass
      Then "Axe" is in Alice's trash
