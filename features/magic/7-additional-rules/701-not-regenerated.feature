Feature: 701 Keyword Actions

  Rule: 701.12c What can not be regenerated is destroyed, and its shields stay

    Scenario Outline: for a turn
      Given a Magic game between Alice and Bob
      And Alice has an instant "Brand" in hand: "<whom> can't be regenerated this turn."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Bob controls a creature "Imp": "{0}: Regenerate Imp."
      When Alice passes
      And Bob activates "Imp"
      And all players pass
      And Alice plays "Brand" targeting "Imp"
      And all players pass
      And Alice plays "Fell" targeting "Imp"
      And all players pass
      Then "Imp" is in Bob's graveyard

      @edition:2013
      Examples:
        | whom            |
        | Target creature |

      @edition:2025 @rule:701.19c
      Examples:
        | whom            |
        | Target creature |

      @edition:2003 @rule:T.6.3
      Examples:
        | whom            |
        | Target creature |
