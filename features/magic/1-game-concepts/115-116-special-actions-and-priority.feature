Feature: 115 and 116 Special Actions, Timing and Priority

  @edition:2013
  Rule: 115.2a A land is played in one's own main phase with the stack empty, one a turn

    @also:701.11a @also:305.2
    Example: it is put onto the battlefield without the stack
      Given a Magic game between Alice and Bob
      And Alice has 2 Forest lands "Grove" in hand
      When Alice plays "Grove" (1)
      Then "Grove" (1) is in play
      And the stack is empty
      And Alice still has priority
      And Alice can't play "Grove" (2)

    @also:701.11a
    Example: not with a spell on the stack
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Grove" in hand
      And Alice has an instant "Jolt" in hand
      When Alice plays "Jolt"
      Then Alice can't play "Grove"

    @also:701.11a
    Example: not in an upkeep
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Grove" in hand
      When the game goes to Alice's upkeep step
      Then Alice can't play "Grove"

  @edition:2013
  Rule: 116.1d Mana abilities may be activated while a cost is paid

    @also:605.3a @also:601.2
    Example: for a spell
      Given a Magic game between Alice and Bob
      And Alice controls a Mountain land "Crag"
      And Alice has an instant "Sting" with mana cost {R} in hand: "Sting deals 3 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      Then "Crag" is tapped
      And Alice still has 0 red mana
      And "Sting" is on the stack

    @also:608.2f @also:605.3a
    Example: as something resolves
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice controls a creature "Djinn": "At the beginning of your upkeep, sacrifice Djinn unless you pay {G}."
      When the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      Then "Grove" is tapped
      And "Djinn" is still in play

  Rule: 116.2a Abilities trigger at any time, and are put on the stack with the next priority

    @also:603.3
    Scenario Outline: as a spell resolves
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Urn": "Whenever a creature dies, you gain 1 life."
      And Alice has a sorcery "Doom" in hand: "Destroy all creatures. Draw a card."
      And Bob controls a creature "Ox"
      When Alice plays "Doom"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And Alice's hand holds 1 card
      And Alice still has 20 life
      And the stack holds the ability of "Urn"
      When all players pass
      Then Alice has 21 life

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  @edition:2013
  Rule: 116.2d State-based actions come before anybody receives priority

    @also:405.6f @also:704.1
    Example: nobody saves a creature with lethal damage
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sting" in hand: "Sting deals 2 damage to target creature or player."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      When Alice plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And the stack is empty
      And Bob can't play "Grow"

  @edition:2013
  Rule: 116.3d Who does nothing passes, and the next player receives priority

    Example: after a pass
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      And Alice has an instant "Jolt" in hand
      When Alice plays "Jolt"
      And Alice passes
      Then Bob has priority
