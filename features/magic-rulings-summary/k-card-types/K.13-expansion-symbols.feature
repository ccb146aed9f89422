Feature: K.13 Expansion Symbols

  Rule: K.13.3 What affects cards from an expansion set affects those with its symbol

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Expansion symbol: Lantern"
      And Alice controls a creature "Goat": "Expansion symbol: Anchor"
      And Alice controls a creature "Ram"

    Scenario Outline: permanents are destroyed
      Given Bob has an instant "Dim" in hand: "Destroy all permanents from the Lantern expansion."
      When Bob plays "Dim"
      And all players pass
      Then "Ox" is in Alice's graveyard
      And "Goat" is still in play
      And "Ram" is still in play

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013 @rule:206.3
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: one is a target, and the others aren't
      Given Bob has an instant "Dim" in hand: "Destroy target creature from the Lantern expansion."
      Then Bob can't target "Goat" with "Dim"
      And Bob can't target "Ram" with "Dim"
      When Bob plays "Dim" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard

    Example: the symbol is no ability that is lost
      Given Alice controls an enchantment "Hush": "All creatures lose all abilities."
      And Bob has an instant "Dim" in hand: "Destroy all permanents from the Lantern expansion."
      When Bob plays "Dim"
      And all players pass
      Then "Ox" is in Alice's graveyard
