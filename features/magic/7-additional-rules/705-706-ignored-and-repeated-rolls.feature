Feature: 705 Flipping a Coin, 706 Rolling a Die

  @edition:2025
  Rule: 705.3 A flip that a text says the result of has that result, whatever the coin shows

    Example: and it is won by whom the text says
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Luck": "Coins you flip come up heads and you win those flips."
      And Alice has a sorcery "Bet" in hand: "Flip a coin. If you win the flip, draw two cards. If you lose the flip, you lose 3 life."
      And the next coin flip is 2
      When Alice plays "Bet"
      And all players pass
      And Alice chooses "tails"
      Then Alice's hand holds 2 cards

    Example: of a flip that nobody wins
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Luck": "Coins you flip come up tails."
      And Alice has a sorcery "Toss" in hand: "Flip a coin. If it comes up heads, you gain 5 life. If it comes up tails, draw a card."
      And the next coin flip is 1
      When Alice plays "Toss"
      And all players pass
      Then Alice's hand holds 1 card
      And Alice still has 20 life

    Example: somebody else's are what they are
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Luck": "You win each coin flip."
      And Alice has a sorcery "Bet" in hand: "Flip a coin. If you win the flip, draw two cards. If you lose the flip, you lose 3 life."
      And the next coin flip is 2
      When Alice plays "Bet"
      And all players pass
      And Alice chooses "heads"
      Then Alice has 17 life

  @edition:2025
  Rule: 706.3c To roll again is to roll as many dice of the same kind, with the same modifiers

    Example: the same table says what is done
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Delve" in hand: "Roll a d20.\n1—9 | You gain 1 life.\n10—19 | You gain 2 life.\n20 | You gain 10 life. Roll again."
      And the next die rolls are 20 and 3
      When Alice plays "Delve"
      And all players pass
      Then Alice has 31 life

    Example: with what is added
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Delve" in hand: "Roll a d6 and add 2.\n1—7 | You gain 1 life.\n8+ | You gain 10 life. Roll again."
      And the next die rolls are 6, 6 and 5
      When Alice plays "Delve"
      And all players pass
      Then Alice has 41 life

  @edition:2025
  Rule: 706.5 Doubles are two rolls of which each has the other's result

    Example: two fives
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Dice" in hand: "Roll two six-sided dice. If you rolled doubles, draw a card."
      And the next die rolls are 5 and 5
      When Alice plays "Dice"
      And all players pass
      Then Alice's hand holds 1 card

    Example: a five and a four are none
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Dice" in hand: "Roll two six-sided dice. You gain life equal to the total. If you rolled doubles, draw a card."
      And the next die rolls are 5 and 4
      When Alice plays "Dice"
      And all players pass
      Then Alice has 29 life
      And Alice's hand holds 0 cards

  @edition:2025
  Rule: 706.6 A roll that is ignored never happened

    Example: one more die is rolled, and the lowest is not looked at
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Guide": "If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll."
      And Alice has a sorcery "Dice" in hand: "Roll a d20. You gain life equal to the result."
      And the next die rolls are 5 and 13
      When Alice plays "Dice"
      And all players pass
      Then Alice has 33 life

    Example: nothing triggers on it
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Guide": "If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll."
      And Alice controls an artifact "Drum": "Whenever you roll a die, draw a card."
      And Alice has a sorcery "Dice" in hand: "Roll a d20. You gain life equal to the result."
      And the next die rolls are 9 and 9
      When Alice plays "Dice"
      And all players pass
      Then Alice has 29 life
      When all players pass
      Then Alice's hand holds 1 card
      And the stack is empty

    Example: what a text ignores of its own dice
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Dice" in hand: "Roll two d20 and ignore the lower roll. You gain life equal to the result."
      And the next die rolls are 13 and 5
      When Alice plays "Dice"
      And all players pass
      Then Alice has 33 life
