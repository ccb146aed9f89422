Feature: 315. Start of turn

  Rule: 315.1.a The Turn Player readies everything

    @also:402.3.a
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

    @also:315.4.b.1
    @also:315.4.b.2
    Example: after burning out
      Given a Riftbound game between Alice and Bob
      And Bob's main deck holds 0 cards
      And Bob's trash holds 3 cards
      When Alice passes
      Then Bob's hand holds 1 card
      And Alice has 1 point

  Rule: 315.2.a.1 What happens at the start of the Beginning Phase

    @also:305
    Example: a card before the point for holding
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Reader": "At the start of your Beginning Phase, draw 1."
      And Bob controls a unit "Quay Scout" at "Bob's battlefield"
      When Alice passes
      Then the chain of events holds the ability of "Reader"
      And Bob still has 0 points
      When all players pass, which ends the beginning step
      Then Bob has 1 point
      And Bob's hand holds 2 cards

  Rule: 315.4.d Rune pools empty as the Draw Phase ends

    @also:163
    Example: Energy added in reaction to the start of the turn
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Reader": "At the start of your Beginning Phase, draw 1."
      And Bob controls a fury rune
      When Alice passes
      And Bob activates the first ability of "Fury Rune"
      Then Bob has 1 energy
      When all players pass, which ends the beginning step
      Then Bob still has 0 energy

  Rule: 315.1.a Everything is readied before the Beginning Phase

    Example: what was readied can be used at the start of the Beginning Phase
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Reader": "At the start of your Beginning Phase, draw 1."
      And Bob controls a unit "Well", exhausted: "[E]: [Reaction] - Add [1]."
      When Alice passes
      Then Bob can activate "Well"

  Rule: 316.2.b Only the Turn Player acts in the Action Phase

    @also:310.1.a
    Example: the other player has no priority
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      And Bob has a spell "Glimpse" in his hand: "[Reaction] Draw 1."
      When Bob tries to play "Glimpse" without priority
      Then it is refused
      And Alice can still play "Drone"

  Rule: 316.6 The Turn Player ends the turn

    @also:316.6.a
    @also:317.4
    @also:306
    @also:316.6.b
    @also:312.2.a
    Example: then it is the next player's turn
      Given a Riftbound game between Alice and Bob
      When Alice passes
      Then it is Bob's action phase
      And Bob has priority

    @also:302
    @also:115.1
    @also:115.1.c
    Example: and then the first player's again
      Given a Riftbound game between Alice and Bob
      When all players pass, which ends the turn
      And Bob passes
      Then it is still Alice's action phase
      And Alice's hand holds 1 card
      And Bob's hand holds 1 card

  Rule: 317.1.a What happens at the end of the turn

    @also:317.1
    Example: a card is drawn in the Ending Step
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Reader": "At the end of your turn, draw 1."
      When Alice passes
      Then the chain of events holds the ability of "Reader"
      And it is Alice's ending step

  Rule: 317.2.b All units are healed at the end of the turn

    @also:317.2
    @also:317.2.a
    @also:142.3.b.1
    Example: before what helped them this turn expires
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Rally" in her hand: "Give a unit +3 [M] this turn."
      And Alice has a spell "Spark" in her hand: "Deal 4 to a unit."
      And Alice controls a unit "Quay Scout" with might 2
      When Alice plays "Rally" targeting "Quay Scout"
      And all players pass
      And Alice plays "Spark" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" has 4 damage marked
      When Alice passes
      Then "Quay Scout" still has no damage marked
      And "Quay Scout" is still at Alice's base
      And "Quay Scout" still has might 2

  Rule: 317.3.a What lasts this turn expires

    Example: Might that was given
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Rally" in her hand: "Give a unit +3 [M] this turn."
      And Alice controls a unit "Quay Scout" with might 2
      When Alice plays "Rally" targeting "Quay Scout"
      And all players pass
      Then "Quay Scout" has might 5
      When Alice passes
      Then "Quay Scout" doesn't have might 5

    Example: also what began as other effects expired
      Given a Riftbound game between Alice and Bob
      And it is Alice's action phase
      And Alice controls a unit "Brawler" with might 6: "When I become Mighty, I get +2 [M] this turn."
      And Alice has a spell "Wither" in her hand: "Give a unit -3 [M] this turn."
      When Alice plays "Wither" targeting "Brawler"
      And all players pass
      Then "Brawler" has might 3
      When the game goes to Bob's action phase
      Then "Brawler" has might 6

  Rule: 317.3.b Rune pools empty as the Expiration Step ends

    Example: what was added in it is lost as well
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Giant" with might 6: "When I become Mighty, draw 1."
      And Alice controls a fury rune "Ember Rune"
      And Alice has a spell "Wither" in her hand: "Give a unit -3 [M] this turn."
      And Bob controls a unit "Reader": "At the start of your Beginning Phase, draw 1."
      When Alice plays "Wither" targeting "Giant"
      And all players pass
      And Alice passes
      And Alice activates the second ability of "Ember Rune"
      Then Alice has 1 fury power
      When all players pass
      Then it is Bob's beginning step
      And Alice has 0 fury power

    Example: Energy and Power are lost before the next turn begins
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Reader": "At the start of your Beginning Phase, draw 1."
      And Alice has 2 energy
      And Alice has 1 fury power
      When Alice passes
      Then it is Bob's beginning step
      And Alice has 0 energy
      And Alice has 0 fury power

  Rule: 317.2 What triggers in the End of Turn Cleanup is dealt with before the Expiration Step

    @also:305
    Example: before what lasts this turn expires
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Bramble" with might 5 and 1 damage marked: "When I become [Mighty], deal damage equal to my Might to an enemy unit."
      And Alice has a spell "Rally" in hand: "Give a unit +2 [M] this turn."
      And Bob controls a unit "Ox" with might 8: "Damaged units have -3 [M]."
      When Alice plays "Rally" targeting "Bramble"
      And all players pass
      And Alice passes
      And Alice chooses "Ox"
      And all players pass, which ends the turn
      Then the trace shows, in this order:
        | event       | object  | amount | detail          |
        | begin       |         |        | ending step     |
        | heal        | Bramble |        |                 |
        | deal damage | Ox      | 7      |                 |
        | begin       |         |        | expiration step |

  Rule: 315.1 The parts of a turn

    @also:315.2
    @also:315.2.a
    @also:315.2.b
    @also:315.3
    @also:315.4
    @also:316
    @also:316.1
    @also:317
    @also:317.1
    @also:317.3
    @also:303
    Example: in their order
      Given a Riftbound game between Alice and Bob
      When all players pass, which ends the turn
      And Bob passes
      Then the trace shows, in this order:
        | event | detail           |
        | begin | awaken phase     |
        | begin | beginning step   |
        | begin | scoring step     |
        | begin | channel phase    |
        | begin | draw phase       |
        | begin | action phase     |
        | begin | ending step      |
        | begin | expiration step  |
        | begin | awaken phase     |
        | begin | beginning step   |
        | begin | scoring step     |
        | begin | channel phase    |
        | begin | draw phase       |
        | begin | action phase     |

  Rule: 315.3.c What there is to do in the Channel Phase is done in it

    Example: before the Draw Phase
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Ledger": "At the start of your Channel Phase, gain 1 point."
      When the game goes to Bob's action phase
      Then the trace shows, in this order:
      | event        | detail        |
      | begin        | channel phase |
      | gain points  |               |
      | begin        | draw phase    |

  Rule: 315.4.c What there is to do in the Draw Phase is done in it

    Example: before the Action Phase
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Ledger": "At the start of your Draw Phase, gain 1 point."
      When the game goes to Bob's action phase
      Then the trace shows, in this order:
      | event        | detail       |
      | begin        | draw phase   |
      | gain points  |              |
      | begin        | action phase |

  Rule: 315.1 The Awaken Phase

    Example: it has begun before anything is readied
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Quay Scout", exhausted
      When Alice passes
      Then the trace shows, in this order:
        | event | object     | detail       |
        | begin |            | awaken phase |
        | ready | Quay Scout |              |

  Rule: 315.1.a Everything is readied before anybody acts in the Awaken Phase

    Example: what triggers as the turn starts finds everything ready
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Clock": "At the start of your turn, gain 1 point."
      And Bob controls a unit "Quay Scout", exhausted
      When Alice passes
      Then the chain of events holds the ability of "Clock"
      And it is Bob's awaken phase
      And "Quay Scout" is ready

  Rule: 315.2.b The Scoring Step

    @also:315.2.b.1
    Example: it has begun before battlefields are held
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Quay Scout" at "Bob's battlefield"
      When Alice passes
      Then the trace shows, in this order:
        | event       | player | detail       |
        | begin       | Bob    | scoring step |
        | gain points | Bob    |              |

  Rule: 315.3 The Channel Phase

    Example: it has begun before runes are channelled
      Given a Riftbound game between Alice and Bob
      When Alice passes
      Then the trace shows, in this order:
        | event   | player | detail        |
        | begin   | Bob    | channel phase |
        | channel | Bob    |               |

  Rule: 315.3.b Runes are channelled before anybody acts in the Channel Phase

    Example: what triggers as the phase starts finds them on the board
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Clock": "At the start of your Channel Phase, gain 1 point."
      When Alice passes
      Then the chain of events holds the ability of "Clock"
      And Bob's rune deck holds 8 cards

  Rule: 315.4 The Draw Phase

    Example: it has begun before a card is drawn
      Given a Riftbound game between Alice and Bob
      When Alice passes
      Then the trace shows, in this order:
        | event | player | detail     |
        | begin | Bob    | draw phase |
        | draw  | Bob    |            |

  Rule: 315.4.b A card is drawn before anybody acts in the Draw Phase

    Example: what triggers as the phase starts finds it in the hand
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Clock": "At the start of your Draw Phase, gain 1 point."
      When Alice passes
      Then the chain of events holds the ability of "Clock"
      And Bob's hand holds 1 card

  Rule: 315.4.c What there is to do in the Draw Phase is done before rune pools empty

    @also:315.4.d
    Example: Energy that was added before is still there
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Clock": "At the start of your Beginning Phase, gain 1 point."
      And Bob controls a gear "Bell": "At the start of your Draw Phase, gain 1 point."
      And Bob controls a fury rune
      When Alice passes
      And Bob activates the first ability of "Fury Rune"
      And all players pass, which ends the beginning step
      Then it is Bob's draw phase
      And Bob has 1 energy

  Rule: 317.1 The Ending Step

    Example: it has begun before what happens at the end of the turn
      Given a Riftbound game between Alice and Bob
      When Alice passes
      Then the trace shows, in this order:
        | event | player | detail      |
        | begin | Alice  | ending step |
        | end   | Alice  |             |

  Rule: 317.1.a What happens at the end of a player's turn happens at no other

    Example: not at the end of the other player's
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Clock": "At the end of your turn, gain 1 point."
      When the game goes to Bob's action phase
      Then Bob still has 0 points

  Rule: 317.3 The Expiration Step

    @also:317.3.a
    Example: it has begun before what lasts this turn expires
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Brawler" with might 6: "When I become Mighty, draw 1."
      And Alice has a spell "Wither" in her hand: "Give a unit -3 [M] this turn."
      When Alice plays "Wither" targeting "Brawler"
      And all players pass
      And Alice passes
      Then the chain of events holds the ability of "Brawler"
      And the trace shows, in this order:
        | event               | object  | detail          |
        | begin               |         | expiration step |
        | put onto the chain  | Brawler |                 |
