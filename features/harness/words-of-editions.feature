Feature: What an edition calls otherwise is said either way

  Rule: Verbs, zones, parts of a turn and colors

    Scenario Outline: a creature that is <verb> in Magic <edition>
      Given a Magic <edition> game between Alice and Bob
      And Alice has a creature "Ox" with <cost> {G}{W}, power 2 and toughness 2 in hand
      And Alice has 1 green mana
      And Alice has 1 white mana
      And Bob has an instant "Dye" in hand: "Target creature becomes red until end of turn."
      And Bob has an instant "Void" in hand: "<void>"
      When Alice <verb> "Ox"
      And all players pass
      Then "Ox" is <there>
      And "Ox" is still green
      And "Ox" is still white
      When Alice passes
      And Bob <verb> "Dye" targeting "Ox"
      Then "Dye" is still colorless
      When all players pass
      Then "Ox" is red
      And "Ox" is not green
      When the game goes to the <main>
      Then it is Alice's <main>
      And "Ox" is still red
      When the game goes to Alice's <end>
      Then it is Alice's <end>
      When the game goes to Bob's <first>
      Then "Ox" is not red
      When Bob <verb> "Void" targeting "Ox"
      And all players pass
      Then "Ox" is <gone>

      Examples:
        | edition | verb  | cost       | void                             | there              | main                  | end              | first                | gone                  |
        | 2003    | plays | mana cost  | Remove target creature from the game. | in play        | second main phase     | end of turn step | first main phase     | removed from the game |
        | 2013    | casts | mana cost  | Exile target creature.           | on the battlefield | postcombat main phase | end step         | precombat main phase | exiled                |
        | 2025    | casts | mana cost  | Exile target creature.           | on the battlefield | postcombat main phase | end step         | precombat main phase | in exile              |

    Scenario: what another game calls so is not this one's
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Scout"
        When Alice passes
        Then "Scout" is on the battlefield
        """
      Then it fails with 'Riftbound has no zone "on the battlefield"'

    Scenario: a keyword is an ability
      When this scenario is run:
        """
        Given a Magic 2025 game between Alice and Bob
        And Alice controls a creature "Ox": "Flying"
        When Alice passes
        Then "Ox" still has flying
        """
      Then it has undefined steps
