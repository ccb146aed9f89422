Feature: A.25 Landcycling

  Rule: A.25.2 A card is discarded from the hand at a cost, for a land card of the library

    Scenario Outline: a Mountain
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      And Alice has a creature "Ox" in hand: "Mountaincycling {2}"
      And Alice has a Mountain land "Crag" on top of her library
      When Alice activates "Ox"
      And all players pass
      And Alice chooses "Crag"
      Then "Crag" is in Alice's hand
      And "Ox" is in Alice's graveyard

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  Rule: A.25.Ruling.3 Whenever an instant could be played

    Example: in another player's turn
      Given a Magic game between Alice and Bob
      And Bob controls 2 Forest lands "Grove"
      And Bob has a creature "Ox" in hand: "Mountaincycling {2}"
      And Bob has a Mountain land "Crag" on top of his library
      When Bob activates "Ox"
      And all players pass
      And Bob chooses "Crag"
      Then "Crag" is in Bob's hand

  Rule: A.25.Ruling.2 In play it can't be used

    Example: a permanent with it
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      And Alice controls a creature "Ox": "Mountaincycling {2}"
      Then Alice can't activate "Ox"

  Rule: A.25.Ruling.1 It is no spell

    Example: what counters spells finds none
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand: "Mountaincycling {0}"
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice activates "Ox"
      And Alice passes
      Then Bob can't play "Deny"

  Rule: A.25.3 What asks for cycling finds landcycling

    Example: of creatures with cycling
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk" with power 2 and toughness 2: "Forestcycling {2}"
      And Alice controls a creature "Jay" with power 2 and toughness 2: "Flying"
      And Alice has an enchantment "Creed" in hand: "Creatures with cycling get +1/+1."
      When Alice plays "Creed"
      And all players pass
      Then "Elk" has power 3
      And "Jay" still has power 2
