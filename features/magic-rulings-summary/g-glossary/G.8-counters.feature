Feature: G.8 Counters

  Rule: G.8.1 They stay on a permanent

    Example: in the next turn, too
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Blessing" in hand: "Put a +1/+1 counter on target creature."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When the game goes to Bob's upkeep step
      Then "Ox" has toughness 3

  Rule: G.8.3 Those of one value are interchangeable

    Example: one moves to another creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Mule" with power 2 and toughness 2
      And Alice has an instant "Blessing" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Shift" in hand: "Move a +1/+1 counter from target creature onto another target creature."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      And Alice plays "Shift" targeting "Ox" and "Mule"
      And all players pass
      Then "Ox" has power 2
      And "Mule" has power 3

  Rule: G.8.2 Those of one name are interchangeable

    Example: whichever is removed
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has 2 instants "Blessing" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Curse" in hand: "Remove a +1/+1 counter from target creature."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      And Alice plays "Blessing" targeting "Ox"
      And all players pass
      And Alice plays "Curse" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
