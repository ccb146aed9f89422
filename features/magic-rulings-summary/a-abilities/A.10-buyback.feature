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

    Example: it resolves
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
