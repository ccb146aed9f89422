Feature: 613 Interaction of Continuous Effects

  Rule: 613.3b What sets power and toughness comes before what adds to them, in 2003 each in its time

    Scenario Outline: first it grows, then it becomes 0/1
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Alice has an instant "Grow" in hand: "Target creature gets +4/+4 until end of turn."
      And Alice has an instant "Shrink" in hand: "Target creature becomes 0/1 until end of turn."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      And Alice plays "Shrink" targeting "Ox"
      And all players pass
      Then "Ox" has power <power>
      And "Ox" has toughness <toughness>

      @edition:2013 @also:613.4
      Examples:
        | power | toughness |
        | 4     | 5         |

      @edition:2003 @also:T.8.10 @also:K.10.Ruling.1
      Examples:
        | power | toughness |
        | 0     | 1         |

  Rule: 613.3b Of numbers that come with a type and numbers that are set, the later ones hold, in 2003 those that are set

    Scenario Outline: what sets its numbers, then it becomes a creature again
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Golem": "{0}: Until end of turn, Golem becomes a 3/2 artifact creature."
      And Bob has an instant "Wither" in hand: "Target creature becomes 0/2 until end of turn."
      When Alice activates "Golem"
      And all players pass
      And Bob plays "Wither" targeting "Golem"
      And all players pass
      Then "Golem" has power 0
      When Alice activates "Golem"
      And all players pass
      Then "Golem" has power <power>

      @edition:2013 @also:613.6
      Examples:
        | power |
        | 3     |

      @edition:2003 @rule:K.5.4
      Examples:
        | power |
        | 0     |

  Rule: 613.4 Counters add to what effects have set, in 2003 they come before any effect

    Scenario Outline: a creature with a counter becomes 0/1
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Blessing" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Shrink" in hand: "Target creature becomes 0/1 until end of turn."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      And Alice plays "Shrink" targeting "Ox"
      And all players pass
      Then "Ox" has power <power>
      And "Ox" has toughness <toughness>

      @edition:2013 @also:613.3b
      Examples:
        | power | toughness |
        | 1     | 2         |

      @edition:2003 @also:K.10.2
      Examples:
        | power | toughness |
        | 0     | 1         |

      @edition:2025
      Examples:
        | power | toughness |
        | 1     | 2         |

    @edition:2013 @also:613.3b
    Example: what was put on it, what grew it and what grows all of its kind
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls an enchantment "Shelter": "Creatures you control get +0/+2."
      And Alice has an instant "Grow" in hand: "Target creature gets +4/+4 until end of turn."
      And Alice has an instant "Blessing" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Shrink" in hand: "Target creature becomes 0/1 until end of turn."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      And Alice plays "Grow" targeting "Ox"
      And all players pass
      Then "Ox" has power 7
      And "Ox" has toughness 9
      When Alice plays "Shrink" targeting "Ox"
      And all players pass
      Then "Ox" has power 5
      And "Ox" has toughness 8

    @edition:2013 @also:613.8
    Example: what becomes white gets what white creatures get, whichever came first
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with mana cost {B}, power 2 and toughness 2
      And Alice controls an enchantment "Banner": "White creatures you control get +1/+1."
      And Alice has an instant "Bleach" in hand: "Target creature becomes white until end of turn."
      When Alice plays "Bleach" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      And "Ox" has toughness 3

  Rule: 613.5 Colors are changed before abilities, and abilities before power, in 2003 each in its time

    Scenario Outline: flying comes from being white, and black from flying
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with mana cost {W}, power 2 and toughness 2
      And Alice controls an enchantment "Wings": "White creatures have flying."
      And Alice controls an enchantment "Banner": "White creatures get +1/+1."
      And Alice has an enchantment "Dusk" in hand: "Creatures with flying are black."
      When Alice plays "Dusk"
      And all players pass
      Then "Dusk" is in play
      And "Ox" <power>

      @edition:2013
      Examples:
        | power             |
        | still has power 3 |

      @edition:2003 @also:T.8.10
      Examples:
        | power       |
        | has power 2 |

  Rule: 613.5 What has begun to apply goes on though its ability is taken away

    Scenario Outline: a creature that takes away its own ability among all others'
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Void" with power 4 and toughness 4: "All creatures lose all abilities and have base power and toughness 1/1."
      And Alice has a creature "Wasp" with power 3 and toughness 3 in hand: "Flying"
      When Alice plays "Wasp"
      And all players pass
      Then "Wasp" has power 1 and toughness 1
      And "Wasp" doesn't have the ability "Flying"
      And "Void" still has power 1

      @edition:2013
      Examples:
        | |
        | |

      @edition:2003 @rule:K.12.11
      Examples:
        | |
        | |

    Scenario Outline: what changes types does so before abilities are lost, in 2003 it depends on that
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Druid": "All Forests are 2/2 creatures that are still lands."
      And Alice has a Forest land "Grove" in hand
      And Alice has an instant "Hush" in hand: "Target creature loses all abilities until end of turn."
      When Alice plays "Hush" targeting "Druid"
      And all players pass
      And Alice plays "Grove"
      Then "Grove" is <what>

      @edition:2013
      Examples:
        | what       |
        | a creature |

      @edition:2003 @rule:T.8.10
      Examples:
        | what           |
        | not a creature |
