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

  Rule: 116.2a An ability triggers when its event happens, and no other time

    Scenario Outline: several that die together are one event to what speaks of one or more
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Rite": "Whenever one or more creatures <die>, draw a card."
      And Bob controls a creature "Imp"
      And Bob controls a creature "Rat"
      And Alice has a sorcery "Fell" in hand: "Destroy all creatures."
      When Alice plays "Fell"
      And all players pass
      And all players pass
      Then Alice has 1 card in her hand

      @edition:2013
      Examples:
        | die |
        | die |

      @edition:2025
      Examples:
        | die |
        | die |

      @edition:2003 @rule:A.4.2
      Examples:
        | die |
        | die |

    Scenario Outline: damage that is dealt to one player alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever a source deals damage to you, you gain <n> life."
      And Bob has an instant "Zap" in hand: "Zap deals 3 damage to target player."
      When Alice passes
      And Bob plays "Zap" targeting Bob
      And all players pass
      Then the stack is empty
      And Alice still has 20 life

      @edition:2013
      Examples:
        | n |
        | 1 |

      @edition:2025
      Examples:
        | n |
        | 1 |

      @edition:2003 @rule:A.4.2
      Examples:
        | n |
        | 1 |

    Scenario Outline: and is heard of then
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever a source deals damage to you, you gain <n> life."
      And Bob has an instant "Zap" in hand: "Zap deals 3 damage to target player."
      When Alice passes
      And Bob plays "Zap" targeting Alice
      And all players pass
      And all players pass
      Then Alice has 18 life

      @edition:2013
      Examples:
        | n |
        | 1 |

      @edition:2025
      Examples:
        | n |
        | 1 |

      @edition:2003 @rule:A.4.2
      Examples:
        | n |
        | 1 |

    Scenario Outline: at the end step of a turn in which it attacked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "At the beginning of your end step, if Ox attacked this <turn>, untap it."
      And Alice controls a creature "Elk": "At the beginning of your end step, if Elk attacked this <turn>, you gain 1 life."
      When Alice attacks with "Ox"
      And the game goes to the second main phase
      Then "Ox" is tapped
      When the game goes to the end of turn step
      And all players pass
      Then "Ox" is untapped
      And Alice still has 20 life

      @edition:2013
      Examples:
        | turn |
        | turn |

      @edition:2025
      Examples:
        | turn |
        | turn |

      @edition:2003 @rule:A.4.14
      Examples:
        | turn |
        | turn |

  Rule: 611.2c What an effect forbids for a turn it forbids of what it was about

    Scenario Outline: to block one creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "{0}: Target creature can't block <this> this turn."
      And Alice controls a creature "Elk"
      And Bob controls a creature "Imp"
      When Alice activates "Ox" targeting "Imp"
      And all players pass
      And Alice attacks with "Ox" and "Elk"
      And the game goes to the declare blockers step
      Then Bob can't block "Ox" with "Imp"
      And Bob can block "Elk" with "Imp"

      @edition:2013
      Examples:
        | this |
        | Ox   |

      @edition:2025
      Examples:
        | this          |
        | this creature |

      @edition:2003 @rule:T.8.13
      Examples:
        | this |
        | Ox   |
