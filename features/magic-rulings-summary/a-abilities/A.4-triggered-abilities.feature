Feature: A.4 Triggered Abilities

  Rule: A.4.2 They trigger in the midst of whatever happens

    Example: a creature dies
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Urn": "Whenever a creature is put into a graveyard from play, you gain 1 life."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Bob controls a creature "Ox"
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      And all players pass
      Then Alice has 21 life

    Example: what waits for spells does not hear abilities
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Rod": "{T}: Tap target creature."
      And Alice has an instant "Boon" in hand: "Target creature gets +1/+1 until end of turn."
      And Bob controls a creature "Ox": "Whenever Ox becomes the target of a spell, you gain 1 life."
      When Alice activates "Rod" targeting "Ox"
      And all players pass
      Then "Ox" is tapped
      And Bob still has 20 life
      When Alice plays "Boon" targeting "Ox"
      And all players pass
      Then Bob has 21 life

    Example: what waits for abilities does not hear spells
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Rod": "{T}: Tap target creature."
      And Alice has an instant "Boon" in hand: "Target creature gets +1/+1 until end of turn."
      And Bob controls a creature "Ox": "Whenever Ox becomes the target of an ability, you gain 1 life."
      When Alice plays "Boon" targeting "Ox"
      Then the stack holds "Boon"
      When all players pass
      And Alice activates "Rod" targeting "Ox"
      And all players pass
      Then Bob has 21 life

  Rule: A.4.3 They go on the stack the next time that a player would have priority

    Example: it can be responded to
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Urn": "Whenever a creature is put into a graveyard from play, you gain 1 life."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Bob controls a creature "Ox"
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      Then Alice still has 20 life
      And Alice still has priority
      When all players pass
      Then Alice has 21 life

  Rule: A.4.5 Once triggered it is independent of its source

    Example: its source is destroyed in response
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Acolyte" with power 1 and toughness 1: "At the beginning of your upkeep, you gain 2 life."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When the game goes to Alice's upkeep step
      And Bob plays "Fell" targeting "Acolyte"
      And all players pass
      Then "Acolyte" is in Alice's graveyard
      When all players pass
      Then Alice has 22 life

  Rule: A.4.7 Targets are chosen as it goes on the stack

    Example: the controller chooses
      Given a Magic game between Alice and Bob
      And Alice has a creature "Viper" in hand: "When Viper comes into play, destroy target creature."
      And Bob controls a creature "Ox"
      And Bob controls a creature "Mule"
      When Alice plays "Viper"
      And all players pass
      And Alice chooses "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And "Mule" is still in play

    Example: its mode first
      Given a Magic game between Alice and Bob
      And Alice has a creature "Viper" in hand: "When Viper comes into play, choose one - destroy target creature; or you gain 2 life."
      And Bob controls a creature "Ox"
      When Alice plays "Viper"
      And all players pass
      And Alice chooses mode 1
      And Alice chooses "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard

    Example: without a legal one it is not put there
      Given a Magic game between Alice and Bob
      And Alice has a creature "Viper" in hand: "When Viper comes into play, destroy target artifact."
      When Alice plays "Viper"
      And all players pass
      Then "Viper" is in play
      And Alice still has priority
      When Alice passes
      And Bob passes
      Then it is Alice's beginning of combat step

  Rule: A.4.8 The current player's go on the stack first

    Example: the opponent's resolves first
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Dawn": "At the beginning of each upkeep, you gain 1 life."
      And Bob controls an enchantment "Dusk": "At the beginning of each upkeep, you gain 2 life."
      When the game goes to Alice's upkeep step
      And all players pass
      Then Bob has 24 life
      And Alice has 21 life
      When all players pass
      Then Alice has 22 life

  Rule: A.4.13 "You may" is chosen on resolution

    Example: yes
      Given a Magic game between Alice and Bob
      And Alice has a creature "Sage" in hand: "When Sage comes into play, you may draw a card."
      When Alice plays "Sage"
      And all players pass
      And all players pass
      And Alice accepts
      Then Alice's hand holds 1 card

    Example: no
      Given a Magic game between Alice and Bob
      And Alice has a creature "Sage" in hand: "When Sage comes into play, you may draw a card."
      When Alice plays "Sage"
      And all players pass
      And all players pass
      And Alice declines
      Then Alice's hand still holds 0 cards

  Rule: A.4.14 An "if" is asked as it triggers and as it resolves

    Example: it is not so as it would trigger
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hermit": "At the beginning of your upkeep, if you control no lands, you gain 3 life."
      And Alice controls a Forest land "Grove"
      When the game goes to Alice's draw step
      Then Alice still has 20 life

    Example: it is no more so as it resolves
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Squire": "At the beginning of your upkeep, if you control an artifact, you gain 3 life."
      And Alice controls an artifact "Shield"
      And Bob has an instant "Rust" in hand: "Destroy target artifact."
      When the game goes to Alice's upkeep step
      And Bob plays "Rust" targeting "Shield"
      And all players pass
      And the game goes to the draw step
      Then Alice still has 20 life

    Example: so much life, and less as it resolves
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Squire": "At the beginning of your upkeep, if you have 20 or more life, draw a card."
      And Bob has an instant "Zap" in hand: "Zap deals 3 damage to target creature or player."
      When the game goes to Alice's upkeep step
      And Bob plays "Zap" targeting Alice
      And all players pass
      And all players pass
      Then Alice has 17 life
      And Alice's hand still holds 0 cards

    Example: it is so both times
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Squire": "At the beginning of your upkeep, if you control an artifact, you gain 3 life."
      And Alice controls an artifact "Shield"
      When the game goes to Alice's draw step
      Then Alice has 23 life

  Rule: A.4.15 What watches for a state looks all the time

    Scenario Outline: no lands any more
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Toad" with power 1 and toughness 1: "When you control no Swamps, sacrifice Toad."
      And Alice controls a Swamp land "Mire"
      And Bob has an instant "Quake" in hand: "Destroy target land."
      When Bob plays "Quake" targeting "Mire"
      And all players pass
      And all players pass
      Then "Toad" is in Alice's graveyard

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

  Rule: A.4.16 It does not trigger again while it waits

    Scenario Outline: drawing with an empty hand, once
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Font": "When you have no cards in hand, draw a card."
      And Alice has an instant "Jolt" in hand
      When Alice plays "Jolt"
      And all players pass
      Then Alice's hand holds 1 card

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

  Rule: A.4.17 "Becomes blocked" is once a combat

    Example: two blockers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Boar" with power 3 and toughness 9: "Whenever Boar becomes blocked, you gain 1 life."
      And Bob controls a creature "Goat"
      And Bob controls a creature "Mule"
      When Alice attacks with "Boar"
      And Bob blocks "Boar" with "Goat" and "Mule"
      And all players pass
      Then Alice has 21 life

    Example: and by as many as it takes, by fewer never
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Boar" with power 3 and toughness 9: "Whenever Boar becomes blocked by two or more creatures, you gain 1 life."
      And Alice controls a creature "Ox" with power 3 and toughness 9: "Whenever Ox becomes blocked by two or more creatures, you gain 5 life."
      And Bob controls a creature "Goat"
      And Bob controls a creature "Mule"
      And Bob controls a creature "Lamb"
      When Alice attacks with "Boar" and "Ox"
      And Bob blocks with:
        | creature | attacker |
        | Goat     | Boar     |
        | Mule     | Boar     |
        | Lamb     | Ox       |
      And all players pass
      Then Alice has 21 life

    Example: and "blocks two or more", of one that does, not of one that blocks one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Boar"
      And Alice controls a creature "Ox"
      And Alice controls a creature "Lamb"
      And Bob controls a creature "Giant" with power 3 and toughness 9:
        """
        Giant can block an additional creature.
        Whenever Giant blocks two or more creatures, you gain 1 life.
        """
      And Bob controls a creature "Ogre" with power 3 and toughness 9: "Whenever Ogre blocks two or more creatures, you gain 5 life."
      When Alice attacks with "Boar", "Ox" and "Lamb"
      And Bob blocks with:
        | creature | attacker |
        | Giant    | Boar     |
        | Giant    | Ox       |
        | Ogre     | Lamb     |
      And all players pass
      Then Bob has 21 life

    Scenario Outline: and so is "blocks", of one that blocks two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Boar"
      And Alice controls a creature "Ox"
      And Bob controls a creature "Giant" with power 3 and toughness 9:
        """
        Giant can block an additional creature.
        Whenever Giant blocks, you gain 1 life.
        """
      When Alice attacks with "Boar" and "Ox"
      And Bob blocks with:
        | creature | attacker |
        | Giant    | Boar     |
        | Giant    | Ox       |
      And all players pass
      Then Bob has 21 life
      And the stack is empty

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

  Rule: A.4.18 "Becomes blocked by a creature" is for each

    Example: two blockers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Boar" with power 3 and toughness 9: "Whenever Boar becomes blocked by a creature, you gain 1 life."
      And Bob controls a creature "Goat"
      And Bob controls a creature "Mule"
      When Alice attacks with "Boar"
      And Bob blocks "Boar" with "Goat" and "Mule"
      And all players pass
      And all players pass
      Then Alice has 22 life

  Rule: A.4.19 What moves a card looks for it where it went

    Example: it has left the graveyard meanwhile
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Phoenix" with power 1 and toughness 1: "When Phoenix is put into a graveyard from play, return it to its owner's hand."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      And Bob has an instant "Shovel" in hand: "Remove target creature card in a graveyard from the game."
      When Bob plays "Fell" targeting "Phoenix"
      And all players pass
      And Bob plays "Shovel" targeting "Phoenix"
      And all players pass
      Then "Phoenix" is out of game
      When all players pass
      Then Alice's hand still holds 0 cards

    Example: it is still there
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Phoenix" with power 1 and toughness 1: "When Phoenix is put into a graveyard from play, return it to its owner's hand."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Bob plays "Fell" targeting "Phoenix"
      And all players pass
      And all players pass
      Then "Phoenix" is in Alice's hand

  Rule: A.4.20 What leaves play is looked at as it was before

    Example: an artifact that goes with the creatures
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Urn": "Whenever a creature is put into a graveyard from play, you gain 1 life."
      And Alice has a sorcery "Wrack" in hand: "Destroy all permanents."
      And Bob controls a creature "Ox"
      And Bob controls a creature "Mule"
      When Alice plays "Wrack"
      And all players pass
      And Bob orders "Ox", "Mule"
      And all players pass
      And all players pass
      Then Alice has 22 life

    Example: what watches for cards from anywhere does not look back
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Crow": "Whenever a creature card is put into a graveyard from anywhere, you gain 1 life."
      And Bob controls a creature "Rat": "Whenever a creature is put into a graveyard from play, you gain 1 life."
      And Alice has a sorcery "Plague" in hand: "Destroy all creatures."
      When Alice plays "Plague"
      And all players pass
      And all players pass
      And all players pass
      Then Bob has 22 life
      And Alice still has 20 life
      And the stack is empty

  Rule: A.4.Ruling.1 What triggers while another waits resolves first

    Example: damage that a trigger deals sets off another
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with power 1 and toughness 1: "When Imp is put into a graveyard from play, Imp deals 1 damage to each creature."
      And Alice controls an enchantment "Rite": "Whenever a creature is put into a graveyard from play, you gain 1 life."
      And Bob controls a creature "Goat" with power 1 and toughness 1
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Bob plays "Fell" targeting "Imp"
      And all players pass
      And Alice orders "Rite", "Imp"
      And all players pass
      Then "Goat" is in Bob's graveyard
      And Alice still has 20 life
      When all players pass
      Then Alice has 21 life
      When all players pass
      Then Alice has 22 life

  Rule: A.4.Ruling.3 Each permanent triggers once for a thing that happens

    Example: two urns, one creature
      Given a Magic game between Alice and Bob
      And Alice controls 2 artifacts "Urn": "Whenever a creature is put into a graveyard from play, you gain 1 life."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Bob controls a creature "Ox"
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 22 life

  Rule: A.4.Ruling.5 What comes into play with something has it as it comes

    Example: counters keep it alive
      Given a Magic game between Alice and Bob
      And Alice has a creature "Sprout" with power 0 and toughness 0 in hand: "Sprout comes into play with two +1/+1 counters on it."
      When Alice plays "Sprout"
      And all players pass
      Then "Sprout" is in play
      And "Sprout" has power 2
      And "Sprout" has toughness 2

  Rule: A.4.Ruling.6 It triggers on its own leaving play

    Example: a last gift
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Martyr": "When Martyr is put into a graveyard from play, you gain 3 life."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Bob plays "Fell" targeting "Martyr"
      And all players pass
      And all players pass
      Then Alice has 23 life

  Rule: A.4.Ruling.2 Control of what leaves play is lost

    Scenario Outline: a pet dies
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Pet": "When you lose control of Pet, you lose 3 life."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Bob plays "Fell" targeting "Pet"
      And all players pass
      And all players pass
      Then Alice has 17 life

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: a pet is taken over
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Pet": "When you lose control of Pet, you lose 3 life."
      And Bob has an instant "Charm" in hand: "Gain control of target creature."
      When Bob plays "Charm" targeting "Pet"
      And all players pass
      And all players pass
      Then Alice has 17 life

  Rule: A.4.9 It is controlled by who controlled its source as it triggered

    Example: taken over in response
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Spring": "Whenever a creature comes into play, you gain 1 life."
      And Alice has a creature "Ox" in hand
      And Bob has an instant "Charm" in hand: "Gain control of target creature."
      When Alice plays "Ox"
      And all players pass
      And Bob plays "Charm" targeting "Spring"
      And all players pass
      Then "Spring" is controlled by Bob
      When all players pass
      Then Alice has 21 life

  Rule: A.4.12 It triggers once for each time that its condition occurs

    Scenario Outline: two counters at once
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever a +1/+1 counter is put on Ox, you gain 5 life."
      And Alice has an instant "Grow" in hand: "Put two +1/+1 counters on target creature."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 30 life

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

    Example: with the third counter alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "When the third +1/+1 counter is put on Ox, you gain 5 life."
      And Alice has 2 instants "Grow" in hand: "Put two +1/+1 counters on target creature."
      When Alice plays "Grow" (1) targeting "Ox"
      And all players pass
      Then the stack is empty
      When Alice plays "Grow" (2) targeting "Ox"
      And all players pass
      And all players pass
      Then Alice has 25 life

    Example: three lands at once
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Urn": "Whenever a land is put into a graveyard from play, you gain 1 life."
      And Bob controls 3 Forest lands "Grove"
      And Alice has a sorcery "Quake" in hand: "Destroy all lands."
      When Alice plays "Quake"
      And all players pass
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 23 life

  Rule: A.4.21 What comes into play is seen with all continuous effects

    Example: a land that comes as a creature
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Awakening": "All lands are 1/1 creatures that are still lands."
      And Alice controls an artifact "Bell": "Whenever a creature comes into play, you gain 1 life."
      And Alice has a Forest land "Grove" in hand
      When Alice plays "Grove"
      And all players pass
      Then Alice has 21 life

  Rule: A.4.Ruling.4 What is prevented or replaced sets nothing off

    Example: damage that is prevented
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 5: "Whenever Ox is dealt damage, you gain 1 life."
      And Alice controls an enchantment "Veil": "Prevent all damage that would be dealt to creatures you control."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to target creature."
      When Alice passes
      And Bob plays "Bolt" targeting "Ox"
      And all players pass
      Then the stack is empty
      And Alice still has 20 life

  Rule: A.4.Ruling.8 "Or" between descriptions makes one condition

    Example: a spell of both colors
      Given a Magic game between Alice and Bob
      And Alice has 1 white mana
      And Alice has 1 blue mana
      And Alice controls an enchantment "Choir": "Whenever a player plays a white or blue spell, you gain 1 life."
      And Alice has an instant "Psalm" with mana cost {W}{U} in hand
      When Alice plays "Psalm"
      And all players pass
      Then Alice has 21 life
      And the stack holds "Psalm"

  Rule: A.4.11 What leaves a choice to both players is one ability

    Example: each of them may draw
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Feast": "Whenever a creature comes into play, each player may draw a card."
      And Alice has a creature "Ox" in hand
      When Alice plays "Ox"
      And all players pass
      Then the stack holds the ability of "Feast"
      When all players pass
      And Alice declines
      And Bob accepts
      Then Bob's hand holds 1 card
      And Alice's hand still holds 0 cards
      And the stack is empty

  Rule: A.4.22 What keeps abilities from being played keeps none from triggering

    Example: of creatures
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Damper": "Activated abilities of creatures can't be played."
      And Alice controls a creature "Imp":
        """
        {0}: You gain 5 life.
        Whenever a creature comes into play, you gain 1 life.
        """
      And Alice has a creature "Ox" in hand
      Then Alice can't activate "Imp"
      When Alice plays "Ox"
      And all players pass
      And all players pass
      Then Alice has 21 life
