Feature: 350. What a text does to a card that it plays

  Rule: 351.3 It is done once that card has been played

    @ruling:rift-313
    @also:347.1
    Example: what is given
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Wight" with energy cost 7 and might 3 in her trash
      And Alice has a spell "Raise" in her hand: "Play a unit from your trash, ignoring its cost. Give it +2 [M] this turn. Buff it."
      When Alice plays "Raise" targeting "Wight"
      And all players pass
      Then "Wight" is at Alice's base
      And "Wight" has might 6

    @ruling:rift-313
    Example: it is readied after it has entered exhausted
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Wight" with energy cost 7 in her hand
      And Alice has a spell "Raise" in her hand: "You may play a unit from your hand, ignoring its cost. If you do, ready it and draw 1."
      When Alice plays "Raise"
      And all players pass
      And Alice accepts
      Then "Wight" is ready
      And Alice has 1 card in her hand
      And the trace shows, in this order:
        | rule  | object |
        | 347.1 | Wight  |
        | 402.1 | Wight  |

    @ruling:rift-313
    @also:383.2
    Example: what waits for the end of the turn
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Wight" with energy cost 7 in her trash
      And Alice has a spell "Raise" in her hand: "Play a unit from your trash, ignoring its cost. Banish it at the end of the turn."
      When Alice plays "Raise" targeting "Wight"
      And all players pass
      Then "Wight" is at Alice's base
      When the game goes to Bob's action phase
      Then "Wight" is in Alice's banishment

    @ruling:rift-313
    @also:383.2
    Example: what waits for its death
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Wight" with energy cost 7 in her trash
      And Alice has a spell "Raise" in her hand: "Play a unit from your trash, ignoring its cost. When it dies this turn, draw 1."
      And Alice has a spell "Snuff" in her hand: "Kill a unit."
      When Alice plays "Raise" targeting "Wight"
      And all players pass
      And Alice plays "Snuff" targeting "Wight"
      And all players pass
      And all players pass
      Then Alice has 1 card in her hand

    @ruling:rift-313
    @also:383.3
    Example: what its death is replaced with
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Wight" with energy cost 7 in her trash
      And Alice has a spell "Raise" in her hand: "Play a unit from your trash, ignoring its cost. The next time it would die this turn, banish it instead."
      And Alice has a spell "Snuff" in her hand: "Kill a unit."
      When Alice plays "Raise" targeting "Wight"
      And all players pass
      And Alice plays "Snuff" targeting "Wight"
      And all players pass
      Then "Wight" is in Alice's banishment

    @ruling:rift-313
    Example: a spell is recycled after it has resolved
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Spark" with energy cost 7 in her trash: "Draw 1."
      And Alice has a spell "Encore" in her hand: "You may play a spell from your trash, ignoring its cost. Then recycle it."
      When Alice plays "Encore" targeting "Spark"
      And all players pass
      And Alice accepts
      And all players pass
      Then Alice has 1 card in her hand
      And "Spark" is at the bottom of Alice's main deck
