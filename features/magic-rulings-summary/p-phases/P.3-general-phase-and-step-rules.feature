Feature: P.3 General Phase and Step Rules

  Rule: P.3.5 Mana that a phase leaves unused is lost, and burns

    Example: two mana at the end of a main phase
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      When Alice activates "Grove" (1)
      And Alice activates "Grove" (2)
      And the game goes to the beginning of combat step
      Then Alice has 18 life
      And Alice has 0 green mana

    Example: the end of a step within a phase leaves it alone
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      When the game goes to the beginning of combat step
      And Alice activates "Grove"
      And the game goes to the end of combat step
      Then Alice still has 20 life
      And Alice has 1 green mana

  Rule: P.3.7 A step ends once both pass with nothing on the stack

    Scenario Outline: one pass is not enough
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      And Alice has an instant "Jab" in hand
      When Alice passes
      Then it is still Alice's first main phase
      When Bob passes
      Then it is Alice's beginning of combat step

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: P.3.1 What triggers on a step triggers as it begins

    Example: in the upkeep step
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Dawn": "At the beginning of your upkeep, you gain 1 life."
      When the game goes to Alice's upkeep step
      Then Alice still has 20 life
      When all players pass
      Then Alice has 21 life

  Rule: P.3.2 The current player receives priority once triggered abilities are on the stack

    Example: in the upkeep step
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Spring": "At the beginning of your upkeep, you gain 1 life."
      When the game goes to Alice's upkeep step
      Then the ability of "Spring" is on the stack
      And Alice still has priority

  Rule: P.3.3 What lasts until the end of a phase ends with it

    Example: until end of combat
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of combat."
      When Alice attacks with "Ox"
      And Alice plays "Grow" targeting "Ox"
      And all players pass
      And the game goes to the end of combat step
      Then "Ox" has power 5
      When the game goes to the second main phase
      Then "Ox" has power 2

  Rule: P.3.4 What lasts until a step begins ends as it does, before anything triggers

    Example: until the next upkeep
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until your next upkeep."
      And Alice controls an enchantment "Scale": "At the beginning of your upkeep, if you control a creature with power 4 or greater, you gain 1 life."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      And the game goes to Bob's end of turn step
      Then "Ox" has power 5
      When the game goes to Alice's upkeep step
      Then "Ox" has power 2
      And the stack is empty

    Example: an ability that was gained so doesn't trigger any more
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Lend" in hand: 'Target creature gains "At the beginning of each upkeep, you gain 1 life." until your next upkeep.'
      When Alice plays "Lend" targeting "Ox"
      And all players pass
      And the game goes to Bob's upkeep step
      And all players pass
      Then Alice has 21 life
      When the game goes to Alice's upkeep step
      Then the stack is empty

    Example: an opponent's upkeep doesn't end it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until your next upkeep step."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      And the game goes to Bob's draw step
      Then "Ox" has power 5

  Rule: P.3.Ruling.1 What lasts until a step lasts on where that is skipped

    Example: a draw step that is skipped
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until your next draw step."
      And Alice has a sorcery "Trance" in hand: "Skip your next draw step."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      And Alice plays "Trance"
      And all players pass
      And the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      Then "Ox" has power 5
      When the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      Then "Ox" has power 2
