Feature: 704. State-based actions

  Rule: 704.1 State-based actions happen by themselves, without the chain of events

    Example: nobody can save a unit with lethal damage
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with power 3
      And Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit."
      When Bob plays "Spark" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" is in Alice's graveyard
      And the chain of events is empty
      And Alice still has priority

  Rule: 704.1a An ability that watches for a state is a triggered ability

    Example: it goes on the chain of events
      Given a Legions of Will game between Alice and Bob
      And Alice controls a Dragon unit "Last of Them" with power 3
      And Alice controls a unit "Hermit": "When you control no Dragons, sacrifice this unit."
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Bob plays "Bane" targeting "Last of Them"
      And all players pass
      Then the chain of events holds the ability of "Hermit"
      And "Hermit" is still on the battlefield

  Rule: 704.2 State-based actions are nobody's, and wait for no part of the turn

    Example: in each player's turn, whoever has made it so
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Oak" with power 2
      And Bob controls a unit "Elm" with power 2
      And Bob has the action "Axe" in hand: "Axe deals 2 damage to target unit."
      And Alice has the action "Dart" in hand: "Dart deals 2 damage to target unit."
      When Alice plays "Dart" targeting "Oak"
      And all players pass
      Then "Oak" is in Bob's graveyard
      When the game goes to Bob's effect step
      And Bob plays "Axe" targeting "Elm"
      And all players pass
      Then "Elm" is in Bob's graveyard

  Rule: 704.3 All that apply are performed at once, and the check is repeated

    Example: two units at once
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with power 3: "Whenever another unit is destroyed, you gain 1 resource."
      And Bob controls a unit "Squire" with power 3: "Whenever another unit is destroyed, you gain 1 resource."
      And Bob has the action "Sheet Lightning" in hand: "Sheet Lightning deals 3 damage to each unit."
      When Bob plays "Sheet Lightning"
      And all players pass
      Then the chain of events holds the ability of "Squire", the ability of "Ash Hound"

    Example: what one check brings about, the next one finds
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Banner" with power 1: "Other units you control gain +2 power."
      And Alice controls a unit "Recruit" with power 1
      And Bob has the action "Sheet Lightning" in hand: "Sheet Lightning deals 2 damage to each unit."
      When Bob plays "Sheet Lightning"
      And all players pass
      Then the trace shows, in this order:
        | rule   | object  |
        | 704.5c | Banner  |
        | 704.5c | Recruit |
      And "Recruit" is in Alice's graveyard

    @ruling:low-019
    Example: before abilities are put on the chain of events, and again afterwards
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Banner" with power 1: "Other units you control gain +2 power."
      And Alice controls a unit "Recruit" with power 1: "When Recruit leaves the battlefield, you gain 2 resource."
      And Bob has the action "Sheet Lightning" in hand: "Sheet Lightning deals 2 damage to each unit."
      When Bob plays "Sheet Lightning"
      And all players pass
      Then the chain of events holds the ability of "Recruit"
      And Alice still has priority

    @also:111.4
    Example: not before the top of the chain of events resolves, as nobody receives priority
      Given a Legions of Will game between Alice, Bob and Carol
      And Carol controls an upgrade "Banner": "All units gain +2 power."
      And Bob controls a unit "Moth" with power 1 and 2 damage
      And Alice has the action "Census" in hand: "You gain 1 resource for each unit."
      When Alice plays "Census"
      And Alice passes
      And Carol concedes
      And Bob passes
      Then Alice has 11 resource
      And "Moth" is in Bob's graveyard

    @also:800.3a
    Example: before the next player receives the priority of one who leaves the game
      Given a Legions of Will game between Alice, Bob and Carol
      And Carol controls an upgrade "Banner": "All units gain +2 power."
      And Bob controls a unit "Moth" with power 1 and 2 damage
      And Alice has the action "Census" in hand: "You gain 1 resource for each unit."
      When Alice plays "Census"
      And Alice passes
      And Bob passes
      And Carol concedes
      Then "Moth" is in Bob's graveyard
      And the chain of events holds "Census"

  Rule: 704.4 What happens in the middle of a resolution doesn't matter

    Example: saved before the check
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Sapling" with power 2
      And Alice has the action "Rough Love" in hand: "Rough Love deals 2 damage to target unit. That unit gains +3 power until end of turn."
      When Alice plays "Rough Love" targeting "Sapling"
      And all players pass
      Then "Sapling" is still on the battlefield
      And "Sapling" has power 5 and 2 damage marked

    Example: a hand that is small for a moment
      Given a Legions of Will game between Alice and Bob
      And Alice's deck holds 5 cards
      And Alice has the action "Turnover" in hand: "Discard your hand, then draw two cards."
      When Alice plays "Turnover"
      And all players pass
      Then Alice's deck holds 2 cards

  Rule: 704.5a A player without a face-up base loses the game

    Example: the last base is destroyed
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Mill" with defense 3
      And Alice has the action "Quake" in hand: "Quake deals 3 damage to target base."
      When Alice plays "Quake" targeting "Mill"
      And all players pass
      Then Bob loses the game
      And Alice wins the game
      And the trace cites rule 704.5a

    Example: another base is still face up
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Mill" with defense 3
      And Bob controls a base "Dam" with defense 5
      And Alice has the action "Quake" in hand: "Quake deals 3 damage to target base."
      When Alice plays "Quake" targeting "Mill"
      And all players pass
      Then "Mill" is face down
      And the game is not over

    Example: both players at once
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Cataclysm" in hand: "Turn all bases face down."
      When Alice plays "Cataclysm"
      And all players pass
      Then the game is a draw

  Rule: 704.5c A unit with lethal damage is destroyed

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with will 4 and power 3 in her base "Kiln"

    Example: damage equal to its power
      Given Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit."
      When Bob plays "Spark" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" is in Alice's graveyard
      And the trace cites rule 704.5c for "Ash Hound"

    Example: damage below its power is not lethal
      Given Bob has the action "Spark" in hand: "Spark deals 2 damage to target unit."
      When Bob plays "Spark" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" is still on the battlefield
      And "Ash Hound" has 2 damage marked

    Example: damage adds up
      Given Bob has the action "Spark" in hand: "Spark deals 2 damage to target unit."
      And Bob has the action "Ember" in hand: "Ember deals 1 damage to target unit."
      When Bob plays "Spark" targeting "Ash Hound"
      And Bob plays "Ember" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" has 1 damage marked
      When all players pass
      Then "Ash Hound" is in Alice's graveyard

  Rule: 704.5d A unit with power 0 or less is put into the graveyard

    Example: power is reduced to nothing
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with will 4 and power 3
      And Bob has the action "Wither" in hand: "Target unit gets -3 power until end of turn."
      When Bob plays "Wither" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" is in Alice's graveyard
      And the trace cites rule 704.5d for "Ash Hound"
      And the trace doesn't cite rule 704.5c

    @ruling:low-074
    Example: a base that has become a unit can't leave
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Golem Hall" with defense 9
      And Alice has the action "Awaken" in hand: "Target base becomes a Statue unit with will 1 and power 0 until end of turn."
      When Alice plays "Awaken" targeting "Golem Hall"
      And all players pass
      Then "Golem Hall" is a unit
      And "Golem Hall" is still on the battlefield

  Rule: 704.5e Of several legendary permanents with one name, one stays

    Example: its controller chooses
      Given a Legions of Will game between Alice and Bob
      And Alice controls a legendary unit "Vesna" with power 2
      And Alice has a legendary unit "Vesna" with power 2 in hand
      When Alice plays "Vesna"
      And all players pass
      And Alice chooses "Vesna" (1)
      Then 1 "Vesna" are in Alice's graveyard

    Example: the other one
      Given a Legions of Will game between Alice and Bob
      And Alice controls a legendary unit "Vesna" with power 2 and 1 damage marked
      And Alice has a legendary unit "Vesna" with power 2 in hand
      When Alice plays "Vesna"
      And all players pass
      And Alice chooses "Vesna" (2)
      Then "Vesna" (1) is in Alice's graveyard
      And "Vesna" (2) is on the battlefield

    Example: its controller, whoever owns it
      Given a Legions of Will game between Alice and Bob
      And Alice controls a legendary unit "Vesna" with power 2
      And Bob controls a legendary unit "Vesna" with power 4
      And Alice has the action "Bribe" in hand: "Gain control of target unit."
      When Alice plays "Bribe" targeting Bob's "Vesna"
      And all players pass
      Then Alice is asked to choose the legend to keep
      When Alice chooses "Vesna" (1)
      Then 1 "Vesna" are in Bob's graveyard

    Example: two pairs at once, each with its own choice
      Given a Legions of Will game between Alice and Bob
      And Alice controls a legendary unit "Queen" with power 2
      And Alice controls a legendary unit "King" with power 3
      And Alice has a legendary unit "Queen" with power 2 in her graveyard
      And Alice has a legendary unit "King" with power 3 in her graveyard
      And Alice has the action "Return" in hand: "Return all unit cards from your graveyard to the battlefield under your control."
      When Alice plays "Return"
      And all players pass
      And Alice chooses "Queen" (1)
      And Alice chooses "King" (2)
      Then "Queen" (2) is in Alice's graveyard
      And "King" (1) is in Alice's graveyard
      And "Queen" (1) is still on the battlefield

    Example: two players may have one each
      Given a Legions of Will game between Alice and Bob
      And Bob controls a legendary unit "Vesna"
      And Alice has a legendary unit "Vesna" in hand
      When Alice plays "Vesna"
      And all players pass
      Then Alice's "Vesna" is on the battlefield
      And Bob's "Vesna" is still on the battlefield

    Example: without the supertype there may be many
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Drone"
      And Alice has a unit "Drone" in hand
      When Alice plays "Drone"
      And all players pass
      Then 2 "Drone" are on the battlefield

  Rule: 704.5f Of several legendary bases with one name, one stays face up

    Example: its controller chooses
      Given a Legions of Will game between Alice and Bob
      And Alice controls a legendary base "Citadel" with activation cost 2, face down
      And Alice controls a legendary base "Citadel"
      When Alice turns up her base "Citadel"
      And Alice chooses "Citadel" (1)
      Then "Citadel" (1) is face up
      And "Citadel" (2) is face down

  Rule: 704.5g A permanent without a legal base goes to the graveyard

    Example: its base is turned face down
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Tenant" in her base "Tower"
      And Alice controls an upgrade "Lightning Rod" in her base "Tower"
      And Alice controls a base "Cellar"
      And Alice controls a unit "Neighbour" in her base "Cellar"
      And Bob has the action "Topple" in hand: "Turn target base face down."
      When Bob plays "Topple" targeting "Tower"
      And all players pass
      Then "Tenant" is in Alice's graveyard
      And "Lightning Rod" is in Alice's graveyard
      And "Neighbour" is still on the battlefield

    @ruling:low-034
    Example: they are not destroyed
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Tenant" in her base "Tower": "If Tenant would be destroyed, expel it instead."
      And Alice controls a base "Cellar"
      And Bob has the action "Topple" in hand: "Turn target base face down."
      When Bob plays "Topple" targeting "Tower"
      And all players pass
      Then "Tenant" is in Alice's graveyard

    @ruling:low-067
    Example: a base is attached to nothing and stays
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Drone"
      And Alice has the action "Smash" in hand: "Destroy target unit."
      When Alice plays "Smash" targeting "Drone"
      And all players pass
      Then "Drone" is in Bob's graveyard
      And Bob's base is still on the battlefield
      And Alice's second base is still on the battlefield
      And the trace doesn't cite rule 704.5g

    @ruling:low-078
    Example: what goes back to a player without room for it
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Shed" with capacity 1
      And Bob controls a unit "Prize" in his base "Shed"
      And Alice has the action "Bribe" in hand: "Gain control of target unit until end of turn."
      And Bob has a unit "Imp" in his graveyard
      And Bob has the action "Raise" in hand: "Put target unit card from your graveyard onto the battlefield in target base you control."
      When Alice plays "Bribe" targeting "Prize"
      And all players pass
      Then "Prize" is controlled by Alice
      When Alice passes
      And Bob plays "Raise" targeting "Imp", "Shed"
      And all players pass
      And the game goes to Bob's effect step
      Then "Prize" is in Bob's graveyard
      And the trace shows, in this order:
        | rule   | event                | object | player |
        | 514.2  | change control       | Prize  | Bob    |
        | 704.5g | put into a graveyard | Prize  | Bob    |

  Rule: 704.5h A base with defense 0 is turned face down

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Cellar"

    @also:301.8
    Example: its defense is reduced to nothing
      Given Alice controls a base "Shack" with defense 2
      And Bob has the action "Undermine" in hand: "Target base gains -2 defense until end of turn."
      When Bob plays "Undermine" targeting "Shack"
      And all players pass
      Then "Shack" is face down
      And the trace cites rule 704.5h for "Shack"

    @ruling:low-033
    Example: a defense below 0 is as good as 0
      Given Alice controls a base "Shack" with defense 2
      And Bob has the action "Undermine" in hand: "Target base gains -5 defense until end of turn."
      When Bob plays "Undermine" targeting "Shack"
      And all players pass
      Then "Shack" is face down

    @also:301.8 @ruling:low-032
    Example: not while an ability of its own is on the chain of events
      Given Alice controls a base "Shack" with defense 2: "At the beginning of your end step, draw a card."
      And Bob has the action "Undermine" in hand: "Target base gains -2 defense until end of turn."
      When the game goes to the end step
      And Bob plays "Undermine" targeting "Shack"
      And all players pass
      Then "Shack" has defense 0
      And "Shack" is not face down
      When all players pass
      Then "Shack" is face down

  Rule: 704.5i A hand below its maximum is refilled

    Example: a card is drawn for the one that was played
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Whistle" in hand
      And Alice's deck holds 4 cards
      When Alice plays "Whistle"
      Then Alice's deck holds 3 cards
      And Alice's hand still holds 2 cards
      And the trace cites rule 704.5i

    Example: both players' hands, whoever's turn it is
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Flood" in hand: "Each player discards their hand."
      And Alice's deck holds 4 cards
      And Bob's deck holds 4 cards
      When Alice plays "Flood"
      And all players pass
      Then Alice's hand still holds 2 cards
      And Bob's hand still holds 2 cards
      And Bob's deck holds 2 cards

    @ruling:low-045
    Example: as far as the deck has cards, and nobody loses by it
      Given a Legions of Will game between Alice and Bob
      And Bob's deck holds 1 card
      And Alice has the action "Gust" in hand: "Target player discards their hand."
      When Alice plays "Gust" targeting Bob
      And all players pass
      Then Bob's deck holds 0 cards
      And Bob's hand holds 1 card
      And the game is not over

    @ruling:low-045 @also:610.9
    Example: a draw from an empty deck that something replaces
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Gravedigger": "If you would draw a card, return a unit card from your graveyard to your hand instead."
      And Alice has a unit "Ghoul" in her graveyard
      And Alice has the action "Hum" in hand
      When Alice plays "Hum"
      Then "Ghoul" is in Alice's hand

    @ruling:low-045 @also:610.9
    Example: one that is replaced and never fills the hand
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Pawnbroker": "If you would draw a card, you gain 1 resource instead."
      And Alice has the action "Hum" in hand: "You gain 1 resource."
      When Alice plays "Hum"
      Then the game is a draw

    @ruling:low-045
    Example: an empty deck
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Gust" in hand: "Target player discards their hand."
      When Alice plays "Gust" targeting Bob
      And all players pass
      Then Bob's hand holds 0 cards
      And the trace doesn't cite rule 704.5i
      And the game is not over

    Example: a hand above its maximum isn't cut down by it
      Given a Legions of Will game between Alice and Bob
      And Alice's deck holds 4 cards
      And Alice has the action "Gulp" in hand: "Draw two cards."
      When Alice plays "Gulp"
      And all players pass
      Then Alice's hand holds 4 cards

    @ruling:low-068
    Example: a refilling that never refills is a draw
      Given a Legions of Will game between Alice and Bob
      And Alice's deck holds 4 cards
      And Alice controls a unit "Pawnbroker": "If you would draw a card, you gain 1 resource instead."
      And Alice has the action "Whistle" in hand
      When Alice plays "Whistle"
      Then the game is a draw

  Rule: 301.7 A base with lethal damage is destroyed

    @ruling:low-029
    Example: it is turned face down, and counts as destroyed
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Mill" with defense 5
      And Bob controls a base "Dam"
      And Alice controls a unit "Sapper": "Whenever a base is destroyed, you gain 1 resource."
      And Alice has the action "Quake" in hand: "Quake deals 3 damage to target base."
      And Alice has the action "Aftershock" in hand: "Aftershock deals 2 damage to target base."
      When Alice plays "Quake" targeting "Mill"
      And all players pass
      Then "Mill" is not face down
      And "Mill" has 3 damage marked
      When Alice plays "Aftershock" targeting "Mill"
      And all players pass
      Then "Mill" is face down
      And the chain of events holds the ability of "Sapper"

  Rule: 301.8a What is in a base that is turned face down goes to its owner's graveyard

    Example: a unit in a base that is destroyed
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Mill" with defense 3
      And Bob controls a unit "Miller" in his base "Mill"
      And Bob controls a base "Dam"
      And Alice has the action "Quake" in hand: "Quake deals 3 damage to target base."
      When Alice plays "Quake" targeting "Mill"
      And all players pass
      Then "Miller" is in Bob's graveyard
