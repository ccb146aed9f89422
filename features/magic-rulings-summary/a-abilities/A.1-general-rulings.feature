Feature: A.1 General Rulings on Abilities

  Rule: A.1.5 What takes an ability takes every instance of it

    Example: one printed and one given
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hawk": "Flying"
      And Alice controls an enchantment "Wind": "Creatures you control have flying."
      And Alice has an instant "Net" in hand: "Target creature loses flying until end of turn."
      And Bob controls a creature "Goat"
      When Alice plays "Net" targeting "Hawk"
      And all players pass
      And Alice attacks with "Hawk"
      And Bob blocks "Hawk" with "Goat"
      Then "Goat" is blocking "Hawk"

  Rule: A.1.9 What gains an ability has it

    Example: flying, until the turn ends
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an instant "Lift" in hand: "Target creature gains flying until end of turn."
      And Bob controls a creature "Goat"
      And Bob controls a creature "Hawk": "Flying"
      When Alice plays "Lift" targeting "Ox"
      And all players pass
      And Alice attacks with "Ox"
      And Bob tries to block "Ox" with "Goat"
      Then it is refused by rule A.21.2
