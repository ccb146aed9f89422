Feature: 376. Moments of combat

  Rule: 376.1 "At" begins an ability that triggers at a point of the turn

    Example: at the start of a combat
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Drum": "At the start of the combat, draw 2."
      And Alice controls a unit "Raider" with might 2
      And Bob controls a unit "Tide Warden" with might 4 at "Bob's battlefield"
      When Alice moves "Raider" to "Bob's battlefield"
      Then the turn is in a showdown closed state
      When all players pass
      Then Alice's hand holds 2 cards

    @also:444
    Example: at the end of a combat
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Drum": "At the end of the combat, draw 2."
      And Alice controls a unit "Raider" with might 2
      And Bob controls a unit "Tide Warden" with might 4 at "Bob's battlefield"
      When Alice moves "Raider" to "Bob's battlefield"
      And all players pass
      Then "Raider" is in Alice's trash
      And Alice's hand still holds 0 cards
      When all players pass
      Then Alice's hand holds 2 cards

    Example: at the end of a showdown
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Drum": "At the end of the showdown, draw 2."
      And Alice controls a unit "Raider"
      When Alice moves "Raider" to "Bob's battlefield"
      And all players pass
      And all players pass
      Then Alice's hand holds 2 cards

    Example: at the start of a showdown
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Drum": "At the start of the showdown, draw 2."
      And Alice controls a unit "Raider"
      When Alice moves "Raider" to "Bob's battlefield"
      And all players pass
      Then Alice's hand holds 2 cards
