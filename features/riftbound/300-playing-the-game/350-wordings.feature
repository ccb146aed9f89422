Feature: 350. The process of play: wordings of what a spell does

  Rule: 154.2 Later parts of a spell may replace earlier ones

    Example: more damage instead, to the same unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a Dragon unit "Wyrm"
      And Bob controls a unit "Ox" with might 9
      And Alice has the spell "Breath" in hand: "Deal 2 to a unit. If you control a Dragon, deal 4 instead."
      When Alice plays "Breath" targeting "Ox"
      And all players pass
      Then "Ox" has 4 damage marked

    Example: not without what it asks for
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Ox" with might 9
      And Alice has the spell "Breath" in hand: "Deal 2 to a unit. If you control a Dragon, deal 4 instead."
      When Alice plays "Breath" targeting "Ox"
      And all players pass
      Then "Ox" has 2 damage marked

  Rule: 356.3.d Rules text is executed from top to bottom

    Example: units at a battlefield that was chosen before
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Reed" with might 3 at "Marsh"
      And Bob controls a unit "Oak" with might 3 at "Grove"
      And Alice has the spell "Flood" in hand: "Choose a battlefield. Deal 2 to each unit there."
      When Alice plays "Flood" targeting "Marsh"
      And all players pass
      Then "Reed" has 2 damage marked
      And "Oak" has no damage marked

    Example: a whole hand
      Given a Riftbound game between Alice and Bob
      And Alice has 3 spells "Scrap" in hand
      And Alice has the spell "Bonfire" in hand: "Discard your hand, then draw 4."
      When Alice plays "Bonfire"
      And all players pass
      Then 3 "Scrap" are in Alice's trash
      And Alice's hand holds 4 cards

    Example: two units that are targets deal damage to each other
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Knight" with might 4
      And Bob controls a unit "Ogre" with might 5
      And Alice has the spell "Joust" in hand: "A friendly unit and an enemy unit deal damage equal to their Mights to each other."
      When Alice plays "Joust" targeting "Knight" and "Ogre"
      And all players pass
      Then "Ogre" has 4 damage marked
      And "Knight" is in Alice's trash

    Example: one or more, as many as are chosen
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Reed" with might 3
      And Bob controls a unit "Oak" with might 3
      And Bob controls a unit "Elm" with might 3
      And Alice has the spell "Felling" in hand: "Kill one or more units."
      When Alice plays "Felling" targeting "Reed" and "Elm"
      And all players pass
      Then "Reed" is in Bob's trash
      And "Elm" is in Bob's trash
      And "Oak" is still at Bob's base

    Example: other than units with a tag
      Given a Riftbound game between Alice and Bob
      And Alice controls a Dragon unit "Wyrm"
      And Bob controls a unit "Ox"
      And Alice has the spell "Rout" in hand: "Kill all units other than Dragons."
      When Alice plays "Rout"
      And all players pass
      Then "Ox" is in Bob's trash
      And "Wyrm" is still at Alice's base

  Rule: 353.4 Discounts apply

    Example: to the first of a kind each turn
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Coupon": "The first spell you play each turn costs [1] less."
      And Alice has the spell "First" with energy cost 2 in hand: "Draw 1."
      And Alice has the spell "Second" with energy cost 2 in hand: "Draw 1."
      And Alice has a unit "Clerk" with energy cost 1 in hand
      And Alice has 4 energy
      When Alice plays "Clerk" to her base
      Then Alice has 3 energy
      When Alice plays "First"
      And all players pass
      Then Alice has 2 energy
      When Alice plays "Second"
      Then Alice has 0 energy

    Example: to cards of a kind that are theirs
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Roost": "Your Dragons' Energy costs are reduced by [2]."
      And Alice has a Dragon unit "Wyrm" with energy cost 3 in hand
      And Alice has a unit "Clerk" with energy cost 3 in hand
      And Alice has 4 energy
      When Alice plays "Wyrm" to her base
      Then Alice has 3 energy
      When Alice plays "Clerk" to her base
      Then Alice has 0 energy

  Rule: 361 Passive abilities affect the game

    Example: the first unit each turn enters ready, and the second doesn't
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Drum": "The first unit you play each turn enters ready."
      And Alice has a unit "Vanguard" in hand
      And Alice has a unit "Rearguard" in hand
      When Alice plays "Vanguard" to her base
      And Alice plays "Rearguard" to her base
      Then "Vanguard" is ready
      And "Rearguard" is exhausted

  Rule: 376.1 "When" and "at" say what sets an ability off

    Example: at the end of each turn
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Chime": "At the end of each turn, draw 1."
      When the game goes to Bob's action phase
      Then Alice's main deck holds 9 cards
      When the game goes to Alice's action phase
      Then Alice's main deck holds 7 cards

    Example: what an opponent does
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Rat"
      And Alice has the spell "Decree" in hand: "Your opponent kills a unit they control. Take control of a gear."
      And Bob controls a gear "Trinket"
      When Alice plays "Decree" targeting "Trinket"
      And all players pass
      Then "Rat" is in Bob's trash
      And "Trinket" is controlled by Alice

  Rule: 352.3 A destination is chosen for each move

    Example: of a text that says none, with the unit that moves
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Porter" with might 2
      And Alice has the battlefield "Depot" on the board
      And Alice has the spell "Errand" in hand: "Move a friendly unit. Draw 1."
      When Alice plays "Errand" targeting "Porter" and "Depot"
      And all players pass
      Then "Porter" is at "Depot"

    Example: the base is one, of its own player alone
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Squatter" with might 2 at "Depot"
      And Alice has the spell "Eviction" in hand: "Move an enemy unit."
      Then Alice can't target "Squatter" and her base with "Eviction"
      When Alice plays "Eviction" targeting "Squatter" and Bob's base
      And all players pass
      Then "Squatter" is at Bob's base

    @also:352.10.c.1
    Example: what is paid to move it is no target, where it goes is chosen beforehand
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mule" with might 2 at "Depot", buffed
      And Alice controls a unit "Ox" with might 2, buffed
      And Bob has the battlefield "Mill" on the board
      And Alice controls a unit "Drover" with might 2: "When I conquer, you may spend a buff to move another friendly unit."
      When Alice moves "Drover" to "Mill"
      And all players pass
      And Alice chooses "Ox"
      And Alice chooses "Depot"
      And all players pass
      And Alice accepts
      And Alice chooses "Mule"
      Then "Mule" is not buffed
      And "Ox" is at "Depot"
      And "Ox" is still buffed

    Example: not where it is already, and nowhere if it has gone
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Porter" with might 2 at "Depot"
      And Bob has the battlefield "Mill" on the board
      And Alice has the spell "Errand" in hand: "Move a friendly unit. Draw 1."
      And Bob has the spell "Ambush" in hand: "[Reaction] Kill a unit."
      Then Alice can't target "Porter" and "Depot" with "Errand"
      When Alice plays "Errand" targeting "Porter" and "Mill"
      And Bob plays "Ambush" targeting "Porter"
      And all players pass
      And all players pass
      Then "Porter" is in Alice's trash
      And Alice's main deck holds 9 cards

  Rule: 419.1 Doubling adds as much as there is

    Example: the Might of a unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Echo" with might 3, buffed
      And Alice has the spell "Amplify" in hand: "Double the Might of a friendly unit this turn."
      When Alice plays "Amplify" targeting "Echo"
      And all players pass
      Then "Echo" has might 8

  Rule: 352.14.b Damage may be split

    Example: among any number
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Left" with might 3
      And Bob controls a unit "Right" with might 3
      And Alice has the spell "Hail" in hand: "Split 5 damage among any number of enemy units."
      When Alice plays "Hail" targeting "Left" and "Right"
      And all players pass
      And Alice divides 2 to "Left" and 3 to "Right"
      Then "Left" has 2 damage marked
      And "Right" is in Bob's trash

  Rule: 356.3.d What is said of a unit that has been killed is said of what it was

    Example: its Might was high enough
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Ox" with might 4, buffed
      And Alice has a spell "Fell" in her hand: "Kill a unit. If its Might was 5 or more, draw 2."
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      Then Alice has 2 cards in her hand

    Example: its Might was too low
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Ox" with might 4
      And Alice has a spell "Fell" in her hand: "Kill a unit. If its Might was 5 or more, draw 2."
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's trash
      And Alice still has 0 cards in her hand

    Example: it dies of the damage
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Ox" with might 2
      And Alice has a spell "Bolt" in her hand: "Deal 2 to a unit. If it dies, draw 1."
      When Alice plays "Bolt" targeting "Ox"
      And all players pass
      And all players pass
      Then Alice has 1 card in her hand

    Example: what each opponent must do, they choose
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Ox"
      And Bob controls a unit "Imp"
      And Alice has a spell "Edict" in her hand: "Each opponent must kill one of their units."
      When Alice plays "Edict"
      And all players pass
      And Bob chooses "Imp"
      Then "Imp" is in Bob's trash
      And "Ox" is still on the board

    Example: an opponent's hand is looked at
      Given a Riftbound game between Alice and Bob
      And Bob has a unit "Ox" in his hand
      And Alice has a spell "Peek" in her hand: "Look at your opponent's hand. Choose a unit from it. Recycle it."
      When Alice plays "Peek"
      And all players pass
      Then "Ox" is at the bottom of Bob's main deck

    Example: a token is played to the base of whoever played something
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Weaver": "When an opponent plays a unit, play a 1 [M] Sprite unit token to that player's base."
      And Bob has a unit "Ox" in his hand
      When Alice passes
      And Bob plays "Ox" to his base
      And all players pass
      Then "Sprite" is at Bob's base

  Rule: 352.1 Modes can stand in one line

    Example: one of two
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Idol"
      And Alice has a spell "Parley" in her hand: "Choose one: Draw 2 or kill a gear."
      When Alice plays "Parley" choosing mode 2
      And all players pass
      Then "Idol" is in Bob's trash
      And Alice's hand holds 0 cards

    Example: a comma parts them, and "then" does not
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Idol"
      And Alice has a spell "Parley" in her hand: "Choose two: Kill a gear, draw 2, then discard 1, or gain 1 point."
      And Alice has a spell "Lantern" on top of her main deck
      When Alice plays "Parley" choosing modes 2 and 3
      And all players pass
      And Alice chooses "Lantern"
      Then Alice has 1 point
      And "Lantern" is in Alice's trash
      And "Idol" is still on the board

    @also:390.1
    Example: of a triggered ability
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Idol"
      And Alice has a unit "Envoy" in her hand: "When you play me, choose one: Draw 1 or kill a gear."
      When Alice plays "Envoy" to her base
      And Alice chooses mode 2
      And all players pass
      Then "Idol" is in Bob's trash

    Example: a sentence for each
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Idol"
      And Alice has a spell "Crossroads" in her hand: "Choose one - Draw 1. Kill a gear."
      When Alice plays "Crossroads" choosing modes 2 targeting "Idol"
      And all players pass
      Then "Idol" is in Bob's trash
      And Alice's hand holds 0 cards

    Example: not where a sentence could belong to the one before it
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice has a spell "Crossroads" in her hand: "Choose one - Deal 2 to a unit. Stun it."
        When Alice passes
        Then Bob has priority
        """
      Then it can't be set up: "perhaps “[or]” is meant"

  Rule: 356.3.d What is left over of what was spoken of

    Example: of units that were chosen, the other one
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone", exhausted
      And Alice controls a unit "Quay Scout", exhausted
      And Alice has a spell "Bargain" in her hand: "Choose two friendly units. Kill one of them. Ready the other."
      When Alice plays "Bargain" targeting "Drone" and "Quay Scout"
      And all players pass
      And Alice chooses "Quay Scout"
      Then "Quay Scout" is in Alice's trash
      And "Drone" is ready

    Example: of units that were chosen by each player, all others
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone"
      And Alice controls a unit "Quay Scout"
      And Bob controls a unit "Ox"
      And Bob controls a unit "Cow"
      And Alice has a spell "Cull" in her hand: "Each player chooses a unit they control. Kill all other units."
      When Alice plays "Cull"
      And all players pass
      And Alice chooses "Quay Scout"
      And Bob chooses "Ox"
      Then "Drone" is in Alice's trash
      And "Cow" is in Bob's trash
      And "Quay Scout" is still on the board
      And "Ox" is still on the board

  Rule: 356.3.d The same is said in other words

    Example: the next time something happens
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Ox" with might 9
      And Alice has a spell "Blade" in her hand: "Choose an enemy unit. The next time it takes damage this turn, kill it."
      And Alice has a spell "Bolt" in her hand: "Deal 1 to an enemy unit."
      When Alice plays "Blade" targeting "Ox"
      And all players pass
      Then "Ox" is still on the board
      When Alice plays "Bolt" targeting "Ox"
      And all players pass
      And all players pass
      Then "Ox" is in Bob's trash

    Example: each deals damage to the other
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" with might 3
      And Bob controls a unit "Ox" with might 9
      And Alice has a spell "Duel" in her hand: "Choose a friendly unit and an enemy unit. Each deals damage equal to its Might to the other."
      When Alice plays "Duel" targeting "Drone" and "Ox"
      And all players pass
      Then "Ox" has 3 damage marked
      And "Drone" is in Alice's trash

    Example: the highest Might among your units
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" with might 3
      And Bob controls a unit "Ox" with might 9
      And Alice has a spell "Volley" in her hand: "Deal damage equal to the highest Might among your units to an enemy unit."
      When Alice plays "Volley" targeting "Ox"
      And all players pass
      Then "Ox" has 3 damage marked

    @also:403.6
    Example: as many cards as there are
      Given a Riftbound game between Alice and Bob
      And Alice has 2 units "Drone" in her trash
      And Alice has a spell "Tide" in her hand: "Recycle 3 cards from your trash."
      When Alice plays "Tide"
      And all players pass
      Then Alice's trash holds 1 card
