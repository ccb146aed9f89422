Feature: G.19 Life

  Rule: G.19.6 Nobody pays more life than there is

    Scenario Outline: two of one
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Altar": "Pay 2 life: Draw a card."
      And Alice has 1 life
      When Alice tries to activate "Altar"
      Then it is refused by rule <rule>

      @edition:2003
      Examples:
        | rule  |
        | G.6.4 |

      @edition:2025
      Examples:
        | rule   |
        | 601.2h |

    Example: two of two may be paid
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Altar": "Pay 2 life: Draw a card."
      And Alice has 2 life
      When Alice activates "Altar"
      Then Bob wins the game

  Rule: G.19.1 Each player starts with 20 life

    Scenario Outline: at the first turn
      Given a new Magic game between Alice and Bob
      And Alice has 60 instants "Spare" in library
      And Bob has 60 instants "Spare" in library
      And the next coin flip is 1
      When Alice chooses Alice
      And Alice declines
      And Bob declines
      Then Alice has 20 life
      And Bob has 20 life

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |
