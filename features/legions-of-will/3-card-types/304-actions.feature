Feature: 304. Actions

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 304.1 A player with priority may play an action

    @ruling:low-018
    Example: in the turn of another player, with something on the chain of events
      Given Alice has the action "Hum" in hand
      And Bob has the action "Echo" with cost 3 in hand
      When Alice plays "Hum"
      And Bob plays "Echo"
      Then the chain of events holds "Echo", "Hum"
      And Bob has 7 resource

    @ruling:low-018
    Example: in a battle
      Given it is Alice's end of battle step
      And Bob has the action "Echo" in hand
      When Bob plays "Echo"
      Then the chain of events holds "Echo"

    Example: not without priority
      Given Bob has the action "Echo" in hand
      When Bob tries to play "Echo" without priority
      Then it is refused

  Rule: 304.2 Its text is followed, then it goes to its owner's graveyard

    Example: in the order of the text
      Given Alice has the action "Barter" with cost 0 in hand: "You gain 3 resource. Draw a card."
      And Alice's deck holds 4 cards
      When Alice plays "Barter"
      And all players pass
      Then Alice has 13 resource
      And "Barter" is on top of Alice's graveyard
      And the trace shows, in this order:
        | event                | player |
        | gain resource        | Alice  |
        | draw a card          | Alice  |
        | put into a graveyard | Alice  |

  Rule: 304.3 An action may have a subtype

    @also:702.3a
    Example: it makes a difference to text that names it
      Given Alice has the Redeem action "Cinder" with cost 2 in hand: "Draw a card."
      When Alice redeems "Cinder"
      Then "Cinder" is in Alice's graveyard
      And Alice has 8 resource

  Rule: 304.4 An action never enters the battlefield

    Example: it stays in the graveyard
      Given Alice has the action "Hum" in her graveyard: "You gain 1 resource."
      And Alice has the action "Salvage" in hand: "Return target card from your graveyard to the battlefield in target base you control. You gain 2 resource."
      When Alice plays "Salvage" targeting "Hum"
      And all players pass
      Then Alice has 12 resource
      And "Hum" is still in Alice's graveyard
