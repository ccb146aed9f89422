Feature: T.10 Replacement and Prevention Effects

  Rule: T.10.4 An effect that waits for the next event is used up by it

    Scenario Outline: the next time, and the time after
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 1 and toughness 1:
        """
        {0}: Imp deals 2 damage to <target>.
        """
      And Bob controls an enchantment "Ward": "{0}: The next time a source of your choice would deal damage to you this turn, prevent that damage."
      When Bob activates "Ward"
      And all players pass
      And Bob chooses "Imp"
      And Alice activates "Imp" targeting Bob
      And all players pass
      Then Bob still has 20 life
      When Alice activates "Imp" targeting Bob
      And all players pass
      Then Bob has 18 life

      @edition:2003
      Examples:
        | target                    |
        | target creature or player |

      @edition:2025
      Examples:
        | target     |
        | any target |

  Rule: T.10.2 What says “instead” replaces the event

    Example: a creature that would be put into a graveyard
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Void": "If a creature would be put into a graveyard from play, remove it from the game instead."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Bob controls a creature "Goat"
      When Alice plays "Fell" targeting "Goat"
      And all players pass
      Then "Goat" is not in Bob's graveyard

  Rule: T.10.8 Each effect applies once to an event

    Example: two that double
      Given a Magic game between Alice and Bob
      And Alice controls 2 enchantments "Furnace": "If a source would deal damage to a creature or player, it deals double that damage to that creature or player instead."
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      And all players pass
      And Bob chooses "Furnace (1)"
      Then Bob has 16 life

    Example: nobody is asked which of two that do the same is first
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Furnace": "If a source would deal damage to a creature or player, it deals double that damage to that creature or player instead."
      And Bob controls an enchantment "Kiln": "If a source would deal damage to a creature or player, it deals double that damage to that creature or player instead."
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      And all players pass
      Then Bob has 16 life

    Example: but it is where one does something else
      Given a Magic game between Alice and Bob
      And Alice controls 2 enchantments "Spring": "If you would gain life, you gain twice that much life instead."
      And Alice controls an enchantment "Well": "If you would gain life, you gain that much life plus 1 instead."
      And Alice has an instant "Sip" in hand: "You gain 3 life."
      When Alice plays "Sip"
      And all players pass
      And Alice chooses "Well (2)"
      Then Alice has 36 life

  Rule: T.10.13 What a text replaces of itself is about what that was about

    Background:
      Given a Magic game between Alice and Bob
      And Alice has 3 red mana

    Scenario Outline: more damage to the same target
      Given Alice has an instant "Blast" with mana cost {R} in hand:
        """
        Kicker {2}
        Blast deals 2 damage to <text> instead.
        """
      When Alice plays "Blast" with the additional cost targeting Bob
      And all players pass
      Then Bob has 16 life

      @edition:2003
      Examples:
        | text                                                                                                    |
        | target creature or player. If the kicker cost was paid, Blast deals 4 damage to that creature or player |

      @edition:2025
      Examples:
        | text                                                  |
        | any target. If Blast was kicked, Blast deals 4 damage |

    Example: not without
      Given Alice has an instant "Blast" with mana cost {R} in hand:
        """
        Kicker {2}
        Blast deals 2 damage to target creature or player. If the kicker cost was paid, it deals 4 damage instead.
        """
      When Alice plays "Blast" targeting Bob
      And all players pass
      Then Bob has 18 life

    Example: more for the same creature
      Given Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an instant "Might" with mana cost {R} in hand:
        """
        Kicker {2}
        Target creature gets +1/+1 until end of turn. If the kicker cost was paid, that creature gets +4/+4 until end of turn instead.
        """
      When Alice plays "Might" with the additional cost targeting "Ox"
      And all players pass
      Then "Ox" has power 5

    Example: a sacrificed land is taken from the game instead of destroying it
      Given Bob controls a land "Mesa"
      And Alice has a sorcery "Quake" with mana cost {R} in hand:
        """
        Kicker {2}
        Destroy target land. If the kicker cost was paid, remove it from the game instead.
        """
      When Alice plays "Quake" with the additional cost targeting "Mesa"
      And all players pass
      Then "Mesa" is out of game

  Rule: T.10.5 A shield against so much is used up by that much

    Example: three damage, of two spells
      Given a Magic game between Alice and Bob
      And Alice has 3 instants "Sting" in hand: "Sting deals 2 damage to target creature or player."
      And Bob has an instant "Balm" in hand: "Prevent the next 3 damage that would be dealt to target creature or player this turn."
      When Bob plays "Balm" targeting Bob
      And all players pass
      And Alice plays "Sting" (1) targeting Bob
      And all players pass
      Then Bob still has 20 life
      When Alice plays "Sting" (2) targeting Bob
      And all players pass
      Then Bob has 19 life
      When Alice plays "Sting" (3) targeting Bob
      And all players pass
      Then Bob has 17 life

  Rule: T.10.10 Who is affected chooses which of two effects that contradict each other applies

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Void": "If a card would be put into a graveyard, remove it from the game instead."
      And Bob controls a creature "Phoenix": "If Phoenix would be put into a graveyard, shuffle it into its owner's library instead."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Fell" targeting "Phoenix"
      And all players pass
      Then Bob is asked to choose a replacement effect

    Example: one of them
      When Bob chooses "Phoenix (2)"
      Then "Phoenix" is in Bob's library

    Example: the other
      When Bob chooses "Void (1)"
      Then "Phoenix" is out of game

  Rule: T.10.11 Effects that don't contradict each other are combined

    Example: no life, no card from the library, but one from the graveyard
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Cairn": "If you would draw a card, return a card from your graveyard to your hand instead."
      And Alice controls an enchantment "Wellspring": "If you would gain life, draw that many cards instead."
      And Alice has an instant "Leaf" in her graveyard
      And Alice has an instant "Sip" in hand: "You gain 1 life."
      When Alice plays "Sip"
      And all players pass
      Then "Leaf" is in Alice's hand
      And Alice's hand holds 1 card
      And Alice still has 20 life

  Rule: T.10.Ruling.1 What has happened is not replaced any more

    Example: damage that was dealt before
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 1 and toughness 3
      And Bob has an instant "Balm" in hand: "Prevent the next 3 damage that would be dealt to target creature or player this turn."
      And Alice has an instant "Sting" in hand: "Sting deals 2 damage to target creature or player."
      When Alice plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" has 2 damage marked
      When Bob plays "Balm" targeting "Ox"
      And all players pass
      Then "Balm" is in Bob's graveyard
      And "Ox" has 2 damage marked

  Rule: T.10.Ruling.5 Nobody asks whether what is done instead can be done

    Example: a draw becomes a discard that there is no card for
      Given a Magic game between Alice and Bob
      And Alice's library holds 0 cards
      And Alice controls an enchantment "Pact": "If you would draw a card, discard a card instead."
      And Bob has an instant "Gift" in hand: "Target player draws a card."
      When Bob plays "Gift" targeting Alice
      And all players pass
      Then "Gift" is in Bob's graveyard
      And the game is not over

  Rule: T.10.Ruling.6 “If you do” speaks of what is done instead

    Example: a draw that may be done becomes life
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Pact": "If you would draw a card, you gain 2 life instead."
      And Alice controls an enchantment "Bell": "Whenever a creature comes into play, you may draw a card. If you do, you lose 5 life."
      And Alice has a creature "Ox" in hand
      When Alice plays "Ox"
      And all players pass
      And all players pass
      And Alice accepts
      Then Alice has 17 life

    Scenario Outline: so does “when you do”
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Pact": "If you would draw a card, you gain 2 life instead."
      And Alice has a sorcery "Deal" in hand: "You may draw a card. When you do, you lose 5 life."
      When Alice plays "Deal"
      And all players pass
      And Alice accepts
      Then Alice has 22 life
      When all players pass
      Then Alice has 17 life

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: who declines has not done it
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Deal" in hand: "You may draw a card. When you do, you lose 5 life."
      When Alice plays "Deal"
      And all players pass
      And Alice declines
      Then "Deal" is in Alice's graveyard
      And the stack is empty

    Example: of what was told and is skipped nothing was done
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Fast": "If you would draw a card, skip that draw."
      And Alice has a sorcery "Bargain" in hand: "Draw a card. If you do, you lose 3 life."
      When Alice plays "Bargain"
      And all players pass
      Then "Bargain" is in Alice's graveyard
      And Alice still has 20 life
