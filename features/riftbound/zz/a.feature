Feature: 746. Repeat

  Rule: 746.1.d X

    Example: repeat
      Given a Riftbound game between Alice and Bob
      And Alice has 3 energy
      And Bob controls a unit "Guard" with might 5
      And Bob controls a unit "Miller" with might 5
      And Alice has a spell "Spark" with energy cost 1 in her hand:
        """
        [Repeat] [2]
        Deal 2 to a unit.
        """
      When Alice plays "Spark" with the additional cost, targeting "Guard" and "Miller"
      And all players pass
      Then "Guard" has 2 damage marked
      And "Miller" has 2 damage marked
      And Alice has 0 energy

    Example: two
      Given a Riftbound game between Alice and Bob
      And Alice has 4 energy
      And Bob controls a unit "Guard" with might 5
      And Alice has a spell "Spark" with energy cost 1 in her hand:
        """
        [Repeat] [2]
        [Repeat] [1]
        Deal 1 to a unit.
        """
      When Alice plays "Spark" with the additional cost
      And all players pass
      Then "Guard" has 3 damage marked

    Example: legion
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Racer" with might 2: "[Legion] - I have [Ganking]."
      And Alice has a spell "Spark" in her hand: "Draw 1."
      And Alice has a unit "Dealer" in her hand: "[Legion] - When you play me, draw 1."
      And Alice has a unit "Dea" with energy cost 2 in her hand: "[Legion] - My cost is reduced by [2]."
      And Alice controls a gear "Lamp": "[Legion] - [E]: Draw 1."
      When Alice plays "Spark"
      And all players pass
      Then "Racer" has the ability "[Ganking]"
      When Alice plays "Dealer"
      Then the chain of events holds the ability of "Dealer"
      When all players pass
      Then Alice can play "Dea"
      And Alice can activate "Lamp"

    Example: legion2
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Spark" in her hand:
        """
        Draw 1.
        [Legion] - Draw 1.
        """
      And Alice has a spell "Calm" in her hand: "Draw 1."
      And Alice controls a unit "Racer" with might 2: "[Deathknell] - [Legion] - Draw 1."
      When Alice plays "Calm"
      And all players pass
      And Alice plays "Spark"
      And all players pass
      Then Alice's main deck holds 7 cards
