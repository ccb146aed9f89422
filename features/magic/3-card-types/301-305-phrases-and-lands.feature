Feature: 301 and 305 What is no Equipment, and Lands of another Type

  Rule: 301.7 "Equipped creature" refers to nothing, where it isn't said by Equipment

    Scenario Outline: an Aura that says so
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an Aura enchantment "Blade" in hand:
        """
        Enchant creature
        Enchanted creature gets +0/+2.
        Equipped creature gets +2/+0.
        """
      When Alice plays "Blade" targeting "Ox"
      And all players pass
      Then "Ox" has toughness 3
      And "Ox" still has power 1

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013
    Example: Equipment that says so
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls an Equipment artifact "Blade":
        """
        Equipped creature gets +2/+0.
        Equip {0}
        """
      When Alice activates "Blade" targeting "Ox"
      And all players pass
      Then "Ox" has power 3

  @edition:2013
  Rule: 305.9 What is a land and something else is played as a land, and never cast

    Example: a creature besides
      Given a Magic game between Alice and Bob
      And Alice has a creature land "Arbor" in hand
      When Alice plays "Arbor"
      Then the stack is empty
      And "Arbor" is in play

    Example: no second one, though creatures may be cast
      Given a Magic game between Alice and Bob
      And Alice has a creature land "Arbor" in hand
      And Alice has a Forest land "Grove" in hand
      When Alice plays "Grove"
      Then Alice can't play "Arbor"
