Feature: C.3 Step 2: Declare Attackers

  Rule: C.3.1 Attackers are declared; without any, combat ends

    Scenario Outline: a null attack
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob has an instant "Jolt" in hand
      When Alice declares no attackers
      Then it is Alice's end of combat step

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  Rule: C.3.3 Tapped creatures and Walls don't attack

    Example: of what is put into play attacking only creatures attack
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an artifact "Ring" in her graveyard
      And Alice has an artifact creature "Golem" in her graveyard
      And Alice has an instant "Call" in hand: "Return all artifact cards from your graveyard to play tapped and attacking."
      When Alice attacks with "Ox"
      And Alice plays "Call"
      And all players pass
      Then "Ring" is in play
      And "Ring" is not attacking
      And "Golem" is attacking

    Example: a tapped one
      Given a Magic game between Alice and Bob
      And Alice controls a tapped creature "Ox"
      And Alice controls a creature "Mule"
      When Alice tries to attack with "Ox"
      Then it is refused by rule C.3.3

    @also:K.27.1
    Example: a Wall
      Given a Magic game between Alice and Bob
      And Alice controls a Wall creature "Rampart"
      And Alice controls a creature "Mule"
      When Alice tries to attack with "Rampart"
      Then it is refused by rule K.27.1

  Rule: C.3.4 Nor does what came under one's control this turn

    Example: a creature that has just been played
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Mule"
      And Alice has a creature "Bear" in hand
      When Alice plays "Bear"
      And all players pass
      And Alice tries to attack with "Bear"
      Then it is refused by rule C.3.4

  Rule: C.3.6 Attacking taps

    Scenario Outline: the attacker is tapped, the others are not
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Mule"
      When Alice attacks with "Ox"
      Then "Ox" is attacking
      And "Ox" is tapped
      And "Mule" is still untapped

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

    @also:C.3.Ruling.3
    Example: one that attacks without tapping must be untapped all the same
      Given a Magic game between Alice and Bob
      And Alice controls a tapped creature "Sentry": "Attacking doesn't cause Sentry to tap."
      And Alice controls a creature "Mule"
      When Alice tries to attack with "Sentry"
      Then it is refused by rule C.3.3

    Example: it stays untapped as it attacks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sentry": "Attacking doesn't cause Sentry to tap."
      When Alice attacks with "Sentry"
      Then "Sentry" is attacking
      And "Sentry" is still untapped

    @also:T.4.10
    Example: what is tapped as it attacks can't be tapped for what that costs
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elf": "{T}: Add {G} to your mana pool."
      And Alice controls a creature "Ox"
      And Bob controls an enchantment "Toll": "Creatures can't attack unless you pay {1}."
      When Alice tries to attack with "Elf"
      Then it is refused
      When Alice attacks with "Ox"
      Then "Ox" is attacking
      And "Elf" is tapped
      And "Elf" is not attacking

    Example: what attacks without tapping can
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elf":
        """
        Attacking doesn't cause Elf to tap.
        {T}: Add {G} to your mana pool.
        """
      And Bob controls an enchantment "Toll": "Creatures can't attack unless you pay {1}."
      When Alice attacks with "Elf"
      Then "Elf" is attacking
      And "Elf" is tapped

  Rule: C.3.7 A declaration may cost mana

    Scenario Outline: it is paid as the attack is declared
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      And Alice controls a creature "Ox" with power 2
      And Bob controls an enchantment "Toll": "Creatures can't attack unless you pay {2}."
      When Alice attacks with "Ox"
      Then "Ox" is attacking
      And "Grove" (1) is tapped
      And "Grove" (2) is tapped

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: so much for each that attacks
      Given a Magic game between Alice and Bob
      And Alice controls 4 Forest lands "Grove"
      And Alice controls 3 creatures "Ox" with power 2 and toughness 2
      And Bob controls an enchantment "Toll": "Creatures can't attack you unless their controller pays {2} for each creature he or she controls that's attacking you."
      When Alice attacks with "Ox" (1) and "Ox" (2)
      Then "Ox" (2) is attacking
      And "Ox" (3) is not attacking
      And "Grove" (1) is tapped
      And "Grove" (4) is tapped

    Example: who can't pay doesn't attack
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice controls a creature "Ox"
      And Bob controls an enchantment "Toll": "Creatures can't attack unless you pay {2}."
      When the game goes to the end of combat step
      Then "Grove" is still untapped
      And "Ox" is still untapped

  Rule: C.3.8 An attacking creature until the phase is over

    Example: in the end of combat step it still is, and not after it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      When Alice attacks with "Ox"
      And the game goes to the end of combat step
      Then "Ox" is attacking
      When the game goes to the second main phase
      Then "Ox" is not attacking

  Rule: C.3.9 What must attack is not left out

    Example: another one alone doesn't do
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Fury": "Fury attacks each turn if able."
      And Alice controls a creature "Ox"
      When Alice attacks with "Fury"
      Then "Fury" is attacking

    Scenario Outline: nor nobody
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Fury": "Fury attacks each turn if able."
      And Alice controls a creature "Ox"
      When Alice tries to declare no attackers
      Then it is refused by rule C.3.9

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: C.3.Ruling.2 An effect may keep a creature from attacking

    Scenario Outline: unless the opponent has an Island
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leviathan": "Leviathan can't attack unless defending player controls an Island."
      And Alice controls a creature "Mule"
      And Bob controls a Forest land "Grove"
      When Alice tries to attack with "Leviathan"
      Then it is refused by rule C.3.Ruling.2

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

    Example: with an Island it attacks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leviathan": "Leviathan can't attack unless defending player controls an Island."
      And Bob controls an Island land "Isle"
      When Alice attacks with "Leviathan"
      Then "Leviathan" is attacking

  Rule: C.3.Ruling.4 No power is no hindrance

    Example: it attacks, and deals nothing
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Moth" with power 0 and toughness 1
      When Alice attacks with "Moth"
      Then "Moth" is attacking
      When the game goes to the end of combat step
      Then Bob still has 20 life

  Rule: C.3.Ruling.6 Two that don't attack alone attack together

    Example: each meets the other's condition
      Given a Magic game between Alice and Bob
      And Alice controls 2 creatures "Jackal": "Jackal can't attack alone."
      When Alice attacks with "Jackal" (1) and "Jackal" (2)
      Then "Jackal" (1) is attacking
      And "Jackal" (2) is attacking

    Scenario Outline: who tries alone is refused
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Jackal": "Jackal can't attack alone."
      When Alice tries to attack with "Jackal"
      Then it is refused by rule C.3.Ruling.6

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: one of them alone doesn't
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Jackal":
        """
        Jackal can't attack alone.
        Jackal attacks each turn if able.
        """
      When the game goes to the end of combat step
      Then "Jackal" is still untapped

  Rule: C.3.Ruling.7 To attack alone is to be the only attacker

    Scenario Outline: alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ogre" with power 3 and toughness 2: "Whenever Ogre attacks alone, it gets +3/+0 until end of turn."
      And Alice controls a creature "Goat"
      When Alice attacks with "Ogre"
      And all players pass
      Then "Ogre" has power 6

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

    Example: not alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ogre" with power 3 and toughness 2: "Whenever Ogre attacks alone, it gets +3/+0 until end of turn."
      And Alice controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Ogre" and "Goat"
      And the game goes to the end of combat step
      Then "Ogre" still has power 3
      And Bob has 16 life

  Rule: C.3.Ruling.1 An illegal combination is no attack

    Example: more than an effect lets
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Ox attacks each turn if able."
      And Alice controls a creature "Mule": "Mule attacks each turn if able."
      And Bob controls an enchantment "Narrows": "No more than one creature can attack each turn."
      When Alice attacks with "Mule"
      Then "Mule" is attacking
      And "Ox" is not attacking

    Example: fewer than it needs beside it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Ox can't attack unless at least two other creatures attack."
      And Alice controls a creature "Mule"
      When Alice tries to attack with "Ox"
      Then it is refused
      When Alice attacks with "Mule"
      Then "Mule" is attacking

    Example: as many as it needs beside it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Ox can't attack unless at least two other creatures attack."
      And Alice controls a creature "Mule"
      And Alice controls a creature "Goat"
      When Alice attacks with "Ox", "Mule" and "Goat"
      Then "Ox" is attacking

    Example: none attack a player who can't be attacked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Hawk": "Flying"
      And Bob controls an enchantment "Moat": "Creatures without flying can't attack you."
      When the game goes to the declare attackers step
      Then Alice can attack with "Hawk"
      And Alice can't attack with "Ox"

    Example: but its controller attacks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls an enchantment "Moat": "Creatures without flying can't attack you."
      When Alice attacks with "Ox"
      Then "Ox" is attacking

    @also:C.3.9
    Example: two together where one may attack, and one must
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Fury": "Fury attacks each turn if able."
      And Alice controls a creature "Mule"
      And Bob controls an enchantment "Narrows": "No more than one creature can attack each turn."
      When Alice tries to attack with "Fury" and "Mule"
      Then it is refused
      When Alice attacks with "Fury"
      Then "Fury" is attacking
      And "Mule" is not attacking

    @also:C.3.Ruling.6
    Example: alone what doesn't attack alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Jackal": "Jackal can't attack alone."
      And Alice controls a creature "Ox"
      When Alice tries to attack with "Jackal"
      Then it is refused
      When Alice attacks with "Jackal" and "Ox"
      Then "Jackal" is attacking

  Rule: C.3.5 Attackers are declared at once

    Example: two that must attack, one of which may
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Jackal": "Jackal can't attack unless another creature attacks."
      And Alice controls a creature "Ox"
      When Alice attacks with "Jackal" and "Ox"
      Then "Jackal" is attacking

  Rule: C.3.Ruling.5 Whether a creature may attack is asked as it is declared

    Example: what let it attack is gone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leviathan" with power 5 and toughness 5: "Leviathan can't attack unless defending player controls an Island."
      And Alice has an instant "Quake" in hand: "Destroy target land."
      And Bob controls an Island land "Isle"
      When Alice attacks with "Leviathan"
      And Alice plays "Quake" targeting "Isle"
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 15 life
