Feature: A.32 Provoke

  Rule: A.32.2 A creature of the defending player may be made to block it

    Scenario Outline: a tapped one untaps, and blocks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bully" with power 2 and toughness 2: "Provoke"
      And Bob controls a tapped creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Bully"
      And all players pass
      And Alice accepts
      Then "Goat" is untapped
      When the game goes to the declare blockers step
      Then "Goat" is blocking "Bully"

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

    Example: or may not be
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bully" with power 2 and toughness 2: "Provoke"
      And Bob controls a tapped creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Bully"
      And all players pass
      And Alice declines
      And the game goes to the end of combat step
      Then "Goat" is still tapped
      And Bob has 18 life

  Rule: A.32.Ruling.2 Who can't block need not

    Example: tapped again before blockers are declared
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bully" with power 2 and toughness 2: "Provoke"
      And Alice has an instant "Bind" in hand: "Tap target creature."
      And Bob controls a creature "Goat" with power 1 and toughness 1
      When Alice attacks with "Bully"
      And all players pass
      And Alice accepts
      And Alice plays "Bind" targeting "Goat"
      And all players pass
      And the game goes to the end of combat step
      Then Bob has 18 life

  Rule: A.32.3 Each instance triggers

    Example: two creatures
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bully" with power 2 and toughness 9:
        """
        Provoke
        Provoke
        """
      And Bob controls a tapped creature "Goat"
      And Bob controls a tapped creature "Hen"
      When Alice attacks with "Bully"
      And Alice chooses "Goat"
      And Alice chooses "Hen"
      And all players pass
      And Alice accepts
      And all players pass
      And Alice accepts
      Then "Goat" is untapped
      And "Hen" is untapped
      When Bob tries to declare no blockers
      Then it is refused by rule C.4.9

  Rule: A.32.Ruling.1 An untapped creature may be provoked

    Example: it blocks
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Brute" with power 3 and toughness 3: "Provoke"
      And Bob controls a creature "Goat"
      When Alice attacks with "Brute"
      And Alice chooses "Goat"
      And all players pass
      And Alice accepts
      And the game goes to the declare blockers step
      Then "Goat" is blocking
