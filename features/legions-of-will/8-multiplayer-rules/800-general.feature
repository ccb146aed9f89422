Feature: 800. Multiplayer rules, general

  Rule: 800.3 A game of more than two players goes on when one has left

    Example: until one is left
      Given a Legions of Will game between Alice, Bob and Carol
      When Carol concedes
      Then Carol loses the game
      And the game is not over
      When Bob concedes
      Then Alice wins the game

  Rule: 800.3a What a player owns leaves the game with that player

    Background:
      Given a Legions of Will game between Alice, Bob and Carol

    Example: permanents, and what they say
      Given Carol controls a unit "Damper" with power 3: "All units gain -1 power."
      And Alice controls a unit "Pillar" with power 3
      When Carol concedes
      Then "Damper" is not on the battlefield
      And "Pillar" has power 3
      And the game is not over

    Example: what the player had taken goes back
      Given Alice controls a unit "Prize"
      And it is Carol's prebattle main phase
      And Carol has the action "Bribe" in hand: "Gain control of target unit for the rest of the game."
      When Carol plays "Bribe" targeting "Prize"
      And all players pass
      Then "Prize" is controlled by Carol
      When Carol concedes
      Then "Prize" is controlled by Alice
      And "Prize" is still on the battlefield

    Example: what somebody else had taken
      Given Carol controls a unit "Prize"
      And Alice has the action "Bribe" in hand: "Gain control of target unit for the rest of the game."
      When Alice plays "Bribe" targeting "Prize"
      And all players pass
      Then "Prize" is controlled by Alice
      When Carol concedes
      Then "Prize" is not on the battlefield

    @also:406.6g
    Example: a card on the chain of events
      Given Alice controls a unit "Pillar" with power 2
      And Carol has the action "Dart" in hand: "Dart deals 2 damage to target unit."
      When Alice passes
      And Bob passes
      And Carol plays "Dart" targeting "Pillar"
      Then the chain of events holds "Dart"
      When Carol concedes
      Then the chain of events is empty
      And "Pillar" is still on the battlefield

    Example: abilities on the chain of events
      Given Carol controls a unit "Slinger" with power 6: "Pay 1: Slinger deals 2 damage to target unit."
      And Alice controls a unit "Pillar" with power 3
      When Alice passes
      And Bob passes
      And Carol activates "Slinger" targeting "Pillar"
      And Carol concedes
      Then the chain of events is empty
      And "Pillar" has no damage marked

    Example: what was to be chosen goes as well, and the instruction goes on without it
      Given Alice controls a unit "Imp"
      And Alice controls a unit "Ogre"
      And Alice has the action "Homage" in hand: "Sacrifice a unit. Each opponent gains 2 resource."
      When Alice plays "Homage"
      And all players pass
      And Alice concedes
      Then Bob has 12 resource
      And Bob has priority

  Rule: 800.3b Nothing comes under the control of a player who has left

    Example: a unit that was to be given away
      Given a Legions of Will game between Alice, Bob and Carol
      And Bob controls a unit "Prize"
      And Alice controls a unit "Pillar" with power 9
      And Alice has the action "Gift" in hand: "Target player gains control of target unit for the rest of the game. Gift deals 1 damage to target unit."
      When Alice plays "Gift" targeting Carol, "Prize", "Pillar"
      And Carol concedes
      And all players pass
      Then "Pillar" has 1 damage marked
      And "Prize" is still controlled by Bob

    Example: a unit that was to come to the active player
      Given a Legions of Will game between Alice, Bob and Carol
      And Bob controls a unit "Prize"
      And Bob has the action "Homage" in hand: "The active player gains control of target unit for the rest of the game. You gain 2 resource."
      When Alice passes
      And Bob plays "Homage" targeting "Prize"
      And Alice concedes
      And all players pass
      Then Bob has 12 resource
      And "Prize" is still controlled by Bob

    Example: a card that was to be played by what goes on resolving
      Given a Legions of Will game between Alice, Bob and Carol
      And Bob controls a unit "Imp"
      And Bob controls a unit "Ogre" with power 3
      And Bob has the action "Spark" in his graveyard: "Draw a card."
      And Alice has the action "Borrow" in hand: "Choose a unit an opponent controls. Rest it. Play target action card in an opponent's graveyard."
      When Alice plays "Borrow" targeting "Spark"
      And all players pass
      And Alice concedes
      And Bob chooses "Ogre"
      Then "Ogre" is rested
      And the chain of events is empty
      And "Spark" is still in Bob's graveyard

  Rule: 800.3c What a player who has left would get back is expelled

    Example: as soon as the other player's control ends
      Given a Legions of Will game between Alice, Bob and Carol
      And it is Carol's prebattle main phase
      And Alice has a unit "Ghoul" in her graveyard
      And Carol has the action "Raise" in hand: "Put target unit card in an opponent's graveyard onto the battlefield under your control."
      And Bob has the action "Bribe" in hand: "Gain control of target unit until end of turn."
      When Carol plays "Raise" targeting "Ghoul"
      And all players pass
      Then "Ghoul" is controlled by Carol
      When Carol passes
      And Alice passes
      And Bob plays "Bribe" targeting "Ghoul"
      And all players pass
      Then "Ghoul" is controlled by Bob
      When Carol concedes
      Then "Ghoul" is controlled by Bob
      When the game goes to the beginning of battle step
      And Alice chooses Bob
      And the game goes to Alice's effect step
      Then "Ghoul" is expelled

  Rule: 800.3d No ability of a player who has left is put on the chain of events

    Example: of two that trigger as that player leaves
      Given a Legions of Will game between Alice, Bob and Carol
      And Carol controls a unit "Curse Doll": "When this unit leaves the battlefield, each opponent loses 4 resource."
      And Alice controls a unit "Heir": "Whenever a unit leaves the battlefield, you gain 2 resource."
      When Carol concedes
      And Alice passes
      Then the chain of events holds the ability of "Heir"
      When all players pass
      Then Alice has 12 resource
      And Bob still has 10 resource

    Example: one that was to trigger later
      Given a Legions of Will game between Alice, Bob and Carol
      And Carol has the action "Slow Curse" in hand: "At the beginning of the next end step, each opponent loses 4 resource."
      And Alice has the action "Slow Harvest" in hand: "At the beginning of the next end step, you gain 3 resource."
      When Alice plays "Slow Harvest"
      And Alice passes
      And Bob passes
      And Carol plays "Slow Curse"
      And all players pass
      And all players pass
      And Carol concedes
      And the game goes to the beginning of battle step
      And Alice chooses Bob
      And the game goes to the end step
      Then the chain of events holds the ability of "Slow Harvest"
      When all players pass
      Then Alice has 13 resource
      And Bob still has 10 resource

  Rule: 800.3e No battle damage is assigned to what is of a player who has left

    Example: the base that was attacked is gone
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice controls a unit "Raider" with will 1 and power 2: "Whenever Raider deals battle damage, you gain 5 resource."
      When the game goes to the beginning of battle step
      And Alice chooses "Carol"
      And Alice attacks Carol's base with "Raider"
      And Carol concedes
      And the game goes to the end of battle step
      Then "Raider" is attacking
      And Alice still has 10 resource
      And Bob's base still has no damage marked

  Rule: 800.3f A cost that a player who has left would pay is not paid

    Example: the active player's
      Given a Legions of Will game between Alice, Bob and Carol
      And Carol controls a unit "Oak"
      And Bob has the action "Tax" in hand: "Destroy target unit unless the active player pays 2."
      When Alice passes
      And Bob plays "Tax" targeting "Oak"
      And Alice concedes
      And all players pass
      Then "Oak" is in Carol's graveyard
      And Carol still has 10 resource

    Example: one who is there is asked
      Given a Legions of Will game between Alice, Bob and Carol
      And Carol controls a unit "Oak"
      And Bob has the action "Tax" in hand: "Destroy target unit unless the active player pays 2."
      When Alice passes
      And Bob plays "Tax" targeting "Oak"
      And all players pass
      And Alice accepts
      Then Alice has 8 resource
      And "Oak" is still on the battlefield

  Rule: 800.3g Instead of a player who has left another makes a choice, whom the controller chooses

    Example: one of the controller's opponents, as that player was
      Given a Legions of Will game between Alice, Bob, Carol and Dave
      And Bob controls a unit "Oak"
      And Bob controls a unit "Elm"
      And Bob has the action "Verdict" in hand: "The active player chooses a unit. Destroy it."
      When Alice passes
      And Bob plays "Verdict"
      And Alice concedes
      And all players pass
      Then Bob is asked to choose who makes a choice
      And Bob can't choose Bob
      When Bob chooses Dave
      And Dave chooses "Elm"
      Then "Elm" is in Bob's graveyard
      And "Oak" is still on the battlefield

    Example: without a question where only one opponent is left
      Given a Legions of Will game between Alice, Bob and Carol
      And Bob controls a unit "Oak"
      And Bob controls a unit "Elm"
      And Bob has the action "Verdict" in hand: "The active player chooses a unit. Destroy it."
      When Alice passes
      And Bob plays "Verdict"
      And Alice concedes
      And all players pass
      And Carol chooses "Elm"
      Then "Elm" is in Bob's graveyard

    @also:112.11
    Scenario Outline: whether something is done that costs nothing: <word>
      Given a Legions of Will game between Alice, Bob, Carol and Dave
      And Bob controls a unit "Oak"
      And Bob has the action "Verdict" in hand: "The active player may destroy all units."
      When Alice passes
      And Bob plays "Verdict"
      And Alice concedes
      And all players pass
      Then Bob is asked to choose who makes a choice
      And Bob can't choose Bob
      When Bob chooses Dave
      And Dave <word>
      Then "Oak" is <where>

      Examples:
        | word     | where                    |
        | accepts  | in Bob's graveyard       |
        | declines | still on the battlefield |

    Example: a choice that was the controller's own may be anybody's
      Given a Legions of Will game between Alice, Bob and Carol
      And it is Bob's prebattle main phase
      And Carol controls a unit "Oak"
      And Carol controls a unit "Elm"
      And Bob has the action "Verdict" in hand: "The active player chooses a unit. Destroy it."
      When Bob plays "Verdict"
      And all players pass
      And Bob chooses "Elm"
      Then "Elm" is in Carol's graveyard

  Rule: 800.3h Instead of a player who has left the next one in turn order makes a choice that a rule asks for

    Example: who is the defending player, in a turn without its player
      Given a Legions of Will game between Alice, Bob, Carol and Dave
      When Alice concedes
      And all players pass, which ends the prebattle main phase
      Then Bob is asked to choose the defending player

  Rule: 800.3i What is asked about a player who has left is answered as it last was

    Example: how many cards that player had in hand
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice's hand holds 4 cards
      And Bob has the action "Envy" in hand: "You gain resource equal to the number of cards in the active player's hand."
      When Alice passes
      And Bob plays "Envy"
      And Alice concedes
      And all players pass
      Then Bob has 14 resource

    Example: what that player did
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice controls a unit "Raider" with will 1 and power 2
      And Bob controls a unit "Grudge": "At the beginning of each player's end step, if an opponent attacked you this turn, you gain 3 resource."
      When the game goes to the beginning of battle step
      And Alice chooses "Bob"
      And Alice attacks Bob's base with "Raider"
      And Alice concedes
      And the game goes to the end step
      Then the chain of events holds the ability of "Grudge"
      When all players pass
      Then Bob has 13 resource

  Rule: 800.3j A turn goes on without the player who has left the game during it

    @also:103.5
    Example: the others receive priority
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice controls a base "Kiln" with defense 1
      And Alice has the action "Last Spark" in hand: "Last Spark deals 3 damage to target base."
      And Carol controls a unit "Watcher": "Whenever a base is destroyed, you gain 2 resource."
      When Alice plays "Last Spark" targeting "Kiln"
      And all players pass
      Then Alice loses the game
      And Bob has priority
      And the chain of events holds the ability of "Watcher"
      When Bob passes
      Then Carol has priority
      And the chain of events holds the ability of "Watcher"
      When Carol passes
      Then Carol has 12 resource

  Rule: 800.3k The turn of a player who has left doesn't begin

    Example: the next player's does
      Given a Legions of Will game between Alice, Bob and Carol
      And it is Alice's end step
      When Bob concedes
      And all players pass
      Then it is Carol's effect step

    Example: nor does an extra turn
      Given a Legions of Will game between Alice, Bob and Carol
      And Bob has the action "Haste" in hand: "Take an extra turn after this one."
      When Alice passes
      And Bob plays "Haste"
      And all players pass
      And Bob concedes
      And the game goes to the end step
      And all players pass
      Then it is Carol's effect step

  Rule: 800.3m What lasts until the next turn of a player who has left lasts until that turn would have begun

    Example: no longer, and no shorter
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice controls a unit "Pillar" with power 2
      And Bob has the action "Ward" in hand: "Target unit gains +3 power until your next turn."
      When Alice passes
      And Bob plays "Ward" targeting "Pillar"
      And all players pass
      And Bob concedes
      And the game goes to Alice's end step
      Then "Pillar" has power 5
      When all players pass
      Then it is Carol's effect step
      And "Pillar" has power 2

    Example: through the turn of another player
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice controls a unit "Pillar" with power 2
      And Carol has the action "Ward" in hand: "Target unit gains +3 power until your next turn."
      When Alice passes
      And Bob passes
      And Carol plays "Ward" targeting "Pillar"
      And all players pass
      And Carol concedes
      And the game goes to Bob's end step
      Then "Pillar" has power 5
      When all players pass
      Then it is Alice's effect step
      And "Pillar" has power 2
