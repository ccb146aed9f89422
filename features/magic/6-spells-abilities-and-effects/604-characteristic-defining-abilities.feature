Feature: 604 Characteristic-Defining Abilities

  Rule: 604.3a An ability defines the power and toughness of what has it; in 2003 its text is no ability

    Scenario Outline: as many as the creatures that its controller has
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Horde" with power 0 and toughness 0: "Horde's power and toughness are each equal to the number of creatures you control."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Goat" with power 1 and toughness 1
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      When Alice plays "Grow" targeting "Horde"
      And all players pass
      Then "Horde" has power <power>
      And "Horde" has toughness <toughness>
      When Alice passes
      And Bob plays "Fell" targeting "Ox"
      And all players pass
      Then "Horde" has power 4
      And "Horde" has toughness 4

      @edition:2013
      Examples:
        | power | toughness |
        | 5     | 5         |

      @edition:2025
      Examples:
        | power | toughness |
        | 5     | 5         |

      @edition:2003 @also:K.10.7 @also:T.8.11
      Examples:
        | power | toughness |
        | 5     | 5         |

    Scenario Outline: all abilities are lost
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Horde" with power 0 and toughness 0: "Horde's power and toughness are each equal to the number of creatures you control."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Hush" in hand: "Target creature loses all abilities until end of turn."
      When Alice passes
      And Bob plays "Hush" targeting "Horde"
      And all players pass
      Then "Horde" is <where>

      @edition:2013
      Examples:
        | where                |
        | in Alice's graveyard |

      @edition:2025
      Examples:
        | where                |
        | in Alice's graveyard |

      @edition:2003 @also:K.10.7
      Examples:
        | where         |
        | still in play |

    Scenario Outline: what sets power and toughness is applied to what is defined
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Horde" with power 0 and toughness 0: "Horde's power and toughness are each equal to the number of creatures you control."
      And Bob has an instant "Shrink" in hand: "Target creature becomes 0/4 until end of turn."
      When Alice passes
      And Bob plays "Shrink" targeting "Horde"
      And all players pass
      Then "Horde" has power 0
      And "Horde" has toughness <toughness>

      @edition:2013
      Examples:
        | toughness |
        | 4         |

      @edition:2003 @also:K.10.7
      Examples:
        | toughness |
        | 4         |

    Scenario Outline: counters are added to what is defined
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Horde" with power 0 and toughness 0: "Horde's power and toughness are each equal to the number of creatures you control."
      And Alice has an instant "Bless" in hand: "Put two +1/+1 counters on target creature."
      When Alice plays "Bless" targeting "Horde"
      And all players pass
      Then "Horde" has power <power>

      @edition:2013
      Examples:
        | power |
        | 3     |

      @edition:2003 @also:K.10.2
      Examples:
        | power |
        | 3     |

    Scenario Outline: two creatures that count each other's kind
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Horde" with power 0 and toughness 1: "Horde's power is equal to the number of black creatures on the battlefield."
      And Alice controls a creature "Mob" with power 0 and toughness 1: "Mob's power is equal to 1 plus the number of black creatures on the battlefield."
      And Alice has an enchantment "Night" in hand: "All creatures are black."
      When Alice plays "Night"
      And all players pass
      Then "Horde" has power <power>
      And "Mob" has power 3

      @edition:2013
      Examples:
        | power |
        | 2     |

      @edition:2003 @also:K.10.7
      Examples:
        | power |
        | 2     |

      @edition:2025
      Examples:
        | power |
        | 2     |

  Rule: 208.2a Such an ability works everywhere; in 2003 an asterisk is zero where the card is not in play

    @also:208.2
    Scenario Outline: a card in a graveyard that is chosen for its power
      Given a Magic game between Alice and Bob
      And Alice has a creature "Horde" with power 0 and toughness 0 in graveyard: "Horde's power and toughness are each equal to the number of lands you control."
      And Alice controls 3 Forest lands "Grove"
      And Alice has a sorcery "Raise" in hand: "Return target creature card with power 2 or less from your graveyard to your hand."
      Then Alice <can> play "Raise" targeting "Horde"

      @edition:2013
      Examples:
        | can   |
        | can't |

      @edition:2003 @rule:K.10.5
      Examples:
        | can |
        | can |

      @edition:2025
      Examples:
        | can   |
        | can't |

    @edition:2013
    Scenario: a number that nobody was chosen for is zero
      Given a Magic game between Alice and Bob
      And Alice has a creature "Order" in graveyard:
        """
        As Order enters the battlefield, choose an opponent.
        Order's power and toughness are each equal to 1 plus the number of creatures the chosen player controls.
        """
      And Bob controls 2 creatures "Rat"
      And Alice has a sorcery "Raise" in hand: "Return target creature card with power 1 from your graveyard to the battlefield."
      When Alice plays "Raise" targeting "Order"
      And all players pass
      Then "Order" has power 3
