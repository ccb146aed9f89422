Feature: G.31 Reveal

  Rule: G.31.1 A revealed card is shown to all players, and goes back to where it was

    Background:
      Given a Magic game between Alice and Bob
      And Bob has a creature "Elk" in hand
      And Bob has a creature "Ox" in hand
      And Alice has a sorcery "Question" in hand: "Target player reveals his or her hand. You choose a creature card from it. That player discards that card."

    Example: while the effect goes on
      When Alice plays "Question" targeting Bob
      And all players pass
      Then Alice is asked to choose
      And Alice sees "Elk"
      And Alice sees "Ox"

    Example: not afterwards
      When Alice plays "Question" targeting Bob
      And all players pass
      And Alice chooses "Elk"
      Then "Elk" is in Bob's graveyard
      And "Ox" is still in Bob's hand
      And Alice doesn't see "Ox"

  Rule: G.31.2 A hand that is played with revealed is seen until that ends

    Scenario Outline: the opponent's hand
      Given a Magic game between Alice and Bob
      And Bob has a creature "Elk" in hand
      And Alice controls an enchantment "Spyglass": "Your opponents play with their hands revealed."
      And Alice has an instant "Shatter" in hand: "Destroy target enchantment."
      When Alice plays "Shatter" targeting "Spyglass"
      Then Alice still sees "Elk"
      When all players pass
      Then Alice doesn't see "Elk"

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

    Example: one's own
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" in hand
      And Alice has an enchantment "Open Door" in hand: "Play with your hand revealed."
      When Alice plays "Open Door"
      Then Bob doesn't see "Elk"
      When all players pass
      Then Bob sees "Elk"

  Rule: G.31.3 Cards revealed on top of a library keep their order

    Example: the top card stays on top
      Given a Magic game between Alice and Bob
      And Alice has these cards on top of her library:
        | card             |
        | a creature "Ox"  |
        | a creature "Elk" |
      And Alice has an enchantment "Glass Roof" in hand: "Play with the top card of your library revealed."
      And Alice has an instant "Study" in hand: "Draw a card."
      When Alice plays "Glass Roof"
      And all players pass
      Then Bob sees "Ox"
      And Bob doesn't see "Elk"
      When Alice plays "Study"
      And all players pass
      Then "Ox" is in Alice's hand
      And Bob sees "Elk"

  Rule: G.31.Ruling.1 What is revealed already can be revealed again

    Example: a card of a hand that is open
      Given a Magic game between Alice and Bob
      And Bob has a creature "Elk" in hand
      And Alice controls an enchantment "Spyglass": "Your opponents play with their hands revealed."
      And Alice has a sorcery "Question" in hand: "Target player reveals his or her hand. You choose a creature card from it. That player discards that card."
      When Alice plays "Question" targeting Bob
      And all players pass
      Then the trace cites rule G.31.1 for "Elk"
      And "Elk" is in Bob's graveyard

  Rule: G.31.Ruling.2 Showing a card leaves it where it is

    Example: the top card of a library
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" on top of her library
      And Alice has a sorcery "Herald" in hand: "Reveal the top card of your library."
      When Alice plays "Herald"
      And all players pass
      Then the trace cites rule G.31.1 for "Elk"
      And "Elk" is still on top of Alice's library

  Rule: G.31.Ruling.3 Several cards are revealed at the same time

    Example: all of them are seen as one is chosen
      Given a Magic game between Alice and Bob
      And Alice has these cards on top of her library:
        | card             |
        | a creature "Ox"  |
        | a creature "Elk" |
      And Alice has a sorcery "Herald" in hand: "Reveal the top two cards of your library. Put one of them into your hand and the rest into your graveyard."
      When Alice plays "Herald"
      And all players pass
      Then Bob sees "Ox"
      And Bob sees "Elk"
      When Alice chooses "Elk"
      Then "Elk" is in Alice's hand
      And "Ox" is in Alice's graveyard
