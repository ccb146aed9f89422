Feature: 702.27 Buyback

  Rule: 702.27a What another player than its owner has bought back goes to its owner's hand, in 2003 to the graveyard

    Scenario Outline: out of an opponent's graveyard
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Theft": "You may cast instants from each opponent's graveyard."
      And Alice has 3 red mana
      And Bob has an instant "Spark" in his graveyard:
        """
        Buyback {3}
        Draw a card.
        """
      When Alice plays "Spark" with the additional cost
      And all players pass
      Then "Spark" is in Bob's <zone>

      @edition:2025
      Examples:
        | zone |
        | hand |

      @edition:2003 @also:A.10.Ruling.2
      Examples:
        | zone      |
        | graveyard |

      @edition:2013
      Examples:
        | zone      |
        | graveyard |
