Feature: 360. Passive abilities

  Rule: 361.1 Passive abilities say what is so

    Example: with two cards in hand
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Reed Scholar" with might 2: "While you have 2 or more cards in your hand, I have +2 [M]."
      And Alice has a spell "Glimpse" in her hand: "Draw 2."
      When Alice plays "Glimpse"
      And all players pass
      Then "Reed Scholar" has might 4

    Example: with one card it is not so
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Reed Scholar" with might 2: "While you have 2 or more cards in your hand, I have +2 [M]."
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      When Alice plays "Glimpse"
      And all players pass
      Then "Reed Scholar" still has might 2

    @also:454.2.b
    Example: others of a kind at the same battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Ford"
      And Alice controls a unit "Den Mother" with might 3 at "Ford": "Yordles at my battlefield have [Shield 2]."
      And Alice controls a Yordle unit "Tinker" with might 2 at "Ford"
      And Alice controls a Yordle unit "Cobbler" with might 2
      And Bob controls a unit "Tide Warden" with might 9
      When Alice passes
      And the game goes to Bob's action phase
      And Bob moves "Tide Warden" to "Ford"
      Then "Tinker" has might 4
      And "Den Mother" still has might 3
      And "Cobbler" still has might 2

    Example: at a base there is no battlefield of its own
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Den Mother" with might 3: "Friendly Yordles at my battlefield have +1 [M]."
      And Alice controls a Yordle unit "Cobbler" with might 2
      And Alice controls a Yordle unit "Tinker" with might 2 at "Alice's battlefield"
      When Alice moves "Den Mother" to "Alice's battlefield"
      Then "Tinker" has might 3
      And "Cobbler" still has might 2

  Rule: 361.3.a "If" and "while" are conditions

    @also:361.3
    Example: attacking alone
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lone Heron" with might 2: "While I'm attacking or defending alone, I have +2 [M]."
      And Bob controls a unit "Tide Warden" with might 9 at "Bob's battlefield"
      When Alice moves "Lone Heron" to "Bob's battlefield"
      Then "Lone Heron" has might 4

    Example: "while attacking" of itself
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lone Heron" with might 2: "I have +2 [M] while attacking."
      And Bob controls a unit "Tide Warden" with might 9 at "Bob's battlefield": "I have +2 [M] while attacking."
      When Alice moves "Lone Heron" to "Bob's battlefield"
      Then "Lone Heron" has might 4
      And "Tide Warden" still has might 9

    Example: defending alone
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Lone Heron" with might 2 at "Bob's battlefield": "While I'm attacking or defending alone, I have +2 [M]."
      And Alice controls a unit "Quay Scout" with might 1
      When Alice moves "Quay Scout" to "Bob's battlefield"
      Then "Lone Heron" has might 4

    Example: not alone
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Lone Heron" with might 2: "While I'm attacking or defending alone, I have +2 [M]."
      And Alice controls a unit "Quay Scout"
      And Bob controls a unit "Tide Warden" with might 9 at "Bob's battlefield"
      When Alice moves "Lone Heron" and "Quay Scout" to "Bob's battlefield"
      Then "Lone Heron" is attacking
      And "Lone Heron" still has might 2

    @also:361
    Example: an opponent controls a battlefield
      Given a Riftbound game between Alice and Bob
      And Bob controls the battlefield "Weir"
      And Bob controls a unit "Tide Warden" at "Weir"
      And Alice has a unit "Sharp Eye" in her hand: "If an opponent controls a battlefield, I enter ready."
      When Alice plays "Sharp Eye"
      Then "Sharp Eye" is ready

    Example: no opponent controls one
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Sharp Eye" in her hand: "If an opponent controls a battlefield, I enter ready."
      When Alice plays "Sharp Eye"
      Then "Sharp Eye" is exhausted

  Rule: 362.1 Passive abilities of permanents are active on the board

    Example: from when it enters until it leaves
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a unit "Drum Major" in her hand: "Other friendly units have +1 [M]."
      And Alice has a spell "Rend" in her hand: "Kill a unit."
      When Alice plays "Drum Major"
      Then "Quay Scout" has might 3
      When Alice plays "Rend" targeting "Drum Major"
      And all players pass
      Then "Quay Scout" still has might 2

    Example: not in hand
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a unit "Drum Major" on top of her main deck: "Other friendly units have +1 [M]."
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      When Alice plays "Glimpse"
      And all players pass
      Then "Drum Major" is in Alice's hand
      And "Quay Scout" still has might 2

    @also:142.4
    Example: what other units enter as
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Starting Gate": "Friendly units enter ready."
      And Alice has a unit "Quay Scout" in her hand
      When Alice plays "Quay Scout"
      Then "Quay Scout" is ready

  Rule: 363.1 A passive ability off the board says where it applies

    Example: only during an opponent's turn
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Night Watch" in her hand: "[Reaction] Play me only during an opponent's turn."
      Then Alice can't play "Night Watch"

    Example: it can't be tried either
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Night Watch" in her hand: "[Reaction] Play me only during an opponent's turn."
      When Alice tries to play "Night Watch"
      Then it is refused by rule 363.1

    Example: in the opponent's turn it can be played
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice has a unit "Night Watch" in her hand: "[Reaction] Play me only during an opponent's turn."
      And Bob has a spell "Glimpse" in his hand: "Draw 1."
      When Bob plays "Glimpse"
      And Bob passes
      And Alice plays "Night Watch"
      Then "Night Watch" is at Alice's base

    Example: not on a chain outside of a showdown
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      And Bob has a unit "Night Watch" in his hand: "[Reaction] Play me only during a showdown."
      When Alice plays "Glimpse"
      And Alice passes
      Then Bob can't play "Night Watch"

    Example: only during a showdown
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Ash Hound"
      And Bob has a battlefield "Reed Field" on the board
      And Bob has a unit "Night Watch" in his hand: "[Reaction] Play me only during a showdown."
      When Alice moves "Ash Hound" to "Reed Field"
      And Alice passes
      And Bob plays "Night Watch"
      Then "Night Watch" is at Bob's base

    Example: from the champion zone as from the hand
      Given a Riftbound game between Alice and Bob
      And Alice has a champion unit "Night Watch" in her champion zone: "[Reaction] Play me only during an opponent's turn."
      Then Alice can't play "Night Watch"

  Rule: 363.2.a A passive ability that alters a card's own cost applies wherever it is played from

    @also:363.2
    Example: from the hand
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Old Friend" with energy cost 3 in her hand: "My cost is reduced by [2]."
      And Alice has 1 energy
      When Alice plays "Old Friend"
      Then "Old Friend" is at Alice's base
      And Alice has 0 energy

    Example: from the champion zone
      Given a Riftbound game between Alice and Bob
      And Alice has a champion unit "Old Friend" with energy cost 3 in her champion zone: "My cost is reduced by [2]."
      And Alice has 1 energy
      When Alice plays "Old Friend"
      Then "Old Friend" is at Alice's base
