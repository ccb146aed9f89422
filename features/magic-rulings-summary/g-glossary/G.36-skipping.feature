Feature: G.36 Skipping a Phase or Step

  Rule: G.36.2 Skips add up

    Example: two draw steps
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Trance" in hand: "Skip your next draw step."
      And Alice has a sorcery "Daze" in hand: "Skip your next draw step."
      When Alice plays "Trance"
      And all players pass
      And Alice plays "Daze"
      And all players pass
      And the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      Then Alice's hand holds 0 cards
      When the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      Then Alice's hand holds 0 cards
      When the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      Then Alice's hand holds 1 card

  Rule: G.36.3 What a permanent skips is skipped each time

    Example: the draw step
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Pact": "Skip your draw step."
      When the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      Then Alice's hand still holds 0 cards

  Rule: G.36.Ruling.1 Nothing of it happens

    Example: no untapping
      Given a Magic game between Alice and Bob
      And Alice controls a tapped creature "Ox"
      And Alice has a sorcery "Trance" in hand: "Skip your next untap step."
      When Alice plays "Trance"
      And all players pass
      And the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      Then "Ox" is still tapped

  Rule: G.36.5 What has begun already isn't skipped

    Example: the draw step
      Given a Magic game between Alice and Bob
      And Bob has an instant "Lull" in hand: "Target player skips his or her next draw step."
      When the game goes to Alice's draw step
      And Alice passes
      And Bob plays "Lull" targeting Alice
      And all players pass
      And all players pass
      Then Alice's hand holds 1 card
