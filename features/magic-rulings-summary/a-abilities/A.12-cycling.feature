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

  Rule: A.12.Ruling.4 What triggers on cycling does so as the ability is played, and resolves before the draw

    @also:A.25.3
    Example: by its own text, and by another's
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand:
        """
        Cycling {0}
        When you cycle Ox, you gain 3 life.
        """
      And Alice has a creature "Elk" in hand: "Forestcycling {0}"
      And Alice controls an enchantment "Rift": "Whenever a player cycles a card, that player loses 1 life."
      When Alice activates "Elk"
      And all players pass
      Then Alice has 19 life
      When all players pass
      And Alice activates "Ox"
      And Alice orders "Rift", "Ox"
      And all players pass
      Then Alice has 22 life
      And Alice still has 0 cards in her hand
      When all players pass
      And all players pass
      Then Alice has 1 card in her hand

  Rule: A.12.Ruling.5 It is played from the hand alone

    @also:A.25.Ruling.4
    Example: not from the graveyard, nor from the top of the library
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in her graveyard: "Cycling {0}"
      And Alice has a creature "Elk" on top of her library: "Forestcycling {0}"
      And Alice has a creature "Mule" in hand: "Cycling {0}"
      And Alice has a creature "Goat" in hand: "Forestcycling {0}"
      Then Alice can't activate "Ox"
      And Alice can't activate "Elk"
      And Alice can still activate "Mule"
      And Alice can still activate "Goat"
