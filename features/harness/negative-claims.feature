Feature: A negative claim is decided, not assumed

  What can't be done can be done in no way: not with another mode, cost, value of X or earlier choice.

  Rule: A legal target can't be called an illegal one

    Scenario Outline: <what> (Riftbound)
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice has 3 energy
        And Bob controls a unit "Drone" with might 3
        And Alice controls a unit "Scout"
        And Alice has the spell "Zap" in hand: "<text>"
        Then Alice can't target <targets> with "Zap"
        """
      Then it fails with "Whether it is legal to target"

      Examples:
        | what                  | text                                                    | targets             |
        | a mode stands before  | Choose one - Deal 3 to a unit. [or] Draw 1.             | "Drone"             |
        | the second mode       | Choose one - Draw 1. [or] Deal 3 to a unit.             | "Drone"             |
        | the only unit to move | Move a friendly unit.                                   | "Scout"             |
        | the first of two      | Choose a friendly unit and an enemy unit. They deal damage equal to their Mights to each other. | "Scout" |

    Scenario Outline: <what> (Legions of Will)
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice has 3 resource
        And Bob controls a unit "Drone" with power 3
        And Bob controls a unit "Rat" with power 1
        And Alice has the action "Spark" in hand: "<text>"
        Then Alice can't target "Drone" with "Spark"
        """
      Then it fails with "Whether it is legal to target"

      Examples:
        | what            | text                                                 |
        | the first mode  | Choose one —\\n• Destroy target unit.\\n• Draw a card. |
        | the second mode | Choose one —\\n• Draw a card.\\n• Destroy target unit. |

    Scenario: the text is repeated (Riftbound)
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice has 3 energy
        And Bob controls a unit "Drone" with might 8
        And Bob controls a unit "Scout" with might 8
        And Alice has the spell "Zap" in hand: "[Repeat] [2]\nDeal 3 to a unit."
        Then Alice can't target "Drone" and "Scout" with "Zap"
        """
      Then it fails with "Whether it is legal to target"

  Rule: Who defends is not assumed

    Scenario: the base of an opponent who might be chosen
      When this scenario is run:
        """
        Given a Legions of Will game between Alice, Bob and Carol
        And Alice controls a unit "Raider" with power 2
        When Alice tries to attack Carol's base with "Raider"
        Then it is refused
        """
      Then it fails with "Whether it is legal to attack Carol's base"

    Scenario: nobody's base, whoever is chosen
      When this scenario is run:
        """
        Given a Legions of Will game between Alice, Bob and Carol
        And Alice controls a unit "Raider" with power 2, rested
        When Alice tries to attack Carol's base with "Raider"
        Then it is refused
        And Alice is asked to choose the defending player
        """
      Then it passes

    Scenario: the base of an opponent who hasn't been chosen
      When this scenario is run:
        """
        Given a Legions of Will game between Alice, Bob and Carol
        And Alice controls a unit "Raider" with power 2
        When the game goes to the beginning of battle step
        And Alice chooses "Bob"
        And Alice tries to attack Carol's base with "Raider"
        Then it is refused
        """
      Then it passes

    Scenario: an attack before somebody defends
      When this scenario is run:
        """
        Given a Legions of Will game between Alice, Bob and Carol
        And Alice controls a unit "Raider" with power 2
        When Alice attacks Bob's base with "Raider"
        Then "Raider" is attacking Bob's base
        """
      Then it fails with "Alice must first be told how to choose the defending player"

  Rule: Passing ends no part of the turn that isn't named

    Scenario: the turn, with nothing to resolve
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And it is Alice's action phase
        And Alice has 2 energy
        When all players pass
        Then Alice has 0 energy
        """
      Then it fails with 'Where that is meant, say "all players pass, which ends the turn"'

    Scenario: the turn, by one player after the other
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice has 2 energy
        When Alice passes
        And Bob passes
        Then Alice has 0 energy
        """
      Then it fails with 'Where that is meant, say "all players pass, which ends the turn"'

    Scenario: a step
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Bob controls a unit "Guard": "At the beginning of each end step, you gain 2 resource."
        When all players pass
        And all players pass
        Then Bob has 12 resource
        """
      Then it fails with 'Where that is meant, say "all players pass, which ends the prebattle main phase"'

    Scenario Outline: <what>, in words
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice has 2 energy
        When <passing>
        Then <claim>
        """
      Then it passes

      Examples:
        | what                    | passing                                | claim                    |
        | the turn                | all players pass, which ends the turn  | Alice has 0 energy       |
        | the phase               | all players pass, which ends the action phase | Alice has 0 energy |
        | the turn, in a claim    | all players pass                       | it is Bob's action phase |
        | one who passes alone    | Alice passes                           | Alice has 0 energy       |

    Scenario Outline: what has not ended
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Scout"
        When Alice moves "Scout" to "Bob's battlefield"
        And all players pass, which ends the <part>
        Then Alice has 1 point
        """
      Then it fails with "it has not ended"

      Examples:
        | part         |
        | turn         |
        | action phase |

  Rule: What is not decided is no verdict

    Scenario: too many ways to try them all
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice has 20 resource
        And Bob controls 7 units "Drone"
        And Alice controls 6 units "Elf"
        And Alice has the action "Fork" with cost X in hand: "Choose one or both —\n• Destroy target unit.\n• Rest target unit."
        Then Alice can't target Bob's base with "Fork"
        """
      Then it can't be read: "is not decided: 2000 answers to the decisions before it (choose"

  Rule: What is chosen once is named once

    Scenario Outline: <what>
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Ann"
        And Alice controls a unit "Bea"
        And Alice controls a unit "<third>"
        And Alice has the spell "Cheer" in hand: "<text>"
        When Alice plays "Cheer" targeting "Ann" and "Ann"
        And all players pass
        Then "Ann" is buffed
        """
      Then it fails with "<why>"

      Examples:
        | what                  | text                          | third | why                                |
        | two of three units    | Buff two units.               | Cil   | can't be targeted                  |
        | a unit and another    | Buff a unit and another unit. | Cil   | can't be targeted                  |
        | each of up to two     | Buff each of up to two units. | Cil   | never asked for the target         |

  Rule: A choice is looked for beyond decisions of another sort

    Scenario: nobody asks
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Ann"
        Then Alice can't choose "Ann"
        """
      Then it fails with "Alice isn't asked for any answer"
