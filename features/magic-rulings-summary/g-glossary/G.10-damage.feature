Feature: G.10 Damage

  Rule: G.10.1 Damage to a player takes as much life

    Example: three
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      And all players pass
      Then Bob has 17 life

  Rule: G.10.2 Damage to a creature stays on it

    Example: two after one
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 4
      And Alice has 2 instants "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Sting" targeting "Ox"
      And all players pass
      And Alice plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" has 2 damage marked

  Rule: G.10.4 Divided damage is whole, and none of it zero

    Scenario Outline: two targets of three damage
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Volley" in hand: "Volley deals 3 damage divided as you choose among up to two target creatures."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Mule" with power 1 and toughness 1
      When Alice plays "Volley" targeting "Ox" and "Mule"
      And Alice divides 2 to "Ox" and 1 to "Mule"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And "Mule" is in Bob's graveyard

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Scenario Outline: nothing to one of them
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Volley" in hand: "Volley deals 3 damage divided as you choose among up to two target creatures."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Mule" with power 1 and toughness 1
      When Alice plays "Volley" targeting "Ox" and "Mule"
      And Alice tries to divide 3 to "Ox" and 0 to "Mule"
      Then it is refused
      When Alice divides 1 to "Ox" and 2 to "Mule"
      And all players pass
      Then "Mule" is in Bob's graveyard
      And "Ox" is still in play

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @also:T.4.2
    Example: before anything is paid
      Given a Magic game between Alice and Bob
      And Alice has 1 red mana
      And Bob controls a creature "Ox"
      And Alice has an instant "Volley" with mana cost {R} in hand: "Volley deals 3 damage divided as you choose among any number of target creatures and/or players."
      When Alice plays "Volley" targeting "Ox" and Bob
      Then Alice is asked to divide
      And Alice still has 1 red mana

  Rule: G.10.Ruling.1 No damage is not dealt

    Scenario Outline: what triggers on damage does not
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Moth" with power 0 and toughness 1:
        """
        Whenever Moth deals damage to a player, draw a card.
        {0}: Moth deals damage equal to its power to <text> only once each turn.
        """
      When Alice activates "Moth" targeting Bob
      And all players pass
      And the game goes to the second main phase
      Then Alice's hand still holds 0 cards

      @edition:2003
      Examples:
        | text                                         |
        | target creature or player. Play this ability |

      @edition:2025
      Examples:
        | text                 |
        | any target. Activate |

  Rule: G.10.5 Only creatures and players are dealt damage

    Example: each creature and each player, and no land
      Given a Magic game between Alice and Bob
      And Alice has an instant "Quake" in hand: "Quake deals 2 damage to each creature and each player."
      And Alice controls a creature "Ox" with power 2 and toughness 3
      And Bob controls a creature "Goat" with power 1 and toughness 2
      When Alice plays "Quake"
      And all players pass
      Then Alice has 18 life
      And Bob has 18 life
      And "Ox" has 2 damage marked
      And "Goat" is in Bob's graveyard

    Example: a creature, and its controller
      Given a Magic game between Alice and Bob
      And Alice has an instant "Brand" in hand: "Brand deals 2 damage to target creature and 1 damage to you."
      And Bob controls a creature "Ox" with power 2 and toughness 3
      When Alice plays "Brand" targeting "Ox"
      And all players pass
      Then "Ox" has 2 damage marked
      And Alice has 19 life

  Rule: G.10.3 Damage stays on what is no creature any more

    Example: a land that is a creature twice in a turn
      Given a Magic game between Alice and Bob
      And Alice controls a land "Factory": "{0}: Factory becomes a 2/4 artifact creature until end of turn. It's still a land."
      And Alice has 2 instants "Sting" in hand: "Sting deals 2 damage to target creature or player."
      And Alice has an instant "Still" in hand: "Target creature isn't a creature until end of turn."
      When Alice activates "Factory"
      And all players pass
      And Alice plays "Sting" (1) targeting "Factory"
      And all players pass
      And Alice plays "Still" targeting "Factory"
      And all players pass
      Then "Factory" is not a creature
      And "Factory" has 2 damage marked
      When Alice activates "Factory"
      And all players pass
      And Alice plays "Sting" targeting "Factory"
      And all players pass
      Then "Factory" is in Alice's graveyard
