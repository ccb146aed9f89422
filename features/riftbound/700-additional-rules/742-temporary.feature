Feature: 742. Temporary

  Rule: 742.1.b A permanent with Temporary is killed at the start of its controller's Beginning Phase

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
