Feature: A.3 Static abilities

  Rule: A.3.3 One may work on the stack

    Example: a spell that can not be countered
      Given a Magic game between Alice and Bob
      And Alice has a creature "Wurm" in hand: "Wurm can't be countered."
      And Bob has an instant "No" in hand: "Counter target spell."
      When Alice plays "Wurm"
      And Bob plays "No" targeting "Wurm"
      And all players pass
      And all players pass
      Then "Wurm" is in play

  Rule: A.3.2 It may be so for as long as something else is

    Example: as long as it is untapped
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "As long as Ox is untapped, it gets +1/+1."
      And Bob has an instant "Turn" in hand: "Tap target creature."
      When Bob plays "Turn" targeting "Ox"
      Then "Ox" still has power 3
      When all players pass
      Then "Ox" has power 2

  Rule: A.3.Ruling.1 They affect what is in play

    Example: cards of a graveyard stay what they are
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in her graveyard
      And Alice controls a creature "Goat"
      And Alice has a sorcery "Salvage" in hand: "Return target artifact card from your graveyard to your hand."
      And Alice has an enchantment "Rust" in hand: "All creatures are artifacts."
      When Alice plays "Rust"
      And all players pass
      Then "Goat" is an artifact
      And Alice can't play "Salvage"
