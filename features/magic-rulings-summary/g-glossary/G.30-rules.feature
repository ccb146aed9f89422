Feature: G.30

  Rule: G.30.Ruling.1 It is not regenerated

    Example: a troll
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll": "{0}: Regenerate Troll."
      And Bob has an instant "Swords" in hand: "Remove target creature from the game."
      When Alice activates "Troll"
      And all players pass
      And Bob plays "Swords" targeting "Troll"
      And all players pass
      Then "Troll" is out of game
