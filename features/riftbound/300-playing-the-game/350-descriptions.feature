Feature: 350. The process of play: what descriptions of objects say

  Rule: 352.8.b What is chosen fits its description

    Example: the lowest Might is that among all that the rest describes
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" with might 1
      And Bob controls a unit "Ox" with might 9
      And Bob controls a unit "Cow" with might 4
      And Alice has a spell "Snuff" in her hand: "Kill an enemy unit with the lowest Might."
      When Alice plays "Snuff"
      And all players pass
      Then "Cow" is in Bob's trash
      And "Drone" is still on the board

    Example: of several as weak, one
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Ox" with might 4
      And Bob controls a unit "Cow" with might 4
      And Alice has a spell "Snuff" in her hand: "Kill an enemy unit with the lowest Might."
      When Alice plays "Snuff" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's trash
      And "Cow" is still on the board

    Example: either of two kinds
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Lamp"
      And Bob controls a unit "Cow"
      And Alice has a spell "Snuff" in her hand: "Kill a unit or a gear."
      When Alice plays "Snuff" targeting "Lamp"
      And all players pass
      Then "Lamp" is in Bob's trash
      And "Cow" is still on the board

    @also:442.1.a.3
    Example: who attacks or defends is in combat
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" with might 1
      And Bob controls a unit "Ox" with might 9 at "Ring"
      And Bob controls a unit "Cow" with might 9 at "Fold"
      And Alice has a spell "Dust" in her hand: "[Action] Deal 2 to all enemy units in combat."
      When Alice moves "Drone" to "Ring"
      And Alice plays "Dust"
      And all players pass
      Then "Ox" has 2 damage marked
      And "Cow" still has no damage marked
      And "Drone" still has no damage marked

    @also:352.9
    Example: of what each player controls
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" with might 1
      And Alice controls a unit "Quay Scout" with might 2
      And Bob controls a unit "Ox" with might 9
      And Bob controls a unit "Cow" with might 4
      And Alice has a spell "Tithe" in her hand: "Each player kills a unit they control with the highest Might."
      When Alice plays "Tithe"
      And all players pass
      Then "Quay Scout" is in Alice's trash
      And "Ox" is in Bob's trash
      And "Cow" is still on the board

    Example: what was dealt damage this turn, healed or not
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Ox" with might 9
      And Bob controls a unit "Cow" with might 4 and 1 damage
      And Alice has a spell "Spark" in her hand: "Deal 1 to a unit. Heal it."
      And Alice has a spell "Snuff" in her hand: "Kill a unit that was dealt damage this turn."
      When Alice plays "Spark" targeting "Ox"
      And all players pass
      And Alice plays "Snuff"
      And all players pass
      Then "Ox" is in Bob's trash
      And "Cow" is still on the board

    Example: nothing was
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Cow" with might 4
      And Alice has a spell "Snuff" in her hand: "Kill a unit that was dealt damage this turn."
      When Alice tries to play "Snuff"
      Then it is refused

  Rule: 356.3.d What is said of where something is

    Example: units at each battlefield, not in bases
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Ox" with might 9 at "Marsh"
      And Bob controls a unit "Cow" with might 4 at "Grove"
      And Bob controls a unit "Calf" with might 4
      And Alice has a spell "Hail" in her hand: "Deal 1 to each enemy unit at each battlefield."
      When Alice plays "Hail"
      And all players pass
      Then "Ox" has 1 damage marked
      And "Cow" has 1 damage marked
      And "Calf" has 0 damage marked

    Example: a token comes there, where a unit died
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone" at "Marsh"
      And Alice controls a unit "Quay Scout" at "Marsh"
      And Alice controls a gear "Shrine": "When a friendly unit dies, play a 1 [M] Wisp unit token there."
      And Alice has a spell "Snuff" in her hand: "Kill a unit."
      When Alice plays "Snuff" targeting "Drone"
      And all players pass
      And all players pass
      Then "Wisp" is at "Marsh"

    Example: it's at a battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Drone"
      And Alice has a spell "Swell" in her hand: "Give a friendly unit +3 [M] this turn. If it's at a battlefield, draw 1."
      When Alice plays "Swell"
      And all players pass
      Then "Drone" has might 4
      And Alice's hand holds 0 cards

  Rule: 353.4 Discounts count what happened this turn

    Example: units that died
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Ox"
      And Alice has a spell "Snuff" in her hand: "Kill a unit."
      And Alice has a unit "Ghoul" with energy cost 2 in her hand: "I cost [1] less for each unit that died this turn."
      And Alice has 1 energy
      When Alice plays "Snuff"
      And all players pass
      And Alice plays "Ghoul" to her base
      Then Alice has 0 energy
