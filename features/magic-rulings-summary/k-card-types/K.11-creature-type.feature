Feature: K.11 Creature type

  Rule: K.11.8 A new creature type takes the place of all others

    Example: a goblin wizard becomes an elf
      Given a Magic game between Alice and Bob
      And Alice controls a Goblin Wizard creature "Tinker"
      And Bob has an instant "Teach" in hand: "Target creature becomes an Elf until end of turn."
      When Bob plays "Teach" targeting "Tinker"
      And all players pass
      Then "Tinker" is an Elf
      And "Tinker" is not a Goblin
      And "Tinker" is not a Wizard

    Example: besides its other types
      Given a Magic game between Alice and Bob
      And Alice controls a Goblin creature "Tinker"
      And Bob has an instant "Teach" in hand: "Target creature becomes an Elf in addition to its other types until end of turn."
      When Bob plays "Teach" targeting "Tinker"
      And all players pass
      Then "Tinker" is an Elf
      And "Tinker" is still a Goblin

  Rule: K.11.9 What is no creature any more has no creature type

    Example: a goblin of stone
      Given a Magic game between Alice and Bob
      And Alice controls a Goblin creature "Tinker"
      And Bob has an instant "Petrify" in hand: "Target creature becomes an artifact until end of turn."
      When Bob plays "Petrify" targeting "Tinker"
      And all players pass
      Then "Tinker" is an artifact
      And "Tinker" is not a Goblin
