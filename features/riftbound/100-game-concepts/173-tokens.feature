Feature: 173. Tokens

  Rule: 174 Spells and abilities create tokens

    @also:181.1 @also:179.1.b
    Example: a Recruit
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Call to Arms" in her hand: "Play a 1 [M] Recruit unit token."
      When Alice plays "Call to Arms"
      And all players pass
      Then "Recruit" is at Alice's base
      And "Recruit" has might 1

    Example: several
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Call to Arms" in her hand: "Play 3 1 [M] Recruit unit tokens."
      When Alice plays "Call to Arms"
      And all players pass
      Then 3 "Recruit" are at Alice's base

  Rule: 177 The owner is who controlled the effect

    @also:176
    Example: a triggered ability of Bob's
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Captain" with might 1: "[Deathknell] - Play a 1 [M] Recruit unit token."
      And Alice has a spell "Spark" in her hand: "Deal 1 to a unit."
      When Alice plays "Spark" targeting "Captain"
      And all players pass
      And all players pass
      Then "Recruit" is at Bob's base
      And "Recruit" is controlled by Bob
      And "Recruit" is owned by Bob
      And "Captain" is in Bob's trash

  Rule: 178.1 The effect may say whether it enters ready or exhausted

    Example: ready
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Call to Arms" in her hand: "Play a 1 [M] Recruit unit token ready."
      When Alice plays "Call to Arms"
      And all players pass
      Then "Recruit" is ready

  Rule: 178.2 The effect may restrict where it is played

    Example: into the base, although a battlefield is controlled
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice has a spell "Call to Arms" in her hand: "Play a 1 [M] Recruit unit token into your base."
      When Alice plays "Call to Arms"
      And all players pass
      Then "Recruit" is at Alice's base

    Example: here
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Captain" at "Alice's battlefield": "[E]: Play a 1 [M] Recruit unit token here."
      When Alice activates the first ability of "Captain"
      And all players pass
      Then "Recruit" is at "Alice's battlefield"

  Rule: 178.3 The effect may give it abilities

    @also:181.2
    Example: a Sprite has its keyword
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Whisper" in her hand: "Play a 3 [M] Sprite unit token with [Temporary]."
      When Alice plays "Whisper"
      And all players pass
      Then "Sprite" has might 3
      And "Sprite" has the ability "[Temporary]"

  Rule: 179.1.a A token is played where something of its type can be

    Example: its owner chooses a battlefield that it controls
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice has a spell "Call to Arms" in her hand: "Play a 1 [M] Recruit unit token."
      When Alice plays "Call to Arms"
      And all players pass
      And Alice chooses "Alice's battlefield"
      Then "Recruit" is at "Alice's battlefield"

  Rule: 179.1.d A token follows the rules of its type

    Example: it enters exhausted
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Call to Arms" in her hand: "Play a 1 [M] Recruit unit token."
      When Alice plays "Call to Arms"
      And all players pass
      Then "Recruit" is exhausted
      And Alice can't move "Recruit" to "Alice's battlefield"

    Example: a ready one can make the standard move
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Call to Arms" in her hand: "Play a 1 [M] Recruit unit token ready."
      When Alice plays "Call to Arms"
      And all players pass
      And Alice moves "Recruit" to "Alice's battlefield"
      Then "Recruit" is at "Alice's battlefield"
      And "Recruit" is exhausted

    Example: a spell chooses it, and damage destroys it
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Call to Arms" in her hand: "Play a 2 [M] Recruit unit token."
      And Alice has a spell "Spark" in her hand: "Deal 1 to a unit."
      When Alice plays "Call to Arms"
      And all players pass
      And Alice plays "Spark" targeting "Recruit"
      And all players pass
      Then "Recruit" has 1 damage marked

  Rule: 180.1 A token that is put elsewhere ceases to exist

    Example: killed, and its death is heard
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mourner": "When a friendly unit dies, draw 1."
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Call to Arms" in her hand: "Play a 1 [M] Recruit unit token."
      And Alice has a spell "Spark" in her hand: "Deal 1 to a unit."
      When Alice plays "Call to Arms"
      And all players pass
      And Alice plays "Spark" targeting "Recruit"
      And all players pass
      Then Alice's trash holds 2 cards
      When all players pass
      Then "Lantern" is in Alice's hand

    Example: returned to a hand
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Call to Arms" in her hand: "Play a 1 [M] Recruit unit token."
      And Alice has a spell "Undertow" in her hand: "Return a unit to its owner's hand."
      When Alice plays "Call to Arms"
      And all players pass
      And Alice plays "Undertow" targeting "Recruit"
      And all players pass
      Then Alice's hand holds 0 cards
      And Alice's trash holds 2 cards

  Rule: 179.2.b Tokens have no domains

    @also:179.2.a
    Example: that of a Fury spell is no Fury unit
      Given a Riftbound game between Alice and Bob
      And Alice has a fury spell "Call" in her hand: "Play a 2 [M] Wisp unit token to your base."
      And Alice has a spell "Quench" in her hand: "Kill a Fury unit."
      And Alice has a spell "Bargain" in her hand: "Kill a unit that costs 1 or more."
      When Alice plays "Call"
      And all players pass
      Then "Wisp" is at Alice's base
      And Alice can't play "Quench"
      And Alice can't play "Bargain"

  Rule: 180 Tokens exist on the board and nowhere else

    @also:180.1
    Example: returned to a hand, it is gone
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Call" in her hand: "Play a 2 [M] Wisp unit token to your base."
      And Alice has a spell "Recess" in her hand: "Return a unit to its owner's hand."
      When Alice plays "Call"
      And all players pass
      Then "Wisp" is at Alice's base
      When Alice plays "Recess"
      And all players pass
      Then Alice's hand holds 0 cards
      And "Recess" is in Alice's trash

  Rule: 179 Tokens are not cards

    @also:347.2
    Example: who hears of cards being played doesn't hear of them
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Ledger": "When you play a card, gain 1 point."
      And Alice controls a gear "Tally": "When you play a unit, draw 2."
      And Alice controls a gear "Whistle": "[E]: Play a 2 [M] Wisp unit token to your base."
      When Alice activates "Whistle"
      And all players pass
      Then "Wisp" is at Alice's base
      And the chain of events holds the ability of "Tally"
      And Alice still has 0 points

  Rule: 179.1.c Tokens are told by their tags and type together

    Example: all unit tokens with a tag
      Given a Riftbound game between Alice and Bob
      And Bob controls a token Recruit unit "Recruit"
      And Bob controls a Recruit unit "Captain"
      And Bob controls a token Wisp unit "Wisp"
      And Alice has a spell "Disband" in her hand: "Kill all Recruit unit tokens."
      When Alice plays "Disband"
      And all players pass
      Then "Recruit" is not on the board
      And "Captain" is still on the board
      And "Wisp" is still on the board
