Feature: 121 Counters beyond a Limit

  Rule: 704.5r Counters that a permanent says it can't have are removed

    Scenario Outline: all but three
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1: "Ox can't have more than three +1/+1 counters on it."
      And Alice controls a creature "Goat" with power 1 and toughness 1
      And Alice has a sorcery "Feast" in hand: "Put five +1/+1 counters on each creature you control."
      When Alice plays "Feast"
      And all players pass
      Then "Goat" has power 6
      And "Ox" has power <power>

      @edition:2025
      Examples:
        | power |
        | 4     |

      @edition:2013 @rule:704.5s @also:121.4
      Examples:
        | power |
        | 4     |

  @edition:2003
  Rule: G.8.2 Counters of all names are removed

    Example: from a creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has a sorcery "Feast" in hand: "Put two +1/+1 counters on target creature. Put a charge counter on target creature."
      And Alice has an instant "Wipe" in hand: "Remove all counters from target permanent."
      When Alice plays "Feast" targeting "Ox", "Ox"
      And all players pass
      Then "Ox" has power 3
      When Alice plays "Wipe" targeting "Ox"
      And all players pass
      Then "Ox" has power 1
