Feature: What is typed wrong is told where it is, and why

  Rule: What a step should have announced is missed at that step

    Scenario Outline: <lacks>
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Bob controls a unit "Imp" with power 2
        And Bob controls a unit "Rat" with power 2
        And Alice has the action "Spark" in hand: "<text>"
        When Alice plays "Spark"
        And all players pass
        Then "Imp" is in Bob's graveyard
        """
      Then it fails with '<says>'

      Examples:
        | lacks   | text                                               | says                                                        |
        | targets | Spark deals 3 damage to target unit.               | write "Alice plays "Spark" targeting …", or add a step with |
        | a mode  | Choose one —\\n• Draw a card.\\n• You gain 2 resource. | write "Alice plays "Spark" choosing mode …"                 |

    Example: a step of its own may say it
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Bob controls a unit "Imp" with power 2
        And Bob controls a unit "Rat" with power 2
        And Alice has the action "Spark" in hand: "Spark deals 3 damage to target unit."
        When Alice plays "Spark"
        And Alice chooses "Imp"
        And all players pass
        Then "Imp" is in Bob's graveyard
        """
      Then it passes

  Rule: What can't be played is told with where it is

    Example: a card in somebody else's hand
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Bob has the action "Draw" in hand: "Draw a card."
        When Alice plays "Draw"
        Then Bob has priority
        """
      Then it fails with "is in Bob's hand: "

    Example: a permanent of somebody else
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Bob controls a unit "Imp": "Rest this unit: Draw a card."
        When Alice activates "Imp"
        Then Bob has priority
        """
      Then it fails with "is Bob's: "

  Rule: What no engine could answer for is an input error

    Scenario Outline: <what>
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice controls a unit "Imp" with power 2
        <given>
        When <when>
        Then <then>
        """
      Then it can't be read: '<says>'

      Examples:
        | what                        | given                 | when                    | then                                | says                                |
        | acting in a Given           | And Bob passes        | Alice passes            | Bob has priority                    | that is for When                    |
        | arranging in a When         |                       | Alice has 3 resource    | Bob has priority                    | that is for Given                   |
        | a question that there isn't |                       | Alice passes            | Bob is asked to choose a target     | perhaps "choose targets"            |
        | a refusal of nothing        |                       | Alice passes            | it is refused                       | Nobody has tried anything           |
        | a player that there isn't   |                       | Alice passes            | Carol has priority                  | Nobody called Carol plays           |

  Rule: Words of another game are none of this one's

    Scenario Outline: <word> in <game>
      When this scenario is run:
        """
        Given a <game> game between Alice and Bob
        And Alice controls a unit "Imp"
        And <given>
        When Alice passes
        Then <then>
        """
      Then it can't be read: '<game> has no <kind> "<word>"'

      Examples:
        | game            | given                                       | then                              | kind             | word          |
        | Legions of Will | Alice controls a unit "Rat" with might 3    | Bob has priority                  | number on a card | might         |
        | Legions of Will | Alice controls a gear "Axe"                 | Bob has priority                  | type of card     | gear          |
        | Legions of Will | Alice has 3 energy                          | Bob has priority                  | kind of resource | energy        |
        | Legions of Will | Alice has 3 resource                        | "Imp" is not exhausted            | status           | exhausted     |
        | Legions of Will | Alice has 3 resource                        | "Imp" doesn't have might 3        | characteristic   | might         |
        | Legions of Will | Alice has 3 resource                        | "Imp" is not in Alice's trash     | zone             | trash         |
        | Legions of Will | it is Alice's awaken phase                  | Bob has priority                  | step or phase    | awaken phase  |
        | Riftbound       | Alice controls a unit "Rat" with power 3    | Bob has priority                  | number on a card | power         |
        | Riftbound       | Alice has 1 fury power                      | "Imp" is not rested               | status           | rested        |
        | Riftbound       | Alice has 1 fury power                      | "Imp" is not in Alice's graveyard | zone             | graveyard     |

  Rule: How many there are is said once

    Example: one, and several
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Bob controls a units "Imp"
        When all players pass
        Then "Imp" is on the battlefield
        """
      Then it can't be read: 'write "a unit", or how many units there are'
