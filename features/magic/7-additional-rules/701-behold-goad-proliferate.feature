Feature: 701 Keyword Actions

  @edition:2025
  Rule: 701.4a To behold a quality is to reveal such a card in hand, or to choose such a permanent

    Example: a card in hand is shown
      Given a Magic game between Alice and Bob
      And Alice has an Elf creature "Bow" in hand
      And Alice has a sorcery "See" in hand: "As an additional cost to cast this spell, behold an Elf.\nDraw a card."
      When Alice plays "See"
      Then Bob sees "Bow"
      When all players pass
      Then Alice's hand holds 2 cards

    Example: a permanent is chosen
      Given a Magic game between Alice and Bob
      And Alice controls an Elf creature "Bow"
      And Alice has an Elf creature "Arrow" in hand
      And Alice has a sorcery "See" in hand: "As an additional cost to cast this spell, behold an Elf.\nDraw a card."
      When Alice plays "See"
      And Alice chooses "Bow"
      And all players pass
      Then Alice's hand holds 2 cards
      And Bob doesn't see "Arrow"

    Example: who has neither can't
      Given a Magic game between Alice and Bob
      And Bob controls an Elf creature "Bow"
      And Alice has a creature "Hen" in hand
      And Alice has a sorcery "See" in hand: "As an additional cost to cast this spell, behold an Elf.\nDraw a card."
      Then Alice can't play "See"

    Example: as something resolves
      Given a Magic game between Alice and Bob
      And Alice controls an Elf creature "Bow"
      And Alice has a sorcery "See" in hand: "You may behold an Elf. If you do, draw two cards."
      When Alice plays "See"
      And all players pass
      And Alice accepts
      Then Alice's hand holds 2 cards

  @edition:2025
  Rule: 701.4b What was beheld was so then, whatever it is when the spell resolves

    Example: it has left play
      Given a Magic game between Alice and Bob
      And Alice controls an Elf creature "Bow"
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      And Alice has a sorcery "See" in hand: "As an additional cost to cast this spell, you may behold an Elf.\nDraw a card. If an Elf was beheld, draw two cards."
      When Alice plays "See" with the additional cost
      And Alice passes
      And Bob plays "Slay" targeting "Bow"
      And all players pass
      And all players pass
      Then Alice's hand holds 3 cards

    Example: nothing was
      Given a Magic game between Alice and Bob
      And Alice controls an Elf creature "Bow"
      And Alice has a sorcery "See" in hand: "As an additional cost to cast this spell, you may behold an Elf.\nDraw a card. If an Elf was beheld, draw two cards."
      When Alice plays "See"
      And all players pass
      Then Alice's hand holds 1 card

  @edition:2025
  Rule: 701.15a A creature is goaded until the next turn of who goaded it

    Example: in the opponent's turn, and no longer
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Alice has a sorcery "Taunt" in hand: "Goad target creature."
      When Alice plays "Taunt" targeting "Elk"
      And all players pass
      And the game goes to Bob's declare attackers step
      Then "Elk" is attacking
      When the game goes to Alice's upkeep step
      And the game goes to Bob's declare attackers step
      Then Bob can declare no attackers

  @edition:2025
  Rule: 701.15b A goaded creature attacks if able

    Example: each of them that was
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Bob controls a creature "Cow"
      And Bob controls a creature "Hen"
      And Alice has a sorcery "Taunt" in hand: "Goad each creature your opponents control."
      When Alice plays "Taunt"
      And all players pass
      And the game goes to Bob's declare attackers step
      Then Bob can't declare no attackers
      When Bob attacks with "Elk", "Cow" and "Hen"
      Then "Hen" is attacking

    Example: not where it is tapped
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Alice has a sorcery "Taunt" in hand: "Goad target creature."
      And Alice has an instant "Pin" in hand: "Tap target creature."
      When Alice plays "Taunt" targeting "Elk"
      And all players pass
      And the game goes to Bob's upkeep step
      And Bob passes
      And Alice plays "Pin" targeting "Elk"
      And all players pass
      And the game goes to the end of turn step
      Then Alice still has 20 life
      And "Elk" is tapped

    Example: rather another player than who goaded it
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Bob controls a creature "Cow"
      And Alice has an instant "Taunt" in hand: "Goad target creature."
      And Bob has an instant "Spur" in hand: "Goad target creature."
      And Alice controls an enchantment "Path": "No more than one creature can attack each combat."
      When Alice plays "Taunt" targeting "Elk"
      And all players pass
      And the game goes to Bob's first main phase
      And Bob plays "Spur" targeting "Cow"
      And all players pass
      And the game goes to the declare attackers step
      Then "Cow" is attacking
      And "Elk" is not attacking

  @edition:2025
  Rule: 701.15c A creature that several players goaded has as many requirements to obey

    Example: where one alone can attack, it is that one
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Bob controls a creature "Cow": "Cow attacks each combat if able."
      And Alice has an instant "Taunt" in hand: "Goad target creature."
      And Alice has an instant "Jeer" in hand: "Goad target creature."
      And Bob has an instant "Spur" in hand: "Goad target creature."
      And Alice controls an enchantment "Path": "No more than one creature can attack each combat."
      When Alice plays "Taunt" targeting "Elk"
      And all players pass
      And Alice plays "Jeer" targeting "Cow"
      And all players pass
      And the game goes to Bob's first main phase
      And Bob plays "Spur" targeting "Elk"
      And all players pass
      And the game goes to the declare attackers step
      Then "Elk" is attacking
      And "Cow" is not attacking

  @edition:2025
  Rule: 701.15d The same player goads a creature once

    Example: goaded again, it has no more to obey than another
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Bob controls a creature "Cow"
      And Alice has 3 instants "Taunt" in hand: "Goad target creature."
      And Alice controls an enchantment "Path": "No more than one creature can attack each combat."
      When Alice plays "Taunt" targeting "Elk"
      And all players pass
      And Alice plays "Taunt" targeting "Elk"
      And all players pass
      And Alice plays "Taunt" targeting "Cow"
      And all players pass
      And the game goes to Bob's declare attackers step
      Then Bob can't declare no attackers
      And Bob can attack with "Cow"

  @edition:2025
  Rule: 701.34a To proliferate gives what is chosen one more of each kind of counter that it has

    Example: of permanents and players
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1 and 1 +1/+1 counter
      And Bob controls a creature "Elk" with power 1 and toughness 1 and 1 +1/+1 counter
      And Bob has 1 poison counter
      And Alice has a sorcery "Spread" in hand: "Proliferate."
      When Alice plays "Spread"
      And all players pass
      And Alice chooses "Ox" and Bob
      Then "Ox" has power 3
      And Bob has 2 poison counters
      And "Elk" still has power 2

    Example: of each kind
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with 1 ice counter and 2 charge counters
      And Alice has a sorcery "Spread" in hand: "Proliferate."
      When Alice plays "Spread"
      And all players pass
      And Alice chooses "Ox"
      Then "Ox" has 2 ice counters
      And "Ox" has 3 charge counters

    Scenario Outline: what waits for it hears it, though nothing had counters
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Bloom": "Whenever you proliferate, you gain 1 life."
      And Alice has a sorcery "Spread" in hand: "Proliferate."
      And Bob has an instant "Creep" in hand: "Proliferate."
      When Alice plays "Spread"
      And all players pass
      And all players pass
      And Alice passes
      And Bob plays "Creep"
      And all players pass
      Then Alice has <life> life

      @edition:2025
      Examples:
        | life |
        | 21   |

      @edition:2013 @rule:701.24b
      Examples:
        | life |
        | 21   |

  @edition:2013
  Rule: 701.24b Who proliferates chooses one kind of counter for what has several

    Example: one of two kinds
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with 1 ice counter and 2 charge counters
      And Alice has a sorcery "Spread" in hand: "Proliferate."
      When Alice plays "Spread"
      And all players pass
      And Alice chooses "Ox"
      Then Alice is asked to choose a kind of counter
      When Alice chooses "charge"
      Then "Ox" has 3 charge counters
      And "Ox" still has 1 ice counter
