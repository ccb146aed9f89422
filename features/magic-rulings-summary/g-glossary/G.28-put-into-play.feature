Feature: G.28 Put Into Play

  Rule: G.28.1 It is not played, and costs nothing

    Example: out of the graveyard
      Given a Magic game between Alice and Bob
      And Alice has a creature "Giant" with mana cost {9} in graveyard
      And Alice controls an artifact "Bell": "Whenever a player plays a spell, you gain 1 life."
      And Alice has an instant "Wake" in hand: "Put target creature card in your graveyard into play."
      When Alice plays "Wake" targeting "Giant"
      And all players pass
      And all players pass
      Then "Giant" is in play
      And Alice has 21 life
