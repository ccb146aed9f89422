Feature: G.8 Counters

  Rule: G.8.1 They stay on a permanent

    Example: in the next turn, too
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Blessing" in hand: "Put a +1/+1 counter on target creature."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When the game goes to Bob's upkeep step
      Then "Ox" has toughness 3

  Rule: G.8.3 Those of one value are interchangeable

    Scenario Outline: one moves to another creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Mule" with power 2 and toughness 2
      And Alice has an instant "Blessing" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Shift" in hand: "Move a +1/+1 counter from target creature onto another target creature."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      And Alice plays "Shift" targeting "Ox" and "Mule"
      And all players pass
      Then "Ox" has power 2
      And "Mule" has power 3

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: G.8.2 Those of one name are interchangeable

    Example: whichever is removed
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has 2 instants "Blessing" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Curse" in hand: "Remove a +1/+1 counter from target creature."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      And Alice plays "Blessing" targeting "Ox"
      And all players pass
      And Alice plays "Curse" targeting "Ox"
      And all players pass
      Then "Ox" has power 3

  Rule: G.8.4 A counter counts before any effect does

    Example: what a creature becomes for the turn leaves the counter out of sight
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2 and 1 +1/+1 counter
      And Alice has an instant "Frog" in hand: "Target creature becomes 0/1 until end of turn."
      When Alice plays "Frog" targeting "Ox"
      And all players pass
      Then "Ox" has power 0
      And "Ox" has toughness 1

  Rule: G.8.5 A counter stays while it doesn't apply

    Example: on a land that is a creature at times
      Given a Magic game between Alice and Bob
      And Alice controls a land "Factory": "{0}: Factory becomes a 2/2 artifact creature until end of turn. It's still a land."
      And Alice has an instant "Grow" in hand: "Put a +1/+1 counter on target creature."
      When Alice activates "Factory"
      And all players pass
      And Alice plays "Grow" targeting "Factory"
      And all players pass
      Then "Factory" has power 3
      When the game goes to Bob's upkeep step
      Then "Factory" is not a creature
      And "Factory" has 1 +1/+1 counter
      When the game goes to Alice's upkeep step
      And Alice activates "Factory"
      And all players pass
      Then "Factory" has power 3
