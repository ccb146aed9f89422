Feature: K.8 Converted mana cost

  Rule: K.8.1 It is how much mana the cost asks for, whatever its color

    Example: three and two blue
      Given a Magic game between Alice and Bob
      And Bob has 5 blue mana
      And Bob has a creature "Drake" with mana cost {3}{U}{U} in hand
      And Alice has an instant "Weigh" in hand: "Destroy target creature with converted mana cost 5."
      And it is Bob's first main phase
      When Bob plays "Drake"
      And all players pass
      And Alice plays "Weigh" targeting "Drake"
      And all players pass
      Then "Drake" is in Bob's graveyard
