Feature: 702 Keyword Abilities

  @edition:2025
  Rule: 702.45a A creature with bushido that blocks or becomes blocked gets its bonus

    Example: it becomes blocked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ronin" with power 1 and toughness 1: "Bushido 2"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Ronin"
      And Bob blocks "Ronin" with "Goat"
      And all players pass
      Then "Ronin" has power 3 and toughness 3

    Example: it blocks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 9
      And Bob controls a creature "Ronin" with power 1 and toughness 1: "Bushido 2"
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Ronin"
      And all players pass
      Then "Ronin" has power 3 and toughness 3

  @edition:2025
  Rule: 702.45b Several instances of bushido trigger separately

    Example: of two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ronin" with power 1 and toughness 1: "Bushido 2, bushido 2"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Ronin"
      And Bob blocks "Ronin" with "Goat"
      And the game goes to the end of combat step
      Then "Ronin" has power 5

  @edition:2025
  Rule: 702.68a A creature with frenzy that attacks and is not blocked gets its bonus

    Example: not blocked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 3 and toughness 3: "Frenzy 2"
      When Alice attacks with "Imp"
      And the game goes to the end of combat step
      Then Bob has 15 life

    Example: blocked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 3 and toughness 3: "Frenzy 2"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Imp"
      And Bob blocks "Imp" with "Goat"
      And the game goes to the end of combat step
      Then "Goat" has 3 damage marked

  @edition:2025
  Rule: 702.68b Several instances of frenzy trigger separately

    Example: of two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 3 and toughness 3: "Frenzy 2, frenzy 2"
      When Alice attacks with "Imp"
      And the game goes to the declare blockers step
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 13 life

  @edition:2025
  Rule: 702.70a Combat damage of a creature with poisonous poisons a player besides

    Example: unblocked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 3 and toughness 3: "Poisonous 2"
      When Alice attacks with "Imp"
      And the game goes to the end of combat step
      Then Bob has 17 life
      And Bob has 2 poison counters

  @edition:2025
  Rule: 702.70b Several instances of poisonous trigger separately

    Example: of two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 3 and toughness 3: "Poisonous 1, poisonous 1"
      When Alice attacks with "Imp"
      And the game goes to the end of combat step
      Then Bob has 2 poison counters

  @edition:2025
  Rule: 702.83a A creature that attacks alone gets a bonus from exalted

    Example: another one has it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Squire" with power 1 and toughness 1: "Exalted"
      And Alice controls a creature "Ox" with power 2 and toughness 2
      When Alice attacks with "Ox"
      And all players pass
      Then "Ox" has power 3 and toughness 3

    Example: of the other player it gets none
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Squire" with power 1 and toughness 1: "Exalted"
      When Alice attacks with "Ox"
      And the game goes to the end of combat step
      Then "Ox" still has power 2
      And Bob has 18 life

  @edition:2025
  Rule: 702.83b Alone attacks the only one that was declared

    Example: with another it doesn’t
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Squire" with power 1 and toughness 1: "Exalted"
      And Alice controls a creature "Ox" with power 2 and toughness 2
      When Alice attacks with "Ox" and "Squire"
      And the game goes to the end of combat step
      Then Bob has 17 life

  @edition:2025
  Rule: 702.86a The defending player sacrifices permanents to annihilator

    Example: two of them
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Eater" with power 3 and toughness 3: "Annihilator 2"
      And Bob controls 3 Forest lands "Grove"
      When Alice attacks with "Eater"
      And all players pass
      And Bob chooses "Grove" (1) and "Grove" (2)
      Then 2 "Grove" are in Bob's graveyard
      And "Grove" (3) is still in play

  @edition:2025
  Rule: 702.86b Several instances of annihilator trigger separately

    Example: of two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Eater" with power 3 and toughness 3: "Annihilator 1, annihilator 1"
      And Bob controls 2 Forest lands "Grove"
      When Alice attacks with "Eater"
      And all players pass
      And Bob chooses "Grove" (1)
      And all players pass
      Then 2 "Grove" are in Bob's graveyard

  @edition:2025
  Rule: 702.91a Each other attacking creature gets a bonus from battle cry

    Example: itself it gets none
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Herald" with power 1 and toughness 1: "Battle cry"
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Mule" with power 2 and toughness 2
      When Alice attacks with "Herald" and "Ox"
      And all players pass
      Then "Ox" has power 3
      And "Herald" still has power 1
      And "Mule" still has power 2

  @edition:2025
  Rule: 702.91b Several instances of battle cry trigger separately

    Example: of two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Herald" with power 1 and toughness 1: "Battle cry, battle cry"
      And Alice controls a creature "Ox" with power 2 and toughness 2
      When Alice attacks with "Herald" and "Ox"
      And the game goes to the end of combat step
      Then "Ox" has power 4

  @edition:2025
  Rule: 702.108a A creature with prowess gets a bonus as its controller casts what is no creature

    Example: an instant
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Monk" with power 1 and toughness 1: "Prowess"
      And Alice has an instant "Spark" in hand: "Spark deals 1 damage to any target."
      When Alice plays "Spark" targeting Bob
      And all players pass
      Then "Monk" has power 2 and toughness 2
      And Bob still has 20 life

    Example: a creature spell
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Monk" with power 1 and toughness 1: "Prowess"
      And Alice has a creature "Goat" in hand
      When Alice plays "Goat"
      Then the stack holds "Goat"

    Example: the opponent’s
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Monk" with power 1 and toughness 1: "Prowess"
      And Bob has an instant "Spark" in hand: "Spark deals 1 damage to any target."
      When Alice passes
      And Bob plays "Spark" targeting Alice
      Then the stack holds "Spark"

  @edition:2025
  Rule: 702.108b Several instances of prowess trigger separately

    Example: of two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Monk" with power 1 and toughness 1: "Prowess, prowess"
      And Alice has an instant "Spark" in hand: "Spark deals 1 damage to any target."
      When Alice plays "Spark" targeting Bob
      And all players pass
      And all players pass
      Then "Monk" has power 3
      And Bob still has 20 life

  @edition:2025
  Rule: 702.115a Combat damage of a creature with ingest exiles a card

    Example: from the top of the library
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 3 and toughness 3: "Ingest"
      And Bob has an instant "Spark" on top of his library
      When Alice attacks with "Imp"
      And the game goes to the end of combat step
      Then "Spark" is out of game

  @edition:2025
  Rule: 702.115b Several instances of ingest trigger separately

    Example: of two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 3 and toughness 3: "Ingest, ingest"
      When Alice attacks with "Imp"
      And the game goes to the end of combat step
      Then Bob's library holds 8 cards

  @edition:2025
  Rule: 702.121a A creature with melee gets a bonus as it attacks the one opponent

    Example: with another beside it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 3 and toughness 3: "Melee"
      And Alice controls a creature "Ox" with power 2 and toughness 2
      When Alice attacks with "Imp" and "Ox"
      And all players pass
      Then "Imp" has power 4 and toughness 4
      And "Ox" still has power 2

  @edition:2025
  Rule: 702.121b Several instances of melee trigger separately

    Example: of two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 3 and toughness 3: "Melee, melee"
      When Alice attacks with "Imp"
      And the game goes to the end of combat step
      Then Bob has 15 life

  @edition:2025
  Rule: 702.130a The defending player loses life as a creature with afflict becomes blocked

    Example: two of it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 3 and toughness 3: "Afflict 2"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Imp"
      And Bob blocks "Imp" with "Goat"
      And all players pass
      Then Bob has 18 life

  @edition:2025
  Rule: 702.130b Several instances of afflict trigger separately

    Example: of two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 3 and toughness 3: "Afflict 2, afflict 2"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Imp"
      And Bob blocks "Imp" with "Goat"
      And the game goes to the end of combat step
      Then Bob has 16 life
