Feature: A.18 First Strike

  Rule: A.18.2 Its damage is dealt before that of the others

    Example: two alike, but for first strike
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 2 and toughness 2: "First strike"
      And Bob controls a creature "Mule" with power 2 and toughness 2
      When Alice attacks with "Lancer"
      And Bob blocks "Lancer" with "Mule"
      And the game goes to the combat damage step
      And all players pass
      Then "Mule" is in Bob's graveyard
      When the game goes to the end of combat step
      Then "Lancer" is still in play

  Rule: A.18.3 What it kills deals no combat damage

    Example: the blocked one survives undamaged
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 5
      And Bob controls a creature "Lancer" with power 5 and toughness 1: "First strike"
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Lancer"
      And the game goes to the end of combat step
      Then "Ox" is in Alice's graveyard
      And "Lancer" is still in play
