Feature: K.7 Color of a Spell/Permanent

  Rule: K.7.1 It has the colors of the mana in its cost

    Example: a blue spell
      Given a Magic game between Alice and Bob
      And Alice controls an Island land "Isle"
      And Alice has a creature "Sprite" with mana cost {U} in hand
      And Alice controls an artifact "Cup": "Whenever a player plays a blue spell, you gain 1 life."
      When Alice plays "Sprite"
      And all players pass
      Then Alice has 21 life

  Rule: K.7.2 With generic mana alone it has none

    Example: two artifacts that watch for colors
      Given a Magic game between Alice and Bob
      And Alice controls 2 Island lands "Isle"
      And Alice has a creature "Golem" with mana cost {2} in hand
      And Alice controls an artifact "Cup": "Whenever a player plays a blue spell, you gain 1 life."
      And Alice controls an artifact "Orb": "Whenever a player plays a spell, you gain 3 life."
      When Alice plays "Golem"
      And all players pass
      And all players pass
      Then Alice has 23 life
      And "Golem" is in play

  Rule: K.7.4 With mana of two colors it is of both

    Example: two artifacts trigger
      Given a Magic game between Alice and Bob
      And Alice controls a Plains land "Field"
      And Alice controls a Swamp land "Mire"
      And Alice has a creature "Monk" with mana cost {W}{B} in hand
      And Alice controls an artifact "White Cup": "Whenever a player plays a white spell, you gain 1 life."
      And Alice controls an artifact "Black Cup": "Whenever a player plays a black spell, you gain 2 life."
      When Alice plays "Monk"
      And Alice orders "White Cup", "Black Cup"
      And all players pass
      And all players pass
      Then Alice has 23 life

  Rule: K.7.5 A new color takes the place of the others

    Example: a black creature that becomes blue
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Rat" with mana cost {B}
      And Alice has an instant "Dye" in hand: "Target creature becomes blue until end of turn."
      And Bob has an instant "Purge" in hand: "Destroy target black creature."
      When Alice plays "Dye" targeting "Rat"
      And all players pass
      And Bob tries to play "Purge"
      Then it is refused by rule G.39.1

  Rule: K.7.Ruling.3 What is partly black is not nonblack

    Example: a creature of two colors
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Shade" with mana cost {B}{R}
      And Alice has an instant "Terror" in hand: "Destroy target nonblack creature."
      When Alice tries to play "Terror"
      Then it is refused by rule G.39.1
