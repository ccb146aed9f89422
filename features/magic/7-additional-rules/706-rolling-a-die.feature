@edition:2025
Feature: 706 Rolling a Die

  Rule: 706.1 An effect says which dice are rolled, and how many

    Example: one
      Given a Magic game between Alice and Bob
      And the next die roll is 4
      And Alice has a sorcery "Gamble" in hand: "Roll a six-sided die. You gain life equal to the result."
      When Alice plays "Gamble"
      And all players pass
      Then Alice has 24 life

    Example: two, for a total
      Given a Magic game between Alice and Bob
      And the next die rolls are 4 and 5
      And Alice has a sorcery "Gamble" in hand: "Roll two six-sided dice. You gain life equal to the total."
      When Alice plays "Gamble"
      And all players pass
      Then Alice has 29 life

    Example: somebody else does
      Given a Magic game between Alice and Bob
      And the next die roll is 3
      And Bob controls an artifact "Cup": "Whenever you roll one or more dice, you gain 1 life."
      And Alice has a sorcery "Gamble" in hand: "Target player rolls a six-sided die. Draw a card."
      When Alice plays "Gamble" targeting Bob
      And all players pass
      And all players pass
      Then Bob has 21 life

  Rule: 706.1a A die has as many sides as its name says

    Example: twenty
      Given a Magic game between Alice and Bob
      And the next die roll is 20
      And Alice has a sorcery "Gamble" in hand: "Roll a d20. You gain life equal to the result."
      When Alice plays "Gamble"
      And all players pass
      Then Alice has 40 life

    Example: eight, of three dice
      Given a Magic game between Alice and Bob
      And the next die rolls are 8 and 1 and 7
      And Alice has a sorcery "Gamble" in hand: "Roll three d8. You gain life equal to the total."
      When Alice plays "Gamble"
      And all players pass
      Then Alice has 36 life

  Rule: 706.2 The result is what the die shows, with its modifiers

    Example: something is added
      Given a Magic game between Alice and Bob
      And the next die roll is 6
      And Alice controls 2 creatures "Ox"
      And Alice has a sorcery "Gamble" in hand:
        """
        Roll a d20 and add the number of creatures you control.
        1—7 | You lose 1 life.
        8—20 | You gain 10 life.
        """
      When Alice plays "Gamble"
      And all players pass
      Then Alice has 30 life

    Example: something is subtracted
      Given a Magic game between Alice and Bob
      And the next die roll is 9
      And Alice controls 2 creatures "Ox"
      And Alice has a sorcery "Gamble" in hand:
        """
        Roll a d20 and subtract the number of creatures you control.
        1—7 | You gain 1 life.
        8+ | You gain 10 life.
        """
      When Alice plays "Gamble"
      And all players pass
      Then Alice has 21 life

  Rule: 706.3a A table says what is done in which range of results

    Scenario Outline: a range, a single number, and all from a number on
      Given a Magic game between Alice and Bob
      And the next die roll is <roll>
      And Alice has a sorcery "Gamble" in hand:
        """
        Roll a d20.
        1 | You lose 5 life.
        2—9 | You gain 1 life.
        10+ | You gain 2 life.
        """
      When Alice plays "Gamble"
      And all players pass
      Then Alice has <life> life

      Examples:
        | roll | life |
        | 1    | 15   |
        | 2    | 21   |
        | 9    | 21   |
        | 10   | 22   |
        | 20   | 22   |

    Example: what no line is for has no effect
      Given a Magic game between Alice and Bob
      And the next die roll is 3
      And Alice has a sorcery "Gamble" in hand:
        """
        Roll a six-sided die.
        6 | You gain 5 life.
        """
      When Alice plays "Gamble"
      And all players pass
      Then Alice still has 20 life
      And "Gamble" is in Alice's graveyard

  Rule: 706.3b The roll, its modifiers and the table are one ability

    Example: a triggered one
      Given a Magic game between Alice and Bob
      And the next die roll is 5
      And Alice has a creature "Bard" in hand:
        """
        When Bard enters, roll a six-sided die.
        1—3 | Draw a card.
        4—6 | You gain 3 life.
        """
      When Alice plays "Bard"
      And all players pass
      And all players pass
      Then Alice has 23 life
      And the stack is empty

  Rule: 706.4 Without a table, the text says what the results are for

    Example: who rolls sets off what waits for it, once for all dice or for each
      Given a Magic game between Alice and Bob
      And the next die rolls are 2 and 3
      And Alice controls an artifact "Cup": "Whenever you roll one or more dice, you gain 10 life."
      And Alice controls an artifact "Tray": "Whenever you roll a die, you gain 1 life."
      And Alice has a sorcery "Gamble" in hand: "Roll two six-sided dice. Each player loses life equal to the total."
      When Alice plays "Gamble"
      And all players pass
      And Alice orders "Cup", "Tray", "Tray"
      Then Bob has 15 life
      When all players pass
      And all players pass
      And all players pass
      Then Alice has 27 life
