Feature: 745. Quick-Draw

  Rule: 745.1.d The gear can be played with Reaction, and is attached

    @also:745.1 @also:745.1.b @also:745.1.c
    Example: in answer to a spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 2
      And Bob has an Equipment gear "Knife" with might bonus 2 in his hand: "[Quick-Draw]"
      And Alice has a spell "Spark" in her hand: "Deal 3 to a unit."
      When Alice plays "Spark" targeting "Tide Warden"
      And Bob plays "Knife"
      And Bob passes
      And Alice passes
      Then "Knife" is attached
      And "Tide Warden" has might 4
      When all players pass
      Then "Tide Warden" has 3 damage marked

  Rule: 745.1.b It has Reaction inherently

    Example: also where Reaction is asked for
      Given a Riftbound game between Alice and Bob
      And Bob controls an Equipment gear "Knife": "[Quick-Draw]"
      And Bob controls a gear "Lamp"
      And Alice has a spell "Rust" in her hand: "Kill a gear with [Reaction]."
      When Alice plays "Rust"
      And all players pass
      Then "Knife" is in Bob's trash

    Example: a gear without it is not played in a Closed State
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Bob has an Equipment gear "Axe" in his hand
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      When Alice plays "Hymn"
      Then Bob can't play "Axe"

  Rule: 745.2 Several instances of Quick-Draw trigger once

    Example: one ability goes on the chain
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has an Equipment gear "Knife" with might bonus 2 in her hand: "[Quick-Draw] [Quick-Draw]"
      When Alice plays "Knife"
      Then the chain of events holds the ability of "Knife"

  Rule: 745.3 It has no function while on the board

    Example: a gear that was detached doesn't attach itself
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice has an Equipment gear "Knife" with might bonus 2 in her hand: "[Quick-Draw]"
      And Alice has a spell "Drop" in her hand: "Detach a gear."
      When Alice plays "Knife"
      And all players pass
      Then "Knife" is attached
      When Alice plays "Drop"
      And all players pass
      Then "Knife" is not attached
      And the chain of events is empty

  Rule: 745.4 Whether a gear has Quick-Draw may be asked for

    Example: by a spell
      Given a Riftbound game between Alice and Bob
      And Bob controls an Equipment gear "Knife": "[Quick-Draw]"
      And Bob controls a gear "Lamp"
      And Alice has a spell "Rust" in her hand: "Kill a gear with [Quick-Draw]."
      When Alice plays "Rust"
      And all players pass
      Then "Knife" is in Bob's trash
