Feature: 512. Ending phase

  Rule: 512.1 The ending phase is an end and a cleanup step

    Example: its two steps in order
      Given a Legions of Will game between Alice and Bob
      And it is Alice's postbattle main phase
      When the game goes to Bob's effect step
      Then the trace shows, in this order:
        | event | detail       | player |
        | begin | end step     | Alice  |
        | begin | cleanup step | Alice  |
        | begin | effect step  | Bob    |
