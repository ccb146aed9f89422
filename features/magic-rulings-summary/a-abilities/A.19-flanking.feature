Feature: A.19 Flanking

  Rule: A.19.2 Who blocks it without flanking gets -1/-1

    @also:A.19.Ruling.1 @also:C.4.8
    Scenario Outline: a blocker without it dies before damage, and the attacker stays blocked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 2 and toughness 2: "Flanking"
      And Bob controls a creature "Goat" with power 2 and toughness 1
      When Alice attacks with "Lancer"
      And Bob blocks "Lancer" with "Goat"
      And all players pass
      Then "Goat" is in Bob's graveyard
      And "Lancer" is blocked
      When the game goes to the end of combat step
      Then Bob still has 20 life
      And "Lancer" is still in play

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

    Example: a blocker with it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 1 and toughness 2: "Flanking"
      And Bob controls a creature "Knight" with power 1 and toughness 3: "Flanking"
      When Alice attacks with "Lancer"
      And Bob blocks "Lancer" with "Knight"
      And the game goes to the end of combat step
      Then "Knight" has 1 damage marked
      And "Knight" still has toughness 3

  Rule: A.19.4 Each instance triggers

    Example: twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 1 and toughness 9:
        """
        Flanking
        Flanking
        """
      And Bob controls a creature "Ox" with power 4 and toughness 4
      When Alice attacks with "Lancer"
      And Bob blocks "Lancer" with "Ox"
      And all players pass
      And all players pass
      Then "Ox" has power 2
      And "Ox" has toughness 2

  Rule: A.19.Ruling.4 One instance on the blocker is enough

    Example: two against one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Lancer" with power 1 and toughness 9:
        """
        Flanking
        Flanking
        """
      And Bob controls a creature "Knight" with power 1 and toughness 3: "Flanking"
      When Alice attacks with "Lancer"
      And Bob blocks "Lancer" with "Knight"
      And the game goes to the end of combat step
      Then "Knight" has 1 damage marked
      And "Knight" still has toughness 3

  Rule: A.19.Ruling.3 Gained after blockers are declared it comes too late

    Example: it is gained before and after
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 9
      And Alice has 2 instants "Flank" in hand: "Target creature gains flanking until end of turn."
      And Bob controls a creature "Mule" with power 3 and toughness 3
      When Alice attacks with "Ox"
      And Alice plays "Flank" targeting "Ox"
      And all players pass
      And Bob blocks "Ox" with "Mule"
      And all players pass
      Then "Mule" has power 2
      When Alice plays "Flank" targeting "Ox"
      And all players pass
      And the game goes to the end of combat step
      Then "Mule" still has power 2

  Rule: A.19.3 It is a triggered ability

    Example: it waits on the stack
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Rider" with power 2 and toughness 2: "Flanking"
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Rider"
      And Bob blocks "Rider" with "Goat"
      Then the stack holds the ability of "Rider"
      And "Goat" is still in play

  Rule: A.19.Ruling.2 What blocks it by blocking its band gets -1/-1 too

    Example: another of the band is blocked
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Rider" with power 2 and toughness 2: "Flanking"
      And Alice controls a creature "Ox": "Banding"
      And Bob controls a creature "Goat" with power 1 and toughness 4
      When Alice attacks with "Rider" and "Ox" in a band
      And Bob blocks "Ox" with "Goat"
      And all players pass
      Then "Goat" has power 0 and toughness 3
