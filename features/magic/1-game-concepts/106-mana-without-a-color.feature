Feature: 106 Mana Without a Color

  Rule: 106.1b Mana has one of five colors, or none

    Scenario Outline: its symbol, where it is added
      Given a Magic game between Alice and Bob
      And Alice controls a land "Cave": "<text>"
      And Alice has a creature "Elk" with mana cost {2} in hand
      And Alice has a creature "Elf" with mana cost {G}{G} in hand
      When Alice activates "Cave"
      Then Alice has 2 colorless mana
      And Alice can't play "Elf"
      When Alice plays "Elk"
      And all players pass
      Then "Elk" is in play

      @edition:2013
      Examples:
        | text                            |
        | {T}: Add {2} to your mana pool. |

      @edition:2025
      Examples:
        | text             |
        | {T}: Add {C}{C}. |

      @edition:2003 @rule:G.4.2
      Examples:
        | text                                           |
        | {T}: Add two colorless mana to your mana pool. |

    Scenario Outline: several of any colors
      Given a Magic game between Alice and Bob
      And Alice controls a land "Cave": "{T}: Add two mana in any combination of <colors>."
      And Alice has a creature "Elk" with mana cost {R}{G} in hand
      When Alice activates "Cave"
      And Alice chooses "{R}{G}"
      And Alice plays "Elk"
      And all players pass
      Then "Elk" is in play

      @edition:2013
      Examples:
        | colors                   |
        | colors to your mana pool |

      @edition:2025
      Examples:
        | colors |
        | colors |

      @edition:2003 @rule:G.4.2
      Examples:
        | colors                   |
        | colors to your mana pool |
