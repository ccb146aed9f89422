Feature: 050. Silver rule

  Rule: 054.1 What is forbidden doesn't happen, whatever else says that it does

    Example: a unit that can't be killed
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Undying": "I can't be killed."
      And Alice has a spell "Rend" in her hand: "Kill a unit. Draw 2."
      When Alice plays "Rend" targeting "Undying"
      And all players pass
      Then "Undying" is still on the board
      And Alice's hand holds 2 cards

    Example: nor by lethal damage
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Undying" with might 2: "I can't be killed."
      And Alice has a spell "Spark" in her hand: "Deal 3 to a unit."
      When Alice plays "Spark" targeting "Undying"
      And all players pass
      Then "Undying" has 3 damage marked
      And "Undying" is still on the board

    Example: a unit that can't be chosen is no target
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Shade": "I can't be chosen."
      And Bob controls a unit "Drone"
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      Then Alice can't target "Shade" with "Rend"
      When Alice tries to target "Shade" with "Rend"
      Then it is refused
      When Alice plays "Rend" targeting "Drone"
      And all players pass
      Then "Drone" is in Bob's trash

    Example: a spell that can't be countered
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Edict" in her hand: "Draw 2."
      And Alice controls a gear "Seal": "Friendly spells can't be countered."
      And Bob has a spell "Hush" in his hand: "[Reaction] Counter a spell."
      When Alice plays "Edict"
      And Alice passes
      And Bob plays "Hush" targeting "Edict"
      And all players pass
      And all players pass
      Then Alice's hand holds 2 cards

    Example: a unit that can't be readied
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Frozen", exhausted: "I can't be readied."
      And Bob controls a unit "Drone", exhausted
      When the game goes to Bob's action phase
      Then "Frozen" is still exhausted
      And "Drone" is ready

    Example: a unit that can't be stunned
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Steady": "I can't be stunned."
      And Alice has a spell "Daze" in her hand: "Stun a unit."
      When Alice plays "Daze" targeting "Steady"
      And all players pass
      Then "Steady" is not stunned

    Example: a unit that takes no damage
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Ghost" with might 2: "I don't take damage."
      And Alice has a spell "Spark" in her hand: "Deal 3 to a unit."
      When Alice plays "Spark" targeting "Ghost"
      And all players pass
      Then "Ghost" still has no damage marked

    Example: players who can't play cards
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Silence": "Players can't play cards."
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      Then Alice can't play "Glimpse"
      When Alice tries to play "Glimpse"
      Then it is refused

    Example: players who can't draw
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Drought": "Players can't draw."
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      When Alice plays "Glimpse"
      And all players pass
      Then Alice's hand holds 0 cards

    Example: players who can't channel
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Drought": "Players can't channel."
      And Alice has a spell "Delve" in her hand: "Channel 1 rune exhausted."
      When Alice plays "Delve"
      And all players pass
      Then Alice's rune deck still holds 10 cards

    Example: a battlefield that nobody can score
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Null Field" on the board: "Players can't score here."
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Null Field"
      And all players pass
      Then "Null Field" is controlled by Alice
      And Alice still has 0 points

    Example: opponents who can't play spells this turn
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Gag" in her hand: "Opponents can't play spells this turn."
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      And Bob has a spell "Retort" in his hand: "[Reaction] Draw 1."
      And Bob has a unit "Tide Warden" in his hand
      When Alice plays "Gag"
      And all players pass
      And Alice plays "Glimpse"
      And Alice passes
      Then Bob can't play "Retort"
      When Bob tries to play "Retort"
      Then it is refused
      When the game goes to Bob's action phase
      Then Bob can play "Retort"
      And Bob can play "Tide Warden"

    Example: only what the text describes is forbidden
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Toll": "Opponents can't play units."
      And Alice has a unit "Quay Scout" in her hand
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      Then Alice can't play "Quay Scout"
      And Alice can play "Glimpse"

    Example: what can't be played isn't played by an effect either
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Toll": "Opponents can't play units."
      And Alice has a unit "Quay Scout" in her trash
      And Alice has a spell "Raise" in her hand: "Play a unit from your trash, ignoring its cost."
      When Alice plays "Raise"
      And all players pass
      Then "Quay Scout" is still in Alice's trash

    Example: nor a spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Hush": "Opponents can't play spells."
      And Alice has a spell "Glimpse" in her trash: "Draw 1."
      And Alice controls a unit "Reciter": "[E]: Play a spell from your trash, ignoring its cost."
      When Alice activates "Reciter"
      And all players pass
      Then "Reciter" is exhausted
      And "Glimpse" is still in Alice's trash
      And Alice's hand still holds 0 cards

    Example: a place where units can't be played
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Rockslide" on the board: "Units can't be played here."
      And Alice controls a unit "Quay Scout" at "Rockslide"
      And Alice has a unit "Drone" in her hand
      When Alice plays "Drone"
      Then "Drone" is at Alice's base

    Example: nor tokens
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Rockslide" on the board: "Units can't be played here."
      And Alice controls a unit "Drummer" at "Rockslide": "[1]: Play a 1 [M] Recruit unit token here."
      And Alice controls a unit "Piper": "[1]: Play a 1 [M] Recruit unit token here."
      And Alice controls 2 fury runes
      When Alice activates "Drummer"
      And all players pass
      And Alice activates "Piper"
      And all players pass
      Then "Recruit" is at Alice's base

    Example: a unit that enemy spells and abilities can't choose
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Shade": "I can't be chosen by enemy spells and abilities."
      And Bob has a spell "Growth" in his hand: "[Reaction] Give a unit +2 [M] this turn."
      And Alice controls a gear "Sling": "[E]: Deal 1 to a unit."
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      And Alice controls a unit "Drone" with might 2
      Then Alice can't target "Shade" with "Rend"
      When Alice activates "Sling" targeting "Drone"
      Then "Sling" is exhausted
      When Alice passes
      And Bob plays "Growth" targeting "Shade"
      And all players pass
      And all players pass
      Then "Shade" has might 3

    Example: nor does an ability when there is nothing else to choose
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Shade": "I can't be chosen by enemy spells and abilities."
      And Alice controls a gear "Sling": "[E]: Deal 1 to a unit."
      Then Alice can't activate "Sling"

    Example: abilities choose what only enemy spells can't
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Shade" with might 3: "I can't be chosen by enemy spells."
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      And Alice controls a gear "Sling": "[E]: Deal 1 to a unit."
      Then Alice can't play "Rend"
      When Alice activates "Sling" targeting "Shade"
      And all players pass
      Then "Shade" has 1 damage marked

    Example: for a turn
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      And Bob controls a unit "Drone"
      And Bob has a spell "Veil" in his hand: "[Reaction] Choose a friendly unit. It can't be chosen by enemy spells and abilities this turn."
      When Alice plays "Rend" targeting "Drone"
      And Alice passes
      And Bob plays "Veil" targeting "Drone"
      And all players pass
      And all players pass
      Then "Drone" is still on the board

  Rule: 052 "Card" means Main Deck card

    @also:140.1.b.1
    @also:146.1.b.1
    Example: a rune in the trash is none
      Given a Riftbound game between Alice and Bob
      And Alice controls 1 fury rune
      And Alice has a unit "Drone" in her trash
      And Alice has a spell "Bury" in her hand: "Put a rune you control into your trash."
      And Alice has a spell "Sweep" in her hand: "Return all cards from your trash to your hand."
      When Alice plays "Bury"
      And all players pass
      Then "Fury Rune" is in Alice's trash
      When Alice plays "Sweep"
      And all players pass
      Then "Drone" is in Alice's hand
      And "Bury" is still in Alice's hand
      And "Fury Rune" is in Alice's trash

  Rule: 055.1 A card all of whose instructions are impossible is played all the same

    @also:406.4
    Example: with an empty hand there is nothing to discard
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Ledger": "When you play a spell, gain 1 point."
      And Alice has a spell "Toss" in her hand: "Discard 2."
      When Alice plays "Toss"
      And all players pass
      Then "Toss" is in Alice's trash
      When all players pass
      Then Alice has 1 point
