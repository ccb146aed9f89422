Feature: 700 General

  @edition:2025
  Rule: 700.1 One happening may be one event to an ability and several to another

    Example: blocked by two creatures
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Boar" with power 3 and toughness 9: "Whenever this creature becomes blocked, you gain 1 life."
      And Alice controls a creature "Stag" with power 3 and toughness 9: "Whenever this creature becomes blocked by a creature, draw a card."
      And Bob controls a creature "Goat"
      And Bob controls a creature "Mule"
      And Bob controls a creature "Hen"
      And Bob controls a creature "Lamb"
      When Alice attacks with "Boar" and "Stag"
      And Bob blocks with:
        | creature | attacker |
        | Goat     | Boar     |
        | Mule     | Boar     |
        | Hen      | Stag     |
        | Lamb     | Stag     |
      And Alice orders "Boar", "Stag", "Stag"
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 21 life
      And Alice's hand holds 2 cards

    Example: it blocks two creatures
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Boar"
      And Alice controls a creature "Stag"
      And Bob controls a creature "Giant" with power 3 and toughness 9:
        """
        This creature can block an additional creature each combat.
        Whenever this creature blocks, you gain 1 life.
        """
      When Alice attacks with "Boar" and "Stag"
      And Bob blocks with:
        | creature | attacker |
        | Giant    | Boar     |
        | Giant    | Stag     |
      And all players pass
      Then Bob has 21 life
      And the stack is empty

  Rule: 700.2a The mode is chosen as a spell is cast, and one without a legal target is not

    Scenario Outline: a mode that could not be followed
      Given a Magic game between Alice and Bob
      And Alice has an instant "Charm" in hand: "Choose one -\n• You gain 3 life.\n• Charm deals 2 damage to target creature."
      Then Alice <may> play "Charm" choosing mode 2
      When Alice plays "Charm" choosing mode 1
      And all players pass
      Then Alice has 23 life

      @edition:2025
      Examples:
        | may   |
        | can't |

      @edition:2013 @rule:700.2a
      Examples:
        | may   |
        | can't |

      @edition:2003 @also:G.24.1
      Examples:
        | may   |
        | can't |

    Scenario Outline: before it is chosen how it is paid for
      Given a Magic game between Alice and Bob
      And Alice has an instant "Charm" in hand:
        """
        You may pay <life> life rather than pay Charm's mana cost.
        Choose one - You gain 3 life; or you draw two cards.
        """
      When Alice plays "Charm"
      Then Alice is asked to choose modes
      And "Charm" is on the stack
      When Alice chooses mode 2
      Then Alice is asked to choose costs

      @edition:2025
      Examples:
        | life |
        | 3    |

      @edition:2013 @rule:700.2a @also:405.1
      Examples:
        | life |
        | 3    |

  Rule: 700.2b The mode of a triggered ability is chosen as it goes on the stack

    Scenario Outline: the one that has a target
      Given a Magic game between Alice and Bob
      And Alice has a creature "Viper" in hand: "When this creature enters, choose one -\n• Destroy target artifact.\n• Destroy target creature an opponent controls."
      And Bob controls a creature "Ox"
      When Alice plays "Viper"
      And all players pass
      And all players pass
      Then "Ox" is in <where>

      @edition:2025
      Examples:
        | where           |
        | Bob's graveyard |

      @edition:2013 @rule:700.2b
      Examples:
        | where           |
        | Bob's graveyard |

      @edition:2003 @also:A.4.7
      Examples:
        | where           |
        | Bob's graveyard |

    Scenario Outline: without a mode that can be chosen it is not put there
      Given a Magic game between Alice and Bob
      And Alice has a creature "Viper" in hand: "When this creature enters, choose one -\n• Destroy target artifact.\n• Destroy target enchantment."
      When Alice plays "Viper"
      And all players pass
      Then "Viper" is in play
      And the stack is empty
      And Alice still has <what>

      @edition:2025
      Examples:
        | what     |
        | priority |

      @edition:2013 @rule:700.2b
      Examples:
        | what     |
        | priority |

  Rule: 700.2c Targets are chosen only for the mode that was chosen

    Scenario Outline: what is no target is no reason to fail
      Given a Magic game between Alice and Bob
      And Alice has an instant "Charm" in hand: "Choose one -\n• You gain 3 life.\n• Charm deals 2 damage to target creature."
      And Bob controls a creature "Ox"
      When Alice plays "Charm" choosing mode 1
      And all players pass
      Then Alice has <life> life
      And "Ox" has no damage marked

      @edition:2025
      Examples:
        | life |
        | 23   |

      @edition:2013 @rule:700.2c
      Examples:
        | life |
        | 23   |

      @edition:2003 @also:G.24.4
      Examples:
        | life |
        | 23   |

  @edition:2025
  Rule: 700.2d A mode is chosen once, unless the text says otherwise

    Example: of two that are chosen neither is the same
      Given a Magic game between Alice and Bob
      And Alice has an instant "Charm" in hand: "Choose two -\n• You gain 3 life.\n• Draw a card.\n• Target player loses 1 life."
      Then Alice can't play "Charm" choosing modes 1 and 1
      When Alice plays "Charm" choosing modes 1 and 2
      And all players pass
      Then Alice has 23 life
      And Alice's hand holds 1 card

    Example: unless it says so
      Given a Magic game between Alice and Bob
      And Alice has an instant "Charm" in hand: "Choose two. You may choose the same mode more than once.\n• You gain 3 life.\n• Draw a card."
      When Alice plays "Charm" choosing modes 1 and 1
      And all players pass
      Then Alice has 26 life

  @edition:2025
  Rule: 700.4 What dies goes from the battlefield to a graveyard

    Example: but not to be discarded
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Urn": "Whenever a creature dies, you gain 1 life."
      And Alice controls a creature "Ox"
      And Alice has a creature "Hen" in hand
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Alice has an instant "Waste" in hand: "Discard a card."
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      And all players pass
      Then Alice has 21 life
      When Alice plays "Waste"
      And all players pass
      Then "Hen" is in Alice's graveyard
      And the stack is empty
      And Alice has 21 life

  @edition:2025
  Rule: 700.15 To enter is to enter the battlefield

    Example: but not to be put into a hand
      Given a Magic game between Alice and Bob
      And Alice has a creature "Sage" in hand: "When this creature enters, you gain 2 life."
      And Alice has an instant "Recall" in hand: "Return target creature to its owner's hand."
      When Alice plays "Sage"
      And all players pass
      And all players pass
      Then Alice has 22 life
      When Alice plays "Recall" targeting "Sage"
      And all players pass
      Then "Sage" is in Alice's hand
      And the stack is empty

  @edition:2025
  Rule: 700.7 "That creature" is the object that was meant, whatever it is by then

    Example: it is destroyed though it is no creature any more
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Surge" in hand: "Target creature gets +2/+2 until end of turn. Destroy that creature at the beginning of the next end step."
      When Alice plays "Surge" targeting "Ox"
      And all players pass
      And the game goes to the end of turn step
      And all players pass
      Then "Ox" is in Alice's graveyard
