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

    Example: for as long as it attacks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1: "Ox gets +2/+0 as long as it's attacking."
      When Alice attacks with "Ox"
      Then "Ox" has power 3
      When the game goes to the second main phase
      Then "Ox" has power 1

    Example: for as long as what it is on is red
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls a Creature enchantment "Glow" attached to "Ox": "Enchanted creature gets +1/+1 as long as it's red."
      And Alice controls a Creature enchantment "Gleam" attached to "Ox": "As long as enchanted creature is red, it has first strike."
      And Alice has an instant "Paint" in hand: "Target creature becomes red until end of turn."
      When Alice plays "Paint" targeting "Ox"
      And all players pass
      Then "Ox" has power 2
      And "Ox" has the ability "First strike"

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
