Feature: P.2 Phases of the Turn

  Rule: P.2.3 An added turn comes after this one

    Scenario Outline: then the opponent takes one
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Walk" in hand: "Take an extra turn after this one."
      When Alice plays "Walk"
      And all players pass
      And the game goes to the end of turn step
      And all players pass, which ends the turn
      Then it is Alice's upkeep step
      When the game goes to the end of turn step
      And all players pass, which ends the turn
      Then it is Bob's upkeep step

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: of two, the one added last is first
      Given a Magic game between Alice and Bob
      And Alice has an instant "Walk" in hand: "Take an extra turn after this one."
      And Bob has an instant "Stroll" in hand: "Take an extra turn after this one."
      When Alice plays "Walk"
      And all players pass
      And Bob plays "Stroll"
      And all players pass
      And the game goes to the end of turn step
      And all players pass, which ends the turn
      Then it is Bob's upkeep step
      When the game goes to the end of turn step
      And all players pass, which ends the turn
      Then it is Alice's upkeep step

  Rule: P.2.Ruling.1 Each phase and step comes, though nothing happens in it

    Example: a turn in which nobody does anything
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Clock":
        """
        At the beginning of your upkeep, you gain 1 life.
        At the beginning of combat on your turn, you gain 1 life.
        At the beginning of your second main phase, you gain 1 life.
        """
      When the game goes to Bob's end of turn step
      Then Bob has 23 life
