Feature: 613 to 616 Timestamps of what enters together, and Control that is replaced

  Rule: 613.6g The active player determines the timestamps of what enters at the same time

    Scenario Outline: the later one says what is so
      Given a Magic game between Alice and Bob
      And Alice has an enchantment "Red" in her graveyard: "All creatures are red."
      And Alice has an enchantment "Blue" in her graveyard: "All creatures are blue."
      And Bob controls a creature "Ox"
      And Alice has a sorcery "Mass" in hand: "Return all enchantment cards from your graveyard to the battlefield."
      And Alice has an instant "Doom" in hand: "Destroy target red creature."
      When Alice plays "Mass"
      And all players pass
      And Alice orders <order>
      Then "Red" is in play
      And Alice <can> target "Ox" with "Doom"

      @edition:2013
      Examples:
        | order         | can   |
        | "Blue", "Red" | can   |
        | "Red", "Blue" | can't |

      @edition:2025
      Examples:
        | order         | can   |
        | "Blue", "Red" | can   |
        | "Red", "Blue" | can't |

    @edition:2013
    Example: nobody is asked of what changes nothing
      Given a Magic game between Alice and Bob
      And Alice has an enchantment "Red" in her graveyard: "All creatures are red."
      And Alice has an enchantment "Well" in her graveyard: "Whenever you draw a card, you gain 1 life."
      And Alice has a sorcery "Mass" in hand: "Return all enchantment cards from your graveyard to the battlefield."
      When Alice plays "Mass"
      And all players pass
      Then "Well" is in play

  Rule: 616.1b Whose something is to be is settled before what else it enters with

    Scenario Outline: who gets it chooses the color
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Net": "If a creature would <enter> under an opponent's control, it <enters> under your control instead."
      And Alice has a creature "Ox" in hand: "As Ox <enters>, choose a color."
      When Alice plays "Ox"
      And all players pass
      Then Bob is asked to choose a color
      When Bob chooses "red"
      Then "Ox" is controlled by Bob

      @edition:2013
      Examples:
        | enter                 | enters                 |
        | enter the battlefield | enters the battlefield |

      @edition:2025
      Examples:
        | enter | enters |
        | enter | enters |

    @edition:2013
    Example: not what would be its controller's anyhow
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Net": "If a creature would enter the battlefield under an opponent's control, it enters the battlefield under your control instead."
      And Alice has a creature "Ox" in hand
      And Bob has a creature "Cow" in hand
      When Alice plays "Ox"
      And all players pass
      Then "Ox" is controlled by Alice
      When the game goes to Bob's first main phase
      And Bob plays "Cow"
      And all players pass
      Then "Cow" is controlled by Alice

  @edition:2013
  Rule: 613.7c What depends on what is found anew after each effect that was applied

    Example: the second of three comes to depend on the third as the first is applied
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Growth": "All Mountains are Forests."
      And Bob controls an enchantment "Marsh": "All Islands are Swamps."
      And Bob controls an enchantment "Flood": "All Forests are Islands."
      And Alice controls a Mountain land "Peak"
      When Alice activates "Peak"
      Then Alice has 1 black mana
