Feature: T.4 Step 1: Announcing a Spell or Ability

  Rule: T.4.2 A spell is put on the stack, given targets and paid for

    Example: mana abilities are played on the way
      Given a Magic game between Alice and Bob
      And Alice controls a Mountain land "Crag"
      And Alice has an instant "Sting" with mana cost {R} in hand: "Sting deals 3 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      Then "Sting" is on the stack
      And "Crag" is tapped
      And Alice has 0 red mana
      When all players pass
      Then Bob has 17 life
      And "Sting" is in Alice's graveyard

    Example: an artifact among creatures
      Given a Magic game between Alice and Bob
      And Bob controls an artifact "Rack": "Rack can't be the target of spells."
      And Bob controls a creature "Ox"
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice tries to play "Fell" targeting "Rack"
      Then it is refused by rule T.4.2

  Rule: T.4.6 What can't be paid or has no target can't be announced

    Example: mana of another color doesn't pay
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      And Alice has an instant "Sting" with mana cost {R} in hand: "Sting deals 3 damage to target creature or player."
      When Alice tries to play "Sting"
      Then it is refused by rule G.6.4
      And "Sting" is still in Alice's hand
      And "Grove" (1) is still untapped

  Rule: G.39.1 Without a legal target nothing that targets is announced

    Example: there is no creature
      Given a Magic game between Alice and Bob
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      When Alice tries to play "Grow"
      Then it is refused by rule G.39.1

    Scenario Outline: what can't be the target of spells may be that of an ability
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Rod": "{T}: Tap target creature."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Bob controls a creature "Ox": "Ox can't be the target of spells."
      Then Alice can't play "Fell"
      When Alice activates "Rod" targeting "Ox"
      And all players pass
      Then "Ox" is tapped

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

    Example: nor what red spells or abilities from red sources aim at
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox": "Ox can't be the target of red spells or abilities from red sources."
      And Alice controls a creature "Imp" with mana cost {R}: "{T}: Tap target creature."
      And Alice controls a creature "Elf" with mana cost {G}: "{T}: Tap target creature."
      And Alice controls a Mountain land "Peak"
      And Alice has an instant "Fell" with mana cost {R} in hand: "Destroy target creature."
      When Alice tries to target "Ox" with "Fell"
      Then it is refused
      When Alice activates "Elf" targeting "Ox"
      And all players pass
      Then "Ox" is tapped

    Example: only what opponents control is kept away
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Ox can't be the target of spells or abilities your opponents control."
      And Alice has an instant "Boon" in hand: "Target creature gets +1/+1 until end of turn."
      And Bob controls a creature "Imp": "{T}: Tap target creature."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Boon" targeting "Ox"
      And Alice passes
      And Bob tries to target "Ox" with "Fell"
      Then it is refused
      When all players pass
      Then "Ox" has power 2

  Rule: T.4.10 Several costs are paid in an order in which all can be

    @also:G.6.Ruling.6
    Example: what is printed last is paid first
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Sacrifice Ox, {T}: You gain 2 life."
      When Alice activates "Ox"
      Then the trace shows, in this order:
        | event         | object |
        | become tapped | Ox     |
        | sacrifice     | Ox     |
      When all players pass
      Then Alice has 22 life

  Rule: T.4.13 The cost is determined and paid before a spell has been played

    Example: what is sacrificed is gone as its being played triggers
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Shrine": "Whenever you play a spell, if you control a creature, you gain 3 life."
      And Alice controls a creature "Goat"
      And Alice has an instant "Rite" in hand:
        """
        As an additional cost to play Rite, sacrifice a creature.
        Draw a card.
        """
      When Alice plays "Rite"
      Then "Goat" is in Alice's graveyard
      When all players pass
      Then "Rite" is in Alice's graveyard

  Rule: T.4.7 What is played any time one could play a spell of some type is played at those times

    Scenario Outline: a sorcery is played like an instant
      Given a Magic game between Alice and Bob
      And Bob has a sorcery "Quick Rite" in hand:
        """
        <text> an instant.
        You gain 3 life.
        """
      When Alice passes
      And Bob plays "Quick Rite"
      And all players pass
      Then Bob has 23 life

      @edition:2003
      Examples:
        | text                                         |
        | Play this spell only any time you could play |

      @edition:2013
      Examples:
        | text                                         |
        | Cast this spell only any time you could cast |

      @edition:2025
      Examples:
        | text                                         |
        | Cast this spell only any time you could cast |

  Rule: T.4.12 What is prohibited is not announced

    Example: a card says when it is played
      Given a Magic game between Alice and Bob
      And Alice has an instant "War Cry" in hand:
        """
        Play War Cry only during combat.
        You gain 3 life.
        """
      When Alice tries to play "War Cry"
      Then it is refused by rule T.4.12
      And "War Cry" is still in Alice's hand
      When the game goes to the beginning of combat step
      And Alice plays "War Cry"
      And all players pass
      Then Alice has 23 life

    Example: a card says at which point of a combat it is played
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an instant "Horn" in hand:
        """
        Play Horn only before attackers are declared.
        You gain 3 life.
        """
      And Alice has an instant "Drum" in hand:
        """
        Play Drum only after attackers are declared.
        You gain 5 life.
        """
      When Alice tries to play "Drum"
      Then it is refused by rule T.4.12
      When Alice attacks with "Ox"
      And Alice tries to play "Horn"
      Then it is refused by rule T.4.12
      When Alice plays "Drum"
      And all players pass
      Then Alice has 25 life

    Example: an effect prohibits spells of a type
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Hush": "Players can't play creature spells."
      And Alice has a creature "Ox" in hand
      And Alice has a sorcery "Rite" in hand: "You gain 3 life."
      When Alice tries to play "Ox"
      Then it is refused by rule T.4.12
      When Alice plays "Rite"
      And all players pass
      Then Alice has 23 life

    Example: an effect prohibits spells for a while, and its controller's opponents alone
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Truce": "Your opponents can't play spells during combat."
      And Alice has 2 instants "Spark" in hand: "You gain 3 life."
      And Bob has an instant "Spark" in hand: "You gain 3 life."
      When Alice plays "Spark" (1)
      And all players pass
      Then Alice has 23 life
      When the game goes to the beginning of combat step
      And Alice tries to play "Spark" (2)
      Then it is refused by rule T.4.12
      When Alice passes
      And Bob plays "Spark"
      And all players pass
      Then Bob has 23 life

  Rule: T.1.5 An ability is played whenever an instant could be, unless it says otherwise

    Example: only in its controller's upkeep
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Dial": "{0}: You gain 1 life. Play this ability only during your upkeep."
      When Alice tries to activate "Dial"
      Then it is refused by rule T.1.5
      When the game goes to Bob's upkeep step
      And Alice tries to activate "Dial"
      Then it is refused by rule T.1.5
      When the game goes to Alice's upkeep step
      And Alice activates "Dial"
      And all players pass
      Then Alice has 21 life

  Rule: T.4.Ruling.2 What becomes of its source doesn't matter to an ability on the stack

    Example: its source is destroyed
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Healer": "{T}: You gain 3 life."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Healer"
      And Alice passes
      And Bob plays "Fell" targeting "Healer"
      And all players pass
      Then "Healer" is in Alice's graveyard
      When all players pass
      Then Alice has 23 life

  Rule: T.4.Ruling.3 A condition of an alternative cost is looked at as it is paid

    Example: and not before
      Given a Magic game between Alice and Bob
      And Alice has an instant "Aid" with mana cost {4} in hand:
        """
        If you control a Plains, you may pay 1 life rather than pay Aid's mana cost.
        You gain 5 life.
        """
      And Alice has a Plains land "Field" in hand
      Then Alice can't play "Aid"
      When Alice plays "Field"
      And Alice plays "Aid"
      Then Alice has 19 life

  Rule: T.1.4 An instant is played whenever one has priority

    Example: in another's turn, with something on the stack
      Given a Magic game between Alice and Bob
      And Alice has an instant "Jolt" in hand
      And Bob has an instant "Tonic" in hand: "You gain 1 life."
      When Alice plays "Jolt"
      And Alice passes
      And Bob plays "Tonic"
      Then the stack holds "Tonic", "Jolt"

  Rule: T.4.Ruling.1 What triggers as a spell is announced goes on the stack above it

    Example: a creature that is sacrificed for it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat": "When Goat is put into a graveyard from play, you gain 1 life."
      And Alice has an instant "Rite" in hand:
        """
        As an additional cost to play Rite, sacrifice a creature.
        Draw a card.
        """
      When Alice plays "Rite"
      Then the stack holds the ability of "Goat", "Rite"

  Rule: T.4.Ruling.4 What is rounded down may be no damage, and has its target all the same

    Example: half of one
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 1
      And Alice has an instant "Sap" in hand: "Sap deals damage to target creature equal to half its power, rounded down."
      When Alice plays "Sap" targeting "Ox"
      And all players pass
      Then "Sap" is in Alice's graveyard
      And "Ox" is still in play
      And "Ox" still has no damage marked

  Rule: T.3.1 A spell is announced, waits, and resolves

    Scenario Outline: from the hand to the graveyard
      Given a Magic game between Alice and Bob
      And Alice controls a Mountain land "Crag"
      And Alice has an instant "Sting" with mana cost {R} in hand: "Sting deals 3 damage to <target>."
      When Alice plays "Sting" targeting Bob
      Then "Sting" is on the stack
      When all players pass
      Then the trace shows, in this order:
        | event                | object |
        | put on the stack     | Sting  |
        | tap for mana         | Crag   |
        | play                 | Sting  |
        | put into a graveyard | Sting  |
        | resolve              | Sting  |

      @edition:2003
      Examples:
        | target                    |
        | target creature or player |

      @edition:2013
      Examples:
        | target                    |
        | target creature or player |

      @edition:2025
      Examples:
        | target     |
        | any target |

  Rule: T.4.3 What an opponent chooses is chosen in the same step, after the player who announces

    Example: a target of each
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Bob controls a creature "Elk"
      And Alice has a sorcery "Duel" in hand: "Destroy target creature of an opponent's choice."
      When Alice plays "Duel"
      And Bob chooses "Elk"
      Then "Duel" is on the stack
      When all players pass
      Then "Elk" is in Bob's graveyard
      And "Ox" is still in play

  Rule: T.4.9 Nothing is made a target to get nothing

    Example: no share of the damage
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Bob controls a creature "Elk"
      And Alice has a sorcery "Split" in hand: "Split deals 3 damage divided as you choose among any number of target creatures."
      When Alice plays "Split" targeting "Ox" and "Elk"
      And Alice tries to divide 3 to "Ox" and 0 to "Elk"
      Then it is refused
      When Alice divides 2 to "Ox" and 1 to "Elk"
      Then "Split" is on the stack

  Rule: T.4.Ruling.5 What is paid besides is seen to once the spell is on the stack

    Example: it does not pay for itself
      Given a Magic game between Alice and Bob
      And Alice has an instant "Rite" in hand:
        """
        As an additional cost to play Rite, discard a card.
        Draw a card.
        """
      Then Alice can't play "Rite"

  Rule: T.4.11 What asks for a spell that is played asks for what it was as its announcement began

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a land "Forge": "{T}: Add {R} to your mana pool. Target spell becomes red until end of turn."
      And Alice controls an artifact "Cup": "Whenever a player plays a white spell, you gain 1 life."
      And Alice controls an artifact "Star": "Whenever a player plays a red spell, you gain 3 life."
      And Alice has 1 white mana
      And Alice has an instant "Twig" in hand
      And Alice has an instant "Ray" with mana cost {1}{W} in hand: "Draw a card."

    Example: it was white, and has become red as it was paid for
      Given Bob has an instant "Deny" in hand: "Counter target red spell."
      When Alice plays "Twig"
      And Alice plays "Ray"
      And Alice chooses "Ray"
      Then the stack holds the ability of "Cup", "Ray", "Twig"
      When Alice passes
      And Bob plays "Deny" targeting "Ray"
      Then "Deny" is on the stack

    Example: another spell has become red
      When Alice plays "Twig"
      And Alice plays "Ray"
      And Alice chooses "Twig"
      Then the stack holds the ability of "Cup", "Ray", "Twig"

  Rule: T.4.2 Of two costs with "or" between them it is announced which is paid

    Example: one of them
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat"
      And Alice has a sorcery "Rite" in hand:
        """
        As an additional cost to play Rite, sacrifice a creature or pay 3 life.
        Draw two cards.
        """
      When Alice plays "Rite"
      And Alice chooses "sacrifice a creature"
      Then "Goat" is in Alice's graveyard
      And Alice still has 20 life

    Example: the other
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat"
      And Alice has a sorcery "Rite" in hand:
        """
        As an additional cost to play Rite, sacrifice a creature or pay 3 life.
        Draw two cards.
        """
      When Alice plays "Rite"
      And Alice chooses "pay 3 life"
      Then Alice has 17 life
      And "Goat" is still in play

    Example: who can pay neither can't play it
      Given a Magic game between Alice and Bob
      And Alice has 2 life
      And Alice has a sorcery "Rite" in hand:
        """
        As an additional cost to play Rite, sacrifice a creature or pay 3 life.
        Draw two cards.
        """
      When Alice tries to play "Rite"
      Then it is refused by rule G.6.4
      And "Rite" is still in Alice's hand
