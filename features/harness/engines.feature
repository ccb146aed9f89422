Feature: Engines that are not what they should be

  An engine in a process of its own is checked by the same command as any other, whatever it does. Each of these has one
  fault, and otherwise plays as it should. What it does wrong has a verdict of its own, and the command its exit code:
  0 nothing is wrong, 1 the engine plays otherwise than the rulebook, 3 the process is not to be relied on.

  Background:
    Given these scenarios:
      """
      Feature: A small suite

        Rule: 113.2 Damage is marked on units
          Example: damage
            Given a Legions of Will game between Alice and Bob
            And Alice controls a unit "Ash Hound" with will 4 and power 5 in her base "Kiln"
            And Bob has the action "Spark" with cost 2 in hand: "Spark deals 3 damage to target unit."
            When Bob plays "Spark" targeting "Ash Hound"
            And all players pass
            Then "Ash Hound" has 3 damage marked

        Rule: 305.1 Units are played in the own main phase
          Example: a refusal
            Given a Legions of Will game between Alice and Bob
            And Bob has a unit "Imp" with will 1 and power 1 in hand
            When Bob tries to play "Imp"
            Then it is refused

        Rule: 111.3 The active player receives priority
          Example: turn order
            Given a Legions of Will game between Alice and Bob
            And Alice has the action "Spark" in hand: "Spark deals 3 damage to target unit."
            And Alice controls a unit "Ash Hound" with power 5
            When Alice plays "Spark" targeting "Ash Hound"
            And all players pass
            Then Alice still has priority
            And Alice still has 10 resource
            And "Ash Hound" has 3 damage marked

        Rule: 402.3 Hands are hidden
          Example: a hidden hand
            Given a Legions of Will game between Alice and Bob
            And Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit."
            And Alice controls a unit "Ash Hound" with power 5
            And Bob has a unit "Imp" with will 1 and power 1 in hand
            When Bob plays "Spark" targeting "Ash Hound"
            Then Alice doesn't see "Imp"

        Rule: 603.3b Triggered abilities
          Example: a triggered ability
            Given a Legions of Will game between Alice and Bob
            And Alice controls a unit "Bell" with power 1: "Whenever a unit is destroyed, draw a card."
            When Alice passes
            Then Bob has priority
      """

  Example: an engine without a fault
    When they are checked on the engine "none"
    Then the verdicts are "passed, passed, passed, passed, unsupported"
    And the exit code is 0

  Rule: What an engine plays otherwise than the rulebook is failed

    Scenario Outline: <fault>
      When they are checked on the engine "<fault>"
      Then the verdicts are "<verdicts>"
      And a message says "<words>"
      And the exit code is 1

      Examples:
        | fault                         | verdicts                                    | words                     |
        | accepts all                   | passed, failed, passed, passed, unsupported | expected: refused         |
        | refuses all                   | failed, failed, failed, failed, unsupported | answer was refused        |
        | echoes the setup              | failed, failed, failed, failed, unsupported | Bob doesn't get priority  |
        | leaks hands                   | passed, passed, passed, failed, unsupported | What Alice sees           |
        | damage is off by one          | failed, passed, failed, passed, unsupported | 4 damage marked           |
        | reversed turn order           | passed, passed, failed, passed, unsupported | Who has priority          |
        | forgets to reset              | passed, passed, failed, passed, unsupported | How much resource Alice   |
        | claims features that it lacks | passed, passed, passed, passed, failed      | a gap that isn't declared |

    Scenario Outline: more subtle: <fault>
      When they are checked on the engine "<fault>"
      Then the verdicts are "<verdicts>"
      And a message says "<words>"
      And the exit code is 1

      Examples:
        | fault                                 | verdicts                                    | words                          |
        | leaks hands once something was played | passed, passed, passed, failed, unsupported | What Alice sees                |
        | ids change                            | failed, passed, failed, failed, unsupported | can't play                     |
        | options change                        | failed, failed, failed, failed, unsupported | asked                          |
        | another hash each time                | passed, failed, passed, passed, unsupported | hash                           |

    Scenario Outline: <fault>, where every action is taken back and done again
      When they are checked on the engine "<fault>" with "--metamorphic undo"
      Then the verdicts are "<verdicts>"
      And a message says "the position after it is not the one before the act"
      And the exit code is 1

      Examples:
        | fault               | verdicts                                    |
        | takes back too much | failed, passed, failed, failed, unsupported |
        | takes back nothing  | failed, failed, failed, failed, unsupported |

  Rule: What can't be true is no position, and a broken protocol

    Scenario Outline: <fault>
      When they are checked on the engine "<fault>"
      Then the verdicts are "<verdicts>"
      And a message says "<words>"
      And the exit code is 3

      Examples:
        | fault                                | verdicts                                        | words                                    |
        | names of players are mixed up        | crashed, crashed, crashed, crashed, unsupported | The position can't be: seat 0 is called  |
        | options twice                        | crashed, crashed, crashed, crashed, unsupported | two options are the same in everything   |
        | goes on when the game is over        | crashed, crashed, crashed, crashed, unsupported | the game is over, and yet seat           |
        | shows a viewer nothing               | crashed, crashed, crashed, crashed, unsupported | What seat 0 sees can't be: there are 0   |
        | offers what it refuses               | crashed, crashed, crashed, crashed, unsupported | when it was asked for none               |
        | numbers beyond all                   | crashed, passed, crashed, passed, unsupported   | not a number beyond all                  |
        | lacks more once it was started again | crashed, crashed, crashed, crashed, crashed     | something else of its features           |

    Example: a feature that is both supported and missing
      When they are checked on the engine "supports and lacks"
      Then the command says "it says twice whether it supports \"triggered abilities\""
      And the exit code is 3

    Example: a mark before the first line
      When they are checked on the engine "a mark before the first line"
      Then the command says "it begins with a byte order mark: write UTF-8 without one"
      And the exit code is 3

  Rule: An engine that speaks of another rulebook is told so

    Scenario Outline: <fault>
      When they are checked on the engine "<fault>"
      Then the verdicts are "passed, passed, passed, passed, unsupported"
      And the command says "<words>"
      And the exit code is 0

      Examples:
        | fault                          | words                                                       |
        | another edition                | was written against legions-of-will in its edition 1999-01-01 |
        | another text                   | was written against legions-of-will with another text       |
        | cites rules that there are not | cites rules that legions-of-will 2023-09-11 doesn't have: 999.9z |

  Rule: What scenarios don't look at, the probe does

    Scenario Outline: <fault>
      When the engine "<fault>" is probed
      Then the check "<check>" fails, for "<why>"
      And the exit code is 1

      Examples:
        | fault                | check                                                                   | why                                    |
        | always the same hash | a hash tells positions apart                                            | The hash after an act is the same      |
        | takes back too much  | what is taken back has not happened                                     | Not everything is as it was            |

  Rule: A process that breaks is crashed; it is started again, but not for ever

    Scenario Outline: <fault>
      When they are checked on the engine "<fault>" with "--restarts 1"
      Then the verdicts are "crashed, crashed, not run, not run, not run"
      And a message says "<words>"
      And a message says "started 2 times"
      And the exit code is 3

      Examples:
        | fault                     | words                                   |
        | wrong id                  | its id is 3, but 2 was asked            |
        | answers twice             | said more than it was asked for         |
        | rubbish                   | it is no JSON                           |
        | dies on the third message | ended in the middle of the conversation |
        | babbles                   | said more than it was asked for         |

  Rule: A process that hangs has timed out

    Example: never answers
      When they are checked on the engine "never answers" with "--restarts 0 --deadline 1500"
      Then the verdicts are "timed out, not run, not run, not run, not run"
      And a message says "didn't answer within 4500 ms"
      And the exit code is 3

  Rule: What breaks once costs one scenario

    Example: it is killed in mid-suite
      When they are checked on the engine "is killed in mid-suite"
      Then the verdicts are "passed, passed, crashed, passed, unsupported"
      And a message says "ended in the middle of the conversation"
      And the exit code is 3

    Example: it stops in mid-suite
      When they are checked on the engine "stops in mid-suite" with "--deadline 500"
      Then the verdicts are "passed, passed, timed out, passed, unsupported"
      And the exit code is 3

  Rule: What is only unusual is no fault

    Scenario Outline: <engine>
      When they are checked on the engine "<engine>" with "--deadline 2000"
      Then the verdicts are "passed, passed, passed, passed, unsupported"
      And the exit code is 0

      Examples:
        | engine                  |
        | takes its time to start |
        | drips                   |
        | carriage returns        |

  Rule: What an engine declares not to say is no proof of anything

    Example: it cites no rules
      Given these scenarios:
        """
        Feature: Rules that are cited
          Rule: 111.1 Players act while they have priority
            Background:
              Given a Legions of Will game between Alice and Bob

            Example: a refusal by a number
              When Bob tries to pass without priority
              Then it is refused by rule 111.1

            Example: a number that is cited
              When Alice plays "Alice's blank hand card 1"
              And all players pass
              Then the trace cites rule 605.2n

            Example: a number that is not cited
              When Alice plays "Alice's blank hand card 1"
              Then the trace doesn't cite rule 605.2n

            Example: a refusal
              When Bob tries to pass without priority
              Then it is refused
        """
      When they are checked on the engine "cites no rules, and says so"
      Then the verdicts are "unsupported, unsupported, unsupported, passed"
      And the exit code is 0
      When they are checked on the engine "none"
      Then the verdicts are "passed, passed, passed, passed"
