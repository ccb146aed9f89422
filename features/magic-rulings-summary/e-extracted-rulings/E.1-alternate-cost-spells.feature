Feature: E.1 Alternate Cost Spells

  Rule: E.1.1 Something else may be done than paying the mana cost

    Example: life, and the mana stays
      Given a Magic game between Alice and Bob
      And Alice has 3 black mana
      And Alice has an instant "Snuff" with mana cost {2}{B} in hand:
        """
        You may pay 3 life rather than pay Snuff's mana cost.
        Draw a card.
        """
      When Alice plays "Snuff" for its alternative cost
      Then Alice has 17 life
      And Alice still has 3 black mana
      When all players pass
      Then Alice's hand holds 1 card

    Example: or the mana cost after all
      Given a Magic game between Alice and Bob
      And Alice has 3 black mana
      And Alice has an instant "Snuff" with mana cost {2}{B} in hand:
        """
        You may pay 3 life rather than pay Snuff's mana cost.
        Draw a card.
        """
      When Alice plays "Snuff"
      Then Alice still has 20 life
      And Alice has 0 black mana

    Example: a sacrifice of two
      Given a Magic game between Alice and Bob
      And Alice controls 2 Mountain lands "Crag"
      And Alice has an instant "Slide" with mana cost {4}{R}{R} in hand:
        """
        You may sacrifice two Mountains instead of paying Slide's mana cost.
        Slide deals 4 damage to target player.
        """
      When Alice plays "Slide" targeting Bob
      Then Alice's graveyard holds 2 cards
      When all players pass
      Then Bob has 16 life

    Example: life and a card of a color
      Given a Magic game between Alice and Bob
      And Alice has a creature "Eel" with mana cost {U} in hand
      And Alice has a creature "Ape" with mana cost {G} in hand
      And Alice has an instant "Will" with mana cost {3}{U}{U} in hand:
        """
        You may pay 1 life and remove a blue card in your hand from the game rather than pay Will's mana cost.
        Draw a card.
        """
      When Alice plays "Will"
      Then "Eel" is out of game
      And "Ape" is still in Alice's hand
      And Alice has 19 life

    Example: a land that goes back
      Given a Magic game between Alice and Bob
      And Alice controls a tapped Island land "Isle"
      And Alice has an instant "Stun" with mana cost {1}{U} in hand:
        """
        You may return an Island you control to its owner's hand rather than pay Stun's mana cost.
        Tap target creature.
        """
      And Bob controls a creature "Ox"
      When Alice plays "Stun" targeting "Ox"
      Then "Isle" is in Alice's hand

    Example: a creature that is tapped
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk" with mana cost {W} played this turn
      And Alice has an instant "Aid" with mana cost {3}{W} in hand:
        """
        You may tap an untapped white creature you control rather than pay Aid's mana cost.
        You gain 3 life.
        """
      When Alice plays "Aid"
      Then "Elk" is tapped

    Example: who can do neither plays nothing
      Given a Magic game between Alice and Bob
      And Alice controls a Mountain land "Crag"
      And Alice has an instant "Slide" with mana cost {4}{R}{R} in hand:
        """
        You may sacrifice two Mountains rather than pay Slide's mana cost.
        Slide deals 4 damage to target player.
        """
      When Alice tries to play "Slide"
      Then it is refused by rule G.6.4

  Rule: E.1.2 It is done as the spell is announced

    Example: before anybody can respond
      Given a Magic game between Alice and Bob
      And Alice has an instant "Snuff" with mana cost {2}{B} in hand:
        """
        You may discard a black card rather than pay Snuff's mana cost.
        Draw a card.
        """
      And Alice has a creature "Rat" with mana cost {B} in hand
      When Alice plays "Snuff"
      Then "Rat" is in Alice's graveyard
      And "Snuff" is on the stack
      And Alice still has priority

    @also:T.4.2
    Example: it is known by the time that it is chosen whether a kicker is paid
      Given a Magic game between Alice and Bob
      And Alice has 2 black mana
      And Alice has an instant "Snuff" with mana cost {2} in hand:
        """
        Kicker {2}
        You may pay 3 life rather than pay Snuff's mana cost.
        You gain 1 life. If the kicker cost was paid, draw two cards.
        """
      When Alice plays "Snuff" for its alternative cost
      Then Alice is asked to choose costs
      When Alice chooses "pay the additional cost: kicker {2}"
      Then Alice has 17 life
      And Alice has 0 black mana
      When all players pass
      Then Alice's hand holds 2 cards

  Rule: E.1.3 A condition of it is looked at as it is paid, and no more after that

    Background:
      Given a Magic game between Alice and Bob
      And Alice has an instant "Aid" with mana cost {4} in hand:
        """
        If you control a Plains, you may pay 1 life rather than pay Aid's mana cost.
        You gain 5 life.
        """

    Example: without it there is but the mana cost
      When Alice tries to play "Aid"
      Then it is refused by rule G.6.4

    Example: the Plains is gone before it resolves
      Given Alice controls a Plains land "Field"
      And Bob has an instant "Rend" in hand: "Destroy target land."
      When Alice plays "Aid"
      And Alice passes
      And Bob plays "Rend" targeting "Field"
      And all players pass
      Then "Field" is in Alice's graveyard
      When all players pass
      Then Alice has 24 life

  Rule: E.1.3 A condition of two parts asks for both

    Background:
      Given a Magic game between Alice and Bob
      And Alice has a creature "Beast" with mana cost {3}{G} in hand: "If an opponent controls an Island and you control a Forest, you may play Beast without paying its mana cost."
      And Alice controls a tapped Forest land "Grove"

    Example: one of them
      Then Alice can't play "Beast"

    Example: both
      Given Bob controls an Island land "Isle"
      When Alice plays "Beast"
      And all players pass
      Then "Beast" is in play

  Rule: E.1.Ruling.2 The mana cost of the spell stays what it is

    Example: a spell is countered for its converted mana cost
      Given a Magic game between Alice and Bob
      And Alice has an instant "Snuff" with mana cost {2}{B} in hand:
        """
        You may pay 3 life rather than pay Snuff's mana cost.
        You gain 1 life.
        """
      And Bob has an instant "Hush" in hand: "Counter target spell with converted mana cost 3."
      When Alice plays "Snuff"
      And Alice passes
      And Bob plays "Hush" targeting "Snuff"
      And all players pass
      Then "Snuff" is in Alice's graveyard
      And Alice has 17 life

  Rule: E.1.Ruling.3 What effects add is paid all the same

    Background:
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Gloom": "White spells cost {3} more to play."
      And Alice has an instant "Hymn" with mana cost {4}{W} in hand:
        """
        You may discard a white card rather than pay Hymn's mana cost.
        You gain 7 life.
        """
      And Alice has an instant "Psalm" with mana cost {W} in hand

    Example: three mana besides the card
      Given Alice has 4 green mana
      When Alice plays "Hymn"
      Then "Psalm" is in Alice's graveyard
      And Alice has 1 green mana

    Example: not without
      Given Alice has 2 green mana
      When Alice tries to play "Hymn"
      Then it is refused by rule G.6.4

  Rule: E.1.Ruling.5 A card doesn't pay for itself

    Example: the only white card in the hand
      Given a Magic game between Alice and Bob
      And Alice has an instant "Hymn" with mana cost {4}{W} in hand:
        """
        You may discard a white card rather than pay Hymn's mana cost.
        You gain 7 life.
        """
      When Alice tries to play "Hymn"
      Then it is refused by rule G.6.4

  Rule: E.1.Ruling.4 What was paid instead of the mana cost is paid, whatever the text says by then

    Example: another color in the text comes too late
      Given a Magic game between Alice and Bob
      And Alice has an instant "Pitch" with mana cost {3}{U} in hand:
        """
        You may discard a blue card rather than pay Pitch's mana cost.
        You gain 3 life.
        """
      And Alice has an instant "Drift" with mana cost {U} in hand
      And Bob has an instant "Sleight" in hand: "Change the text of target spell or permanent by replacing all instances of one color word with another."
      When Alice plays "Pitch" for its alternative cost
      Then "Drift" is in Alice's graveyard
      When Alice passes
      And Bob plays "Sleight" targeting "Pitch"
      And all players pass
      And Bob chooses "blue"
      And Bob chooses "red"
      And all players pass
      Then Alice has 23 life
