Feature: P.10 Second Main Phase

  Rule: P.10.Ruling.1 Main phases that are added are postcombat ones

    Scenario Outline: after an additional combat
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Onslaught" in hand: "Untap all creatures. After this main phase, there is an additional combat phase followed by an additional main phase."
      And Alice controls an enchantment "Dusk": "At the beginning of your postcombat main phase, you gain 1 life."
      When Alice plays "Onslaught"
      And all players pass
      And the game goes to the end of turn step
      Then Alice has 22 life

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |
