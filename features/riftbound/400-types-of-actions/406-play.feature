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
