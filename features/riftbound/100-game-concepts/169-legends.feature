Feature: 169. Legends

  Rule: 106.5.d A legend cannot be removed from its zone

    @also:170.2.b
    @also:170.4
    @also:132.6.b.1
    Example: not even banished
      Given a Riftbound game between Alice and Bob
      And Alice has a legend "River Queen" in her legend zone: "[E]: Draw 1."
      And Alice controls a unit "Drone"
      And Alice has a spell "Exile" in her hand: "Banish a legend. Banish a unit."
      When Alice plays "Exile"
      And all players pass
      Then "Drone" is in Alice's banishment
      And "River Queen" is not in Alice's banishment
      When Alice activates "River Queen"
      Then "River Queen" is exhausted

  Rule: 170.5 Legends can be targeted

    Example: by a spell that readies one
      Given a Riftbound game between Alice and Bob
      And Alice has a legend "River Queen" in her legend zone: "[E]: Draw 1."
      And Alice has a spell "Rest" in her hand: "Ready a legend."
      When Alice activates "River Queen"
      And all players pass
      And Alice plays "Rest" targeting "River Queen"
      Then "Rest" is targeting "River Queen"

  Rule: 170.6 Legends can have passive abilities

    Example: spells cost less
      Given a Riftbound game between Alice and Bob
      And Alice has a legend "Paymaster" in her legend zone: "Spells you play cost [1] less."
      And Alice has a spell "Lantern" with energy cost 1 in her hand: "Draw 1."
      When Alice plays "Lantern"
      Then "Lantern" is on the chain

  Rule: 170.7 Legends can have triggered abilities

    Example: when a unit is played
      Given a Riftbound game between Alice and Bob
      And Alice has a legend "Herald" in her legend zone: "When you play a unit, draw 1."
      And Alice has a unit "Drone" in her hand
      When Alice plays "Drone"
      And all players pass
      Then Alice's main deck holds 9 cards

  Rule: 170.8 Legends can have activated abilities

    Example: an exhaust ability
      Given a Riftbound game between Alice and Bob
      And Alice has a legend "River Queen" in her legend zone: "[E]: Draw 1."
      When Alice activates "River Queen"
      And all players pass
      Then Alice's main deck holds 9 cards

  Rule: 111 Each player's Champion Legend is in the Legend Zone from the beginning

    @also:103.1.a
    @also:106.5.a
    @also:170.2
    @also:170.2.a
    Example: its abilities work in the first turn
      Given a Riftbound game between Alice and Bob
      And Alice has a legend "Herald" in her legend zone: "When you play a unit, gain 1 point."
      And Alice has a unit "Drone" in her hand
      When Alice plays "Drone"
      And all players pass
      Then Alice has 1 point

  Rule: 106.5.b The Legend Zone is no location

    Example: a legend is not among what is at locations
      Given a Riftbound game between Alice and Bob
      And Alice has a Yordle legend "Herald" in her legend zone
      And Alice controls a Yordle unit "Tinker"
      And Alice has a spell "Lull" in her hand: "Exhaust all friendly Yordles."
      When Alice plays "Lull"
      And all players pass
      Then "Tinker" is exhausted
      And "Herald" is not exhausted

  Rule: 170.3 Legends cannot be killed

    Example: nothing has been killed
      Given a Riftbound game between Alice and Bob
      And Bob has a legend "Herald" in his legend zone
      And Alice controls a gear "Ledger": "When you kill a legend, gain 1 point."
      And Alice has a spell "Rend" in her hand: "Kill a legend. Draw 2."
      When Alice plays "Rend"
      And all players pass
      Then Alice's hand holds 2 cards
      And the chain of events is empty
      And "Herald" is not in Bob's trash

  Rule: 170.1 Legends are owned by a player

    @also:368
    Example: who orders what replaces something done to one
      Given a Riftbound game between Alice and Bob
      And Bob has a legend "Herald" in his legend zone
      And Alice controls a gear "Idol": "If a legend would be exhausted, gain 1 point instead."
      And Bob controls a gear "Dry Well": "If a legend would be exhausted, gain 1 point instead."
      And Alice has a spell "Dusk" in her hand: "Exhaust a legend."
      When Alice plays "Dusk"
      And all players pass
      And Bob chooses "Dry Well"
      Then Bob has 1 point
      And "Herald" is not exhausted
