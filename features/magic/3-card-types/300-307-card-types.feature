Feature: 300 to 307 Card Types

  @edition:2013
  Rule: 302.6 A creature that came under its player's control since the turn began doesn't attack or pay with a tap symbol

    Example: it doesn't attack
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox", played this turn
      And Alice controls a creature "Mule"
      When the game goes to the declare attackers step
      Then Alice can't attack with "Ox"
      And Alice can attack with "Mule"

    Example: it doesn't pay with the tap symbol, but with mana
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Archer", played this turn: "{T}: You gain 1 life."
      And Alice controls a creature "Sage", played this turn: "{0}: You gain 1 life."
      Then Alice can't activate "Archer"
      And Alice can still activate "Sage"

    @also:602.5
    Example: it doesn't pay with the untap symbol
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Scout", tapped, played this turn: "{Q}: You gain 1 life."
      And Alice controls a creature "Ranger", tapped: "{Q}: You gain 1 life."
      Then Alice can't activate "Scout"
      When Alice activates "Ranger"
      Then "Ranger" is untapped
      And Alice can't activate "Ranger"
      When all players pass
      Then Alice has 21 life

    @also:702.10b
    Example: with haste it does both
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Archer", played this turn:
        """
        Haste
        {T}: You gain 1 life.
        """
      And Alice controls a creature "Wolf", played this turn: "Haste"
      When Alice activates "Archer"
      And all players pass
      Then Alice has 21 life
      When Alice attacks with "Wolf"
      Then "Wolf" is attacking

    Example: from its player's next turn on
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Archer", played this turn: "{T}: You gain 1 life."
      When the game goes to Alice's upkeep step
      And Alice activates "Archer"
      And all players pass
      Then Alice has 21 life

  @edition:2013
  Rule: 303.4c An Aura on nothing or on what it can't enchant goes to the graveyard

    Example: what it was on has gone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has a Creature enchantment "Cloak" in hand: "Enchanted creature gets +1/+1."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Cloak" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When Bob plays "Fell" targeting "Ox"
      And all players pass
      Then "Cloak" is in Alice's graveyard

  @edition:2013
  Rule: 304.5 When an instant could be cast asks for priority alone

    Example: in the other player's turn, with a spell on the stack
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand
      And Bob has an instant "Jolt" in hand
      When Alice plays "Ox"
      And Bob plays "Jolt"
      Then the stack holds "Jolt", "Ox"

  @edition:2013
  Rule: 305.2 One land a turn, and one more for each effect that says so

    Example: with one such effect
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Bounty": "You may play an additional land each turn."
      And Alice has 3 Forest lands "Grove" in hand
      When Alice plays "Grove" (1)
      And Alice plays "Grove" (2)
      Then Alice can't play "Grove" (3)

    Example: without one
      Given a Magic game between Alice and Bob
      And Alice has 2 Forest lands "Grove" in hand
      When Alice plays "Grove" (1)
      Then Alice can't play "Grove" (2)

  @edition:2013
  Rule: 305.3 No land is played in another's turn or beyond those of a turn

    Example: in the other player's turn
      Given a Magic game between Alice and Bob
      And Bob has a Forest land "Grove" in hand
      When Alice passes
      Then Bob can't play "Grove"

    Example: beyond those of the turn
      Given a Magic game between Alice and Bob
      And Alice has 2 Forest lands "Grove" in hand
      When Alice plays "Grove" (1)
      Then Alice can't play "Grove" (2)

  @edition:2013
  Rule: 305.4 A land that is put onto the battlefield is not played

    Example: the land of the turn is still to be played
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Grove" in hand
      And Alice has a Forest land "Glade" in graveyard
      And Alice has a sorcery "Sprout" in hand: "Put target land card in your graveyard onto the battlefield."
      When Alice plays "Sprout" targeting "Glade"
      And all players pass
      Then "Glade" is in play
      And Alice can still play "Grove"

  Rule: 307.5 When a sorcery could be cast asks for one's own main phase and an empty stack

    @edition:2013
    Example: not in response
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Insight" in hand: "Draw a card."
      And Alice has an instant "Jolt" in hand
      When Alice plays "Jolt"
      Then Alice can't play "Insight"

    @edition:2013
    Example: not in combat
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Insight" in hand: "Draw a card."
      When the game goes to the beginning of combat step
      Then Alice can't play "Insight"

    @edition:2013
    Example: not in the other player's turn
      Given a Magic game between Alice and Bob
      And Bob has a sorcery "Insight" in hand: "Draw a card."
      When Alice passes
      Then Bob can't play "Insight"

    Scenario Outline: in the second main phase
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Insight" in hand: "Draw a card."
      When the game goes to the second main phase
      And Alice plays "Insight"
      And all players pass
      Then Alice's hand holds 1 card

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: 302.6 Summoning sickness keeps a creature from paying with the untap symbol, in 2003 with the tap symbol alone

    Scenario Outline: a tapped creature that has just come
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Scout", tapped, played this turn: "{Q}: You gain 1 life."
      And Alice controls a creature "Ranger", played this turn: "{T}: You gain 1 life."
      When Alice <activates> "Scout"
      Then <outcome>
      And Alice can't activate "Ranger"

      @edition:2013
      Examples:
        | activates         | outcome       |
        | tries to activate | it is refused |

      @edition:2025 @rule:702.10c
      Examples:
        | activates         | outcome       |
        | tries to activate | it is refused |

      @edition:2003 @rule:G.37.2
      Examples:
        | activates | outcome             |
        | activates | "Scout" is untapped |
