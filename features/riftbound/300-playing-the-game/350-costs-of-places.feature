Feature: 353. What something costs where it is played to

  Rule: 353.4 A discount can hang on where a unit is played to

    @also:352.16
    Example: it can be played there for what it costs there, and nowhere else
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Ford": "Units cost [2] less to play here."
      And Alice controls a unit "Warden" at "Ford"
      And Alice has a unit "Quay Scout" with energy cost 3 in her hand
      And Alice has 1 energy
      When Alice plays "Quay Scout"
      Then "Quay Scout" is at "Ford"
      And Alice has 0 energy

    Example: elsewhere it costs as much as ever
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Ford": "Units cost [2] less to play here."
      And Alice controls a unit "Warden" at "Ford"
      And Alice has a unit "Quay Scout" with energy cost 3 in her hand
      And Alice has 3 energy
      When Alice plays "Quay Scout" to her base
      Then "Quay Scout" is at Alice's base
      And Alice has 0 energy

    Example: to a battlefield, said of the card itself
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Ford"
      And Alice controls a unit "Warden" at "Ford"
      And Alice has a unit "Quay Scout" with energy cost 3 in her hand: "I cost [2] less to play to a battlefield."
      And Alice has 3 energy
      When Alice plays "Quay Scout" to "Ford"
      Then Alice has 2 energy

  Rule: 353.3 So can an increase

    Example: where it is too dear, it can't be played
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Ford": "Units cost [2] more to play here."
      And Alice controls a unit "Warden" at "Ford"
      And Alice has a unit "Quay Scout" with energy cost 1 in her hand
      And Alice has 2 energy
      When Alice tries to play "Quay Scout" to "Ford"
      Then it is refused

  Rule: 361.3 The first one that is played to a place each turn

    Example: costs less, and the second one doesn't, though the first has moved away
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Ford": "The first unit you play here each turn costs [2] less."
      And Alice controls a unit "Warden" at "Ford"
      And Alice has a unit "Quay Scout" with energy cost 2 in her hand: "[Ganking] I enter ready."
      And Alice has a unit "Old Walker" with energy cost 2 in her hand
      And Alice has 2 energy
      When Alice plays "Quay Scout" to "Ford"
      And Alice moves "Quay Scout" to her base
      And Alice plays "Old Walker" to "Ford"
      Then Alice has 0 energy

    Example: enters ready, and what was played to the base before was none
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Ford": "The first unit you play here each turn enters ready."
      And Alice controls a unit "Warden" at "Ford"
      And Alice has a unit "Quay Scout" in her hand
      And Alice has a unit "Old Walker" in her hand
      And Alice has a unit "Drone" in her hand
      When Alice plays "Quay Scout" to her base
      And Alice plays "Old Walker" to "Ford"
      And Alice plays "Drone" to "Ford"
      Then "Quay Scout" is exhausted
      And "Old Walker" is ready
      And "Drone" is exhausted

  Rule: 361.3 Another unit that was played this turn

    Example: is another than this one
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Quay Scout" in her hand: "When you play me, if you have played another unit this turn, draw 1."
      When Alice plays "Quay Scout" to her base
      Then Alice's hand holds 0 cards

    Example: it was played before
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Quay Scout" in her hand: "When you play me, if you have played another unit this turn, draw 1."
      And Alice has a unit "Drone" in her hand
      When Alice plays "Drone" to her base
      And Alice plays "Quay Scout" to her base
      And all players pass
      Then Alice's hand holds 1 card

  Rule: 353.4.d Discounts reduce additional costs, too, where they apply

    @also:731.1.a
    Example: a unit is accelerated for what is saved there
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Ford": "Units cost [1] less to play here."
      And Alice controls a unit "Warden" at "Ford"
      And Alice has a fury unit "Quay Scout" with energy cost 1 in her hand: "[Accelerate]"
      And Alice has 1 energy
      And Alice has 1 fury power
      When Alice plays "Quay Scout" to "Ford" with the additional cost
      Then "Quay Scout" is ready
      And Alice has 0 energy

    @also:406.3.a
    Example: and an effect that plays a unit plays it where that can be paid
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Ford": "Units cost [2] less to play here."
      And Alice controls a unit "Warden" at "Ford"
      And Alice has a unit "Quay Scout" with energy cost 2 in her trash
      And Alice has a spell "Rise" in her hand: "Play a unit from your trash."
      When Alice plays "Rise"
      And all players pass
      Then "Quay Scout" is at "Ford"
