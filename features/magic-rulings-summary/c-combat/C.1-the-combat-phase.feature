Feature: C.1 The Combat Phase

  Rule: C.1.7 Tapping or untapping a creature leaves it in combat

    Example: a blocker that is tapped deals its damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Bind" in hand: "Tap target creature."
      And Bob controls a creature "Mule" with power 2 and toughness 3
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule"
      And Alice plays "Bind" targeting "Mule"
      And all players pass
      Then "Mule" is tapped
      When the game goes to the end of combat step
      Then "Ox" is in Alice's graveyard
      And "Mule" has 2 damage marked

  Rule: C.1.6 What regenerates is removed from combat

    Example: an attacker
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate Troll."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice attacks with "Troll"
      And Bob plays "Fell" targeting "Troll"
      And Alice activates "Troll"
      And all players pass
      And all players pass
      Then "Troll" is still in play
      And "Troll" is not attacking

  Rule: C.1.Ruling.1 What was removed from combat deals no damage

    Example: a regenerated attacker
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate Troll."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice attacks with "Troll"
      And Bob plays "Fell" targeting "Troll"
      And Alice activates "Troll"
      And all players pass
      And all players pass
      And the game goes to the end of combat step
      Then Bob still has 20 life
      And "Troll" is tapped

  Rule: C.1.8 Combat damage is what fighting deals

    Example: a trigger on it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Raider" with power 2 and toughness 2:
        """
        Whenever Raider deals combat damage to a player, draw a card.
        {0}: Raider deals 1 damage to target creature or player. Play this ability only once each turn.
        """
      When Alice activates "Raider" targeting Bob
      And all players pass
      Then Bob has 19 life
      And Alice's hand still holds 0 cards
      When Alice attacks with "Raider"
      And the game goes to the combat damage step
      And all players pass
      And all players pass
      Then Bob has 17 life
      And Alice's hand holds 1 card

  Rule: C.1.5 What leaves play or changes its controller is removed from combat

    Example: an attacker that returns to the hand
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Mule" with power 1 and toughness 1
      And Bob has an instant "Gust" in hand: "Return target creature to its owner's hand."
      When Alice attacks with "Ox" and "Mule"
      And Bob plays "Gust" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's hand
      When the game goes to the end of combat step
      Then Bob has 19 life

    Scenario Outline: an attacker is taken over
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Charm" in hand: "Gain control of target creature."
      When the game goes to the declare attackers step
      And Alice attacks with "Ox"
      And Bob plays "Charm" targeting "Ox"
      And all players pass
      Then "Ox" is not attacking
      And "Ox" is controlled by Bob

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @also:C.1.Ruling.1
    Scenario Outline: an effect removes it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Alice controls a creature "Mule" with power 1 and toughness 1
      And Bob has an instant "Trip" in hand: "Remove target attacking creature from combat."
      When Alice attacks with "Ox" and "Mule"
      And Alice passes
      And Bob plays "Trip" targeting "Ox"
      And all players pass
      Then "Ox" is not attacking
      And "Ox" is tapped
      And "Mule" is attacking
      When the game goes to the end of combat step
      Then Bob has 19 life

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: C.1.4 What stops being a creature is removed from combat

    Scenario Outline: it was one for a moment
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Statue": "{0}: Until end of turn, Statue becomes a 3/3 artifact creature."
      And Bob has an instant "Still" in hand: "Target creature loses all abilities and becomes an artifact until end of turn."
      When Alice activates "Statue"
      And all players pass
      And Alice attacks with "Statue"
      And Alice passes
      And Bob plays "Still" targeting "Statue"
      And all players pass
      Then "Statue" is not attacking
      When the game goes to the end of combat step
      Then Bob still has 20 life

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: C.1.3 Creatures attack and block until the combat phase is over

    Scenario Outline: a blocking one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 0 and toughness 3
      And Bob controls a creature "Goat" with power 0 and toughness 3
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Goat"
      And the game goes to the end of combat step
      Then "Goat" is blocking
      When the game goes to the second main phase
      Then "Goat" is not blocking
      And "Ox" is not blocked

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: C.1.1 Five steps, in this order

    Example: with an attacker
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Goat"
      And Alice has an instant "Spare" in hand
      When all players pass, which ends the first main phase
      Then it is Alice's beginning of combat step
      When Alice attacks with "Ox"
      Then it is Alice's declare attackers step
      When Bob declares no blockers
      Then it is Alice's declare blockers step
      When all players pass, which ends the declare blockers step
      Then it is Alice's combat damage step
      When all players pass
      And all players pass, which ends the combat damage step
      Then it is Alice's end of combat step

  Rule: C.1.2 All that fight are in the same step at the same time

    Example: no blocker is declared for one attacker before all are declared, and all damage waits at once
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Elk" with power 3 and toughness 3
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Ox" and "Elk"
      Then "Ox" is attacking
      And "Elk" is attacking
      When Bob blocks "Ox" with "Goat"
      Then "Elk" is unblocked
      When the game goes to the combat damage step
      Then "Goat" is still in play
      And Bob still has 20 life
      When all players pass
      Then "Goat" is in Bob's graveyard
      And Bob has 17 life

  Rule: C.1.Ruling.3 What happens in combat, one after another

    Example: what is removed from combat while its damage waits deals it, and is dealt what was assigned to it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 5
      And Bob controls a creature "Mule" with power 3 and toughness 5
      And Alice has an instant "Recall" in hand: "Remove target creature from combat."
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule"
      And the game goes to the combat damage step
      And Alice plays "Recall" targeting "Ox"
      And all players pass
      Then "Ox" is not attacking
      When all players pass
      Then "Mule" has 2 damage marked
      And "Ox" has 3 damage marked

    Example: what leaves play then deals it, and is dealt none
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 5
      And Bob controls a creature "Mule" with power 3 and toughness 5
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule"
      And the game goes to the combat damage step
      And Alice plays "Slay" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
      When all players pass
      Then "Mule" has 2 damage marked

    Example: what is removed before it is assigned deals none and is dealt none
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 5
      And Bob controls a creature "Mule" with power 3 and toughness 5
      And Alice has an instant "Recall" in hand: "Remove target creature from combat."
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule"
      And Alice plays "Recall" targeting "Ox"
      And all players pass
      And the game goes to the end of combat step
      Then "Mule" still has no damage marked
      And "Ox" still has no damage marked

  Rule: C.1.Ruling.2 Redirected combat damage is combat damage

    Example: what triggers on combat damage to a player
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Raider" with power 2 and toughness 2: "Whenever Raider deals combat damage to a player, draw a card."
      And Bob controls a creature "Guard" with power 0 and toughness 5: "All damage that would be dealt to Guard is dealt to you instead."
      When Alice attacks with "Raider"
      And Bob blocks "Raider" with "Guard"
      And the game goes to the combat damage step
      And all players pass
      Then Bob has 18 life
      When all players pass
      Then Alice's hand holds 1 card
