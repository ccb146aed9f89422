Feature: K.15 Land

  Rule: K.15.4 A basic land makes mana of its kind, whatever is printed on it

    Scenario Outline: the five of them
      Given a Magic game between Alice and Bob
      And Alice controls a <type> land "Place"
      When Alice activates "Place"
      Then Alice has 1 <color> mana

      Examples:
        | type     | color |
        | Plains   | white |
        | Island   | blue  |
        | Swamp    | black |
        | Mountain | red   |
        | Forest   | green |

  Rule: K.15.2 A land is put into play without the stack

    Example: at once
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Grove" in hand
      When Alice plays "Grove"
      Then "Grove" is in play
      And Alice still has priority
