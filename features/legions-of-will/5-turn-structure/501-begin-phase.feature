Feature: 501. Beginning phase

  Rule: 501.10 The beginning phase is a reset, an effect and a resource step

    @ruling:low-047
    Example: its three steps in order
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      When the game goes to Bob's prebattle main phase
      Then the trace shows, in this order:
        | event | detail               | player |
        | begin | reset step           | Bob    |
        | begin | effect step          | Bob    |
        | begin | resource step        | Bob    |
        | begin | prebattle main phase | Bob    |

    Example: first the units reset, then the bases produce
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob controls a base "Quarry" with production 2
      And Bob controls a unit "Heron" rested
      When all players pass, which ends the turn
      Then "Heron" is reset
      And Bob still has 10 resource
      When all players pass, which ends the effect step
      Then Bob has 12 resource
