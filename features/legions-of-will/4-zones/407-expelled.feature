Feature: 407. Expelled

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 407.1 Some cards are expelled only for a time

    Example: until a unit leaves the battlefield
      Given Bob controls a unit "Watchman" in his base "Mill"
      And Alice controls a unit "Jailer" with power 2: "Pay 1: Expel target unit an opponent controls until Jailer leaves the battlefield."
      And Bob has the action "Spark" in hand: "Spark deals 2 damage to target unit."
      When Alice activates "Jailer" targeting "Watchman"
      And all players pass
      Then "Watchman" is expelled
      When Bob plays "Spark" targeting "Jailer"
      And all players pass
      Then "Watchman" is still in "Mill"

  Rule: 407.2 Expelling puts an object into the expelled zone

    Example: a unit from the battlefield
      Given Bob controls a unit "Watchman" in his base "Mill"
      And Alice has the action "Exile" in hand: "Expel target unit."
      When Alice plays "Exile" targeting "Watchman"
      And all players pass
      Then "Watchman" is expelled
      And "Exile" is in Alice's graveyard

    Example: a card from a graveyard
      Given Bob has a unit "Ghoul" in his graveyard
      And Alice has the action "Exile" in hand: "Expel target card in a graveyard."
      When Alice plays "Exile" targeting "Ghoul"
      And all players pass
      Then "Ghoul" is expelled

  Rule: 407.3 Expelled cards lie face up unless they are expelled face down

    Background:
      Given Alice has a unit "Imp" with power 3 on top of her deck
      And Alice's hand holds 3 cards

    Example: face up, everybody sees them
      Given Alice has the action "Exile" in hand: "Expel the top card of your deck."
      When Alice plays "Exile"
      And all players pass
      Then "Imp" is expelled
      And Bob sees "Imp"

    Example: face down, nobody does
      Given Alice has the action "Bury" in hand: "Expel the top card of your deck face down."
      When Alice plays "Bury"
      And all players pass
      Then "Imp" is expelled
      And Bob doesn't see "Imp"
      And Alice doesn't see "Imp"

    Scenario Outline: face down, whoever looked at it goes on: <text>
      Given Alice has the action "Bury" in hand: "<text>"
      When Alice plays "Bury"
      And all players pass
      Then "Imp" is expelled
      And Alice sees "Imp"
      And Bob doesn't see "Imp"

      Examples:
        | text                                                        |
        | Look at the top card of your deck, then expel it face down. |
        | Look at the top card of your deck. Expel it face down.      |

    Example: no longer once it has left the zone
      Given Alice has the action "Bury" in hand: "Look at the top card of your deck. Expel it face down. Put it on top of your deck at the beginning of the next end step."
      When Alice plays "Bury"
      And all players pass
      Then Alice sees "Imp"
      When the game goes to the end step
      And all players pass
      Then Alice doesn't see "Imp"

    Example: face down, though everybody has seen it
      Given Alice has the action "Bury" in hand: "Reveal the top card of your deck. Expel it face down."
      When Alice plays "Bury"
      And all players pass
      Then "Imp" is expelled
      And Bob doesn't see "Imp"

  Rule: 407.3a A card expelled face down has no characteristics

    Example: a unit
      Given Bob controls a unit "Watchman" with power 3
      And Alice has the action "Bury" in hand: "Expel target unit face down."
      When Alice plays "Bury" targeting "Watchman"
      And all players pass
      Then "Watchman" is expelled
      And "Watchman" doesn't have power 3
      And "Watchman" is not a unit

  Rule: 407.4 A face-down expelled card is chosen by its pile

    Background:
      Given Alice has a unit "Imp" on top of her deck
      And Alice has a unit "Crow" on top of her deck
      And Alice has a unit "Rat" on top of her deck
      And Alice has a unit "Owl" on top of her deck
      And Alice has 2 actions "Bury" in hand: "Expel the top two cards of your deck face down."
      And Alice has the action "Dig" in hand: "Return a card from the expelled zone to its owner's hand."
      And Alice's hand holds 7 cards

    Example: one of a pile at random, and none of another
      When Alice plays "Bury" (1)
      And all players pass
      And Alice plays "Bury" (2)
      And all players pass
      And Alice plays "Dig"
      And all players pass
      And Alice tries to choose "Imp"
      Then it is refused
      When Alice tries to choose "Rat"
      Then it is refused
      And Alice can choose "Owl"
      When Alice chooses "Crow"
      Then Alice's hand holds 5 cards
      And "Owl" is expelled
      And "Rat" is expelled

  Rule: 407.5 Cards expelled with an object are those that its own ability expelled

    Example: they return, others don't
      Given Bob controls a unit "Watchman"
      And Bob controls a unit "Ranger"
      And Alice controls a unit "Warden" with power 2:
        """
        Pay 1: Expel target unit an opponent controls.
        Pay 2: Return each card expelled with Warden to its owner's hand.
        """
      And Alice has the action "Exile" in hand: "Expel target unit."
      When Alice plays "Exile" targeting "Ranger"
      And all players pass
      And Alice activates the first ability of "Warden" targeting "Watchman"
      And all players pass
      And Alice activates the second ability of "Warden"
      And all players pass
      Then "Watchman" is in Bob's hand
      And "Ranger" is expelled
