Feature: 614 Replacement Effects

  @edition:2013
  Rule: 614.1 What says instead replaces the event that it watches for

    Example: twice the damage to one player, and to nothing else
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Twice": "If a source would deal damage to you, it deals double that damage to you instead."
      And Bob has an instant "Zap" in hand: "Zap deals 3 damage to target creature or player."
      And Bob has an instant "Zip" in hand: "Zip deals 3 damage to target creature or player."
      And Alice controls a creature "Ox" with power 9 and toughness 9
      When Alice passes
      And Bob plays "Zap" targeting Alice
      And all players pass
      And Alice passes
      And Bob plays "Zip" targeting "Ox"
      And all players pass
      Then Alice has 14 life
      And "Ox" has 3 damage marked

    Example: counters in place of damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1: "If damage would be dealt to Ox, put that many +1/+1 counters on it instead."
      And Bob has an instant "Zap" in hand: "Zap deals 3 damage to target creature or player."
      When Alice passes
      And Bob plays "Zap" targeting "Ox"
      And all players pass
      Then "Ox" has 3 +1/+1 counters and no damage marked
