Feature: K.22 Sorcery

  Rule: K.22.2 A sorcery does not come into play

    Scenario Outline: it stays in the graveyard
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Study" in graveyard
      And Alice has an instant "Wake" in hand: "Put target card in your graveyard <where>."
      When Alice plays "Wake" targeting "Study"
      And all players pass
      Then "Study" is still in Alice's graveyard

      @edition:2003
      Examples:
        | where     |
        | into play |

      @edition:2013
      Examples:
        | where                |
        | onto the battlefield |

      @edition:2025
      Examples:
        | where                |
        | onto the battlefield |

  Rule: K.22.Ruling.1 An ability that is played as a sorcery is puts its permanent into no graveyard

    Example: an altar that stays
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Altar": "{0}: You gain 1 life. Play this ability only any time you could play a sorcery."
      When Alice activates "Altar"
      And all players pass
      Then Alice has 21 life
      And "Altar" is still in play
