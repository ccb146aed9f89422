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
