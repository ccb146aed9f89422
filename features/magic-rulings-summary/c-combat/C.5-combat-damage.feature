Feature: C.5 Step 4: Combat Damage

  Rule: C.5.1 It is announced, goes on the stack, and can be responded to

    Example: damage on the stack is dealt by what has left play
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Sting" in hand: "Sting deals 2 damage to target creature or player."
      When Alice attacks with "Ox"
      And the game goes to the combat damage step
      Then Bob still has 20 life
      When Bob plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
      When all players pass
      Then Bob has 18 life

  Rule: C.5.3 What isn't blocked deals its damage to the player

    Example: two attackers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Mule" with power 3 and toughness 2
      When Alice attacks with "Ox" and "Mule"
      And the game goes to the combat damage step
      And all players pass
      Then Bob has 15 life

  Rule: C.5.4 A blocked creature's is divided among its blockers, in any way

    Example: nothing to the first, all to the second
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 5 and toughness 6
      And Bob controls a creature "Mule" with power 0 and toughness 3
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule" and "Goat"
      And the game goes to the combat damage step
      And Alice assigns 0 damage of "Ox" to "Mule" and 5 to "Goat"
      And all players pass
      Then "Goat" is in Bob's graveyard
      And "Mule" still has no damage marked

  Rule: C.5.6 As it was assigned, whatever has changed

    Example: growth after damage was assigned saves, and does no more damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Mule" with power 2 and toughness 2
      And Bob has an instant "Grow" in hand: "Target creature gets +1/+1 until end of turn."
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule"
      And the game goes to the combat damage step
      And Bob plays "Grow" targeting "Mule"
      And all players pass
      And all players pass
      Then "Mule" is still in play
      And "Ox" is in Alice's graveyard

    Example: what is gone is dealt nothing, so nothing triggers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Vampire": "Whenever Vampire deals combat damage, you gain 1 life."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Bob controls a creature "Imp"
      When Alice attacks with "Vampire"
      And Bob blocks "Vampire" with "Imp"
      And the game goes to the combat damage step
      And Alice plays "Fell" targeting "Imp"
      And all players pass
      And all players pass
      And the game goes to the end of combat step
      Then Alice still has 20 life

  Rule: C.5.2 As much as it has power

    Example: a creature that has grown
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      When Alice attacks with "Ox"
      And Alice plays "Grow" targeting "Ox"
      And all players pass
      And the game goes to the combat damage step
      And all players pass
      Then Bob has 15 life

  Rule: C.5.5 A blocking creature's goes to what it blocks

    Example: divided between two that it blocks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 2
      And Alice controls a creature "Mule" with power 1 and toughness 2
      And Bob controls a creature "Giant" with power 4 and toughness 9: "Giant can block an additional creature."
      When Alice attacks with "Ox" and "Mule"
      And Bob blocks with:
        | creature | attacker |
        | Giant    | Ox       |
        | Giant    | Mule     |
      And the game goes to the combat damage step
      And Bob assigns 2 damage of "Giant" to "Ox" and 2 to "Mule"
      And all players pass
      Then "Ox" is in Alice's graveyard
      And "Mule" is in Alice's graveyard

  Rule: C.5.9 With first strike or double strike there are two steps

    Example: who has neither deals its damage in the second
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 2 and toughness 2: "First strike"
      And Alice controls a creature "Ox" with power 3 and toughness 2
      When Alice attacks with "Lancer" and "Ox"
      And the game goes to the combat damage step
      And all players pass
      Then Bob has 18 life
      And it is Alice's combat damage step
      When the game goes to the end of combat step
      Then Bob has 15 life

    Example: first strike that is gained between the steps changes nothing
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 2 and toughness 2: "First strike"
      And Alice controls a creature "Ox" with power 3 and toughness 2
      And Alice has an instant "Hurry" in hand: "Target creature gains first strike until end of turn."
      When Alice attacks with "Lancer" and "Ox"
      And the game goes to the combat damage step
      And all players pass
      And Alice plays "Hurry" targeting "Ox"
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 15 life

    Example: double strike that is gained between the steps deals damage in the second
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 2 and toughness 2: "First strike"
      And Alice has an instant "Flurry" in hand: "Target creature gains double strike until end of turn."
      When Alice attacks with "Lancer"
      And the game goes to the combat damage step
      And all players pass
      Then Bob has 18 life
      When Alice plays "Flurry" targeting "Lancer"
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 16 life

    Example: one with first strike and without power strikes in the first step alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Squire" with power 0 and toughness 2: "First strike"
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      When Alice attacks with "Squire"
      And the game goes to the combat damage step
      And Alice plays "Grow" targeting "Squire"
      And all players pass
      And the game goes to the end of combat step
      Then Bob still has 20 life

  Rule: C.5.Ruling.2 More than is lethal may be assigned to one

    Example: all to one of two
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 5 and toughness 6
      And Bob controls a creature "Mule" with power 1 and toughness 1
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule" and "Goat"
      And the game goes to the combat damage step
      And Alice assigns 0 damage of "Ox" to "Mule" and 5 to "Goat"
      And all players pass
      Then "Goat" is in Bob's graveyard
      And "Mule" is still in play

  Rule: C.5.7 It comes from the creature as it is when the damage is dealt

    Example: one that has become red meanwhile
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 5
      And Alice has an instant "Dye" in hand: "Target creature becomes red until end of turn."
      And Bob controls a creature "Knight" with power 2 and toughness 3: "Protection from red"
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Knight"
      And the game goes to the combat damage step
      And Alice plays "Dye" targeting "Ox"
      And all players pass
      And all players pass
      Then "Ox" has 2 damage marked
      And "Knight" still has no damage marked

  Rule: C.5.8 It can't be countered

    Example: it is no spell
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice attacks with "Ox"
      And the game goes to the combat damage step
      And Alice passes
      Then Bob can't play "Deny"

  Rule: C.5.Ruling.3 A single blocker with banding has its controller divide the damage

    Example: of what tramples
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bull" with power 5 and toughness 5: "Trample"
      And Bob controls a creature "Guard" with power 1 and toughness 1: "Banding"
      When Alice attacks with "Bull"
      And Bob blocks "Bull" with "Guard"
      And the game goes to the combat damage step
      And Bob assigns 5 damage of "Bull" to "Guard" and 0 to Bob
      And the game goes to the end of combat step
      Then Bob still has 20 life

    Scenario Outline: of what may assign it as though it were not blocked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bramble" with power 7 and toughness 7: "You may have Bramble assign its combat damage as though it weren't blocked."
      And Bob controls a creature "Guard" with power 1 and toughness 1: "Banding"
      When Alice attacks with "Bramble"
      And Bob blocks "Bramble" with "Guard"
      And the game goes to the combat damage step
      And Bob accepts
      And the game goes to the end of combat step
      Then Bob has 13 life
      And "Guard" is still in play

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

    Example: what does not attack assigns its damage to what it blocks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 9
      And Alice controls a creature "Mule" with power 1 and toughness 9
      And Bob controls a creature "Bramble" with power 7 and toughness 7: "You may have Bramble assign its combat damage as though it weren't blocked."
      When Alice attacks with "Ox" and "Mule"
      And Bob blocks "Ox" with "Bramble"
      And the game goes to the end of combat step
      Then "Ox" has 7 damage marked
      And Bob has 19 life
