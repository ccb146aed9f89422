Feature: 702 Keyword Abilities

  Rule: 702.3c Several instances of defender do no more than one

    Scenario Outline: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hedge": "Defender, defender"
      And Alice controls a creature "Ox"
      When the game goes to the declare attackers step
      Then Alice <may> attack with "Hedge"

      @edition:2025
      Examples:
        | may   |
        | can't |

      @edition:2013
      Examples:
        | may   |
        | can't |

  Rule: 702.10b A creature with haste attacks in the turn in which it came

    Scenario Outline: one with it, and one without
      Given a Magic game between Alice and Bob
      And Alice has a creature "Colt" in hand: "Haste"
      And Alice has a creature "Foal" in hand
      And Alice controls a creature "Ox"
      When Alice plays "Colt"
      And all players pass
      And Alice plays "Foal"
      And all players pass
      And the game goes to the declare attackers step
      Then Alice <may> attack with "Colt"
      And Alice can't attack with "Foal"

      @edition:2025
      Examples:
        | may |
        | can |

      @edition:2013
      Examples:
        | may |
        | can |

      @edition:2003 @also:A.22.2
      Examples:
        | may |
        | can |

  @edition:2025
  Rule: 702.10c A creature with haste uses abilities with the tap symbol in the turn in which it came

    Example: one with it, and one without
      Given a Magic game between Alice and Bob
      And Alice has a creature "Colt" in hand: "Haste\n{T}: You gain 1 life."
      And Alice has a creature "Foal" in hand: "{T}: You gain 1 life."
      When Alice plays "Colt"
      And all players pass
      And Alice plays "Foal"
      And all players pass
      Then Alice can't activate "Foal"
      When Alice activates "Colt"
      And all players pass
      Then Alice has 21 life

  Rule: 702.10d Several instances of haste do no more than one

    Scenario Outline: of two instances
      Given a Magic game between Alice and Bob
      And Alice has a creature "Colt" in hand: "Haste, haste"
      When Alice plays "Colt"
      And all players pass
      And the game goes to the declare attackers step
      Then Alice <may> attack with "Colt"

      @edition:2025
      Examples:
        | may |
        | can |

      @edition:2013
      Examples:
        | may |
        | can |

  Rule: 702.20c Several instances of vigilance do no more than one

    Scenario Outline: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Vigilance, vigilance"
      When Alice attacks with "Ox"
      And the game goes to the end of combat step
      Then Bob has <life> life
      And "Ox" is still untapped

      @edition:2025
      Examples:
        | life |
        | 18   |

      @edition:2013 @rule:702.19c
      Examples:
        | life |
        | 18   |
