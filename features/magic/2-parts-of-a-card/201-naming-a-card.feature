Feature: 201 Naming a Card

  Rule: 201.3 Who names a card names one that there is, and no token

    Scenario Outline: what is named so is destroyed
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Bob controls a creature "Cow"
      And Alice has a sorcery "Curse" in hand: "<text>"
      When Alice plays "Curse"
      And all players pass
      Then Alice is asked to choose a card name
      When Alice chooses "Ox"
      Then "Ox" is in Bob's graveyard
      And "Cow" is still in play

      @edition:2013
      Examples:
        | text                                              |
        | Name a card. Destroy all creatures with that name. |

      @edition:2003 @rule:T.6.4
      Examples:
        | text                                               |
        | Name a card. Destroy all creatures with that name. |

      @edition:2025
      Examples:
        | text                                                              |
        | Choose a card name. Destroy all creatures with the chosen name. |

    @edition:2013
    Example: as it comes to the battlefield, for what nobody casts any more
      Given a Magic game between Alice and Bob
      And Bob has an instant "Zap" in hand: "You gain 1 life."
      And Bob has an instant "Zip" in hand: "You gain 1 life."
      And Alice has an artifact "Needle" in hand:
        """
        As Needle enters the battlefield, name a card.
        Players can't cast spells with the chosen name.
        """
      When Alice plays "Needle"
      And all players pass
      And Alice chooses "Zap"
      And Alice passes
      Then Bob can't play "Zap"
      And Bob can still play "Zip"

    Scenario Outline: the name of a token is none to choose
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Hatch" in hand: "<text>."
      And Alice has a sorcery "Curse" in hand: "<words>. Destroy all creatures with that name."
      When Alice plays "Hatch"
      And all players pass
      And Alice plays "Curse"
      And all players pass
      Then Alice can't choose "Snake"
      And Alice can choose "Hatch"

      @edition:2013
      Examples:
        | text                                                      | words       |
        | Put a 1/1 green Snake creature token onto the battlefield | Name a card |

      @edition:2025
      Examples:
        | text                                    | words              |
        | Create a 1/1 green Snake creature token | Choose a card name |
