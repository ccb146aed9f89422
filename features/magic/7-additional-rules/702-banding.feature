Feature: 702 Keyword Abilities

  Rule: 702.22b What loses banding loses "bands with other" as well

    Scenario Outline: it attacks in no band any more
      Given a Magic game between Alice and Bob
      And Alice controls a Wolf creature "Cub":
        """
        Bands with other Wolves
        Flying
        """
      And Alice controls a Wolf creature "Hound"
      And Bob has an instant "Rift" in hand: "Target creature loses banding until end of turn."
      When Alice passes
      And Bob plays "Rift" targeting "Cub"
      And all players pass
      Then "Cub" still has the ability "Flying"
      When Alice tries to attack with "Cub" and "Hound" in a band
      Then it is refused

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013 @rule:702.20b
      Examples:
        | |
        | |

  Rule: 702.22c Who has banding attacks with one that has not; who bands with others of a quality, with any number of them

    Scenario Outline: two with banding and one without it
      Given a Magic game between Alice and Bob
      And Alice controls 2 creatures "Ox": "Banding"
      And Alice controls 2 creatures "Mule"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice tries to attack with "Ox" (1), "Mule" (1) and "Mule" (2) in a band
      Then it is refused
      When Alice attacks with "Ox" (1), "Ox" (2) and "Mule" (1) in a band
      And Bob blocks "Mule" (1) with "Goat"
      Then "Ox" (1) is blocked
      And "Ox" (2) is blocked

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013 @rule:702.20c
      Examples:
        | |
        | |

    Scenario Outline: Wolves that need not have it, in 2003 none of them
      Given a Magic game between Alice and Bob
      And Alice controls a Wolf creature "Cub": "Bands with other Wolves"
      And Alice controls 2 Wolf creatures "Hound"
      When the game goes to the declare attackers step
      Then Alice <may> attack with "Hound" (1), "Hound" (2) and "Cub" in a band

      @edition:2025
      Examples:
        | may |
        | can |

      @edition:2013 @rule:702.20c
      Examples:
        | may |
        | can |

      @edition:2003 @rule:A.9.2
      Examples:
        | may   |
        | can't |

    @edition:2025
    Example: one that is no Wolf bands with no Wolf
      Given a Magic game between Alice and Bob
      And Alice controls a Bear creature "Bruin": "Bands with other Wolves"
      And Alice controls 2 Wolf creatures "Hound"
      When Alice tries to attack with "Bruin" and "Hound" (1) in a band
      Then it is refused

  Rule: 702.22e A band lasts for the rest of combat

    Scenario Outline: banding is lost
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Banding"
      And Alice controls a creature "Mule"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      And Bob has an instant "Rift" in hand: "Target creature loses banding until end of turn."
      When Alice attacks with "Ox" and "Mule" in a band
      And Alice passes
      And Bob plays "Rift" targeting "Ox"
      And all players pass
      And Bob blocks "Ox" with "Goat"
      Then "Mule" is blocked

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013 @rule:702.20e
      Examples:
        | |
        | |

  @edition:2025
  Rule: 702.22f What is removed from combat leaves its band

    Example: the rest is blocked without it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Banding"
      And Alice controls a creature "Mule"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      And Bob has an instant "Trip" in hand: "Remove target attacking creature from combat."
      When Alice attacks with "Ox" and "Mule" in a band
      And Alice passes
      And Bob plays "Trip" targeting "Ox"
      And all players pass
      And Bob blocks "Mule" with "Goat"
      Then "Mule" is blocked
      And "Goat" is not blocking "Ox"

  @edition:2025
  Rule: 702.22g A band shares no abilities

    Example: only one of them strikes first
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Banding"
      And Alice controls a creature "Lancer" with power 3 and toughness 3: "First strike"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Ox" and "Lancer" in a band
      And Bob blocks "Ox" with "Goat"
      And the game goes to the combat damage step
      Then "Goat" has 3 damage marked

  @edition:2025
  Rule: 702.22h Who blocks one of a band blocks all of it

    Example: what walks through swamps with what flies
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hawk" with power 1 and toughness 1:
        """
        Flying
        Banding
        """
      And Alice controls a creature "Lurker" with power 2 and toughness 2: "Swampwalk"
      And Bob controls a Swamp land "Mire"
      And Bob controls a creature "Bat" with power 0 and toughness 9: "Flying"
      And Bob controls a creature "Goat"
      When Alice attacks with "Hawk" and "Lurker" in a band
      And the game goes to the declare blockers step
      Then Bob can't block "Lurker" with "Bat"
      And Bob can't block "Hawk" with "Goat"
      When Bob blocks "Hawk" with "Bat"
      Then "Lurker" is blocked
      When the game goes to the combat damage step
      Then "Bat" has 3 damage marked

  Rule: 702.22i An effect that blocks one of a band blocks all of it

    Scenario Outline: a spell
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Banding"
      And Alice controls a creature "Mule"
      And Bob has an instant "Hedge" in hand: "Target attacking creature becomes blocked."
      When Alice attacks with "Ox" and "Mule" in a band
      And the game goes to the declare blockers step
      And Alice passes
      And Bob plays "Hedge" targeting "Mule"
      And all players pass
      Then "Mule" is blocked
      And "Ox" is blocked

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013 @rule:702.20i
      Examples:
        | |
        | |

  Rule: 702.22j Damage of an attacking creature is divided by the defending player where blockers share it

    @edition:2025
    Example: one of them has banding
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bull" with power 5 and toughness 5
      And Bob controls a creature "Guard" with power 1 and toughness 1: "Banding"
      And Bob controls a creature "Goat" with power 1 and toughness 4
      When Alice attacks with "Bull"
      And Bob blocks "Bull" with "Guard" and "Goat"
      And the game goes to the combat damage step
      And Bob assigns 5 damage of "Bull" to "Guard" and 0 to "Goat"
      And the game goes to the end of combat step
      Then "Guard" is in Bob's graveyard
      And "Goat" is still in play

    Scenario Outline: a Wolf that bands with other Wolves, and a Wolf that does not
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bull" with power 5 and toughness 5
      And Bob controls a Wolf creature "Cub" with power 1 and toughness 4: "Bands with other Wolves"
      And Bob controls a Wolf creature "Hound" with power 1 and toughness 4
      When Alice attacks with "Bull"
      And Bob blocks "Bull" with "Cub" and "Hound"
      And Alice passes
      And Bob passes
      And the game goes to the combat damage step
      Then <player> is asked to assign combat damage of Bull

      @edition:2025
      Examples:
        | player |
        | Bob    |

      @edition:2003 @rule:A.9.5
      Examples:
        | player |
        | Alice  |

    @edition:2013
    Example: the attacking player orders the blockers, and the defending player heeds no order
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bull" with power 5 and toughness 5
      And Bob controls a creature "Goat" with power 1 and toughness 4
      And Bob controls a creature "Guard" with power 1 and toughness 1: "Banding"
      When Alice attacks with "Bull"
      And Bob blocks "Bull" with "Goat" and "Guard"
      And Alice orders the creatures fighting "Bull" as "Goat", "Guard"
      And the game goes to the combat damage step
      And Bob assigns 0 damage of "Bull" to "Goat" and 5 to "Guard"
      And the game goes to the end of combat step
      Then "Guard" is in Bob's graveyard
      And "Goat" is still in play

    @edition:2013
    Example: one Wolf that bands with other Wolves, and another Wolf, are enough
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bull" with power 5 and toughness 5
      And Bob controls a Wolf creature "Cub" with power 1 and toughness 4: "Bands with other Wolves"
      And Bob controls a Wolf creature "Hound" with power 1 and toughness 4
      When Alice attacks with "Bull"
      And Bob blocks "Bull" with "Cub" and "Hound"
      And Alice orders the creatures fighting "Bull" as "Cub", "Hound"
      And the game goes to the combat damage step
      Then Bob is asked to assign combat damage of Bull

    Scenario Outline: two Wolves that band with other Wolves
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bull" with power 5 and toughness 5
      And Bob controls 2 Wolf creatures "Cub" with power 1 and toughness 4: "Bands with other Wolves"
      When Alice attacks with "Bull"
      And Bob blocks "Bull" with "Cub" (1) and "Cub" (2)
      And the game goes to the combat damage step
      Then Bob is asked to assign combat damage of Bull

      @edition:2025
      Examples:
        | |
        | |

      @edition:2003 @rule:A.9.5
      Examples:
        | |
        | |

  Rule: 702.22k Damage of a blocking creature is divided by the attacking player where attackers share it

    Scenario Outline: one of them has banding
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1: "Banding"
      And Alice controls a creature "Mule" with power 1 and toughness 4
      And Bob controls a creature "Bull" with power 5 and toughness 5
      When Alice attacks with "Ox" and "Mule" in a band
      And Bob blocks "Mule" with "Bull"
      And the game goes to the combat damage step
      And Alice assigns 5 damage of "Bull" to "Ox" and 0 to "Mule"
      And the game goes to the end of combat step
      Then "Ox" is in Alice's graveyard
      And "Mule" is still in play

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  Rule: 702.22m Several instances of banding do no more than one

    Scenario Outline: no second creature without it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Banding, banding"
      And Alice controls 2 creatures "Mule"
      When Alice tries to attack with "Ox", "Mule" (1) and "Mule" (2) in a band
      Then it is refused

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013 @rule:702.20m
      Examples:
        | |
        | |

  @edition:2013
  Rule: 702.21b Rampage counts once, as its ability resolves

    Example: a blocker less doesn't matter
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 5: "Rampage 1"
      And Bob controls 3 creatures "Hen" with power 0 and toughness 1
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Hen" (1), "Hen" (2) and "Hen" (3)
      And Alice orders the creatures fighting "Ox" as "Hen" (1), "Hen" (2), "Hen" (3)
      And all players pass
      Then "Ox" has power 5
      When Alice plays "Sting" targeting "Hen" (1)
      And all players pass
      Then "Hen" (1) is in Bob's graveyard
      And "Ox" has power 5
