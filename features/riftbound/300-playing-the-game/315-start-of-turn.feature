Feature: 315. Start of turn

  Rule: 315.1.a The Turn Player readies everything

    Example: a unit and a rune
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Quay Scout", exhausted
      And Alice controls a unit "Drone", exhausted
      When Alice passes
      Then "Quay Scout" is ready
      And "Drone" is still exhausted

  Rule: 315.2.b.1 Battlefields are held in the Scoring Step

    Example: one point
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Quay Scout" at "Bob's battlefield"
      When Alice passes
      Then Bob has 1 point

  Rule: 315.3.b The Turn Player channels 2 runes

    Example: two of ten
      Given a Riftbound game between Alice and Bob
      When Alice passes
      Then Bob's rune deck holds 8 cards

    @also:315.3.b.1
    Example: as many as there are
      Given a Riftbound game between Alice and Bob
      And Bob's rune deck holds 1 card
      When Alice passes
      Then Bob's rune deck holds 0 cards

  Rule: 315.4.b The Turn Player draws 1

    Example: from the Main Deck
      Given a Riftbound game between Alice and Bob
      And it is Alice's action phase
      When Alice passes
      Then Bob's hand holds 1 card
