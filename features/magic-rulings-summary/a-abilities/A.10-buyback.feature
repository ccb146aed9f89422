Feature: A.10 Buyback

  Rule: A.10.4 It is optional

    Example: not paid, the card goes to the graveyard
      Given a Magic game between Alice and Bob
      And Alice has 3 red mana
      And Alice has an instant "Spark" in hand:
        """
        Buyback {3}
        Spark deals 1 damage to target creature or player.
        """
      When Alice plays "Spark" targeting Bob
      And all players pass
      Then "Spark" is in Alice's graveyard
      And Alice still has 3 red mana

  Rule: A.10.3 It is paid as the spell is announced

    Example: out of the pool
      Given a Magic game between Alice and Bob
      And Alice has 4 red mana
      And Alice has an instant "Spark" in hand:
        """
        Buyback {3}
        Spark deals 1 damage to target creature or player.
        """
      When Alice plays "Spark" with the additional cost targeting Bob
      Then Alice has 1 red mana
      And "Spark" is on the stack

  Rule: A.10.5 It does not save a spell that is countered

    Example: a counterspell
      Given a Magic game between Alice and Bob
      And Alice has 3 red mana
      And Alice has an instant "Spark" in hand:
        """
        Buyback {3}
        Spark deals 1 damage to target creature or player.
        """
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Spark" with the additional cost targeting Bob
      And Bob plays "Deny" targeting "Spark"
      And all players pass
      Then "Spark" is in Alice's graveyard

  Rule: A.10.6 The spell goes to the hand instead of the graveyard

    Scenario Outline: it resolves
      Given a Magic game between Alice and Bob
      And Alice has 3 red mana
      And Alice has an instant "Spark" in hand:
        """
        Buyback {3}
        Spark deals 1 damage to target creature or player.
        """
      When Alice plays "Spark" with the additional cost targeting Bob
      And all players pass
      Then Bob has 19 life
      And "Spark" is in Alice's hand

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  Rule: A.10.1 It may cost anything

    Example: a land
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice has an instant "Spark" in hand:
        """
        Buyback - Sacrifice a land.
        Spark deals 1 damage to target creature or player.
        """
      When Alice plays "Spark" with the additional cost targeting Bob
      Then "Grove" is in Alice's graveyard
      When all players pass
      Then "Spark" is in Alice's hand

    @also:A.10.2
    Example: two cards of the hand, which have to be there
      Given a Magic game between Alice and Bob
      And Alice has 2 instants "Leaf" in hand
      And Alice has 2 instants "Spark" in hand:
        """
        Buyback - Discard two cards from your hand.
        Spark deals 1 damage to target creature or player.
        """
      When Alice plays "Spark" (1) with the additional cost targeting Bob
      And Alice chooses "Leaf" (1) and "Leaf" (2)
      And all players pass
      Then "Spark" (1) is in Alice's hand
      When Alice plays "Spark" (2) targeting Bob
      And all players pass
      Then "Spark" (2) is in Alice's graveyard

    @also:A.24.3
    Example: and so may a kicker
      Given a Magic game between Alice and Bob
      And Alice has 2 instants "Zap" in hand:
        """
        Kicker - Pay 3 life.
        Zap deals 1 damage to target player. If the kicker cost was paid, draw a card.
        """
      When Alice plays "Zap" (1) with the additional cost targeting Bob
      Then Alice has 17 life
      When all players pass
      Then Alice has 2 cards in her hand

  Rule: A.10.Ruling.2 A spell that another player than its owner played goes to its owner's graveyard

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Theft": "You may play instants from each opponent's graveyard."
      And Alice has 3 red mana
      And Bob has an instant "Spark" in his graveyard:
        """
        Buyback {3}
        Spark deals 1 damage to target creature or player.
        """

    @also:A.1.3
    Example: out of the graveyard, and back
      Given Bob has a sorcery "Fire" in his graveyard
      Then Alice can't play "Fire"
      When Alice plays "Spark" with the additional cost targeting Bob
      And all players pass
      Then Bob has 19 life
      And "Spark" is in Bob's graveyard

    Example: its owner has it back in hand
      Given Bob has 3 red mana
      And Bob controls an enchantment "Crypt": "You may play instants from your graveyard."
      When Alice passes
      And Bob plays "Spark" with the additional cost targeting Alice
      And all players pass
      Then Alice has 19 life
      And "Spark" is in Bob's hand
