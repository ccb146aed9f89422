Feature: K.8 Converted mana cost

  Rule: K.8.1 It is how much mana the cost asks for, whatever its color

    Scenario Outline: three and two blue
      Given a Magic game between Alice and Bob
      And Bob has 5 blue mana
      And Bob has a creature "Drake" with mana cost {3}{U}{U} in hand
      And Alice has an instant "Weigh" in hand: "Destroy target creature with <mana value> 5."
      And it is Bob's first main phase
      When Bob plays "Drake"
      And all players pass
      And Alice plays "Weigh" targeting "Drake"
      And all players pass
      Then "Drake" is in Bob's graveyard

      @edition:2003
      Examples:
        | mana value          |
        | converted mana cost |

      @edition:2013
      Examples:
        | mana value          |
        | converted mana cost |

      @edition:2025
      Examples:
        | mana value |
        | mana value |

  Rule: K.8.Ruling.1 Converted mana cost is what is printed, whatever was paid more or less

    Example: a kicked spell
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" with mana cost {1}{G}, power 2 and toughness 2 in hand:
        """
        Kicker {3}
        If the kicker cost was paid, Ox comes into play with two +1/+1 counters on it.
        """
      And Alice has 5 green mana
      And Bob has an instant "Halt" in hand: "Counter target spell with converted mana cost 2."
      When Alice plays "Ox" with the additional cost
      And Alice passes
      And Bob plays "Halt" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard

    Example: a cheaper one
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Helm": "Creature spells you play cost {1} less to play."
      And Alice has a creature "Ox" with mana cost {1}{G}, power 2 and toughness 2 in hand
      And Alice has 1 green mana
      And Bob has an instant "Halt" in hand: "Counter target spell with converted mana cost 2."
      When Alice plays "Ox"
      And Alice passes
      And Bob plays "Halt" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
