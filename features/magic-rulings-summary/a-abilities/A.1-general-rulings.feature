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

  Rule: A.1.2 Of an ability that something has more than once, each triggers

    Example: a bell that rings twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bell":
        """
        Whenever a creature comes into play, you gain 1 life.
        Whenever a creature comes into play, you gain 1 life.
        """
      And Alice has a creature "Ox" in hand
      When Alice plays "Ox"
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 22 life

  Rule: A.1.8 What defines a characteristic gives no ability

    Example: unblockable without any ability
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has a Creature enchantment "Mist" in hand: "Enchanted creature is unblockable."
      And Bob controls a creature "Goat"
      And Bob has an instant "Silence" in hand: "Target creature loses all abilities until end of turn."
      When Alice plays "Mist" targeting "Ox"
      And all players pass
      And Bob plays "Silence" targeting "Ox"
      And all players pass
      And the game goes to the declare attackers step
      And Alice attacks with "Ox"
      And the game goes to Alice's combat damage step
      Then the trace doesn't cite rule C.4.2 for "Goat"
