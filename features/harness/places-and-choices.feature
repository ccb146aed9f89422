Feature: Places, and what is chosen one after another

  Rule: Where a unit is played is said with the card

    Example: to a battlefield, at one, in the base
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Miller" at "Alice's battlefield"
        And Alice has a unit "Imp" in her hand
        And Alice has a unit "Rat" in her hand
        And Alice has a unit "Newt" in her hand
        When Alice plays "Imp" to "Alice's battlefield"
        And Alice plays "Rat" at "Alice's battlefield"
        And Alice plays "Newt" in Alice's base
        Then "Imp" is at "Alice's battlefield"
        And "Rat" is at "Alice's battlefield"
        And "Newt" is at Alice's base
        """
      Then it passes

    Example: it may be the only place there is, and targets may follow
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Bob controls 2 units "Rat"
        And Alice has a unit "Imp" in her hand: "When you play me, stun an enemy unit."
        When Alice plays "Imp" to Alice's base targeting "Rat" (2)
        And all players pass
        Then "Rat" (2) is stunned
        """
      Then it passes

    Example: a place where it can't be played
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Miller" at "Alice's battlefield"
        And Alice has a unit "Imp" in her hand
        When Alice plays "Imp" to "Bob's battlefield"
        """
      Then it fails with "never asked for the target"

    Example: what can be tried says the place, too
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Miller" at "Alice's battlefield"
        And Alice has a unit "Imp" in her hand
        Then Alice can play "Imp" to "Alice's battlefield"
        And Alice can play "Imp" to Alice's base
        And Alice can't play "Imp" to "Bob's battlefield"
        """
      Then it passes

  Rule: "Her base" is that of the player of whom a step speaks

    Example: a unit is there, is moved there, and is played there
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls an exhausted unit "Rat" in her base
        And Alice controls a buffed unit "Imp" at "Alice's battlefield"
        And Alice has a unit "Newt" in her hand
        When Alice moves "Imp" to her base
        And Alice plays "Newt" to her base
        Then "Imp" is at Alice's base
        And "Newt" is at Alice's base
        And "Rat" is still exhausted
        And "Imp" is still buffed
        And Alice can't play "Rat" to her base
        """
      Then it passes

    Example: a sentence that speaks of no player
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Imp" at "Alice's battlefield"
        When Alice moves "Imp" to her base
        Then "Imp" is at her base
        """
      Then it fails with "Whose base is"

  Rule: Several things may be named that are asked for one after another

    Example: damage in combat
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Old Walker" with might 2
        And Bob controls 3 units "Imp" at "Bob's battlefield"
        When Alice moves "Old Walker" to "Bob's battlefield"
        And all players pass
        And Alice chooses "Imp" (1) and "Imp" (3)
        Then "Imp" (3) is in Bob's trash
        And "Imp" (2) is still at "Bob's battlefield"
        """
      Then it passes

    Example: one more than there was a question for
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a unit "Old Walker" with might 2
        And Bob controls 3 units "Imp" at "Bob's battlefield"
        When Alice moves "Old Walker" to "Bob's battlefield"
        And all players pass
        And Alice chooses "Imp" (1), "Imp" (2) and "Imp" (3)
        """
      Then it fails with "was asked to assign combat damage no more"

    Example: modes of a spell that is executed twice
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice has 1 energy
        And Bob controls a gear "Lamp"
        And Bob controls a gear "Cup"
        And Alice has a spell "Rockfall" in her hand:
          ```
          [Repeat] [1]
          Choose one -
          - Draw 1.
          - Kill a gear.
          ```
        When Alice plays "Rockfall" with the additional cost choosing modes 2 and 2 targeting "Cup" and "Lamp"
        And all players pass
        Then "Cup" is in Bob's trash
        And "Lamp" is in Bob's trash
        """
      Then it passes

  Rule: An answer that there was no choice about is pointed out

    Example: one target
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Bob controls a unit "Rat"
        And Alice has a unit "Imp" in her hand: "When you play me, stun an enemy unit."
        When Alice plays "Imp"
        And Alice chooses "Imp"
        """
      Then it fails with "What leaves one answer is not asked"

  Rule: The table is shown in the words of its game

    Example: runes, points and places
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice has 2 energy
        And Alice has 3 points
        And Alice controls a unit "Imp" with might 4, buffed at "Alice's battlefield"
        When Alice passes
        Then "Imp" is exhausted
        """
      Then it fails with "Imp (unit): energy cost 0, power cost 0, might 5, ready, buffed"

  Rule: Cards lie where a Given says, and as it says, or it is refused

    Example: an exhausted legend
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice has an exhausted legend "Tidecaller" in legend zone
        And Alice has a spell "Call" in her hand: "Ready your legend."
        When Alice plays "Call"
        And all players pass
        Then "Tidecaller" is ready
        """
      Then it passes

    Example: a legend that its player is said to control
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a legend "Tidecaller": "[E]: Draw 1."
        Then "Tidecaller" is still in Alice's legend zone
        When Alice activates "Tidecaller"
        Then "Tidecaller" is exhausted
        """
      Then it passes

    Example: exhausted runes, which need no name
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls 2 exhausted fury runes
        And Alice has a spell "Call" in her hand: "Ready all your runes."
        When Alice plays "Call"
        And all players pass
        Then 2 "Fury Rune" are ready
        """
      Then it passes

    Example: a gear on the board
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice has a gear "Winch" on the board
        And Alice has a spell "Rust" in her hand: "Kill all gear."
        When Alice plays "Rust"
        And all players pass
        Then "Winch" is in Alice's trash
        """
      Then it passes

    Example: an exhausted unit in a trash
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice has an exhausted unit "Imp" in her trash
        """
      Then it can't be set up: "where cards don't lie in any way"

    Example: a spell on the chain before anybody has played
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice has a spell "Call" on the chain
        """
      Then it can't be set up: "Nothing can be put into zone"

    Example: a deck, where there are two kinds
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice has the unit "Rat" on top of her deck
        When Alice passes
        """
      Then it can't be set up: "this game has a main deck and a rune deck"

    Example: what may be done is accepted before anything is chosen
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice has the unit "Rat" in her hand
        And Alice has the spell "Door" in her hand: "You may play a unit from your hand, ignoring its costs."
        When Alice plays "Door"
        And all players pass
        And Alice chooses "Rat"
        """
      Then it fails with "accepted or declined first"

  Scenario: a reroll is accepted, and declined
    Given a Legions of Will game between Alice and Bob
    And Alice controls a unit "Second Wind": "You may reroll each die you roll."
    And Alice has 2 actions "Gamble" in hand: "Roll a 12-sided die. If the result is 7 or greater, you gain 3 resource. Otherwise, you lose 2 resource."
    And the next die rolls are 2, 8 and 9
    When Alice plays "Gamble"
    And all players pass
    And Alice accepts
    Then Alice has 13 resource
    When Alice plays "Gamble"
    And all players pass
    And Alice declines
    Then Alice has 16 resource

  Scenario: what is numbered is chosen by its name where no other has that
    Given a Magic 2013 game between Alice and Bob
    And Alice controls an enchantment "Double": "If a source would deal damage to a creature or player, it deals double that damage to that creature or player instead."
    And Alice controls an enchantment "Soft": "If a source would deal damage to you, prevent 1 of that damage."
    And Bob has an instant "Zap" in hand: "Zap deals 2 damage to target creature or player."
    When Alice passes
    And Bob plays "Zap" targeting Alice
    And all players pass
    And Alice chooses "Soft"
    Then Alice has 18 life
