Feature: 721 Controlling Another Player

  Rule: 721.1 A player is controlled during the next turn that the player takes, and no longer

    Scenario Outline: through that turn
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Puppet" in hand: "You control target player during that player's next turn."
      And Bob has a creature "Ox" in hand
      When Alice plays "Puppet" targeting Bob
      And all players pass
      And the game goes to Bob's first main phase
      Then <who> can play "Ox"
      When the game goes to Alice's first main phase
      And the game goes to Bob's first main phase
      Then Bob can play "Ox"

      @edition:2025
      Examples:
        | who   |
        | Alice |

      @edition:2013 @rule:712.1
      Examples:
        | who   |
        | Alice |

  Rule: 721.1a Of several such effects the last one works

    Scenario Outline: one of the player's own
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Puppet" in hand: "You control target player during that player's next turn."
      And Bob has an instant "Will" in hand: "You control target player during that player's next turn."
      And Bob has a creature "Ox" in hand
      When Alice plays "Puppet" targeting Bob
      And all players pass
      And Alice passes
      And Bob plays "Will" targeting Bob
      And all players pass
      And the game goes to Bob's first main phase
      Then <who> can play "Ox"

      @edition:2025
      Examples:
        | who |
        | Bob |

      @edition:2013 @rule:712.1a
      Examples:
        | who |
        | Bob |

  @edition:2025
  Rule: 721.1b A turn that is skipped isn't the one in which a player is controlled

    Example: the one after it is
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Puppet" in hand: "You control target player during that player's next turn."
      And Alice has a sorcery "Doze" in hand: "Target player skips his or her next turn."
      And Bob has a creature "Ox" in hand
      When Alice plays "Puppet" targeting Bob
      And all players pass
      And Alice plays "Doze" targeting Bob
      And all players pass
      And the game goes to Bob's first main phase
      Then Alice can play "Ox"

  Rule: 721.4 Who controls a player sees what that player sees

    Scenario Outline: the hand
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Puppet" in hand: "You control target player during that player's next turn."
      And Bob has a creature "Ox" in hand
      When Alice plays "Puppet" targeting Bob
      And all players pass
      Then Alice doesn't see "Ox"
      When the game goes to Bob's first main phase
      Then Alice <sees> "Ox"

      @edition:2025
      Examples:
        | sees |
        | sees |

      @edition:2013 @rule:712.4
      Examples:
        | sees |
        | sees |

  Rule: 721.5 Who controls a player makes all of that player's choices

    Background:
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Puppet" in hand: "You control target player during that player's next turn."

    Scenario Outline: what is cast, and what it targets
      Given Bob has a sorcery "Bolt" in hand: "Bolt deals 3 damage to <text>."
      When Alice plays "Puppet" targeting Bob
      And all players pass
      And the game goes to Bob's first main phase
      And Alice plays "Bolt" targeting Bob
      And all players pass
      Then Bob has 17 life
      And "Bolt" is in Bob's graveyard

      @edition:2025
      Examples:
        | text       |
        | any target |

      @edition:2013
      Examples:
        | text                      |
        | target creature or player |

    @edition:2025
    Example: who attacks
      Given Bob controls a creature "Ox" with power 2
      And Bob controls a creature "Elk" with power 3
      When Alice plays "Puppet" targeting Bob
      And all players pass
      And the game goes to Bob's declare attackers step
      And Alice attacks with "Elk"
      And the game goes to Bob's end of combat step
      Then Alice has 17 life

    @edition:2025
    Example: a cost that is paid with a card is paid out of that player's hand
      Given Bob controls an artifact "Altar": "Discard a card: You gain 1 life."
      And Bob has a creature "Ox" in hand
      And Alice has a creature "Elk" in hand
      When Alice plays "Puppet" targeting Bob
      And all players pass
      And the game goes to Bob's first main phase
      And Alice activates "Altar"
      And Alice chooses "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And "Elk" is still in Alice's hand
      And Bob has 21 life
