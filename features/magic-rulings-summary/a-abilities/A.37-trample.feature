Feature: A.37 Trample

  Rule: A.37.3 What is beyond lethal damage may go to the player

    Scenario Outline: 8/8 with trample, blocked by three of toughness 2
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Mammoth" with power 8 and toughness 8: "Trample"
      And Bob controls a creature "Goat" with power 1 and toughness 2
      And Bob controls a creature "Mule" with power 1 and toughness 2
      And Bob controls a creature "Ox" with power 1 and toughness 2
      When Alice attacks with "Mammoth"
      And Bob blocks "Mammoth" with "Goat", "Mule" and "Ox"
      And the game goes to the combat damage step
      And Alice assigns <goat> damage of "Mammoth" to "Goat", <mule> to "Mule", <ox> to "Ox" and <bob> to Bob
      And all players pass
      Then "Goat" is in Bob's graveyard
      And Bob <has> <life> life

      Examples:
        | goat | mule | ox | bob | has       | life |
        | 8    | 0    | 0  | 0   | still has | 20   |
        | 4    | 4    | 0  | 0   | still has | 20   |
        | 3    | 3    | 2  | 0   | still has | 20   |
        | 3    | 2    | 2  | 1   | has       | 19   |
        | 2    | 2    | 2  | 2   | has       | 18   |

    Example: without trample nothing goes to the player
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Giant" with power 8 and toughness 8
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Giant"
      And Bob blocks "Giant" with "Goat"
      And the game goes to the combat damage step
      And all players pass
      Then "Goat" is in Bob's graveyard
      And Bob still has 20 life

  Rule: A.37.2 It works for an attacker alone

    Example: a blocker with trample assigns all to what it blocks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat" with power 1 and toughness 1
      And Bob controls a creature "Mammoth" with power 8 and toughness 8: "Trample"
      When Alice attacks with "Goat"
      And Bob blocks "Goat" with "Mammoth"
      And the game goes to the combat damage step
      And all players pass
      Then "Goat" is in Alice's graveyard
      And Alice still has 20 life

    Example: an attacker with trample
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Mammoth" with power 8 and toughness 8: "Trample"
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Mammoth"
      And Bob blocks "Mammoth" with "Goat"
      And the game goes to the combat damage step
      And Alice assigns 1 damage of "Mammoth" to "Goat" and 7 to Bob
      And all players pass
      Then Bob has 13 life

  Rule: A.37.4 With all blockers gone, all goes to the player

    Scenario Outline: the blocker is destroyed first
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Mammoth" with power 8 and toughness 8: "Trample"
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Mammoth"
      And Bob blocks "Mammoth" with "Goat"
      And Alice plays "Sting" targeting "Goat"
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 12 life

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  Rule: A.37.5 What others assign to the same blocker counts

    Example: two attackers, one of them with trample, blocked by one creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Mammoth" with power 5 and toughness 5: "Trample"
      And Bob controls a creature "Giant" with power 1 and toughness 4: "Giant can block an additional creature."
      When Alice attacks with "Ox" and "Mammoth"
      And Bob blocks with:
        | creature | attacker |
        | Giant    | Ox       |
        | Giant    | Mammoth  |
      And the game goes to the combat damage step
      And Alice assigns 2 damage of "Mammoth" to "Giant" and 3 to Bob
      And Bob assigns 1 damage of "Giant" to "Ox" and 0 to "Mammoth"
      And all players pass
      Then "Giant" is in Bob's graveyard
      And Bob has 17 life

  Rule: A.37.8 Toughness alone counts, whatever prevents the damage

    Example: protection from green
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Mammoth" with mana cost {G}, power 8 and toughness 8: "Trample"
      And Bob controls a creature "Knight" with power 2 and toughness 2: "Protection from green"
      When Alice attacks with "Mammoth"
      And Bob blocks "Mammoth" with "Knight"
      And the game goes to the combat damage step
      And Alice tries to assign 1 damage of "Mammoth" to "Knight" and 7 to Bob
      Then it is refused
      When Alice assigns 2 damage of "Mammoth" to "Knight" and 6 to Bob
      And all players pass
      Then "Knight" is still in play
      And Bob has 14 life

  Rule: A.37.Ruling.1 Damage that is there already counts

    Example: one point is enough
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Mammoth" with power 8 and toughness 8: "Trample"
      And Alice has an instant "Sting" in hand: "Sting deals 2 damage to target creature or player."
      And Bob controls a creature "Ox" with power 1 and toughness 3
      When Alice attacks with "Mammoth"
      And Bob blocks "Mammoth" with "Ox"
      And Alice plays "Sting" targeting "Ox"
      And all players pass
      And the game goes to the combat damage step
      And Alice assigns 1 damage of "Mammoth" to "Ox" and 7 to Bob
      And all players pass
      Then Bob has 13 life
