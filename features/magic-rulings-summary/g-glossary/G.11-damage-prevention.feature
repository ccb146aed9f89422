Feature: G.11 Damage Prevention

  Rule: G.11.1 A shield is put up before damage is dealt

    Example: in response to what deals it
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      And Bob has an instant "Balm" in hand: "Prevent the next 2 damage that would be dealt to target creature or player this turn."
      When Alice plays "Sting" targeting Bob
      And Bob plays "Balm" targeting Bob
      And all players pass
      And all players pass
      Then Bob has 19 life

    Example: until the turn ends
      Given a Magic game between Alice and Bob
      And Alice has 2 instants "Sting" in hand: "Sting deals 3 damage to target creature or player."
      And Bob has an instant "Balm" in hand: "Prevent all damage that would be dealt to you this turn."
      When Bob plays "Balm"
      And all players pass
      And Alice plays "Sting" (1) targeting Bob
      And all players pass
      Then Bob still has 20 life
      When the game goes to Bob's first main phase
      And Alice plays "Sting" (2) targeting Bob
      And all players pass
      Then Bob has 17 life

  Rule: G.11.2 With no damage there to prevent, too

    @also:T.10.6
    Example: before anything deals it
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      And Bob controls a creature "Ox" with power 2 and toughness 3
      And Bob has an instant "Balm" in hand: "Prevent the next 1 damage that would be dealt to target creature this turn."
      When Bob plays "Balm" targeting "Ox"
      And all players pass
      And Alice plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" has 2 damage marked

  Rule: G.11.5 The source must be such as the damage would be dealt

    @also:T.10.Ruling.4
    Example: one that is red no longer
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 2, toughness 2 and mana cost {R}
      And Bob controls an enchantment "Ward": "{0}: The next time a red source of your choice would deal damage to you this turn, prevent that damage."
      And Alice has an instant "Dye" in hand: "Target creature becomes blue until end of turn."
      When Alice attacks with "Imp"
      And Bob activates "Ward"
      And all players pass
      And Alice plays "Dye" targeting "Imp"
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 18 life

    Example: one that still is
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 2, toughness 2 and mana cost {R}
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Bob controls an enchantment "Ward": "{0}: The next time a red source of your choice would deal damage to you this turn, prevent that damage."
      When Alice attacks with "Imp" and "Ox"
      And Bob activates "Ward"
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 17 life

  Rule: G.11.4 A shield against one source is none against others

    Example: the source is chosen as it is put up
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 2 and toughness 2
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Bob controls an enchantment "Ward": "{0}: The next time a source of your choice would deal damage to you this turn, prevent that damage."
      When Alice attacks with "Imp" and "Ox"
      And Bob activates "Ward"
      And all players pass
      And Bob chooses "Ox"
      And the game goes to the end of combat step
      Then Bob has 18 life

  Rule: G.11.Ruling.3 A source is a permanent, or what is on the stack

    @also:T.10.12
    Scenario Outline: a spell on the stack, and no card in a graveyard
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to <target>."
      And Alice has an instant "Bolt" in her graveyard: "Bolt deals 3 damage to <target>."
      And Bob controls an enchantment "Ward": "{0}: The next time a source of your choice would deal damage to you this turn, prevent that damage."
      When Alice plays "Sting" targeting Bob
      And Bob activates "Ward"
      And all players pass
      Then Bob can't choose "Bolt"
      When Bob chooses "Sting"
      And all players pass
      Then Bob still has 20 life

      @edition:2003
      Examples:
        | target                    |
        | target creature or player |

      @edition:2025
      Examples:
        | target     |
        | any target |

  Rule: G.11.6 What can't be prevented uses up no shield

    Scenario Outline: it is dealt, and the shield holds against what comes next
      Given a Magic game between Alice and Bob
      And Alice has 2 instants "Sting" in hand: "Sting deals 2 damage to <target>."
      And Alice has an instant "Curse" in hand: "Damage can't be prevented this turn."
      And Bob controls a creature "Ox" with power 2 and toughness 6: "Prevent all damage that would be dealt to Ox."
      When Alice plays "Sting" (1) targeting "Ox"
      And all players pass
      Then "Ox" still has no damage marked
      When Alice plays "Curse"
      And all players pass
      And Alice plays "Sting" (2) targeting "Ox"
      And all players pass
      Then "Ox" has 2 damage marked

      @edition:2003
      Examples:
        | target                    |
        | target creature or player |

      @edition:2025
      Examples:
        | target     |
        | any target |

    @also:G.11.7
    Example: a shield of two is still one of two
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Spite": "Damage can't be prevented."
      And Alice has 2 instants "Sting" in hand: "Sting deals 2 damage to target creature or player."
      And Alice has an instant "Break" in hand: "Destroy target enchantment."
      And Bob has an instant "Balm" in hand: "Prevent the next 2 damage that would be dealt to target creature or player this turn."
      When Bob plays "Balm" targeting Bob
      And all players pass
      And Alice plays "Sting" (1) targeting Bob
      And all players pass
      Then Bob has 18 life
      When Alice plays "Break" targeting "Spite"
      And all players pass
      And Alice plays "Sting" (2) targeting Bob
      And all players pass
      Then Bob still has 18 life

    Example: protection doesn't help either
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Spite": "Damage can't be prevented."
      And Alice controls a Mountain land "Crag"
      And Alice has an instant "Quake" with mana cost {R} in hand: "Quake deals 2 damage to each creature."
      And Bob controls a creature "Knight" with power 2 and toughness 3: "Protection from red"
      When Alice plays "Quake"
      And all players pass
      Then "Knight" has 2 damage marked

  Rule: G.11.Ruling.1 What was prevented was never dealt

    @also:T.10.7
    Example: nothing triggers on it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Raider" with power 2 and toughness 2: "Whenever Raider deals damage to a player, draw a card."
      And Bob has an instant "Balm" in hand: "Prevent all damage that would be dealt to you this turn."
      When Alice attacks with "Raider"
      And Bob plays "Balm"
      And all players pass
      And the game goes to the end of combat step
      Then Bob still has 20 life
      And Alice's hand still holds 0 cards

  Rule: G.11.3 Which points of damage are prevented is chosen as they would be dealt

    Example: of one of two sources
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 1 and toughness 1: "Whenever Imp deals damage to a player, draw a card."
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Bob has an instant "Balm" in hand: "Prevent the next 3 damage that would be dealt to target creature or player this turn."
      When Alice attacks with "Imp" and "Ox"
      And Bob plays "Balm" targeting Bob
      And all players pass
      And the game goes to the combat damage step
      And all players pass
      And Bob chooses "Ox"
      Then Bob has 19 life
      And the stack holds the ability of "Imp"

    @edition:2025
    Example: of one of two attackers whose damage is dealt at once
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 1 and toughness 1: "Whenever Imp deals damage to a player, draw a card."
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Bob has an instant "Balm" in hand: "Prevent the next 3 damage that would be dealt to any target this turn."
      When Alice attacks with "Imp" and "Ox"
      And Bob plays "Balm" targeting Bob
      And all players pass
      And the game goes to the combat damage step
      And Bob chooses "Ox"
      Then Bob has 19 life
      And the stack holds the ability of "Imp"

    Example: of the other one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 1 and toughness 1: "Whenever Imp deals damage to a player, draw a card."
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Bob has an instant "Balm" in hand: "Prevent the next 3 damage that would be dealt to target creature or player this turn."
      When Alice attacks with "Imp" and "Ox"
      And Bob plays "Balm" targeting Bob
      And all players pass
      And the game goes to the combat damage step
      And all players pass
      And Bob chooses "Imp"
      Then Bob has 19 life
      And the stack is empty

  Rule: G.11.Ruling.2 What prevents damage targets what its text says, not the damage

    Example: what can't be the target of spells can't be protected so, though nothing prevents the damage to it
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 2: "Ox can't be the target of spells."
      And Bob has an instant "Salve" in hand: "Prevent the next 2 damage that would be dealt to target creature this turn."
      And Bob has an instant "Veil" in hand: "Prevent all damage that would be dealt to creatures this turn."
      And Alice has an instant "Quake" in hand: "Quake deals 2 damage to each creature."
      When Alice plays "Quake"
      And Alice passes
      And Bob tries to target "Ox" with "Salve"
      Then it is refused
      When Bob plays "Veil"
      And all players pass
      And all players pass
      Then "Ox" is still in play

  Rule: G.11.Ruling.4 One shield is enough for what one source deals at one time

    Example: what a spell deals to a player, and by way of a creature
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Circle": "{0}: The next time a source of your choice would deal damage to you this turn, prevent that damage."
      And Alice controls a creature "Ox" with power 2 and toughness 2: "All damage that would be dealt to Ox is dealt to you instead."
      And Bob has an instant "Quake" in hand: "Quake deals 2 damage to each creature and each player."
      When Alice passes
      And Bob plays "Quake"
      And Bob passes
      And Alice activates "Circle"
      And all players pass
      And Alice chooses "Quake"
      And all players pass
      Then Alice still has 20 life
      And Bob has 18 life
