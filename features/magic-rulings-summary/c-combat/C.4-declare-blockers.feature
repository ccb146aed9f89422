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

    Example: and none blocks two, even where two must be blocked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Ox must be blocked if able."
      And Alice controls a creature "Mule": "Mule must be blocked if able."
      And Bob controls a creature "Goat"
      When Alice attacks with "Ox" and "Mule"
      And Bob blocks "Ox" with "Goat"
      Then "Ox" is blocked
      And "Mule" is unblocked

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

  Rule: C.4.5 A declaration may cost mana

    Example: it is paid as the block is declared
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a Forest land "Grove"
      And Bob controls a creature "Sloth": "Sloth can't block unless you pay {1}."
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Sloth"
      Then "Sloth" is blocking "Ox"
      And "Grove" is tapped

  Rule: C.4.6 A blocking creature until the phase is over

    Example: in the end of combat step it still is, and not after it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 3
      And Bob controls a creature "Mule" with power 1 and toughness 3
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule"
      And the game goes to the end of combat step
      Then "Mule" is blocking
      When the game goes to the second main phase
      Then "Mule" is not blocking

  Rule: C.4.7 What is not blocked becomes unblocked

    Example: one of each
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Mule"
      And Bob controls a creature "Goat"
      When Alice attacks with "Ox" and "Mule"
      And Bob blocks "Ox" with "Goat"
      Then "Ox" is blocked
      And "Mule" is unblocked

  Rule: C.4.9 What must block is not left out

    Example: nobody doesn't do
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Zealot": "Zealot blocks each turn if able."
      And Bob controls a creature "Goat"
      When Alice attacks with "Ox"
      And Bob tries to declare no blockers
      Then it is refused by rule C.4.1

    Example: it blocks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Zealot": "Zealot blocks each turn if able."
      When Alice attacks with "Ox"
      And the game goes to the declare blockers step
      Then "Zealot" is blocking "Ox"

    Example: others may stay out
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ogre"
      And Bob controls a creature "Goat": "Goat blocks each turn if able."
      And Bob controls a creature "Elf"
      When Alice attacks with "Ogre"
      And Bob blocks "Ogre" with "Goat"
      Then "Goat" is blocking
      And "Elf" is not blocking

  Rule: C.4.Ruling.5 Whether a creature may block is asked as it is declared

    Example: the attacker flies afterwards
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Lift" in hand: "Target creature gains flying until end of turn."
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Goat"
      And Alice plays "Lift" targeting "Ox"
      And all players pass
      And the game goes to the end of combat step
      Then "Goat" is in Bob's graveyard
      And Bob still has 20 life

  Rule: C.4.Ruling.7 One that has just come blocks

    Example: it came in the attacking player's turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Goat", played this turn
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Goat"
      Then "Goat" is blocking "Ox"

  Rule: C.4.Ruling.8 It stays a blocking creature when what it blocks is gone

    Example: the attacker is destroyed
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Bob controls a creature "Mule"
      And Bob has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule"
      And Bob plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
      And "Mule" is blocking
