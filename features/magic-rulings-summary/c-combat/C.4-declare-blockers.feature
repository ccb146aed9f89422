Feature: C.4 Step 3: Declare Blockers

  Rule: C.4.2 Several may block one

    Example: two blockers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 5 and toughness 6
      And Bob controls a creature "Mule" with power 1 and toughness 3
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule" and "Goat"
      Then "Mule" is blocking "Ox"
      And "Goat" is blocking "Ox"
      And "Ox" is blocked

    Scenario Outline: and none blocks two, even where two must be blocked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Ox must be blocked if able."
      And Alice controls a creature "Mule": "Mule must be blocked if able."
      And Bob controls a creature "Goat"
      When Alice attacks with "Ox" and "Mule"
      And Bob blocks "Ox" with "Goat"
      Then "Ox" is blocked
      And "Mule" is unblocked

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: each blocks one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Elk"
      And Bob controls a creature "Mule"
      When Alice attacks with "Ox" and "Elk"
      And Bob blocks "Ox" with "Mule"
      Then "Mule" is blocking "Ox"
      And "Ox" is blocked
      And "Mule" is not blocking "Elk"
      And "Elk" is unblocked

  Rule: C.4.3 Tapped creatures don't block

    Scenario Outline: a tapped one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a tapped creature "Mule"
      And Bob controls a creature "Goat"
      When Alice attacks with "Ox"
      And Bob tries to block "Ox" with "Mule"
      Then it is refused by rule C.4.3

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: C.4.8 What was blocked stays so

    Example: the blocker is destroyed before damage, and nothing gets through
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 5 and toughness 5
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Goat"
      And Alice plays "Sting" targeting "Goat"
      And all players pass
      And the game goes to the end of combat step
      Then Bob still has 20 life

  Rule: C.4.5 A declaration may cost mana

    Scenario Outline: it is paid as the block is declared
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a Forest land "Grove"
      And Bob controls a creature "Sloth": "Sloth can't block unless you pay {1}."
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Sloth"
      Then "Sloth" is blocking "Ox"
      And "Grove" is tapped

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: paid before anything blocks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Boar"
      And Bob controls a creature "Sloth": "Sloth can't block unless you pay {1}."
      And Bob controls a Forest land "Grove"
      When Alice attacks with "Boar"
      And Bob blocks "Boar" with "Sloth"
      Then the trace shows, in this order:
        | event         | object |
        | become tapped | Grove  |
        | block         | Sloth  |

  Rule: C.4.6 A blocking creature until the phase is over

    Example: in the end of combat step it still is, and not after it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 3
      And Bob controls a creature "Mule" with power 1 and toughness 3
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule"
      And the game goes to the end of combat step
      Then "Mule" is blocking
      When the game goes to the second main phase
      Then "Mule" is not blocking

  Rule: C.4.7 What is not blocked becomes unblocked

    Example: one of each
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Mule"
      And Bob controls a creature "Goat"
      When Alice attacks with "Ox" and "Mule"
      And Bob blocks "Ox" with "Goat"
      Then "Ox" is blocked
      And "Mule" is unblocked

  Rule: C.4.9 What must block is not left out

    Scenario Outline: nobody doesn't do
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Zealot": "Zealot blocks each turn if able."
      And Bob controls a creature "Goat"
      When Alice attacks with "Ox"
      And Bob tries to declare no blockers
      Then it is refused by rule C.4.9

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: it blocks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Zealot": "Zealot blocks each turn if able."
      When Alice attacks with "Ox"
      And the game goes to the declare blockers step
      Then "Zealot" is blocking "Ox"

    Example: others may stay out
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ogre"
      And Bob controls a creature "Goat": "Goat blocks each turn if able."
      And Bob controls a creature "Elf"
      When Alice attacks with "Ogre"
      And Bob blocks "Ogre" with "Goat"
      Then "Goat" is blocking
      And "Elf" is not blocking

  Rule: C.4.Ruling.5 Whether a creature may block is asked as it is declared

    Example: the attacker flies afterwards
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Lift" in hand: "Target creature gains flying until end of turn."
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Goat"
      And Alice plays "Lift" targeting "Ox"
      And all players pass
      And the game goes to the end of combat step
      Then "Goat" is in Bob's graveyard
      And Bob still has 20 life

  Rule: C.4.Ruling.7 One that has just come blocks

    Example: it came in the attacking player's turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Goat", played this turn
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Goat"
      Then "Goat" is blocking "Ox"

  Rule: C.4.Ruling.8 It stays a blocking creature when what it blocks is gone

    Example: the attacker is destroyed
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Bob controls a creature "Mule"
      And Bob has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule"
      And Bob plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
      And "Mule" is blocking

  Rule: C.4.1 Only a legal set of blockers is one

    @also:A.15.2
    Example: two or more, or none
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Brute": "Brute can't be blocked except by two or more creatures."
      And Alice controls a creature "Ox"
      And Bob controls a creature "Goat"
      When Alice attacks with "Brute" and "Ox"
      And Bob tries to block "Brute" with "Goat"
      Then it is refused
      When Bob blocks "Ox" with "Goat"
      Then "Brute" is unblocked

    Example: two do
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Brute": "Brute can't be blocked except by two or more creatures."
      And Bob controls a creature "Goat"
      And Bob controls a creature "Hen"
      When Alice attacks with "Brute"
      And Bob blocks "Brute" with "Goat" and "Hen"
      Then "Brute" is blocked

    @also:A.15.2
    Example: one at most
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Brute": "Brute can't be blocked by more than one creature."
      And Bob controls a creature "Goat": "Goat blocks each turn if able."
      And Bob controls a creature "Hen": "Hen blocks each turn if able."
      When Alice attacks with "Brute"
      And Bob blocks "Brute" with "Goat"
      Then "Brute" is blocked
      And "Hen" is not blocking

  Rule: C.4.Ruling.1 No more block than an effect lets

    Scenario Outline: one of two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls an enchantment "Awe": "No more than one creature can block each turn."
      And Bob controls a creature "Goat": "Goat blocks each turn if able."
      And Bob controls a creature "Hen": "Hen blocks each turn if able."
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Goat"
      Then "Ox" is blocked
      And "Hen" is not blocking

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: C.4.10 Who must block more than it can blocks as many as possible

    @also:C.7.5
    Example: two that all must block, and one that may block two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "All creatures able to block Ox do so."
      And Alice controls a creature "Elk": "All creatures able to block Elk do so."
      And Alice controls a creature "Mule": "All creatures able to block Mule do so."
      And Bob controls a creature "Giant": "Giant can block an additional creature."
      When Alice attacks with "Ox", "Elk" and "Mule"
      And Bob blocks with:
        | creature | attacker |
        | Giant    | Ox       |
        | Giant    | Mule     |
      Then "Ox" is blocked
      And "Mule" is blocked
      And "Elk" is unblocked

    Example: as many as attack
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Elk"
      And Alice controls a creature "Mule"
      And Bob controls a creature "Hydra": "Hydra can block any number of creatures."
      When Alice attacks with "Ox", "Elk" and "Mule"
      And Bob blocks with:
        | creature | attacker |
        | Hydra    | Ox       |
        | Hydra    | Elk      |
        | Hydra    | Mule     |
      Then "Hydra" is blocking "Elk"
      And "Mule" is blocked

  Rule: C.4.Ruling.2 Blocking doesn't tap

    Example: a blocker
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Goat"
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Goat"
      Then "Goat" is blocking "Ox"
      And "Goat" is still untapped

  Rule: C.4.Ruling.4 Effects keep creatures from blocking

    @also:A.15.3
    Example: it blocks what flies alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Hawk": "Flying"
      And Bob controls a creature "Sprite":
        """
        Flying
        Sprite can block only creatures with flying.
        """
      When Alice attacks with "Ox" and "Hawk"
      And the game goes to the declare blockers step
      Then Bob can't block "Ox" with "Sprite"
      And Bob can block "Hawk" with "Sprite"

  Rule: C.4.Ruling.6 A blocker gets around all evasion at once

    Example: flying and fear
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bat": "Flying, fear"
      And Bob controls a creature "Hawk": "Flying"
      And Bob controls a creature "Rat" with mana cost {B}
      And Bob controls a creature "Gargoyle" with mana cost {B}: "Flying"
      When Alice attacks with "Bat"
      And Bob tries to block "Bat" with "Hawk"
      Then it is refused by rule A.17.2
      When Bob tries to block "Bat" with "Rat"
      Then it is refused by rule A.21.2
      When Bob blocks "Bat" with "Gargoyle"
      Then "Bat" is blocked

  Rule: C.4.Ruling.3 Nobody has to block

    Example: one who could
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Goat"
      When Alice attacks with "Ox"
      And Bob declares no blockers
      And the game goes to the end of combat step
      Then Bob has 18 life
