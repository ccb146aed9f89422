Feature: 400. Zones

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 400.1 Each player has a deck, a hand and a graveyard; battlefield, chain of events and expelled zone are shared

    Example: each player's own, filled by one effect
      Given Alice controls a unit "Imp"
      And Bob controls a unit "Owl"
      And Alice has the action "Flood" in hand: "Destroy all units."
      When Alice plays "Flood"
      And all players pass
      Then "Imp" is in Alice's graveyard
      And "Owl" is in Bob's graveyard

    Example: the chain of events holds the cards of both
      Given Alice has the action "Note" in hand
      And Bob has the action "Ode" in hand
      When Alice plays "Note"
      And Bob plays "Ode"
      Then the chain of events holds "Ode", "Note"

  Rule: 400.2 Everybody sees the cards in public zones, not those in hidden ones

    Example: a discarded card
      Given Bob has the unit "Imp" in hand
      And Bob's hand holds 1 card
      And Alice has the action "Dread" in hand: "Target player discards a card."
      When Alice plays "Dread" targeting Bob
      Then Alice doesn't see "Imp"
      When all players pass
      Then Alice sees "Imp"

  Rule: 400.3 A graveyard, a hand and a deck take in only their owner's cards

    Background:
      Given Bob controls a unit "Watchman" with power 2
      And Alice has the action "Bribe" in hand: "Gain control of target unit."

    Example: a unit that somebody else controlled returns to a hand
      Given Bob's hand holds 0 cards
      And Alice has the action "Recall" in hand: "Return target unit to its owner's hand."
      And Alice has the action "Dread" in hand: "Target opponent discards a card."
      When Alice plays "Bribe" targeting "Watchman"
      And all players pass
      And Alice plays "Recall" targeting "Watchman"
      And all players pass
      Then "Watchman" is in Bob's hand
      When Alice plays "Dread"
      And all players pass
      Then "Watchman" is in Bob's graveyard

    Example: a unit that somebody else controlled is sacrificed
      Given Alice has the action "Rite" in hand: "Sacrifice a unit."
      When Alice plays "Bribe" targeting "Watchman"
      And all players pass
      And Alice plays "Rite"
      And all players pass
      Then "Watchman" is in Bob's graveyard

  Rule: 400.4a An action that would enter the battlefield stays where it is

    Example: one of several cards
      Given Alice has the action "Hum" in her graveyard: "You gain 1 resource."
      And Alice has a unit "Imp" in her graveyard
      And Alice has the action "Deluge" in hand: "Return each card in your graveyard to the battlefield in target base you control."
      When Alice plays "Deluge" targeting Alice's base
      And all players pass
      Then "Imp" is on the battlefield
      And "Hum" is still in Alice's graveyard

  Rule: 400.5 The order of a deck, a graveyard and the chain of events stays as it is

    Example: a deck that was only looked at
      Given Alice has these cards on top of her deck:
        | card              | text         |
        | the action "Note" | Draw a card. |
        | the action "Ode"  | Draw a card. |
        | the action "Hymn" | Draw a card. |
      And Alice has the action "Glimpse" in hand: "Look at the top two cards of your deck. You gain 1 resource."
      And Alice has the action "Study" in hand: "Draw a card."
      And Alice has 2 units "Filler" in hand
      When Alice plays "Glimpse"
      And all players pass
      And Alice plays "Study"
      And all players pass
      Then "Note" is in Alice's hand
      And "Ode" is still in Alice's deck
      And "Hymn" is still in Alice's deck

    Example: the chain of events, from the top
      Given Alice has the action "Note" in hand
      And Alice has the action "Ode" in hand
      And Bob has the action "Hymn" in hand
      When Alice plays "Note"
      And Alice plays "Ode"
      And Bob plays "Hymn"
      Then the chain of events holds "Hymn", "Ode", "Note"
      When all players pass
      Then the chain of events holds "Ode", "Note"

  Rule: 400.6 What an object says about its own move is applied to the move

    Example: a unit that enters rested
      Given Alice has a unit "Sloth" in her graveyard: "Sloth enters the battlefield rested."
      And Alice has the action "Rouse" in hand: "Return target unit card from your graveyard to the battlefield in target base you control."
      When Alice plays "Rouse" targeting "Sloth" and Alice's base
      And all players pass
      Then "Sloth" is on the battlefield
      And "Sloth" is rested

  Rule: 400.7 An object that changes zones becomes a new one

    Background:
      Given Alice controls a unit "Drone" with power 5, 2 damage marked, rested
      And Alice has the action "Recall" in hand: "Return target unit to its owner's hand."

    Example: without damage, and reset
      When Alice plays "Recall" targeting "Drone"
      And all players pass
      And Alice plays "Drone" in Alice's base
      And all players pass
      Then "Drone" has no damage marked
      And "Drone" is not rested

    Example: effects on it have ended
      Given Alice has the action "Rage" in hand: "Target unit gains +2 power until end of turn."
      When Alice plays "Rage" targeting "Drone"
      And all players pass
      Then "Drone" has power 7
      When Alice plays "Recall" targeting "Drone"
      And all players pass
      And Alice plays "Drone" in Alice's base
      And all players pass
      Then "Drone" still has power 5

    Example: it is no longer the target of what targeted it
      Given Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit. You gain 4 resource."
      When Alice passes
      And Bob plays "Spark" targeting "Drone"
      And Alice plays "Recall" targeting "Drone"
      And all players pass
      And all players pass
      Then "Drone" is in Alice's hand
      And "Spark" is in Bob's graveyard
      And Bob still has 10 resource

  Rule: 400.7a An effect on a permanent card on the chain of events stays on the permanent

    Example: a unit card gains power
      Given Alice has a unit "Imp" with power 2 in hand
      And Bob has the action "Rage" in hand: "Target unit card on the chain of events gains +3 power until end of turn."
      When Alice plays "Imp" in Alice's base
      And Bob plays "Rage" targeting "Imp"
      And all players pass
      And all players pass
      Then "Imp" is on the battlefield
      And "Imp" has power 5

  Rule: 400.7c What prevents the damage of a permanent card that is played prevents that of the permanent

    Example: a unit that would deal damage as it enters
      Given Bob controls a unit "Pillar" with power 9: "Whenever damage that would be dealt to this unit is prevented, you gain that much resource."
      And Alice has a unit "Bomber" in hand: "When Bomber enters the battlefield, it deals 2 damage to target unit an opponent controls."
      And Bob has the action "Hush" in hand: "Prevent all damage that would be dealt by target unit card this turn."
      When Alice plays "Bomber" in Alice's base
      And Bob plays "Hush" targeting "Bomber"
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      Then "Bomber" is on the battlefield
      And Bob has 12 resource
      And "Pillar" still has no damage marked

  Rule: 400.7d A permanent's ability knows what was paid for the card that became it

    Example: X
      Given Alice has a unit "Hydra" with cost X in hand: "When this unit enters the battlefield, you gain X resource."
      When Alice plays "Hydra" with X = 3 in Alice's base
      And all players pass
      Then Alice has 7 resource
      When all players pass
      Then Alice has 10 resource

  Rule: 400.7e An ability that triggers on a move finds the new object

    Example: from the battlefield
      Given Bob controls a unit "Owl": "Pay 1: Draw a card."
      And Alice controls a unit "Phoenix" with power 2: "When Phoenix is put into a graveyard from the battlefield, return it to its owner's hand."
      And Bob has the action "Spark" in hand: "Spark deals 2 damage to target unit."
      When Bob plays "Spark" targeting "Phoenix"
      And all players pass
      Then "Phoenix" is in Alice's graveyard
      When all players pass
      Then "Phoenix" is in Alice's hand

    Example: from anywhere
      Given Bob controls a unit "Owl": "Pay 1: Draw a card."
      And Alice controls a unit "Phoenix" with power 2: "When Phoenix is sent to the graveyard, return it to its owner's hand."
      And Bob has the action "Spark" in hand: "Spark deals 2 damage to target unit."
      When Bob plays "Spark" targeting "Phoenix"
      And all players pass
      Then "Phoenix" is in Alice's graveyard
      When all players pass
      Then "Phoenix" is in Alice's hand

    Example: and where it was
      Given Alice controls a base "Mill" with capacity 4
      And Alice controls a unit "Phoenix" with power 2 in her base "Kiln": "When Phoenix is destroyed, return it to the base it was in."
      And Bob has the action "Spark" in hand: "Deal 2 damage to target unit."
      When Bob plays "Spark" targeting "Phoenix"
      And all players pass
      Then "Phoenix" is in Alice's graveyard
      When all players pass
      Then "Phoenix" is in "Kiln"

  Rule: 400.7f What lets a card be played is with the card as it is played

    Example: an ability given to a card in the graveyard
      Given Alice has a unit "Ghoul" with cost 2 in her graveyard
      And Alice has the action "Call" in hand: 'Target unit card in your graveyard gains "You may play this card from your graveyard." until end of turn.'
      When Alice plays "Call" targeting "Ghoul"
      And all players pass
      And Alice plays "Ghoul" in Alice's base
      And all players pass
      Then "Ghoul" is on the battlefield
      And Alice has 8 resource

  Rule: 400.7g What lets a card be played finds the object that the card becomes

    Example: the unit that is played gains power
      Given Alice has a unit "Ghoul" with power 2 in her graveyard
      And Alice has the action "Call" in hand: "Play target unit card in your graveyard. It gains +3 power until end of turn."
      When Alice plays "Call" targeting "Ghoul"
      And all players pass
      And Alice chooses Alice's base
      And all players pass
      Then "Ghoul" is on the battlefield
      And "Ghoul" has power 5

  Rule: 400.7h An effect finds what it has moved to a public zone

    Example: it expels a unit and brings it back
      Given Alice controls a unit "Drone" with power 5 and 3 damage marked
      And Alice has the action "Blink" in hand: "Expel target unit you control, then return it to the battlefield in target base you control."
      When Alice plays "Blink" targeting Alice's base
      And all players pass
      Then "Drone" has no damage marked
      And "Drone" is still on the battlefield

  Rule: 400.8 An expelled object that is expelled becomes a new object

    @also:407.6
    Example: what would have brought it back doesn't find it
      Given Bob controls a unit "Ghoul"
      And Alice has a unit "Reaper" in hand:
        """
        When this unit enters the battlefield, expel target unit until this unit leaves the battlefield.
        Pay 1: Expel all cards expelled with Reaper.
        """
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Alice plays "Reaper" in Alice's base
      And all players pass
      And Alice chooses "Ghoul"
      And all players pass
      Then "Ghoul" is expelled
      When Alice activates "Reaper"
      And all players pass
      And Alice passes
      And Bob plays "Bane" targeting "Reaper"
      And all players pass
      Then "Reaper" is in Alice's graveyard
      And "Ghoul" is expelled

    Example: without that it comes back
      Given Bob controls a unit "Ghoul"
      And Alice has a unit "Reaper" in hand:
        """
        When this unit enters the battlefield, expel target unit until this unit leaves the battlefield.
        Pay 1: Expel all cards expelled with Reaper.
        """
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Alice plays "Reaper" in Alice's base
      And all players pass
      And Alice chooses "Ghoul"
      And all players pass
      Then "Ghoul" is expelled
      When Alice passes
      And Bob plays "Bane" targeting "Reaper"
      And all players pass
      Then "Ghoul" is on the battlefield

  Rule: 400.10 What is done to a zone is done to every card in it

    Example: a graveyard is shuffled into the deck
      Given Alice's graveyard holds 3 cards
      And Alice's deck holds 1 card
      And Alice has the action "Renewal" in hand: "Shuffle your graveyard into your deck."
      And Alice's hand holds 3 cards
      When Alice plays "Renewal"
      And all players pass
      Then Alice's deck holds 4 cards
      And Alice's graveyard holds 1 card
