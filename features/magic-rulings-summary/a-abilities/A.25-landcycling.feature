Feature: A.25 Landcycling

  Rule: A.25.2 A card is discarded from the hand at a cost, for a land card of the library

    Example: a Mountain
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      And Alice has a creature "Ox" in hand: "Mountaincycling {2}"
      And Alice has a Mountain land "Crag" on top of her library
      When Alice activates "Ox"
      And all players pass
      And Alice chooses "Crag"
      Then "Crag" is in Alice's hand
      And "Ox" is in Alice's graveyard
