Feature: 703 Turn-Based Actions

  Rule: 703.4q Unused mana is lost, in 2003 only with a whole phase and at the cost of life

    Scenario Outline: two mana as a main phase ends
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      When Alice activates "Grove" (1)
      And Alice activates "Grove" (2)
      And the game goes to the beginning of combat step
      Then Alice <life> life
      And Alice has 0 green mana

      @edition:2025
      Examples:
        | life         |
        | still has 20 |

      @edition:2003 @also:P.3.5 @also:G.22.1
      Examples:
        | life   |
        | has 18 |

      @edition:2013
      Examples:
        | life         |
        | still has 20 |

    Scenario Outline: a mana as a step ends within a phase
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      When the game goes to the beginning of combat step
      And Alice activates "Grove"
      And the game goes to the end of combat step
      Then Alice has <left> green mana

      @edition:2025
      Examples:
        | left |
        | 0    |

      @edition:2003 @also:P.3.5 @also:P.4.2
      Examples:
        | left |
        | 1    |

  Rule: 703.4d The card of the draw step is drawn at once, in 2003 by what goes on the stack

    Scenario Outline: before anybody can do anything
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      When the game goes to Bob's draw step
      Then Bob's hand <holds>

      @edition:2025
      Examples:
        | holds         |
        | holds 2 cards |

      @edition:2003 @also:P.7.1
      Examples:
        | holds              |
        | still holds 1 card |

  Rule: 703.4m Combat damage is dealt as soon as it is assigned, in 2003 it waits on the stack

    Scenario Outline: an attacker that is destroyed in the combat damage step
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Sting" in hand: "Sting deals 2 damage to target creature or player."
      When Alice attacks with "Ox"
      And the game goes to the combat damage step
      Then Bob <life> life
      When Bob plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard

      @edition:2025
      Examples:
        | life   |
        | has 18 |

      @edition:2003 @also:C.5.1
      Examples:
        | life         |
        | still has 20 |
