Feature: K.10 Creature Power and Toughness

  Rule: K.10.2 Counters apply before effects

    Example: a set value overrides them
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Blessing" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Shrink" in hand: "Target creature becomes 0/1 until end of turn."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      And Alice plays "Shrink" targeting "Ox"
      And all players pass
      Then "Ox" has power 0
      And "Ox" has toughness 1

  Rule: K.10.3 Negative power counts as none

    Example: a fighter without power
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 5
      And Alice has an instant "Weaken" in hand: "Target creature gets -3/-0 until end of turn."
      When Alice attacks with "Ox"
      And Alice plays "Weaken" targeting "Ox"
      And all players pass
      And the game goes to the end of combat step
      Then Bob still has 20 life

    Example: but for what changes it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 5
      And Alice has an instant "Weaken" in hand: "Target creature gets -3/-0 until end of turn."
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      When Alice attacks with "Ox"
      And Alice plays "Weaken" targeting "Ox"
      And all players pass
      And Alice plays "Grow" targeting "Ox"
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 19 life

    Scenario Outline: as a number of a text
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 5
      And Alice has an instant "Weaken" in hand: "Target creature gets -3/-0 until end of turn."
      And Alice has an instant "Toast" in hand: "You gain life equal to target creature's power. Draw a card."
      When Alice plays "Weaken" targeting "Ox"
      And all players pass
      And Alice plays "Toast" targeting "Ox"
      And all players pass
      Then Alice's hand holds 1 card
      And Alice still has 20 life

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: K.10.4 Damage as much as toughness is lethal

    Example: exactly as much
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 3
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      When Alice plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard

    Example: one less
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 3
      And Alice has an instant "Sting" in hand: "Sting deals 2 damage to target creature or player."
      When Alice plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is still in play
      And "Ox" has 2 damage marked

  Rule: K.10.Ruling.1 Effects in the order in which they began

    Example: a set value after growth
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      And Alice has an instant "Shrink" in hand: "Target creature becomes 0/1 until end of turn."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      And Alice plays "Shrink" targeting "Ox"
      And all players pass
      Then "Ox" has power 0
      And "Ox" has toughness 1

    Example: growth after a set value
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      And Alice has an instant "Shrink" in hand: "Target creature becomes 0/1 until end of turn."
      When Alice plays "Shrink" targeting "Ox"
      And all players pass
      And Alice plays "Grow" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      And "Ox" has toughness 4

  Rule: K.10.Ruling.2 A set value overrides counters that are put later

    Example: the counter comes afterwards
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Blessing" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Shrink" in hand: "Target creature becomes 0/1 until end of turn."
      When Alice plays "Shrink" targeting "Ox"
      And all players pass
      And Alice plays "Blessing" targeting "Ox"
      And all players pass
      Then "Ox" has power 0
      And "Ox" has toughness 1

  Rule: K.10.Ruling.4 Damage takes nothing from toughness

    Example: four of five
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 5
      And Alice has an instant "Sting" in hand: "Sting deals 4 damage to target creature or player."
      When Alice plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" has 4 damage marked
      And "Ox" still has toughness 5

  Rule: K.10.Ruling.3 What makes a creature stronger doesn't change the color of its damage

    Example: a white creature with red fire about it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Pegasus" with mana cost {W}
      And Alice has 1 red mana
      And Alice has a Creature enchantment "Fire" with mana cost {R} in hand: "{0}: Enchanted creature gets +1/+0 until end of turn."
      And Bob controls a creature "Nun" with power 0 and toughness 2: "Protection from red"
      When Alice plays "Fire" targeting "Pegasus"
      And all players pass
      And Alice activates "Fire"
      And all players pass
      And Alice attacks with "Pegasus"
      And Bob blocks "Pegasus" with "Nun"
      And the game goes to the end of combat step
      Then "Nun" is in Bob's graveyard

  Rule: K.10.1 Power stands before the slash, toughness after it

    Example: a 2/3
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Call" in hand: "Put a 2/3 green Bear creature token into play."
      When Alice plays "Call"
      And all players pass
      Then "Bear" has power 2 and toughness 3
