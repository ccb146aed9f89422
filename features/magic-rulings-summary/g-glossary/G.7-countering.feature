Feature: G.7 Countering Spells and Abilities

  Rule: G.7.2 A countered spell goes to its owner's graveyard and does nothing

    Example: a burn spell is countered
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Sting" targeting Bob
      And Bob plays "Deny" targeting "Sting"
      And all players pass
      Then "Sting" is in Alice's graveyard
      And Bob still has 20 life

  Rule: G.7.Ruling.1 What is countered is no target any more

    Example: two counterspells
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      And Bob has an instant "Forbid" in hand: "Counter target spell. You gain 2 life."
      When Alice plays "Sting" targeting Bob
      And Bob plays "Forbid" targeting "Sting"
      And Bob plays "Deny" targeting "Sting"
      And all players pass
      Then "Sting" is in Alice's graveyard
      When all players pass
      Then "Forbid" is in Bob's graveyard
      And Bob still has 20 life

  Rule: G.7.Ruling.2 Its costs are lost

    Example: a sacrifice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat"
      And Alice has an instant "Rite" in hand:
        """
        As an additional cost to play Rite, sacrifice a creature.
        Draw two cards.
        """
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Rite"
      And Bob plays "Deny" targeting "Rite"
      And all players pass
      Then "Goat" is in Alice's graveyard
      And Alice's hand still holds 0 cards

  Rule: G.41.Ruling.5 A spell of a type is sought on the stack

    Example: no creature spell
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat"
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      And Alice has a creature "Ox" in hand
      And Bob has an instant "Bar" in hand: "Counter target creature spell."
      When Alice plays "Ox"
      And Alice plays "Sting" targeting Bob
      And Bob tries to play "Bar" targeting "Sting"
      Then it is refused
      When Bob plays "Bar" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard

  Rule: G.7.1 An activated ability may be countered by what says so

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Wand": "{T}: You gain 3 life."

    Example: it leaves the stack, and does nothing
      Given Bob has an instant "Rust" in hand: "Counter target activated ability."
      When Alice activates "Wand"
      And Alice passes
      And Bob plays "Rust" targeting the ability of "Wand"
      And all players pass
      Then the stack is empty
      And Alice still has 20 life
      And "Wand" is tapped

    Example: no spell is one, nor a triggered ability
      Given Bob has an instant "Rust" in hand: "Counter target activated ability."
      And Alice has a creature "Elf" in hand: "When Elf comes into play, you gain 1 life."
      When Alice plays "Elf"
      And Alice passes
      Then Bob can't play "Rust"
      When Bob passes
      And Alice passes
      Then Bob can't play "Rust"

    Example: from an artifact
      Given Bob has an instant "Rust" in hand: "Counter target activated ability from an artifact source."
      And Alice controls a creature "Elf": "{T}: You gain 1 life."
      When Alice activates "Elf"
      And Alice passes
      Then Bob can't play "Rust"
      When Bob passes
      And Alice activates "Wand"
      And Alice passes
      Then Bob can play "Rust"

  Rule: G.7.Ruling.3 A spell that is countered has been played all the same

    Example: what triggers on playing it
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Bell": "Whenever you play a spell, you gain 1 life."
      And Alice has an instant "Jolt" in hand
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Jolt"
      And Alice passes
      And Bob plays "Deny" targeting "Jolt"
      And all players pass
      Then "Jolt" is in Alice's graveyard
      When all players pass
      Then Alice has 21 life
