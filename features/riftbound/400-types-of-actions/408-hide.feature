Feature: 408. Hide

  Rule: 408.1 Hiding puts a card facedown at a battlefield that its player controls

    @also:106.4.a @also:106.4.c
    Example: an effect does it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice has a unit "Drone" in her hand
      And Alice has a spell "Tuck Away" in her hand: "Hide a card from your hand at a battlefield you control."
      When Alice plays "Tuck Away"
      And all players pass
      Then "Drone" is in a facedown zone

    @also:106.4.c
    Example: not where its player controls nothing
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Gate Guard" at "Bob's battlefield"
      And Alice has a unit "Drone" in her hand
      And Alice has a spell "Tuck Away" in her hand: "Hide a card from your hand at a battlefield."
      When Alice plays "Tuck Away"
      And all players pass
      Then "Tuck Away" is in Alice's trash
      And "Drone" is still in Alice's hand

    @also:106.4.b
    Example: nor where a facedown card is already
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Snake", facedown at "Alice's battlefield"
      And Alice has a unit "Drone" in her hand
      And Alice has a spell "Tuck Away" in her hand: "Hide a card from your hand at a battlefield you control."
      When Alice plays "Tuck Away"
      And all players pass
      Then "Tuck Away" is in Alice's trash
      And "Drone" is still in Alice's hand

  Rule: 408.2 Hiding is something that players do when they like

    @also:408.2.a
    Example: at one battlefield, then at another
      Given a Riftbound game between Alice and Bob
      And Alice has 2 fury power
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Quay Scout" at "Bob's battlefield"
      And Alice has a unit "Lurker" in her hand: "[Hidden]"
      And Alice has a unit "Snake" in her hand: "[Hidden]"
      When Alice hides "Lurker" at "Bob's battlefield"
      And Alice hides "Snake" at "Alice's battlefield"
      Then "Lurker" is in a facedown zone
      And "Snake" is in a facedown zone

  Rule: 408.3 What put it there says what can be done with a facedown card

    Example: hidden with Hidden, it is played for [0] on a later turn
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice has a spell "Snare" with energy cost 7 in her hand:
        """
        [Hidden]
        Gain 1 point.
        """
      When Alice hides "Snare" at "Alice's battlefield"
      Then Alice can't play "Snare"
      When the game goes to Bob's action phase
      And the game goes to Alice's action phase
      And Alice plays "Snare"
      And all players pass
      Then Alice has 2 points

  Rule: 408.4 A facedown card that is put into a private zone is revealed

    @also:352.8.a.3 @also:352.10.a.1
    Example: returned to the hand
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Lurker", facedown at "Alice's battlefield": "[Hidden]"
      And Alice has a spell "Glimpse" in her hand: "Return a facedown card to its owner's hand. You may draw 1."
      When Alice plays "Glimpse" targeting "Lurker"
      And all players pass
      Then "Lurker" is in Alice's hand
      And Bob sees "Lurker"
      When Alice declines
      Then Bob doesn't see "Lurker"

    Example: and so it is as the game ends
      Given a Riftbound game between Alice and Bob
      And Alice has 7 points
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Lurker", facedown at "Alice's battlefield": "[Hidden]"
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      When Alice plays "Hymn"
      And all players pass
      Then Alice wins the game
      And Bob sees "Lurker"
