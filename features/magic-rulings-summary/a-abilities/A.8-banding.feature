Feature: A.8 Banding

  Rule: A.8.3 What attacks in a band is blocked with it

    Example: who blocks one blocks the other
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Banding"
      And Alice controls a creature "Mule" with power 1 and toughness 1
      And Bob controls a creature "Goat" with power 1 and toughness 5
      When Alice attacks with "Ox" and "Mule" in a band
      And Bob blocks "Ox" with "Goat"
      Then "Ox" is blocked
      And "Mule" is blocked
      And "Goat" is blocking "Mule"

  Rule: A.8.4 Any number with banding, and one without it

    Example: two with it and one without it
      Given a Magic game between Alice and Bob
      And Alice controls 2 creatures "Ox" with power 2 and toughness 2: "Banding"
      And Alice controls a creature "Mule"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Ox" (1), "Ox" (2) and "Mule" in a band
      And Bob blocks "Mule" with "Goat"
      Then "Ox" (1) is blocked
      And "Ox" (2) is blocked

    Example: not two without it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Banding"
      And Alice controls 2 creatures "Mule"
      When Alice tries to attack with "Ox", "Mule" (1) and "Mule" (2) in a band
      Then it is refused
      When Alice tries to attack with "Mule" (1) and "Mule" (2) in a band
      Then it is refused

  Rule: A.8.5 Nobody has to attack in a band

    Example: each for itself
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Banding"
      And Alice controls a creature "Mule"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Ox" and "Mule"
      And Bob blocks "Ox" with "Goat"
      Then "Ox" is blocked
      And "Mule" is unblocked

  Rule: A.8.6 A band is one until the end of combat

    Example: in the next combat it is none
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Banding"
      And Alice controls a creature "Mule"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Ox" and "Mule" in a band
      And the game goes to Bob's upkeep step
      And the game goes to Alice's declare attackers step
      And Alice attacks with "Ox" and "Mule"
      And Bob blocks "Ox" with "Goat"
      Then "Ox" is blocked
      And "Mule" is unblocked

  Rule: A.8.7 A band stays together without its banding, but for what is removed from combat

    Example: banding is lost
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Banding"
      And Alice controls a creature "Mule"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      And Bob has an instant "Rift" in hand: "Target creature loses banding until end of turn."
      When Alice attacks with "Ox" and "Mule" in a band
      And Alice passes
      And Bob plays "Rift" targeting "Ox"
      And all players pass
      And Bob blocks "Ox" with "Goat"
      Then "Mule" is blocked

    Example: one is removed from combat
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Banding"
      And Alice controls a creature "Mule"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      And Bob has an instant "Trip" in hand: "Remove target attacking creature from combat."
      When Alice attacks with "Ox" and "Mule" in a band
      And Alice passes
      And Bob plays "Trip" targeting "Ox"
      And all players pass
      And Bob blocks "Mule" with "Goat"
      Then "Mule" is blocked
      And "Ox" is not blocked
      And "Goat" is not blocking "Ox"

  Rule: A.8.8 Who blocks one of a band blocks all of it, even what it could not block

    @also:C.4.11
    Example: what flies with it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Banding"
      And Alice controls a creature "Hawk" with power 1 and toughness 1: "Flying"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Ox" and "Hawk" in a band
      And Bob blocks "Ox" with "Goat"
      Then "Hawk" is blocked
      When the game goes to the end of combat step
      Then "Goat" has 2 damage marked

    Example: a spell blocks one of them
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Banding"
      And Alice controls a creature "Mule"
      And Alice controls a creature "Boar"
      And Bob has an instant "Hedge" in hand: "Target attacking creature becomes blocked."
      When Alice attacks with:
        | creature | band |
        | Ox       | 1    |
        | Mule     | 1    |
        | Boar     |      |
      And the game goes to the declare blockers step
      And Alice passes
      And Bob plays "Hedge" targeting "Mule"
      And all players pass
      Then "Mule" is blocked
      And "Ox" is blocked
      When the game goes to the end of combat step
      Then Bob has 19 life

  Rule: A.8.9 Each of them is a source of damage of its own

    @also:C.5.Ruling.1
    Example: the damage of one is prevented
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Banding"
      And Alice controls a creature "Mule" with power 3 and toughness 3
      And Bob has an instant "Ward" in hand: "The next time a source of your choice would deal damage to you this turn, prevent that damage."
      When Alice attacks with "Ox" and "Mule" in a band
      And Alice passes
      And Bob plays "Ward"
      And all players pass
      And Bob chooses "Mule"
      And the game goes to the end of combat step
      Then Bob has 18 life

  Rule: A.8.10 None of them has the abilities of another

    Example: only one of them strikes first
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Banding"
      And Alice controls a creature "Lancer" with power 3 and toughness 3: "First strike"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Ox" and "Lancer" in a band
      And Bob blocks "Ox" with "Goat"
      And the game goes to the combat damage step
      And all players pass
      Then "Goat" has 3 damage marked

  Rule: A.8.12 One with banding among those that fight the same creature is enough

    Example: of two that block, one has it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bull" with power 5 and toughness 5
      And Bob controls a creature "Guard" with power 1 and toughness 1: "Banding"
      And Bob controls a creature "Goat" with power 1 and toughness 4
      When Alice attacks with "Bull"
      And Bob blocks "Bull" with "Guard" and "Goat"
      And the game goes to the combat damage step
      Then Bob can assign 5 damage of "Bull" to "Guard" and 0 to "Goat"

    Example: none has it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bull" with power 5 and toughness 5
      And Bob controls a creature "Guard" with power 1 and toughness 1
      And Bob controls a creature "Goat" with power 1 and toughness 4
      When Alice attacks with "Bull"
      And Bob blocks "Bull" with "Guard" and "Goat"
      And the game goes to the combat damage step
      Then Alice can assign 5 damage of "Bull" to "Guard" and 0 to "Goat"

  Rule: A.8.13 Who controls those that share damage divides it

    @also:C.5.10
    Example: the defending player, of what attacks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bull" with power 5 and toughness 5
      And Bob controls a creature "Guard" with power 1 and toughness 1: "Banding"
      And Bob controls a creature "Goat" with power 1 and toughness 4
      When Alice attacks with "Bull"
      And Bob blocks "Bull" with "Guard" and "Goat"
      And the game goes to the combat damage step
      And Bob assigns 5 damage of "Bull" to "Guard" and 0 to "Goat"
      And the game goes to the end of combat step
      Then "Guard" is in Bob's graveyard
      And "Goat" is still in play

    @also:C.5.10
    Example: the attacking player, of what blocks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1: "Banding"
      And Alice controls a creature "Mule" with power 1 and toughness 4
      And Bob controls a creature "Bull" with power 5 and toughness 5
      When Alice attacks with "Ox" and "Mule" in a band
      And Bob blocks "Mule" with "Bull"
      And the game goes to the combat damage step
      And Alice assigns 5 damage of "Bull" to "Ox" and 0 to "Mule"
      And the game goes to the end of combat step
      Then "Ox" is in Alice's graveyard
      And "Mule" is still in play

  Rule: A.8.14 They share it whether or not anybody wants that

    Example: its controller has no say
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bull" with power 5 and toughness 5
      And Bob controls a creature "Guard" with power 1 and toughness 1: "Banding"
      And Bob controls a creature "Goat" with power 1 and toughness 4
      When Alice attacks with "Bull"
      And Bob blocks "Bull" with "Guard" and "Goat"
      And the game goes to the combat damage step
      Then Bob is asked to assign combat damage of Bull

  Rule: A.8.15 It may be divided in any way, as long as all of it is

    Example: more than is lethal to one, nothing to the other, and no less than all
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bull" with power 5 and toughness 5
      And Bob controls a creature "Guard" with power 1 and toughness 1: "Banding"
      And Bob controls a creature "Goat" with power 1 and toughness 4
      When Alice attacks with "Bull"
      And Bob blocks "Bull" with "Guard" and "Goat"
      And the game goes to the combat damage step
      Then Bob can assign 0 damage of "Bull" to "Guard" and 5 to "Goat"
      And Bob can assign 3 damage of "Bull" to "Guard" and 2 to "Goat"
      And Bob can't assign 2 damage of "Bull" to "Guard" and 2 to "Goat"

  Rule: A.8.16 Banding twice is banding

    Example: no second creature without it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox":
        """
        Banding
        Banding
        """
      And Alice controls 2 creatures "Mule"
      When Alice tries to attack with "Ox", "Mule" (1) and "Mule" (2) in a band
      Then it is refused

  Rule: A.8.Ruling.1 A band is blocked by what can block one of it

    Scenario Outline: one of them flies, the other is blocked by black creatures and by artifacts
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Steed" with power 1 and toughness 1:
        """
        Flying
        Banding
        """
      And Alice controls a creature "Ghoul" with power 2 and toughness 2: "Fear"
      And Bob controls a <blocker>
      And Bob controls a creature "Mule"
      When Alice attacks with "Steed" and "Ghoul" in a band
      And the game goes to the declare blockers step
      Then Bob can't block "Steed" with "Mule"
      And Bob can't block "Ghoul" with "Mule"
      When Bob blocks "<blocked>" with "Guard"
      Then "Steed" is blocked
      And "Ghoul" is blocked

      Examples:
        | blocker                                                | blocked |
        | creature "Guard" with power 0 and toughness 9: "Flying" | Steed   |
        | creature "Guard" with power 0, toughness 9 and mana cost {B} | Ghoul   |
        | artifact creature "Guard" with power 0 and toughness 9 | Ghoul   |

  Rule: A.8.Ruling.2 Blockers declare no bands

    Example: two without banding block one creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bull" with power 5 and toughness 5
      And Bob controls 2 creatures "Goat"
      And Bob controls a creature "Guard": "Banding"
      When Alice attacks with "Bull"
      And Bob blocks "Bull" with "Goat" (1), "Goat" (2) and "Guard"
      Then "Goat" (1) is blocking "Bull"
      And "Goat" (2) is blocking "Bull"

  Rule: A.8.Ruling.3 Banding that has died counts no more

    Example: it dies before damage is assigned
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bull" with power 5 and toughness 5
      And Alice has an instant "Bolt" in hand: "Destroy target creature."
      And Bob controls a creature "Guard": "Banding"
      And Bob controls a creature "Goat" with power 1 and toughness 4
      And Bob controls a creature "Mule" with power 1 and toughness 1
      When Alice attacks with "Bull"
      And Bob blocks "Bull" with "Guard", "Goat" and "Mule"
      And Alice plays "Bolt" targeting "Guard"
      And all players pass
      And the game goes to the combat damage step
      Then Alice can assign 5 damage of "Bull" to "Goat" and 0 to "Mule"

  Rule: A.8.Ruling.4 Several bands may attack

    Example: one is blocked
      Given a Magic game between Alice and Bob
      And Alice controls 2 creatures "Ox": "Banding"
      And Alice controls 2 creatures "Mule"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with:
        | creature | band |
        | Ox (1)   | 1    |
        | Mule (1) | 1    |
        | Ox (2)   | 2    |
        | Mule (2) | 2    |
      And Bob blocks "Mule" (1) with "Goat"
      Then "Ox" (1) is blocked
      And "Ox" (2) is unblocked
      And "Mule" (2) is unblocked

  Rule: A.8.Ruling.5 Other ways to assign damage are a choice of who divides it

    Example: as though it were not blocked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bramble" with power 7 and toughness 7: "You may have Bramble assign its combat damage as though it weren't blocked."
      And Bob controls a creature "Guard": "Banding"
      When Alice attacks with "Bramble"
      And Bob blocks "Bramble" with "Guard"
      And the game goes to the combat damage step
      And Bob declines
      And the game goes to the end of combat step
      Then Bob still has 20 life
      And "Guard" is in Bob's graveyard
