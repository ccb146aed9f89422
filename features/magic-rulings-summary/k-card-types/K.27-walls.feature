Feature: K.27 Walls

  Rule: K.27.1 A Wall attacks only where something says so

    Example: as though it weren't one
      Given a Magic game between Alice and Bob
      And Alice controls a Wall creature "Rampart" with power 2 and toughness 4
      And Alice controls a creature "Golem": "Creatures can attack as though they weren't Walls."
      When Alice attacks with "Rampart"
      Then "Rampart" is attacking

  Rule: K.27.Ruling.1 Power is no help

    Example: a Wall that has grown
      Given a Magic game between Alice and Bob
      And Alice controls a Wall creature "Rampart" with power 0 and toughness 4
      And Alice controls a creature "Ox"
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      When Alice plays "Grow" targeting "Rampart"
      And all players pass
      Then "Rampart" has power 3
      When Alice tries to attack with "Rampart"
      Then it is refused by rule K.27.1

  Rule: K.27.Ruling.2 It is a creature like any other

    Example: what destroys creatures destroys it
      Given a Magic game between Alice and Bob
      And Alice controls a Wall creature "Rampart"
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Bob plays "Fell" targeting "Rampart"
      And all players pass
      Then "Rampart" is in Alice's graveyard
