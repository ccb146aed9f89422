Feature: A scenario must be fair

  What a scenario proves, it proves by playing. These are the ways in which a scenario could look green without
  proving anything, and what Rulewright says instead.

  Rule: From the first When on only players act

    Example: a Given after a When
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        When Alice passes
        Given Alice has 3 resource
        """
      Then it fails with "reaches into the game after the first When"

    Example: arranging in a When
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        When Alice controls a unit "Ash Hound" with will 4 and power 3
        """
      Then it fails with "that is for Given"

    Example: acting in a Given
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice passes
        """
      Then it fails with "that is for When"

  Rule: What was already so proves nothing

    Example: a Then that held before the first When
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice controls a unit "Ash Hound" with will 4 and power 3
        When Alice passes
        Then "Ash Hound" is on the battlefield
        """
      Then it fails with "was already so before the first When and proves nothing"

    Example: a Then that held before the first When, and not in between
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Ash Hound" with might 2
        And Bob controls a unit "Wall" with might 1 at "Ford", stunned
        And Bob controls a unit "Buttress" with might 3 at "Ford", stunned
        When Alice moves "Ash Hound" to "Ford"
        And all players pass
        And Alice chooses "Buttress"
        Then "Ash Hound" is at Alice's base
        """
      Then it passes

    Example: an amount that was another one between two decisions
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And it is Bob's action phase
        And Alice controls a gear "Well": "At the start of your Beginning Phase, add [2]."
        When the game goes to Alice's action phase
        Then Alice has 0 energy
        """
      Then it passes

    Example: an amount that was the same all along, whatever else there is
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And it is Bob's action phase
        And Bob controls a gear "Well": "At the start of each player's Beginning Phase, add [2]."
        When the game goes to Alice's action phase
        Then Alice has 0 energy
        """
      Then it fails with "was already so before the first When and proves nothing"

    Example: saying that nothing was to change
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice controls a unit "Ash Hound" with will 4 and power 3
        When Alice passes
        Then "Ash Hound" is still on the battlefield
        """
      Then it passes

    Example: no Then at all
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice controls a unit "Ash Hound" with will 4 and power 3
        When Alice passes
        """
      Then it fails with "claims nothing, so it proves nothing"

  Rule: Every decision is answered, and only what is asked is answered

    Example: a decision left open
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Bob controls 2 units "Imp" with power 2
        And Alice has the action "Spark" in hand: "Spark deals 3 damage to target unit."
        When Alice plays "Spark"
        """
      Then it fails with "leaves a decision open: Alice is asked to choose targets"

    Example: a decision that the scenario expects to be open
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Bob controls 2 units "Imp" with power 2
        And Alice has the action "Spark" in hand: "Spark deals 3 damage to target unit."
        When Alice plays "Spark"
        Then Alice is asked to choose targets
        """
      Then it passes

    Example: a decision whose answers the scenario looks at
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Bob controls 2 units "Imp" with power 2
        And Alice has the action "Spark" in hand: "Spark deals 3 damage to target unit."
        When Alice plays "Spark"
        Then Alice can't choose nothing
        """
      Then it passes

    Example: a decision of somebody else than the player whose answers it looks at
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Bob controls 2 units "Imp" with power 2
        And Alice has the action "Spark" in hand: "Spark deals 3 damage to target unit."
        When Alice plays "Spark"
        Then Bob can't choose nothing
        """
      Then it fails with "Bob isn't asked for any answer"

    Example: an answer to no question
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Bob controls a unit "Imp" with power 2
        When Alice chooses "Imp"
        """
      Then it fails with "Alice was never asked for this answer"

    Example: an answer that was the only one
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Drone" with might 3: "When I attack, deal 1 to an enemy unit here."
        And Bob controls a unit "Imp" with might 2 at "Ford"
        When Alice moves "Drone" to "Ford"
        And Alice chooses "Imp"
        And all players pass
        Then "Imp" has 1 damage marked
        """
      Then it passes

    Example: an answer that was the only one, given twice
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Drone" with might 3: "When I attack, deal 1 to an enemy unit here."
        And Bob controls a unit "Imp" with might 2 at "Ford"
        When Alice moves "Drone" to "Ford"
        And Alice chooses "Imp"
        And Alice chooses "Imp"
        """
      Then it fails with "Alice was never asked for this answer"

    Example: another answer than the only one
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Drone" with might 3: "When I attack, deal 1 to an enemy unit here."
        And Bob controls a unit "Imp" with might 2 at "Ford"
        When Alice moves "Drone" to "Ford"
        And Alice chooses "Drone"
        """
      Then it fails with "Alice was never asked for this answer"

    Example: an order of what is all alike
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls 2 units "Quay Scribe": "When you play a spell, draw 1."
        And Alice has the spell "Whet" in hand: "Draw 1."
        When Alice plays "Whet"
        And all players pass
        And Alice orders "Quay Scribe" (1), "Quay Scribe" (2)
        Then the chain holds the ability of "Quay Scribe" (2), the ability of "Quay Scribe" (1)
        """
      Then it passes

    Example: an announcement that nobody asks for
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Bob controls a unit "Imp" with power 2
        And Alice has the action "Spark" in hand: "Spark deals 3 damage to target unit."
        When Alice plays "Spark" with X = 3 targeting "Imp"
        """
      Then it fails with "never asked for X = 3"

    Example: somebody else's decision
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        When Bob passes
        """
      Then it fails with "Bob isn't asked anything: Alice has priority"

    Example: a name that is written wrong
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Runner"
        When Alice moves "Runer" to "Bob's battlefield"
        """
      Then it fails with 'There is no object called "Runer"; perhaps "Runner"'

    Example: the third of two
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls 2 units "Runner"
        When Alice moves "Runner" (3) to "Bob's battlefield"
        """
      Then it fails with "only 2 objects have had this name"

    Example: a declaration that the game doesn't have
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Runner"
        When Alice attacks "Bob's battlefield" with "Runner"
        """
      Then it fails with "units fight where they are moved to"

    Example: where something is, as its game says it
      When this scenario is run:
        """
        Given a Magic game between Alice and Bob
        And Alice controls a creature "Ox"
        Then "Ox" is in Alice's graveyard
        """
      Then it fails with "actual:   in play"

    Example: an attempt that nobody looks at
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Bob has a unit "Imp" with power 2 in hand
        When Bob tries to play "Imp"
        """
      Then it fails with "Nobody looked at what came of trying to play"

    Example: an attempt at something legal
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Bob controls 2 units "Imp" with power 5
        And Alice has the action "Hail" in hand: "Hail deals 3 damage divided as you choose among any number of target units."
        When Alice plays "Hail" targeting "Imp" (1) and "Imp" (2)
        And Alice tries to divide 1 to "Imp" (1) and 2 to "Imp" (2)
        Then it is refused
        """
      Then it fails with "Whether it is legal to divide"

    Example: a number that may be announced
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice controls a unit "Forge": "Pay X: This unit gains +X power until end of turn."
        Then Alice can't activate "Forge" with X = 3
        """
      Then it fails with "Whether it is legal to activate"

    Example: cards that arrive together and are put in no order
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Bob controls a unit "Imp"
        And Bob controls a unit "Rat"
        And Alice has the action "Ruin" in hand: "Destroy all units."
        When Alice plays "Ruin"
        And all players pass
        Then "Imp" is in Bob's graveyard
        And Alice still has priority
        """
      Then it passes

  Rule: Scripted rolls are rolled

    Example: a roll left over
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And the next will rolls are 5 and 7
        When Alice passes
        """
      Then it fails with "Scripted rolls were never rolled: roll will: 5, roll will: 7"

    Example: a roll that the die doesn't have
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice controls a unit "Ash Hound" with will 4 and power 3
        And the next will roll is 13
        When Alice attacks Bob's base with "Ash Hound"
        """
      Then it can't be set up: "13"

  Rule: The table is one that a game can come to

    Example: a unit with lethal damage
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice controls a unit "Ash Hound" with power 3 and 3 damage marked
        When Alice passes
        """
      Then it can't be set up: "breaks the rulebook's invariants"

    Example: a unit with lethal damage where cleanups look at it
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Heron" with might 3 and 3 damage marked
        When Alice passes
        """
      Then it can't be set up: "breaks the rulebook's invariants: at once, Alice: kill"

    Example: a battlefield that is controlled by nobody's units
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls the battlefield "Ford"
        When Alice passes
        """
      Then it can't be set up: "at once, become uncontrolled \"Ford\""

    Example: a base beyond its capacity
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice controls a base "Kiln" with capacity 1
        And Alice controls 2 units "Drone" in her base "Kiln"
        When Alice passes
        """
      Then it can't be set up: "Alice must at once choose permanents beyond capacity"

    Example: too much resource
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice has 21 resource
        When Alice passes
        """
      Then it can't be set up: "it holds 0 to 20"

    Example: less than nothing of what never falls below
      When this scenario is run:
        """
        Given a Magic game between Alice and Bob
        And Alice has -1 red mana
        When Alice passes
        """
      Then it can't be set up: "Alice can't have -1 red: it never falls below 0"

    Example: what nobody has anything of that name for
      When this scenario is run:
        """
        Given a Magic game between Alice and Bob
        And Alice controls a Creature enchantment "Veil" attached to "Ox"
        When Alice passes
        """
      Then it can't be set up: "say before that some player controls such a permanent"

    Scenario Outline: what no table can be: <what>
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And <given>
        When Alice passes
        """
      Then it can't be set up: "<why>"

      Examples:
        | what                   | given                                                      | why                            |
        | two words for one      | Alice controls a unit "Imp", rested, reset                 | is said to be both             |
        | two numbers for one    | Alice controls a unit "Imp" with power 2 and power 3       | is said to be both             |
        | too many bases         | Alice controls 4 bases "Kiln"                              | Alice can't have 4 bases       |
        | a negative capacity    | Alice controls a base "Kiln" with capacity -1              | can't have capacity -1         |
        | a number beyond count  | Alice controls a unit "Imp" with power 9007199254740993    | beyond what can be counted     |
        | more cards than any    | Alice's deck holds 99999999999 cards                       | room for 10000                 |
        | somebody else          | Carol controls a unit "Imp"                                | Nobody called Carol plays      |
        | a turn before the game | it is turn 0                                               | There is no turn 0             |
        | a roll off the die     | the next will roll is 13                                   | 1 to 12                        |
        | a roll of nothing      | the next die roll is 0                                     | a die shows 1 or more          |

    Example: an unreachable table, with its reason
      When this scenario is run:
        """
        @unreachable
        Scenario: wounded to death
          Damage stays marked only until state-based actions are checked; here they are shown at work.

          Given a Legions of Will game between Alice and Bob
          And Alice controls a unit "Ash Hound" with power 3 and 3 damage marked
          When Alice passes
          Then "Ash Hound" is not on the battlefield
        """
      Then it passes

    Example: an unreachable table without a reason
      When this scenario is run:
        """
        @unreachable
        Scenario: wounded to death
          Given a Legions of Will game between Alice and Bob
          And Alice controls a unit "Ash Hound" with power 3 and 3 damage marked
        """
      Then it fails with "says in its description why"

    Example: text that doesn't parse
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice has the action "Spark" in hand: "Spark frobnicates target unit."
        When Alice passes
        """
      Then it can't be set up: "doesn't parse"

  Rule: The vocabulary is closed

    Example: a step that is none of it
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        When Alice wins because she wants to
        """
      Then it has undefined steps

    Example: a name that nothing has
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        When Alice plays "Spork"
        """
      Then it fails with "There is no object called "

    Example: a name of what isn't there is an error, also where its being absent is claimed
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice controls a unit "Ash Hound" with power 3
        And Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit."
        <step>
        """
      Then it can't be read: '<why>'

      Examples:
        | step                                                 | why                                                      |
        | When Bob plays "Sparc" targeting "Ash Hound"         | There is no object called "Sparc"; perhaps "Spark".      |
        | When Bob plays "Spark" targeting "Ash Hond"          | There is no object called "Ash Hond"; perhaps "Ash Hound". |
        | Then Bob can't target "Ash Hond" with "Spark"        | There is no object called "Ash Hond"; perhaps "Ash Hound". |
        | Then "Ash Hond" is not on the battlefield            | There is no object called "Ash Hond"; perhaps "Ash Hound". |
        | When Bob tries to target "Ash Hond" with "Spark"     | There is no object called "Ash Hond"; perhaps "Ash Hound". |
        | When Bub plays "Spark" targeting "Ash Hound"         | Nobody called Bub plays; perhaps Bob.                    |
        | When Bob plays "Spark" targeting Carol               | Nobody called Carol plays; the players are Alice and Bob. |
        | Then Carol's "Ash Hound" is still on the battlefield | Nobody called Carol plays; the players are Alice and Bob. |

    Example: a token that a text would make is the engine's to make
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a gear "Shrine": "When a friendly unit dies, play a 1 [M] Wisp unit token there."
        When Alice passes
        Then "Wisp" has might 1
        """
      Then it fails with "nothing that is seen has had this name"

    Example: a name that several have
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice controls 2 units "Drone"
        When Alice attacks Bob's base with "Drone"
        """
      Then it fails with "2 objects are called "

    Example: a name that several have where all players share a zone
      When this scenario is run:
        """
        Given a Magic 2003 game between Alice and Bob
        And Alice controls a creature "Drone" with power 1 and toughness 1
        And Bob controls a creature "Drone" with power 1 and toughness 1
        When the game goes to Alice's end of turn step
        Then "Drone" is still in play
        """
      Then it fails with "(1) Alice's, in play, (2) Bob's, in play"

    Example: a name that several cards in one hand have, which are the same
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice has 2 actions "Bolt" in hand: "Bolt deals 1 damage to target unit."
        And Bob controls a unit "Lamb" with power 3
        When Alice plays "Bolt" targeting "Lamb"
        And all players pass
        Then "Lamb" has 1 damage marked
        And "Bolt" (1) is in Alice's graveyard
        And "Bolt" (2) is still in Alice's hand
        """
      Then it passes

    Example: objects with one name are counted as they are named
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Drone" with might 5 at "Bob's battlefield"
        And Bob controls a unit "Drone" with might 4
        And Alice controls a unit "Drone" with might 3
        And Alice has a spell "Bless" in her hand: "Give all units +1 [M] this turn."
        When Alice plays "Bless"
        And all players pass
        Then "Drone" (1) has might 6
        And "Drone" (2) has might 4
        And "Drone" (3) has might 5
        """
      Then it passes

    Example: a name that cards in one hand have, which say other things
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice has the action "Bolt" in hand: "Bolt deals 1 damage to target unit."
        And Alice has the action "Bolt" in hand: "Bolt deals 2 damage to target unit."
        And Bob controls a unit "Lamb" with power 3
        When Alice plays "Bolt" targeting "Lamb"
        """
      Then it fails with "2 objects are called "

  Rule: What happened is kept for the reports

    Example: the trace
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And Alice controls a unit "Ash Hound" with power 3
        And Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit."
        When Bob plays "Spark" targeting "Ash Hound"
        And all players pass
        Then "Ash Hound" is in Alice's graveyard
        """
      Then it passes
      And it leaves a trace that cites rule 704.5c
