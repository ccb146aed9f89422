Feature: C.6 Step 5: End of Combat

  Rule: C.6.1 What triggers at end of combat does so as the step begins

    Example: a creature that blocked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Basilisk" with power 0 and toughness 3: "Whenever Basilisk becomes blocked by a creature, destroy that creature at end of combat."
      And Bob controls a creature "Goat" with power 1 and toughness 3
      When Alice attacks with "Basilisk"
      And Bob blocks "Basilisk" with "Goat"
      And all players pass
      And the game goes to the end of combat step
      Then "Goat" is still in play
      When all players pass
      Then "Goat" is in Bob's graveyard

  Rule: C.6.Ruling.1 Also to what was removed from combat

    Example: one that regenerated
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Basilisk" with power 0 and toughness 3: "Whenever Basilisk becomes blocked by a creature, destroy that creature at end of combat."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Bob controls a creature "Troll" with power 1 and toughness 3: "{0}: Regenerate Troll. Play this ability only once each turn."
      When Alice attacks with "Basilisk"
      And Bob blocks "Basilisk" with "Troll"
      And all players pass
      And Alice plays "Fell" targeting "Troll"
      And Bob activates "Troll"
      And all players pass
      And all players pass
      Then "Troll" is not blocking
      When the game goes to the end of combat step
      And all players pass
      Then "Troll" is in Bob's graveyard
