Feature: E.6 Fog Effects

  Rule: E.6.Ruling.1 A fog stops combat damage alone

    Example: what fights deals none, what a spell deals is dealt
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Alice controls a creature "Mule" with power 2 and toughness 2
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      And Bob controls a creature "Goat" with power 1 and toughness 3
      And Bob has an instant "Mist" in hand: "Prevent all combat damage that would be dealt this turn."
      When Alice attacks with "Ox" and "Mule"
      And Bob blocks "Ox" with "Goat"
      And Bob plays "Mist"
      And all players pass
      And Alice plays "Sting" targeting Bob
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 19 life
      And "Goat" still has no damage marked
      And "Ox" still has no damage marked

    Example: of one creature, both what it deals and what it is dealt
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Alice controls a creature "Mule" with power 2 and toughness 2
      And Bob controls a creature "Goat" with power 1 and toughness 3
      And Bob has an instant "Veil" in hand: "Prevent all combat damage that would be dealt to and dealt by target creature this turn."
      When Alice attacks with "Ox" and "Mule"
      And Bob blocks "Ox" with "Goat"
      And Bob plays "Veil" targeting "Ox"
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 18 life
      And "Goat" still has no damage marked
      And "Ox" still has no damage marked

  Rule: E.6.Ruling.2 What blocking does otherwise is done all the same

    Example: a trigger on being blocked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Basilisk" with power 1 and toughness 3: "Whenever Basilisk becomes blocked by a creature, destroy that creature at end of combat."
      And Bob controls a creature "Goat" with power 1 and toughness 3
      And Bob has an instant "Mist" in hand: "Prevent all combat damage that would be dealt this turn."
      When Alice attacks with "Basilisk"
      And Bob blocks "Basilisk" with "Goat"
      And all players pass
      And Bob plays "Mist"
      And all players pass
      And the game goes to the second main phase
      Then "Goat" is in Bob's graveyard
      And "Basilisk" still has no damage marked

  Rule: E.6.Ruling.3 What isn't blocked may do what it does then

    @also:E.7.Ruling.2
    Example: under a fog
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Thief" with power 2 and toughness 2: "Whenever Thief attacks and isn't blocked, you may draw a card."
      And Bob has an instant "Mist" in hand: "Prevent all combat damage that would be dealt this turn."
      When Bob plays "Mist"
      And all players pass
      And Alice attacks with "Thief"
      And the game goes to the declare blockers step
      And all players pass
      And Alice accepts
      And the game goes to the end of combat step
      Then Alice's hand holds 1 card
      And Bob still has 20 life

  Rule: E.6.Ruling.4 A creature in the fog bands still

    Example: it lets its player assign the damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Nun" with power 1 and toughness 1: "Banding"
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Bob controls a creature "Giant" with power 3 and toughness 9
      And Bob has an instant "Fog" in hand: "Prevent all combat damage that would be dealt to and dealt by target creature this turn."
      When Alice attacks with "Nun" and "Ox" in a band
      And Bob plays "Fog" targeting "Nun"
      And all players pass
      And Bob blocks "Ox" with "Giant"
      And the game goes to the combat damage step
      And Alice assigns 3 damage of "Giant" to "Nun"
      And the game goes to the end of combat step
      Then "Nun" is still in play
      And "Ox" has no damage marked
