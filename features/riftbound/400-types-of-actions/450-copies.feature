Feature: 450. Copies

  Rule: 454.1.b One object becomes a copy of another

    @also:454.1.b.1
    Example: all its traits are replaced for as long as it lasts
      Given a Riftbound game between Alice and Bob
      And Alice controls a calm Yordle unit "Imp" with might 1 and energy cost 2
      And Bob controls a fury Dragon unit "Ogre" with might 6 and energy cost 5: "[Tank]"
      And Alice has a spell "Mirror" in her hand: "A friendly unit becomes a copy of an enemy unit this turn."
      When Alice plays "Mirror" targeting "Imp" and "Ogre"
      And all players pass
      Then "Imp" has might 6 and energy cost 5
      And "Imp" has the ability "[Tank]"
      And "Imp" is a Dragon
      And "Imp" is not a Yordle
      And "Imp" is still controlled by Alice
      When the game goes to Bob's action phase
      Then "Imp" is still a Yordle
      And "Imp" is not a Dragon
      And "Imp" still has might 1 and energy cost 2

    @ruling:rift-457
    Example: what other effects make of the original is not copied
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp" with might 1, buffed
      And Bob controls a unit "Ogre" with might 4, buffed, 2 damage marked
      And Alice has a spell "Growth" in her hand: "Give a unit +3 [M] and [Ganking] this turn."
      And Alice has a spell "Mirror" in her hand: "A friendly unit becomes a copy of an enemy unit this turn."
      When Alice plays "Growth" targeting "Ogre"
      And all players pass
      And Alice plays "Mirror" targeting "Imp" and "Ogre"
      And all players pass
      Then "Imp" has might 5
      And "Imp" doesn't have the ability "[Ganking]"
      And "Imp" still has no damage marked

    @ruling:rift-457
    Example: what becomes of the original later doesn't matter
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp" with might 1
      And Bob controls a unit "Ogre" with might 4
      And Alice has a spell "Mirror" in her hand: "A friendly unit becomes a copy of an enemy unit."
      And Alice has a spell "Slay" in her hand: "Kill a unit."
      When Alice plays "Mirror" targeting "Imp" and "Ogre"
      And all players pass
      And Alice plays "Slay" targeting "Ogre"
      And all players pass
      Then "Imp" has might 4
      When the game goes to Bob's action phase
      Then "Imp" has might 4

    @ruling:rift-457
    Example: a copy of a copy
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp" with might 1
      And Alice controls a unit "Rat" with might 2
      And Bob controls a unit "Ogre" with might 4
      And Alice has 2 spells "Mirror" in her hand: "A friendly unit becomes a copy of another unit this turn."
      When Alice plays "Mirror" (1) targeting "Imp" and "Ogre"
      And all players pass
      And Alice plays "Mirror" (2) targeting "Rat" and "Imp"
      And all players pass
      Then "Rat" has might 4

    Example: of what is no longer there, nothing becomes a copy
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp" with might 1
      And Bob controls a unit "Ogre" with might 4
      And Bob has a spell "Retreat" in his hand: "[Reaction] Return a friendly unit to its owner's hand."
      And Alice has a spell "Mirror" in her hand: "A friendly unit becomes a copy of an enemy unit this turn."
      When Alice plays "Mirror" targeting "Imp" and "Ogre"
      And Bob plays "Retreat"
      And all players pass
      And all players pass
      Then "Ogre" is in Bob's hand
      And "Imp" still has might 1

    @also:109
    Example: it ceases to be one as it leaves the board
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp" with might 1
      And Bob controls a unit "Ogre" with might 4
      And Alice has a spell "Mirror" in her hand: "A friendly unit becomes a copy of an enemy unit."
      And Alice has a spell "Home" in her hand: "Return a friendly unit to its owner's hand."
      When Alice plays "Mirror" targeting "Imp" and "Ogre"
      And all players pass
      Then "Imp" has might 4
      When Alice plays "Home" targeting "Imp"
      And all players pass
      And Alice plays "Imp"
      Then "Imp" is exhausted
      And "Imp" still has might 1

  Rule: 454.1.b.1 The rules text is among the traits

    Example: it has the abilities of the other, and no longer its own
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp": "When you play a spell, gain 1 point."
      And Bob controls a unit "Scribe": "[E]: Draw 2."
      And Alice has a spell "Mirror" in her hand: "A friendly unit becomes a copy of an enemy unit this turn."
      When Alice plays "Mirror" targeting "Imp" and "Scribe"
      Then Alice can't activate "Imp"
      When all players pass
      Then the chain is empty
      When Alice activates "Imp"
      And all players pass
      Then Alice's hand holds 2 cards
      And "Imp" is exhausted
      And "Scribe" is still ready

    Example: passive abilities speak of the copy
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp" with might 1
      And Alice controls a unit "Rat" with might 1
      And Bob controls a unit "Banner" with might 2: "Other friendly units have +2 [M]."
      And Alice has a spell "Mirror" in her hand: "A friendly unit becomes a copy of an enemy unit this turn."
      When Alice plays "Mirror" targeting "Imp" and "Banner"
      And all players pass
      Then "Rat" has might 3
      And "Imp" has might 2
      And "Banner" still has might 2

    @also:734.1.d
    Example: its death is that of what it is a copy of, its card is its own
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp" with might 1
      And Bob controls a unit "Martyr" with might 2: "[Deathknell] - Draw 3."
      And Alice has a spell "Mirror" in her hand: "A friendly unit becomes a copy of an enemy unit this turn."
      And Alice has a spell "Slay" in her hand: "Kill a unit."
      When Alice plays "Mirror" targeting "Imp" and "Martyr"
      And all players pass
      And Alice plays "Slay" targeting "Imp"
      And all players pass
      Then "Imp" is in Alice's trash
      And the chain holds the ability of "Imp"
      When all players pass
      Then Alice's hand holds 3 cards

    Example: by itself, as it attacks
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Shifter" with might 1: "When I attack, choose an enemy unit here. I become a copy of it this combat."
      And Bob controls a unit "Ogre" with might 5 at "Bob's battlefield": "[Assault 2]"
      When Alice moves "Shifter" to "Bob's battlefield"
      And all players pass
      Then "Shifter" has might 7
      When all players pass
      Then "Ogre" is in Bob's trash

  Rule: 454.1 Copying is of the first layer

    @also:457.3
    Example: of two effects there, the later one counts
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp" with might 1
      And Bob controls a unit "Ogre" with might 6
      And Alice has a spell "Mirror" in her hand: "A friendly unit becomes a copy of an enemy unit this turn."
      And Alice has a spell "Set" in her hand: "A unit's Might becomes 3 this turn."
      When Alice plays "Set" targeting "Imp"
      And all players pass
      Then "Imp" has might 3
      When Alice plays "Mirror" targeting "Imp" and "Ogre"
      And all players pass
      Then "Imp" has might 6

    @also:454.2
    Example: what is granted in later layers is not lost
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp" with might 1
      And Bob controls a unit "Ogre" with might 6: "[Tank]"
      And Alice has a spell "Growth" in her hand: "Give a unit +1 [M] and [Ganking] this turn."
      And Alice has a spell "Mirror" in her hand: "A friendly unit becomes a copy of an enemy unit this turn."
      When Alice plays "Growth" targeting "Imp"
      And all players pass
      And Alice plays "Mirror" targeting "Imp" and "Ogre"
      And all players pass
      Then "Imp" has might 7
      And "Imp" has the ability "[Tank]"
      And "Imp" has the ability "[Ganking]"
