Feature: 118 to 121 Life, Damage, Drawing a Card, Counters

  @edition:2013
  Rule: 118.4 Nobody pays more life than there is

    Example: with one life too few
      Given a Magic game between Alice and Bob
      And Alice has 1 life
      And Alice controls an enchantment "Altar": "Pay 2 life: Draw a card."
      Then Alice can't activate "Altar"

    @also:704.5a
    Example: all that there is
      Given a Magic game between Alice and Bob
      And Alice has 2 life
      And Alice controls an enchantment "Altar": "Pay 2 life: Draw a card."
      When Alice activates "Altar"
      Then Alice loses the game

  @edition:2013
  Rule: 118.5 A life total is set by gaining or losing the difference

    @also:104.2a
    Example: more life
      Given a Magic game between Alice and Bob
      And Alice has 4 life
      And Alice has an instant "Renewal" in hand: "Your life total becomes 10."
      When Alice plays "Renewal"
      And all players pass
      Then Alice has 10 life
      And the trace shows, in this order:
        | event     | player | amount |
        | gain life | Alice  | 6      |

    Example: less life
      Given a Magic game between Alice and Bob
      And Alice has an instant "Hex" in hand: "Target player's life total becomes 10."
      When Alice plays "Hex" targeting Bob
      And all players pass
      Then Bob has 10 life
      And the trace shows, in this order:
        | event     | player | amount |
        | lose life | Bob    | 10     |

    @also:101.2
    Example: who can't gain life keeps what there is
      Given a Magic game between Alice and Bob
      And Alice has 4 life
      And Bob controls an enchantment "Blight": "Players can't gain life."
      And Alice has an instant "Renewal" in hand: "Your life total becomes 10."
      When Alice plays "Renewal"
      And all players pass
      Then Alice still has 4 life

  @edition:2013
  Rule: 119.8 No damage is not dealt

    @also:614.7a
    Example: nothing triggers on it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Mule" with power 0 and toughness 1: "Whenever Mule deals damage, you gain 3 life."
      When Alice attacks with "Mule"
      And the game goes to the end of combat step
      Then Bob still has 20 life
      And Alice still has 20 life

  @edition:2013
  Rule: 120.2 Cards are drawn one at a time

    Example: each sets off what waits for a card
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Muse": "Whenever you draw a card, you gain 1 life."
      And Alice has a sorcery "Insight" in hand: "Draw two cards."
      When Alice plays "Insight"
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 22 life
      And the stack is empty

  @edition:2013
  Rule: 120.2a The active player draws first

    @also:101.4
    Example: all cards, then the other player
      Given a Magic game between Alice and Bob
      And Bob has an instant "Insight" in hand: "Each player draws two cards."
      When Bob plays "Insight"
      And all players pass
      Then Alice's hand holds 2 cards
      And Bob's hand holds 2 cards
      And the trace shows, in this order:
        | event       | player |
        | draw a card | Alice  |
        | draw a card | Alice  |
        | draw a card | Bob    |
        | draw a card | Bob    |

  @edition:2013
  Rule: 120.3 A choice to draw may be made though no card is left

    @also:608.2d @also:704.5b
    Example: and it loses the game
      Given a Magic game between Alice and Bob
      And Alice's library holds 0 cards
      And Alice has an instant "Lure" in hand: "You may draw a card."
      When Alice plays "Lure"
      And all players pass
      And Alice accepts
      Then Alice loses the game

  @edition:2013
  Rule: 121.1c Ten poison counters lose the game

    @also:704.5c
    Example: the tenth
      Given a Magic game between Alice and Bob
      And Alice has an instant "Bane" in hand: "Target player gets 9 poison counters."
      And Alice has an instant "Drop" in hand: "Target player gets 1 poison counter."
      When Alice plays "Bane" targeting Bob
      And all players pass
      Then the game is not over
      When Alice plays "Drop" targeting Bob
      And all players pass
      Then Bob loses the game

  @edition:2013
  Rule: 121.2 Counters are not kept where an object changes zones

    @also:400.7
    Example: back in play without them
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Blessing" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Gust" in hand: "Return target creature to its owner's hand."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When Alice plays "Gust" targeting "Ox"
      And all players pass
      And Alice plays "Ox"
      And all players pass
      Then "Ox" has power 2

  @edition:2013
  Rule: 121.5 A counter is moved from one object to another

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Goat" with power 1 and toughness 1
      And Alice has an instant "Blessing" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Shift" in hand: "Move a +1/+1 counter from target creature onto another target creature."

    Example: taken from one and put on the other
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      And Alice plays "Shift" targeting "Ox", "Goat"
      And all players pass
      Then "Goat" has power 2
      And "Ox" has power 2

    Example: nothing happens where the first has none
      When Alice plays "Shift" targeting "Ox", "Goat"
      And all players pass
      Then "Shift" is in Alice's graveyard
      And "Goat" still has power 1

    Example: nothing happens where the second is gone
      Given Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      And Alice plays "Shift" targeting "Ox", "Goat"
      And Bob plays "Fell" targeting "Goat"
      And all players pass
      And all players pass
      Then "Ox" has power 3
