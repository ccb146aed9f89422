Feature: C.3 Step 2: Declare Attackers

  Rule: C.3.1 Attackers are declared; without any, combat ends

    Example: a null attack
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob has an instant "Jolt" in hand
      When Alice declares no attackers
      Then it is Alice's end of combat step

  Rule: C.3.3 Tapped creatures and Walls don't attack

    Example: a tapped one
      Given a Magic game between Alice and Bob
      And Alice controls a tapped creature "Ox"
      And Alice controls a creature "Mule"
      When Alice tries to attack with "Ox"
      Then it is refused by rule C.3.3

    Example: a Wall
      Given a Magic game between Alice and Bob
      And Alice controls a Wall creature "Rampart"
      And Alice controls a creature "Mule"
      When Alice tries to attack with "Rampart"
      Then it is refused by rule C.3.3

  Rule: C.3.4 Nor does what came under one's control this turn

    Example: a creature that has just been played
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Mule"
      And Alice has a creature "Bear" in hand
      When Alice plays "Bear"
      And all players pass
      And Alice tries to attack with "Bear"
      Then it is refused by rule C.3.4

  Rule: C.3.6 Attacking taps

    Example: the attacker is tapped, the others are not
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Mule"
      When Alice attacks with "Ox"
      Then "Ox" is attacking
      And "Ox" is tapped
      And "Mule" is still untapped
