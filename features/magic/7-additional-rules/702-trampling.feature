Feature: 702 Keyword Abilities

  Rule: 702.19a Trample does nothing for a blocker, nor for other damage

    Scenario Outline: a blocker with trample
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat" with power 1 and toughness 1
      And Bob controls a creature "Mammoth" with power 8 and toughness 8: "Trample"
      When Alice attacks with "Goat"
      And Bob blocks "Goat" with "Mammoth"
      And the game goes to the end of combat step
      Then "Goat" is in Alice's graveyard
      And Alice still has <life> life

      @edition:2025
      Examples:
        | life |
        | 20   |

      @edition:2003 @also:A.37.2
      Examples:
        | life |
        | 20   |

  Rule: 702.19b What is beyond lethal damage goes to the player if its controller likes

    @edition:2025
    Example: another attacker that the same creature blocks counts for what is lethal
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hen" with power 1 and toughness 1
      And Alice controls a creature "Boar" with power 3 and toughness 3: "Trample"
      And Bob controls a creature "Guard" with power 2 and toughness 2: "Guard can block an additional creature."
      When Alice attacks with "Hen" and "Boar"
      And Bob blocks with:
        | creature | attacker |
        | Guard    | Hen      |
        | Guard    | Boar     |
      And the game goes to the combat damage step
      And Alice assigns 1 damage of "Boar" to "Guard" and 2 to Bob
      And Bob assigns 2 damage of "Guard" to "Hen" and 0 to "Boar"
      Then Bob has 18 life
      And "Guard" is in Bob's graveyard

    @edition:2025
    Example: damage that will be prevented is assigned all the same
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Mammoth" with mana cost {G}, power 6 and toughness 6: "Trample"
      And Bob controls a creature "Guard" with power 2 and toughness 2: "Protection from green"
      When Alice attacks with "Mammoth"
      And Bob blocks "Mammoth" with "Guard"
      And the game goes to the combat damage step
      Then Alice can't assign 1 damage of "Mammoth" to "Guard" and 5 to Bob
      When Alice assigns 2 damage of "Mammoth" to "Guard" and 4 to Bob
      Then Bob has 16 life
      And "Guard" is still in play

    Scenario Outline: damage that is marked already counts
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Boar" with power 3 and toughness 3: "Trample"
      And Bob controls a creature "Guard" with power 1 and toughness 3
      And Alice has an instant "Sting" in hand: "Sting deals 2 damage to any target."
      When Alice plays "Sting" targeting "Guard"
      And all players pass
      And Alice attacks with "Boar"
      And Bob blocks "Boar" with "Guard"
      And the game goes to the combat damage step
      And Alice assigns 1 damage of "Boar" to "Guard" and 2 to Bob
      And the game goes to the end of combat step
      Then Bob has <life> life

      @edition:2025
      Examples:
        | life |
        | 18   |

      @edition:2003 @also:A.37.Ruling.1
      Examples:
        | life |
        | 18   |

  Rule: 702.19d With all its blockers gone it deals all to the player

    Scenario Outline: the blocker is destroyed first
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Mammoth" with power 8 and toughness 8: "Trample"
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to any target."
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Mammoth"
      And Bob blocks "Mammoth" with "Goat"
      And Alice plays "Sting" targeting "Goat"
      And all players pass
      And the game goes to the end of combat step
      Then Bob has <life> life

      @edition:2025
      Examples:
        | life |
        | 12   |

      @edition:2003 @also:A.37.4
      Examples:
        | life |
        | 12   |

  Rule: 702.19g Several instances of trample do no more than one

    Scenario Outline: of two instances
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Boar" with power 3 and toughness 3: "Trample, trample"
      And Bob controls a creature "Guard" with power 1 and toughness 2
      When Alice attacks with "Boar"
      And Bob blocks "Boar" with "Guard"
      And the game goes to the combat damage step
      Then Alice can't assign 1 damage of "Boar" to "Guard" and 2 to Bob
      When Alice assigns 2 damage of "Boar" to "Guard" and 1 to Bob
      Then Bob has <life> life

      @edition:2025
      Examples:
        | life |
        | 19   |

      @edition:2013 @rule:702.18e
      Examples:
        | life |
        | 19   |
