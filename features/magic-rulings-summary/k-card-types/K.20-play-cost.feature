Feature: K.20 Play Cost

  Rule: K.20.2 The mana cost, and what effects add

    Example: two more
      Given a Magic game between Alice and Bob
      And Alice controls 3 Swamp lands "Mire"
      And Alice has a creature "Rat" with mana cost {B} in hand
      And Bob controls an enchantment "Gloom": "Black spells cost {2} more to play."
      When Alice plays "Rat"
      Then "Mire" (1) is tapped
      And "Mire" (2) is tapped
      And "Mire" (3) is tapped

    Example: who has too little does not play it
      Given a Magic game between Alice and Bob
      And Alice controls 2 Swamp lands "Mire"
      And Alice has a creature "Rat" with mana cost {B} in hand
      And Bob controls an enchantment "Gloom": "Black spells cost {2} more to play."
      When Alice tries to play "Rat"
      Then it is refused by rule G.6.4

  Rule: K.20.3 What is asked for besides is a part of it

    Example: a sacrifice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat"
      And Alice has an instant "Rite" in hand:
        """
        As an additional cost to play Rite, sacrifice a creature.
        Draw two cards.
        """
      When Alice plays "Rite"
      Then "Goat" is in Alice's graveyard
      When all players pass
      Then Alice's hand holds 2 cards

    Example: without a creature it is not played
      Given a Magic game between Alice and Bob
      And Alice has an instant "Rite" in hand:
        """
        As an additional cost to play Rite, sacrifice a creature.
        Draw two cards.
        """
      When Alice tries to play "Rite"
      Then it is refused by rule G.6.4

  Rule: K.20.4 Increases first, then reductions

    Example: kicker is made cheaper, too
      Given a Magic game between Alice and Bob
      And Alice has 1 red mana
      And Alice controls an artifact "Medal": "Red spells you play cost {2} less to play."
      And Alice has a sorcery "Scholar" with mana cost {R} in hand:
        """
        Kicker {2}
        You gain 1 life. If the kicker cost was paid, draw two cards.
        """
      When Alice plays "Scholar" with the additional cost
      And all players pass
      Then Alice's hand holds 2 cards

  Rule: K.20.2 An ability costs its activation cost, and what effects add

    Background:
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Damp": "Activated abilities of creatures cost {2} more to play."

    Example: two more
      Given Alice has 3 green mana
      And Alice controls a creature "Imp": "{1}: Draw a card."
      When Alice activates "Imp"
      Then Alice has 0 green mana

    Example: who has too little does not play it
      Given Alice has 2 green mana
      And Alice controls a creature "Imp": "{1}: Draw a card."
      When Alice tries to activate "Imp"
      Then it is refused by rule G.6.4

    Example: a mana ability, too
      Given Alice controls a creature "Elf": "{T}: Add {G} to your mana pool."
      And Alice has a creature "Elk" with mana cost {G} in hand
      Then Alice can't play "Elk"
      And Alice can't activate "Elf"

    Example: of nothing else
      Given Alice controls an artifact "Idol": "{T}: You gain 1 life."
      When Alice activates "Idol"
      And all players pass
      Then Alice has 21 life

  Rule: K.20.4 A card may reduce its own cost

    Background:
      Given a Magic game between Alice and Bob
      And Alice has 1 green mana
      And Alice has a creature "Elk" with mana cost {2}{G} in hand: "Elk costs {1} less to play for each creature you control."

    Example: by two creatures
      Given Alice controls 2 creatures "Rat"
      When Alice plays "Elk"
      Then "Elk" is on the stack
      And Alice has 0 green mana

    Example: by one, and that isn't enough
      Given Alice controls a creature "Rat"
      When Alice tries to play "Elk"
      Then it is refused by rule G.6.4

    Example: never below what is not generic
      Given Alice controls 4 creatures "Rat"
      When Alice plays "Elk"
      Then Alice has 0 green mana

  Rule: K.20.3 A permanent may ask for something besides as well

    Example: a creature that takes another
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Rat"
      And Alice has a creature "Eel" in hand: "As an additional cost to play Eel, sacrifice a creature."
      When Alice plays "Eel"
      Then "Rat" is in Alice's graveyard
      And "Eel" is on the stack

  Rule: K.20.5 Mana that says on what it is spent is spent on all of what that costs

    Example: on a creature, and on nothing else
      Given a Magic game between Alice and Bob
      And Alice controls a land "Cave": "{T}: Add {G} to your mana pool. Spend this mana only to play creature spells."
      And Alice has an instant "Jolt" with mana cost {G} in hand
      And Alice has a creature "Elk" with mana cost {G} in hand
      Then Alice can't play "Jolt"
      When Alice plays "Elk"
      Then "Cave" is tapped

    Example: it is mana as any other until then
      Given a Magic game between Alice and Bob
      And Alice controls a land "Cave": "{T}: Add {G} to your mana pool. Spend this mana only to play creature spells."
      And Alice has an instant "Jolt" with mana cost {G} in hand
      When Alice activates "Cave"
      Then Alice has 1 green mana
      And Alice can't play "Jolt"

    Example: on the kicker cost of a creature, too
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat"
      And Alice controls an enchantment "Chain": "Sacrifice a creature: Add three mana of any one color to your mana pool. Spend this mana only to play creature spells."
      And Alice has a creature "Elk" with mana cost {G} in hand:
        """
        Kicker {2}
        When Elk comes into play, if the kicker cost was paid, you gain 3 life.
        """
      When Alice activates "Chain"
      And Alice chooses "green"
      And Alice plays "Elk" with the additional cost
      And all players pass
      Then "Elk" is in play
      When all players pass
      Then Alice has 23 life

    Example: who pays chooses which mana is spent
      Given a Magic game between Alice and Bob
      And Alice has 1 green mana
      And Alice controls a land "Cave": "{T}: Add {G} to your mana pool. Spend this mana only to play creature spells."
      And Alice has a creature "Elk" with mana cost {G} in hand
      And Alice has an instant "Jolt" with mana cost {G} in hand
      When Alice activates "Cave"
      And Alice plays "Elk"
      Then Alice is asked to choose the mana that pays
      When Alice chooses "restricted green mana"
      Then Alice has 1 green mana
      And Alice can still play "Jolt"

    Example: on abilities of a kind of permanents
      Given a Magic game between Alice and Bob
      And Alice controls a land "Cave": "{T}: Add {G} to your mana pool. Spend this mana only to play abilities of creatures."
      And Alice controls an artifact "Idol": "{1}: You gain 1 life."
      And Alice controls a creature "Elf": "{1}: You gain 2 life."
      Then Alice can't activate "Idol"
      When Alice activates "Elf"
      Then "Cave" is tapped

  @also:A.10.Ruling.1 @also:K.20.Ruling.2
  Rule: K.20.Ruling.1 Buyback is added before reductions are taken away

    Example: it is made cheaper, too
      Given a Magic game between Alice and Bob
      And Alice has 1 red mana
      And Alice controls an artifact "Medal": "Red spells you play cost {2} less to play."
      And Alice has an instant "Echo" with mana cost {R} in hand:
        """
        Buyback {2}
        You gain 1 life.
        """
      When Alice plays "Echo" with the additional cost
      And all players pass
      Then "Echo" is in Alice's hand
      And Alice has 21 life

  Rule: A.24.Ruling.4 A kicker cost is made cheaper, too

    Example: by two
      Given a Magic game between Alice and Bob
      And Alice has 1 red mana
      And Alice controls an artifact "Medal": "Red spells you play cost {2} less to play."
      And Alice has an instant "Spark" with mana cost {R} in hand:
        """
        Kicker {2}
        You gain 1 life. If the kicker cost was paid, you gain 4 life.
        """
      When Alice plays "Spark" with the additional cost
      And all players pass
      Then Alice has 25 life

  Rule: A.24.Ruling.2 A kicker cost is paid once

    Example: though there is mana for two
      Given a Magic game between Alice and Bob
      And Alice has 5 red mana
      And Alice has an instant "Spark" with mana cost {R} in hand:
        """
        Kicker {2}
        You gain 1 life. If the kicker cost was paid, you gain 4 life.
        """
      When Alice plays "Spark" with the additional cost
      Then Alice has 2 red mana
      When all players pass
      Then Alice has 25 life

  Rule: K.18.Ruling.3 Who pays no mana cost pays the rest all the same

    Example: what an effect adds
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Gloom": "White spells cost {3} more to play."
      And Alice has 4 green mana
      And Alice has an instant "Hymn" with mana cost {4}{W} in hand:
        """
        You may play Hymn without paying its mana cost.
        You gain 7 life.
        """
      When Alice plays "Hymn"
      Then Alice has 1 green mana

  Rule: K.18.Ruling.1 A mana cost has nothing of what is paid besides

    Example: a kicked spell
      Given a Magic game between Alice and Bob
      And Alice has 3 red mana
      And Alice has an instant "Spark" with mana cost {R} in hand:
        """
        Kicker {2}
        You gain 1 life. If the kicker cost was paid, you gain 4 life.
        """
      And Bob has an instant "Hush" in hand: "Counter target spell with converted mana cost 1."
      When Alice plays "Spark" with the additional cost
      And Alice passes
      And Bob plays "Hush" targeting "Spark"
      And all players pass
      Then "Spark" is in Alice's graveyard
      And Alice still has 20 life

  Rule: A.3.4 What a card says of playing it holds where it is played from

    Example: in the hand it costs less
      Given a Magic game between Alice and Bob
      And Alice controls 2 creatures "Rat"
      And Alice has a creature "Elk" with mana cost {2} in hand: "Elk costs {1} less to play for each creature you control."
      When Alice plays "Elk"
      Then "Elk" is on the stack

  Rule: G.17.3 The X of a cost is generic mana, and reduced as such

    Example: two reductions
      Given a Magic game between Alice and Bob
      And Alice has 1 black mana
      And Alice controls 2 artifacts "Helm": "Spells cost {1} less to play."
      And Alice has a sorcery "Drain" with mana cost {X}{1}{B} in hand: "Drain deals X damage to target player."
      When Alice plays "Drain" with X = 1 targeting Bob
      And all players pass
      Then Bob has 19 life

  Rule: K.20.Ruling.3 What a spell costs can't be changed once it is announced

    Example: a tax on another color comes too late
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Gloom": "White spells cost {3} more to play."
      And Bob has an instant "Sleight" in hand: "Change the text of target permanent by replacing all instances of one color word with another."
      And Alice has a creature "Ox" with mana cost {G}, power 2 and toughness 2 in hand
      And Alice has a creature "Elk" with mana cost {G}, power 2 and toughness 2 in hand
      And Alice has 2 green mana
      When Alice plays "Ox"
      And Alice passes
      And Bob plays "Sleight" targeting "Gloom"
      And all players pass
      And Bob chooses "white"
      And Bob chooses "green"
      And all players pass
      Then "Ox" is in play
      And Alice has 1 green mana
      And Alice can't play "Elk"
