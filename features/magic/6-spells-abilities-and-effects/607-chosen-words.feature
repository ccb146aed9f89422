Feature: 607 Words That Mean Nothing but What a Text Says of Them

  @edition:2013
  Rule: 607.2e What one ability has chosen of some words is known to the ability that speaks of them

    Scenario Outline: the one or the other
      Given a Magic game between Alice and Bob
      And Alice has an enchantment "Banner" in hand:
        """
        As Banner <enters>, choose Sun or Moon.
        At the beginning of your end step, if Sun was chosen, you gain 3 life.
        At the beginning of your end step, if Moon was chosen, you lose 2 life.
        """
      When Alice plays "Banner"
      And all players pass
      Then Alice is asked to choose a word
      When Alice chooses "<word>"
      And the game goes to the end of turn step
      And all players pass
      Then Alice has <life> life

      @edition:2013
      Examples:
        | enters                 | word | life |
        | enters the battlefield | Sun  | 23   |
        | enters the battlefield | Moon | 18   |

      @edition:2003 @rule:T.6.4
      Examples:
        | enters          | word | life |
        | comes into play | Sun  | 23   |
        | comes into play | Moon | 18   |

      @edition:2025
      Examples:
        | enters | word | life |
        | enters | Sun  | 23   |
        | enters | Moon | 18   |

    Example: each permanent has its own
      Given a Magic game between Alice and Bob
      And Alice has an enchantment "Banner" in hand:
        """
        As Banner enters the battlefield, choose Sun or Moon.
        At the beginning of your end step, if Sun was chosen, you gain 3 life.
        """
      And Alice has an enchantment "Flag" in hand:
        """
        As Flag enters the battlefield, choose Sun or Moon.
        At the beginning of your end step, if Sun was chosen, you gain 1 life.
        """
      When Alice plays "Banner"
      And all players pass
      And Alice chooses "Moon"
      And Alice plays "Flag"
      And all players pass
      And Alice chooses "Sun"
      And the game goes to the end of turn step
      And all players pass
      Then Alice has 21 life
