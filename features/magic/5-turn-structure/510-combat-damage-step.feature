Feature: 510 Combat Damage Step

  Rule: 510.1c Damage divided among blockers follows an order in 2013 alone

    Scenario Outline: nothing to the first, all to the second
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 5 and toughness 6
      And Bob controls a creature "Mule" with power 0 and toughness 3
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule" and "Goat"
      And <first>
      And the game goes to the combat damage step
      Then Alice <may> assign 0 damage of "Ox" to "Mule" and 5 to "Goat"
      And Alice can assign 3 damage of "Ox" to "Mule" and 2 to "Goat"

      @edition:2025
      Examples:
        | first                                      | may |
        | Alice passes | can |

      @edition:2013
      Examples:
        | first                                                   | may   |
        | Alice orders the creatures fighting "Ox" as "Mule", "Goat" | can't |

      @edition:2003 @also:C.5.4 @also:C.5.Ruling.2
      Examples:
        | first                                      | may |
        | Alice passes | can |
