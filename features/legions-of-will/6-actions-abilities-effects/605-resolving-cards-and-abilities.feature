Feature: 605. Resolving cards and abilities

  Rule: 605.1 When all players pass in succession, the object on top resolves

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "First Oar" in hand: "You gain 1 resource."
      And Alice has the action "Second Oar" in hand: "You gain 4 resource."

    Example: the top one, and only that
      When Alice plays "First Oar"
      And Alice plays "Second Oar"
      And all players pass
      Then Alice has 14 resource
      And the chain of events holds "First Oar"

    Example: not when only one of them passes
      When Alice plays "First Oar"
      And Alice passes
      Then the chain of events holds "First Oar"
      And Alice still has 10 resource

    Example: not when somebody acts in between
      Given Bob has the action "Rock" in hand: "You lose 1 resource."
      When Alice plays "First Oar"
      And Alice passes
      And Bob plays "Rock"
      And Bob passes
      Then the chain of events holds "Rock", "First Oar"
      And Alice still has 10 resource

  Rule: 605.2 An action resolves step by step, and goes to the graveyard last

    Example: one sentence after the other
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Pillar" with power 9
      And Alice has the action "Volley" in hand: "Volley deals 2 damage to target unit. You gain 1 resource."
      When Alice plays "Volley" targeting "Pillar"
      And all players pass
      Then the trace shows, in this order:
        | event                | object | player |
        | deal damage          | Pillar |        |
        | gain resource        |        | Alice  |
        | put into a graveyard | Volley | Alice  |

  Rule: 605.2a An intervening "if" is checked first

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Herd Bell": "At the beginning of your end step, if you control three or more units, you gain 3 resource."
      And Alice controls 2 units "Calf"

    @also:603.4
    Example: no longer true
      Given Bob has the action "Bury" in hand: "Destroy target unit."
      When the game goes to the end step
      And Bob plays "Bury" targeting "Calf" (1)
      And all players pass
      And all players pass
      Then the chain of events is empty
      And Alice still has 10 resource

    Example: still true
      When the game goes to the end step
      And all players pass
      Then Alice has 13 resource

    Example: true again
      Given Bob has the action "Bury" in hand: "Destroy target unit."
      And Alice has the action "Recall" in hand: "Return target unit card from your graveyard to the battlefield in target base you control."
      When the game goes to the end step
      And Bob plays "Bury" targeting "Calf" (1)
      And all players pass
      And Alice plays "Recall" targeting "Calf" (1), Alice's base
      And all players pass
      And all players pass
      Then Alice has 13 resource

  Rule: 605.2b Targets are checked again

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Left Horn" with power 5
      And Bob controls a unit "Right Horn" with power 5
      And Bob has the action "Send Home" in hand: "Return target unit to its owner's hand."

    Example: with its only target gone, a card does nothing at all
      Given Alice has the action "Drain" in hand: "Drain deals 2 damage to target unit. You gain 3 resource."
      When Alice plays "Drain" targeting "Left Horn"
      And Bob plays "Send Home" targeting "Left Horn"
      And all players pass
      And all players pass
      Then "Drain" is in Alice's graveyard
      And Alice still has 10 resource

    Example: with one of two gone, the rest happens
      Given Alice has the action "Sweep" in hand: "Rest up to two target units. You gain 3 resource."
      When Alice plays "Sweep" targeting "Left Horn" and "Right Horn"
      And Bob plays "Send Home" targeting "Left Horn"
      And all players pass
      And all players pass
      Then "Right Horn" is rested
      And Alice has 13 resource

    Example: a target that no longer fits the words is illegal
      Given Alice has the action "Cull" in hand: "Destroy target unit with power 5 or less. You gain 3 resource."
      And Bob has the action "Fatten" in hand: "Target unit gains +1 power until end of turn."
      When Alice plays "Cull" targeting "Left Horn"
      And Bob plays "Fatten" targeting "Left Horn"
      And all players pass
      And all players pass
      Then "Cull" is in Alice's graveyard
      And "Left Horn" is still on the battlefield
      And Alice still has 10 resource

    Example: an illegal target isn't affected by what it is illegal for
      Given Alice has the action "Pair of Blows" in hand: "Pair of Blows deals 1 damage to target unit with power 5 or less. Pair of Blows deals 2 damage to target unit."
      And Bob has the action "Fatten" in hand: "Target unit gains +1 power until end of turn."
      When Alice plays "Pair of Blows" targeting "Left Horn", "Left Horn"
      And Bob plays "Fatten" targeting "Left Horn"
      And all players pass
      And all players pass
      Then "Left Horn" has 2 damage marked

    Example: what asks something of an illegal target gets no answer
      Given Alice has the action "Weigh" in hand: "Target unit deals damage equal to its power to another target unit."
      When Alice plays "Weigh" targeting "Left Horn", "Right Horn"
      And Bob plays "Send Home" targeting "Left Horn"
      And all players pass
      And all players pass
      Then "Weigh" is in Alice's graveyard
      And "Right Horn" still has no damage marked

    @also:601.1d
    Example: the share of an illegal target is lost
      Given Alice has the action "Hail" in hand: "Hail deals 4 damage divided as you choose among any number of target units."
      When Alice plays "Hail" targeting "Left Horn" and "Right Horn", dividing it 3 and 1
      And Bob plays "Send Home" targeting "Left Horn"
      And all players pass
      And all players pass
      Then "Right Horn" has 1 damage marked

    @also:601.1d
    Example: whichever of the text's targets it is divided over
      Given Bob controls a unit "Hoof"
      And Alice has the action "Hail" in hand: "Rest target unit. Hail deals 3 damage divided as you choose among two other target units."
      When Alice plays "Hail" targeting "Hoof", "Left Horn" and "Right Horn", dividing it 2 and 1
      And Bob plays "Send Home" targeting "Left Horn"
      And all players pass
      And all players pass
      Then "Right Horn" has 1 damage marked

    Example: the same for an ability
      Given Alice controls a unit "Slinger": "Pay 1: Slinger deals 1 damage to target unit."
      When Alice activates "Slinger" targeting "Left Horn"
      And Bob plays "Send Home" targeting "Left Horn"
      And all players pass
      And all players pass
      Then the chain of events is empty

  Rule: 605.2c Instructions are followed in the order written

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: first the one, then the other
      Given Alice has the action "Wild Night" in hand: "You gain 5 resource. Double your resource."
      And Alice has 2 resource
      When Alice plays "Wild Night"
      And all players pass
      Then Alice has 14 resource

    Example: the other way round
      Given Alice has the action "Hangover" in hand: "Double your resource. You gain 5 resource."
      And Alice has 2 resource
      When Alice plays "Hangover"
      And all players pass
      Then Alice has 9 resource

    Example: all of it happens before anything else does
      Given Bob controls a unit "Toad" with power 3
      And Alice has the action "Foul Gift" in hand: "Put two poison counters on target unit. It gets -2 will and +2 power until end of turn."
      When Alice plays "Foul Gift" targeting "Toad"
      And all players pass
      Then "Toad" has 2 poison counters
      And "Toad" has power 5 and will -1

  Rule: 605.2d What wasn't chosen before is chosen as the effect is applied

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ewe"
      And Alice controls a unit "Ram"
      And Bob controls a unit "Wolf"

    Example: nobody is asked earlier
      Given Alice has the action "Offering" in hand: "Sacrifice a unit."
      When Alice plays "Offering"
      And all players pass
      And Alice chooses "Ram"
      Then "Ram" is in Alice's graveyard
      And "Ewe" is still on the battlefield

    Example: what is divided among objects that are no targets is divided then
      Given Alice has the action "Ration" in hand: "Distribute 3 charge counters among two units."
      When Alice plays "Ration"
      And all players pass
      And Alice chooses "Ewe" and "Ram"
      And Alice divides 1 to "Ewe" and 2 to "Ram"
      Then "Ewe" has 1 charge counter
      And "Ram" has 2 charge counters

    Example: damage as well, which is dealt to no more of them than there is damage
      Given Alice has the action "Sparks" in hand: "Sparks deals 1 damage divided as you choose among any number of units."
      When Alice plays "Sparks"
      And all players pass
      Then Alice can choose "Ewe"
      But Alice can't choose "Ewe" and "Ram"
      When Alice chooses "Ewe"
      Then "Ewe" is in Alice's graveyard
      And "Ram" is still on the battlefield

    @also:609.10
    Example: whom a rule is made for
      Given Bob controls a unit "Fox"
      And Alice has the action "Dazzle" in hand: "A unit an opponent controls can't block this turn."
      When Alice plays "Dazzle"
      And all players pass
      And Alice chooses "Fox"
      And Alice attacks Bob's base with "Ram"
      And Bob tries to block "Ram" with "Fox"
      Then it is refused

    @also:605.2j
    Example: once, for all that is said of it
      Given Bob controls a unit "Fox" with power 1
      And Alice has the action "Dazzle" in hand: "A unit an opponent controls gains +1 power and can't block this turn."
      When Alice plays "Dazzle"
      And all players pass
      And Alice chooses "Fox"
      Then "Fox" has power 2
      When Alice attacks Bob's base with "Ram"
      And Bob tries to block "Ram" with "Fox"
      Then it is refused

    Example: what is impossible can't be chosen
      Given Alice has the action "Offering" in hand: "Sacrifice a unit."
      When Alice plays "Offering"
      And all players pass
      Then Alice can't choose "Wolf"
      And Alice is asked to sacrifice

    @also:100.8
    Example: without anything to choose that part does nothing
      Given Alice has the action "Bleaker Rite" in hand: "Target opponent sacrifices two units. You gain 1 resource."
      When Alice plays "Bleaker Rite"
      And all players pass
      Then "Wolf" is in Bob's graveyard
      And Alice has 11 resource

  @also:100.9

    Example: which of several is put into another zone
      Given Alice controls a unit "Crane"
      And Alice controls a unit "Heron"
      And Alice has the action "Recall" in hand: "Return a unit you control to its owner's hand."
      And Alice's hand holds 3 cards
      When Alice plays "Recall"
      And all players pass
      And Alice chooses "Heron"
      Then "Heron" is in Alice's hand
      And "Crane" is still on the battlefield

    Example: which card enters the battlefield, and where
      Given Alice controls a base "Mill"
      And Alice controls a base "Barn"
      And Alice has a unit "Crane" in hand
      And Alice has a unit "Heron" in hand
      And Alice has the action "Summon" in hand: "Put a unit card from your hand onto the battlefield."
      When Alice plays "Summon"
      And all players pass
      And Alice chooses "Heron"
      And Alice chooses "Barn"
      Then "Heron" is in "Barn"
      And "Crane" is still in Alice's hand

    Example: an opponent's, and none of one's own
      Given Bob controls a unit "Lamb"
      And Alice has the action "Raid" in hand: "Destroy an opponent's unit."
      When Alice plays "Raid"
      And all players pass
      And Alice chooses "Lamb"
      Then "Lamb" is in Bob's graveyard
      And "Wolf" is still on the battlefield
      And "Ewe" is still on the battlefield

  Rule: 605.2e Each player in turn chooses, then all of it happens at once

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls 2 units "Ewe"
      And Bob controls 2 units "Wolf"
      And Bob has the action "Lean Winter" in hand: "Each player sacrifices a unit. You gain 1 resource."

    Example: the active player chooses first, whoever's card it is
      When Bob plays "Lean Winter"
      And all players pass
      Then Alice is asked to sacrifice
      And "Ewe" (1) is still on the battlefield

    Example: nothing has happened yet when the other one chooses
      When Bob plays "Lean Winter"
      And all players pass
      And Alice chooses "Ewe" (2)
      Then Bob is asked to sacrifice
      And "Ewe" (2) is still on the battlefield

    Example: then both happen
      When Bob plays "Lean Winter"
      And all players pass
      And Alice chooses "Ewe" (2)
      And Bob chooses "Wolf" (1)
      Then "Ewe" (2) is in Alice's graveyard
      And "Wolf" (1) is in Bob's graveyard
      And Bob has 11 resource

  Rule: 605.2f What is done to many is done at once

    Example: damage to each unit
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Flagbearer" with power 2: "Other units you control gain +1 power."
      And Alice controls a unit "Guard" with power 2
      And Bob controls a unit "Gravewatch" with power 8: "Whenever a unit is destroyed, you gain 1 resource."
      And Bob has the action "Firestorm" in hand: "Firestorm deals 2 damage to each unit."
      When Bob plays "Firestorm"
      And all players pass
      And Bob orders "Gravewatch", "Gravewatch"
      Then "Flagbearer" is in Alice's graveyard
      And "Gravewatch" has 2 damage marked
      And "Guard" is in Alice's graveyard

  Rule: 605.2g An effect may let a player play a card while it resolves

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Drone"
      And Alice has a unit "Recruit" with cost 2 in hand
      And Alice has the action "Spark" with cost 1 in hand: "Spark deals 3 damage to target unit."
      And Alice has the action "Draft" with cost 1 in hand: "You may play a card from your hand. You gain 5 resource."
      And Alice's hand holds 3 cards

    Example: it goes on top, and the effect goes on before anybody has priority
      When Alice plays "Draft"
      And all players pass
      And Alice accepts
      And Alice chooses "Recruit"
      Then the chain of events holds "Recruit"
      And "Draft" is in Alice's graveyard
      And Alice has 12 resource
      And Alice still has priority
      When all players pass
      Then "Recruit" is on the battlefield

    Example: also with choices to announce
      When Alice plays "Draft"
      And all players pass
      And Alice accepts
      And Alice chooses "Spark"
      And all players pass
      Then "Drone" is in Bob's graveyard

    Example: even when it could not be played otherwise
      Given it is Bob's prebattle main phase
      And Bob's hand holds 2 cards
      When Alice plays "Draft"
      And all players pass
      And Alice accepts
      And Alice chooses "Recruit"
      Then the chain of events holds "Recruit"

    Example: not what it can't pay for
      Given Alice has 2 resource
      When Alice plays "Draft"
      And all players pass
      And Alice accepts
      And all players pass
      Then "Recruit" is still in Alice's hand
      And "Drone" is in Bob's graveyard

    Example: several, one after another, as far as they can be paid for
      Given Alice has 3 resource
      And Alice has a unit "Page" with cost 1 in hand
      And Alice's hand holds 5 cards
      And Alice has the action "Muster" with cost 0 in hand: "You may play up to two unit cards from your hand."
      When Alice plays "Muster"
      And all players pass
      And Alice accepts
      And Alice chooses "Recruit" and "Page"
      Then the chain of events holds "Page", "Recruit"
      And Alice has 0 resource

  Rule: 605.2h What an effect wants to know is determined once, as it is applied

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: the number of units as it is then, not as the card was played
      Given Alice controls 3 units "Reaper"
      And Alice has the action "Tally" in hand: "You gain 1 resource for each unit you control."
      And Bob has the action "Bury" in hand: "Destroy target unit."
      When Alice plays "Tally"
      And Bob plays "Bury" targeting "Reaper" (1)
      And all players pass
      And all players pass
      Then Alice has 12 resource

    Example: a condition, once
      Given Alice controls 2 units "Reaper"
      And Alice has the action "Harvest Home" in hand: "If you control two or more units, sacrifice two units, then you gain 6 resource."
      When Alice plays "Harvest Home"
      And all players pass
      Then Alice has 16 resource

    Example: a condition that isn't met
      Given Alice controls a unit "Reaper"
      And Alice has the action "Harvest Home" in hand: "If you control two or more units, you gain 6 resource. Otherwise, you lose 1 resource."
      When Alice plays "Harvest Home"
      And all players pass
      Then Alice has 9 resource

    Example: of what is gone, as it last was
      Given Bob controls a unit "Marsh Ogre" with power 9
      And Alice controls a unit "Bomb Goat" with power 2: "Sacrifice this unit: This unit deals damage equal to its power to target unit."
      And Alice controls an upgrade "Banner": "Units you control gain +1 power."
      When Alice activates "Bomb Goat" targeting "Marsh Ogre"
      And all players pass
      Then "Marsh Ogre" has 3 damage marked

    @also:109.5a
    Example: of what the effect has destroyed, its power as it last was
      Given Bob controls a unit "Marsh Ogre" with power 5
      And Alice has the action "Surge" in hand: "Target unit gains +3 power until end of turn."
      And Alice has the action "Devour" in hand: "Destroy target unit. You gain resource equal to that unit's power."
      When Alice plays "Surge" targeting "Marsh Ogre"
      And all players pass
      And Alice plays "Devour" targeting "Marsh Ogre"
      And all players pass
      Then Alice has 18 resource

    Example: of what the effect has destroyed, the counters that were on it
      Given Bob controls a unit "Marsh Ogre" with power 5 and 3 charge counters
      And Alice has the action "Devour" in hand: "Destroy target unit. You gain 1 resource for each charge counter on it."
      When Alice plays "Devour" targeting "Marsh Ogre"
      And all players pass
      Then Alice has 13 resource

    Example: of what the effect has destroyed, whoever controlled it then
      Given Bob controls a unit "Marsh Ogre" with power 5
      And Alice has the action "Charm" in hand: "Gain control of target unit until end of turn."
      And Bob has the action "Ransom" in hand: "Destroy target unit. Its controller gains 4 resource."
      When Alice plays "Charm" targeting "Marsh Ogre"
      And all players pass
      And Bob plays "Ransom" targeting "Marsh Ogre"
      And all players pass
      Then Alice has 14 resource
      And "Marsh Ogre" is in Bob's graveyard

    Example: what is asked of something that the effect has destroyed
      Given Bob controls a unit "Marsh Ogre" with power 2 and 3 charge counters
      And Bob controls an upgrade "Banner": "Units you control gain +3 power."
      And Alice has the action "Devour" in hand: "Destroy target unit. If it has a charge counter on it, you gain 1 resource."
      And Alice has the action "Weigh" in hand: "Destroy target unit. If that unit has power 5 or greater, you gain 2 resource."
      And Alice has the action "Rouse" in hand: "Destroy target unit. If that unit is rested, you gain 4 resource."
      And Bob controls a unit "Fen Ogre" with power 2
      And Bob controls a unit "Moor Ogre" with power 2, rested
      When Alice plays "Devour" targeting "Marsh Ogre"
      And all players pass
      Then Alice has 11 resource
      When Alice plays "Weigh" targeting "Fen Ogre"
      And all players pass
      Then Alice has 13 resource
      When Alice plays "Rouse" targeting "Moor Ogre"
      And all players pass
      Then Alice has 17 resource

    Example: of what has triggered as it was destroyed, its power as it last was
      Given Bob controls a unit "Marsh Ogre" with power 5
      And Alice controls a unit "Mourner": "Whenever another unit is destroyed, you gain resource equal to its power."
      And Alice controls an upgrade "Gloom": "Units your opponents control get -2 power."
      And Alice has the action "Bury" in hand: "Destroy target unit."
      When Alice plays "Bury" targeting "Marsh Ogre"
      And all players pass
      And all players pass
      Then Alice has 13 resource

    Example: of a card in a graveyard that died long ago, what is printed on it
      Given Bob controls a unit "Marsh Ogre" with power 5
      And Bob has the action "Surge" in hand: "Target unit gains +3 power until end of turn."
      And Bob has the action "Bury" in hand: "Destroy target unit."
      And Bob has the action "Elegy" in hand: "Return target unit card from your graveyard to your hand. You gain resource equal to its power."
      When Bob plays "Surge" targeting "Marsh Ogre"
      And all players pass
      And Bob plays "Bury" targeting "Marsh Ogre"
      And all players pass
      And Bob plays "Elegy" targeting "Marsh Ogre"
      And all players pass
      Then Bob has 15 resource

    Example: of what is still there, as it is now
      Given Bob controls a unit "Marsh Ogre" with power 9
      And Alice controls a unit "Ram Rider" with power 2: "Pay 1: This unit deals damage equal to its power to target unit."
      And Alice has the action "Charge" in hand: "Target unit gains +4 power until end of turn."
      When Alice activates "Ram Rider" targeting "Marsh Ogre"
      And Alice plays "Charge" targeting "Ram Rider"
      And all players pass
      And all players pass
      Then "Marsh Ogre" has 6 damage marked

    Example: the power of several is that of all of them
      Given Alice controls a unit "Reaper" with power 1
      And Alice controls a unit "Sower" with power 2
      And Alice has the action "Harvest" in hand: "Sacrifice two units. You gain resource equal to their power."
      When Alice plays "Harvest"
      And all players pass
      Then Alice has 13 resource

    Example: of a card that another effect has moved, what it is there
      Given Alice controls a unit "Colossus" with power 3
      And Alice controls an upgrade "Banner": "Units you control gain +2 power."
      And Bob controls a unit "Marsh Ogre" with power 9
      And Bob has the action "Bury" in hand: "Destroy target unit."
      And Alice has the action "Devour" in hand: "Destroy target unit. You gain resource equal to the power of target unit card in your graveyard."
      When Bob plays "Bury" targeting "Colossus"
      And all players pass
      And Alice plays "Devour" targeting "Marsh Ogre", "Colossus"
      And all players pass
      Then Alice has 13 resource

  Rule: 605.2i Only the characteristics that are named are looked at

    Example: power, whatever else
      Given a Legions of Will game between Alice and Bob
      And Bob controls a legendary Demon unit "Small Prince" with will 9 and power 2
      And Bob controls a unit "Big Nobody" with will 1 and power 4
      And Alice has the action "Step On It" in hand: "Destroy all units with power 2 or less."
      When Alice plays "Step On It"
      And all players pass
      Then "Small Prince" is in Bob's graveyard
      And "Big Nobody" is still on the battlefield

  Rule: 605.2j What was spoken of before is "it", even when it has changed

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob has the action "Reshape" in hand: "Target unit becomes an Angel until end of turn."

    Example: by the trigger condition
      Given Bob controls a Dragon unit "Old Smoke"
      And Alice controls a unit "Dragon Snare": "Whenever a Dragon becomes rested, destroy it."
      And Alice has the action "Yawn" in hand: "Rest target unit."
      When Alice plays "Yawn" targeting "Old Smoke"
      And all players pass
      And Bob plays "Reshape" targeting "Old Smoke"
      And all players pass
      And all players pass
      Then "Old Smoke" is in Bob's graveyard

    Example: by an instruction before
      Given Bob controls a unit "Old Smoke" with will 3 and power 3
      And Alice has the action "Last Gift" in hand: "Rest target unit. Its controller gains 2 resource."
      When Alice plays "Last Gift" targeting "Old Smoke"
      And all players pass
      Then Bob has 12 resource

    Example: what was destroyed, and its controller
      Given Bob controls a unit "Old Smoke" with will 3 and power 3
      And Alice has the action "Blood Money" in hand: "Destroy target unit. Its controller gains 2 resource."
      When Alice plays "Blood Money" targeting "Old Smoke"
      And all players pass
      Then "Old Smoke" is in Bob's graveyard
      And Bob has 12 resource

  Rule: 605.2k What has begun to resolve goes on though it leaves the chain of events

    Example: an action that returns itself to the hand
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Echo" in hand: "Return this card to its owner's hand. You gain 3 resource."
      When Alice plays "Echo"
      And all players pass
      Then "Echo" is in Alice's hand
      And Alice has 13 resource

  Rule: 605.2m At last an action goes to its owner's graveyard, and an ability ceases to exist

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: an action
      Given Alice has the action "Lantern" in hand
      When Alice plays "Lantern"
      And all players pass
      Then "Lantern" is in Alice's graveyard

    Example: only at last
      Given Alice has the action "Grave Tally" in hand: "You gain 1 resource for each card in your graveyard."
      And Alice's graveyard holds 2 cards
      When Alice plays "Grave Tally"
      And all players pass
      Then Alice has 12 resource
      And "Grave Tally" is in Alice's graveyard

    Example: an ability
      Given Alice controls a unit "Slinger" with power 2: "Pay 1: Slinger deals 1 damage to target unit."
      When Alice activates "Slinger" targeting "Slinger"
      And all players pass
      Then "Slinger" has 1 damage marked
      And the chain of events is empty

  Rule: 605.2n Then what resolved has resolved

    Example: an action taken once a turn has been taken
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Shy Echo": "Whenever a player plays an action, you gain 2 resource. Do this only once each turn."
      And Alice has the action "Shout" in hand: "You lose 1 resource."
      And Alice has the action "Shout Again" in hand: "You lose 1 resource."
      When Alice plays "Shout"
      And all players pass
      And Alice plays "Shout Again"
      Then Bob has 12 resource
      And the chain of events holds "Shout Again", "Shout"

    Example: what was revealed is hidden again before a spent trap goes
      Given a Legions of Will game between Alice and Bob
      And Bob controls a trap "Pitfall" face down in his base "Mill": "Pay 1: Reveal the top card of your deck. You gain 5 resource."
      And Bob has a unit "Imp" on top of his deck
      And Bob controls an upgrade "Old Vow": "If a trap would be put into a graveyard, expel it instead."
      And Bob controls an upgrade "New Vow": "If a trap would be put into a graveyard, expel it instead."
      And Alice controls a unit "Ash Hound" with will 4 and power 3
      And the next will roll is 4
      When Alice attacks "Mill" with "Ash Hound"
      And Bob activates "Pitfall"
      And all players pass
      Then Bob is asked to choose a replacement effect
      And Alice doesn't see "Imp"

  @ruling:low-036
  Rule: 605.3 A permanent card resolves by entering the battlefield, or else the graveyard

    Example: its base is full when it resolves
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Shed" with capacity 1
      And Alice has a unit "Ash Hound" with cost 1 in hand
      And Alice has a unit "Imp" in her graveyard
      And Alice has the action "Raise" in hand: "Put target unit card from your graveyard onto the battlefield in target base you control."
      When Alice plays "Ash Hound" in "Shed"
      And Alice plays "Raise" targeting "Imp", "Shed"
      And all players pass
      And all players pass
      Then "Imp" is in "Shed"
      And "Ash Hound" is in Alice's graveyard

  Rule: 605.3a A permanent card enters the battlefield under the control of who played it

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "North Keep" with capacity 1
      And Alice controls a base "South Keep"

    Example: in the base that it targeted
      Given Alice has a unit "Settler" in hand
      When Alice plays "Settler" in "South Keep"
      And all players pass
      Then "Settler" is in "South Keep"
      And "Settler" is controlled by Alice

    Example: not before it resolves
      Given Alice has a unit "Settler" in hand
      When Alice plays "Settler" in "South Keep"
      Then the chain of events holds "Settler"
      And "Settler" is not on the battlefield

  @ruling:low-036

  Rule: 605.3a A permanent card without a target enters where its controller chooses

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Mill"
      And Alice controls a base "Barn"
      And Alice has a unit "Wanderer" in hand: "Play this card without a target."

    @ruling:low-062
    Example: among the bases with room
      Given Alice controls a base "Nook" with capacity 0
      When Alice plays "Wanderer"
      And all players pass
      Then Alice is asked to choose a base
      When Alice tries to choose "Nook"
      Then it is refused
      When Alice chooses "Barn"
      Then "Wanderer" is in "Barn"

    @ruling:low-062
    Example: one that has a target enters there and nowhere else
      Given Alice has a unit "Settler" in hand
      When Alice plays "Settler" in "Mill"
      And all players pass
      Then "Settler" is in "Mill"

  Rule: 605.3b A permanent card whose target has become illegal goes to the graveyard

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "North Keep" with capacity 1
      And Alice controls a base "South Keep"
      And Alice has a unit "Settler" in hand

    Example: the base has been filled
      Given Alice controls a unit "Early Bird" in her base "South Keep"
      And Alice has the action "Hurry" in hand: "Move target unit you control to target base you control."
      When Alice plays "Settler" in "North Keep"
      And Alice plays "Hurry" targeting "North Keep"
      And all players pass
      And all players pass
      Then "Early Bird" is in "North Keep"
      And "Settler" is in Alice's graveyard

    Example: the base has been turned down
      Given Bob has the action "Raze" in hand: "Turn target base face down."
      When Alice plays "Settler" in "North Keep"
      And Bob plays "Raze" targeting "North Keep"
      And all players pass
      And all players pass
      Then "Settler" is in Alice's graveyard

    Example: the base has become one that can't be a target
      Given Bob has the action "Veil" in hand: "Bases can't be targeted this turn."
      When Alice plays "Settler" in "South Keep"
      And Bob plays "Veil"
      And all players pass
      And all players pass
      Then "Settler" is in Alice's graveyard
