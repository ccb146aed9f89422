Feature: 508 What Attacked, and What Blocks It

  Rule: 508.1a Who attacks is declared, and known to what asks later

    Scenario Outline: what attacked this turn
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Again" in hand: "Untap all creatures that attacked this <turn>."
      And Alice controls a creature "Elk"
      And Alice controls a creature "Elf" tapped
      When Alice attacks with "Elk"
      And the game goes to the second main phase
      Then "Elk" is tapped
      When Alice plays "Again"
      And all players pass
      Then "Elk" is untapped
      And "Elf" is still tapped

      @edition:2013
      Examples:
        | turn |
        | turn |

      @edition:2025
      Examples:
        | turn |
        | turn |

      @edition:2003 @rule:C.3.1
      Examples:
        | turn |
        | turn |

    Scenario Outline: though it has defender
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Defender\n{0}: <this> can attack this turn as though it didn't have defender."
      And Alice controls a creature "Elk": "Defender"
      When Alice activates "Ox"
      And all players pass
      And the game goes to the declare attackers step
      Then Alice can attack with "Ox"
      And Alice can't attack with "Elk"

      @edition:2013
      Examples:
        | this |
        | Ox   |

      @edition:2025
      Examples:
        | this          |
        | This creature |

  Rule: 509.1 Who blocks is declared as far as nothing forbids it

    Scenario Outline: not by what has greater power
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "<text>"
      And Bob controls a creature "Imp" with power 3 and toughness 1
      And Bob controls a creature "Rat" with power 2 and toughness 1
      When Alice attacks with "Ox"
      And the game goes to the declare blockers step
      Then Bob can't block "Ox" with "Imp"
      And Bob can block "Ox" with "Rat"

      @edition:2013
      Examples:
        | text                                                 |
        | Ox can't be blocked by creatures with greater power. |

      @edition:2025
      Examples:
        | text                                                            |
        | This creature can't be blocked by creatures with greater power. |
        | Creatures with power greater than Ox's power can't block Ox.    |

      @edition:2003 @rule:C.4.1
      Examples:
        | text                                         |
        | Creatures with greater power can't block Ox. |
