Feature: 603, 607 and 611 Delayed, Reflexive and Linked Abilities

  Rule: 603.7 An effect may have something done later

    Scenario Outline: in the upkeep of the next turn
      Given a Magic game between Alice and Bob
      And Alice has an instant "Omen" in hand: "Draw a card at the beginning of the next turn's upkeep."
      When the game goes to Alice's second main phase
      And Alice plays "Omen"
      And all players pass
      And the game goes to Bob's upkeep step
      Then the stack holds <what>
      When all players pass
      Then Alice's hand holds 1 card

      @edition:2013
      Examples:
        | what                  |
        | the ability of "Omen" |

      @edition:2025
      Examples:
        | what                  |
        | the ability of "Omen" |

      @edition:2003 @also:A.5.1
      Examples:
        | what                  |
        | the ability of "Omen" |

    Scenario Outline: played in an upkeep it waits for the next one
      Given a Magic game between Alice and Bob
      And Alice has an instant "Omen" in hand: "At the beginning of the next turn's upkeep, you gain 2 life."
      When the game goes to Alice's upkeep step
      And Alice plays "Omen"
      And all players pass
      And the game goes to Alice's second main phase
      Then Alice still has <now> life
      When the game goes to Bob's upkeep step
      And all players pass
      Then Alice has <then> life

      @edition:2013
      Examples:
        | now | then |
        | 20  | 22   |

      @edition:2003 @also:A.5.5
      Examples:
        | now | then |
        | 20  | 22   |

    @edition:2013
    Example: when it is done, and not where it isn't
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an instant "Rite" in hand: "You may sacrifice a creature. When you do, you gain 3 life."
      And Alice has an instant "Feast" in hand: "You may sacrifice a creature. When you do, you gain 3 life."
      When Alice plays "Rite"
      And all players pass
      And Alice accepts
      Then the stack holds the ability of "Rite"
      When all players pass
      Then Alice has 23 life
      When Alice plays "Feast"
      And all players pass
      Then the stack is empty

  Rule: 607.2a What an object says of exiled cards it says of those that it exiled

    Scenario Outline: one of two that say the same leaves
      Given a Magic game between Alice and Bob
      And Alice has an enchantment "Oubliette" in hand:
        """
        When Oubliette comes into play, remove target creature from the game.
        When Oubliette leaves play, return the removed card to play under its owner's control.
        """
      And Alice has an enchantment "Dungeon" in hand:
        """
        When Dungeon comes into play, remove target creature from the game.
        When Dungeon leaves play, return the removed card to play under its owner's control.
        """
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Goat" with power 1 and toughness 1
      And Bob has an instant "Hack" in hand: "Destroy target enchantment."
      When Alice plays "Oubliette"
      And all players pass
      And Alice chooses "Ox"
      And all players pass
      And Alice plays "Dungeon"
      And all players pass
      And all players pass
      Then "Ox" is out of game
      And "Goat" is out of game
      When Alice passes
      And Bob plays "Hack" targeting "Oubliette"
      And all players pass
      And all players pass
      Then "Ox" is <where>
      And "Goat" is still out of game

      @edition:2013
      Examples:
        | where   |
        | in play |

      @edition:2025
      Examples:
        | where   |
        | in play |

      @edition:2003 @rule:Z.8.Ruling.1
      Examples:
        | where   |
        | in play |

    @edition:2013
    Example: the card that came back and was exiled by another is not returned
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Nun" with power 2 and toughness 2:
        """
        {0}: Exile target creature.
        {1}: Put a creature card exiled with Nun onto the battlefield under your control.
        """
      And Alice has 3 green mana
      And Bob controls a creature "Ox" with power 3 and toughness 3
      And Bob controls a creature "Goat" with power 1 and toughness 1
      And Alice has an instant "Banish" in hand: "Exile target creature."
      When Alice plays "Banish" targeting "Goat"
      And all players pass
      And Alice activates the second ability of "Nun"
      And all players pass
      Then "Goat" is out of game
      When Alice activates the first ability of "Nun" targeting "Ox"
      And all players pass
      And Alice activates the second ability of "Nun"
      And all players pass
      Then "Ox" is controlled by Alice
      And "Goat" is still out of game

    @edition:2013 @rule:607.2b
    Example: what a replacement effect exiled
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Coffin":
        """
        If a creature would die, exile it instead.
        {0}: Return a creature card exiled with Coffin to its owner's hand.
        """
      And Bob controls a creature "Ox" with power 3 and toughness 3
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      Then "Ox" is out of game
      When Alice activates "Coffin"
      And all players pass
      Then "Ox" is in Bob's hand

  Rule: 611.2a What is done until something happens lasts as long as it says

    Scenario Outline: a creature is back as soon as its jailer leaves
      Given a Magic game between Alice and Bob
      And Alice has a creature "Jailer" with power 2 and toughness 2 in hand: "When Jailer enters the battlefield, exile target creature an opponent controls until Jailer leaves the battlefield."
      And Bob controls a creature "Ox" with power 3 and toughness 3
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Jailer"
      And all players pass
      And all players pass
      Then "Ox" is out of game
      When Alice passes
      And Bob plays "Fell" targeting "Jailer"
      And all players pass
      Then "Ox" is <where>
      And the stack is empty

      @edition:2013
      Examples:
        | where   |
        | in play |

      @edition:2025
      Examples:
        | where   |
        | in play |

      @edition:2003 @rule:Z.8.3
      Examples:
        | where   |
        | in play |

    @edition:2013 @also:611.2b
    Example: a jailer that has left before keeps nobody
      Given a Magic game between Alice and Bob
      And Alice has a creature "Jailer" with power 2 and toughness 2 in hand: "When Jailer enters the battlefield, exile target creature an opponent controls until Jailer leaves the battlefield."
      And Bob controls a creature "Ox" with power 3 and toughness 3
      And Bob controls an artifact "Bell": "Whenever a creature enters the battlefield under your control, you gain 1 life."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Jailer"
      And all players pass
      And Alice passes
      And Bob plays "Fell" targeting "Jailer"
      And all players pass
      And all players pass
      Then the stack is empty
      And "Ox" is still in play
      And Bob still has 20 life

  Rule: A.5.1 What an effect has created for later is an ability, and no spell

    @edition:2003
    Example: what counters spells has no target
      Given a Magic game between Alice and Bob
      And Alice has an instant "Omen" in hand: "Draw a card at the beginning of the next turn's upkeep."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Omen"
      Then Bob can play "Deny" targeting "Omen"
      When all players pass
      And the game goes to Bob's upkeep step
      Then the stack holds the ability of "Omen"
      And Bob can't play "Deny"
