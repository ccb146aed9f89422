Feature: G.23

  Rule: G.23.Ruling.1 Mana stays in the pool between spells

    Example: two creatures
      Given a Magic game between Alice and Bob
      And Alice has 3 green mana
      And Alice has a creature "Ox" with mana cost {G} in hand
      And Alice has a creature "Elk" with mana cost {G} in hand
      When Alice plays "Ox"
      And all players pass
      And Alice plays "Elk"
      And all players pass
      Then "Elk" is in play
      And Alice has 1 green mana

  Rule: G.23.Ruling.2 Spells are paid for out of the pool, not by tapping lands

    Example: tapped for mana first, and the mana spent then
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice has an instant "Grow" with mana cost {G} in hand: "You gain 2 life."
      When Alice activates "Grove"
      Then Alice has 1 green mana
      And "Grow" is still in Alice's hand
      When Alice plays "Grow"
      Then Alice has 0 green mana

    Example: a land that something else taps pays for nothing
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice has an instant "Grow" with mana cost {G} in hand: "You gain 2 life."
      And Bob has an instant "Bind" in hand: "Tap target land."
      When Alice passes
      And Bob plays "Bind" targeting "Grove"
      And all players pass
      Then "Grove" is tapped
      And Alice can't play "Grow"
