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

  Rule: E.7.Ruling.1 With an illegal target the rest of the ability is ignored, too

    Example: the creature that would not have dealt damage does
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Thief" with power 3 and toughness 3: "Whenever Thief attacks and isn't blocked, destroy target land. Thief deals no combat damage this turn."
      And Bob controls a Forest land "Grove"
      And Bob has an instant "Withdraw" in hand: "Return target land to its owner's hand."
      When Alice attacks with "Thief"
      And the game goes to the declare blockers step
      And Alice passes
      And Bob plays "Withdraw" targeting "Grove"
      And all players pass
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 17 life

    Example: with a legal one it deals none
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Thief" with power 3 and toughness 3: "Whenever Thief attacks and isn't blocked, destroy target land. Thief deals no combat damage this turn."
      And Bob controls a Forest land "Grove"
      When Alice attacks with "Thief"
      And the game goes to the end of combat step
      Then "Grove" is in Bob's graveyard
      And Bob still has 20 life
