Feature: K.14 Instant

  Rule: K.14.2 An instant does not come into play

    Scenario Outline: it stays in the graveyard
      Given a Magic game between Alice and Bob
      And Alice has an instant "Jolt" in graveyard
      And Alice has an instant "Wake" in hand: "Put target card in your graveyard <where>."
      When Alice plays "Wake" targeting "Jolt"
      And all players pass
      Then "Jolt" is still in Alice's graveyard

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

  Rule: K.14.Ruling.1 An ability that is played as an instant is puts its permanent into no graveyard

    Example: a lamp that stays
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Lamp": "{0}: You gain 1 life."
      When Alice activates "Lamp"
      And all players pass
      Then Alice has 21 life
      And "Lamp" is still in play
