Feature: 115. Special actions

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 115.1 Special actions don't use the chain of events

    Example: a base is up at once
      Given Alice controls a base "Outpost" with activation cost 2, face down
      When Alice turns up "Outpost"
      Then "Outpost" is face up
      And the chain of events is empty

  Rule: 115.2a A face-down base is turned up in one's main phase with priority

    Background:
      Given Alice controls a base "Outpost" with activation cost 2, face down

    @ruling:low-031
    Example: for its activation cost
      When Alice turns up "Outpost"
      Then "Outpost" is face up
      And Alice has 8 resource

    Example: in the main phase after battle too
      When the game goes to the postbattle main phase
      And Alice turns up "Outpost"
      Then "Outpost" is face up

    Example: not in another part of the turn
      When the game goes to the end step
      And Alice tries to turn up "Outpost"
      Then it is refused

    Example: not on another player's turn
      When the game goes to Bob's prebattle main phase
      And Alice tries to turn up "Outpost"
      Then it is refused

    @ruling:low-031
    Example: not above something on the chain of events
      Given Alice has the action "Murmur" in hand
      When Alice plays "Murmur"
      Then Alice can't turn up "Outpost"

    Example: not without priority
      When Alice passes
      And Alice tries to turn up "Outpost" without priority
      Then it is refused

    Example: not another player's
      Given Bob controls a base "Bastion" with activation cost 2, face down
      When Alice tries to turn up "Bastion"
      Then it is refused

  @ruling:low-027
  Rule: 115.2b A card with redeem may be redeemed with priority

    Example: on another player's turn
      Given Bob has the Redeem action "Token" with cost 3 in hand
      When Bob redeems "Token"
      Then "Token" is in Bob's graveyard
      And Bob has 7 resource

    Example: above something on the chain of events
      Given Alice has the action "Murmur" in hand
      And Alice has the Redeem action "Token" with cost 3 in hand
      When Alice plays "Murmur"
      And Alice redeems "Token"
      Then the chain of events holds "Murmur"
      And "Token" is in Alice's graveyard

    Example: with exactly as much as it costs
      Given Alice has 3 resource
      And Alice has the Redeem action "Token" with cost 3 in hand
      When Alice redeems "Token"
      Then "Token" is in Alice's graveyard
      And Alice has 0 resource

    Example: not without the resource
      Given Alice has 2 resource
      And Alice has the Redeem action "Token" with cost 3 in hand
      When Alice tries to redeem "Token"
      Then it is refused

    Example: not another player's card
      Given Bob has the Redeem action "Token" with cost 3 in hand
      When Alice tries to redeem "Token"
      Then it is refused

  Rule: 115.3 Who takes a special action has priority afterwards

    Example: after turning up a base
      Given Alice controls a base "Outpost" with activation cost 2, face down
      When Alice turns up "Outpost"
      Then "Outpost" is face up
      And Alice still has priority

    Example: after redeeming on another player's turn
      Given Bob has the Redeem action "Token" with cost 3 in hand
      When Bob redeems "Token"
      Then Bob has priority

    @ruling:low-026
    Example: after moving a unit
      Given Alice controls a unit "Rover" in her base "Dock"
      And Alice controls a base "Spire"
      When Alice moves "Rover" to "Spire"
      Then "Rover" is in "Spire"
      And the chain of events is empty
      And Alice still has priority

    @also:404.2a
    Example: not by moving a unit into a full base
      Given Alice controls a unit "Rover" in her base "Dock"
      And Alice controls a base "Hut" with capacity 1
      And Alice controls a unit "Squatter" in her base "Hut"
      When Alice tries to move "Rover" to "Hut"
      Then it is refused

    @also:100.7
    Example: not by moving a unit that can't move
      Given Alice controls a unit "Rooted" in her base "Dock": "This unit can't move between bases."
      And Alice controls a base "Spire"
      When Alice tries to move "Rooted" to "Spire"
      Then it is refused
