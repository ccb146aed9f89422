Feature: G.41

  Rule: G.41.1 A spell never targets itself

    Example: the only spell on the stack
      Given a Magic game between Alice and Bob
      And Alice has an instant "Jolt" in hand
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Jolt"
      And Bob tries to target "Deny" with "Deny"
      Then it is refused
      When Bob plays "Deny" targeting "Jolt"
      And all players pass
      Then "Jolt" is in Alice's graveyard

  Rule: G.41.Ruling.5 What is not in play is no target, unless it is said

    Example: a creature card in a graveyard
      Given a Magic game between Alice and Bob
      And Bob has a creature "Ox" in graveyard
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice tries to play "Fell"
      Then it is refused by rule G.39.1
