Feature: 111. Timing and priority

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 111.1 Who has priority may act

    Example: nobody else
      Given Bob has the action "Murmur" in hand
      When Bob tries to play "Murmur" without priority
      Then it is refused
      When Alice passes
      Then Bob can play "Murmur"

  @ruling:low-018

  Rule: 111.1a An action at any time with priority, another card in one's main phase above nothing

    Example: an action on another player's turn
      Given Bob has the action "Murmur" with cost 2 in hand
      When Bob plays "Murmur"
      And all players pass
      Then Bob has 8 resource
      And "Murmur" is in Bob's graveyard

    Example: not a unit above something on the chain of events
      Given Alice has the action "Murmur" in hand
      And Alice has a unit "Runner" in hand
      When Alice plays "Murmur"
      Then Alice can't play "Runner"

    Example: not a unit outside the main phase
      Given it is Alice's effect step
      And Alice has a unit "Runner" in hand
      When Alice tries to play "Runner"
      Then it is refused

  Rule: 111.1b An activated ability at any time with priority

    Example: on another player's turn, above something on the chain of events
      Given Alice has the action "Murmur" in hand
      And Bob controls a unit "Echo Smith": "Pay 1: Draw a card."
      When Alice plays "Murmur"
      And Bob activates "Echo Smith"
      Then the chain of events holds the ability of "Echo Smith", "Murmur"

    Example: of what a player has gained control of
      Given Bob controls a unit "Echo Smith": "Pay 1: Draw a card."
      And Alice has the action "Bribe" in hand: "Gain control of target unit."
      When Alice plays "Bribe" targeting "Echo Smith"
      And all players pass
      And Alice activates "Echo Smith"
      Then the chain of events holds the ability of "Echo Smith"
      And Bob can't activate "Echo Smith"

    Example: not without priority
      Given Bob controls a unit "Echo Smith": "Pay 1: Draw a card."
      When Bob tries to activate "Echo Smith" without priority
      Then it is refused

  Rule: 111.1a~2 An ability triggers at any time, but goes on the chain of events with the next priority

    @ruling:low-016
    Example: in the middle of a resolution
      Given Alice controls a unit "Clerk": "Whenever a unit becomes rested, you gain 1 resource."
      And Bob controls a unit "Dozer"
      And Alice has the action "Nightfall" in hand: "Rest target unit. You lose 3 resource."
      When Alice plays "Nightfall" targeting "Dozer"
      And all players pass
      Then Alice has 7 resource
      And the chain of events holds the ability of "Clerk"

  Rule: 111.1b~2 What a static ability does needs no priority

    Example: at once as its unit enters the battlefield
      Given Alice controls a unit "Imp" with power 1
      And Alice has a unit "Banner" in hand: "Each other unit you control gains +1 power."
      When Alice plays "Banner" in Alice's base
      And all players pass
      Then "Imp" has power 2
      And the chain of events is empty

  Rule: 111.1c An activated ability is activated at any time with priority

    Example: in the other player's turn, with a card on the chain of events
      Given Bob controls a unit "Well": "Pay 1: This unit gains +2 power until end of turn."
      And Alice has the action "Note" in hand
      When Alice plays "Note"
      And Alice passes
      And Bob activates "Well"
      Then the chain of events holds the ability of "Well", "Note"

    Example: in the battle phase
      Given Bob controls a unit "Well": "Pay 1: This unit gains +2 power until end of turn."
      When the game goes to the beginning of battle step
      And Bob activates "Well"
      And all players pass
      Then "Well" has power 3

  Rule: 111.1c~2 Turn-based actions come before anybody has priority

    Example: resource is there when the first player may act
      Given it is Alice's end step
      And Bob controls a base "Quarry" with production 3
      When the game goes to Bob's resource step
      Then Bob has 13 resource
      And Bob has priority

    Example: units are reset with no chance to act before
      Given it is Alice's end step
      And Bob controls a unit "Imp" rested
      When all players pass
      Then it is Bob's effect step
      And "Imp" is not rested
      And Bob has priority

  Rule: 111.1d State-based actions come before anybody has priority

    Example: a destroyed unit is gone when the next player may act
      Given Bob controls a unit "Imp" with power 2: "When this unit is destroyed, you gain 2 resource."
      And Alice has the action "Dart" in hand: "Dart deals 2 damage to target unit."
      When Alice plays "Dart" targeting "Imp"
      And all players pass
      Then "Imp" is in Bob's graveyard
      And the chain of events holds the ability of "Imp"
      And Alice still has priority

  Rule: 111.1d~2 Nobody has priority while something resolves

    Example: a choice in the middle of it
      Given Alice controls a unit "Imp"
      And Alice controls a unit "Rat"
      And Bob controls a unit "Well": "Pay 1: You gain 3 resource."
      And Alice has the action "Tithe" in hand: "Each player sacrifices a unit."
      And Alice has the action "Note" in hand: "You gain 1 resource."
      When Alice plays "Tithe"
      And all players pass
      Then Alice can't play "Note"
      And Bob can't activate "Well"
      When Alice chooses "Rat"
      Then Alice has priority
      And Alice can play "Note"

  Rule: 111.3a The active player receives priority first

    Example: in the next part of the turn
      When the game goes to the end step
      Then it is Alice's end step
      And Alice still has priority

    Example: on another player's turn it is that player
      When the game goes to Bob's effect step
      Then Bob has priority

  Rule: 111.3b The active player receives priority after something resolves

    Example: after an action of that player
      Given Alice has the action "Murmur" in hand: "You gain 1 resource."
      When Alice plays "Murmur"
      And Alice passes
      And Bob passes
      Then Alice has 11 resource
      And Alice still has priority

    Example: after an action of the other player
      Given Bob has the action "Murmur" in hand: "You gain 1 resource."
      When Alice passes
      And Bob plays "Murmur"
      And Bob passes
      And Alice passes
      Then Bob has 11 resource
      And Alice still has priority

    Example: on the other player's turn
      Given it is Bob's prebattle main phase
      And Alice has the action "Murmur" in hand: "You gain 1 resource."
      When Alice plays "Murmur"
      And all players pass
      Then Alice has 11 resource
      And Bob still has priority

  Rule: 111.3c Who plays a card has priority afterwards

    Example: an action
      Given Bob has the action "Murmur" in hand
      When Bob plays "Murmur"
      Then Bob has priority

    Example: an ability
      Given Bob controls a unit "Echo Smith": "Pay 1: Draw a card."
      When Bob activates "Echo Smith"
      Then Bob has priority
      And Bob has 9 resource

  Rule: 111.3d Who passes gives priority to the next player

    Example: from one to the other
      When Alice passes
      Then Bob has priority

  Rule: 111.4 When all pass in succession, the top resolves or the step ends

    Example: one object at a time
      Given Alice has the action "Murmur" in hand
      And Bob has the action "Mumble" in hand
      When Alice plays "Murmur"
      And Bob plays "Mumble"
      And Bob passes
      And Alice passes
      Then the chain of events holds "Murmur"
      And "Mumble" is in Bob's graveyard

    Example: nothing left
      When Alice passes
      And Bob passes
      Then it is Alice's beginning of battle step

    Example: a pass before an action doesn't count
      Given Bob has the action "Mumble" in hand
      When Alice passes
      And Bob plays "Mumble"
      And Bob passes
      Then Alice still has priority
      And the chain of events holds "Mumble"

  @ruling:low-019

  Rule: 111.5 State-based actions first, then triggered abilities, then priority

    Example: a unit is gone before anybody can act
      Given Bob controls a unit "Reed" with power 2
      And Alice controls a unit "Mourner": "Whenever another unit is destroyed, you gain 1 resource."
      And Alice has the action "Dart" in hand: "Dart deals 2 damage to target unit."
      When Alice plays "Dart" targeting "Reed"
      And all players pass
      Then "Reed" is in Bob's graveyard
      And the chain of events holds the ability of "Mourner"
      And Alice still has priority

  Rule: 111.7 What is played in response resolves first

    Example: the target is gone in time
      Given Alice controls a unit "Reed" with power 2
      And Bob has the action "Dart" in hand: "Dart deals 2 damage to target unit."
      And Alice has the action "Brace" in hand: "Target unit gains +3 power until end of turn."
      When Bob plays "Dart" targeting "Reed"
      And Alice plays "Brace" targeting "Reed"
      And all players pass
      And all players pass
      Then "Reed" has power 5 and 2 damage marked
