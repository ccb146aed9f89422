Feature: 702 Keyword Abilities

  @edition:2025
  Rule: 702.1b A variable of a keyword that an effect grants is what it is at the time

    Example: and not what it was as it began
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Banner": "Creatures you control have ward {X}, where X is the number of creatures you control."
      And Alice controls a creature "Ox"
      And Alice controls a creature "Cow"
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to any target."
      And Bob has 2 red mana
      When Alice passes
      And Bob plays "Bolt" targeting "Ox"
      And Bob passes
      And Alice plays "Slay" targeting "Cow"
      And all players pass
      And all players pass
      And Bob accepts
      Then Bob has 1 red mana

  @edition:2025
  Rule: 702.1c What is said of a keyword is so of others, with each variant that there is

    Example: landwalk and protection of each kind
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Flying, trample, islandwalk"
      And Alice controls a creature "Elk": "Swampwalk, protection from red"
      And Alice controls a creature "Hen"
      And Alice has a sorcery "Choir" in hand: "Creatures you control gain flying until end of turn if a creature you control has flying. The same is true for trample, landwalk, protection, and haste."
      When Alice plays "Choir"
      And all players pass
      Then "Hen" has the ability "Flying"
      And "Hen" has the ability "Trample"
      And "Hen" has the ability "Islandwalk"
      And "Hen" has the ability "Swampwalk"
      And "Hen" has the ability "Protection from red"
      And "Hen" doesn't have the ability "Haste"

  @edition:2025
  Rule: 702.21b X in the cost of a ward ability is worked out as it resolves

    Example: and not as it triggers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 9: "Ward {X}, where X is this creature's power."
      And Alice has an instant "Sap" in hand: "Target creature gets -2/-0 until end of turn."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to any target."
      And Bob has 3 red mana
      When Alice passes
      And Bob plays "Bolt" targeting "Ox"
      And Bob passes
      And Alice plays "Sap" targeting "Ox"
      And all players pass
      And all players pass
      And Bob accepts
      Then Bob has 2 red mana

  @edition:2025
  Rule: 702.23b The bonus of rampage is worked out once

    Example: a blocker that is gone later takes nothing from it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 4: "Rampage 2"
      And Bob controls a creature "Elk"
      And Bob controls a creature "Cow"
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      When the game goes to the declare attackers step
      And Alice attacks with "Ox"
      And all players pass
      And Bob blocks "Ox" with "Elk" and "Cow"
      And all players pass
      Then "Ox" has power 4
      When Alice passes
      And Bob plays "Slay" targeting "Elk"
      And all players pass
      Then "Elk" is in Bob's graveyard
      And "Ox" has power 4

  @edition:2025
  Rule: 702.23c Each instance of rampage triggers

    Example: two of them
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 4: "Rampage 2\nRampage 1"
      And Bob controls a creature "Elk"
      And Bob controls a creature "Cow"
      When the game goes to the declare attackers step
      And Alice attacks with "Ox"
      And all players pass
      And Bob blocks "Ox" with "Elk" and "Cow"
      And Alice orders "Ox", "Ox"
      And all players pass
      Then "Ox" has power 3
      When all players pass
      Then "Ox" has power 5

  @edition:2025
  Rule: 702.24b Each instance of cumulative upkeep triggers, and counts all age counters

    Example: the second asks for two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Cumulative upkeep {1}\nCumulative upkeep {1}"
      And Alice controls 3 Forest lands "Grove"
      When the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      Then "Ox" has 1 age counter
      When all players pass
      Then "Ox" has 2 age counters
      When Alice accepts
      Then "Ox" is still in play
      And 3 "Grove" are tapped

  @edition:2025
  Rule: 702.25a Flanking weakens a blocker without it

    Example: and none that has it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 4: "Flanking"
      And Bob controls a creature "Elk" with power 2 and toughness 3
      And Bob controls a creature "Cow" with power 2 and toughness 3: "Flanking"
      When the game goes to the declare attackers step
      And Alice attacks with "Ox"
      And all players pass
      And Bob blocks "Ox" with "Elk" and "Cow"
      And all players pass
      Then "Elk" has power 1
      And "Elk" has toughness 2
      And "Cow" still has power 2

  @edition:2025
  Rule: 702.25b Each instance of flanking triggers

    Example: two of them
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 4: "Flanking\nFlanking"
      And Bob controls a creature "Elk" with power 2 and toughness 3
      When the game goes to the declare attackers step
      And Alice attacks with "Ox"
      And all players pass
      And Bob blocks "Ox" with "Elk"
      And all players pass
      Then "Elk" has power 1
      When all players pass
      Then "Elk" has power 0
