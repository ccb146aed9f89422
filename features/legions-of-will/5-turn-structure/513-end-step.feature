Feature: 513. End step

  Rule: 513.1 The active player gets priority as the end step begins

    Example: the last actions of a turn
      Given a Legions of Will game between Alice and Bob
      And Bob has the action "Nightcap" in hand: "You gain 1 resource."
      When the game goes to the end step
      And Bob plays "Nightcap"
      And all players pass
      Then Bob has 11 resource
      And it is Alice's end step

    Example: what triggers at its beginning comes first
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Lamplighter": "At the beginning of your end step, you gain 1 resource."
      And it is Alice's postbattle main phase
      When all players pass
      Then it is Alice's end step
      And the chain of events holds the ability of "Lamplighter"
