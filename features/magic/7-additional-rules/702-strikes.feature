Feature: 702 Keyword Abilities

  Rule: 702.7b In the first of two steps those with first strike or double strike deal combat damage

    Scenario Outline: one with it kills before it is dealt damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 2 and toughness 2: "First strike"
      And Bob controls a creature "Mule" with power 2 and toughness 2
      When Alice attacks with "Lancer"
      And Bob blocks "Lancer" with "Mule"
      And the game goes to the end of combat step
      Then "Mule" is in Bob's graveyard
      And "Lancer" is <where>

      @edition:2025
      Examples:
        | where         |
        | still in play |

      @edition:2003 @also:A.18.2
      Examples:
        | where         |
        | still in play |

      @edition:2013
      Examples:
        | where         |
        | still in play |

    @edition:2025
    Example: the others deal theirs in the second step
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 2 and toughness 2: "First strike"
      And Alice controls a creature "Ox" with power 3 and toughness 3
      When Alice attacks with "Lancer" and "Ox"
      And the game goes to the combat damage step
      Then Bob has 18 life
      When all players pass
      Then Bob has 15 life

  @edition:2025
  Rule: 702.7c Who was to strike first is looked at once, as the first step begins

    Example: what gets first strike after that step deals its damage in the second
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 2 and toughness 2: "First strike"
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Alice has an instant "Rush" in hand: "Target creature gains first strike until end of turn."
      When Alice attacks with "Lancer" and "Ox"
      And the game goes to the combat damage step
      And Alice plays "Rush" targeting "Ox"
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 15 life

    Example: what loses it after that step has dealt its damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 2 and toughness 2: "First strike"
      And Bob has an instant "Slow" in hand: "Target creature loses first strike until end of turn."
      When Alice attacks with "Lancer"
      And the game goes to the combat damage step
      And Alice passes
      And Bob plays "Slow" targeting "Lancer"
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 18 life

  Rule: 702.7d Several instances of first strike do no more than one

    Scenario Outline: damage is dealt once
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 2 and toughness 2: "First strike, first strike"
      And Bob controls a creature "Mule" with power 2 and toughness 3
      When Alice attacks with "Lancer"
      And Bob blocks "Lancer" with "Mule"
      And the game goes to the combat damage step
      Then "Mule" has 2 damage marked
      And "Lancer" still has no damage marked

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  Rule: 702.4b A creature with double strike deals combat damage in both steps

    Scenario Outline: an unblocked one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Duelist" with power 2 and toughness 2: "Double strike"
      When Alice attacks with "Duelist"
      And the game goes to the combat damage step
      Then Bob has 18 life
      When all players pass
      Then Bob has 16 life

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  @edition:2025
  Rule: 702.4c What loses double strike in the first step deals no damage in the second

    Example: it is taken away between the steps
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Duelist" with power 2 and toughness 2: "Double strike"
      And Bob has an instant "Slow" in hand: "Target creature loses double strike until end of turn."
      When Alice attacks with "Duelist"
      And the game goes to the combat damage step
      And Alice passes
      And Bob plays "Slow" targeting "Duelist"
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 18 life

  @edition:2025
  Rule: 702.4d What has struck first and then gets double strike strikes again

    Example: between the steps
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 2 and toughness 2: "First strike"
      And Alice has an instant "Fury" in hand: "Target creature gains double strike until end of turn."
      When Alice attacks with "Lancer"
      And the game goes to the combat damage step
      And Alice plays "Fury" targeting "Lancer"
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 16 life

  @edition:2025
  Rule: 702.4e Several instances of double strike do no more than one

    Example: damage is dealt twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Duelist" with power 2 and toughness 2: "Double strike, double strike"
      When Alice attacks with "Duelist"
      And the game goes to the end of combat step
      Then Bob has 16 life
