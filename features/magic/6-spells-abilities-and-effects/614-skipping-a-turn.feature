Feature: 614 What Follows the Skipping of a Turn

  @edition:2013
  Rule: 614.10b What follows the skipping of a turn is the first thing in the next one that is taken

    Example: it is done in the opponent's turn
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Sloth": "If you would begin your turn, you may skip that turn instead. If you do, you gain 3 life."
      And Bob controls an artifact "Cup": "At the beginning of each player's upkeep, if you gained life this turn, draw a card."
      When the game goes to the end of turn step
      And all players pass, which ends the turn
      And Bob accepts
      Then it is Alice's upkeep step
      And Bob has 23 life
      And the stack holds the ability of "Cup"

    Example: a turn that is not skipped has nothing before it
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Sloth": "If you would begin your turn, you may skip that turn instead. If you do, you gain 3 life."
      When the game goes to the end of turn step
      And all players pass, which ends the turn
      And Bob declines
      Then it is Bob's upkeep step
      And Bob still has 20 life

    Example: of two effects one skips the turn, and is followed
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Sloth": "If you would begin your turn, you may skip that turn instead. If you do, you gain 3 life."
      And Bob controls an enchantment "Nap": "If you would begin your turn, you may skip that turn instead. If you do, you gain 1 life."
      When the game goes to the end of turn step
      And all players pass, which ends the turn
      And Bob declines
      And Bob accepts
      Then it is Alice's upkeep step
      And Bob has 21 life
