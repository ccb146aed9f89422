Feature: 103. Ending the game

  Rule: 103.1 The game ends immediately when a player wins or when it is a draw

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: what was still to follow doesn't happen
      Given Alice's deck holds 6 cards
      And Alice's hand holds 3 cards
      And Alice has the action "Crown" in hand: "You win the game. Draw two cards."
      When Alice plays "Crown"
      And all players pass
      Then Alice wins the game
      And Alice's deck still holds 6 cards

    Example: drawn just as well
      Given Alice has the action "Truce" in hand: "The game is a draw. You gain 1 resource."
      When Alice plays "Truce"
      And all players pass
      Then the game is a draw
      And Alice still has 10 resource

  Rule: 103.2a A player whose opponents have all left the game wins

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: whatever says that nobody can win
      Given Bob controls a unit "Stalemate": "Players can't win the game."
      When Bob concedes
      Then Alice wins the game
      And the trace cites rule 103.2a

  Rule: 103.2b An effect may say that a player wins

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: at the beginning of a turn, with units enough
      Given Bob controls 3 units "Cub"
      And Bob controls a unit "Herald": "At the beginning of your turn, if you control four or more units, you win the game."
      And Alice's hand holds 2 cards
      When the game goes to Bob's effect step
      And all players pass
      Then Bob wins the game

    @also:100.7
    Example: not a player who can't win
      Given Bob controls a unit "Stalemate": "Players can't win the game."
      And Alice has the action "Crown" in hand: "You win the game. You gain 1 resource."
      When Alice plays "Crown"
      And all players pass
      Then the game is not over
      And Alice has 11 resource

  Rule: 103.3a A player may concede at any time

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: in another player's turn
      When Bob concedes
      Then Bob loses the game
      And Alice wins the game

    Example: while something is being chosen
      Given Alice controls a unit "Imp"
      And Alice controls a unit "Ogre"
      And Alice has the action "Spark" in hand: "Spark deals 1 damage to target unit."
      When Alice plays "Spark"
      And Alice concedes
      Then Bob wins the game

    Example: not once it has left the game
      Given Alice controls a unit "Imp"
      When Bob concedes
      Then Alice wins the game
      When Bob tries to concede
      Then it is refused

  Rule: 103.3b A player whose bases are all face down loses

    Background:
      Given a Legions of Will game between Alice and Bob

    @ruling:low-004
    Example: the only base that was face up is turned down
      Given Bob has the action "Sinkhole" in hand: "Turn target base face down."
      When Bob plays "Sinkhole" targeting Alice's base
      And all players pass
      Then Alice loses the game
      And Bob wins the game

    @ruling:low-004
    Example: a rested base is as good as another
      Given Bob has the action "Lull" in hand: "Rest target base."
      When Bob plays "Lull" targeting Alice's base
      And all players pass
      Then Alice's base is rested
      And the game is not over

  Rule: 103.3c An effect may say that a player loses

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: a target
      Given Alice has the action "Doom" in hand: "Target player loses the game."
      When Alice plays "Doom" targeting Bob
      And all players pass
      Then Bob loses the game
      And Alice wins the game

  Rule: 103.3d A player who would win and lose at once loses

    Example: one sentence says both, and two others play on
      Given a Legions of Will game between Alice, Bob and Cara
      And Alice has the action "Bargain" in hand: "You lose the game and win the game."
      When Alice plays "Bargain"
      And all players pass
      Then Alice loses the game
      And the game is not over

    Example: the other way round
      Given a Legions of Will game between Alice, Bob and Cara
      And Alice has the action "Bargain" in hand: "You win the game and lose the game."
      When Alice plays "Bargain"
      And all players pass
      Then Alice loses the game
      And the game is not over

    @also:103.3b @ruling:low-076
    Example: a player who has just turned every base down
      Given a Legions of Will game between Alice, Bob and Cara
      And Alice has the action "Burnt Bridges" in hand: "Turn all bases you control face down and you win the game."
      When Alice plays "Burnt Bridges"
      And all players pass
      Then Alice loses the game
      And the game is not over

    Example: what comes first where one follows the other
      Given a Legions of Will game between Alice, Bob and Cara
      And Alice has the action "Bargain" in hand: "You win the game, then lose the game."
      When Alice plays "Bargain"
      And all players pass
      Then Alice wins the game

  Rule: 103.4a When all players lose at once it is a draw

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: an effect that spares nobody
      Given Alice has the action "Doomsday" in hand: "Each player loses the game."
      When Alice plays "Doomsday"
      And all players pass
      Then the game is a draw

    @ruling:low-004
    Example: the last bases are turned down together
      Given Alice has the action "Flood" in hand: "Flood deals 10 damage to each base."
      When Alice plays "Flood"
      And all players pass
      Then the game is a draw
      And the trace cites rule 704.5a

  Rule: 103.4b A loop of mandatory actions is a draw

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice has 0 resource
      And Bob has 0 resource
      And Alice's hand holds 1 card
      And Bob's hand holds 0 cards
      And Alice has the action "Wind Up" in hand: "Rest target unit."

    @ruling:low-005
    Example: one of them is optional
      Given Alice controls a unit "Pendulum":
        """
        Whenever this unit becomes rested, you may reset this unit.
        Whenever this unit becomes reset, rest this unit.
        """
      When Alice plays "Wind Up" targeting "Pendulum"
      And all players pass
      And all players pass
      And Alice accepts
      And all players pass
      And all players pass
      And Alice accepts
      And all players pass
      And all players pass
      And Alice declines
      Then the game is not over
      And "Pendulum" is rested

    @ruling:low-005
    Example: all of them are mandatory, and nobody can do anything but pass
      Given Alice controls a unit "Pendulum":
        """
        Whenever this unit becomes rested, reset this unit.
        Whenever this unit becomes reset, rest this unit.
        """
      When Alice plays "Wind Up" targeting "Pendulum"
      And all players pass
      And all players pass
      And all players pass
      Then the game is a draw
      And the trace cites rule 103.4b

    @ruling:low-005
    Example: what would not stop it can be done all the same
      Given Alice controls a unit "Pendulum":
        """
        Whenever this unit becomes rested, reset this unit.
        Whenever this unit becomes reset, rest this unit.
        """
      And Bob's hand holds 1 card
      And Bob has the action "Hum" in hand: "You gain 1 resource."
      When Alice plays "Wind Up" targeting "Pendulum"
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      Then the game is not over
      When Bob plays "Hum"
      And all players pass
      And all players pass
      And all players pass
      Then the game is a draw
      And the trace cites rule 103.4b

    @ruling:low-005
    Example: somebody could do something else
      Given Alice controls a unit "Pendulum":
        """
        Whenever this unit becomes rested, reset this unit.
        Whenever this unit becomes reset, rest this unit.
        """
      And Bob's hand holds 1 card
      And Bob has the action "Stopper" in hand: "Destroy target unit."
      When Alice plays "Wind Up" targeting "Pendulum"
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      And Bob plays "Stopper" targeting "Pendulum"
      Then the chain of events holds "Stopper", the ability of "Pendulum"
      And the game is not over

  Rule: 103.4c An effect may say that the game is a draw

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: an action
      Given Bob has the action "Truce" in hand: "The game is a draw."
      When Bob plays "Truce"
      And all players pass
      Then the game is a draw

  Rule: 103.5 A player who loses leaves the game

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: whoever is left has won
      Given Bob has the action "Doom" in hand: "You lose the game."
      When Bob plays "Doom"
      And all players pass
      Then Alice wins the game
      And the trace cites rule 103.2a
