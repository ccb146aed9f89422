Feature: 101 What an Effect Forbids

  Rule: 101.2 Nothing that is said to be impossible happens, whatever else would have it so

    Scenario Outline: a player who can't lose plays on without life
      Given a Magic game between Alice and Bob
      And Alice has 2 life
      And Alice controls an enchantment "Vigil": "You can't lose the game and your opponents can't win the game."
      And Bob has an instant "Bolt" in hand: "Bolt deals 5 damage to target player."
      And Bob has an instant "Crown" in hand: "You win the game."
      And Alice has an instant "Hack" in hand: "Destroy target enchantment."
      When Alice passes
      And Bob plays "Bolt" targeting Alice
      And all players pass
      Then Alice has -3 life
      And the game is not over
      When Alice passes
      And Bob plays "Crown"
      And all players pass
      Then "Crown" is in Bob's graveyard
      And the game is not over
      When Alice plays "Hack" targeting "Vigil"
      And all players pass
      Then <who> wins the game

      @edition:2013
      Examples:
        | who |
        | Bob |

      @edition:2025
      Examples:
        | who |
        | Bob |

      @edition:2003 @rule:T.8.13 @also:G.19.5
      Examples:
        | who |
        | Bob |

    @edition:2013
    Example: nor does a text have the player lose
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Vigil": "You can't lose the game."
      And Bob has an instant "Doom" in hand: "Target player loses the game."
      When Alice passes
      And Bob plays "Doom" targeting Alice
      And all players pass
      Then "Doom" is in Bob's graveyard
      And the game is not over

    @edition:2013 @also:104.3a
    Example: who concedes loses all the same
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Vigil": "You can't lose the game and your opponents can't win the game."
      When Alice concedes
      Then Bob wins the game

    @edition:2013 @rule:305.2
    Example: one land more on each of one's own turns
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Root": "You may play an additional land on each of your turns."
      And Alice has a Forest land "Grove" in hand
      And Alice has a Forest land "Glade" in hand
      And Alice has a Forest land "Copse" in hand
      When Alice plays "Grove"
      And Alice plays "Glade"
      Then "Glade" is in play
      And Alice can't play "Copse"

  Rule: 601.5 A spell that an effect prohibits is not begun

    Scenario Outline: one spell a turn, whoever plays it
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Decree": "Each player can't cast more than one spell each turn."
      And Alice has an instant "Salve" in hand: "You gain 1 life."
      And Alice has an instant "Balm" in hand: "You gain 1 life."
      And Bob has an instant "Tonic" in hand: "You gain 1 life."
      When Alice plays "Salve"
      And all players pass
      And Alice tries to play "Balm"
      Then it is refused by rule <rule>
      When Alice passes
      And Bob plays "Tonic"
      And all players pass
      Then Bob has 21 life
      When the game goes to Bob's upkeep step
      And Bob passes
      And Alice plays "Balm"
      And all players pass
      Then Alice has 22 life

      @edition:2013
      Examples:
        | rule  |
        | 601.5 |

      @edition:2003 @rule:T.4.12
      Examples:
        | rule   |
        | T.4.12 |

      @edition:2025
      Examples:
        | rule  |
        | 601.5 |

  Rule: 703.4c The active player determines which permanents untap

    Scenario Outline: one that may stay tapped
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "You may choose not to untap Ox during your untap step."
      And Alice controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Ox" and "Goat"
      And the game goes to Alice's untap step
      And Alice chooses "Ox"
      And the game goes to Alice's upkeep step
      Then "Ox" is <still> tapped
      And "Goat" is untapped

      @edition:2025
      Examples:
        | still |
        | still |

      @edition:2003 @rule:P.5.1
      Examples:
        | still |
        | still |

    @edition:2025
    Example: and untaps if its controller likes
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "You may choose not to untap Ox during your untap step."
      When Alice attacks with "Ox"
      And the game goes to Alice's untap step
      And Alice chooses nothing
      And the game goes to Alice's upkeep step
      Then "Ox" is untapped
