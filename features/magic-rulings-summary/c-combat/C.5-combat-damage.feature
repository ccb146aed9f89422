Feature: C.5 Step 4: Combat Damage

  Rule: C.5.1 It is announced, goes on the stack, and can be responded to

    Example: damage on the stack is dealt by what has left play
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Sting" in hand: "Sting deals 2 damage to target creature or player."
      When Alice attacks with "Ox"
      And the game goes to the combat damage step
      Then Bob still has 20 life
      When Bob plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
      When all players pass
      Then Bob has 18 life

  Rule: C.5.3 What isn't blocked deals its damage to the player

    Example: two attackers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Mule" with power 3 and toughness 2
      When Alice attacks with "Ox" and "Mule"
      And the game goes to the combat damage step
      And all players pass
      Then Bob has 15 life

  Rule: C.5.4 A blocked creature's is divided among its blockers, in any way

    Example: nothing to the first, all to the second
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 5 and toughness 6
      And Bob controls a creature "Mule" with power 0 and toughness 3
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule" and "Goat"
      And the game goes to the combat damage step
      And Alice assigns 0 damage of "Ox" to "Mule" and 5 to "Goat"
      And all players pass
      Then "Goat" is in Bob's graveyard
      And "Mule" still has no damage marked

  Rule: C.5.6 As it was assigned, whatever has changed

    Example: growth after damage was assigned saves, and does no more damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Mule" with power 2 and toughness 2
      And Bob has an instant "Grow" in hand: "Target creature gets +1/+1 until end of turn."
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule"
      And the game goes to the combat damage step
      And Bob plays "Grow" targeting "Mule"
      And all players pass
      And all players pass
      Then "Mule" is still in play
      And "Ox" is in Alice's graveyard
