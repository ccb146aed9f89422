Feature: 701 Cards That Are Discarded and Not Seen

  Rule: 701.9c Nothing is known of a card that is discarded to a hidden zone and not shown

    Scenario Outline: a cost that asks for a kind of card is not paid with it
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Tome": "If you would discard a card, you may put it on top of your library instead of into your graveyard."
      And Alice controls an artifact "Altar": "Discard a creature card: You gain 3 life."
      And Alice has a creature "Ox" in hand
      When Alice activates "Altar"
      And Alice tries to choose "do"
      Then the action is reversed
      And "Ox" is still in Alice's hand
      When Alice activates "Altar"
      And Alice declines
      And all players pass
      Then "Ox" is in Alice's graveyard
      And Alice has 23 life

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013 @rule:701.7c
      Examples:
        | |
        | |

    Scenario Outline: a cost that asks for any card is, and what asks of the card finds nothing
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Tome": "If you would discard a card, you may put it on top of your library instead of into your graveyard."
      And Alice controls an artifact "Altar": "Discard a card: You gain life equal to the discarded card's power. Draw a card."
      And Alice has a creature "Ox" with power 3 and toughness 3 in hand
      When Alice activates "Altar"
      And Alice accepts
      And all players pass
      Then Alice still has 20 life
      And "Ox" is in Alice's hand
      When Alice activates "Altar"
      And Alice declines
      And all players pass
      Then Alice has 23 life

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013 @rule:701.7c
      Examples:
        | |
        | |
