Feature: 702 Keyword Abilities

  Rule: 702.90c The controller of a source with infect puts its counters; the earlier book names nobody

    Scenario Outline: who is heard to put them
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 2 and toughness 2: "Infect"
      And Bob controls a creature "Ox" with power 1 and toughness 4
      And Alice controls an enchantment "Seer": "Whenever you put one or more -1/-1 counters on a creature, you gain 1 life."
      When Alice attacks with "Imp"
      And Bob blocks "Imp" with "Ox"
      And the game goes to the combat damage step
      Then "Ox" has 2 -1/-1 counters
      And the stack <holds>

      @edition:2025
      Examples:
        | holds                       |
        | holds the ability of "Seer" |

      @edition:2013 @also:702.88c
      Examples:
        | holds    |
        | is empty |

  @edition:2025
  Rule: 702.80a The controller of a source with wither puts its counters

    Example: a blocker that withers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 2 and toughness 2: "Wither"
      And Bob controls a creature "Ox" with power 1 and toughness 4
      And Alice controls an enchantment "Seer": "Whenever you put one or more -1/-1 counters on a creature, you gain 1 life."
      And Bob controls an enchantment "Ear": "Whenever you put one or more -1/-1 counters on a creature, you gain 1 life."
      When Alice attacks with "Imp"
      And Bob blocks "Imp" with "Ox"
      And the game goes to the combat damage step
      Then the stack holds the ability of "Seer"
