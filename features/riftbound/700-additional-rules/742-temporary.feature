Feature: 742. Temporary

  Rule: 742.1.b A permanent with Temporary is killed at the start of its controller's Beginning Phase

    @also:742.1 @also:742.1.c
    Example: not in the turn of another player
      Given a Riftbound game between Alice and Bob
      And it is Alice's action phase
      And Alice controls a unit "Shade": "[Temporary]"
      When the game goes to Bob's action phase
      Then "Shade" is still at Alice's base
      When the game goes to Alice's action phase
      Then "Shade" is in Alice's trash

    Example: before scoring
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a unit "Shade" at "Alice's battlefield": "[Temporary]"
      When the game goes to Alice's action phase
      Then "Shade" is in Alice's trash
      And Alice still has 0 points

  Rule: 742.2 Several instances of Temporary are redundant

    Example: one ability goes on the chain
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a unit "Shade": "[Temporary] [Temporary]"
      When the game goes to Alice's beginning step
      Then the chain of events holds the ability of "Shade"

  Rule: 742.3 Whether a permanent has Temporary may be asked for

    Example: by a spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Shade": "[Temporary]"
      And Bob controls a unit "Drone"
      And Alice has a spell "Lantern" in her hand: "Kill a unit with [Temporary]."
      When Alice plays "Lantern"
      And all players pass
      Then "Shade" is in Bob's trash
