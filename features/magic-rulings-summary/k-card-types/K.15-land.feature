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

  Rule: K.15.Ruling.2 A land that is put into play was not played

    Example: another one is played in the turn
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Grove" in graveyard
      And Alice has a Swamp land "Mire" in hand
      And Alice has an instant "Wake" in hand: "Put target land card in your graveyard into play."
      When Alice plays "Wake" targeting "Grove"
      And all players pass
      And Alice plays "Mire"
      Then "Grove" is in play
      And "Mire" is in play
