Feature: A.36 Threshold

  Rule: A.36.2 The ability is there while seven cards are in the graveyard

    Example: with seven
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ape" with power 2 and toughness 2: "Threshold - Ape gets +2/+2."
      And Alice has 6 instants "Leaf" in her graveyard
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      And all players pass
      Then "Ape" has power 4

    Example: with six
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ape" with power 2 and toughness 2: "Threshold - Ape gets +2/+2."
      And Alice has 5 instants "Leaf" in her graveyard
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      And all players pass
      Then "Ape" still has power 2

  Rule: A.36.Ruling.2 An activated one is asked for as it is announced

    Example: one that is not there
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ape": "Threshold - {0}: Ape gets +1/+0 until end of turn."
      And Alice has 6 instants "Leaf" in her graveyard
      Then Alice can't activate "Ape"

  Rule: A.36.4 A permanent card has it in play alone

    Example: not in the hand
      Given a Magic game between Alice and Bob
      And Alice has 7 instants "Leaf" in her graveyard
      And Alice has a creature "Ox" in hand: "Threshold - {0}: You gain 5 life."
      Then Alice can't activate "Ox"
      When Alice plays "Ox"
      And all players pass
      And Alice activates "Ox"
      And all players pass
      Then Alice has 25 life

  Rule: A.36.3 With fewer cards it is as though the text were not there

    Example: a keyword
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ape": "Threshold - Ape has flying."
      And Alice has 6 instants "Leaf" in her graveyard
      And Alice has an instant "Twig" in hand
      When Alice plays "Twig"
      Then "Ape" doesn't have the ability "Flying"
      When all players pass
      Then "Ape" has the ability "Flying"

  Rule: A.36.Ruling.1 A static one counts from when its permanent came into play

    Example: what takes flying away came later
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Wind": "Threshold - Creatures you control have flying."
      And Alice controls a creature "Ape"
      And Alice controls an enchantment "Gravity": "All creatures lose flying."
      And Alice has 6 instants "Leaf" in her graveyard
      And Alice has an instant "Twig" in hand
      When Alice plays "Twig"
      And all players pass
      Then Alice has 7 cards in her graveyard
      And "Ape" doesn't have the ability "Flying"

  Rule: A.36.Ruling.3 A triggered one triggers only if there were seven cards before

    Example: the creature that dies is the seventh card
      Given a Magic game between Alice and Bob
      And Alice has 5 instants "Leaf" in her graveyard
      And Alice controls a creature "Ox": "Threshold - Whenever a creature is put into a graveyard from play, you gain 3 life."
      And Alice controls 2 creatures "Rat"
      And Alice controls an artifact "Altar": "Sacrifice a creature: You gain 1 life."
      When Alice activates "Altar"
      And Alice chooses "Rat" (1)
      And all players pass
      And Alice activates "Altar"
      And Alice chooses "Rat" (2)
      Then the stack holds the ability of "Altar"
      When all players pass
      And Alice activates "Altar"
      Then the stack holds the ability of "Ox", the ability of "Altar"

  Rule: A.36.Ruling.4 What an instant says after it is asked for as the instant resolves

    Background:
      Given a Magic game between Alice and Bob
      And Alice has an instant "Dig" in hand:
        """
        You gain 1 life.
        Threshold - You gain 3 life.
        """

    Example: the seventh card comes while it waits
      Given Alice has 6 instants "Leaf" in her graveyard
      And Alice has an instant "Twig" in hand
      When Alice plays "Dig"
      And Alice plays "Twig"
      And all players pass
      And all players pass
      Then Alice has 24 life

    Example: the seventh card goes while it waits
      Given Alice has 7 instants "Leaf" in her graveyard
      And Bob has an instant "Rake" in hand: "Remove target card in a graveyard from the game."
      When Alice plays "Dig"
      And Bob plays "Rake" targeting "Leaf" (1)
      And all players pass
      And all players pass
      Then Alice has 21 life

    Example: with it another number of cards is drawn instead
      Given Alice has 7 instants "Mist" in her graveyard
      And Alice has a sorcery "Delve" in hand:
        """
        Draw a card.
        Threshold - Draw three cards instead.
        """
      When Alice plays "Delve"
      And all players pass
      Then Alice has 4 cards in her hand

    Example: without it the card is drawn that the text says first
      Given Alice has 6 instants "Mist" in her graveyard
      And Alice has a sorcery "Delve" in hand:
        """
        Draw a card.
        Threshold - Draw three cards instead.
        """
      When Alice plays "Delve"
      And all players pass
      Then Alice has 2 cards in her hand

  Rule: A.36.Ruling.6 An ability is there from the seventh card on, which may come as something is announced

    Example: the card is discarded once the target has been chosen
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ape": "Threshold - When Ape becomes the target of a spell or ability, sacrifice Ape."
      And Alice controls an enchantment "Pride": "Discard a card from your hand: Target creature gets +2/+2 until end of turn."
      And Alice has 6 instants "Leaf" in her graveyard
      And Alice has 2 instants "Twig" in hand
      When Alice activates "Pride" targeting "Ape"
      And Alice chooses "Twig" (1)
      Then Alice has 7 cards in her graveyard
      And the stack holds the ability of "Pride"
      When all players pass
      And Alice activates "Pride" targeting "Ape"
      Then the stack holds the ability of "Ape", the ability of "Pride"
