Feature: 703 Turn-Based Actions

  @edition:2025
  Rule: 703.1 Turn-based actions use no stack

    Example: nobody responds to the draw of the turn
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      When the game goes to Bob's draw step
      Then the stack is empty
      And Bob's hand holds 2 cards

  @edition:2025
  Rule: 703.1a What watches for a step to begin is a triggered ability

    Example: it goes on the stack
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Dawn": "At the beginning of your upkeep, you gain 1 life."
      When the game goes to Bob's upkeep step
      Then the stack holds the ability of "Dawn"
      When all players pass
      Then Bob has 21 life

  @edition:2025
  Rule: 703.3 Turn-based actions come before anything else of a step

    Example: what triggers as the draw step begins is put on the stack after the draw
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Dusk": "At the beginning of your draw step, you gain 1 life."
      When the game goes to Bob's draw step
      Then Bob's hand holds 1 card
      And Bob still has 20 life
      When all players pass
      Then Bob has 21 life

  Rule: 703.4c The active player's permanents untap together as the untap step begins

    Scenario Outline: those of the other player stay tapped
      Given a Magic game between Alice and Bob
      And Bob controls a tapped creature "Ox"
      And Bob controls a tapped Forest land "Grove"
      And Alice controls a tapped creature "Hen"
      When the game goes to Bob's upkeep step
      Then "Ox" is untapped
      And "Grove" is untapped
      And "Hen" is still <tapped>

      @edition:2025
      Examples:
        | tapped |
        | tapped |

      @edition:2003 @also:P.5.1
      Examples:
        | tapped |
        | tapped |

  Rule: 703.4i The active player declares attackers as the declare attackers step begins

    Scenario Outline: who attacks is asked before anybody has priority
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      When the game goes to the beginning of combat step
      And all players pass
      Then Alice is asked to declare <what>

      @edition:2025
      Examples:
        | what      |
        | attackers |

      @edition:2013 @rule:508.1
      Examples:
        | what      |
        | attackers |

      @edition:2003 @also:C.3.5
      Examples:
        | what      |
        | attackers |

  Rule: 703.4j Blockers are declared first thing in their step, by the defending player

    Scenario Outline: who blocks is asked before anybody has priority
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Goat"
      When Alice attacks with "Ox"
      And all players pass
      Then Bob is asked to declare <what>

      @edition:2025
      Examples:
        | what     |
        | blockers |

      @edition:2013 @rule:509.1
      Examples:
        | what     |
        | blockers |

      @edition:2003 @also:C.4.4
      Examples:
        | what     |
        | blockers |

    @edition:2025
    Example: what it costs is known and paid once they are
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Boar"
      And Bob controls a creature "Sloth": "This creature can't block unless you pay {1}."
      And Bob controls a Forest land "Grove"
      When Alice attacks with "Boar"
      And Bob blocks "Boar" with "Sloth"
      Then "Grove" is tapped

  Rule: 703.4k Each player announces how combat damage is assigned, the active player first

    Scenario Outline: both have something to divide
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Boar" with power 3 and toughness 9
      And Alice controls a creature "Stag" with power 3 and toughness 9
      And Bob controls a creature "Goat" with power 2 and toughness 4: "Goat can block an additional creature."
      And Bob controls a creature "Mule" with power 1 and toughness 4
      When Alice attacks with "Boar" and "Stag"
      And Bob blocks with:
        | creature | attacker |
        | Goat     | Boar     |
        | Mule     | Boar     |
        | Goat     | Stag     |
      And the game goes to the combat damage step
      Then Alice is asked to assign combat damage of Boar
      When Alice assigns 1 damage of "Boar" to "Goat" and 2 to "Mule"
      Then Bob is asked to assign combat damage of Goat
      When Bob assigns 2 damage of "Goat" to "Boar" and 0 to "Stag"
      And the game goes to the end of combat step
      Then "Boar" has 3 damage marked
      And "Mule" has <mule> damage marked

      @edition:2025
      Examples:
        | mule |
        | 2    |

      @edition:2003 @also:C.5.1
      Examples:
        | mule |
        | 2    |

  Rule: 703.4n The active player discards down to the maximum hand size as the cleanup step begins

    Scenario Outline: an eighth card
      Given a Magic game between Alice and Bob
      And Alice has 8 creatures "Bear" with mana cost {9} in hand
      When the game goes to the end of turn step
      And all players pass
      Then Alice is asked to discard down to maximum hand size
      When Alice chooses "Bear"
      Then Alice's hand holds <seven> cards

      @edition:2025
      Examples:
        | seven |
        | 7     |

      @edition:2013 @rule:703.4m
      Examples:
        | seven |
        | 7     |

      @edition:2003 @also:P.13.1
      Examples:
        | seven |
        | 7     |

  Rule: 703.4p Damage is removed and effects of the turn end at the same time

    Scenario Outline: what grew survives
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      And Alice has an instant "Sting" in hand: "Sting deals 4 damage to any target."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      And Alice plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" has 4 damage marked
      When the game goes to Bob's upkeep step
      Then "Ox" is still in play
      And "Ox" has no damage marked
      And "Ox" has toughness <toughness>

      @edition:2025
      Examples:
        | toughness |
        | 2         |

      @edition:2013 @rule:703.4n
      Examples:
        | toughness |
        | 2         |

      @edition:2003 @also:P.13.1
      Examples:
        | toughness |
        | 2         |
