Feature: 601 and 602 Casting Spells and Activating Activated Abilities

  @edition:2013
  Rule: 601.1a To play a card is to play it as a land or to cast it

    @also:601.1 @also:701.11d
    Example: cards that speak of playing spells mean casting
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Shrine": "Whenever a player plays a spell, you gain 1 life."
      And Alice controls an enchantment "Temple": "Whenever a player casts a spell, you gain 2 life."
      And Alice has an instant "Jolt" in hand
      When Alice plays "Jolt"
      And Alice orders the ability of "Shrine", the ability of "Temple"
      Then the stack holds the ability of "Temple", the ability of "Shrine", "Jolt"

  @edition:2013
  Rule: 601.2 What can't be completed is not cast, and the game is as it was before

    Example: without all of its mana
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice has a creature "Bear" with mana cost {1}{G} in hand
      When Alice tries to play "Bear"
      Then it is refused by rule 601.2g
      And "Bear" is still in Alice's hand
      And "Grove" is still untapped

    @also:601.2c
    Example: kicked, it would need a target that there isn't
      Given a Magic game between Alice and Bob
      And Alice has 3 green mana
      And Alice has an instant "Tonic" with mana cost {G} in hand:
        """
        Kicker {1}
        Draw a card. If Tonic was kicked, destroy target creature.
        """
      When Alice tries to play "Tonic" with the additional cost
      Then it is refused by rule 601.2
      And Alice still has 3 green mana
      When Alice plays "Tonic"
      And all players pass
      Then Alice has 1 card in her hand

    @also:601.2g
    Example: the only target is sacrificed for it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an instant "Rite" in hand:
        """
        As an additional cost to cast Rite, sacrifice a creature.
        Destroy target creature. Draw a card.
        """
      When Alice plays "Rite" targeting "Ox"
      And all players pass
      Then "Rite" is in Alice's graveyard
      And Alice still has 0 cards in her hand

  @edition:2013
  Rule: 601.2b Modes, X and what is paid besides are announced before the targets

    @also:700.2a @also:700.2c
    Example: the mode, and then the target that it has
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Charm" in hand: "Choose one - You gain 3 life; or Charm deals 2 damage to target creature."
      When Alice plays "Charm" choosing mode 2 targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And Alice still has 20 life

    Example: the value of X
      Given a Magic game between Alice and Bob
      And Alice has 3 green mana
      And Alice has an instant "Tonic" with mana cost {X}{G} in hand: "You gain X life."
      Then Alice can't play "Tonic" with X = 3
      When Alice plays "Tonic" with X = 2
      And all players pass
      Then Alice has 22 life

    @also:601.2e
    Example: whether a kicker cost is paid
      Given a Magic game between Alice and Bob
      And Alice has 3 green mana
      And Alice has an instant "Tonic" with mana cost {G} in hand:
        """
        Kicker {2}
        You gain 1 life. If the kicker cost was paid, draw a card.
        """
      When Alice plays "Tonic" with the additional cost
      Then Alice has 0 green mana
      When all players pass
      Then Alice has 21 life
      And Alice's hand holds 1 card

    Example: or not
      Given a Magic game between Alice and Bob
      And Alice has 3 green mana
      And Alice has an instant "Tonic" with mana cost {G} in hand:
        """
        Kicker {2}
        You gain 1 life. If the kicker cost was paid, draw a card.
        """
      When Alice plays "Tonic"
      Then Alice has 2 green mana
      When all players pass
      Then Alice's hand holds 0 cards

  @edition:2013
  Rule: 601.2c Targets are chosen as a spell is cast, those of a mode or a kicker only with it

    Example: without a legal target it is not cast
      Given a Magic game between Alice and Bob
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      When Alice tries to play "Grow"
      Then it is refused by rule 601.2c

    @also:700.2c
    Example: the target of a mode that isn't chosen isn't needed
      Given a Magic game between Alice and Bob
      And Alice has an instant "Charm" in hand: "Choose one - You gain 3 life; or Charm deals 2 damage to target creature."
      When Alice plays "Charm"
      And all players pass
      Then Alice has 23 life

    @also:700.2a
    Example: a mode without a legal target can't be chosen
      Given a Magic game between Alice and Bob
      And Alice has an instant "Charm" in hand: "Choose one - You gain 3 life; or Charm deals 2 damage to target creature."
      Then Alice can't play "Charm" choosing mode 2

    @also:114.3
    Example: the same artifact twice, where the word is there twice
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with mana cost {G}
      And Alice has an instant "Ruin" in hand: "Destroy target creature and target green creature. You gain 1 life."
      When Alice plays "Ruin" targeting "Ox", "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And Alice has 21 life

    Example: becoming a target triggers, and waits until the spell has been cast
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox": "Whenever Ox becomes the target of a spell or ability, you gain 1 life."
      And Alice has an instant "Bind" in hand: "Tap target creature."
      When Alice plays "Bind" targeting "Ox"
      Then the stack holds the ability of "Ox", "Bind"
      When all players pass
      Then Bob has 21 life
      And "Ox" is still untapped

    Example: it triggers before anything is paid
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever Ox becomes the target of a spell or ability, you gain 1 life."
      And Alice has an instant "Rite" in hand:
        """
        As an additional cost to cast Rite, sacrifice a creature.
        Tap target creature.
        """
      When Alice plays "Rite" targeting "Ox"
      Then "Ox" is in Alice's graveyard
      And the stack holds the ability of "Ox", "Rite"

  @edition:2013
  Rule: 601.2d What is divided is divided as the spell is cast, at least one to each

    Example: three damage to two creatures
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Goat" with power 1 and toughness 1
      And Alice has an instant "Volley" in hand: "Volley deals 3 damage divided as you choose among up to two target creatures."
      When Alice plays "Volley" targeting "Ox", "Goat" dividing it 2 and 1
      And all players pass
      Then "Ox" is in Bob's graveyard
      And "Goat" is in Bob's graveyard

    Example: none to one of them is not allowed
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Goat" with power 1 and toughness 1
      And Alice has an instant "Volley" in hand: "Volley deals 3 damage divided as you choose among up to two target creatures."
      Then Alice can't play "Volley" targeting "Ox", "Goat" dividing it 3 and 0

    Example: what one of them is no target any more for isn't dealt to the other
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 4
      And Bob controls a creature "Goat" with power 1 and toughness 1
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      And Alice has an instant "Volley" in hand: "Volley deals 3 damage divided as you choose among up to two target creatures."
      When Alice plays "Volley" targeting "Ox", "Goat" dividing it 2 and 1
      And Bob plays "Fell" targeting "Goat"
      And all players pass
      And all players pass
      Then "Ox" has 2 damage marked

  @edition:2013
  Rule: 601.2e The total cost is what it costs, with all increases, less all reductions, and is locked in

    Example: more and less
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Tax": "Red spells cost {2} more to cast."
      And Alice controls an artifact "Forge": "Red spells you cast cost {1} less to cast."
      And Alice has 2 red mana
      And Alice has a creature "Imp" with mana cost {R} in hand
      When Alice plays "Imp"
      Then Alice has 0 red mana

    @also:601.2g
    Example: what made it cheaper is sacrificed for it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Familiar": "Black spells you cast cost {1} less to cast."
      And Alice has 1 black mana
      And Alice has an instant "Rite" with mana cost {1}{B} in hand:
        """
        As an additional cost to cast Rite, sacrifice a creature.
        Draw two cards.
        """
      When Alice plays "Rite"
      Then "Familiar" is in Alice's graveyard
      And Alice has 0 black mana
      When all players pass
      Then Alice's hand holds 2 cards

  @edition:2013
  Rule: 601.2g All of the cost is paid, and nothing that can't be

    Example: a sacrifice that can't be made
      Given a Magic game between Alice and Bob
      And Alice has an instant "Rite" in hand:
        """
        As an additional cost to cast Rite, sacrifice a creature.
        Draw two cards.
        """
      When Alice tries to play "Rite"
      Then it is refused by rule 601.2g

    @also:602.2
    Example: an ability whose symbol can't be paid
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Idol", tapped: "{T}: You gain 2 life."
      When Alice tries to activate "Idol"
      Then it is refused by rule 601.2g

  @edition:2013
  Rule: 601.5 What is prohibited is not even begun

    Example: a sorcery in the other player's turn
      Given a Magic game between Alice and Bob
      And Bob has a sorcery "Insight" in hand: "Draw a card."
      And Alice has an instant "Jolt" in hand
      When Alice plays "Jolt"
      And Bob tries to play "Insight"
      Then it is refused
      And "Insight" is still in Bob's hand

  @edition:2013
  Rule: 602.1b What stands after the effect says how an ability may be activated, and functions all the time

    @also:602.5
    Example: once each turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage": "{0}: You gain 1 life. Activate this ability only once each turn."
      When Alice activates "Sage"
      Then Alice can't activate "Sage"
      When all players pass
      Then Alice has 21 life
      And Alice can't activate "Sage"
      When the game goes to Bob's upkeep step
      Then Alice can activate "Sage"

  @edition:2013
  Rule: 602.1d To play an ability is to activate it

    @also:701.11e
    Example: in the words of before
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage": "{0}: You gain 1 life. Play this ability only once each turn."
      When Alice activates "Sage"
      Then Alice can't activate "Sage"
      When all players pass
      Then Alice has 21 life

  @edition:2013
  Rule: 602.2 A permanent's controller alone activates its abilities

    Example: not the other player
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage": "{0}: You gain 1 life."
      When Alice passes
      Then Bob can't activate "Sage"

    @rule:602.2b
    Example: targets and cost as with a spell
      Given a Magic game between Alice and Bob
      And Alice has 1 red mana
      And Alice controls a creature "Archer": "{R}, {T}: Archer deals 1 damage to target creature or player."
      When Alice activates "Archer" targeting Bob
      Then Alice has 0 red mana
      And "Archer" is tapped
      And the ability of "Archer" is targeting Bob

  @edition:2013
  Rule: 601.2g What a spell costs is fixed before it is paid

    @also:601.2e
    Example: what makes it cheaper is sacrificed for it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Familiar": "Black spells you cast cost {1} less to cast."
      And Alice has an instant "Reap" with mana cost {1}{B} in hand:
        """
        As an additional cost to cast Reap, sacrifice a creature.
        Draw two cards.
        """
      And Alice has 1 black mana
      When Alice plays "Reap"
      And all players pass
      Then Alice has 2 cards in her hand
      And "Familiar" is in Alice's graveyard

  @edition:2013
  Rule: 601.2c One object may be a target of each of two words

    @also:114.3
    Example: an artifact land, twice
      Given a Magic game between Alice and Bob
      And Bob controls an artifact land "Seat"
      And Alice has an instant "Wreck" in hand: "Destroy target artifact and target land."
      When Alice plays "Wreck" targeting "Seat", "Seat"
      And all players pass
      Then "Seat" is in Bob's graveyard

    @also:114.3
    Example: a single creature is not two
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice has an instant "Lull" in hand: "Tap two target creatures."
      When Alice tries to play "Lull"
      Then it is refused

  @edition:2013
  Rule: 602.2b An activation cost is what effects make of it

    Scenario Outline: two more
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Damp": "Activated abilities of creatures cost {2} more to <activate>."
      And Alice has 3 green mana
      And Alice controls a creature "Imp": "{1}: Draw a card."
      When Alice activates "Imp"
      Then Alice has 0 green mana

      Examples:
        | activate |
        | activate |

      @edition:2025
      Examples:
        | activate |
        | activate |

      @edition:2003 @rule:K.20.2
      Examples:
        | activate |
        | play     |
