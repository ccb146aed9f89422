Feature: 603. Handling triggered abilities

  Rule: 603.1 "When", "whenever" and "at" begin a triggered ability

    Scenario Outline: <text>
      Given a Legions of Will game between Alice and Bob
      And it is Alice's end step
      And Bob controls a unit "Sunflower" rested: "<text>"
      When all players pass, which ends the turn
      Then the chain of events holds the ability of "Sunflower"
      When all players pass
      Then Bob has 12 resource

      Examples:
        | text                                                         |
        | When this unit becomes reset, you gain 2 resource.           |
        | Whenever this unit becomes reset, you gain 2 resource.       |
        | At the beginning of your effect step, you gain 2 resource.   |

  Rule: 603.1a Instructions after the effect hold while the ability is on the chain of events

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob has the action "Hush" in hand: "Prevent target ability from resolving."

    @also:604.5
    Example: an ability that can't be prevented
      Given Alice controls a unit "Iron Herald": "At the beginning of your end step, you gain 1 resource. This ability can't be prevented."
      When the game goes to the end step
      And Bob plays "Hush" targeting the ability of "Iron Herald"
      And all players pass
      And all players pass
      Then Alice has 11 resource

    @also:604.5
    Example: an ability that can't be prevented, in more words
      Given Alice controls a unit "Iron Herald": "At the beginning of your end step, you gain 1 resource. This ability can't be prevented from resolving."
      When the game goes to the end step
      And Bob plays "Hush" targeting the ability of "Iron Herald"
      And all players pass
      And all players pass
      Then Alice has 11 resource

    Example: one that can
      Given Alice controls a unit "Tin Herald": "At the beginning of your end step, you gain 1 resource."
      When the game goes to the end step
      And Bob plays "Hush" targeting the ability of "Tin Herald"
      And all players pass
      Then the chain of events is empty
      And Alice still has 10 resource

  Rule: 603.2 An ability triggers by itself whenever its event occurs, and does nothing yet

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Thin Skin" with power 3: "Whenever Thin Skin is dealt damage, you gain 2 resource."

    Example: it only waits to resolve
      Given Alice has the action "Poke" in hand: "Poke deals 1 damage to target unit."
      When Alice plays "Poke" targeting "Thin Skin"
      And all players pass
      Then the chain of events holds the ability of "Thin Skin"
      And Bob still has 10 resource

    Example: another event sets off nothing
      Given Alice has the action "Yawn" in hand: "Rest target unit."
      When Alice plays "Yawn" targeting "Thin Skin"
      And all players pass
      Then "Thin Skin" is rested
      And the chain of events is empty

  Rule: 603.2a Abilities trigger when nobody may activate any

    Example: under a prohibition
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Stillness": "Players can't activate abilities."
      And Bob controls a unit "Thin Skin" with power 3: "Whenever Thin Skin is dealt damage, you gain 2 resource."
      And Alice has the action "Poke" in hand: "Poke deals 1 damage to target unit."
      When Alice plays "Poke" targeting "Thin Skin"
      And all players pass
      And all players pass
      Then Bob has 12 resource

  Rule: 603.2b "At the beginning of" a step means when it begins

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Dusk Moth": "At the beginning of your end step, you gain 1 resource."

    Example: the step begins
      When the game goes to the end step
      Then the chain of events holds the ability of "Dusk Moth"

    Example: somebody else's step
      Given it is Bob's postbattle main phase
      When the game goes to the end step
      Then the chain of events is empty

    Example: a permanent that comes later has missed it
      Given it is Alice's postbattle main phase
      And Alice has the action "Raise" in hand: "Return target unit card from your graveyard to the battlefield in target base you control."
      And Alice has a unit "Late Moth" in her graveyard: "At the beginning of your end step, you gain 1 resource."
      When the game goes to the end step
      And Alice plays "Raise" targeting "Late Moth", Alice's base
      And all players pass
      Then "Late Moth" is on the battlefield
      And the chain of events holds the ability of "Dusk Moth"

  Rule: 603.2c Once for each time the event occurs

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Undertaker" with power 5: "Whenever a unit you control is dealt damage, you gain 1 resource."
      And Bob has the action "Sparks" in hand: "Sparks deals 1 damage to each unit."

    Example: an event with one occurrence
      When Bob plays "Sparks"
      And all players pass
      Then the chain of events holds the ability of "Undertaker"

    Example: an event with three
      Given Alice controls 2 units "Mourner" with power 2
      When Bob plays "Sparks"
      And all players pass
      And Alice orders "Undertaker", "Undertaker", "Undertaker"
      Then the chain of events holds the ability of "Undertaker", the ability of "Undertaker", the ability of "Undertaker"

    @ruling:low-077
    Example: two counters at once, each of which is one
      Given Bob controls a unit "Counting House": "Whenever an ice counter is put on a unit, you gain 1 resource."
      And Alice has the action "Rime" with cost 0 in hand: "Put two ice counters on target unit."
      When Alice plays "Rime" targeting "Undertaker"
      And all players pass
      And Bob orders "Counting House", "Counting House"
      Then the chain of events holds the ability of "Counting House", the ability of "Counting House"

    @ruling:low-077
    Example: two counters at once, of which one or more are asked for
      Given Bob controls a unit "Counting House": "Whenever one or more ice counters are put on a unit, you gain 1 resource."
      And Alice has the action "Rime" with cost 0 in hand: "Put two ice counters on target unit."
      When Alice plays "Rime" targeting "Undertaker"
      And all players pass
      Then the chain of events holds the ability of "Counting House"

  Rule: 603.2d An effect can make abilities trigger additional times

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Dusk Moth": "At the beginning of your end step, you gain 1 resource."

    Example: twice instead of once
      Given Alice controls a unit "Mirror Pond": "Triggered abilities of units you control trigger an additional time."
      When the game goes to the end step
      And Alice orders "Dusk Moth", "Dusk Moth"
      And all players pass
      And all players pass
      Then Alice has 12 resource

    Example: two such effects add up, and don't double each other
      Given Alice controls 2 units "Mirror Pond": "Triggered abilities of units you control trigger an additional time."
      When the game goes to the end step
      And Alice orders "Dusk Moth", "Dusk Moth", "Dusk Moth"
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 13 resource

  Rule: 603.2e An object's triggered abilities are those that it has, not those that it created

    Example: a delayed ability isn't multiplied
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Mirror Pond": "Triggered abilities of units you control trigger an additional time."
      And Alice controls a unit "Planter": "Pay 1: At the beginning of the next end step, you gain 4 resource."
      When Alice activates "Planter"
      And all players pass
      And the game goes to the end step
      Then the chain of events holds the ability of "Planter"

  Rule: 603.2f "Becomes" speaks of the moment, not of the state

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Lullaby": "Whenever a unit becomes rested, you gain 1 resource."

    Example: the moment
      Given Bob controls a unit "Sentry"
      And Alice has the action "Yawn" in hand: "Rest target unit."
      When Alice plays "Yawn" targeting "Sentry"
      And all players pass
      Then the chain of events holds the ability of "Lullaby"

    Example: what is rested already doesn't become so
      Given Bob controls a unit "Sentry" rested
      And Alice has the action "Yawn" in hand: "Rest target unit. You lose 1 resource."
      When Alice plays "Yawn" targeting "Sentry"
      And all players pass
      Then Alice has 9 resource
      And the chain of events is empty

    Example: what enters rested doesn't become so
      Given Alice has a unit "Drowsy Bear" in hand: "Drowsy Bear enters the battlefield rested."
      When Alice plays "Drowsy Bear"
      And all players pass
      Then "Drowsy Bear" is rested
      And the chain of events is empty

  Rule: 603.2g What isn't visible to all doesn't trigger

    Example: a face-down trap
      Given a Legions of Will game between Alice and Bob
      And Alice controls a trap "Pit" face down: "Whenever a unit is dealt damage, you gain 1 resource."
      And Alice controls a unit "Open Eye": "Whenever a unit is dealt damage, you gain 1 resource."
      And Bob controls a unit "Thin Skin" with power 3
      And Bob has the action "Poke" in hand: "Poke deals 1 damage to target unit."
      When Bob plays "Poke" targeting "Thin Skin"
      And all players pass
      Then the chain of events holds the ability of "Open Eye"

  Rule: 603.2h An event that is prevented or replaced sets nothing off

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob has the action "Poke" in hand: "Poke deals 2 damage to target unit."

    Example: all the damage is prevented
      Given Alice controls a unit "Thin Skin" with power 3: "Whenever Thin Skin is dealt damage, you gain 1 resource."
      And Alice has the action "Ward" in hand: "Prevent the next 2 damage that would be dealt to target unit this turn."
      When Alice plays "Ward" targeting "Thin Skin"
      And all players pass
      And Bob plays "Poke" targeting "Thin Skin"
      And all players pass
      Then "Poke" is in Bob's graveyard
      And the chain of events is empty

    Example: a part of the damage is not
      Given Alice controls a unit "Thin Skin" with power 3: "Whenever Thin Skin is dealt damage, you gain 1 resource."
      And Alice has the action "Ward" in hand: "Prevent the next 1 damage that would be dealt to target unit this turn."
      When Alice plays "Ward" targeting "Thin Skin"
      And all players pass
      And Bob plays "Poke" targeting "Thin Skin"
      And all players pass
      Then the chain of events holds the ability of "Thin Skin"

    Example: what is expelled instead isn't destroyed
      Given Alice controls a unit "Gravewatch": "Whenever a unit is destroyed, you gain 1 resource."
      And Alice controls a unit "Wisp": "If this unit would be destroyed, expel it instead."
      And Bob has the action "Bury" in hand: "Destroy target unit."
      When Bob plays "Bury" targeting "Wisp"
      And all players pass
      Then "Wisp" is expelled
      And the chain of events is empty

  Rule: 603.2i "Do this only once each turn"

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Modest Muse": "Whenever you play an action, you gain 5 resource. Do this only once each turn."
      And Alice has the action "First Verse" in hand: "You lose 1 resource."
      And Alice has the action "Second Verse" in hand: "You lose 1 resource."

    @also:605.2n
    Example: a second time in the same turn
      When Alice plays "First Verse"
      And all players pass
      And Alice plays "Second Verse"
      Then the chain of events holds "Second Verse", "First Verse"
      And Alice has 15 resource

    Example: the action isn't taken yet when the second event occurs
      When Alice plays "First Verse"
      And Alice plays "Second Verse"
      Then the chain of events holds the ability of "Modest Muse", "Second Verse", the ability of "Modest Muse", "First Verse"

    Example: the next turn
      Given it is Bob's end step
      When Alice plays "First Verse"
      And all players pass
      And the game goes to Alice's prebattle main phase
      And Alice plays "Second Verse"
      Then the chain of events holds the ability of "Modest Muse", "Second Verse"

  Rule: 603.3 What has triggered goes on the chain of events before anybody gets priority

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Thin Skin" with power 3: "Whenever Thin Skin is dealt damage, you gain 2 resource."

    Example: as soon as what set it off has resolved, and before anybody acts
      Given Alice has the action "Poke" in hand: "Poke deals 1 damage to target unit. You lose 1 resource."
      When Alice plays "Poke" targeting "Thin Skin"
      And all players pass
      Then "Poke" is in Alice's graveyard
      And the chain of events holds the ability of "Thin Skin"
      And Alice still has priority

    Example: above what is there already
      Given Alice has the action "Poke" in hand: "Poke deals 1 damage to target unit."
      And Bob has the action "Drum" in hand
      When Bob plays "Drum"
      And Alice plays "Poke" targeting "Thin Skin"
      And all players pass
      Then the chain of events holds the ability of "Thin Skin", "Drum"

    Example: its source may be gone when it resolves
      Given Alice has the action "Crush" in hand: "Crush deals 3 damage to target unit."
      When Alice plays "Crush" targeting "Thin Skin"
      And all players pass
      And all players pass
      Then "Thin Skin" is in Bob's graveyard
      And Bob has 12 resource

  Rule: 603.3a Whoever controlled the source as it triggered controls the ability

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: and keeps it when the source changes hands
      Given Alice controls a unit "Dusk Moth": "At the beginning of your end step, you gain 1 resource."
      And Bob has the action "Bribe" in hand: "Gain control of target unit."
      When the game goes to the end step
      And Bob plays "Bribe" targeting "Dusk Moth"
      And all players pass
      And all players pass
      Then "Dusk Moth" is controlled by Bob
      And Alice has 11 resource
      And Bob still has 10 resource

    Example: and so chooses its targets
      Given Alice controls a unit "Bell Tower": "At the beginning of your end step, rest target unit."
      And Bob controls a unit "Light Sleeper": "Whenever Light Sleeper becomes the target of an action or ability, you gain 1 resource."
      When the game goes to the end step
      And Alice chooses "Light Sleeper"
      Then the chain of events holds the ability of "Light Sleeper", the ability of "Bell Tower"
      And the ability of "Light Sleeper" is controlled by Bob

    Example: where what it is the target of has to be an opponent's
      Given Alice controls a unit "Bell Tower": "At the beginning of each player's end step, rest target unit."
      And Bob controls a unit "Light Sleeper": "Whenever Light Sleeper becomes the target of an action or ability an opponent controls, you gain 1 resource."
      And Alice controls a unit "Deep Sleeper": "Whenever Deep Sleeper becomes the target of an action or ability an opponent controls, you gain 1 resource."
      And Alice has the action "Nudge" in hand: "Rest target unit."
      When Alice plays "Nudge" targeting "Deep Sleeper"
      Then the chain of events holds "Nudge"
      When all players pass
      And the game goes to the end step
      And Alice chooses "Light Sleeper"
      Then the chain of events holds the ability of "Light Sleeper", the ability of "Bell Tower"

  Rule: 603.3b The active player's abilities first, then the others', each in an order of their own

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Alice's Raven": "At the beginning of each player's end step, you gain 1 resource."
      And Alice controls a unit "Alice's Crow": "At the beginning of each player's end step, you gain 2 resource."
      And Bob controls a unit "Bob's Raven": "At the beginning of each player's end step, you gain 1 resource."
      And Bob controls a unit "Bob's Crow": "At the beginning of each player's end step, you gain 2 resource."

    @also:100.9
    Example: the active player's lie below
      When the game goes to the end step
      And Alice orders "Alice's Raven", "Alice's Crow"
      And Bob orders "Bob's Crow", "Bob's Raven"
      Then the chain of events holds the ability of "Bob's Raven", the ability of "Bob's Crow", the ability of "Alice's Crow", the ability of "Alice's Raven"

    Example: on the other player's turn it is the other way round
      Given it is Bob's postbattle main phase
      When the game goes to the end step
      And Bob orders "Bob's Raven", "Bob's Crow"
      And Alice orders "Alice's Crow", "Alice's Raven"
      Then the chain of events holds the ability of "Alice's Raven", the ability of "Alice's Crow", the ability of "Bob's Crow", the ability of "Bob's Raven"

    Example: so the other player's resolve first
      When the game goes to the end step
      And Alice orders "Alice's Raven", "Alice's Crow"
      And Bob orders "Bob's Crow", "Bob's Raven"
      And all players pass
      Then Bob has 11 resource
      And Alice still has 10 resource

    Example: nobody orders the abilities of others
      When the game goes to the end step
      Then Alice is asked to order triggered abilities
      And Alice can't choose "Bob's Raven"

  @ruling:low-019

  Rule: 603.3b Then everything is checked again, until nothing is left to do

    Example: what dies in the check sets off an ability that goes on top
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Brittle Idol" with power 2: "Whenever Brittle Idol is dealt damage, you gain 1 resource."
      And Bob controls a unit "Gravewatch": "Whenever another unit is destroyed, you gain 1 resource."
      And Bob has the action "Smash" in hand: "Smash deals 2 damage to target unit."
      When Bob plays "Smash" targeting "Brittle Idol"
      And all players pass
      Then "Brittle Idol" is in Alice's graveyard
      And the chain of events holds the ability of "Gravewatch", the ability of "Brittle Idol"
      And Alice still has priority

  Rule: 603.3c The modes of a triggered ability are announced as it is put on the chain of events

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Crossroads Sage":
        """
        At the beginning of your end step, choose one —
        • You gain 1 resource.
        • Destroy target Dragon.
        """

    Example: one of the modes
      Given Bob controls a Dragon unit "Old Smoke"
      When the game goes to the end step
      And Alice chooses mode 2
      And all players pass
      Then "Old Smoke" is in Bob's graveyard

    Example: a mode without a legal target can't be chosen
      When the game goes to the end step
      And all players pass
      Then Alice has 11 resource

    Example: without any legal mode the ability is removed
      Given Bob controls a unit "Lost Sage":
        """
        At the beginning of each player's end step, choose one —
        • Destroy target Dragon.
        • Destroy target Giant.
        """
      When the game goes to the end step
      Then the chain of events holds the ability of "Crossroads Sage"

  Rule: 603.3d Its targets are chosen then, too, and without legal choices it is removed

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Dragonbane": "At the beginning of your end step, destroy target Dragon."

    @also:601.1c
    Example: its controller chooses among the legal targets
      Given Bob controls a Dragon unit "Old Smoke"
      And Bob controls a Dragon unit "Young Smoke"
      And Bob controls a unit "Stable Boy"
      When the game goes to the end step
      Then Alice is asked to choose targets
      And Alice can't choose "Stable Boy"

    Example: what was chosen is affected
      Given Bob controls a Dragon unit "Old Smoke"
      And Bob controls a Dragon unit "Young Smoke"
      When the game goes to the end step
      And Alice chooses "Young Smoke"
      And all players pass
      Then "Young Smoke" is in Bob's graveyard
      And "Old Smoke" is still on the battlefield

    Example: no legal target
      Given Bob controls a unit "Stable Boy"
      When the game goes to the end step
      Then the chain of events is empty
      And the trace cites rule 603.3d

  Rule: 603.4 An "if" right after the trigger is checked as the event occurs and again as the ability resolves

    Background:
      Given a Legions of Will game between Alice and Bob
      And it is Bob's end step
      And Alice controls a base "Gathering Hall" with capacity 12: "At the beginning of your turn, if there are 10 or more units in this base, you win the game."

    Example: nine units as the turn begins: nothing triggers
      Given Alice controls 9 units "Guest" in her base "Gathering Hall"
      When the game goes to Alice's prebattle main phase
      Then the game is not over
      And the trace doesn't cite rule 603.3

    Example: ten units at both moments
      Given Alice controls 10 units "Guest" in her base "Gathering Hall"
      When the game goes to the effect step
      And all players pass
      Then Alice wins the game

    @also:605.2a
    Example: ten units as the turn begins, nine as the ability resolves
      Given Alice controls 10 units "Guest" in her base "Gathering Hall"
      And Bob has the action "Evict" in hand: "Destroy target unit."
      When the game goes to the effect step
      And Bob plays "Evict" targeting "Guest" (3)
      And all players pass
      And all players pass
      Then the chain of events is empty
      And the game is not over

    Example: units elsewhere don't count
      Given Alice controls 9 units "Guest" in her base "Gathering Hall"
      And Alice controls a unit "Stranger" in her base "Stable"
      When the game goes to Alice's prebattle main phase
      Then the game is not over
      And the trace doesn't cite rule 603.3

    Example: an "if" anywhere else is read as the ability resolves
      Given Alice controls a unit "Late Counter": "At the beginning of your turn, you gain 5 resource if you control two or more units."
      When the game goes to the effect step
      Then the chain of events holds the ability of "Late Counter"

  Rule: 603.4~2 What is optional goes on the chain of events all the same; the choice is made as it resolves

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: "may", declined
      Given Alice controls a unit "Peddler": "At the beginning of your end step, you may sacrifice a unit. If you do, you gain 5 resource."
      When the game goes to the end step
      And all players pass
      And Alice declines
      Then Alice still has 10 resource
      And "Peddler" is still on the battlefield

    Example: "may", accepted
      Given Alice controls a unit "Peddler": "At the beginning of your end step, you may sacrifice a unit. If you do, you gain 5 resource."
      When the game goes to the end step
      And all players pass
      And Alice accepts
      Then Alice has 15 resource
      And "Peddler" is in Alice's graveyard

    Example: nobody is asked before that
      Given Alice controls a unit "Peddler": "At the beginning of your end step, you may sacrifice a unit. If you do, you gain 5 resource."
      When the game goes to the end step
      Then the chain of events holds the ability of "Peddler"
      And Alice still has priority

    Example: "unless", paid
      Given Alice controls a unit "Needy Giant": "At the beginning of your end step, sacrifice this unit unless you pay 3."
      When the game goes to the end step
      And all players pass
      And Alice accepts
      Then Alice has 7 resource
      And "Needy Giant" is still on the battlefield

    Example: "unless", not paid
      Given Alice controls a unit "Needy Giant": "At the beginning of your end step, sacrifice this unit unless you pay 3."
      When the game goes to the end step
      And all players pass
      And Alice declines
      Then "Needy Giant" is in Alice's graveyard

  Rule: 603.5 The ability looks for the object in the zone that it moved to

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Cinder Hen": "When Cinder Hen is destroyed, return it to its owner's hand."
      And Bob has the action "Bury" in hand: "Destroy target unit."

    Example: it is there
      When Bob plays "Bury" targeting "Cinder Hen"
      And all players pass
      And all players pass
      Then "Cinder Hen" is in Alice's hand

    Example: it has moved on
      Given Bob has the action "Scatter Ashes" in hand: "Expel target unit card from a graveyard."
      When Bob plays "Bury" targeting "Cinder Hen"
      And all players pass
      And Bob plays "Scatter Ashes" targeting "Cinder Hen"
      And all players pass
      And all players pass
      Then "Cinder Hen" is expelled
      And the chain of events is empty

  Rule: 603.5 What enters a base sets off what waits for that

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Mill": "Whenever a unit enters this base, you gain 1 resource."
      And Alice controls a base "Weir"

    @also:404.5
    Example: moved from another base
      Given Alice controls a unit "Drifter" in her base "Weir"
      When Alice moves "Drifter" to "Mill"
      Then the chain of events holds the ability of "Mill"

    Example: entering the battlefield there
      Given Alice has a unit "Miller" in hand
      When Alice plays "Miller" in "Mill"
      And all players pass
      Then the chain of events holds the ability of "Mill"

    Example: under the control of another player
      Given Bob controls a unit "Drifter"
      And Alice has the action "Lure" in hand: "Gain control of target unit."
      When Alice plays "Lure" targeting "Drifter"
      And all players pass
      And Alice chooses "Mill"
      Then the chain of events holds the ability of "Mill"

    Example: not in another base
      Given Alice has a unit "Miller" in hand
      When Alice plays "Miller" in "Weir"
      And all players pass
      Then "Miller" is in "Weir"
      And the chain of events is empty

  Rule: 603.5a What is on the battlefield after the event is checked, the newcomers too

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: a newcomer sees itself enter
      Given Alice has a unit "Town Crier" in hand: "Whenever a unit enters the battlefield, you gain 1 resource."
      When Alice plays "Town Crier"
      And all players pass
      Then the chain of events holds the ability of "Town Crier"

    Example: "another" is not the newcomer itself
      Given Alice has a unit "Door Warden" in hand: "Whenever another unit enters the battlefield, you gain 1 resource."
      When Alice plays "Door Warden"
      And all players pass
      Then "Door Warden" is on the battlefield
      And the chain of events is empty

    Example: "under your control" is not under another's
      Given Bob controls a unit "Jealous Host": "Whenever a unit enters the battlefield under your control, you gain 1 resource."
      And Alice has a unit "Guest" in hand
      When Alice plays "Guest"
      And all players pass
      Then "Guest" is on the battlefield
      And the chain of events is empty

  Rule: 603.5b Continuous effects hold from the moment the permanent is there

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Proud Heir" with power 2 in hand: "When Proud Heir enters the battlefield, you gain 3 resource."

    Example: a unit that enters without its abilities doesn't trigger
      Given Bob controls an upgrade "Grey Dome": "Each unit loses all abilities."
      When Alice plays "Proud Heir"
      And all players pass
      Then "Proud Heir" is on the battlefield
      And the chain of events is empty

    Example: a unit is never on the battlefield without what it is given
      Given Alice controls an upgrade "Banner": "Units you control gain +2 power."
      And Alice controls an upgrade "Muster Roll": "Whenever a unit enters the battlefield, if you control a unit with power 4 or greater, you gain 4 resource."
      When Alice plays "Proud Heir"
      And all players pass
      And Alice orders "Proud Heir", "Muster Roll"
      And all players pass
      Then Alice has 14 resource

  Rule: 603.5c Leaving the battlefield

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Old Ferryman": "When Old Ferryman leaves the battlefield, you gain 2 resource."

    @ruling:low-061
    Example: to any other zone
      Given Bob has the action "Send Home" in hand: "Return target unit to its owner's hand."
      When Bob plays "Send Home" targeting "Old Ferryman"
      And all players pass
      And all players pass
      Then Alice has 12 resource

    @ruling:low-010
    Example: a move to another base is none
      Given Alice controls a base "Near Shore"
      And Alice controls a base "Far Shore"
      When Alice moves "Old Ferryman" to "Far Shore"
      Then "Old Ferryman" is in "Far Shore"
      And the chain of events is empty

    Example: "from anywhere" includes the battlefield
      Given Alice controls a unit "Restless Bones": "When Restless Bones is put into a graveyard from anywhere, you gain 2 resource."
      And Bob has the action "Bury" in hand: "Destroy target unit."
      When Bob plays "Bury" targeting "Restless Bones"
      And all players pass
      Then the chain of events holds the ability of "Restless Bones"

    @also:109.4i
    Example: "from anywhere" includes the hand
      Given Bob has the action "Rob" in hand: "Target player discards a card."
      And Alice's hand holds 1 card
      And Alice has a unit "Restless Bones" in hand: "When Restless Bones is put into a graveyard from anywhere, you gain 2 resource."
      When Bob plays "Rob" targeting Alice
      And all players pass
      And all players pass
      Then Alice has 12 resource

  Rule: 603.5d "Enters with" and "enters rested" are no triggered abilities

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: rested, and with counters
      Given Alice has a unit "Drowsy Bear" in hand: "Drowsy Bear enters the battlefield rested with two sleep counters on it."
      When Alice plays "Drowsy Bear"
      And all players pass
      Then "Drowsy Bear" is rested
      And "Drowsy Bear" has 2 sleep counters

    Example: rested from the first moment
      Given Alice has a unit "Drowsy Bear" in hand: "Drowsy Bear enters the battlefield rested."
      When Alice plays "Drowsy Bear"
      And all players pass
      Then "Drowsy Bear" is rested
      And the chain of events is empty

    Example: counters from the first moment
      Given Alice has a unit "Frost Wyrm" in hand: "Frost Wyrm enters the battlefield with two ice counters on it."
      When Alice plays "Frost Wyrm"
      And all players pass
      Then "Frost Wyrm" has 2 ice counters
      And the chain of events is empty

  Rule: 603.6 An effect can create an ability that triggers later

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Slow Harvest" in hand: "At the beginning of the next end step, you gain 3 resource."

    Example: later
      When Alice plays "Slow Harvest"
      And all players pass
      And the game goes to the end step
      And all players pass
      Then Alice has 13 resource

    Example: not before
      When Alice plays "Slow Harvest"
      And all players pass
      Then "Slow Harvest" is in Alice's graveyard
      And Alice still has 10 resource

  Rule: 603.6a It can't trigger before it has been created

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls 2 units "Drudge"
      And Alice has the action "Bury" in hand: "Destroy target unit."

    Example: what happened just before is past
      Given Alice has the action "Grim Wager" in hand: "Destroy target unit. Whenever a unit is destroyed this turn, you gain 1 resource."
      When Alice plays "Grim Wager" targeting "Drudge" (1)
      And all players pass
      Then "Drudge" (1) is in Bob's graveyard
      And the chain of events is empty

    Example: what happens afterwards sets it off
      Given Alice has the action "Grim Wager" in hand: "Destroy target unit. Whenever a unit is destroyed this turn, you gain 1 resource."
      When Alice plays "Grim Wager" targeting "Drudge" (1)
      And all players pass
      And Alice plays "Bury" targeting "Drudge" (2)
      And all players pass
      Then the chain of events holds the ability of "Grim Wager"

  Rule: 603.6b It triggers once, the next time, unless it has a duration

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls 2 units "Drudge"
      And Alice has the action "Bury" in hand: "Destroy target unit."
      And Alice has the action "Bury Again" in hand: "Destroy target unit."

    Example: once
      Given Alice has the action "Omen" in hand: "When a unit is destroyed, you gain 4 resource."
      When Alice plays "Omen"
      And all players pass
      And Alice plays "Bury" targeting "Drudge" (1)
      And all players pass
      And all players pass
      And Alice plays "Bury Again" targeting "Drudge" (2)
      And all players pass
      Then Alice has 14 resource
      And the chain of events is empty

    Example: each time, as long as its duration lasts
      Given Alice has the action "Long Omen" in hand: "Whenever a unit is destroyed this turn, you gain 4 resource."
      When Alice plays "Long Omen"
      And all players pass
      And Alice plays "Bury" targeting "Drudge" (1)
      And all players pass
      And all players pass
      And Alice plays "Bury Again" targeting "Drudge" (2)
      And all players pass
      And all players pass
      Then Alice has 18 resource

    Example: and no longer
      Given Alice has the action "Long Omen" in hand: "Whenever a unit is destroyed this turn, you gain 4 resource."
      When Alice plays "Long Omen"
      And all players pass
      And the game goes to Bob's prebattle main phase
      And Alice plays "Bury" targeting "Drudge" (1)
      And all players pass
      Then "Drudge" (1) is in Bob's graveyard
      And the chain of events is empty

    Example: of simultaneous events its controller chooses one
      Given Alice has the action "Omen" in hand: "When a unit is destroyed, return it to its owner's hand."
      And Alice has the action "Landslide" in hand: "Destroy all units."
      When Alice plays "Omen"
      And all players pass
      And Alice plays "Landslide"
      And all players pass
      And Alice chooses "Drudge" (2)
      And all players pass
      Then "Drudge" (2) is in Bob's hand
      And "Drudge" (1) is in Bob's graveyard

  Rule: 603.6c It affects the object that it is about, as long as that is where it was

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Clay Hound" with will 3 and power 3
      And Alice has the action "Doom" in hand: "Rest target unit. At the beginning of the next end step, destroy it."

    Example: changed in the meantime
      Given Bob has the action "Reshape" in hand: "Target unit becomes an Angel until end of turn. Target unit gains +4 power until end of turn."
      When Alice plays "Doom" targeting "Clay Hound"
      And all players pass
      And Bob plays "Reshape" targeting "Clay Hound", "Clay Hound"
      And all players pass
      And the game goes to the end step
      And all players pass
      Then "Clay Hound" is in Bob's graveyard

    Example: gone and back it is another object
      Given Bob has the action "Send Home" in hand: "Return target unit to its owner's hand."
      And Bob has the action "Welcome" in hand: "Put target unit card from your hand onto the battlefield in target base you control."
      When Alice plays "Doom" targeting "Clay Hound"
      And all players pass
      And Bob plays "Send Home" targeting "Clay Hound"
      And all players pass
      And Bob plays "Welcome" targeting "Clay Hound", Bob's base
      And all players pass
      And the game goes to the end step
      And all players pass
      Then "Clay Hound" is still on the battlefield
      And the chain of events is empty

    Example: gone, it is left alone
      Given Bob has the action "Send Home" in hand: "Return target unit to its owner's hand."
      When Alice plays "Doom" targeting "Clay Hound"
      And all players pass
      And Bob plays "Send Home" targeting "Clay Hound"
      And all players pass
      And the game goes to the end step
      And all players pass
      Then "Clay Hound" is in Bob's hand

  Rule: 603.6d One that a card created is its own, and its controller's

    Example: the card is its source
      Given a Legions of Will game between Alice and Bob
      And Bob has the action "Slow Harvest" in hand: "At the beginning of the next end step, you gain 3 resource."
      When Bob plays "Slow Harvest"
      And all players pass
      And the game goes to the end step
      Then the chain of events holds the ability of "Slow Harvest"
      And the ability of "Slow Harvest" is controlled by Bob

  Rule: 603.6e One that an ability created has that ability's source and controller

    Example: the source changes hands before it triggers
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Planter": "Pay 1: At the beginning of the next end step, you gain 4 resource."
      And Bob has the action "Bribe" in hand: "Gain control of target unit."
      When Alice activates "Planter"
      And all players pass
      And Bob plays "Bribe" targeting "Planter"
      And all players pass
      And the game goes to the end step
      Then the chain of events holds the ability of "Planter"
      And the ability of "Planter" is controlled by Alice

  Rule: 603.7 A state trigger triggers as soon as the state is right, and again only once it has left the chain

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls an upgrade "Empty Throne": "When you control no units, you lose 2 resource."
      And Alice controls a unit "Last Heir"
      And Bob has the action "Bury" in hand: "Destroy target unit."

    Example: the state comes about
      When Bob plays "Bury" targeting "Last Heir"
      And all players pass
      Then the chain of events holds the ability of "Empty Throne"

    Example: not a second time while it is on the chain of events
      Given Bob has the action "Drum" in hand: "You gain 1 resource."
      When Bob plays "Bury" targeting "Last Heir"
      And all players pass
      And Bob plays "Drum"
      And all players pass
      Then Bob has 11 resource
      And the chain of events holds the ability of "Empty Throne"

    Example: again when it has resolved and the state still is so
      When Bob plays "Bury" targeting "Last Heir"
      And all players pass
      And all players pass
      Then Alice has 8 resource
      And the chain of events holds the ability of "Empty Throne"

    Example: not again when the state has changed
      Given Alice has the action "Recall the Heir" in hand: "Return target unit card from your graveyard to the battlefield in target base you control."
      When Bob plays "Bury" targeting "Last Heir"
      And all players pass
      And Alice plays "Recall the Heir" targeting "Last Heir", Alice's base
      And all players pass
      And all players pass
      Then Alice has 8 resource
      And the chain of events is empty

    Example: an ability that another object gives to a base without text
      Given Alice controls an upgrade "Law of Heirs": 'Bases you control have "When you control no units, you lose 1 resource."'
      When Bob plays "Bury" targeting "Last Heir"
      And all players pass
      And Alice orders "Empty Throne", "Alice's base"
      And all players pass
      Then Alice has 9 resource
      And the chain of events holds the ability of "Alice's base", the ability of "Empty Throne"

  Rule: 603.8 "Loses the game" triggers however the player comes to leave

    Example: by conceding
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice controls a unit "Mourner": "Whenever a player loses the game, you gain 3 resource."
      When Carol concedes
      And Alice passes
      Then the chain of events holds the ability of "Mourner"
      When all players pass
      Then Alice has 13 resource

    Example: by an effect
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice controls a unit "Mourner": "Whenever a player loses the game, you gain 3 resource."
      And Alice has the action "Ruin" in hand: "Target player loses the game."
      When Alice plays "Ruin" targeting Carol
      And all players pass
      And all players pass
      Then Carol loses the game
      And Alice has 13 resource

  Rule: 603.9 Otherwise things are looked at as they are right after the event

    Example: an ability that arrives with the event sees it
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Awaken" in hand: "Return target unit card from your graveyard to the battlefield in target base you control."
      And Alice has a unit "Self-Seer" in her graveyard: "Whenever a unit enters the battlefield, you gain 1 resource."
      When Alice plays "Awaken" targeting "Self-Seer", Alice's base
      And all players pass
      Then the chain of events holds the ability of "Self-Seer"

    Example: a unit that is gone doesn't see what follows
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Spendthrift": "Whenever you gain resource, you gain 1 resource."
      And Alice has the action "Severance" in hand: "Destroy target unit. You gain 3 resource."
      When Alice plays "Severance" targeting "Spendthrift"
      And all players pass
      Then Alice has 13 resource
      And the chain of events is empty

    Example: what is leaving is looked at as it was before
      Given a Legions of Will game between Alice and Bob
      And Bob controls an upgrade "Stone Owl": "Whenever you gain resource, you lose 1 resource."
      And Alice controls a unit "Choir Head": 'Other units you control have "When this unit leaves the battlefield, you gain 1 resource."'
      And Alice controls a unit "Chorister"
      And Bob has the action "Landslide" in hand: "Destroy all units."
      When Bob plays "Landslide"
      And all players pass
      Then the chain of events holds the ability of "Chorister"

  Rule: 603.9a Abilities about leaving the battlefield look back in time

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Widow": "Whenever a unit you control is destroyed, add 1 resource to your reserve."
      And Alice controls a unit "Drudge"
      And Bob has the action "Landslide" in hand: "Destroy all units."

    Example: it sees itself die
      Given Bob controls an upgrade "Stone Owl": "Whenever you gain resource, you lose 1 resource."
      And Bob has the action "Bury" in hand: "Destroy target unit."
      When Bob plays "Bury" targeting "Ash Widow"
      And all players pass
      Then the chain of events holds the ability of "Ash Widow"

    Example: it dies together with another
      When Bob plays "Landslide"
      And all players pass
      Then "Ash Widow" is in Alice's graveyard
      # Both are alike: which is put on the chain of events first can't be told.
      And the chain of events holds the ability of "Ash Widow", the ability of "Ash Widow"

    Example: it triggers twice, for another and for itself
      Given Bob controls an upgrade "Stone Owl": "Whenever you gain resource, you lose 1 resource."
      When Bob plays "Landslide"
      And all players pass
      And Alice orders "Ash Widow", "Ash Widow"
      And all players pass
      And all players pass
      Then Alice has 12 resource
      And the chain of events is empty

    Example: units of others are none of its own
      Given Bob controls a unit "Peon"
      And Bob controls an upgrade "Stone Owl": "Whenever you gain resource, you lose 1 resource."
      And Bob has the action "Bury" in hand: "Destroy target unit."
      When Bob plays "Bury" targeting "Peon"
      And all players pass
      Then "Peon" is in Bob's graveyard
      And the chain of events is empty

    Example: one that had no abilities before the event sees nothing
      Given Bob controls a unit "Void Imp": "Other units lose all abilities."
      When Bob plays "Landslide"
      And all players pass
      Then "Ash Widow" is in Alice's graveyard
      And the chain of events is empty

    Example: a unit that was attacking until then
      Given Alice controls a unit "Mercenary" with will 1 and power 2
      And Alice controls a unit "Widow": "Whenever an attacking unit leaves the battlefield, you gain 3 resource."
      And Bob has the action "Poach" in hand: "Return target unit to its owner's hand."
      When Alice attacks Bob's base with "Mercenary"
      And Bob plays "Poach" targeting "Mercenary"
      And all players pass
      Then the chain of events holds the ability of "Widow"

  Rule: 603.9b Becoming unattached is looked at as things were before

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: it was attached to its base before
      Given Alice controls a unit "Sapling": "When Sapling becomes unattached, you gain 3 resource."
      And Bob has the action "Uproot" in hand: "Destroy target unit."
      When Bob plays "Uproot" targeting "Sapling"
      And all players pass
      And all players pass
      Then Alice has 13 resource

    Example: it moves to another base
      Given Alice controls a base "Yard"
      And Alice controls a base "Field"
      And Alice controls a unit "Sapling" in her base "Yard": "When Sapling becomes unattached, you gain 3 resource."
      When Alice moves "Sapling" to "Field"
      And all players pass
      Then Alice has 13 resource

  Rule: 603.9c Losing control is looked at as things were before

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Turncoat": "When you lose control of Turncoat, you gain 3 resource."
      And Bob has the action "Bribe" in hand: "Gain control of target unit."

    Example: whoever controlled it gets what it says
      When Bob plays "Bribe" targeting "Turncoat"
      And all players pass
      And all players pass
      Then "Turncoat" is controlled by Bob
      And Alice has 13 resource
      And Bob still has 10 resource

    Example: a unit that was attacking until then
      Given Alice controls a unit "Mercenary" with will 1 and power 2
      And Alice controls a unit "Widow": "Whenever you lose control of an attacking unit, you gain 3 resource."
      And Bob has the action "Poach" in hand: "Gain control of target unit for the rest of the game."
      When Alice attacks Bob's base with "Mercenary"
      And Bob plays "Poach" targeting "Mercenary"
      And all players pass
      Then "Mercenary" is controlled by Bob
      And the chain of events holds the ability of "Widow"

  Rule: 603.9d Being prevented from resolving is looked at as things were before

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Sly Envoy" with cost 2 in hand: "When Sly Envoy is prevented from resolving, you gain 5 resource."
      And Bob has the action "Hush" in hand: "Prevent target unit card from resolving."

    Example: the card was on the chain of events
      When Alice plays "Sly Envoy"
      And Bob plays "Hush" targeting "Sly Envoy"
      And all players pass
      And all players pass
      Then "Sly Envoy" is in Alice's graveyard
      And Alice has 13 resource

    Example: one that resolves
      When Alice plays "Sly Envoy"
      And all players pass
      Then "Sly Envoy" is on the battlefield
      And the chain of events is empty
      And Alice has 8 resource

    Example: its other abilities don't work on the chain of events
      Given Alice has a unit "Grave Warden" with cost 2 in hand: "Whenever a card is put into a graveyard from anywhere, you gain 5 resource."
      When Alice plays "Grave Warden"
      And Bob plays "Hush" targeting "Grave Warden"
      And all players pass
      Then "Grave Warden" is in Alice's graveyard
      And the chain of events is empty
      And Alice has 8 resource

  Rule: 603.9e What triggers as a player loses looks back in time

    Example: a unit that leaves the game together with the player who owned it
      Given a Legions of Will game between Alice, Bob and Carol
      And Carol controls a unit "Mourner": "Whenever a player loses the game, you gain 3 resource."
      And Alice has the action "Bribe" in hand: "Gain control of target unit for the rest of the game."
      When Alice plays "Bribe" targeting "Mourner"
      And all players pass
      And Carol concedes
      Then "Mourner" is not on the battlefield
      When Alice passes
      Then the chain of events holds the ability of "Mourner"
      When all players pass
      Then Alice has 13 resource

    Example: what waits for its controller to lose doesn't hear that somebody else does
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice controls a unit "Last Word": "Whenever you lose the game, each opponent loses 3 resource."
      When Carol concedes
      And Alice passes
      Then the chain of events is empty
      And Bob still has 10 resource

  Rule: 603.10 "When you do" looks at what happened earlier in the same resolution

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Lamb"

    Example: it was done
      Given Alice has the action "Dark Trade" in hand: "You may sacrifice a unit. When you do, you gain 4 resource."
      When Alice plays "Dark Trade"
      And all players pass
      And Alice accepts
      Then "Lamb" is in Alice's graveyard
      And the chain of events holds the ability of "Dark Trade"

    Example: it wasn't done
      Given Alice has the action "Dark Trade" in hand: "You may sacrifice a unit. When you do, you gain 4 resource."
      When Alice plays "Dark Trade"
      And all players pass
      And Alice declines
      Then "Dark Trade" is in Alice's graveyard
      And the chain of events is empty

    Example: its target is chosen as it is put on the chain of events
      Given Bob controls a unit "Marsh Ogre" with power 6
      And Alice has the action "Darker Trade" in hand: "You may sacrifice a unit. When you do, Darker Trade deals 4 damage to target unit."
      When Alice plays "Darker Trade"
      And all players pass
      And Alice accepts
      Then the chain of events holds the ability of "Darker Trade"
      And the ability of "Darker Trade" is targeting "Marsh Ogre"
