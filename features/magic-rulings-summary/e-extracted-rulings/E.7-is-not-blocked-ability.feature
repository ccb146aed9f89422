Feature: E.7 Is Not Blocked Ability

  Rule: E.7.2 It triggers as blockers are declared, on what attacks and is not blocked

    Example: not where it is blocked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Thief" with power 2 and toughness 2: "Whenever Thief attacks and isn't blocked, draw a card."
      And Alice controls a creature "Rogue" with power 2 and toughness 2: "Whenever Rogue attacks and isn't blocked, you gain 3 life."
      And Bob controls a creature "Goat" with power 1 and toughness 3
      When Alice attacks with "Thief" and "Rogue"
      And Bob blocks "Thief" with "Goat"
      And all players pass
      Then Alice has 23 life
      And Alice's hand still holds 0 cards

  Rule: E.7.3 Each of several such abilities can be used

    Example: two of one text
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Thief" with power 2 and toughness 2:
        """
        Whenever Thief attacks and isn't blocked, you gain 3 life.
        Whenever Thief attacks and isn't blocked, you gain 3 life.
        """
      When Alice attacks with "Thief"
      And the game goes to the declare blockers step
      And Alice orders "Thief", "Thief"
      And all players pass
      And all players pass
      Then Alice has 26 life
