Feature: 737. Hidden

  Rule: 737.1.b For [A], a card with Hidden is put facedown at a battlefield that its player controls

    @also:737.1 @also:737.1.c @also:408.1 @also:408.2 @also:408.2.a @also:106.4.a
    Example: from the hand
      Given a Riftbound game between Alice and Bob
      And Alice has 1 mind power
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice has a fury spell "Snare" with energy cost 3 in her hand:
        """
        [Hidden]
        Draw 1.
        """
      When Alice hides "Snare" at "Alice's battlefield"
      Then "Snare" is in a facedown zone
      And "Snare" is facedown
      And Alice has 0 mind power

    @also:408.2.a
    Example: from the Champion Zone
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice has a champion unit "Shade" with energy cost 3 in her champion zone: "[Hidden]"
      When Alice hides "Shade" at "Alice's battlefield"
      Then "Shade" is in a facedown zone

    Example: not without Power to pay
      Given a Riftbound game between Alice and Bob
      And Alice has 5 energy
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice has a unit "Lurker" in her hand: "[Hidden]"
      Then Alice can't hide "Lurker" at "Alice's battlefield"

    @also:737.1
    Example: not without Hidden
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice has a unit "Drone" in her hand
      Then Alice can't hide "Drone" at "Alice's battlefield"

    @also:106.4.c @also:408.1
    Example: not at a battlefield that somebody else controls, or nobody
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Bob controls a unit "Gate Guard" at "Bob's battlefield"
      And Alice has a unit "Lurker" in her hand: "[Hidden]"
      Then Alice can't hide "Lurker" at "Bob's battlefield"
      And Alice can't hide "Lurker" at "Alice's battlefield"

    @also:106.4.b
    Example: not where a facedown card is already
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Snake", facedown at "Alice's battlefield"
      And Alice has a unit "Lurker" in her hand: "[Hidden]"
      Then Alice can't hide "Lurker" at "Alice's battlefield"

    Example: not on the turn of an opponent
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice has 1 fury power
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice has a unit "Lurker" in her hand: "[Hidden]"
      And Bob has a spell "Hymn" in his hand: "Gain 1 point."
      When Bob plays "Hymn"
      And Alice tries to hide "Lurker" at "Alice's battlefield"
      Then it is refused

    @also:408.2
    Example: not in a Closed State
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice has a unit "Lurker" in her hand: "[Hidden]"
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      Then Alice can hide "Lurker" at "Alice's battlefield"
      When Alice plays "Hymn"
      Then Alice can't hide "Lurker" at "Alice's battlefield"

    @ruling:rift-401
    Example: in the Open State of a showdown, with focus
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Quay Scout"
      And Alice has a unit "Lurker" in her hand: "[Hidden]"
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then the turn is in a showdown open state
      When Alice hides "Lurker" at "Alice's battlefield"
      Then "Lurker" is in a facedown zone
      And Alice has focus

  Rule: 737.1.c.1 Hiding is not playing

    @also:737.1.c.2
    Example: nothing triggers on a card being played, and there is no chain
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls a unit "Gate Guard" at "Alice's battlefield": "When you play a unit, draw 1."
      And Alice has a unit "Lurker" in her hand: "[Hidden]"
      When Alice hides "Lurker" at "Alice's battlefield"
      Then "Lurker" is in a facedown zone
      And the chain of events is empty
      And the turn is in a neutral open state

    Example: what hears of hiding does trigger
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls a unit "Gate Guard" at "Alice's battlefield": "When you hide a card, draw 1."
      And Alice has a unit "Lurker" in her hand: "[Hidden]"
      When Alice hides "Lurker" at "Alice's battlefield"
      Then the chain of events holds the ability of "Gate Guard"

  Rule: 737.1.c.3 Playing the card from facedown opens a chain, for nothing but additional costs

    @also:408.3 @also:737.1.b @also:737.6
    Example: for [0], in answer to a spell
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a spell "Snare" with energy cost 6 and power cost 2, facedown at "Alice's battlefield":
        """
        [Hidden]
        Draw 1.
        """
      And Bob has a spell "Hymn" in his hand: "Gain 1 point."
      When Bob plays "Hymn"
      And Bob passes
      And Alice plays "Snare"
      Then the chain of events holds "Snare" and "Hymn"
      When all players pass
      Then "Snare" is in Alice's trash

    @also:737.6 @also:732.1.b
    Example: during a showdown, on the turn of an opponent
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a unit "Gate Guard" with might 3 at "Alice's battlefield"
      And Alice controls a unit "Lurker" with might 4 and energy cost 6, facedown at "Alice's battlefield": "[Hidden]"
      And Bob controls a unit "Lancer" with might 5
      When Bob moves "Lancer" to "Alice's battlefield"
      And Bob passes
      And Alice plays "Lurker"
      Then "Lurker" is on the board
      And "Lurker" is still at "Alice's battlefield"
      And "Lurker" is defending

    @also:408.3
    Example: additional costs are paid
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a spell "Snare" with energy cost 6, facedown at "Alice's battlefield":
        """
        [Hidden]
        Deal 1 to a unit.
        """
      And Bob controls a unit "Mirror" with might 4: "[Deflect]"
      When Bob moves "Mirror" to "Alice's battlefield"
      And Bob passes
      Then Alice can't target "Mirror" with "Snare"

    @also:737.1.b @also:408.3
    Example: not in the turn in which it was hidden
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice has a spell "Snare" with energy cost 9 in her hand:
        """
        [Hidden]
        Draw 1.
        """
      And Bob has a spell "Whisper" in his hand:
        """
        [Reaction]
        Draw 1.
        """
      When Alice hides "Snare" at "Alice's battlefield"
      Then Alice can't play "Snare"
      When the game goes to Bob's action phase
      And Bob plays "Whisper"
      Then Alice can play "Snare"

    @ruling:rift-402
    Example: not even in answer to a spell, in the turn in which it was hidden
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice has a unit "Lurker" in her hand: "[Hidden]"
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      When Alice hides "Lurker" at "Alice's battlefield"
      And Alice plays "Hymn"
      Then Alice can't play "Lurker"

    Example: not by somebody else
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Lurker", facedown at "Alice's battlefield": "[Hidden]"
      And Bob has a spell "Whisper" in his hand:
        """
        [Reaction]
        Draw 1.
        """
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      When Alice plays "Hymn"
      And Bob tries to play "Alice's battlefield"
      Then it is refused

  Rule: 737.1.d A spell without valid targets at that battlefield can't be played from facedown

    Example: the only unit of an opponent is elsewhere
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a spell "Snare", facedown at "Alice's battlefield":
        """
        [Hidden]
        Kill an enemy unit.
        """
      And Bob controls a unit "Lancer"
      When Alice moves "Gate Guard" to Alice's base
      Then Alice can't play "Snare"

    Example: with one there it can be
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a spell "Snare", facedown at "Alice's battlefield":
        """
        [Hidden]
        Kill an enemy unit.
        """
      And Bob controls a unit "Lancer"
      When Bob moves "Lancer" to "Alice's battlefield"
      And Bob passes
      Then Alice can play "Snare"

  Rule: 737.1.d.1 A hidden unit is played to that battlefield

    @also:737.1.d
    Example: not to the base, nor to another battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Quay Scout" at "Bob's battlefield"
      And Alice controls a unit "Lurker" with energy cost 4, facedown at "Alice's battlefield": "[Hidden]"
      When Alice plays "Lurker"
      Then "Lurker" is on the board
      And "Lurker" is still at "Alice's battlefield"

    Example: a hidden gear goes to the base as always
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a gear "Lamp", facedown at "Alice's battlefield": "[Hidden]"
      When Alice plays "Lamp"
      Then "Lamp" is at Alice's base

  Rule: 737.1.d.2 Targets are chosen at that battlefield, unless the text makes that impossible

    @also:356.3.e.4
    Example: a spell chooses there
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a unit "Gate Guard" with might 3 at "Alice's battlefield"
      And Alice controls a spell "Snare", facedown at "Alice's battlefield":
        """
        [Hidden]
        Deal 1 to a unit.
        """
      And Bob controls a unit "Lancer" with might 5
      And Bob controls a unit "Tide Warden" with might 5
      When Bob moves "Lancer" to "Alice's battlefield"
      And Bob passes
      Then Alice can't target "Tide Warden" with "Snare"
      When Alice plays "Snare" targeting "Lancer"
      And all players pass
      Then "Lancer" has 1 damage marked

    @ruling:rift-458
    Example: a spell that says "here" means that battlefield
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a unit "Gate Guard" with might 3 at "Alice's battlefield"
      And Alice controls a spell "Snare", facedown at "Alice's battlefield":
        """
        [Hidden]
        You may give an enemy unit here -3 [M] this turn.
        """
      And Bob controls a unit "Lancer" with might 5
      And Bob controls a unit "Tide Warden" with might 5
      When Bob moves "Lancer" to "Alice's battlefield"
      And Bob passes
      Then Alice can't target "Tide Warden" with "Snare"
      When Alice plays "Snare" targeting "Lancer"
      And all players pass
      And Alice accepts
      Then "Lancer" has might 2

    @also:356.3.e.4
    Example: a target that has left that battlefield is none any more
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a unit "Gate Guard" with might 3 at "Alice's battlefield"
      And Alice controls a spell "Snare", facedown at "Alice's battlefield":
        """
        [Hidden]
        Kill a unit.
        """
      And Bob controls a unit "Lancer" with might 5
      And Bob has a spell "Retreat" in his hand:
        """
        [Reaction]
        Move a friendly unit to its base.
        """
      When Bob moves "Lancer" to "Alice's battlefield"
      And Bob passes
      And Alice plays "Snare" targeting "Lancer"
      And Bob plays "Retreat" targeting "Lancer"
      And all players pass
      And all players pass
      Then "Snare" is in Alice's trash
      And "Lancer" is still at Bob's base

    Example: so does a play effect of a hidden unit
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a unit "Gate Guard" with might 3 at "Alice's battlefield"
      And Alice controls a unit "Blast Imp" with might 1, facedown at "Alice's battlefield":
        """
        [Hidden]
        When you play me, give a unit -1 [M] this turn, to a minimum of 1 [M].
        """
      And Bob controls a unit "Lancer" with might 5
      And Bob controls a unit "Tide Warden" with might 5
      When Bob moves "Lancer" to "Alice's battlefield"
      And Bob passes
      And Alice plays "Blast Imp"
      Then Alice can't choose "Tide Warden"
      When Alice chooses "Lancer"
      And all players pass
      Then "Lancer" has might 4

    Example: played from the hand, it chooses anywhere
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" with might 3 at "Alice's battlefield"
      And Alice has a unit "Blast Imp" with might 1 in her hand:
        """
        [Hidden]
        When you play me, give a unit -1 [M] this turn, to a minimum of 1 [M].
        """
      And Bob controls a unit "Tide Warden" with might 5
      When Alice plays "Blast Imp"
      And Alice chooses "Alice's battlefield"
      And Alice chooses "Tide Warden"
      And all players pass
      Then "Tide Warden" has might 4

    Example: what must be at another location is chosen freely
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Quay Scout"
      And Alice controls a unit "Tide Turner", facedown at "Alice's battlefield":
        """
        [Hidden]
        When you play me, you may choose a friendly unit at another location. Move me to its location. Move it to my original location.
        """
      When Alice plays "Tide Turner"
      And all players pass
      And Alice accepts
      Then "Tide Turner" is at Alice's base
      And "Quay Scout" is at "Alice's battlefield"

    Example: so is a card in the trash
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice has a unit "Drone" in her trash
      And Alice controls a spell "Grave Call", facedown at "Alice's battlefield":
        """
        [Hidden]
        Return a unit from your trash to your hand.
        """
      When Alice plays "Grave Call"
      And all players pass
      Then "Drone" is in Alice's hand

    Example: and a spell that is to be countered
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a spell "Denial", facedown at "Alice's battlefield":
        """
        [Hidden]
        Counter a spell.
        """
      And Bob has a spell "Hymn" in his hand: "Gain 1 point."
      When Bob plays "Hymn"
      And Bob passes
      And Alice plays "Denial" targeting "Hymn"
      And all players pass
      Then "Hymn" is in Bob's trash
      And Bob still has 0 points

    @ruling:rift-403
    Example: a battlefield that is to be chosen is that battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" with might 1 at "Alice's battlefield"
      And Bob controls a unit "Tide Warden" with might 1 at "Bob's battlefield"
      And Alice controls a spell "Flood", facedown at "Alice's battlefield":
        """
        [Hidden]
        Kill all units at a battlefield.
        """
      Then Alice can't target "Bob's battlefield" with "Flood"
      When Alice plays "Flood"
      And all players pass
      Then "Gate Guard" is in Alice's trash

    @ruling:rift-404
    Example: a play effect that hears of another card chooses freely
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Watcher", facedown at "Alice's battlefield":
        """
        [Hidden]
        When you play a spell, deal 1 to a unit.
        """
      And Bob controls a unit "Tide Warden" with might 5
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      When Alice plays "Watcher"
      And Alice plays "Hymn"
      And all players pass
      And Alice chooses "Tide Warden"
      And all players pass
      Then "Tide Warden" has 1 damage marked

  Rule: 737.1.d.3 A unit that a hidden card plays is played to that battlefield

    Example: a token
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Quay Scout" at "Bob's battlefield"
      And Alice controls a spell "Muster", facedown at "Alice's battlefield":
        """
        [Hidden]
        Play a 2 [M] Recruit unit token.
        """
      When Alice plays "Muster"
      And all players pass
      Then "Recruit" is at "Alice's battlefield"

    Example: a card from the hand, by the play effect of a hidden unit
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Quay Scout" at "Bob's battlefield"
      And Alice has a unit "Drone" with energy cost 5 in her hand
      And Alice controls a unit "Herald", facedown at "Alice's battlefield":
        """
        [Hidden]
        When you play me, you may play a unit from your hand, ignoring its cost.
        """
      When Alice plays "Herald"
      And all players pass
      And Alice accepts
      Then "Drone" is at "Alice's battlefield"

  Rule: 737.2 What is no such choice functions as always

    Example: all friendly units have more Might, wherever they are
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" with might 1 at "Alice's battlefield"
      And Alice controls a unit "Quay Scout" with might 2, buffed
      And Alice controls a spell "United Front", facedown at "Alice's battlefield":
        """
        [Hidden]
        Buff a friendly unit. Buffs give an additional +1 [M] to friendly units this turn.
        """
      Then Alice can't target "Quay Scout" with "United Front"
      When Alice plays "United Front"
      And all players pass
      Then "Gate Guard" has might 3
      And "Quay Scout" has might 4

  Rule: 737.3 Instead of being hidden, the card may be played as normal

    Example: for its cost, to any target
      Given a Riftbound game between Alice and Bob
      And Alice has 3 energy
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Bob controls a unit "Tide Warden" with might 5
      And Alice has a spell "Snare" with energy cost 3 in her hand:
        """
        [Hidden]
        Deal 1 to a unit.
        """
      When Alice plays "Snare" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" has 1 damage marked
      And Alice has 0 energy

    Example: not for nothing, and not in a Closed State
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Alice has a spell "Snare" with energy cost 3 in her hand:
        """
        [Hidden]
        Draw 1.
        """
      And Alice has a spell "Veil" in her hand:
        """
        [Hidden]
        Draw 1.
        """
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      Then Alice can't play "Snare"
      When Alice plays "Hymn"
      Then Alice can't play "Veil"

  Rule: 737.4 Several instances of Hidden are redundant

    Example: it is hidden for [A] once
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice has a unit "Lurker" in her hand: "[Hidden] [Hidden]"
      When Alice hides "Lurker" at "Alice's battlefield"
      Then "Lurker" is in a facedown zone
      And Alice has 0 fury power

  Rule: 737.5 Whether a card has Hidden may be asked for

    Example: a unit that lies faceup
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Lurker": "[Hidden]"
      And Bob controls a unit "Drone"
      And Alice has a spell "Lantern" in her hand: "Kill a unit with [Hidden]."
      When Alice plays "Lantern"
      And all players pass
      Then "Lurker" is in Bob's trash

  Rule: 737.5.a That is independent of being facedown

    Example: a facedown card without Hidden is not asked for
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Drone", facedown at "Alice's battlefield"
      And Alice has a spell "Lantern" in her hand: "Return a facedown card with [Hidden] to its owner's hand."
      Then Alice can't play "Lantern"

    Example: one with Hidden is
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Lurker", facedown at "Alice's battlefield": "[Hidden]"
      And Alice has a spell "Lantern" in her hand: "Return a facedown card with [Hidden] to its owner's hand."
      When Alice plays "Lantern"
      And all players pass
      Then "Lurker" is in Alice's hand

  Rule: 737.6 The card has Reaction while it is facedown

    Example: in hand it has not
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Lurker", facedown at "Alice's battlefield": "[Hidden]"
      And Alice has a unit "Snake" in her hand: "[Hidden]"
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      Then Alice can play "Snake"
      When Alice plays "Hymn"
      Then Alice can still play "Lurker"
      And Alice can't play "Snake"

  Rule: 737.6.a Nobody else knows what lies there

    @also:127.4 @also:128.4
    Example: once it is hidden
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice has a unit "Lurker" in her hand: "[Hidden]"
      When Alice hides "Lurker" at "Alice's battlefield"
      Then Alice still sees "Lurker"
      And Bob doesn't see "Lurker"

    Example: played, everybody sees it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Lurker", facedown at "Alice's battlefield": "[Hidden]"
      When Alice plays "Lurker"
      Then Bob sees "Lurker"

  Rule: 737.1.b Hiding a card has been paid for before the card is hidden

    @also:408.1
    Example: a rune is recycled first
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield"
      And Alice controls a fury rune
      And Alice has a spell "Snare" in her hand: "[Hidden]\nDraw 1."
      When Alice hides "Snare" at "Alice's battlefield"
      Then the trace shows, in this order:
        | event   | object    |
        | recycle | Fury Rune |
        | hide    | Snare     |
