Feature: 105. The play area, and its zones

  Rule: 106.2.b Units and gear can always be played to the own base

    Example: with no battlefield under control
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      And Alice has a gear "Lamp" in her hand
      When Alice plays "Drone"
      And Alice plays "Lamp"
      Then "Drone" is at Alice's base
      And "Lamp" is at Alice's base

  Rule: 106.2.d Nobody's units go to another player's base

    Example: an effect that says "its base"
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Send Home" in her hand: "Move an enemy unit to its base."
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      When Alice plays "Send Home"
      And all players pass
      Then "Tide Warden" is at Bob's base

  Rule: 107.1.a Killed and discarded cards and resolved spells go to the trash

    @also:132.4.b.1
    Example: each of them
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Snare" in her hand: "Kill a unit. Discard 1."
      And Alice has a gear "Lamp" in her hand
      And Bob controls a unit "Tide Warden"
      When Alice plays "Snare"
      And all players pass
      Then "Snare" is in Alice's trash
      And "Lamp" is in Alice's trash
      And "Tide Warden" is in Bob's trash

  Rule: 107.6.a Cards are played from the hand

    Example: not from the trash
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      And Alice has a unit "Quay Scout" in her trash
      Then Alice can't play "Quay Scout"
      When Alice plays "Drone"
      Then "Drone" is at Alice's base

  Rule: 107.6.b Drawn cards go to the hand

    Example: the top of the Main Deck
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Alice has a unit "Drone" on top of her main deck
      When Alice plays "Lantern"
      And all players pass
      Then "Drone" is in Alice's hand

  Rule: 107.6.c A hand is private, the number of its cards isn't

    Example: after a draw
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Alice has a unit "Drone" on top of her main deck
      When Alice plays "Lantern"
      And all players pass
      Then Alice sees "Drone"
      And Bob doesn't see "Drone"
      And Alice's hand still holds 1 card

  Rule: 107.6.d How many cards a hand holds is public

    Example: an ability asks for the cards in an opponent's hand
      Given a Riftbound game between Alice and Bob
      And Bob's hand holds 3 cards
      And Alice has a spell "Weigh" in her hand: "If an opponent has 3 or more cards in hand, draw 2."
      When Alice plays "Weigh"
      And all players pass
      Then Alice's hand holds 2 cards

  Rule: 107.3.c The order of a Main Deck is secret

    Example: not even its owner sees the top card
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" on top of her main deck
      When Alice passes
      Then Alice doesn't see "Drone"
      And Bob doesn't see "Drone"

  Rule: 107.4.c The order of a rune deck is secret

    Example: a rune is seen once it was channelled
      Given a Riftbound game between Alice and Bob
      And Bob has a calm rune "Still Rune" on top of his rune deck
      Then Bob doesn't see "Still Rune"
      When Alice passes
      Then Alice sees "Still Rune"

  Rule: 108.2 The state of what lies in the play area is public

    @also:108
    @also:108.1
    Example: a buffed unit and an exhausted gear
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Drill" in her hand: "Buff a unit."
      And Alice controls a unit "Quay Scout" with might 2
      And Alice controls a gear "Winch": "[E]: Draw 1."
      When Alice plays "Drill"
      And all players pass
      And Alice activates "Winch"
      Then Bob still sees "Quay Scout"
      And Bob still sees "Winch"
      And "Quay Scout" is buffed
      And "Winch" is exhausted

  Rule: 109 What changes zones keeps no modifications

    Example: damage and a buff are gone when a unit comes back
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Undertow" in her hand: "Return a unit to its owner's hand."
      And Alice controls a unit "Quay Scout" with might 3, buffed and 1 damage marked
      When Alice plays "Undertow"
      And all players pass
      Then "Quay Scout" is in Alice's hand
      When Alice plays "Quay Scout"
      Then "Quay Scout" has might 3
      And "Quay Scout" has no damage marked
      And "Quay Scout" is not buffed

  Rule: 106.2.a Each player has a base

    @also:140.1.a.1
    Example: where both play their units
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Quay Scout" in her hand
      And Bob has a unit "Tide Warden" in his hand
      When Alice plays "Quay Scout"
      Then "Quay Scout" is at Alice's base
      When the game goes to Bob's action phase
      And Bob plays "Tide Warden"
      Then "Tide Warden" is at Bob's base

  Rule: 107.6.b What is returned from the board goes to its owner's hand

    Example: whoever hears of its own hand, and who of any
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Home Keeper": "When a unit is returned to your hand, gain 1 point."
      And Bob controls a unit "Harbour Clerk": "When another unit is returned to a hand, gain 1 point."
      And Alice controls a unit "Quay Scout"
      And Bob controls a unit "Tide Warden"
      And Alice has a spell "Ebb" in her hand: "Return an enemy unit to its owner's hand."
      And Alice has a spell "Flow" in her hand: "Return a friendly unit to its owner's hand."
      When Alice plays "Ebb" targeting "Tide Warden"
      And all players pass
      And all players pass
      Then Bob has 1 point
      And Alice still has 0 points
      When Alice plays "Flow" targeting "Quay Scout"
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 1 point
      And Bob has 2 points

    Example: as a cost, and not from a trash
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Harbour Clerk": "When another unit is returned to a hand, gain 1 point."
      And Alice controls a unit "Quay Scout"
      And Alice controls a gear "Slipway": "Return another friendly unit to its owner's hand: Draw 1."
      And Alice has a unit "Relic" in her trash
      And Alice has a spell "Dredge" in her hand: "Return a unit from your trash to your hand."
      When Alice plays "Dredge" targeting "Relic"
      And all players pass
      Then Alice still has 0 points
      And the chain is empty
      When Alice activates "Slipway"
      And Alice chooses "Quay Scout"
      And all players pass
      Then Alice has 1 point
