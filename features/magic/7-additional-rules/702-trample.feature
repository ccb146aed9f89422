Feature: 702 Keyword Abilities

  Rule: 702.19b Trample divides among blockers as one likes, but in 2013 in their order

    Scenario Outline: all damage to the last of three blockers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 8 and toughness 8: "Trample"
      And Bob controls a creature "Mule" with power 2 and toughness 2
      And Bob controls a creature "Goat" with power 2 and toughness 2
      And Bob controls a creature "Hen" with power 2 and toughness 2
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule", "Goat" and "Hen"
      And <first>
      And the game goes to the combat damage step
      Then Alice <may> assign 0 damage of "Ox" to "Mule", 0 to "Goat", 8 to "Hen" and 0 to Bob
      And Alice can assign 2 damage of "Ox" to "Mule", 2 to "Goat", 2 to "Hen" and 2 to Bob
      And Alice can't assign 2 damage of "Ox" to "Mule", 2 to "Goat", 1 to "Hen" and 3 to Bob

      @edition:2025
      Examples:
        | first        | may |
        | Alice passes | can |

      @edition:2013 @rule:510.1c
      Examples:
        | first                                                             | may   |
        | Alice orders the creatures fighting "Ox" as "Mule", "Goat", "Hen" | can't |

      @edition:2003 @also:A.37.3
      Examples:
        | first        | may |
        | Alice passes | can |
