Feature: P.2 A whole duel, from the opening hand to the end

  Rule: P.2.2 Turn follows turn until somebody has lost

    Example: lands, creatures, burn, growth and a counterspell
      Given a new Magic game between Alice and Bob
      And Alice has these cards in library:
        | card                                                          | text                                                  |
        | 4 Mountain lands "Crag"                                       |                                                       |
        | a creature "Hound" with mana cost {R}, power 2, toughness 1  |                                                       |
        | an instant "Sting" with mana cost {R}                         | Sting deals 3 damage to target creature or player.    |
        | 53 Mountain lands "Spare Crag"                                |                                                       |
      And Bob has these cards in library:
        | card                                                           | text                                           |
        | 4 Island lands "Isle"                                          |                                                |
        | 2 creatures "Crab" with mana cost {1}{U}, power 1, toughness 3 |                                                |
        | an instant "Deny" with mana cost {U}                           | Counter target spell.                          |
        | 53 Island lands "Spare Isle"                                   |                                                |
      And the next coin flip is 1
      And the next shuffle brings "Crag", "Crag", "Crag", "Crag", "Hound", "Spare Crag" and "Sting"
      And the next shuffle brings "Isle", "Isle", "Isle", "Isle", "Crab", "Crab" and "Deny"
      When Alice chooses Alice
      And Alice declines
      And Bob declines
      And the game goes to the first main phase
      And Alice plays "Crag"
      And Alice plays "Hound"
      And all players pass
      Then "Hound" is in play
      When the game goes to Bob's first main phase
      And Bob plays "Isle"
      And the game goes to Alice's first main phase
      And Alice attacks with "Hound"
      And the game goes to the combat damage step
      And all players pass
      Then Bob has 18 life
      When the game goes to the second main phase
      And Alice plays "Sting" targeting Bob
      And Bob plays "Deny" targeting "Sting"
      And all players pass
      Then "Sting" is in Alice's graveyard
      And Bob has 18 life
      When Bob concedes
      Then Alice wins the game
