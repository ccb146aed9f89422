Feature: 605 Mana abilities that cost something else

  Rule: 605.3a A mana ability is played whenever mana is to be paid, whatever it costs itself

    Scenario Outline: a land that changes mana, for a spell
      Given a Magic game between Alice and Bob
      And Alice controls a land "Delta": "{1}, {T}: Add {U}{B} to <pool>."
      And Alice controls a Forest land "Grove"
      And Alice has a creature "Shade" with mana cost {U}{B} in hand
      And Alice has a creature "Eel" with mana cost {U}{U} in hand
      Then Alice can't play "Eel"
      When Alice plays "Shade"
      Then "Shade" is on the stack
      And "Delta" is tapped
      And "Grove" is tapped

      @edition:2003 @also:A.6.3
      Examples:
        | pool           |
        | your mana pool |

      @edition:2013 @also:601.2g
      Examples:
        | pool           |
        | your mana pool |
