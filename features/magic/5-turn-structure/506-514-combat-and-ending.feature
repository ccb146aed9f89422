Feature: 506 to 514 Combat and Ending Phase

  @edition:2013
  Rule: 506.4a Once declared, a creature attacks whatever would have kept it from that

    Example: it can't attack any more
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Calm" in hand: "Creatures can't attack this turn."
      When Alice attacks with "Ox"
      And Alice plays "Calm"
      And all players pass
      Then "Ox" is attacking
      When the game goes to the end of combat step
      Then Bob has 18 life

    Example: a blocking creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Goat" with power 1 and toughness 1
      And Alice has an instant "Daze" in hand: "Target creature can't block this turn."
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Goat"
      And Alice plays "Daze" targeting "Goat"
      And all players pass
      Then "Goat" is blocking "Ox"
      When the game goes to the end of combat step
      Then Bob still has 20 life
      And "Goat" is in Bob's graveyard

  @edition:2013
  Rule: 506.4b Tapping what attacks or blocks neither takes it out of combat nor prevents its damage

    Example: a blocking creature is tapped
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Goat" with power 2 and toughness 1
      And Alice has an instant "Bind" in hand: "Tap target creature."
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Goat"
      And Alice plays "Bind" targeting "Goat"
      And all players pass
      Then "Goat" is blocking "Ox"
      When the game goes to the end of combat step
      Then "Ox" is in Alice's graveyard

    Example: an attacking creature is untapped
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Free" in hand: "Untap target creature."
      When Alice attacks with "Ox"
      And Bob plays "Free" targeting "Ox"
      And all players pass
      Then "Ox" is attacking
      And "Ox" is still untapped
      When the game goes to the end of combat step
      Then Bob has 18 life

  @edition:2013
  Rule: 508.1 The active player declares attackers without the stack, as the step begins

    Example: before anybody acts
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob has an instant "Jolt" in hand
      When the game goes to the declare attackers step
      Then Alice is asked to declare attackers
      And the stack is empty

    @rule:508.1a
    Example: untapped creatures that have been there
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Mule", tapped
      And Alice controls a creature "Elk", played this turn
      And Alice controls a creature "Wolf", played this turn: "Haste"
      And Bob controls a creature "Goat"
      When the game goes to the declare attackers step
      Then Alice can attack with "Ox"
      And Alice can attack with "Wolf"
      And Alice can't attack with "Mule"
      And Alice can't attack with "Elk"
      And Alice can't attack with "Goat"

  @edition:2013
  Rule: 508.1d As many requirements are obeyed as the restrictions allow

    Example: what attacks if able, where one creature can attack
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Fury": "Fury attacks each turn if able."
      And Alice controls a creature "Ox"
      And Bob controls an enchantment "Strait": "No more than one creature can attack each turn."
      When the game goes to the declare attackers step
      Then "Fury" is attacking
      And "Ox" is not attacking

    Example: two that attack if able, where one creature can attack
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Fury": "Fury attacks each turn if able."
      And Alice controls a creature "Rage": "Rage attacks each turn if able."
      And Bob controls an enchantment "Strait": "No more than one creature can attack each turn."
      When the game goes to the declare attackers step
      Then Alice can attack with "Fury"
      And Alice can attack with "Rage"
      And Alice can't declare no attackers
      When Alice attacks with "Fury"
      Then "Rage" is not attacking

    Example: nobody must pay to attack
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Fury": "Fury attacks each turn if able."
      And Alice controls a creature "Mule"
      And Alice controls a Forest land "Grove"
      And Bob controls an enchantment "Toll": "Creatures can't attack unless you pay {1}."
      When the game goes to the declare attackers step
      Then Alice can declare no attackers

  @edition:2013
  Rule: 508.1i What attacking costs is paid in full

    Example: out of the mana that there is
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls 2 Forest lands "Grove"
      And Bob controls an enchantment "Toll": "Creatures can't attack unless you pay {2}."
      When Alice attacks with "Ox"
      Then "Ox" is attacking
      And "Grove" (1) is tapped
      And "Grove" (2) is tapped

    Example: not in part
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Goat"
      And Alice controls 2 Forest lands "Grove"
      And Bob controls an enchantment "Toll": "Creatures can't attack unless you pay {2}."
      When Alice attacks with "Ox"
      Then 2 "Grove" are tapped

    Example: two creatures cost more than there is
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Ox can't attack alone."
      And Alice controls a creature "Goat"
      And Alice controls a creature "Hen"
      And Alice controls 2 Forest lands "Grove"
      And Bob controls an enchantment "Toll": "Creatures can't attack unless you pay {2}."
      When the game goes to the declare attackers step
      Then Alice can attack with "Hen"
      And Alice can't attack with "Ox"

  @edition:2013
  Rule: 508.2 What triggers on attacking goes on the stack once attackers are declared

    Example: and can be responded to
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Whenever Ox attacks, you gain 1 life."
      When Alice attacks with "Ox"
      Then the stack holds the ability of "Ox"
      And Alice still has 20 life
      When all players pass
      Then Alice has 21 life
      And it is Alice's declare attackers step

  @edition:2013
  Rule: 509.1 The defending player declares blockers without the stack, as the step begins

    Example: one creature for each that it blocks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Goat" with power 0 and toughness 3
      When Alice attacks with "Ox"
      And the game goes to the declare blockers step
      Then Bob is asked to declare blockers
      And the stack is empty
      When Bob blocks "Ox" with "Goat"
      Then "Goat" is blocking "Ox"
      And "Ox" is blocked

  @edition:2013
  Rule: 509.1f What blocking costs is paid in full

    Example: mana
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Sloth": "Sloth can't block unless you pay {1}."
      And Bob controls a Forest land "Grove"
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Sloth"
      Then "Sloth" is blocking "Ox"
      And "Grove" is tapped

    Example: without it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Sloth": "Sloth can't block unless you pay {1}."
      And Bob controls a creature "Goat"
      When Alice attacks with "Ox"
      And the game goes to the declare blockers step
      Then Bob can't block "Ox" with "Sloth"

  @edition:2013
  Rule: 509.4 What triggers on blocking goes on the stack once blockers are declared

    Example: and can be responded to
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Boar" with power 2 and toughness 2: "Whenever Boar becomes blocked, you gain 1 life."
      And Bob controls a creature "Goat" with power 0 and toughness 3
      When Alice attacks with "Boar"
      And Bob blocks "Boar" with "Goat"
      Then the stack holds the ability of "Boar"
      When all players pass
      Then Alice has 21 life

  @edition:2013
  Rule: 510.1c A blocked creature's damage goes to its blockers in the order announced

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 5 and toughness 6
      And Bob controls a creature "Guard" with power 0 and toughness 3
      And Bob controls a creature "Elf" with power 1 and toughness 1

    Example: lethal damage to the first before any to the second
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Guard" and "Elf"
      And Alice orders the creatures fighting "Ox" as "Guard", "Elf"
      And the game goes to the combat damage step
      Then Alice can assign 3 damage of "Ox" to "Guard" and 2 to "Elf"
      And Alice can assign 4 damage of "Ox" to "Guard" and 1 to "Elf"
      And Alice can assign 5 damage of "Ox" to "Guard" and 0 to "Elf"
      And Alice can't assign 2 damage of "Ox" to "Guard" and 3 to "Elf"

    Example: the first has grown
      Given Bob has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Guard" and "Elf"
      And Alice orders the creatures fighting "Ox" as "Guard", "Elf"
      And Bob plays "Grow" targeting "Guard"
      And all players pass
      And the game goes to the end of combat step
      Then "Guard" has 5 damage marked
      And "Elf" is still in play

    Example: damage that was dealt before counts
      Given Bob controls a creature "Ape" with power 0 and toughness 5
      And Alice has an instant "Sting" in hand: "Sting deals 2 damage to target creature or player."
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Guard" and "Ape"
      And Alice orders the creatures fighting "Ox" as "Guard", "Ape"
      And Alice plays "Sting" targeting "Guard"
      And all players pass
      And the game goes to the combat damage step
      Then Alice can assign 1 damage of "Ox" to "Guard" and 4 to "Ape"
      And Alice can't assign 0 damage of "Ox" to "Guard" and 5 to "Ape"

    Example: no blocker is left
      Given Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Elf"
      And Alice plays "Fell" targeting "Elf"
      And all players pass
      And the game goes to the end of combat step
      Then Bob still has 20 life

    Example: a single blocker has all of it
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Guard"
      And the game goes to the combat damage step
      Then "Guard" is in Bob's graveyard
      And the trace shows, in this order:
        | event       | object | amount |
        | deal damage | Guard  | 5      |

    Example: what another attacker assigns to a blocker in common counts
      Given Alice controls a creature "Boar" with power 4 and toughness 4
      And Bob controls a creature "Brigade" with power 2 and toughness 4: "Brigade can block an additional creature."
      And Bob controls a creature "Imp" with power 2 and toughness 1
      When Alice attacks with "Ox" and "Boar"
      And Bob blocks with:
        | creature | attacker |
        | Brigade  | Ox       |
        | Brigade  | Boar     |
        | Elf      | Ox       |
        | Imp      | Boar     |
      And Alice orders the creatures fighting "Ox" as "Brigade", "Elf"
      And Alice orders the creatures fighting "Boar" as "Brigade", "Imp"
      And the game goes to the combat damage step
      Then Alice can assign 4 damage of "Ox" to "Brigade" and 1 to "Elf"
      And Alice can assign 1 damage of "Ox" to "Brigade" and 4 to "Elf"
      When Alice assigns 1 damage of "Ox" to "Brigade" and 4 to "Elf"
      Then Alice can assign 3 damage of "Boar" to "Brigade" and 1 to "Imp"
      And Alice can't assign 2 damage of "Boar" to "Brigade" and 2 to "Imp"

    @rule:510.1e
    Example: what was passed over for it must be assigned enough in all
      Given Alice controls a creature "Boar" with power 5 and toughness 4
      And Bob controls a creature "Brigade" with power 2 and toughness 4: "Brigade can block an additional creature."
      And Bob controls a creature "Imp" with power 2 and toughness 1
      When Alice attacks with "Ox" and "Boar"
      And Bob blocks with:
        | creature | attacker |
        | Brigade  | Ox       |
        | Brigade  | Boar     |
        | Elf      | Ox       |
        | Imp      | Boar     |
      And Alice orders the creatures fighting "Ox" as "Brigade", "Elf"
      And Alice orders the creatures fighting "Boar" as "Imp", "Brigade"
      And the game goes to the combat damage step
      Then Alice can assign 1 damage of "Ox" to "Brigade" and 4 to "Elf"
      When Alice assigns 1 damage of "Ox" to "Brigade" and 4 to "Elf"
      Then Alice can assign 1 damage of "Boar" to "Imp" and 4 to "Brigade"
      And Alice can't assign 5 damage of "Boar" to "Imp" and 0 to "Brigade"

  @edition:2013
  Rule: 513.1a "At end of turn" means the beginning of the end step

    Example: in the end step, and before the cleanup step
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Dusk": "At end of turn, you gain 1 life."
      When the game goes to the end of turn step
      Then the stack holds the ability of "Dusk"
      When all players pass
      Then Alice has 21 life
      And it is Alice's end of turn step

  @edition:2013
  Rule: 514.2 Damage is removed and effects of the turn end at the same time

    @also:703.4n
    Example: what grew and was damaged lives on
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      And Bob has an instant "Sting" in hand: "Sting deals 4 damage to target creature or player."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      And Bob plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" has 4 damage marked
      When the game goes to Bob's upkeep step
      Then "Ox" is still in play
      And "Ox" has power 2
      And "Ox" has no damage marked

  @edition:2013
  Rule: 514.3 Nobody acts in the cleanup step

    Example: no priority after the discard
      Given a Magic game between Alice and Bob
      And Alice has 8 instants "Spare" in hand
      When the game goes to the end of turn step
      And Alice passes
      And Bob passes
      Then Alice is asked to discard down to maximum hand size
      When Alice chooses "Spare" (1)
      Then it is Bob's upkeep step

  @edition:2013
  Rule: 703.4m The active player discards down to seven cards in the cleanup step

    Example: nine cards
      Given a Magic game between Alice and Bob
      And Alice has 9 instants "Spare" in hand
      And Bob has 9 instants "Extra" in hand
      When the game goes to the end of turn step
      And Alice passes
      And Bob passes
      And Alice chooses "Spare" (1) and "Spare" (2)
      Then Alice's hand holds 7 cards
      And Bob's hand still holds 9 cards

  Rule: 506.6a "Before attackers are declared" is before the declare attackers step

    Scenario Outline: not once it has begun
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an instant "Trap" in hand: "Cast Trap only before attackers are declared.\nYou gain 1 life."
      When the game goes to the beginning of combat step
      Then Alice can still play "Trap"
      When Alice attacks with "Ox"
      Then Alice can't play "Trap"

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013 @also:506.6g
    Example: an ability
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "{0}: You gain 1 life. Activate this ability only before attackers are declared."
      When the game goes to the beginning of combat step
      Then Alice can still activate "Ox"
      When Alice attacks with "Ox"
      Then Alice can't activate "Ox"

  Rule: 506.6b "Before blockers are declared" is before the declare blockers step

    Scenario Outline: not once it has begun
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an instant "Trap" in hand: "Cast Trap only before blockers are declared.\nYou gain 1 life."
      When Alice attacks with "Ox"
      Then Alice can still play "Trap"
      When the game goes to the declare blockers step
      Then Alice can't play "Trap"

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013
    Example: "after" is from then on
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an instant "Trap" in hand: "Cast Trap only after blockers are declared.\nYou gain 1 life."
      When Alice attacks with "Ox"
      Then Alice can't play "Trap"
      When the game goes to the declare blockers step
      Then Alice can play "Trap"

  @edition:2013
  Rule: 506.6c "During combat" is during any combat phase of the turn

    Example: before blockers are declared in the second
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has a sorcery "Again" in hand: "Untap all creatures you control. After this phase, there is an additional combat phase."
      And Alice has an instant "Trap" in hand: "Cast Trap only during combat before blockers are declared.\nYou gain 1 life."
      Then Alice can't play "Trap"
      When Alice attacks with "Ox"
      And the game goes to Alice's second main phase
      And Alice plays "Again"
      And all players pass
      And all players pass, which ends the second main phase
      Then it is Alice's beginning of combat step
      And Alice can play "Trap"

  Rule: 506.6d Where combat is not named, a point is that of the turn's first combat phase

    Scenario Outline: the second is too late
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has a sorcery "Again" in hand: "Untap all creatures you control. After this phase, there is an additional combat phase."
      And Alice has an instant "Trap" in hand: "Cast Trap only before blockers are declared.\nYou gain 1 life."
      When Alice attacks with "Ox"
      And the game goes to Alice's second main phase
      And Alice plays "Again"
      And all players pass
      And all players pass, which ends the second main phase
      Then it is Alice's beginning of combat step
      And Alice can't play "Trap"

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: 506.6e Where nobody attacks, a point in a step that is skipped has come once the declare attackers step is over

    Scenario Outline: before blockers are declared
      Given a Magic game between Alice and Bob
      And Alice has an instant "Trap" in hand: "Cast Trap only before blockers are declared.\nYou gain 1 life."
      When the game goes to the beginning of combat step
      Then Alice can still play "Trap"
      When the game goes to the end of combat step
      Then Alice can't play "Trap"

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |
