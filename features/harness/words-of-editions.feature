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

    Scenario Outline: a keyword of another edition is refused wherever a text names it (<edition>)
      When this scenario is run:
        """
        Given a Magic <edition> game between Alice and Bob
        And Alice has a sorcery "Gift" in hand: "<text>"
        When Alice passes
        Then Bob has priority
        """
      Then it can't be set up: 'no rule of this edition says what that is'

      Examples:
        | edition | text                                                       |
        | 2003    | Target creature gains hexproof until end of turn.          |
        | 2003    | Creatures you control gain deathtouch until end of turn.   |
        | 2003    | Put a 1/1 green Bird creature token with lifelink into play. |
        | 2013    | Target creature gains indestructible until end of turn.    |
        | 2013    | You gain hexproof until end of turn.                       |

    Scenario: what an object is attached to
      Given a Magic 2025 game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Elk"
      And Alice controls an Equipment artifact "Axe" attached to "Ox": "Equip {0}"
      When Alice activates "Axe" targeting "Elk"
      Then "Axe" is still attached to "Ox"
      And "Axe" is not attached to "Elk"
      When all players pass
      Then "Axe" is attached to "Elk"
      And "Axe" is not attached to "Ox"

    Scenario Outline: what says nothing of what it enchants is refused (<edition>)
      When this scenario is run:
        """
        Given a Magic <edition> game between Alice and Bob
        And Alice has an Aura enchantment "Vest" in hand: "Enchanted creature gets +0/+3."
        When Alice passes
        Then Bob has priority
        """
      Then it can't be set up: '"a Creature enchantment" (2003), or a line of its text, as in "Enchant creature" (2013, 2025)'

      Examples:
        | edition |
        | 2003    |
        | 2025    |
