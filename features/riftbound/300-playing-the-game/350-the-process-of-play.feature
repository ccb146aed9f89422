Feature: 350. The process of play

  Rule: 354.1 Energy and Power are paid

    Example: runes are exhausted and recycled
      Given a Riftbound game between Alice and Bob
      And Alice controls 3 fury runes
      And Alice has a fury unit "Bell Ringer" with energy cost 3, power cost 1 and might 4 in her hand
      When Alice plays "Bell Ringer"
      Then "Bell Ringer" is at Alice's base
      And Alice's rune deck holds 11 cards

    Example: without enough runes it can't be played
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 fury runes
      And Alice has a unit "Bell Ringer" with energy cost 3 in her hand
      Then Alice can't play "Bell Ringer"

  Rule: 352.2 A location is chosen for a unit

    Example: a battlefield that its player controls
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice has a unit "Drone" in her hand
      When Alice plays "Drone"
      And Alice chooses "Alice's battlefield"
      Then "Drone" is at "Alice's battlefield"
