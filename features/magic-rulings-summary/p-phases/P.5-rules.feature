Feature: P.5

  Rule: P.5.1 What does not untap stays tapped

    Example: a frozen ox
      Given a Magic game between Alice and Bob
      And Bob controls a tapped creature "Ox": "Ox doesn't untap during your untap step."
      And Bob controls a tapped creature "Mule"
      When the game goes to Bob's upkeep step
      Then "Mule" is untapped
      And "Ox" is still tapped
