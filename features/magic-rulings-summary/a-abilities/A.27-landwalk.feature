Feature: A.27 Landwalk

  Rule: A.27.2 Unblockable while the defending player controls such a land

    Scenario Outline: the five of them
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Walker": "<walk>"
      And Bob controls a <type> land "Place"
      And Alice controls a creature "Ox"
      And Bob controls a creature "Goat"
      When Alice attacks with "Walker" and "Ox"
      And Bob tries to block "Walker" with "Goat"
      Then it is refused by rule A.27.2

      Examples:
        | walk         | type     |
        | Plainswalk   | Plains   |
        | Islandwalk   | Island   |
        | Swampwalk    | Swamp    |
        | Mountainwalk | Mountain |
        | Forestwalk   | Forest   |

  Rule: A.27.Ruling.1 Without such a land it does nothing

    Example: the attacking player's own Swamp, and another land of the defending player's
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Walker": "Swampwalk"
      And Alice controls a Swamp land "Mire"
      And Bob controls a Forest land "Grove"
      And Bob controls a creature "Goat"
      When Alice attacks with "Walker"
      And Bob blocks "Walker" with "Goat"
      Then "Goat" is blocking "Walker"

    Example: with a Swamp of the defending player's it does
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Walker": "Swampwalk"
      And Bob controls a Swamp land "Mire"
      And Alice controls a creature "Ox"
      And Bob controls a creature "Goat"
      When Alice attacks with "Walker" and "Ox"
      And Bob tries to block "Walker" with "Goat"
      Then it is refused by rule A.27.2

  Rule: A.27.Ruling.2 The same ability doesn't help to block

    Example: two that walk through swamps
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Walker": "Swampwalk"
      And Bob controls a Swamp land "Mire"
      And Bob controls a creature "Toad": "Swampwalk"
      And Alice controls a creature "Ox"
      When Alice attacks with "Walker" and "Ox"
      And Bob tries to block "Walker" with "Toad"
      Then it is refused by rule A.27.2

  Rule: A.27.Ruling.4 It adds up with other evasion

    Example: with flying, and no such land, it takes what flies
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Heron": "Flying, swampwalk"
      And Bob controls a Swamp land "Mire"
      And Bob controls a creature "Hawk": "Flying"
      And Alice controls a creature "Ox"
      When Alice attacks with "Heron" and "Ox"
      And Bob tries to block "Heron" with "Hawk"
      Then it is refused by rule A.27.2

  Rule: A.27.Ruling.5 A kind of landwalk is that kind alone

    Example: a spell looks for islandwalk
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Eel": "Snow-covered islandwalk"
      And Alice controls a creature "Newt": "Islandwalk"
      And Alice has an instant "Net" in hand: "Tap target creature with islandwalk."
      When Alice tries to play "Net" targeting "Eel"
      Then it is refused
      When Alice plays "Net" targeting "Newt"
      And all players pass
      Then "Newt" is tapped

    Example: snow-covered islands alone are walked through
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Eel": "Snow-covered islandwalk"
      And Bob controls an Island land "Isle"
      And Bob controls a creature "Goat"
      When Alice attacks with "Eel"
      And Bob blocks "Eel" with "Goat"
      Then "Eel" is blocked

    Example: such a one is
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Eel": "Snow-covered islandwalk"
      And Alice controls a creature "Ox"
      And Bob controls an Island land "Floe": "Snow-covered"
      And Bob controls a creature "Goat"
      When Alice attacks with "Eel" and "Ox"
      And the game goes to the declare blockers step
      Then Bob can't block "Eel" with "Goat"
      And Bob can block "Ox" with "Goat"

  Rule: A.27.Ruling.3 Its land type can be changed

    Example: forests are walked through in the place of swamps
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Walker": "Swampwalk"
      And Alice controls a creature "Strider": "Swampwalk"
      And Bob controls a Forest land "Grove"
      And Bob controls a creature "Goat"
      And Alice has an instant "Hack" in hand: "Change the text of target permanent by replacing all instances of one basic land type with another."
      When Alice plays "Hack" targeting "Walker"
      And all players pass
      And Alice chooses "Swamp"
      And Alice chooses "Forest"
      And Alice attacks with "Walker" and "Strider"
      And Bob tries to block "Walker" with "Goat"
      Then it is refused by rule A.27.2
      When Bob blocks "Strider" with "Goat"
      Then "Goat" is blocking "Strider"
