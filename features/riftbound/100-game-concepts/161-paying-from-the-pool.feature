Feature: 161. Rune pools: what is in them, and when they empty

  Rule: 162.2 Energy and Power must be in the pool to be spent

    Example: what is there is spent
      Given a Riftbound game between Alice and Bob
      And Alice has 3 energy
      And Alice has 1 fury power
      And Alice has a fury unit "Bell Ringer" with energy cost 2 and power cost 1 in her hand
      When Alice plays "Bell Ringer"
      Then Alice has 1 energy
      And Alice has 0 fury power

    Example: no other player's
      Given a Riftbound game between Alice and Bob
      And Bob has 3 energy
      And Alice has a unit "Bell Ringer" with energy cost 2 in her hand
      When Alice tries to play "Bell Ringer"
      Then it is refused

  Rule: 163 Every rune pool empties at the end of each draw phase and turn

    @also:163.1
    @also:315.4.d
    Example: also Power, of every player
      Given a Riftbound game between Alice and Bob
      And Alice has 1 calm power
      And Bob has 2 energy
      When Alice passes
      Then Alice has 0 calm power
      And Bob has 0 energy

    Example: what was added before the end of the draw phase
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Spring": "At the start of your Beginning Phase, add [2]."
      When Alice passes
      Then the trace shows, in this order:
        | event               | player | amount |
        | add energy          | Bob    | 2      |
        | empty the rune pool | Bob    |        |

  Rule: 160.2.a A rune is exhausted for 1 Energy

    Example: not twice
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury rune, exhausted
      When Alice tries to activate the first ability of "Fury Rune"
      Then it is refused

    @also:160.2.b
    Example: an exhausted rune can still be recycled
      Given a Riftbound game between Alice and Bob
      And Alice controls a fury rune, exhausted
      When Alice activates the second ability of "Fury Rune"
      Then Alice has 1 fury power
      And Alice's rune deck holds 11 cards

    @also:162.1
    Example: with Reaction, also while a chain exists
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      And Bob controls a mind rune
      When Alice plays "Lantern"
      And Bob activates the first ability of "Mind Rune"
      Then Bob has 1 energy
      And "Lantern" is on the chain
      And Bob has priority

  Rule: 159.1.a Energy has no domain

    @also:406.1
    Example: that of a calm rune pays for a fury card
      Given a Riftbound game between Alice and Bob
      And Alice controls 1 calm rune
      And Alice has a fury unit "Ember" with energy cost 1 in her hand
      When Alice plays "Ember"
      Then "Ember" is at Alice's base
      And "Calm Rune" is exhausted
