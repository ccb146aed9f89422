Feature: G.32 Rounding

  Rule: G.32.1 An even number is halved without rounding

    Example: twenty life, rounded up
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Halve" in hand: "Target player loses half his or her life, rounded up."
      When Alice plays "Halve" targeting Bob
      And all players pass
      Then Bob has 10 life

    Example: twenty life, rounded down
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Halve" in hand: "Target player loses half his or her life, rounded down."
      When Alice plays "Halve" targeting Bob
      And all players pass
      Then Bob has 10 life

  Rule: G.32.2 To round down drops the fraction

    Scenario Outline: half of nine is four
      Given a Magic game between Alice and Bob
      And Bob has 9 life
      And Alice has a sorcery "Halve" in hand: "Target player loses half <their> life, rounded down."
      When Alice plays "Halve" targeting Bob
      And all players pass
      Then Bob has 5 life

      @edition:2003
      Examples:
        | their      |
        | his or her |

      @edition:2025
      Examples:
        | their |
        | their |

  Rule: G.32.3 To round up takes the next number

    Scenario Outline: half of nine is five
      Given a Magic game between Alice and Bob
      And Bob has 9 life
      And Alice has a sorcery "Halve" in hand: "Target player loses half <their> life, rounded up."
      When Alice plays "Halve" targeting Bob
      And all players pass
      Then Bob has 4 life

      @edition:2003
      Examples:
        | their      |
        | his or her |

      @edition:2025
      Examples:
        | their |
        | their |

    Example: each player's own
      Given a Magic game between Alice and Bob
      And Alice has 5 life
      And Bob has 9 life
      And Alice has a sorcery "Halve" in hand: "Each player loses half his or her life, rounded up."
      When Alice plays "Halve"
      And all players pass
      Then Alice has 2 life
      And Bob has 4 life
