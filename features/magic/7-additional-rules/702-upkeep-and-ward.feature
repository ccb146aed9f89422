Feature: 702 Keyword Abilities

  @edition:2025
  Rule: 702.79a What has persist comes back with a -1/-1 counter, if it had none

    Example: once, and not twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ghost" with power 3 and toughness 3: "Persist"
      And Bob has 2 instants "Slay" in hand: "Destroy target creature."
      When Bob plays "Slay" (1) targeting "Ghost"
      And all players pass
      And all players pass
      Then "Ghost" is in play
      And "Ghost" has 1 -1/-1 counter and power 2
      When Bob plays "Slay" (2) targeting "Ghost"
      And all players pass
      Then "Ghost" is in Alice's graveyard
      And the stack is empty

    Example: under its owner’s control
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ghost" with power 3 and toughness 3: "Persist"
      And Bob has an instant "Sway" in hand: "Gain control of target creature until end of turn."
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      When Alice passes
      And Bob plays "Sway" targeting "Ghost"
      And all players pass
      And Alice passes
      And Bob plays "Slay" targeting "Ghost"
      And all players pass
      And all players pass
      Then "Ghost" is controlled by Alice
      And "Ghost" has 1 -1/-1 counter

  @edition:2025
  Rule: 702.93a What has undying comes back with a +1/+1 counter, if it had none

    Example: once, and not twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ghost" with power 3 and toughness 3: "Undying"
      And Bob has 2 instants "Slay" in hand: "Destroy target creature."
      When Bob plays "Slay" (1) targeting "Ghost"
      And all players pass
      And all players pass
      Then "Ghost" is in play
      And "Ghost" has 1 +1/+1 counter and power 4
      When Bob plays "Slay" (2) targeting "Ghost"
      And all players pass
      Then "Ghost" is in Alice's graveyard
      And the stack is empty

    Example: under its owner’s control
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ghost" with power 3 and toughness 3: "Undying"
      And Bob has an instant "Sway" in hand: "Gain control of target creature until end of turn."
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      When Alice passes
      And Bob plays "Sway" targeting "Ghost"
      And all players pass
      And Alice passes
      And Bob plays "Slay" targeting "Ghost"
      And all players pass
      And all players pass
      Then "Ghost" is controlled by Alice
      And "Ghost" has 1 +1/+1 counter

  @edition:2025
  Rule: 702.63a What has vanishing is there for so many upkeeps

    Example: two time counters
      Given a Magic game between Alice and Bob
      And Alice has a creature "Wisp" in hand: "Vanishing 2"
      When Alice plays "Wisp"
      And all players pass
      Then "Wisp" has 2 time counters
      When the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And all players pass
      Then "Wisp" has 1 time counter
      When the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And all players pass
      And all players pass
      Then "Wisp" is in Alice's graveyard

    Example: the last is removed by something else
      Given a Magic game between Alice and Bob
      And Alice has a creature "Wisp" in hand: "Vanishing 1"
      And Alice has an instant "Haste" in hand: "Remove a time counter from target creature."
      When Alice plays "Wisp"
      And all players pass
      And Alice plays "Haste" targeting "Wisp"
      And all players pass
      And all players pass
      Then "Wisp" is in Alice's graveyard

  @edition:2025
  Rule: 702.63b Without a number it comes with no counters

    Example: nothing happens to it
      Given a Magic game between Alice and Bob
      And Alice has a creature "Wisp" in hand: "Vanishing"
      When Alice plays "Wisp"
      And all players pass
      Then "Wisp" has no time counters
      When the game goes to Bob's upkeep step
      And the game goes to Alice's draw step
      Then "Wisp" is in play

  Rule: 702.63c Several instances of vanishing work separately

    Scenario Outline: of two, each removes a counter
      Given a Magic game between Alice and Bob
      And Alice has a creature "Wisp" in hand: "Vanishing 2, vanishing 2"
      When Alice plays "Wisp"
      And all players pass
      Then "Wisp" has 4 time counters
      When the game goes to Bob's upkeep step
      And the game goes to Alice's draw step
      Then "Wisp" has 2 time counters

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013 @rule:702.61c
      Examples:
        | |
        | |

  @edition:2025
  Rule: 702.21a What an opponent aims at a permanent with ward is paid for or countered

    Example: nobody pays
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage" with power 3 and toughness 3: "Ward {2}"
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      When Alice passes
      And Bob plays "Slay" targeting "Sage"
      And all players pass
      Then "Slay" is in Bob's graveyard
      And "Sage" is still in play

    Example: mana is paid
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage" with power 3 and toughness 3: "Ward {2}"
      And Bob controls 2 Forest lands "Grove"
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      When Alice passes
      And Bob plays "Slay" targeting "Sage"
      And all players pass
      And Bob accepts
      And all players pass
      Then "Sage" is in Alice's graveyard
      And "Grove" (1) is tapped

    Example: life is paid
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage" with power 3 and toughness 3: "Ward - Pay 2 life."
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      When Alice passes
      And Bob plays "Slay" targeting "Sage"
      And all players pass
      And Bob accepts
      And all players pass
      Then "Sage" is in Alice's graveyard
      And Bob has 18 life

    Example: its controller needn’t pay
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage" with power 3 and toughness 3: "Ward {2}"
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      When Alice plays "Slay" targeting "Sage"
      And all players pass
      Then "Sage" is in Alice's graveyard

  @edition:2025
  Rule: 702.30a Echo is paid in the first upkeep of whoever controls its permanent

    Example: its own cost, once
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      And Alice has a creature "Ox" with mana cost {0} in hand: "Echo {2}"
      When Alice plays "Ox"
      And all players pass
      And the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      Then "Ox" is in play
      And "Grove" (2) is tapped
      When the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And the game goes to Alice's draw step
      Then "Ox" is in play

    Example: nobody pays
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox", played this turn: "Echo {2}"
      When the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And all players pass
      Then "Ox" is in Alice's graveyard
