Feature: 350. The process of play: what is a target, and what is not (352.8–352.15)

  Rule: 352.8.a.2 "Spell" and "ability" refer to objects on the chain

    Example: not a spell in a trash
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Ember" in her trash
      And Alice has a spell "Lantern" in her hand: "Draw 2."
      And Bob has a spell "No" in his hand:
        """
        [Reaction]
        Counter a spell.
        """
      When Alice plays "Lantern"
      Then Bob can target "Lantern" with "No"
      And Bob can't target "Ember" with "No"

    @also:412.2
    Example: a delayed ability of a spell is none
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Marked Neck" in her hand: "Choose an enemy unit. Kill it the next time it takes damage this turn."
      And Alice has a unit "Fire Eater" in her hand: "When you play me, deal 1 to each enemy unit."
      And Bob controls a unit "Tide Warden" with might 5
      And Bob has a spell "No" in his hand:
        """
        [Reaction]
        Counter a spell.
        """
      When Alice plays "Marked Neck" targeting "Tide Warden"
      And all players pass
      And Alice plays "Fire Eater"
      And all players pass
      And Alice passes
      Then Bob can't play "No"

  Rule: 352.8.a.1 "Unit", "gear" and "rune" refer to objects on the board

    Example: not a gear in a trash
      Given a Riftbound game between Alice and Bob
      And Bob has a gear "Winch" in his trash
      And Bob controls a gear "Buckler"
      And Alice has a spell "Rust" in her hand: "Kill a gear."
      Then Alice can't target "Winch" with "Rust"

  Rule: 352.8.a.4 "Legend" refers to a legend in a Legend Zone

    Example: a legend is readied
      Given a Riftbound game between Alice and Bob
      And Alice has a legend "River Queen" in her legend zone: "[E]: Draw 1."
      And Alice has a spell "Rest" in her hand: "Ready a legend."
      When Alice activates the first ability of "River Queen"
      And all players pass
      Then "River Queen" is exhausted
      When Alice plays "Rest" targeting "River Queen"
      And all players pass
      Then "River Queen" is not exhausted

  Rule: 352.8.c A spell can't target itself

    Example: another spell on the chain, but not the spell that counters
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 2."
      And Bob has a spell "No" in his hand:
        """
        [Reaction]
        Counter a spell.
        """
      When Alice plays "Lantern"
      And Bob plays "No"
      Then "No" is targeting "Lantern"
      And "No" is not targeting "No"

  Rule: 352.10.b What only restricts another choice is no target

    Example: "a unit at a battlefield" leaves out units elsewhere, and chooses no battlefield
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" at "Bob's battlefield"
      And Bob controls a unit "Old Walker" at "Bob's battlefield"
      And Bob controls a unit "Drone"
      And Alice has a spell "Reckoning" in her hand: "Kill a unit at a battlefield."
      Then Alice can't target "Drone" with "Reckoning"
      When Alice plays "Reckoning"
      Then Alice is asked to choose targets
      And Alice can't choose "Bob's battlefield"

  Rule: 352.9 What is no target is chosen on resolution

    @also:352.10.a
    Example: a unit from the hand
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      And Alice has a unit "Quay Scout" in her hand
      And Alice has a spell "Muster" in her hand: "You may play a unit from your hand, ignoring its costs."
      When Alice plays "Muster"
      And all players pass
      And Alice accepts
      And Alice chooses "Drone"
      Then "Drone" is at Alice's base
      And "Quay Scout" is still in Alice's hand

    Example: what each player may do is done by those who do it
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Feast" in her hand: "Each player may draw 1."
      When Alice plays "Feast"
      And all players pass
      And Alice accepts
      And Bob declines
      Then Alice's hand holds 1 card
      And Bob's hand still holds 0 cards

  Rule: 352.10.f What a player "must" do chooses no target

    Example: a rune is chosen as the spell resolves
      Given a Riftbound game between Alice and Bob
      And Alice controls a calm rune
      And Alice controls a fury rune
      And Alice has a spell "Tithe" in her hand: "You must recycle one of your runes."
      When Alice plays "Tithe"
      Then "Tithe" is on the chain
      And "Tithe" is not targeting "Calm Rune"
      When all players pass
      And Alice chooses "Calm Rune"
      Then "Calm Rune" is in Alice's rune deck
      And "Fury Rune" is still on the board

  Rule: 352.13 "Up to" and "any number" include none

    Example: with nothing to choose, the spell is played all the same
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Growth" in her hand: "Give each of up to two units +1 [M] this turn. Draw 1."
      Then Alice can play "Growth"
      When Alice plays "Growth"
      And all players pass
      Then Alice's main deck holds 9 cards
      And "Growth" is in Alice's trash

  Rule: 355.1 What was chosen must be legal after costs are paid

    @also:352.15
    @also:355
    Example: the unit that makes the target strong enough isn't what is killed
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Standard" with might 1: "Other friendly units have +1 [M]."
      And Alice controls a unit "Drone" with might 3
      And Alice controls a unit "Old Walker" with might 1
      And Alice controls a unit "Quay Scout" with might 1
      And Alice has a spell "Feast" in her hand:
        """
        As an additional cost to play this, kill a friendly unit.
        Buff a unit with Might 4 or greater.
        """
      When Alice plays "Feast" targeting "Drone"
      Then Alice can't choose "Standard"
      When Alice chooses "Old Walker"
      And all players pass
      Then "Drone" is buffed
      And "Old Walker" is in Alice's trash

    @also:352.15
    @also:355.3
    Example: with nothing else to kill, it isn't played
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Standard" with might 1: "Other friendly units have +1 [M]."
      And Alice controls a unit "Drone" with might 3
      And Alice has a spell "Feast" in her hand:
        """
        As an additional cost to play this, kill a friendly unit.
        Buff a unit with Might 4 or greater.
        """
      When Alice tries to play "Feast"
      Then it is refused

  Rule: 355.3 A place must still be one to play to after costs are paid

    Example: a battlefield whose only unit pays
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" at "Alice's battlefield": "Kill me: [Reaction] - Add [2]."
      And Alice has a unit "Drone" with energy cost 2 in her hand
      When Alice tries to play "Drone" to "Alice's battlefield"
      Then it is refused

  Rule: 356.1 What is finalized is no longer pending

    @also:356
    Example: a spell on the chain
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" in her hand: "Draw 1."
      When Alice plays "Lantern"
      Then "Lantern" is finalized
      And "Lantern" is not pending
      When all players pass
      Then "Lantern" is in Alice's trash

  Rule: 352.9.a Passive abilities have no targets

    Example: they speak also of what can't be chosen
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Shade" with might 4: "I can't be chosen."
      And Alice has a unit "Dread" in her hand: "Enemy units have -1 [M]."
      When Alice plays "Dread"
      Then "Shade" has might 3

  Rule: 352.9.b Replacement effects have no targets

    Example: they speak also of what can't be chosen
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Shade" with might 4: "I can't be chosen."
      And Bob controls a gear "Mirror": "If a friendly unit would die, kill this instead."
      And Alice has a spell "Storm" in her hand: "Kill all units."
      When Alice plays "Storm"
      And all players pass
      Then "Mirror" is in Bob's trash
      And "Shade" is still at Bob's base

  Rule: 352.9.c Units and gear have no targets, though their abilities may

    Example: a gear is played without anything to choose
      Given a Riftbound game between Alice and Bob
      And Alice has a gear "Trap" in her hand: "When you play this, kill a unit."
      When Alice plays "Trap"
      Then "Trap" is at Alice's base
      And the chain of events is empty

  Rule: 352.8.a.5 "Unit in the Champion Zone" refers to a unit there

    Example: a unit on the board is none
      Given a Riftbound game between Alice and Bob
      And Alice has a champion unit "Hero" in her champion zone
      And Alice controls a unit "Drone"
      And Alice has a spell "Call Up" in her hand: "Return a unit in your champion zone to your hand."
      Then Alice can't target "Drone" with "Call Up"
      When Alice plays "Call Up" targeting "Hero"
      And all players pass
      Then "Hero" is in Alice's hand

  Rule: 352.10 A player whom a text lets its player choose is a target

    Example: "they" are the player that was chosen
      Given a Riftbound game between Alice and Bob
      And Bob has a spell "Ember" in his hand
      And Alice has a spell "Wince" in her hand: "Choose an opponent. They discard 1."
      When Alice plays "Wince" targeting Bob
      And all players pass
      Then "Ember" is in Bob's trash

    Example: whoever was spoken of before
      Given a Riftbound game between Alice and Bob
      And Bob has a spell "Ember" in his hand
      And Alice has a spell "Lantern" in her hand
      And Alice has a unit "Bell Ringer" in her hand: "When you play me, choose an opponent. They discard 1."
      When Alice plays "Bell Ringer"
      And Alice chooses Bob
      And all players pass
      Then "Ember" is in Bob's trash
      And "Lantern" is still in Alice's hand

    Example: nobody chooses themselves as an opponent
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Wince" in her hand: "Choose an opponent. They draw 1."
      Then Alice can't target Alice with "Wince"
      When Alice plays "Wince" targeting Bob
      And all players pass
      Then Bob has 1 card in his hand

    Example: what is revealed of a hand is what is chosen from
      Given a Riftbound game between Alice and Bob
      And Bob has a unit "Tide Warden" in his hand
      And Bob has a spell "Ember" in his hand
      And Bob has a spell "Lantern" in his hand
      And Alice has a spell "Pry" in her hand: "Choose a player. They reveal their hand. Choose a spell from it. Recycle it."
      When Alice plays "Pry" targeting Bob
      And all players pass
      And Alice chooses "Ember"
      Then "Ember" is in Bob's main deck
      And "Lantern" is still in Bob's hand
      And "Tide Warden" is still in Bob's hand

  Rule: 352.7 There must be a choice for every target that a text names

    @also:352.4 @also:352.11
    Example: a unit at each battlefield, no two of them at the same
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Reed" with might 5 at "Marsh"
      And Bob controls a unit "Oak" with might 5 at "Grove"
      And Bob controls a unit "Fern" with might 5 at "Grove"
      And Bob controls a unit "Moss" with might 5
      And Alice has a spell "Twin Bolts" in her hand: "Deal 2 to a unit at each battlefield."
      When Alice plays "Twin Bolts" targeting "Fern" and "Reed"
      And all players pass
      Then "Fern" has 2 damage marked
      And "Reed" has 2 damage marked
      And "Oak" has 0 damage marked
      And "Moss" has 0 damage marked

    Example: not two at one battlefield
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Reed" with might 5 at "Marsh"
      And Bob controls a unit "Oak" with might 5 at "Grove"
      And Bob controls a unit "Fern" with might 5 at "Grove"
      And Alice has a spell "Twin Bolts" in her hand: "Deal 2 to a unit at each battlefield."
      When Alice plays "Twin Bolts"
      And Alice chooses "Fern"
      And Alice tries to choose "Oak"
      Then it is refused

    Example: without a unit at one of them it can't be played
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Oak" with might 5 at "Grove"
      And Bob controls a unit "Fern" with might 5 at "Grove"
      And Alice has a spell "Hush" in her hand: "Stun a unit at each battlefield."
      When Alice tries to play "Hush"
      Then it is refused

    @also:352.11.b
    Example: two that have come together are not both affected
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Reed" with might 5 at "Marsh"
      And Bob controls a unit "Oak" with might 5 at "Grove"
      And Bob has a spell "Ferry" in his hand: "[Reaction] Move a friendly unit."
      And Alice has a spell "Hush" in her hand: "Stun a unit at each battlefield."
      When Alice plays "Hush" targeting "Reed" and "Oak"
      And Alice passes
      And Bob plays "Ferry" targeting "Reed" to "Grove"
      And all players pass
      And all players pass
      And Alice chooses "Oak"
      Then "Oak" is stunned
      And "Reed" is not stunned

  Rule: 352.10.b Where what is said of several units names a battlefield, that is chosen

    Example: with "all" left out, too
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Reed" with might 5 at "Marsh"
      And Bob controls a unit "Oak" with might 5 at "Grove"
      And Alice has a spell "Squall" in her hand: "Deal 2 to enemy units at a battlefield."
      When Alice plays "Squall" targeting "Grove"
      And all players pass
      Then "Oak" has 2 damage marked
      And "Reed" has 0 damage marked

    Example: of your own units
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Reed" at "Marsh"
      And Alice controls a unit "Oak" at "Grove"
      And Alice has a spell "Rally" in her hand: "Buff your units at a battlefield."
      When Alice plays "Rally" targeting "Grove"
      And all players pass
      Then "Oak" is buffed
      And "Reed" is not buffed

    @also:352.8.b
    Example: a number after the battlefield is the units', for no battlefield has Might
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Reed" with might 2 at "Grove"
      And Bob controls a unit "Oak" with might 5 at "Grove"
      And Alice has a spell "Cull" in her hand: "Kill all units at a battlefield with Might 2 or less."
      When Alice plays "Cull" targeting "Grove"
      And all players pass
      Then "Reed" is in Bob's trash
      And "Oak" is still at "Grove"

  Rule: 355.1 What paying makes illegal isn't played

    @also:355
    @also:355.3
    Example: all that could pay is needed for the target to be strong enough
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scholar" with might 0: "My Might is increased by the number of runes you control."
      And Alice controls 4 fury runes
      And Alice has a fury spell "Surge" with power cost 1 in her hand: "Ready a unit with Might 4 or greater."
      Then Alice can't play "Surge"

  Rule: 354.3 Nothing is paid with that makes a target illegal

    @also:352.15
    Example: a target that must be ready isn't exhausted
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scholar"
      And Alice controls a unit "Drone"
      And Alice controls a unit "Quay Scout"
      And Alice has a spell "Relief" in her hand:
        """
        As an additional cost to play this, exhaust a friendly unit.
        Buff a ready unit.
        """
      When Alice plays "Relief" targeting "Scholar"
      Then Alice can't choose "Scholar"
      When Alice chooses "Drone"
      And all players pass
      Then "Scholar" is buffed
      And "Drone" is exhausted

    @also:352.16
    Example: with nothing else to exhaust it isn't played
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scholar"
      And Alice has a spell "Relief" in her hand:
        """
        As an additional cost to play this, exhaust a friendly unit.
        Buff a ready unit.
        """
      Then Alice can't play "Relief"

    @also:352.16
    Example: nor is the buff spent that makes the target strong enough
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scholar" with might 3, buffed
      And Alice has a spell "Relief" in her hand:
        """
        As an additional cost to play this, spend a buff.
        Ready a unit with Might 4 or greater.
        """
      Then Alice can't play "Relief"

    @also:352.16
    Example: nor is a card discarded that does so
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scholar" with might 0: "My Might is equal to the number of cards in your hand."
      And Alice has a spell "Relief" in her hand:
        """
        As an additional cost to play this, discard 1.
        Buff a unit with Might 4 or greater.
        """
      And Alice has 4 cards in her hand
      Then Alice can't play "Relief"
