Feature: 001. Golden rule

  Rule: 002 What a card says is so, whatever the rules say

    Example: a game is won without the points for it
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Crown" in her hand: "You win the game."
      When Alice plays "Crown"
      And all players pass
      Then Alice wins the game

    @also:651.1
    Example: who makes the other lose has won
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Doom" in her hand: "An opponent loses the game."
      When Alice plays "Doom"
      And all players pass
      Then Bob loses the game
      And Alice wins the game

    Example: another turn of one's own after this one
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Second Dawn" in her hand: "Take an extra turn after this one."
      When Alice plays "Second Dawn"
      And all players pass
      And the game goes to the action phase
      Then it is still Alice's action phase
      When the game goes to the action phase
      Then it is Bob's action phase
      When the game goes to the action phase
      Then it is still Alice's action phase

    @ruling:rift-452
    Example: an extra turn of the player whose turn comes anyway is one more
      Given a Riftbound game between Alice and Bob
      And Bob has a spell "Second Dawn" in his hand: "[Reaction] Take a turn after this one."
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      When Alice plays "Glimpse"
      And Alice passes
      And Bob plays "Second Dawn"
      And all players pass
      And all players pass
      And the game goes to the action phase
      Then it is Bob's action phase
      When the game goes to the action phase
      Then it is Bob's action phase
      When the game goes to the action phase
      Then it is still Alice's action phase

    Example: points that a card gives aren't scored
      Given a Riftbound game between Alice and Bob
      And Alice has 7 points
      And Alice has a spell "Last Verse" in her hand: "You score 1 point."
      When Alice plays "Last Verse"
      And all players pass
      Then Alice wins the game
