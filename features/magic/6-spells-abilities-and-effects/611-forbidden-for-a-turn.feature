Feature: 611 Continuous Effects

  Rule: 611.2c What an effect forbids for a turn it forbids of what it was about

    Scenario Outline: to block one creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "{0}: Target creature can't block <this> this turn."
      And Alice controls a creature "Elk"
      And Bob controls a creature "Imp"
      When Alice activates "Ox" targeting "Imp"
      And all players pass
      And Alice attacks with "Ox" and "Elk"
      And the game goes to the declare blockers step
      Then Bob can't block "Ox" with "Imp"
      And Bob can block "Elk" with "Imp"

      @edition:2013
      Examples:
        | this |
        | Ox   |

      @edition:2025
      Examples:
        | this          |
        | this creature |

      @edition:2003 @rule:T.8.13
      Examples:
        | this |
        | Ox   |
