Feature: 145. Gear, spells and runes

  Rule: 147.1 Gear enters ready

    @also:147.2
    @also:146.1.a.1
    Example: and at the base, though a battlefield is controlled
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice has a gear "Winch" in her hand: "[E]: Draw 1."
      When Alice plays "Winch"
      Then "Winch" is at Alice's base
      And "Winch" is ready
      And Alice can activate "Winch"

  Rule: 148.2 Abilities of gear are activated in the own Action Phase, in an Open State

    Example: not during a showdown
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Winch": "[E]: Draw 1."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then Alice can't activate "Winch"
      When all players pass
      And Alice activates "Winch"
      And all players pass
      Then Alice's hand holds 1 card

  Rule: 146.1.a.4 Gear can be killed

    Example: by a spell
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Break" in her hand: "Kill all gear."
      And Bob controls a gear "Lamp"
      When Alice plays "Break"
      And all players pass
      Then "Lamp" is in Bob's trash

  Rule: 140.1.a.4 Units can be killed

    Example: by a spell
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Snare" in her hand: "Kill a unit."
      And Bob controls a unit "Tide Warden"
      When Alice plays "Snare"
      And all players pass
      Then "Tide Warden" is in Bob's trash

  Rule: 151 A spell is played in an Open State of its player's turn

    Example: not on the other player's
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Bob has a spell "Glimpse" in his hand: "Draw 1."
      When Bob tries to play "Glimpse" without priority
      Then it is refused
      When Alice plays "Lantern"
      And all players pass
      Then "Lantern" is in Alice's trash

  Rule: 155.2.a.1 With Action a spell is played in showdowns too

    Example: and in the Action Phase
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Glimpse" in her hand: "[Action] Draw 1."
      And Alice has a spell "Lantern" in her hand: "[Action] Draw 1."
      And Alice controls a unit "Quay Scout"
      When Alice plays "Glimpse"
      And all players pass
      And Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice plays "Lantern"
      And all players pass
      Then "Lantern" is in Alice's trash

  Rule: 155.2.b.2 With Reaction a spell is played in Closed States too

    @also:155.2.b.3
    Example: it resolves before what is there
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Bob has a spell "Quick Word" in his hand: "[Reaction] Draw 1."
      When Alice plays "Lantern"
      And Bob plays "Quick Word"
      And all players pass
      Then "Quick Word" is in Bob's trash
      And "Lantern" is on the chain

  Rule: 157.2.b A recycled rune goes to the rune deck

    Example: not to the Main Deck
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury rune
      And Alice has a spell "Back to Clay" in her hand: "Recycle a rune you control."
      When Alice plays "Back to Clay"
      And all players pass
      Then Alice's rune deck holds 11 cards
      And Alice's main deck still holds 10 cards

  Rule: 159.1 Energy pays Energy costs, Power pays Power costs

    @also:159.2
    @also:160.2
    @also:160.2.b.1
    Example: of two runes, one exhausted and one recycled
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury rune
      And Alice controls a calm rune
      And Alice has a calm unit "Bell Ringer" with energy cost 1 and power cost 1 in her hand
      When Alice activates the first ability of "Fury Rune"
      And Alice activates the second ability of "Calm Rune"
      Then Alice has 1 energy
      And Alice has 1 calm power
      When Alice plays "Bell Ringer"
      Then Alice still has 0 energy
      And Alice still has 0 calm power
      And "Bell Ringer" is at Alice's base

  Rule: 185.2.a Who plays a spell chooses its targets and pays for it

    @also:185.2.c
    Example: on the other player's turn
      Given a Riftbound game between Alice and Bob
      And Bob has 2 energy
      And Alice has 2 energy
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Bob has a spell "Snare" with energy cost 2 in his hand: "[Reaction] Kill a unit."
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Old Walker"
      When Alice plays "Lantern"
      And Bob plays "Snare" targeting "Old Walker"
      And all players pass
      Then "Old Walker" is in Alice's trash
      And Bob has 0 energy
      And Alice still has 2 energy

  Rule: 185.3 Who plays a permanent controls it

    Example: it moves for its player
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand: "I enter ready."
      When Alice plays "Drone"
      And Alice moves "Drone" to "Bob's battlefield"
      And all players pass
      Then "Bob's battlefield" is controlled by Alice

  Rule: 147.2 Gear is played to its player's own base

    Example: it needn't be recalled from another one
      Given a Riftbound game between Alice and Bob
      And Alice has a gear "Anvil" in her hand
      When Alice plays "Anvil" to her base
      Then "Anvil" is at Alice's base
      And the trace doesn't cite rule 106.2.d

  Rule: 153 A spell is in the trash before it has been played

    @also:347.1
    Example: in this order
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      When Alice plays "Glimpse"
      And all players pass
      Then the trace shows, in this order:
        | event              | object  |
        | put into the trash | Glimpse |
        | play               | Glimpse |

  Rule: 160.2 A rune's ability has a cost before it adds anything

    Example: the rune is exhausted first
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury rune
      When Alice activates the first ability of "Fury Rune"
      Then the trace shows, in this order:
        | event      | object    | player |
        | exhaust    | Fury Rune |        |
        | add energy |           | Alice  |
