Feature: 406. Play

  Rule: 406.3 Cards can be played as part of an effect

    @also:406.3.a
    Example: a unit from the hand, ignoring its costs
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Giant" with energy cost 9 and might 8 in her hand
      And Alice has a spell "Open Gate" in her hand: "You may play a unit from your hand, ignoring its costs."
      When Alice plays "Open Gate"
      And all players pass
      And Alice accepts
      Then "Giant" is at Alice's base
      And "Giant" is exhausted

  Rule: 406.3.b An effect that plays a card may say where

    @also:352.2~3
    Example: to its base
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 units "Quay Scout" at "Ford"
      And Alice has a spell "Flicker" in her hand:
        """
        Banish a friendly unit, then play it to its base, ignoring its cost.
        """
      When Alice plays "Flicker" targeting "Quay Scout" (1)
      And all players pass
      Then "Quay Scout" (1) is at Alice's base

    Example: here, where its player doesn't control the battlefield yet
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 9 at "Ford"
      And Alice controls a unit "Vanguard":
        """
        When I attack, you may play a unit from your hand here, ignoring its cost.
        """
      And Alice has a unit "Quay Scout" in her hand
      When Alice moves "Vanguard" to "Ford"
      And all players pass
      And Alice accepts
      Then "Quay Scout" is at "Ford"

    Example: where there is no such place, it is not played
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Quay Scout" in her hand
      And Alice has a spell "Summons" in her hand:
        """
        You may play a unit from your hand to a battlefield you control, ignoring its cost.
        """
      When Alice plays "Summons"
      And all players pass
      And Alice accepts
      Then "Quay Scout" is still in Alice's hand

  Rule: 406.3.c Without an eligible card nothing happens

    Example: no unit in hand
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Lantern" on top of her main deck
      And Alice has a spell "Open Gate" in her hand: "You may play a unit from your hand, ignoring its costs. Draw 1."
      When Alice plays "Open Gate"
      And all players pass
      And Alice accepts
      Then "Lantern" is in Alice's hand
      And "Open Gate" is in Alice's trash

    Example: with one it is played
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Mole" with energy cost 9 in her hand
      And Alice has a spell "Open Gate" in her hand: "You may play a unit from your hand, ignoring its costs. Draw 1."
      When Alice plays "Open Gate"
      And all players pass
      And Alice accepts
      Then "Mole" is at Alice's base

  Rule: 406.4.a Abilities that trigger on playing come after the card's resolution

    Example: a unit that hears of its own player's spells
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Choir" with might 2: "When you play a spell, give me +1 [M] this turn."
      And Alice has a spell "Hymn" in her hand: "Gain 1 point."
      When Alice plays "Hymn"
      Then "Choir" still has might 2
      When all players pass
      Then Alice has 1 point
      When all players pass
      Then "Choir" has might 3
