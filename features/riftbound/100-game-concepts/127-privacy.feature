Feature: 127. Privacy

  Rule: 127.4 Private cards are seen by their owner, on the board by their controller

    Example: the hand
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      When Alice passes
      Then Alice still sees "Drone"
      And Bob doesn't see "Drone"

    @also:128.4
    Example: a facedown card at a battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice controls a unit "Snare", facedown at "Alice's battlefield"
      When Alice passes
      Then Alice still sees "Snare"
      And Bob doesn't see "Snare"

  Rule: 127.3 Secret cards are seen by nobody

    @also:103.2.e
    Example: the Main Deck
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her main deck
      When Alice passes
      Then Alice doesn't see "Drone"
      And Bob doesn't see "Drone"

  Rule: 127.5 Public cards are seen by everybody

    @also:129.6
    Example: the trash, also beneath other cards
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her trash
      And Alice has a unit "Quay Scout" in her trash
      When Alice passes
      Then Bob still sees "Drone"
      And Bob still sees "Quay Scout"

    @also:129.4
    Example: a card that is played
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      When Alice plays "Lantern"
      Then Bob sees "Lantern"

  Rule: 140.1.a.2 Units and gear on the board are public

    @also:146.1.a.2
    Example: also to an opponent
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Quay Scout" in her hand
      And Alice has a gear "Winch" in her hand
      Then Bob doesn't see "Quay Scout"
      When Alice plays "Quay Scout"
      And Alice plays "Winch"
      Then Bob sees "Quay Scout"
      And Bob sees "Winch"
