Feature: C.4 Step 3: Declare Blockers

  Rule: C.4.2 Several may block one

    Example: two blockers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 5 and toughness 6
      And Bob controls a creature "Mule" with power 1 and toughness 3
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule" and "Goat"
      Then "Mule" is blocking "Ox"
      And "Goat" is blocking "Ox"
      And "Ox" is blocked

    Example: each blocks one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Elk"
      And Bob controls a creature "Mule"
      When Alice attacks with "Ox" and "Elk"
      And Bob blocks "Ox" with "Mule"
      Then "Mule" is blocking "Ox"
      And "Ox" is blocked
      And "Mule" is not blocking "Elk"
      And "Elk" is unblocked

  Rule: C.4.3 Tapped creatures don't block

    Example: a tapped one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a tapped creature "Mule"
      And Bob controls a creature "Goat"
      When Alice attacks with "Ox"
      And Bob tries to block "Ox" with "Mule"
      Then it is refused by rule C.4.3

  Rule: C.4.8 What was blocked stays so

    Example: the blocker is destroyed before damage, and nothing gets through
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 5 and toughness 5
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Goat"
      And Alice plays "Sting" targeting "Goat"
      And all players pass
      And the game goes to the end of combat step
      Then Bob still has 20 life
