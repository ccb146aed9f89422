Feature: 110 What Tokens Have

  Rule: 701.7a A token has what is said of it, and nothing else

    Scenario Outline: an ability in quotation marks
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Call" in hand:
        """
        Create a 3/3 red and white Beast creature token with "When this creature dies, you gain 2 life."
        """
      And Alice has an instant "Fell" in hand: "Destroy target red creature."
      And Bob has an instant "Slay" in hand: "Destroy target white creature."
      When Alice plays "Call"
      And all players pass
      Then "Beast" has power 3
      And Bob can play "Slay" targeting "Beast"
      When Alice plays "Fell" targeting "Beast"
      And all players pass
      And all players pass
      Then Alice has <life> life

      @edition:2025
      Examples:
        | life |
        | 22   |

      @edition:2003 @rule:K.25.2
      Examples:
        | life |
        | 22   |

    Scenario Outline: one for each land
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      And Alice has a sorcery "Sow" in hand: "Put a 1/1 green Saproling creature token into play for each Forest you control."
      And Alice has a sorcery "Count" in hand: "You gain 1 life for each Saproling you control."
      When Alice plays "Sow"
      And all players pass
      And Alice plays "Count"
      And all players pass
      Then Alice has <life> life

      @edition:2025
      Examples:
        | life |
        | 22   |

      @edition:2003 @rule:K.25.1
      Examples:
        | life |
        | 22   |
