Feature: 106 and 117 Hybrid Symbols that are added, or taken from a Cost

  Rule: 106.8 Of a hybrid symbol that is added its player chooses one half

    Scenario Outline: one color or the other
      Given a Magic game between Alice and Bob
      And Alice controls a land "Fork": "{T}: Add <text>."
      When Alice activates "Fork"
      And Alice chooses "green"
      Then Alice has 1 green mana
      And Alice still has 0 red mana

      @edition:2013
      Examples:
        | text                    |
        | {R/G} to your mana pool |

      @edition:2025
      Examples:
        | text  |
        | {R/G} |

    Scenario Outline: either pays for a spell
      Given a Magic game between Alice and Bob
      And Alice controls a land "Fork": "{T}: Add <text>."
      And Alice has a creature "Elk" with mana cost {G} in hand
      When Alice plays "Elk"
      Then "Elk" is on the stack
      And "Fork" is tapped

      @edition:2013
      Examples:
        | text                    |
        | {R/G} to your mana pool |

      @edition:2025
      Examples:
        | text  |
        | {R/G} |

    @edition:2013
    Example: the number of a half without a color is so much colorless mana
      Given a Magic game between Alice and Bob
      And Alice controls a land "Fork": "{T}: Add {2/W} to your mana pool."
      When Alice activates "Fork"
      And Alice chooses "colorless"
      Then Alice has 2 colorless mana

  Rule: 117.7c A reduction by a hybrid symbol takes the half that its player chooses

    @edition:2013
    Example: the other half is left to be paid
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Prism": "Spells you cast cost {R/G} less to cast."
      And Alice has a creature "Imp" with mana cost {R}{G} in hand
      And Alice has 1 red mana
      And Alice has 1 green mana
      When Alice plays "Imp"
      And Alice chooses "red mana"
      Then Alice has 0 red mana
      And Alice still has 1 green mana

    Scenario Outline: of two colors the one that is in the cost
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Prism": "Spells you cast cost {R/G} less to cast."
      And Alice has a creature "Imp" with mana cost {1}{G} in hand
      And Alice has 1 white mana
      When Alice plays "Imp"
      Then Alice has 0 white mana

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013
    Example: the number of a half takes so much generic mana
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Prism": "Spells you cast cost {2/R} less to cast."
      And Alice has a creature "Imp" with mana cost {3}{G} in hand
      And Alice has 2 green mana
      When Alice plays "Imp"
      Then Alice has 0 green mana
