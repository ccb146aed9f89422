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

  Rule: K.7.3 A spell whose color was changed has that color in play

    Example: a blue nun
      Given a Magic game between Alice and Bob
      And Alice has a creature "Nun" with mana cost {W}, power 2 and toughness 2 in hand
      And Alice has 1 white mana
      And Bob has an instant "Lace" in hand: "Target spell or permanent becomes blue."
      And Bob has an instant "Purge" in hand: "Destroy target blue creature."
      When Alice plays "Nun"
      And Alice passes
      And Bob plays "Lace" targeting "Nun"
      And all players pass
      And all players pass
      And Bob plays "Purge" targeting "Nun"
      And all players pass
      Then "Nun" is in Alice's graveyard

  Rule: K.7.6 The text that says what color a card is is no ability, and can be changed as any text

    Example: a red card without a cost, everywhere
      Given a Magic game between Alice and Bob
      And Alice has a creature "Kobold" with mana cost {0} in hand: "Kobold is red."
      And Bob has an enchantment "Tax" in hand: "Red spells cost {2} more to play."
      Then Alice can play "Kobold"
      When the game goes to Bob's first main phase
      And Bob plays "Tax"
      And all players pass
      And the game goes to Alice's first main phase
      Then Alice can't play "Kobold"

    Example: in play, after all abilities are lost
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Kobold" with mana cost {0}: "Kobold is red."
      And Alice has an enchantment "Hush" in hand: "All creatures lose all abilities."
      And Bob has an instant "Purge" in hand: "Destroy target red creature."
      When Alice plays "Hush"
      And all players pass
      And Bob plays "Purge" targeting "Kobold"
      And all players pass
      Then "Kobold" is in Alice's graveyard

  Rule: K.7.Ruling.2 Something of two colors is each of them

    Example: fear of what is partly black
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Fiend" with mana cost {B}{R}, power 2 and toughness 2
      And Bob controls a creature "Ogre" with mana cost {R}, power 2 and toughness 2
      And Alice has an instant "Terror" in hand: "Destroy target nonblack creature."
      When Alice plays "Terror" targeting "Ogre"
      And all players pass
      Then "Ogre" is in Bob's graveyard
      And Bob's graveyard holds 1 card

    Scenario Outline: a circle against either color
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Fiend" with mana cost {B}{R}, power 2 and toughness 2: "{T}: Fiend deals 2 damage to target player."
      And Alice controls an enchantment "Circle": "{0}: The next time a <color> source of your choice would deal damage to you this turn, prevent that damage."
      When the game goes to Bob's first main phase
      And Bob activates "Fiend" targeting Alice
      And Bob passes
      And Alice activates "Circle"
      And all players pass
      And Alice chooses "Fiend"
      And all players pass
      Then "Fiend" is tapped
      And Alice still has 20 life

      Examples:
        | color |
        | black |
        | red   |
