Feature: A.12 Cycling

  Rule: A.12.2 A card is discarded from the hand at a cost, for a card

    Example: one for two mana
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      And Alice has a creature "Ox" with mana cost {5}{G} in hand: "Cycling {2}"
      When Alice activates "Ox"
      Then "Ox" is in Alice's graveyard
      When all players pass
      Then Alice's hand holds 1 card

  Rule: A.12.Ruling.3 In play it can't be used

    Example: a permanent with cycling
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      And Alice controls a creature "Ox": "Cycling {2}"
      Then Alice can't activate "Ox"

  Rule: A.12.Ruling.1 It is no spell

    Example: what counters spells finds none
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      And Alice has a creature "Ox" in hand: "Cycling {2}"
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice activates "Ox"
      And Alice passes
      Then Bob can't play "Deny"

  Rule: A.12.Ruling.2 The card is drawn as the ability resolves, and can be played before what lies below it

    Example: an answer that is drawn in time
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand: "Cycling {0}"
      And Alice has an instant "Tonic" on top of her library: "You gain 7 life."
      And Bob has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      When Alice passes
      And Bob plays "Sting" targeting Alice
      And Bob passes
      And Alice activates "Ox"
      And all players pass
      And Alice plays "Tonic"
      Then the stack holds "Tonic", "Sting"
