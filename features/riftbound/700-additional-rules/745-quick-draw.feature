Feature: 745. Quick-Draw

  Rule: 745.1.d The gear can be played with Reaction, and is attached

    @also:745.1.b
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
