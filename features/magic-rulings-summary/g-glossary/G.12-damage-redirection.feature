Feature: G.12 Damage Redirection

  Rule: G.12.1 Damage is dealt to another instead

    Scenario Outline: to the player instead of the creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "All damage that would be dealt to Ox is dealt to you instead."
      And Bob has an instant "Sting" in hand: "Sting deals 3 damage to <target>."
      When Alice passes
      And Bob plays "Sting" targeting "Ox"
      And all players pass
      Then Alice has 17 life
      And "Ox" is still in play

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

    Example: to the creature instead of the player
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Martyr" with power 2 and toughness 2: "All damage that would be dealt to you is dealt to Martyr instead."
      And Bob has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      When Alice passes
      And Bob plays "Sting" targeting Alice
      And all players pass
      Then Alice still has 20 life
      And "Martyr" is in Alice's graveyard

    Example: what an enchantment says of the creature that it is on
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a Creature enchantment "Link" attached to "Ox": "All damage that would be dealt to enchanted creature is dealt to its controller instead."
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      When Alice plays "Sting" targeting "Ox"
      And all players pass
      Then Bob has 17 life
      And "Ox" is still in play

    Example: if damage would be dealt
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Guard" with power 2 and toughness 4
      And Alice controls a creature "Saint" with power 1 and toughness 1: "If damage would be dealt to another creature you control, that damage is dealt to Saint instead."
      And Bob has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice passes
      And Bob plays "Sting" targeting "Guard"
      And all players pass
      Then "Guard" has no damage marked
      And "Saint" is in Alice's graveyard

    Example: a source would deal damage to you
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Saint" with power 1 and toughness 4: "If a source an opponent controls would deal damage to you, it deals that damage to Saint instead."
      And Bob has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice passes
      And Bob plays "Sting" targeting Alice
      And all players pass
      Then Alice still has 20 life
      And "Saint" has 1 damage marked

    Example: for a turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 5
      And Alice has an instant "Turn" in hand: "All damage that would be dealt to you this turn is dealt to target creature you control instead."
      And Bob has 2 instants "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Turn" targeting "Ox"
      And all players pass
      And Alice passes
      And Bob plays "Sting" targeting Alice
      And all players pass
      And Alice passes
      And Bob plays "Sting" targeting Alice
      And all players pass
      Then Alice still has 20 life
      And "Ox" has 2 damage marked

    Example: the next two damage
      Given a Magic game between Alice and Bob
      And Alice has an instant "Turn" in hand: "The next 2 damage that would be dealt to target creature this turn is dealt to another target creature instead."
      And Alice controls a creature "Elk" with power 2 and toughness 2
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      When Alice plays "Turn" targeting "Elk" and "Ox"
      And all players pass
      And Alice passes
      And Bob plays "Sting" targeting "Elk"
      And all players pass
      Then "Elk" has 1 damage marked
      And "Ox" is in Bob's graveyard

    Example: the next time
      Given a Magic game between Alice and Bob
      And Alice has an instant "Turn" in hand: "The next time a source of your choice would deal damage to you this turn, that damage is dealt to target creature instead."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      When Alice passes
      And Bob plays "Sting" targeting Alice
      And Bob passes
      And Alice plays "Turn" targeting "Ox"
      And all players pass
      And Alice chooses "Sting"
      And all players pass
      Then Alice still has 20 life
      And "Ox" is in Bob's graveyard

  Rule: G.12.8 What one source deals by several ways is one damage

    Scenario Outline: three times one damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 3 and toughness 3: "{0}: The next 1 damage that would be dealt to Lancer this turn is dealt to target creature you control instead."
      And Alice controls a creature "Elk" with power 2 and toughness 4: "Whenever Elk is dealt damage, you gain 1 life."
      And Bob has an instant "Sting" in hand: "Sting deals 3 damage to <target>."
      When Alice activates "Lancer" targeting "Elk"
      And all players pass
      And Alice activates "Lancer" targeting "Elk"
      And all players pass
      And Alice activates "Lancer" targeting "Elk"
      And all players pass
      And Alice passes
      And Bob plays "Sting" targeting "Lancer"
      And all players pass
      And Alice chooses "Lancer (1)"
      And Alice chooses "Lancer (1)"
      Then "Elk" has 3 damage marked
      And "Lancer" has no damage marked
      And the stack holds the ability of "Elk"
      When all players pass
      Then Alice has 21 life

      @edition:2003
      Examples:
        | target                    |
        | target creature or player |

      @edition:2013
      Examples:
        | target                    |
        | target creature or player |

    @edition:2025
    Example: three times one damage, and one is prevented
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 3 and toughness 3: "{0}: The next 1 damage that would be dealt to Lancer this turn is dealt to target creature you control instead."
      And Alice controls a creature "Elk" with power 2 and toughness 4: "If a source would deal damage to Elk, prevent 1 of that damage."
      And Bob has an instant "Sting" in hand: "Sting deals 3 damage to any target."
      When Alice activates "Lancer" targeting "Elk"
      And all players pass
      And Alice activates "Lancer" targeting "Elk"
      And all players pass
      And Alice activates "Lancer" targeting "Elk"
      And all players pass
      And Alice passes
      And Bob plays "Sting" targeting "Lancer"
      And all players pass
      And Alice chooses "Lancer (1)"
      And Alice chooses "Lancer (1)"
      Then "Elk" has 2 damage marked

  Rule: G.12.6 Nothing is redirected to what can't be dealt damage, and the effect is used up

    Scenario Outline: what it was to be dealt to is no creature, and is one again before the second time
      Given a Magic game between Alice and Bob
      And Alice has an instant "Turn" in hand: "The next time a source of your choice would deal damage to you this turn, that damage is dealt to target creature instead."
      And Alice controls a land "Factory": "{0}: Factory becomes a 2/4 artifact creature until end of turn. It's still a land."
      And Alice has an instant "Still" in hand: "Target creature isn't a creature until end of turn."
      And Alice controls an artifact "Rod": "{0}: Rod deals 1 damage to target player."
      When Alice activates "Factory"
      And all players pass
      And Alice plays "Turn" targeting "Factory"
      And all players pass
      And Alice chooses "Rod"
      And Alice plays "Still" targeting "Factory"
      And all players pass
      And Alice activates "Rod" targeting Alice
      And all players pass
      Then Alice has 19 life
      When Alice activates "Factory"
      And all players pass
      And Alice activates "Rod" targeting Alice
      And all players pass
      Then Alice has 18 life
      And "Factory" still has no damage marked

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

  Rule: G.12.7 Combat damage stays combat damage

    Scenario Outline: dealt to a creature that isn't in combat
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Raider" with power 2 and toughness 2: "Whenever Raider deals combat damage to a creature, draw a card."
      And Bob controls a creature "Guard" with power 0 and toughness 5: "All damage that would be dealt to you is dealt to Guard instead."
      When Alice attacks with "Raider"
      And Bob declares no blockers
      And the game goes to the combat damage step
      And all players pass
      Then "Guard" has 2 damage marked
      And Bob still has 20 life
      When all players pass
      Then Alice's hand holds 1 card

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

  Rule: G.12.5 Its source deals it, and to nobody before

    Scenario Outline: what triggers on being dealt damage, and on dealing it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 4: "Whenever Ox is dealt damage, you gain 5 life."
      And Alice controls an enchantment "Link": "All damage that would be dealt to creatures you control is dealt to you instead."
      And Bob controls a creature "Imp" with power 1 and toughness 1: "{0}: Imp deals 1 damage to target creature. <activate> only once each turn."
      And Bob controls an enchantment "Gleam": "Whenever a creature deals damage to a player, you gain 1 life."
      When Alice passes
      And Bob activates "Imp" targeting "Ox"
      And all players pass
      Then Alice has 19 life
      When all players pass
      Then Bob has 21 life
      And the stack is empty

      @edition:2003
      Examples:
        | activate          |
        | Play this ability |

      @edition:2013
      Examples:
        | activate              |
        | Activate this ability |

      @edition:2025
      Examples:
        | activate |
        | Activate |

  Rule: G.12.2 It may be played before there is any damage to redirect

    Example: it waits for the turn's first damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 3 and toughness 3: "{0}: The next 1 damage that would be dealt to Lancer this turn is dealt to target creature you control instead."
      And Alice controls a creature "Elk" with power 2 and toughness 4
      And Bob has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice activates "Lancer" targeting "Elk"
      And all players pass
      Then "Elk" still has no damage marked
      When Alice passes
      And Bob plays "Sting" targeting "Lancer"
      And all players pass
      Then "Elk" has 1 damage marked

  Rule: G.12.4 Only damage of the source that was chosen

    Example: another source's stays where it was
      Given a Magic game between Alice and Bob
      And Alice has an instant "Turn" in hand: "The next time a source of your choice would deal damage to you this turn, that damage is dealt to target creature instead."
      And Alice controls an artifact "Rod": "{0}: Rod deals 1 damage to target player."
      And Alice controls an artifact "Wand": "{0}: Wand deals 2 damage to target player."
      And Bob controls a creature "Ox" with power 2 and toughness 4
      When Alice plays "Turn" targeting "Ox"
      And all players pass
      And Alice chooses "Rod"
      And Alice activates "Wand" targeting Alice
      And all players pass
      Then Alice has 18 life
      When Alice activates "Rod" targeting Alice
      And all players pass
      Then Alice still has 18 life
      And "Ox" has 1 damage marked

  Rule: G.12.3 Which points of damage are redirected is chosen as they would be dealt

    Example: of one of two attackers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 1 and toughness 1: "Whenever Imp deals damage to a player, draw a card."
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Bob controls a creature "Guard" with power 0 and toughness 9
      And Bob has an instant "Turn" in hand: "The next 3 damage that would be dealt to you this turn is dealt to target creature instead."
      When Alice attacks with "Imp" and "Ox"
      And Bob plays "Turn" targeting "Guard"
      And all players pass
      And Bob declares no blockers
      And the game goes to the combat damage step
      And all players pass
      And Bob chooses "Ox"
      Then Bob has 19 life
      And "Guard" has 3 damage marked
      And the stack holds the ability of "Imp"
