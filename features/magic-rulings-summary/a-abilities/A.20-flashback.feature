Feature: A.20 Flashback

  Rule: A.20.2 A card with flashback may be played from its owner's graveyard at its flashback cost, and is removed from the game then

    Scenario Outline: in place of its mana cost
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Echo" with mana cost {3}{W} in her graveyard:
        """
        You gain 3 life.
        Flashback {1}{R}
        """
      And Alice has 3 red mana
      When Alice plays "Echo"
      Then Alice has 1 red mana
      When all players pass
      Then Alice has 23 life
      And "Echo" is in exile

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025 @rule:702.34a
      Examples:
        | |
        | |

    Scenario Outline: only its owner plays it, and not for its mana cost
      Given a Magic game between Alice and Bob
      And <owner> has an instant "Echo" with mana cost {W} in graveyard:
        """
        You gain 3 life.
        Flashback {1}{R}
        """
      And Alice has 2 <color> mana
      When Alice tries to play "Echo"
      Then it is refused
      And Alice still has 2 <color> mana
      And "Echo" is still in <owner>'s graveyard

      Examples:
        | owner | color |
        | Alice | white |
        | Bob   | red   |

    Scenario Outline: from the hand it is played for its mana cost, and comes into the graveyard
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Echo" with mana cost {W} in hand:
        """
        You gain 3 life.
        Flashback {1}{R}
        """
      And Alice has 2 red mana
      And Alice has 1 white mana
      When Alice plays "Echo"
      Then Alice has 0 white mana
      And Alice still has 2 red mana
      When all players pass
      Then "Echo" is in Alice's graveyard

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025 @rule:702.34a
      Examples:
        | |
        | |

    Example: it costs something else than mana
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Echo" with mana cost {3}{W} in her graveyard:
        """
        You gain 3 life.
        Flashback - Sacrifice a creature.
        """
      And Alice controls a creature "Ox"
      When Alice plays "Echo"
      Then "Ox" is in Alice's graveyard
      When all players pass
      Then Alice has 23 life
      And "Echo" is in exile

    Scenario Outline: of a creature card flashback says nothing in 2025
      Given a Magic game between Alice and Bob
      And Alice has a creature "Imp" with mana cost {W} in her graveyard: "Flashback {R}"
      And Alice has 1 red mana
      When Alice tries to play "Imp"
      Then it is refused
      And "Imp" is still in Alice's graveyard

      @edition:2025 @rule:702.34a
      Examples:
        | |
        | |

    Example: another text lets it be played for its mana cost
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Gate": "You may play sorceries from your graveyard."
      And Alice has a sorcery "Echo" with mana cost {W} in her graveyard:
        """
        You gain 3 life.
        Flashback {1}{R}
        """
      And Alice has 1 white mana
      When Alice plays "Echo"
      Then Alice has 0 white mana
      When all players pass
      Then Alice has 23 life
      And "Echo" is in Alice's graveyard

  Rule: A.20.Ruling.1 It is an alternative cost: what is paid besides is paid with it

    Example: a kicker
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Echo" with mana cost {3}{W} in her graveyard:
        """
        Kicker {2}
        You gain 3 life. If the kicker cost was paid, you gain 4 life.
        Flashback {1}{R}
        """
      And Alice has 4 red mana
      When Alice plays "Echo" with the additional cost
      Then Alice has 0 red mana
      When all players pass
      Then Alice has 27 life

  Rule: A.20.Ruling.2 Whatever else replaced its being put somewhere, it is removed from the game

    Example: it would be put on the bottom of a library
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Silt": "If a card would be put into a graveyard from anywhere, put it on the bottom of its owner's library instead."
      And Alice has a sorcery "Echo" with mana cost {3}{W} in her graveyard:
        """
        You gain 3 life.
        Flashback {1}{R}
        """
      And Alice has 2 red mana
      When Alice plays "Echo"
      And all players pass
      And Alice chooses "Silt (2)"
      Then "Echo" is in exile

  Rule: A.20.Ruling.3 It is played when such a card could be

    Example: a sorcery is not played in another player's turn
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Echo" in her graveyard:
        """
        You gain 3 life.
        Flashback {0}
        """
      And Alice has an instant "Call" in her graveyard:
        """
        You gain 4 life.
        Flashback {0}
        """
      When the game goes to Bob's upkeep step
      And Bob passes
      Then Alice can't play "Echo"
      When Alice plays "Call"
      And all players pass
      Then Alice has 24 life

    Example: a text of its own says when
      Given a Magic game between Alice and Bob
      And Alice has an instant "Call" in her graveyard:
        """
        Play Call only during combat.
        You gain 4 life.
        Flashback {0}
        """
      When Alice tries to play "Call"
      Then it is refused
      And "Call" is still in Alice's graveyard
      When the game goes to the beginning of combat step
      And Alice plays "Call"
      And all players pass
      Then Alice has 24 life

  Rule: A.20.Ruling.4 Countered, it goes where it would have gone once resolved

    Scenario Outline: instead of going to the graveyard
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Echo" in her graveyard:
        """
        You gain 3 life.
        Flashback {0}
        """
      And Bob has an instant "Hush" in hand: "Counter target spell."
      When Alice plays "Echo"
      And Bob plays "Hush" targeting "Echo"
      And all players pass
      Then "Echo" is in exile
      And Alice still has 20 life

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025 @rule:702.34a
      Examples:
        | |
        | |

  Rule: A.20.Ruling.5 The card is put on the stack as it is announced

    Example: it is in the graveyard no more while players may respond
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Echo" in her graveyard:
        """
        You gain 3 life.
        Flashback {0}
        """
      And Bob has an instant "Sweep" in hand: "Exile target player's graveyard."
      When Alice plays "Echo"
      Then the stack holds "Echo"
      When Bob plays "Sweep" targeting Alice
      And all players pass
      And all players pass
      Then Alice has 23 life
      And "Echo" is in exile
