Feature: 607.2i What was paid for an object as it was cast

  Rule: 607.2i What asks how much life was paid as its object was cast asks for what was chosen for the variable cost printed on it

    Scenario Outline: as it enters, while it is there, and once it has left
      Given a Magic game between Alice and Bob
      And Alice has a creature "Imp" in hand:
        """
        As an additional cost to cast Imp, pay X life.
        <text>
        """
      And Alice has an instant "Fall" in hand: "Destroy target creature."
      When Alice plays "Imp" with X = 3
      Then Alice has 17 life
      When all players pass
      And Alice plays "Fall" targeting "Imp"
      And all players pass
      And all players pass
      Then Bob has 17 life

      @edition:2013
      Examples:
        | text                                                                                                 |
        | When Imp enters the battlefield, target opponent loses life equal to the life paid as Imp was cast. |
        | When Imp dies, target opponent loses life equal to the life paid as Imp was cast.                   |

    Scenario Outline: a spell knows it of itself
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Drain" in hand:
        """
        As an additional cost to cast Drain, pay X life.
        Target opponent loses life equal to the life paid as Drain was cast.
        """
      When Alice plays "Drain" with X = 4 targeting Bob
      And all players pass
      Then Bob has 16 life

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013
    Example: nothing was paid for what was put onto the battlefield
      Given a Magic game between Alice and Bob
      And Alice has a creature "Imp" in hand:
        """
        As an additional cost to cast Imp, pay X life.
        {T}: You gain life equal to the life paid as Imp was cast.
        """
      And Alice controls an artifact "Gate": "{T}: Put a creature card from your hand onto the battlefield. You lose 1 life."
      When Alice activates "Gate"
      And all players pass
      And the game goes to Bob's draw step
      And the game goes to Alice's first main phase
      And Alice activates "Imp"
      And all players pass
      Then Alice has 19 life

    @edition:2013
    Example: life that was paid for something else is no part of it
      Given a Magic game between Alice and Bob
      And Alice has a creature "Imp" with mana cost {B/P} in hand:
        """
        As an additional cost to cast Imp, pay X life.
        When Imp enters the battlefield, target opponent loses life equal to the life paid as Imp was cast.
        """
      When Alice plays "Imp" with X = 3
      Then Alice has 15 life
      When all players pass
      And all players pass
      Then Bob has 17 life
