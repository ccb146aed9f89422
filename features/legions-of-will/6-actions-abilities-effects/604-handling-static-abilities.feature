Feature: 604. Handling static abilities

  Rule: 604.1 A static ability is simply true

    Example: nobody activates it, nothing sets it off
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Drill Sergeant" in hand: "Other units you control gain +2 power."
      And Alice controls a unit "Recruit" with power 1
      When Alice plays "Drill Sergeant"
      And all players pass
      Then "Recruit" has power 3
      And the chain of events is empty

  Rule: 604.2 It is in force as long as the permanent is on the battlefield and has it

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Drill Sergeant": "Other units you control gain +2 power."
      And Alice controls a unit "Recruit" with power 1

    Example: it leaves the battlefield
      Given Bob has the action "Bury" in hand: "Destroy target unit."
      When Bob plays "Bury" targeting "Drill Sergeant"
      And all players pass
      Then "Recruit" has power 1

    Example: it loses the ability
      Given Bob has the action "Silence" in hand: "Target unit loses all abilities until end of turn."
      When Bob plays "Silence" targeting "Drill Sergeant"
      And all players pass
      Then "Drill Sergeant" is still on the battlefield
      And "Recruit" has power 1

    Example: elsewhere it does nothing
      Given Alice has a unit "Second Sergeant" in hand: "Other units you control gain +2 power."
      And Alice has the action "Forget" in hand: "Discard two cards."
      And Alice's hand holds 3 cards
      When Alice plays "Forget"
      And all players pass
      Then "Second Sergeant" is in Alice's graveyard
      And "Recruit" still has power 3

  Rule: 604.3 Some define a characteristic, in every zone

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob has the action "Bury" in hand: "Destroy target unit."

    Example: on the battlefield it counts itself
      Given Alice controls a unit "Mob" with power 0: "This unit's power is equal to the number of units you control."
      And Alice controls 2 units "Passer-by"
      When Bob plays "Bury" targeting "Passer-by" (1)
      And all players pass
      Then "Mob" has power 2

    Example: what modifies comes after what defines
      Given Alice controls a unit "Drill Sergeant": "Other units you control gain +2 power."
      And Alice controls 2 units "Passer-by"
      And Alice controls a unit "Mob" with power 0: "This unit's power is equal to the number of units you control."
      When Bob plays "Bury" targeting "Passer-by" (1)
      And all players pass
      Then "Mob" has power 5

    @also:109.4a
    Example: in a graveyard, too
      Given Alice has a unit "Mob" with power 0 in her graveyard: "This unit's power is equal to the number of units you control."
      And Alice controls 2 units "Passer-by"
      When Bob plays "Bury" targeting "Passer-by" (1)
      And all players pass
      Then "Mob" has power 1

    Example: in a graveyard two of them count each other
      Given Alice has a unit "Grave Moss" in her graveyard: "This unit's power is equal to the number of cards in your graveyard."
      And Alice has a unit "Bone Fern" in her graveyard: "This unit's power is equal to the number of cards in your graveyard."
      And Alice controls a unit "Passer-by"
      When Bob plays "Bury" targeting "Passer-by"
      And all players pass
      Then "Grave Moss" has power 3
      And "Bone Fern" has power 3

  Rule: 604.3a One with a condition defines nothing

    Example: in a graveyard it is as printed
      Given a Legions of Will game between Alice and Bob
      And Bob has the action "Bury" in hand: "Destroy target unit."
      And Alice controls 3 units "Passer-by"
      And Alice controls a unit "Fair-Weather Mob" with power 2: "As long as you control two or more units, this unit's power is equal to the number of units you control."
      When Bob plays "Bury" targeting "Fair-Weather Mob"
      And all players pass
      Then "Fair-Weather Mob" is in Alice's graveyard
      And "Fair-Weather Mob" has power 2

  Rule: 604.4 An upgrade modifies the base that it is attached to, and no other

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "North Keep" with defense 10
      And Alice controls a base "South Keep" with defense 10
      And Alice controls an upgrade "Ramparts" in her base "North Keep": "The base this is attached to gains +3 defense."
      And Alice has the action "Haul" in hand: "Move target upgrade you control to target base you control."

    Example: moved, it modifies the new base
      When Alice plays "Haul" targeting "South Keep"
      And all players pass
      Then "South Keep" has defense 13
      And "North Keep" has defense 10

    Example: it doesn't target the base
      Given Alice controls a base "Veiled Keep" with defense 10: "This base can't be targeted."
      And Alice controls an upgrade "Palisade" in her base "Veiled Keep": "The base this is attached to gains +1 defense."
      Then Alice can't target "Veiled Keep" with "Haul"
      And "Veiled Keep" still has defense 11

  Rule: 604.5 Some work while the card is on the chain of events

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob has the action "Hush" in hand: "Prevent target action from resolving."

    Example: a card that can't be prevented
      Given Alice has the action "Iron Word" in hand:
        """
        This card can't be prevented from resolving.
        You gain 3 resource.
        """
      When Alice plays "Iron Word"
      And Bob plays "Hush" targeting "Iron Word"
      And all players pass
      And all players pass
      Then Alice has 13 resource

    Example: one that can
      Given Alice has the action "Soft Word" in hand: "You gain 3 resource."
      When Alice plays "Soft Word"
      And Bob plays "Hush" targeting "Soft Word"
      And all players pass
      Then "Soft Word" is in Alice's graveyard
      And Alice still has 10 resource

    Example: a card that may be played without paying
      Given Alice has 1 resource
      And Alice has the action "Gift" with cost 6 in hand:
        """
        You may play this card without paying its resource cost.
        You gain 3 resource.
        """
      When Alice plays "Gift" for its alternative cost
      And all players pass
      Then Alice has 4 resource

  Rule: 604.6 Some work where the card could be played from

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: out of the graveyard
      Given Alice has a unit "Revenant" with cost 2 in her graveyard: "You may play this card from your graveyard."
      When Alice plays "Revenant"
      And all players pass
      Then "Revenant" is on the battlefield
      And Alice has 8 resource

    Example: without such words, not
      Given Alice has a unit "Corpse" with cost 2 in her graveyard
      When Alice tries to play "Corpse"
      Then it is refused

    Example: not out of somebody else's graveyard
      Given Bob has the action "Grave Song" in his graveyard:
        """
        You may play this card from your graveyard.
        You gain 1 resource.
        """
      When Alice tries to play "Grave Song"
      Then it is refused

    Example: only during a certain time
      Given Alice has the action "War Cry" in hand:
        """
        Play this card only during battle.
        You gain 1 resource.
        """
      When Alice tries to play "War Cry"
      Then it is refused by rule 506.7

    Example: only during an opponent's turn
      Given Alice has the action "War Cry" in hand:
        """
        Play this card only during an opponent's turn.
        You gain 1 resource.
        """
      When Alice tries to play "War Cry"
      Then it is refused
      When the game goes to Bob's effect step
      And Alice plays "War Cry"
      And all players pass
      Then Alice has 11 resource

    Example: only during a step of one's own turn
      Given Alice has the action "War Cry" in hand:
        """
        Play this card only during your end step.
        You gain 1 resource.
        """
      When Alice tries to play "War Cry"
      Then it is refused
      When the game goes to the end step
      And Alice plays "War Cry"
      And all players pass
      Then Alice has 11 resource

    Example: and when that time has come
      Given Alice has the action "War Cry" in hand:
        """
        Play this card only during battle.
        You gain 1 resource.
        """
      When the game goes to the beginning of battle step
      And Alice plays "War Cry"
      And all players pass
      Then Alice has 11 resource

    Example: a cost that is less only while something is so
      Given Alice has a unit "Heir" with cost 5 in hand: "This card costs 2 less to play as long as you control a Dragon."
      And Alice has a unit "Squire" with cost 5 in hand: "This card costs 2 less to play as long as it's your turn."
      When Alice plays "Heir"
      Then Alice has 5 resource
      When all players pass
      And Alice plays "Squire"
      Then Alice has 2 resource

    Example: not while something is so
      Given Alice has a unit "Owl" in hand: "This card can't be played as long as it's your turn."
      And Alice has a unit "Lark" in hand: "This card can't be played as long as it's not your turn."
      When Alice tries to play "Owl"
      Then it is refused
      When Alice plays "Lark"
      And all players pass
      Then "Lark" is on the battlefield

    Example: out of the graveyard only while something is so
      Given Alice has a unit "Ghost" in her graveyard: "You may play this card from your graveyard as long as you control a Dragon."
      And Alice has a unit "Shade" in her graveyard: "You may play this card from your graveyard as long as it's your turn."
      When Alice tries to play "Ghost"
      Then it is refused
      When Alice plays "Shade"
      And all players pass
      Then "Shade" is on the battlefield

    Example: without paying only while something is so
      Given Alice has 4 resource
      And Alice has a unit "Guest" with cost 5 in hand: "You may play this card without paying its resource cost as long as you control a Dragon."
      And Alice has a unit "Friend" with cost 5 in hand: "You may play this card without paying its resource cost as long as it's your turn."
      When Alice tries to play "Guest"
      Then it is refused
      When Alice plays "Friend" for its alternative cost
      And all players pass
      Then "Friend" is on the battlefield

    Example: at an additional cost only while something is so
      Given Alice has a unit "Scribe" with cost 1 in hand: "As an additional cost to play this card, discard a card as long as it's not your turn."
      And Alice has a unit "Clerk" with cost 1 in hand: "As an additional cost to play this card, discard a card as long as it's your turn."
      When Alice plays "Scribe"
      And all players pass
      Then "Scribe" is on the battlefield
      And "Clerk" is still in Alice's hand

  Rule: 604.7 A static ability goes by what there is now

    Example: what was destroyed counts no more
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Herder" with power 1: "This unit gains +2 power for each Dragon you control."
      And Alice controls a Dragon unit "Drake"
      And Alice controls a Dragon unit "Wyrm"
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Alice passes
      And Bob plays "Bane" targeting "Drake"
      And all players pass
      Then "Herder" has power 3
