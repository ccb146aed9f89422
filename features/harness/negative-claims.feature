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
