Feature: 704 World Permanents

  Rule: 704.5k Of world permanents the one stays that has been one for the shortest time

    Scenario Outline: a second one comes, whatever it is called
      Given a Magic game between Alice and Bob
      And Bob controls a world enchantment "Abyss"
      And Alice has a world enchantment "Mirage" in hand
      When Alice plays "Mirage"
      And all players pass
      Then "Abyss" is in Bob's graveyard
      And "Mirage" is <where>

      @edition:2025
      Examples:
        | where   |
        | in play |

      @edition:2013 @rule:704.5m
      Examples:
        | where   |
        | in play |

      @edition:2003 @rule:K.12.10
      Examples:
        | where   |
        | in play |

    Scenario Outline: two come at once
      Given a Magic game between Alice and Bob
      And Alice has a world enchantment "Mirage" in graveyard
      And Bob has a world enchantment "Abyss" in graveyard
      And Alice controls an artifact "Bell": "Whenever an enchantment comes into play, you gain 1 life."
      And Alice has a sorcery "Dawn" in hand: "Return all enchantment cards in graveyards to the battlefield under their owners' control."
      When Alice plays "Dawn"
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 22 life
      And "Mirage" is <there>
      And "Abyss" is still in Bob's graveyard

      @edition:2025
      Examples:
        | there                      |
        | still in Alice's graveyard |

      @edition:2013 @rule:704.5m
      Examples:
        | there                      |
        | still in Alice's graveyard |

      @edition:2003 @rule:K.12.10
      Examples:
        | there                      |
        | still in Alice's graveyard |

    Scenario Outline: one that was in play before becomes one later
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Veil"
      And Bob has a world enchantment "Abyss" in hand
      And Alice has an instant "Globe" in hand: "Target enchantment becomes world until end of turn."
      When the game goes to Bob's first main phase
      And Bob plays "Abyss"
      And all players pass
      And Bob passes
      And Alice plays "Globe" targeting "Veil"
      And all players pass
      Then "Abyss" is <Abyss>
      And "Veil" is <Veil>

      @edition:2025
      Examples:
        | Abyss              | Veil          |
        | in Bob's graveyard | still in play |

      @edition:2013 @rule:704.5m
      Examples:
        | Abyss              | Veil          |
        | in Bob's graveyard | still in play |

      @edition:2003 @rule:K.12.10
      Examples:
        | Abyss         | Veil                 |
        | still in play | in Alice's graveyard |

  @edition:2003
  Rule: K.12.10 An Enchant World gives way to the next

    Example: as it is printed there
      Given a Magic game between Alice and Bob
      And Bob controls a World enchantment "Abyss"
      And Alice has a World enchantment "Mirage" in hand
      When Alice plays "Mirage"
      And all players pass
      Then "Abyss" is in Bob's graveyard
      And "Mirage" is in play

    @also:K.12.2
    Example: it is on nothing
      Given a Magic game between Alice and Bob
      And Alice has a World enchantment "Mirage" in hand
      When Alice plays "Mirage"
      And all players pass
      Then "Mirage" is in play
