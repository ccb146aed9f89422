Feature: 701 Keyword Actions

  @edition:2025
  Rule: 701.14a Each of two creatures that fight deals the other damage equal to its power

    Example: two targets
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bear" with power 2 and toughness 4
      And Bob controls a creature "Ox" with power 1 and toughness 4
      And Alice has a sorcery "Duel" in hand: "Target creature you control fights target creature you don't control."
      When Alice plays "Duel" targeting "Bear" and "Ox"
      And all players pass
      Then "Ox" has 2 damage marked
      And "Bear" has 1 damage marked

  @edition:2025
  Rule: 701.14b Where one of them can not fight, neither does

    Example: it has left the battlefield
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bear" with power 2 and toughness 4: "{0}: This creature fights target creature an opponent controls."
      And Bob controls a creature "Ox" with power 1 and toughness 4
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Bear" targeting "Ox"
      And Alice passes
      And Bob plays "Fell" targeting "Bear"
      And all players pass
      And all players pass
      Then "Bear" is in Alice's graveyard
      And the stack is empty
      And "Ox" still has no damage marked

    Example: it is no legal target any more
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bear" with power 2 and toughness 4
      And Bob controls a creature "Ox" with power 1 and toughness 4
      And Alice has a sorcery "Duel" in hand: "Target creature you control fights target creature you don't control."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Duel" targeting "Bear" and "Ox"
      And Alice passes
      And Bob plays "Fell" targeting "Bear"
      And all players pass
      And all players pass
      Then "Duel" is in Alice's graveyard
      And "Ox" still has no damage marked

  @edition:2025
  Rule: 701.14c A creature that fights itself deals itself twice its power

    Example: the same creature is chosen twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bear" with power 2 and toughness 9: "{0}: This creature fights target creature."
      When Alice activates "Bear" targeting "Bear"
      And all players pass
      Then "Bear" has 4 damage marked
      And the trace shows, in this order:
        | event       | object |
        | deal damage | Bear   |

    Example: where the text says so
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk" with power 2 and toughness 5
      And Alice has a sorcery "Rage" in hand: "Target creature fights itself."
      When Alice plays "Rage" targeting "Elk"
      And all players pass
      Then "Elk" has 4 damage marked

  @edition:2025
  Rule: 701.14d Damage of a fight is no combat damage

    Example: what waits for combat damage waits on
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bear" with power 2 and toughness 4: "Whenever this creature deals combat damage, you gain 5 life.\nWhenever this creature deals damage, you gain 1 life."
      And Bob controls a creature "Ox" with power 1 and toughness 4
      And Alice has a sorcery "Duel" in hand: "Target creature you control fights target creature you don't control."
      When Alice plays "Duel" targeting "Bear" and "Ox"
      And all players pass
      And all players pass
      Then Alice has 21 life
      And the stack is empty

  @edition:2025
  Rule: 701.17a To mill cards puts them from the top of the library into the graveyard

    Example: the top two
      Given a Magic game between Alice and Bob
      And Bob has these cards in library:
        | card              |
        | an instant "Low"  |
        | an instant "Mid"  |
        | an instant "High" |
      And Alice has a sorcery "Grind" in hand: "Target player mills two cards."
      When Alice plays "Grind" targeting Bob
      And all players pass
      And Bob orders "Low", "Mid"
      Then "Low" is in Bob's graveyard
      And "Mid" is in Bob's graveyard
      And "High" is still in Bob's library

  @edition:2025
  Rule: 701.17b Who has not so many cards mills as many as there are

    Example: two of three
      Given a Magic game between Alice and Bob
      And Bob's library holds 1 card
      And Alice has a sorcery "Grind" in hand: "Target player mills three cards."
      When Alice plays "Grind" targeting Bob
      And all players pass
      Then Bob's library holds 0 cards
      And Bob's graveyard holds 1 card
      And the game is not over

    Example: who has not so many can't choose to mill them
      Given a Magic game between Alice and Bob
      And Alice's library holds 1 card
      And Alice has a sorcery "Dig" in hand: "You may mill two cards. If you do, you gain 3 life. Draw a card."
      When Alice plays "Dig"
      And all players pass
      Then Alice still has 20 life
      And Alice has 1 card in her hand
      And Alice's graveyard holds 1 card

    Example: nor pay with them
      Given a Magic game between Alice and Bob
      And Alice's library holds 3 cards
      And Alice controls an artifact "Wheel": "Mill two cards: You gain 3 life."
      When Alice activates "Wheel"
      Then Alice's library holds 1 card
      And Alice can't activate "Wheel"
      When Alice tries to activate "Wheel"
      Then it is refused
      And Alice's library holds 1 card

    Example: mana that is milled for
      Given a Magic game between Alice and Bob
      And Alice's library holds 1 card
      And Alice controls an artifact "Wheel": "{T}, mill a card: Add {G}."
      When Alice activates "Wheel"
      Then Alice has 1 green mana
      And Alice's library holds 0 cards

  @edition:2025
  Rule: 701.17c An effect finds the card that was milled where it has come to

    Example: in the graveyard
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Sift" in hand: "Mill a card. Return it to its owner's hand."
      When Alice plays "Sift"
      And all players pass
      Then Alice's library holds 9 cards
      And Alice's hand holds 1 card

  Rule: 701.22a Of the cards on top any number goes to the bottom, the rest stays on top, both in any order

    Scenario Outline: one of three goes, and the others change places
      Given a Magic game between Alice and Bob
      And Alice has these cards in library:
        | card              |
        | an instant "Ace"  |
        | an instant "King" |
        | an instant "Ten"  |
        | an instant "Two"  |
      And Alice has a sorcery "Omen" in hand: "Scry 3."
      And Alice has a sorcery "Study" in hand: "Draw two cards."
      And Alice has a sorcery "Delve" in hand: "Draw a card."
      When Alice plays "Omen"
      And all players pass
      And Alice chooses "Ace"
      And Alice orders "King", "Ten"
      And Alice plays "Study"
      And all players pass
      Then "Ten" is in Alice's hand
      And "King" is in Alice's hand
      And "Ace" is <where>
      When Alice plays "Delve"
      And all players pass
      Then "Two" is in Alice's hand

      @edition:2025
      Examples:
        | where                    |
        | still in Alice's library |

      @edition:2013 @rule:701.18a
      Examples:
        | where                    |
        | still in Alice's library |

    @edition:2025
    Example: all of them stay, and the first in order lies lowest
      Given a Magic game between Alice and Bob
      And Alice has these cards in library:
        | card              |
        | an instant "Ace"  |
        | an instant "King" |
      And Alice has a sorcery "Omen" in hand: "Scry 2. Draw a card."
      When Alice plays "Omen"
      And all players pass
      Then Alice sees "Ace"
      And Bob doesn't see "Ace"
      When Alice chooses nothing
      And Alice orders "Ace", "King"
      Then "King" is in Alice's hand
      And "Ace" is still in Alice's library

  @edition:2025
  Rule: 701.22b To scry 0 is not to scry

    Example: nothing triggers
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Orb": "Whenever you scry, you gain 1 life."
      And Alice has 2 green mana
      And Alice has a sorcery "Omen" with mana cost {X} in hand: "Scry X. You gain 2 life."
      When Alice plays "Omen" with X = 0
      And all players pass
      Then Alice has 22 life
      And the stack is empty

  @edition:2025
  Rule: 701.22d What waits for scrying triggers when it is complete, even if nothing could be done

    Example: an empty library
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Orb": "Whenever you scry, you gain 1 life."
      And Alice's library holds 0 cards
      And Alice has a sorcery "Omen" in hand: "Scry 2."
      When Alice plays "Omen"
      And all players pass
      And all players pass
      Then Alice has 21 life

  @edition:2025
  Rule: 701.25a Of the cards on top any number goes to the graveyard, the rest stays on top

    Example: one of two
      Given a Magic game between Alice and Bob
      And Alice has these cards in library:
        | card              |
        | an instant "Ace"  |
        | an instant "King" |
      And Alice has a sorcery "Scout" in hand: "Surveil 2. Draw a card."
      When Alice plays "Scout"
      And all players pass
      Then Alice sees "Ace"
      And Bob doesn't see "Ace"
      When Alice chooses "Ace"
      Then "Ace" is in Alice's graveyard
      And "King" is in Alice's hand

  @edition:2025
  Rule: 701.25c To surveil 0 is not to surveil

    Example: nothing triggers
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Orb": "Whenever you surveil, you gain 1 life."
      And Alice has a sorcery "Scout" with mana cost {X} in hand: "Surveil X. You gain 2 life."
      When Alice plays "Scout" with X = 0
      And all players pass
      Then Alice has 22 life
      And the stack is empty

  @edition:2025
  Rule: 701.25d What waits for surveilling triggers when it is complete, even if nothing could be done

    Example: an empty library
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Orb": "Whenever you surveil, you gain 1 life."
      And Alice's library holds 0 cards
      And Alice has a sorcery "Scout" in hand: "Surveil 2."
      When Alice plays "Scout"
      And all players pass
      And all players pass
      Then Alice has 21 life
