Feature: 601. Playing cards

  Rule: 601.1 A card that is played goes from the hand to the chain of events, is paid for, and resolves later

    Example: a unit
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Ash Hound" with cost 3 in hand
      When Alice plays "Ash Hound" in Alice's base
      Then the chain of events holds "Ash Hound"
      And Alice has 7 resource
      When all players pass
      Then "Ash Hound" is on the battlefield

  Rule: 601.1a A card being played becomes the topmost object on the chain of events

    Example: an answer lies on top of what it answers
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Tide Call" in hand: "You gain 1 resource."
      And Bob has the action "Ebb" in hand: "You gain 2 resource."
      When Alice plays "Tide Call"
      And Bob plays "Ebb"
      Then the chain of events holds "Ebb", "Tide Call"
      And Alice still has 10 resource

    Example: it stays there until it resolves, and the last to come is the first to go
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Tide Call" in hand: "You gain 1 resource."
      And Bob has the action "Ebb" in hand: "You gain 2 resource."
      When Alice plays "Tide Call"
      And Bob plays "Ebb"
      And all players pass
      Then the chain of events holds "Tide Call"
      And Bob has 12 resource

  Rule: 601.1b Modes, ways to pay and X are announced as the card is played

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: a mode
      Given Alice has the action "Fork in the Road" in hand:
        """
        Choose one —
        • You gain 1 resource.
        • You gain 5 resource.
        """
      When Alice plays "Fork in the Road" choosing mode 2
      And all players pass
      Then Alice has 15 resource

    Example: an alternative cost
      Given Alice controls a unit "Tithe Goat"
      And Alice has the action "Blood Price" with cost 7 in hand:
        """
        You may sacrifice a unit rather than pay this card's resource cost.
        You gain 2 resource.
        """
      When Alice plays "Blood Price" for its alternative cost sacrificing "Tithe Goat"
      Then Alice still has 10 resource
      And "Tithe Goat" is in Alice's graveyard

    Example: an optional additional cost
      Given Alice controls a unit "Tithe Goat"
      And Alice has the action "Twice Sworn" with cost 3 in hand:
        """
        As an additional cost to play this card, you may sacrifice a unit.
        You gain 1 resource.
        """
      When Alice plays "Twice Sworn" with the additional cost, sacrificing "Tithe Goat"
      Then Alice has 7 resource
      And "Tithe Goat" is in Alice's graveyard

    Example: an additional cost that nobody has to pay
      Given Alice controls a unit "Tithe Goat"
      And Alice has the action "Twice Sworn" with cost 3 in hand:
        """
        As an additional cost to play this card, you may sacrifice a unit.
        You gain 1 resource.
        """
      When Alice plays "Twice Sworn"
      Then Alice has 7 resource
      And "Tithe Goat" is still on the battlefield

    Example: one alternative cost, never two
      Given Alice has 2 resource
      And Alice has the action "Blood Price" with cost 7 in hand:
        """
        You may sacrifice a unit rather than pay this card's resource cost.
        You may pay 3 rather than pay this card's resource cost.
        You gain 2 resource.
        """
      When Alice tries to play "Blood Price"
      Then it is refused

    Example: the value of X
      Given Bob controls a unit "Marsh Ogre" with power 6
      And Alice has the action "Rain of Stones" with cost X in hand: "Rain of Stones deals X damage to target unit."
      When Alice plays "Rain of Stones" with X = 4 targeting "Marsh Ogre"
      And all players pass
      Then Alice has 6 resource
      And "Marsh Ogre" has 4 damage marked

    @also:112.8
    Example: the mode, then how it is paid, and then X
      Given Alice controls a unit "Lamb"
      And Alice has the action "Crossroads" with cost X in hand:
        """
        As an additional cost to play this card, you may sacrifice a unit.
        Choose one —
        • You gain X resource.
        • Draw X cards.
        """
      When Alice plays "Crossroads"
      Then Alice is asked to choose modes
      When Alice chooses mode 1
      Then Alice is asked to choose costs

  Rule: 601.1c Targets are chosen as the card is played

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: the target that was announced is the one that is affected
      Given Bob controls a unit "Left Horn" with power 5
      And Bob controls a unit "Right Horn" with power 5
      And Alice has the action "Stab" in hand: "Stab deals 2 damage to target unit."
      When Alice plays "Stab" targeting "Right Horn"
      Then "Stab" is targeting "Right Horn"

    Example: one object for two different targets
      Given Bob controls a unit "Left Horn" with power 5
      And Bob controls a unit "Right Horn" with power 5
      And Alice has the action "Jab and Cut" in hand: "Jab and Cut deals 2 damage to target unit. Jab and Cut deals 1 damage to target unit."
      When Alice plays "Jab and Cut" targeting "Left Horn", "Left Horn"
      And all players pass
      Then "Left Horn" has 3 damage marked

    Example: a target of the player who is a target before it
      Given Alice controls a unit "Left Horn" with power 5
      And Bob controls a unit "Right Horn" with power 5
      And Alice has the action "Trade" in hand: "Target opponent draws a card. Destroy target unit they control."
      Then Alice can't target Bob and "Left Horn" with "Trade"
      When Alice plays "Trade" targeting Bob and "Right Horn"
      And all players pass
      Then "Right Horn" is in Bob's graveyard

    @also:110.3
    Example: not the same object twice for one target
      Given Bob controls a unit "Left Horn" with power 5
      And Alice has the action "Cleave" in hand: "Destroy two target units."
      When Alice tries to play "Cleave"
      Then it is refused

    Example: as many targets as the text allows, or fewer
      Given Bob controls a unit "Left Horn" with power 5
      And Bob controls a unit "Right Horn" with power 5
      And Alice has the action "Spread Fear" in hand: "Rest up to two target units."
      When Alice plays "Spread Fear" targeting "Left Horn"
      And all players pass
      Then "Left Horn" is rested
      And "Right Horn" is not rested

    Example: not so few that a later target has none to choose from
      Given Bob controls a unit "Left Horn" with power 5
      And Bob controls a unit "Right Horn" with power 5
      And Bob controls a base "Byre"
      And Alice has the action "Drive" in hand: "Choose up to two target units. Move them to target base their owner controls."
      When Alice plays "Drive"
      Then Alice is asked to choose targets
      When Alice tries to choose nothing
      Then it is refused by rule 601.1c
      When Alice chooses "Left Horn"
      Then "Drive" is targeting "Byre"

    Example: what may be needed for a later target is left for it
      Given Alice controls a unit "Left Horn"
      And Bob controls a unit "Right Horn"
      And Alice has the action "Trample" in hand: "Destroy target unit. Rest another target unit you control."
      When Alice plays "Trample"
      And all players pass
      Then "Right Horn" is in Bob's graveyard
      And "Left Horn" is rested

    Example: not so many that a later target has none to choose from
      Given Bob controls a unit "Left Horn"
      And Bob controls a unit "Right Horn"
      And Bob controls a unit "Broken Horn"
      And Alice has the action "Stampede" in hand: "Rest up to three target units. Destroy another target unit."
      When Alice plays "Stampede"
      Then Alice is asked to choose targets
      When Alice tries to choose "Left Horn", "Right Horn" and "Broken Horn"
      Then it is refused by rule 601.1c
      When Alice chooses "Left Horn" and "Right Horn"
      And all players pass
      Then "Broken Horn" is in Bob's graveyard
      And "Left Horn" is rested
      And "Right Horn" is rested

    Example: one after another where some together would leave a later target none
      Given Alice controls a unit "Left Horn"
      And Alice controls a unit "Right Horn"
      And Bob controls a unit "Broken Horn"
      And Alice has the action "Drill" in hand: "Rest up to two target units. Destroy another target unit you control."
      When Alice plays "Drill"
      And Alice chooses "Left Horn"
      Then Alice is asked to choose targets
      When Alice tries to choose "Right Horn"
      Then it is refused by rule 601.1c
      When Alice chooses "Broken Horn"
      And all players pass
      Then "Right Horn" is in Alice's graveyard
      And "Left Horn" is rested
      And "Broken Horn" is rested

    Example: fewer than could be, one after another
      Given Alice controls a unit "Left Horn"
      And Alice controls a unit "Right Horn"
      And Bob controls a unit "Broken Horn"
      And Alice has the action "Drill" in hand: "Rest up to two target units. Destroy another target unit you control."
      When Alice plays "Drill"
      And Alice chooses "Left Horn"
      And Alice chooses nothing
      And all players pass
      Then "Right Horn" is in Alice's graveyard
      And "Broken Horn" is not rested

    Example: what can't be a target is none
      Given Bob controls a unit "Left Horn" with power 5
      And Bob controls a unit "Ghost Stag" with power 5: "This unit can't be targeted."
      And Alice has the action "Stab" in hand: "Stab deals 2 damage to target unit."
      Then Alice can target "Left Horn" with "Stab"
      And Alice can't target "Ghost Stag" with "Stab"

    Example: what triggers on becoming a target waits until the card has been played
      Given Bob controls a unit "Wary Lynx" with power 5: "Whenever Wary Lynx becomes the target of an action or ability, you gain 1 resource."
      And Alice has the action "Stab" with cost 2 in hand: "Stab deals 2 damage to target unit."
      When Alice plays "Stab" targeting "Wary Lynx"
      Then the chain of events holds the ability of "Wary Lynx", "Stab"
      And Alice has 8 resource

    Example: it triggers before anything is paid
      Given Alice controls a unit "Wary Lynx" with power 5: "Whenever Wary Lynx becomes the target of an action or ability, you gain 1 resource."
      And Alice has the action "Rite" in hand:
        """
        As an additional cost to play this card, sacrifice a unit.
        Rite deals 2 damage to target unit.
        """
      When Alice plays "Rite" targeting "Wary Lynx"
      Then "Wary Lynx" is in Alice's graveyard
      And the chain of events holds the ability of "Wary Lynx", "Rite"

  Rule: 601.1d A division is announced as the card is played, at least one for each target

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Left Horn" with power 5
      And Bob controls a unit "Right Horn" with power 5
      And Alice has the action "Hail" in hand: "Hail deals 3 damage divided as you choose among any number of target units."

    Example: two and one
      When Alice plays "Hail" targeting "Left Horn" and "Right Horn", dividing it 1 and 2
      And all players pass
      Then "Left Horn" has 1 damage marked
      And "Right Horn" has 2 damage marked

    Example: the player is asked before anybody can respond
      When Alice plays "Hail" targeting "Left Horn" and "Right Horn"
      Then Alice is asked to divide

    Example: nothing for one of them, or more than there is
      When Alice plays "Hail" targeting "Left Horn" and "Right Horn"
      And Alice tries to divide 3 to "Left Horn"
      Then it is refused by rule 601.1d
      When Alice tries to divide 2 to "Left Horn" and 2 to "Right Horn"
      Then it is refused by rule 601.1d
      When Alice tries to divide 2 to "Left Horn" and 1 to Bob's base
      Then it is refused by rule 601.1d
      And Alice is asked to divide

    Example: among no more targets than there is to divide
      Given Bob controls a unit "Old Horn" with power 5
      And Bob controls a unit "Bent Horn" with power 5
      And Alice has the action "Sleet" in hand: "Sleet deals 3 damage divided as you choose among any number of target units."
      When Alice plays "Sleet"
      Then Alice can't choose "Left Horn", "Right Horn", "Old Horn" and "Bent Horn"
      And Alice can choose "Left Horn", "Right Horn" and "Old Horn"

  Rule: 601.1e What is proposed must be legal

    Example: no legal target, no card
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Stab" in hand: "Stab deals 2 damage to target unit."
      When Alice tries to play "Stab"
      Then it is refused by rule 601.1c

    Example: no room in any base, no unit
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Hovel" with capacity 1
      And Alice controls a unit "Squatter" in her base "Hovel"
      And Alice has a unit "Latecomer" in hand
      When Alice tries to play "Latecomer"
      Then it is refused

    @also:601.4
    Example: before it is looked at whether it may still be played
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Hermit": "As long as you have exactly 0 cards in hand, you can't play actions."
      And Alice has the action "Unravel" in hand: "Destroy target trap."
      And Alice's hand holds 1 card
      When Alice tries to play "Unravel"
      Then it is refused by rule 601.1c

  Rule: 601.1f The total cost is the printed one plus increases, minus reductions

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: an increase
      Given Bob controls a unit "Toll Keeper": "Actions your opponents play cost 2 more."
      And Alice has the action "Lantern" with cost 3 in hand: "You gain 1 resource."
      When Alice plays "Lantern"
      Then Alice has 5 resource

    Example: an increase is for those, and for what, it says
      Given Bob controls a unit "Toll Keeper": "Actions your opponents play cost 2 more."
      And Bob has the action "Decree" with cost 3 in hand: "Draw a card."
      And Alice has a unit "Mule" with cost 3 in hand
      When Bob plays "Decree"
      And all players pass
      Then Bob has 7 resource
      When Alice plays "Mule" in Alice's base
      Then Alice has 7 resource

    Example: increases and reductions together
      Given Bob controls a unit "Toll Keeper": "Actions your opponents play cost 2 more."
      And Alice controls a unit "Haggler": "Actions you play cost 4 less."
      And Alice has the action "Lantern" with cost 3 in hand: "You gain 5 resource."
      When Alice plays "Lantern"
      Then Alice has 9 resource

    Example: never less than nothing
      Given Alice controls a unit "Haggler": "Actions you play cost 4 less."
      And Alice has the action "Lantern" with cost 3 in hand: "You gain 5 resource."
      When Alice plays "Lantern"
      Then the chain of events holds "Lantern"
      And Alice still has 10 resource

    Example: an additional cost comes on top
      Given Alice has the action "Deep Lantern" with cost 3 in hand:
        """
        As an additional cost to play this card, pay 2.
        You gain 1 resource.
        """
      When Alice plays "Deep Lantern"
      Then Alice has 5 resource

    Example: once determined, the cost is locked in
      Given Alice controls a unit "Haggler": "Actions you play cost 4 less."
      And Alice has the action "Burnt Offering" with cost 6 in hand:
        """
        As an additional cost to play this card, sacrifice a unit.
        You gain 1 resource.
        """
      When Alice plays "Burnt Offering"
      Then "Haggler" is in Alice's graveyard
      And Alice has 8 resource

  Rule: 601.1g The total cost is paid in full

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: out of the reserve
      Given Alice has the action "Lantern" with cost 4 in hand: "You gain 1 resource."
      When Alice plays "Lantern"
      Then Alice has 6 resource

    Example: a partial payment is none
      Given Alice has 3 resource
      And Alice has the action "Lantern" with cost 4 in hand: "You gain 1 resource."
      When Alice tries to play "Lantern"
      Then it is refused

    Example: a cost that can't be paid
      Given Alice has the action "Burnt Offering" with cost 1 in hand:
        """
        As an additional cost to play this card, sacrifice a unit.
        You gain 5 resource.
        """
      When Alice tries to play "Burnt Offering"
      Then it is refused

    Example: what chance decides is paid last
      Given Alice controls a base "Gambling Den": "Discard a card at random, discard a card: Draw a card."
      And Alice's hand holds 2 cards
      And Alice has an action "Ace" in hand
      And Alice has an action "Deuce" in hand
      When Alice activates "Gambling Den" discarding "Deuce"
      Then "Deuce" is in Alice's graveyard
      And "Ace" is in Alice's graveyard
      And the chain of events holds the ability of "Gambling Den"

    Example: before the card becomes played
      Given Alice controls a unit "Lamb": "Whenever you play an action, you gain 1 resource."
      And Alice has the action "Offering" with cost 2 in hand:
        """
        As an additional cost to play this card, sacrifice a unit.
        Draw a card.
        """
      When Alice plays "Offering"
      Then "Lamb" is in Alice's graveyard
      And the chain of events holds "Offering"

  @ruling:low-060
  Rule: 601.1h Then the card has been played

    Example: what triggers on playing goes above it, and who played it has priority
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Choirmaster": "Whenever you play an action, you gain 1 resource."
      And Alice has the action "Hymn" with cost 2 in hand: "You gain 3 resource."
      When Alice plays "Hymn"
      Then the chain of events holds the ability of "Choirmaster", "Hymn"
      And Alice still has priority

    @also:406.6c
    Example: an ability is activated before it resolves at once
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Miner": "Rest Miner: You gain 2 resource."
      And Alice controls a unit "Auditor": "Whenever you activate an ability, if you have 11 or more resource, draw a card."
      When Alice activates "Miner"
      Then Alice has 12 resource
      And the chain of events is empty

  Rule: 601.2 A player plays a card only if something allows it and nothing forbids it

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: what others may play is forbidden to one
      Given Bob controls a unit "Censor": "Your opponents can't play actions."
      And Alice has the action "Whisper" in hand
      And Bob has the action "Decree" in hand
      Then Alice can't play "Whisper"
      And Bob can still play "Decree"

    Example: the prohibition ends with the one who spoke it
      Given Bob controls a unit "Censor" with power 1: "Your opponents can't play actions."
      And Bob has the action "Recant" in hand: "Destroy target unit you control."
      And Alice has the action "Whisper" in hand
      When Bob plays "Recant" targeting "Censor"
      And all players pass
      Then Alice can play "Whisper"

    Example: a card that says of itself that it can't be played
      Given Alice has the action "Sealed Scroll" in hand:
        """
        This card can't be played.
        You gain 1 resource.
        """
      When Alice tries to play "Sealed Scroll"
      Then it is refused by rule 601.2

    Example: cards of a kind that can't be played, and others
      Given Bob controls an upgrade "Ban": "Dragons can't be played."
      And Alice has a Dragon unit "Wyrm" in hand
      And Alice has a unit "Mule" in hand
      Then Alice can't play "Wyrm"
      And Alice can still play "Mule"

    Example: nothing allows a unit on another player's turn
      Given Bob has a unit "Night Caller" in hand
      When Bob tries to play "Night Caller"
      Then it is refused

  Rule: 601.2a A prohibition is ignored as long as a choice could end it

    Example: a larger X makes the card one that may be played
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Gatekeeper": "Your opponents can't play cards with resource cost 2 or less."
      And Alice has the action "Rain of Coins" with cost X in hand: "You gain 1 resource."
      When Alice plays "Rain of Coins" with X = 4
      Then the chain of events holds "Rain of Coins"

  Rule: 601.3 A choice is open where a later one of the same step makes it possible

    Example: a mode whose target X has to fit
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Oak" with power 3
      And Alice has the action "Measure" with cost X in hand:
        """
        Choose one —
        • Destroy target unit with power X or less.
        • You gain 1 resource.
        """
      When Alice plays "Measure" choosing mode 1 with X = 3 targeting "Oak"
      And all players pass
      Then "Oak" is in Bob's graveyard
      And Alice has 7 resource

    Example: a target that only a value of X fits which no cost names
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Oak" with power 3
      And Alice has the action "Measure" in hand: "Destroy target unit with power X."
      When Alice plays "Measure"
      And all players pass
      Then "Oak" is in Bob's graveyard

    Example: not where no choice would do
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Giant Oak" with power 13
      And Alice has the action "Measure" with cost X in hand:
        """
        Choose one —
        • Destroy target unit with power X or greater.
        • Destroy target upgrade.
        """
      When Alice plays "Measure" choosing mode 1 with X = 3 targeting "Giant Oak"
      And all players pass
      Then "Giant Oak" is in Bob's graveyard

  Rule: 601.4 A card that may not be played any more after its proposal is taken back

    Example: X makes the card one that may not be played
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Gatekeeper": "Your opponents can't play cards with resource cost 3 or greater."
      And Alice has the action "Rain of Coins" with cost X in hand: "You gain 1 resource."
      When Alice tries to play "Rain of Coins" with X = 4
      Then it is refused by rule 601.2
      And the chain of events is empty
      And Alice still has 10 resource
      When Alice plays "Rain of Coins" with X = 2
      Then Alice has 8 resource

    Example: what the payment brings about comes too late
      Given a Legions of Will game between Alice and Bob
      And Alice has 8 resource
      And Alice controls a unit "Thrifty Abbot": "As long as you have 5 or fewer resource, you can't play actions."
      And Alice has the action "Lantern" with cost 3 in hand: "You gain 4 resource."
      When Alice plays "Lantern"
      And all players pass
      Then Alice has 9 resource

    @also:601.1d
    Example: before anything is divided
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Gatekeeper": "Your opponents can't play cards with resource cost 3 or greater."
      And Bob controls a unit "Imp" with power 5
      And Bob controls a unit "Ogre" with power 5
      And Alice has the action "Hail" with cost X in hand: "Hail deals 4 damage divided as you choose among any number of target units."
      When Alice tries to play "Hail" with X = 4 targeting "Imp" and "Ogre"
      Then it is refused by rule 601.2

  Rule: 601.6 Changing costs doesn't touch what is on the chain of events

    Example: a toll comes too late
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Lantern" with cost 3 in hand: "You gain 5 resource."
      And Bob has the action "Sudden Toll" in hand: "Actions cost 4 more this turn."
      When Alice plays "Lantern"
      And Bob plays "Sudden Toll"
      And all players pass
      And all players pass
      Then Alice has 12 resource
