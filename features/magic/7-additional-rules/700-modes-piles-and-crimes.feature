Feature: 700 General

  @edition:2025
  Rule: 700.2e Who a text says chooses its modes does so as it is announced

    Example: an opponent
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Offer" in hand: "An opponent chooses one —\n• You draw two cards.\n• You gain 5 life."
      When Alice plays "Offer"
      Then Bob is asked to choose modes
      When Bob chooses mode 2
      And all players pass
      Then Alice has 25 life

    Example: of an ability that triggers, too
      Given a Magic game between Alice and Bob
      And Alice has a creature "Imp" in hand: "When Imp enters, an opponent chooses one —\n• You draw two cards.\n• You gain 5 life."
      When Alice plays "Imp"
      And all players pass
      And Bob chooses mode 1
      And all players pass
      Then Alice's hand holds 2 cards

  @edition:2025
  Rule: 700.2f Whatever becomes of its targets, its mode stays

    Example: a target of the same mode alone is chosen anew
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Elk"
      And Bob controls an artifact "Cup"
      And Alice has an instant "Break" in hand: "Choose one —\n• Destroy target creature.\n• Destroy target artifact."
      And Bob has an instant "Bend" in hand: "Change the target of target spell."
      When Alice plays "Break" choosing mode 1, targeting "Elk"
      And Alice passes
      And Bob plays "Bend" targeting "Break"
      And all players pass
      And all players pass
      Then "Ox" is in Alice's graveyard
      And "Cup" is still in play

  @edition:2025
  Rule: 700.2h A mode with a cost before it is paid for as it is announced

    Example: for each mode that is chosen
      Given a Magic game between Alice and Bob
      And Alice has 3 red mana
      And Bob controls a creature "Elk"
      And Alice has an instant "Spate" with mana cost {R} in hand: "Choose one or more —\n+ {1} — Draw a card.\n+ {1} — Destroy target creature."
      When Alice plays "Spate" choosing modes 1 and 2, targeting "Elk"
      Then Alice has 0 red mana
      When all players pass
      Then "Elk" is in Bob's graveyard
      And Alice's hand holds 1 card

    Example: a mode that can't be paid for is not chosen
      Given a Magic game between Alice and Bob
      And Alice has 2 red mana
      And Bob controls a creature "Elk"
      And Alice has an instant "Spate" with mana cost {R} in hand: "Choose one or more —\n+ {1} — Draw a card.\n+ {2} — Destroy target creature."
      When Alice plays "Spate"
      Then Alice has 0 red mana
      When all players pass
      Then Alice's hand holds 1 card
      And "Elk" is still in play

    Example: nor is the spell cast where none can be
      Given a Magic game between Alice and Bob
      And Alice has 1 red mana
      And Alice has an instant "Spate" with mana cost {R} in hand: "Choose one or more —\n+ {1} — Draw a card.\n+ {2} — You gain 2 life."
      Then Alice can't play "Spate"

  @edition:2025
  Rule: 700.2i Of modes with symbols those are chosen that have so many and no more

    Example: five of them
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Season" in hand: "Choose up to five {P} worth of modes. You may choose the same mode more than once.\n{P} — Draw a card.\n{P}{P} — You gain 3 life.\n{P}{P}{P} — Each opponent loses 4 life."
      When Alice plays "Season" choosing modes 2 and 3
      And all players pass
      Then Alice has 23 life
      And Bob has 16 life

    Example: the same mode as often as there is room for it
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Season" in hand: "Choose up to five {P} worth of modes. You may choose the same mode more than once.\n{P} — Draw a card.\n{P}{P} — You gain 3 life.\n{P}{P}{P} — Each opponent loses 4 life."
      When Alice plays "Season" choosing modes 1, 2 and 2
      And all players pass
      Then Alice has 26 life
      And Alice's hand holds 1 card

    Example: six of them are too many
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Season" in hand: "Choose up to five {P} worth of modes.\n{P}{P} — You gain 3 life.\n{P}{P}{P} — Each opponent loses 4 life.\n{P}{P} — Draw a card."
      When Alice plays "Season"
      Then Alice is asked to choose modes
      And Alice can't choose modes 1, 2 and 3

  Rule: 700.3a Each object is put into one of the piles

    Scenario Outline: what is not put into the first is in the second
      Given a Magic game between Alice and Bob
      And Alice has these cards on top of her library:
        | card           | text |
        | an instant "A" |      |
        | an instant "B" |      |
        | an instant "C" |      |
      And Alice has a sorcery "Fork" in hand: "Reveal the top three cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard."
      When Alice plays "Fork"
      And all players pass
      And Bob chooses "A" and "C"
      And Alice chooses "second pile"
      Then "B" is in Alice's hand
      And "A" is in Alice's graveyard
      And "C" is in Alice's graveyard

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013 @rule:700.3a
      Examples:
        | |
        | |

    Scenario Outline: of permanents
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Bob controls a creature "Cow"
      And Alice has a sorcery "Rift" in hand: "Separate all creatures target player controls into two piles. That player sacrifices all creatures in the pile of their choice."
      When Alice plays "Rift" targeting Bob
      And all players pass
      And Alice chooses "Elk"
      And Bob chooses "first pile"
      Then "Elk" is in Bob's graveyard
      And "Cow" is still in play

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013 @rule:700.3a
      Examples:
        | |
        | |

  @edition:2025
  Rule: 700.3b A pile is no object, and what is in it is still so many

    Example: each creature of a pile dies by itself
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Urn": "Whenever a creature dies, you gain 1 life."
      And Bob controls a creature "Elk"
      And Bob controls a creature "Cow"
      And Alice has a sorcery "Rift" in hand: "Separate all creatures target player controls into two piles. Destroy all creatures in the pile of that player's choice."
      When Alice plays "Rift" targeting Bob
      And all players pass
      And Alice chooses "Elk" and "Cow"
      And Bob chooses "first pile"
      And all players pass
      Then Alice has 21 life
      When all players pass
      Then Alice has 22 life

  Rule: 700.3c What is grouped into piles leaves no zone for that

    Scenario Outline: nothing is seen to leave
      Given a Magic game between Alice and Bob
      And Bob controls an artifact "Bell": "Whenever a creature leaves the battlefield, you gain 1 life."
      And Bob controls a creature "Elk"
      And Bob controls a creature "Cow"
      And Alice has a sorcery "Rift" in hand: "Separate all creatures target player controls into two piles. Tap all creatures in the pile of that player's choice."
      When Alice plays "Rift" targeting Bob
      And all players pass
      And Alice chooses "Elk"
      And Bob chooses "first pile"
      Then "Elk" is tapped
      And "Elk" is still in play
      And the stack is empty
      And Bob still has 20 life

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013 @rule:700.3c
      Examples:
        | |
        | |

  @edition:2025
  Rule: 700.3d A pile may have nothing in it

    Example: and be chosen
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Bob controls a creature "Cow"
      And Alice has a sorcery "Rift" in hand: "Separate all creatures target player controls into two piles. Destroy all creatures in the pile of that player's choice."
      When Alice plays "Rift" targeting Bob
      And all players pass
      And Alice chooses "Elk" and "Cow"
      And Bob chooses "second pile"
      Then "Rift" is in Alice's graveyard
      And "Elk" is still in play
      And "Cow" is still in play

  @edition:2025
  Rule: 700.13 To target an opponent, what is theirs or a card in their graveyard is a crime

    Example: a spell at an opponent
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Cup": "Whenever you commit a crime, you gain 1 life."
      And Alice has an instant "Bolt" in hand: "Bolt deals 3 damage to any target."
      When Alice plays "Bolt" targeting Bob
      And all players pass
      Then Alice has 21 life
      And Bob still has 20 life

    Example: an activated ability at a permanent, once however many targets there are
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Cup": "Whenever you commit a crime, you gain 1 life."
      And Bob controls a creature "Elk"
      And Bob controls a creature "Cow"
      And Alice controls an artifact "Net": "{T}: Tap two target creatures."
      When Alice activates "Net" targeting "Elk" and "Cow"
      And all players pass
      Then Alice has 21 life
      When all players pass
      Then "Elk" is tapped
      And Alice has 21 life

    Example: an ability that triggers
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Cup": "Whenever you commit a crime, you gain 1 life."
      And Alice has a creature "Imp" in hand: "When Imp enters, target opponent loses 1 life."
      When Alice plays "Imp"
      And all players pass
      And all players pass
      Then Alice has 21 life

    Example: a spell on the stack
      Given a Magic game between Alice and Bob
      And Bob controls an artifact "Cup": "Whenever you commit a crime, you gain 1 life."
      And Alice has an instant "Draw" in hand: "Draw a card."
      And Bob has an instant "Veto" in hand: "Counter target spell."
      When Alice plays "Draw"
      And Alice passes
      And Bob plays "Veto" targeting "Draw"
      And all players pass
      Then Bob has 21 life

    Example: a card in their graveyard
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Cup": "Whenever you commit a crime, you gain 1 life."
      And Bob has a creature "Hen" in graveyard
      And Alice has an instant "Dig" in hand: "Exile target card from a graveyard."
      When Alice plays "Dig" targeting "Hen"
      And all players pass
      Then Alice has 21 life

    Example: what is one's own is none
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Cup": "Whenever you commit a crime, you gain 1 life."
      And Alice controls a creature "Ox"
      And Alice has an instant "Grow" in hand: "Target creature gets +1/+1 until end of turn."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      Then "Ox" has power 2
      And Alice still has 20 life
