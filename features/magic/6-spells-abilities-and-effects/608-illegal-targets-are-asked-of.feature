Feature: 608 What Is Asked of Illegal Targets

  Rule: 608.2b Nothing is done to an illegal target, and what it is may be asked all the same

    Scenario Outline: the power of a creature that has become protected
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Rat" with power 3 and toughness 3
      And Alice has 1 black mana
      And Alice has a sorcery "Leech" with mana cost {B} in hand: "Destroy target creature. Target player loses life equal to that creature's power."
      And Bob has an instant "Ward" in hand: "Target creature gains protection from black until end of turn."
      When Alice plays "Leech" targeting "Rat" and Bob
      And Bob plays "Ward" targeting "Rat"
      And all players pass
      And all players pass
      Then "Rat" is still in play
      And Bob has <life> life

      @edition:2013 @also:608.2g
      Examples:
        | life |
        | 17   |

      @edition:2003 @rule:T.6.8
      Examples:
        | life |
        | 17   |

      @edition:2025 @also:702.16b
      Examples:
        | life |
        | 17   |

    Scenario Outline: the power of a creature that has left, and its controller
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Rat" with power 3 and toughness 3
      And Alice has a sorcery "Leech" in hand: "Tap target creature. Its controller loses 2 life. Target player loses life equal to its power."
      And Bob has an instant "Flee" in hand: "Return target creature to its owner's hand."
      When Alice plays "Leech" targeting "Rat" and Bob
      And Bob plays "Flee" targeting "Rat"
      And all players pass
      And all players pass
      Then "Rat" is in Bob's hand
      And Bob has <life> life

      @edition:2013 @also:608.2g
      Examples:
        | life |
        | 15   |

      @edition:2003 @rule:T.6.8
      Examples:
        | life |
        | 15   |

      @edition:2025 @also:701.26a
      Examples:
        | life |
        | 15   |

    @edition:2013
    Example: "it" is an illegal target only to be asked of
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Rat" with power 3 and toughness 3
      And Alice has 1 black mana
      And Alice has a sorcery "Leech" with mana cost {B} in hand: "Tap target creature. It gets +1/+1 until end of turn. Put a +1/+1 counter on it. Target player loses 1 life."
      And Bob has an instant "Ward" in hand: "Target creature gains protection from black until end of turn."
      When Alice plays "Leech" targeting "Rat" and Bob
      And Bob plays "Ward" targeting "Rat"
      And all players pass
      And all players pass
      Then Bob has 19 life
      And "Rat" still has power 3
      And "Rat" is still untapped
