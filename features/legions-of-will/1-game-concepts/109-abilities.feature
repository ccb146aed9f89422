Feature: 109. Abilities

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 109.2 An ability affects the object it is on, others, or players

    Example: the object itself
      Given Alice controls a unit "Ash Hound" with power 2: "Pay 1: This unit gains +1 power until end of turn."
      When Alice activates "Ash Hound"
      And all players pass
      Then "Ash Hound" has power 3

    Example: another object
      Given Alice controls a unit "Ash Hound" with power 2: "Pay 1: Another target unit gains +1 power until end of turn."
      And Bob controls a unit "Imp" with power 2
      When Alice activates "Ash Hound" targeting "Imp"
      And all players pass
      Then "Imp" has power 3
      And "Ash Hound" still has power 2

    Example: a player
      Given Alice controls a unit "Ash Hound": "Pay 1: Target player loses 2 resource."
      When Alice activates "Ash Hound" targeting Bob
      And all players pass
      Then Bob has 8 resource

  Rule: 109.2a Abilities may be of use or in the way

    @also:508.1d
    Example: a unit that can't attack
      Given Alice controls a unit "Gate Idol" with power 4: "This unit can't attack."
      When Alice tries to attack Bob's base with "Gate Idol"
      Then it is refused

    Example: the unit beside it may
      Given Alice controls a unit "Gate Idol" with power 4: "This unit can't attack."
      And Alice controls a unit "Lancer" with power 4
      When Alice attacks Bob's base with "Lancer"
      Then "Lancer" is attacking
      And "Gate Idol" is not attacking

  Rule: 109.2b An additional cost is an ability of the card

    Example: one that can be lost like any other
      Given Alice has a unit "Ogre" in hand: "As an additional cost to play this card, sacrifice a unit."
      And Alice controls a unit "Kid Goat"
      And Alice has the action "Curse" in hand: "Target unit loses all abilities until end of turn."
      When Alice plays "Ogre" in Alice's base
      And all players pass
      Then "Ogre" still has the ability "As an additional cost to play this card, sacrifice a unit."
      When Alice plays "Curse" targeting "Ogre"
      And all players pass
      Then "Ogre" doesn't have the ability "As an additional cost to play this card, sacrifice a unit."

    Example: it comes with the card
      Given Alice controls a unit "Kid Goat"
      And Alice has the action "Offering" with cost 1 in hand:
        """
        As an additional cost to play this card, sacrifice a unit.
        You gain 4 resource.
        """
      When Alice plays "Offering"
      Then "Kid Goat" is in Alice's graveyard
      And Alice has 9 resource

  Rule: 109.2c An object may have several abilities

    Example: each can be activated for itself
      Given Alice controls a unit "Tinker" with power 3:
        """
        Pay 1: This unit gains +1 power until end of turn.
        Pay 3: This unit gains +2 will until end of turn.
        """
      When Alice activates the second ability of "Tinker"
      And all players pass
      Then "Tinker" has will 3
      And "Tinker" still has power 3
      And Alice has 7 resource

    Example: the same ability twice does its work twice
      Given Alice controls a unit "Twice Blessed" with power 3:
        """
        This unit gains +1 power for each Human you control.
        This unit gains +1 power for each Human you control.
        """
      And Alice has a Human unit "Page" in hand
      When Alice plays "Page" in Alice's base
      And all players pass
      Then "Twice Blessed" has power 5

  Rule: 109.3a What an action says is followed as it resolves, but for its activated, triggered and static abilities

    Example: an activated ability is not followed
      Given Bob controls a unit "Pillar" with power 9
      And Alice has the action "Ember" in hand:
        """
        You gain 1 resource.
        Expel this card from your graveyard: Ember deals 2 damage to target unit.
        """
      When Alice plays "Ember"
      And all players pass
      Then Alice has 11 resource
      And "Pillar" still has no damage marked
      When Alice activates "Ember" targeting "Pillar"
      And all players pass
      Then "Pillar" has 2 damage marked

  Rule: 109.3b Activated abilities are activated by who controls them

    Example: not by another player
      Given Bob controls a unit "Cooper": "Pay 1: Reset target unit."
      Then Alice can't activate "Cooper"
      And Bob can still activate "Cooper"

  Rule: 109.3c A triggered ability goes on the chain of events when its event has occurred

    Example: the entry of a unit
      Given Alice controls a unit "Doorman": "Whenever another unit enters the battlefield, you gain 2 resource."
      And Alice has a unit "Guest" in hand
      When Alice plays "Guest" in Alice's base
      And all players pass
      Then the chain of events holds the ability of "Doorman"
      And Alice still has 10 resource
      When all players pass
      Then Alice has 12 resource

  Rule: 109.3d A static ability holds as long as its permanent is on the battlefield

    Example: it ends when the permanent leaves
      Given Alice controls a unit "Drummer" with power 1: "Other units you control gain +2 power."
      And Alice controls a unit "Marcher" with power 2
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Bob plays "Bane" targeting "Drummer"
      And all players pass
      Then "Marcher" has power 2

  Rule: 109.4 Abilities usually function on the battlefield only

    Example: a static ability in hand
      Given Alice has a unit "Drummer" in hand: "Other units you control gain +2 power."
      And Alice controls a unit "Marcher" with power 2
      When Alice plays "Drummer" in Alice's base
      Then "Marcher" still has power 2
      When all players pass
      Then "Marcher" has power 4

    Example: an activated ability in the graveyard
      Given Alice has a unit "Old Cooper" in her graveyard: "Pay 1: Draw a card."
      Then Alice can't activate "Old Cooper"

    Example: what an action says of itself, on the chain of events
      Given Alice has the action "Fading Note" in hand:
        """
        You gain 2 resource.
        If this card would be put into a graveyard, expel it instead.
        """
      When Alice plays "Fading Note"
      And all players pass
      Then "Fading Note" is expelled

    Example: also where it is prevented from resolving, so that nothing it says is followed
      Given Alice has the action "Fading Note" in hand:
        """
        You gain 2 resource.
        If this card would be put into a graveyard, expel it instead.
        """
      And Bob has the action "Veto" in hand: "Prevent target action from resolving."
      When Alice plays "Fading Note"
      And Bob plays "Veto" targeting "Fading Note"
      And all players pass
      Then "Fading Note" is expelled
      And Alice still has 10 resource

    Example: and not in hand
      Given Alice has the action "Fading Note" in hand:
        """
        You gain 2 resource.
        If this card would be put into a graveyard, expel it instead.
        """
      And Alice has the action "Purge" in hand: "Discard a card."
      When Alice plays "Purge"
      And all players pass
      Then "Fading Note" is in Alice's graveyard

  Rule: 109.4b An ability that names a zone functions there and nowhere else

    Example: in the graveyard
      Given Alice has a unit "Bone Carver" in her graveyard: "Expel this card from your graveyard: You gain 3 resource."
      When Alice activates "Bone Carver"
      Then "Bone Carver" is expelled

    Example: not on the battlefield
      Given Alice controls a unit "Bone Carver": "Expel this card from your graveyard: You gain 3 resource."
      When Alice tries to activate "Bone Carver"
      Then it is refused

    Example: not in another player's graveyard
      Given Bob has a unit "Bone Carver" in his graveyard: "Expel this card from your graveyard: You gain 3 resource."
      When Alice tries to activate "Bone Carver"
      Then it is refused

  Rule: 109.4d What changes how a card is played functions wherever it could be played from

    Example: a cost reduced in the hand and in the graveyard
      Given Alice controls a unit "Imp"
      And Alice has the action "Chorus" with cost 4 in her graveyard:
        """
        You may play this card from your graveyard.
        This card costs 1 less to play for each unit you control.
        Draw a card.
        """
      When Alice plays "Chorus"
      Then Alice has 7 resource

    Example: a time kept in the graveyard as well
      Given Alice has the action "Dirge" in her graveyard:
        """
        You may play this card from your graveyard.
        Play this card only during battle.
        You gain 3 resource.
        """
      When Alice tries to play "Dirge"
      Then it is refused
      When the game goes to the beginning of battle step
      And Alice plays "Dirge"
      And all players pass
      Then Alice has 13 resource

  Rule: 109.4f What protects a card from being prevented functions on the chain of events

    Example: an action that is prevented in vain
      Given Alice has the action "Edict" with cost 2 in hand:
        """
        This card can't be prevented from resolving.
        You gain 4 resource.
        """
      And Bob has the action "Veto" in hand: "Prevent target action from resolving."
      When Alice plays "Edict"
      And Bob plays "Veto" targeting "Edict"
      And all players pass
      And all players pass
      Then Alice has 12 resource

  Rule: 109.4h An ability whose cost can't be paid on the battlefield functions where it can be

    Example: discarding the card itself
      Given Alice has a unit "Courier" in hand: "Discard this card: You gain 2 resource."
      When Alice activates "Courier"
      Then "Courier" is in Alice's graveyard

  Rule: 109.4i What lets a card be played from another zone functions there

    @also:109.4e
    Example: from the graveyard
      Given Alice has a Dragon unit "Old Night Wyrm" with cost 4 in her graveyard: "You may play Old Night Wyrm from your graveyard."
      When Alice plays "Old Night Wyrm" in Alice's base
      And all players pass
      Then "Old Night Wyrm" is on the battlefield
      And Alice has 6 resource

    Example: a card without such text stays there
      Given Alice has a Dragon unit "Young Day Wyrm" with cost 4 in her graveyard
      When Alice tries to play "Young Day Wyrm"
      Then it is refused

  Rule: 109.4j An ability that moves its card out of a zone functions in that zone only

    @also:701.5a
    Example: from the hand, as it would be discarded
      Given Bob has a unit "Slip" in hand: "If this card would be discarded, expel it instead."
      And Bob has 1 card in his hand
      And Alice has the action "Purge" in hand: "Each opponent discards a card."
      When Alice plays "Purge"
      And all players pass
      Then "Slip" is expelled

    Example: on its way onto the battlefield
      Given Alice has a unit "Shy Guest" in hand: "If this unit would enter the battlefield, expel it instead."
      When Alice plays "Shy Guest" in Alice's base
      And all players pass
      Then "Shy Guest" is expelled

    Example: from the graveyard to the hand
      Given Alice has a unit "Homebody" in her graveyard: "Pay 3: Return this card from your graveyard to your hand."
      When Alice activates "Homebody"
      And all players pass
      Then "Homebody" is in Alice's hand
      And Alice has 7 resource

    Example: not from the battlefield
      Given Alice controls a unit "Homebody": "Pay 3: Return this card from your graveyard to your hand."
      When Alice tries to activate "Homebody"
      Then it is refused

  Rule: 109.5 Every ability has a source

    Example: of an activated ability: what it was activated of
      Given Alice controls a unit "Slinger": "Pay 1: Destroy target unit."
      And Alice controls a trap "Net": "Pay 1: Destroy target unit."
      And Bob controls a unit "Ward": "Protection from traps"
      Then Alice can't target "Ward" with "Net"
      When Alice activates "Slinger" targeting "Ward"
      And all players pass
      Then "Ward" is in Bob's graveyard

    Example: of a triggered ability: what it triggered on
      Given Alice controls a unit "Choir": "Whenever this unit deals damage, you gain that much resource."
      And Alice controls a unit "Drum" rested: "Whenever this unit becomes reset, it deals 2 damage to each unit an opponent controls."
      And Bob controls a unit "Pillar" with power 9
      And Alice has the action "Rouse" in hand: "Reset target unit."
      When Alice plays "Rouse" targeting "Drum"
      And all players pass
      And all players pass
      Then "Pillar" has 2 damage marked
      And Alice still has 10 resource

  Rule: 109.5a Once on the chain of events, an ability doesn't need its source

    Example: the source is destroyed in response
      Given Alice controls a unit "Slinger" with power 1: "Pay 1: Slinger deals 2 damage to target unit."
      And Bob controls a unit "Marsh Ogre" with power 6
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Alice activates "Slinger" targeting "Marsh Ogre"
      And Bob plays "Bane" targeting "Slinger"
      And all players pass
      And all players pass
      Then "Slinger" is in Alice's graveyard
      And "Marsh Ogre" has 2 damage marked

  Rule: 109.6 Who activated an ability controls it

    Example: even when another player has its source by then
      Given Bob has the action "Poach" in hand: "Gain control of target unit."
      And Alice controls a unit "Herald": "Rest this unit: Target player loses 1 resource. You gain 3 resource."
      When Alice activates "Herald" targeting Bob
      And Bob plays "Poach" targeting "Herald"
      And all players pass
      And all players pass
      Then "Herald" is controlled by Bob
      And Alice has 13 resource
      And Bob has 9 resource

  Rule: 109.7 An ability is prevented only by what speaks of abilities

    Background:
      Given Alice controls a unit "Slinger": "Pay 1: Slinger deals 2 damage to target unit."
      And Bob controls a unit "Marsh Ogre" with power 6

    Example: an effect that speaks of actions
      Given Bob has the action "Veto" in hand: "Prevent target action from resolving."
      When Alice activates "Slinger" targeting "Marsh Ogre"
      Then Bob can't target the ability of "Slinger" with "Veto"
      And Alice has 9 resource

    Example: an effect that speaks of abilities
      Given Bob has the action "Hush" in hand: "Prevent target activated or triggered ability from resolving."
      When Alice activates "Slinger" targeting "Marsh Ogre"
      And Bob plays "Hush" targeting the ability of "Slinger"
      And all players pass
      Then the chain of events is empty
      And "Marsh Ogre" still has no damage marked

  Rule: 109.8 Effects add and remove abilities

    Example: one is added
      Given Alice controls a unit "Novice"
      And Alice has the action "Lesson" in hand: "Target unit gains “Pay 1: Draw a card.” until end of turn."
      When Alice plays "Lesson" targeting "Novice"
      And all players pass
      Then Alice can activate "Novice"

    Example: all are removed
      Given Alice controls a unit "Cooper": "Pay 1: Reset target unit."
      And Bob has the action "Amnesia" in hand: "Target unit loses all abilities until end of turn."
      When Bob plays "Amnesia" targeting "Cooper"
      And all players pass
      Then Alice can't activate "Cooper"

    Example: a static ability that is added says what it says, though no card has one
      Given Alice controls a unit "Ash Hound"
      And Alice has an action "Bolt" in hand: "Target unit gets -1 power until end of turn."
      And Alice has an action "Lesson" in hand:
        """
        Target unit gains "Players can't play actions." until end of turn.
        """
      When Alice plays "Lesson" targeting "Ash Hound"
      And all players pass
      And Alice tries to play "Bolt" targeting "Ash Hound"
      Then it is refused

  Rule: 109.8a What an added ability says of its activation becomes part of it

    Example: only once each turn
      Given Alice controls a unit "Ash Hound"
      And Alice has the action "Lesson" in hand: 'Target unit gains "Pay 1: This unit gains +2 power until end of turn. Activate only once each turn." until end of turn.'
      When Alice plays "Lesson" targeting "Ash Hound"
      And all players pass
      And Alice activates "Ash Hound"
      And all players pass
      Then "Ash Hound" has power 3
      When Alice tries to activate "Ash Hound"
      Then it is refused

  Rule: 109.8b What removes an ability removes each of it

    Example: printed and given
      Given Alice controls a unit "Ward" with power 2: "Protection from units"
      And Alice has the action "Oath" in hand: "Target unit gains protection from units until end of turn."
      And Alice has the action "Curse" in hand: "Target unit loses protection from units until end of turn."
      And Bob controls a unit "Slinger": "Pay 1: Slinger deals 2 damage to target unit."
      When Alice plays "Oath" targeting "Ward"
      And all players pass
      And Alice plays "Curse" targeting "Ward"
      And all players pass
      And Alice passes
      And Bob activates "Slinger" targeting "Ward"
      And all players pass
      Then "Ward" is in Alice's graveyard

  Rule: 109.8c Of what adds and what removes an ability the later prevails

    Example: lost, then gained
      Given Alice controls a unit "Ash Hound": "Pay 1: This unit gains +2 power until end of turn."
      And Alice has the action "Lesson" in hand: 'Target unit gains "Pay 1: This unit gains +2 power until end of turn." until end of turn.'
      And Alice has the action "Curse" in hand: "Target unit loses all abilities until end of turn."
      When Alice plays "Curse" targeting "Ash Hound"
      And all players pass
      And Alice plays "Lesson" targeting "Ash Hound"
      And all players pass
      And Alice activates "Ash Hound"
      And all players pass
      Then "Ash Hound" has power 3

    Example: gained, then lost
      Given Alice controls a unit "Ash Hound"
      And Alice has the action "Lesson" in hand: 'Target unit gains "Pay 1: This unit gains +2 power until end of turn." until end of turn.'
      And Alice has the action "Curse" in hand: "Target unit loses all abilities until end of turn."
      When Alice plays "Lesson" targeting "Ash Hound"
      And all players pass
      Then Alice can activate "Ash Hound"
      When Alice plays "Curse" targeting "Ash Hound"
      And all players pass
      And Alice tries to activate "Ash Hound"
      Then it is refused

  Rule: 109.9 An object that can't have an ability doesn't get it

    Example: the rest of the effect applies
      Given Alice controls a Human unit "Stubborn" with power 2: "Humans can't have Redeem."
      And Alice has the action "Gift" in hand: "Target unit gains Redeem and +1 power until end of turn."
      When Alice plays "Gift" targeting "Stubborn"
      And all players pass
      Then "Stubborn" has power 3
      And "Stubborn" doesn't have the ability "Redeem"

  Rule: 109.10 What is said of an object is no ability that it could lose

    Example: a granted ability is lost
      Given Alice controls a unit "Ash Hound" with will 1
      And Bob controls a unit "Guard"
      And Alice has the action "Cloak" in hand:
        """
        Target unit gains "This unit can't be blocked." until end of turn.
        """
      And Alice has the action "Curse" in hand: "Target unit loses all abilities until end of turn."
      When Alice plays "Cloak" targeting "Ash Hound"
      And all players pass
      And Alice plays "Curse" targeting "Ash Hound"
      And all players pass
      And Alice attacks Bob's base with "Ash Hound"
      And Bob blocks "Ash Hound" with "Guard"
      Then "Guard" is blocking "Ash Hound"

    Example: what is only said stays
      Given Alice controls a unit "Ash Hound" with will 1 and power 2
      And Bob controls a unit "Guard"
      And Alice has the action "Cloak" in hand: "Target unit can't be blocked this turn."
      And Alice has the action "Curse" in hand: "Target unit loses all abilities until end of turn."
      When Alice plays "Cloak" targeting "Ash Hound"
      And all players pass
      And Alice plays "Curse" targeting "Ash Hound"
      And all players pass
      And Alice attacks Bob's base with "Ash Hound"
      And Bob tries to block "Ash Hound" with "Guard"
      Then it is refused
      When all players pass
      Then "Ash Hound" is unblocked

    Example: nor is a characteristic that an effect set
      Given Alice controls a unit "Ash Hound" with power 2
      And Alice has the action "Growth" in hand: "Until end of turn, target unit has base power 5."
      And Alice has the action "Curse" in hand: "Target unit loses all abilities until end of turn."
      When Alice plays "Growth" targeting "Ash Hound"
      And all players pass
      And Alice plays "Curse" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" has power 5
