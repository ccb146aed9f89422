Feature: T.7

  Rule: T.7.3 Of what is impossible as much as is possible

    Example: one card of two
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      And Alice has a sorcery "Rot" in hand: "Target player discards two cards."
      When Alice plays "Rot" targeting Bob
      And all players pass
      Then "Jolt" is in Bob's graveyard
      And Bob's hand holds 0 cards

  Rule: T.7.2 Effects apply to what is in play

    Scenario Outline: all lands, and one in the graveyard
      Given a Magic game between Alice and Bob
      And Alice controls a land "Glade"
      And Alice has a land "Mesa" in her graveyard
      And Alice has a sorcery "Wake" in hand: "All lands become 2/2 creatures until end of turn. They're still lands."
      And Alice has a sorcery "Exhume" in hand: "Return target creature card from your graveyard to your hand."
      When Alice plays "Wake"
      And all players pass
      Then "Glade" is a creature
      And Alice can't play "Exhume"

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |
