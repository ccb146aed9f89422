Feature: 602 When an Ability Is Activated

  Rule: 602.5 Nobody activates what is prohibited

    Scenario Outline: where what must be so is not
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "{0}: You gain 1 life. <only> if you control an artifact."
      And Alice has an artifact "Gun" in hand
      Then Alice can't activate "Ox"
      When Alice plays "Gun"
      And all players pass
      And Alice activates "Ox"
      And all players pass
      Then Alice has 21 life

      @edition:2013
      Examples:
        | only                       |
        | Activate this ability only |

      @edition:2025
      Examples:
        | only          |
        | Activate only |

      @edition:2003 @rule:T.1.5
      Examples:
        | only                   |
        | Play this ability only |

  @edition:2013
  Rule: 602.5 An ability that says what must be so for it isn't activated otherwise

    Example: what is asked is so as it is announced, and needn't be any more as it resolves
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "{0}: You gain 1 life. Activate this ability only if you control a Forest."
      And Alice has a basic Forest land "Forest" in hand
      And Alice has an instant "Wind" in hand: "Return target land to its owner's hand."
      When Alice tries to activate "Ox"
      Then it is refused by rule 602.5
      When Alice plays "Forest"
      And Alice activates "Ox"
      And Alice plays "Wind" targeting "Forest"
      And all players pass
      And all players pass
      Then Alice has 21 life
