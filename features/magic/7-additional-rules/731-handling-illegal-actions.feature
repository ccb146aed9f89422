Feature: 731 Handling Illegal Actions

  Rule: 731.1 An illegal action is reversed, with what was paid

    Scenario Outline: a spell that can not be paid for
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Feast" with mana cost {G}{G} in hand: "You gain 5 life."
      And Alice controls a Forest land "Grove"
      When Alice tries to play "Feast"
      Then it is refused
      And "Feast" is still in Alice's hand
      And "Grove" is still <tapped>

      @edition:2025
      Examples:
        | tapped   |
        | untapped |

      @edition:2013 @rule:717.1
      Examples:
        | tapped   |
        | untapped |

      @edition:2003 @also:T.12.Ruling.6
      Examples:
        | tapped   |
        | untapped |

    # Row 37: who may take back the mana abilities that were activated meanwhile, and which.
    Scenario Outline: mana was made, and what else it costs can not be paid any more
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Rite" with mana cost {G}{G} in hand:
        """
        As an additional cost to play Rite, sacrifice a creature.
        You gain 5 life.
        """
      And Alice controls a Forest land "Grove"
      And Alice controls a land "Lantern": "{T}: Reveal the top card of your library. Add {G} to your mana pool."
      And Alice controls a creature "Bloom": "Sacrifice Bloom: Add {G} to your mana pool."
      When Alice plays "Rite"
      And Alice chooses "Lantern"
      And Alice chooses "Bloom"
      And Alice tries to choose "no more mana"
      Then the action is reversed
      And "Rite" is still in Alice's hand
      And <what>

      @edition:2025
      Examples:
        | what                         |
        | Alice can't choose "Lantern" |
        | Alice can choose "Bloom"     |

      @edition:2013 @rule:717.1
      Examples:
        | what                       |
        | Alice can choose "Lantern" |
        | Alice can choose "Bloom"   |

      @edition:2003 @also:T.12.Ruling.6
      Examples:
        | what                     |
        | Alice still has priority |

    Scenario Outline: mana abilities that are not taken back stand as they were activated
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Rite" with mana cost {G}{G} in hand:
        """
        As an additional cost to play Rite, sacrifice a creature.
        You gain 5 life.
        """
      And Alice controls a Forest land "Grove"
      And Alice controls a Forest land "Glade"
      And Alice controls a creature "Bloom": "Sacrifice Bloom: Add {G} to your mana pool."
      And Bob controls an enchantment "Wake": "Whenever a creature is put into a graveyard from play, you gain 1 life."
      When Alice plays "Rite"
      And Alice chooses "Grove"
      And Alice chooses "Bloom"
      And Alice tries to choose "no more mana"
      Then the action is reversed
      When Alice chooses <back>
      Then Alice has <mana> green mana
      And "Bloom" is <where>
      And "Grove" is <tapped>
      And "Rite" is still in Alice's hand

      @edition:2025
      Examples:
        | back    | mana | where                | tapped         |
        | nothing | 2    | in Alice's graveyard | tapped         |
        | "Bloom" | 1    | still in play        | tapped         |
        | "Grove" | 1    | in Alice's graveyard | still untapped |

      @edition:2013 @rule:717.1
      Examples:
        | back    | mana | where                | tapped         |
        | nothing | 2    | in Alice's graveyard | tapped         |
        | "Bloom" | 1    | still in play        | tapped         |
        | "Grove" | 1    | in Alice's graveyard | still untapped |

    Scenario Outline: nothing triggers on what has been undone
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Rite" with mana cost {G} in hand:
        """
        As an additional cost to play Rite, sacrifice a creature.
        You gain 5 life.
        """
      And Alice controls a Forest land "Grove"
      And Alice controls a creature "Bloom": "Sacrifice Bloom: Add {G} to your mana pool."
      And Bob controls an enchantment "Wake": "Whenever a creature is put into a graveyard from play, you gain 1 life."
      When Alice plays "Rite"
      And Alice chooses "Bloom"
      And Alice tries to choose "no more mana"
      Then the action is reversed
      When <takes back>
      Then "Bloom" is still in play
      And the stack is empty
      And Bob still has 20 life

      @edition:2025
      Examples:
        | takes back            |
        | Alice chooses "Bloom" |

      @edition:2013 @rule:717.1
      Examples:
        | takes back            |
        | Alice chooses "Bloom" |

      @edition:2003 @also:T.12.Ruling.6
      Examples:
        | takes back              |
        | Alice activates "Grove" |

    Scenario Outline: a library that was shuffled, or cards that were drawn or milled on the way, are as they came to be
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Rite" with mana cost {G}{G} in hand:
        """
        As an additional cost to play Rite, sacrifice a creature.
        You gain 5 life.
        """
      And Alice controls a land "Lantern": "{T}: <does>. Add {G} to your mana pool."
      And Alice controls a Forest land "Grove"
      And Alice controls a creature "Bloom": "Sacrifice Bloom: Add {G} to your mana pool."
      When Alice plays "Rite"
      And Alice chooses "Lantern"
      And Alice chooses "Bloom"
      And Alice tries to choose "no more mana"
      Then the action is reversed
      And Alice can't choose "Lantern"
      And Alice can choose "Bloom"

      @edition:2025
      Examples:
        | does                 |
        | Draw a card          |
        | Shuffle your library |
        | Mill a card          |

      @edition:2013 @rule:717.1
      Examples:
        | does                 |
        | Draw a card          |
        | Shuffle your library |

  Rule: 731.2 Who tried what is illegal has priority still, and may do it in a legal way

    Scenario Outline: with the mana that it takes
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Feast" with mana cost {G}{G} in hand: "You gain 5 life."
      And Alice controls 2 Forest lands "Grove"
      And Bob controls a creature "Ox"
      When Alice tries to activate "Ox"
      Then it is refused
      And Alice still has priority
      When Alice plays "Feast"
      And all players pass
      Then Alice has <life> life

      @edition:2025
      Examples:
        | life |
        | 25   |

      @edition:2013 @rule:717.2
      Examples:
        | life |
        | 25   |
