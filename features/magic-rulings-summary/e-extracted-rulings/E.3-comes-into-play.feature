Feature: E.3 Comes Into Play Abilities

  Rule: E.3.1 It triggers on its own coming

    Example: a creature of another type triggers what says "it or another Goblin"
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand: "Whenever Ox or another Goblin you control comes into play, you gain 1 life."
      When Alice plays "Ox"
      And all players pass
      And all players pass
      Then Alice has 21 life

    Example: once
      Given a Magic game between Alice and Bob
      And Alice has a creature "Sage" in hand: "When Sage comes into play, draw a card."
      And Alice has a creature "Ox" in hand
      When Alice plays "Sage"
      And all players pass
      And all players pass
      Then Alice's hand holds 2 cards
      When Alice plays "Ox"
      And all players pass
      Then Alice's hand holds 1 card

  Rule: E.3.2 What watches for others triggers on itself, too

    Example: two that come
      Given a Magic game between Alice and Bob
      And Alice has a creature "Herald" in hand: "Whenever a creature comes into play, you gain 1 life."
      And Alice has a creature "Ox" in hand
      When Alice plays "Herald"
      And all players pass
      And all players pass
      Then Alice has 21 life
      When Alice plays "Ox"
      And all players pass
      And all players pass
      Then Alice has 22 life

  Rule: E.3.Ruling.2 Not where the spell is countered

    Example: a counterspell
      Given a Magic game between Alice and Bob
      And Alice has a creature "Sage" in hand: "When Sage comes into play, you gain 3 life."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Sage"
      And Bob plays "Deny" targeting "Sage"
      And all players pass
      Then "Sage" is in Alice's graveyard
      And Alice still has 20 life

  Rule: E.3.Ruling.5 However it comes

    Example: out of the graveyard
      Given a Magic game between Alice and Bob
      And Alice has a creature "Sage" in graveyard: "When Sage comes into play, you gain 3 life."
      And Alice has an instant "Wake" in hand: "Put target creature card in your graveyard into play."
      When Alice plays "Wake" targeting "Sage"
      And all players pass
      And all players pass
      Then Alice has 23 life

  Rule: E.3.Ruling.1 It is played though its ability will find no target

    Example: nothing to destroy
      Given a Magic game between Alice and Bob
      And Alice has a creature "Killer" with mana cost {B} in hand: "When Killer comes into play, destroy target nonblack creature."
      And Alice has 1 black mana
      When Alice plays "Killer"
      And all players pass
      Then "Killer" is in play
      And the stack is empty

  Rule: E.3.Ruling.4 Continuous effects apply before it is told what triggers

    Example: a land that is a creature
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Awakening": "All Forests are 1/1 creatures that are still lands."
      And Alice controls an artifact "Bell": "Whenever a creature comes into play, you gain 1 life."
      And Alice controls an artifact "Gong": "Whenever a land comes into play, you gain 3 life."
      And Alice has a Forest land "Grove" in hand
      When Alice plays "Grove"
      And Alice orders "Bell", "Gong"
      And all players pass
      And all players pass
      Then Alice has 24 life

  Rule: E.3.Ruling.6 What changes its type does not come into play

    Example: a land is roused
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Bell": "Whenever a creature comes into play, you gain 1 life."
      And Alice controls a Forest land "Grove"
      And Alice has an enchantment "Awakening" in hand: "All Forests are 1/1 creatures that are still lands."
      When Alice plays "Awakening"
      And all players pass
      Then "Grove" is a creature
      And Alice still has 20 life

  Rule: E.3.Ruling.3 Who can't do what is asked for does what is possible, and is not punished

    Example: one card to discard where two are asked for
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" with power 5 and toughness 5 in hand: "When Ox comes into play, discard two cards."
      And Alice has an instant "Jolt" in hand
      When Alice plays "Ox"
      And all players pass
      And all players pass
      Then "Jolt" is in Alice's graveyard
      And "Ox" is in play
